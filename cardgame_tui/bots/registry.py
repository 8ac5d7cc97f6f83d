"""Bots by the word a user types for them."""

from collections.abc import Callable, Mapping
from difflib import get_close_matches

from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.engine.chance import Chance
from cardgame_tui.play.setup import HUMAN

__all__ = ["UnknownBotError", "make_bot"]

BOTS: Mapping[str, Callable[[int], Bot]] = {"random": RandomBot}
"""Makes each kind of bot from a seed."""


class UnknownBotError(LookupError):
    """No bot has that name."""


class MissingBotError(UnknownBotError):
    """A match has a bot that this program does not have.

    Args:
        seat: the seat it plays.
        name: what it is called.
    """

    def __init__(self, seat: int, name: str) -> None:
        super().__init__(f'seat {seat} is played by the unknown bot "{name}"; known: {", ".join(BOTS)}')
        self.seat = seat


def known_seats(seats: tuple[str, str]) -> tuple[str, str]:
    """Check who plays the seats of a saved match.

    Raises:
        MissingBotError: when one of them is a bot that this program does not have.
    """
    for seat, word in enumerate(seats, 1):
        if word != HUMAN and word not in BOTS:
            raise MissingBotError(seat, word)
    return seats


def people_for_missing(seats: tuple[str, str]) -> tuple[str, str]:
    """Let a person play each seat whose bot this program does not have."""
    one, two = (word if word in BOTS else HUMAN for word in seats)
    return one, two


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot.

    Raises:
        UnknownBotError: naming the known bots and the nearest.
    """
    check_bot(name)
    return BOTS[name](seed)


def check_bot(name: str) -> None:
    """Check that a bot of this name exists.

    Raises:
        UnknownBotError: naming the known bots and the nearest.
    """
    if name in BOTS:
        return
    close = get_close_matches(name, BOTS, n=1)
    hint = f"; did you mean {close[0]}?" if close else ""
    raise UnknownBotError(f'no bot "{name}"; known: {", ".join(BOTS)}{hint}')


class SeatBots:
    """The bots of a match. Each decision gets a new bot with a separate seed.

    So a bot always answers a decision in the same way, even after an undo or after resuming.

    Args:
        seats: ``human`` or a bot's name for seat 1 and seat 2.
        seed: the match's seed; each bot has its own chance.

    Raises:
        UnknownBotError: when no bot has a name.
    """

    def __init__(self, seats: tuple[str, str], seed: int) -> None:
        for word in set(seats) - {HUMAN}:
            check_bot(word)
        self._seats = seats
        self._seed = seed

    def at(self, seat: int, duel: int, decision: int) -> Bot:
        """Make the bot that answers a decision.

        Args:
            seat: its seat, which is not a person's.
            duel: number of the duel in the match.
            decision: how many decisions of that duel have been made.
        """
        return make_bot(self._seats[seat - 1], _seed_of(self._seed, seat, duel, decision))


def _seed_of(seed: int, *place: int) -> int:
    """A seed for one place; the seeds of neighbouring places are unrelated."""
    for number in place:
        seed = Chance(seed + number, stream=55).seed()
    return seed
