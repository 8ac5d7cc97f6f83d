"""A bot that answers at random, each option as likely as the next."""

from cardgame_tui.bots.bot import Bot, BotKind
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View

__all__ = ["RANDOM", "RandomBot", "random_answer"]


class RandomBot(Bot):
    """Answers at random from its own chance, so that the chance of the duel is not touched.

    Args:
        seed: equal seeds give equal answers to equal prompts.
    """

    looks = False
    remembers = False

    def __init__(self, seed: int) -> None:
        self._chance = Chance(seed)

    def choose(self, prompt: Prompt, view: View) -> Answer:
        """Pick one option, or a random number of them, without looking."""
        return random_answer(prompt, self._chance)


def random_answer(prompt: Prompt, chance: Chance) -> Answer:
    """Draw an answer to a prompt; to a secret one the answer of one seat."""
    options = prompt.options
    if (prompt.least == prompt.most == 1 and not prompt.ordered) or prompt.secret:
        return chance.below(len(options)) if len(options) > 1 else 0
    count = prompt.least + chance.below(prompt.limit - prompt.least + 1)
    left = list(range(len(options)))
    picked = [left.pop(chance.below(len(left))) for _ in range(count)]
    return tuple(picked if prompt.ordered else sorted(picked))


RANDOM = BotKind(lambda setup, seat, seed: RandomBot(seed), "answers at random")
