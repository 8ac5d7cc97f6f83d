"""Which players a text means, seen from its controller."""

from collections.abc import Sequence

from cardgame_tui.engine.duel import SEATS, other
from rulesets.grand_archive.cards.statics.bans import People


def seats_of_people(people: People | None, seat: int) -> Sequence[int]:
    """The players whom a ban of a seat is about."""
    match people:
        case People.PLAYERS:
            return SEATS
        case People.OPPONENTS:
            return (other(seat),)
        case People.YOU:
            return (seat,)
    return ()
