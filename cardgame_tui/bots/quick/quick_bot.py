"""A bot that answers at once, by what it has learned."""

from cardgame_tui.bots.bot import Bot, BotKind, BotSetup
from cardgame_tui.bots.quick.learned import known_for
from cardgame_tui.bots.quick.policy import Policy, answer_of_picks, picks
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View

SHARPNESS = 3.0
"""Scores are multiplied by this before an option is drawn: mostly the best, sometimes one that is as good."""

SELDOM = 0.25
"""Options are not drawn that are less likely than this share of the likeliest."""


class QuickBot(Bot):
    """Takes what its weights speak for, at the prompt alone and without looking ahead.

    Args:
        policy: its weights.
        seed: equal seeds give equal answers to equal prompts.
    """

    looks = False
    glances = True
    remembers = False

    def __init__(self, policy: Policy, seed: int) -> None:
        self._policy = policy
        self._chance = Chance(seed)

    def choose(self, prompt: Prompt, view: View) -> Answer:
        """Pick by the scores of what it has glanced at."""
        scores = [SHARPNESS * score for score in self._policy.scores(self.glanced)]
        found = picks(prompt, scores, self._chance, self.glanced.needless, SELDOM)
        return answer_of_picks(prompt, found)


def quick_bot(setup: BotSetup, seat: int, seed: int) -> Bot:
    """Make the bot; one that answers at random in a game of which nothing that fits was learned."""
    known = known_for(setup.ruleset, setup.options)
    return RandomBot(seed) if known.policy is None else QuickBot(known.policy, seed)


QUICK = BotKind(quick_bot, "answers at once, by what it has learned")
