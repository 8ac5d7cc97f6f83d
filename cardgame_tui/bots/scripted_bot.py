"""A bot that gives prepared answers."""

from collections.abc import Iterable

from cardgame_tui.bots.bot import Bot
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View

__all__ = ["ScriptedBot"]


class ScriptedBot(Bot):
    """Gives its answers one after another, for any prompts.

    Args:
        answers: the answers in order.
    """

    looks = False

    def __init__(self, answers: Iterable[Answer]) -> None:
        self._answers = iter(answers)

    def choose(self, prompt: Prompt, view: View) -> Answer:
        """Give the next answer.

        Raises:
            LookupError: when none is left.
        """
        for answer in self._answers:
            return answer
        raise LookupError(f"no answer is left for {prompt.ask!r}")
