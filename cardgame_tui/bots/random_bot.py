"""A bot that answers at random, each option as likely as the next."""

from cardgame_tui.bots.bot import ViewReader
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt

__all__ = ["RandomBot"]


class RandomBot:
    """Answers at random from its own chance, so that the chance of the duel is not touched.

    Args:
        seed: equal seeds give equal answers to equal prompts.
    """

    def __init__(self, seed: int) -> None:
        self._below = Chance(seed).below

    def choose(self, prompt: Prompt, read_view: ViewReader) -> Answer:
        """Pick one option, or a random number of them, without looking."""
        options = prompt.options
        if (prompt.least == prompt.most == 1 and not prompt.ordered) or prompt.secret:
            return self._below(len(options)) if len(options) > 1 else 0
        count = prompt.least + self._below(prompt.limit - prompt.least + 1)
        picked = self._pick(len(options), count)
        return tuple(picked if prompt.ordered else sorted(picked))

    def _pick(self, size: int, count: int) -> list[int]:
        """Draw `count` different indexes below `size`, in random order."""
        left = list(range(size))
        return [left.pop(self._below(len(left))) for _ in range(count)]
