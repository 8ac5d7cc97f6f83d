"""What a bot is: something that answers prompts for one seat."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.view import View, view
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset

__all__ = ["Bot", "ViewReader", "answer_of", "view_reader"]

ViewReader: TypeAlias = Callable[[], View]
"""Shows what the bot's seat may know now; costs nothing until it is called."""


class Bot(Protocol):
    """Answers prompts for one seat. It never holds the duel, so it cannot peek."""

    def choose(self, prompt: Prompt, read_view: ViewReader) -> Answer:
        """Answer a prompt.

        Args:
            prompt: the question; every option is legal.
            read_view: makes the view of the bot's seat when called.

        Returns:
            An answer that fits the prompt; for a secret prompt the one index of this seat.
        """


def answer_of(bots: tuple[Bot, Bot], view_readers: tuple[ViewReader, ViewReader], prompt: Prompt) -> Answer:
    """Ask the bot or, for a secret prompt, both bots.

    Args:
        bots: the bots of seat 1 and seat 2.
        view_readers: make the view of each of them.
        prompt: the open prompt.
    """
    seat = prompt.seat
    if seat:
        return bots[seat - 1].choose(prompt, view_readers[seat - 1])
    first, second = (_index(bot.choose(prompt, read)) for bot, read in zip(bots, view_readers, strict=True))
    return first, second


def view_reader(ruleset: Ruleset, driver: Driver, seat: int) -> ViewReader:
    """The view for a bot at a seat; it always shows the driver's current duel."""
    return lambda: view(ruleset, driver.duel, seat)


def _index(answer: object) -> int:
    if type(answer) is not int:
        raise TypeError(f"a secret prompt is answered with one index, found {answer!r}")
    return answer
