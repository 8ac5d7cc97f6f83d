"""Cards that change zones, for the abilities that wait for it (GA-358)."""

from typing import NamedTuple

from cardgame_tui.engine.card import Printed
from rulesets.grand_archive.cards.printed import ArchivePrinted


class Shift(NamedTuple):
    """A card that has changed zones: its stay since then, and the kinds of both zones with their seats."""

    card: int
    visit: int
    origin: str
    origin_seat: int
    to: str
    seat: int


def sees_moves(printed: Printed) -> bool:
    """Whether a side of a printed card waits for cards that change zones."""
    assert isinstance(printed, ArchivePrinted)
    return any([side.program.sees_moves for side in (printed, printed.flip) if side is not None])
