"""A bot that answers at once, by what it has learned."""

from cardgame_tui.bots.bot import Bot, BotKind, BotSetup
from cardgame_tui.bots.quick.learned import known_for
from cardgame_tui.bots.quick.policy import Policy, answer_of_picks, picks
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.lookahead.declining import decline_of

SHARPNESS = 30
"""A tenth of it multiplies scores before an option is drawn: mostly the best, sometimes one that is as good."""
SHARPEST = 1000

SELDOM = 0.25
"""Options are not drawn that are less likely than this share of the likeliest, unless that one is to wait.

Whoever waits is asked again and again, so that acting now and then adds up to acting at some time.
"""


class QuickBot(Bot):
    """Takes what its weights speak for, at the prompt alone and without looking ahead.

    Args:
        policy: its weights.
        seed: equal seeds give equal answers to equal prompts.
        sharpness: the less, the more often it takes an option that is not the best.
    """

    looks = False
    glances = True
    remembers = False

    def __init__(self, policy: Policy, seed: int, sharpness: int = SHARPNESS) -> None:
        self._policy = policy
        self._factor = sharpness / 10
        self._chance = Chance(seed)

    def choose(self, prompt: Prompt, view: View) -> Answer:
        """Pick by the scores of what it has glanced at."""
        scores = [self._factor * score for score in self._policy.scores(self.glanced)]
        waits = scores.index(max(scores)) == decline_of(prompt)
        found = picks(prompt, scores, self._chance, self.glanced.needless, 0.0 if waits else SELDOM)
        return answer_of_picks(prompt, found)


def quick_bot(setup: BotSetup, seat: int, seed: int) -> Bot:
    """Make the bot; one that answers at random in a game of which nothing that fits was learned."""
    known = known_for(setup.ruleset, setup.options)
    return RandomBot(seed) if known.policy is None else QuickBot(known.policy, seed, setup.effort or SHARPNESS)


QUICK = BotKind(quick_bot, "answers at once, by what it has learned", effort=SHARPNESS, most=SHARPEST)
