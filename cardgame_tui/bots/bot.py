"""What a bot is: something that answers prompts for one seat."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.view import View, view
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset

__all__ = ["Bot", "Look", "answer_of", "look_of"]

Look: TypeAlias = Callable[[], View]
"""Shows what the bot's seat may know now; costs nothing until it is called."""


class Bot(Protocol):
    """Answers prompts for one seat. It never holds the duel, so it cannot peek."""

    def choose(self, prompt: Prompt, look: Look) -> Answer:
        """Answer a prompt.

        Args:
            prompt: the question; every option is legal.
            look: the view of the bot's seat, made when called.

        Returns:
            An answer that fits the prompt; for a secret prompt the one index of this seat.
        """


def answer_of(bots: tuple[Bot, Bot], looks: tuple[Look, Look], prompt: Prompt) -> Answer:
    """Ask the bot or, for a secret prompt, both bots.

    Args:
        bots: the bots of seat 1 and seat 2.
        looks: what each of them may look at.
        prompt: the open prompt.
    """
    seat = prompt.seat
    if seat:
        return bots[seat - 1].choose(prompt, looks[seat - 1])
    first, second = (_index(bot.choose(prompt, look)) for bot, look in zip(bots, looks, strict=True))
    return first, second


def look_of(ruleset: Ruleset, driver: Driver, seat: int) -> Look:
    """The view for a bot at a seat; it always shows the driver's current duel."""
    return lambda: view(ruleset, driver.duel, seat)


def _index(answer: object) -> int:
    if type(answer) is not int:
        raise TypeError(f"a secret prompt is answered with one index, found {answer!r}")
    return answer
