"""The log of a duel: what happened, under which rule, and who may read which name in it."""

from dataclasses import dataclass, field

from cardgame_tui.engine.card import Printed

__all__ = ["PUBLIC", "Event"]

PUBLIC = 3
"""The `Event.sight` of a card both seats saw."""


@dataclass(slots=True, eq=False)
class Event:
    """One thing that happened. Its words are made when the log is read.

    Args:
        rule: number of the rule that made it happen.
        what: stable word, the key into the ruleset's wording.
        seat: the seat it happened to, 0 for none.
        card: number of the card it is about, if any.
        zone: number of the zone it is about, if any.
        amount: a number that belongs to it.
        other: number of a second card, if any.
        word: a printed word that belongs to it, such as a keyword or the name of an ability.
        sight: who saw `card` when it happened: bit 1 for seat 1, bit 2 for seat 2.
        other_sight: who saw `other`, in the same form.
        shown: whether it happened by showing `card` to everybody.
        turn: number of the turn it happened in, 0 before the first.
        active: the seat whose turn it was; 0 for nobody's.
        printed: what was printed on `card` when it happened: a card may show another side or name later.
        other_printed: the same of `other`.
    """

    rule: str
    what: str
    seat: int = 0
    card: int | None = None
    zone: int | None = None
    amount: int = 0
    other: int | None = None
    word: str = ""
    sight: int = PUBLIC
    other_sight: int = PUBLIC
    shown: bool = False
    turn: int = 0
    active: int = 0
    printed: Printed | None = field(default=None, repr=False)
    other_printed: Printed | None = field(default=None, repr=False)
