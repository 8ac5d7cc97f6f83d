"""Bots by the word a user types for them."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.engine.chance import Chance
from cardgame_tui.play.setup import HUMAN

BOTS: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot}
"""Makes each kind of bot from a seed."""


class UnknownBotError(LookupError):
    """There is no bot of that name."""


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot.

    Raises:
        UnknownBotError: naming the bots there are and the nearest.
    """
    check_bot(name)
    return BOTS[name](seed)


def check_bot(name: str) -> None:
    """Check that there is a bot of a name.

    Raises:
        UnknownBotError: naming the bots there are and the nearest.
    """
    if name in BOTS:
        return
    close = get_close_matches(name, BOTS, n=1)
    hint = f"; did you mean {close[0]}?" if close else ""
    raise UnknownBotError(f'no bot "{name}"; there is: {", ".join(BOTS)}{hint}')


def seat_bots(seats: tuple[str, str], seed: int) -> tuple[Bot | None, Bot | None]:
    """Make the bots of a set-up's seats; None for a person.

    Args:
        seats: ``human`` or a bot's name for seat 1 and seat 2.
        seed: the match's seed; the bots draw from chances of their own.

    Raises:
        UnknownBotError: when there is no bot of a name.
    """
    chance = Chance(seed, stream=55)
    first, second = (_seat_bot(name, chance.seed()) for name in seats)
    return first, second


def _seat_bot(name: str, seed: int) -> Bot | None:
    return None if name == HUMAN else make_bot(name, seed)
