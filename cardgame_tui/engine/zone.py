"""Places a card can be in, and who may look into them."""

from enum import Enum
from typing import Any, Generic, Protocol, Self

from typing_extensions import TypeVar

from cardgame_tui.engine.fields.declares import Declares

__all__ = ["Sight", "Zone"]


class _Numbered(Protocol):
    id: int


CardT = TypeVar("CardT", bound=_Numbered, default=Any)


class Sight(Enum):
    """Who sees the face-up cards in a zone."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


class Zone(Declares, Generic[CardT]):
    """A place for cards: a deck, a hand, one slot of the board. `Zone` alone is a zone of any game.

    Attributes:
        id: its number, the index into ``duel.zones``.
        name: its name in rulebook and scenarios, such as ``1C3`` or ``seat2.hand``.
        seat: the seat it belongs to, 0 for a shared one.
        kind: the game's word for such zones, such as ``hand`` or ``creature``.
        sight: who sees its face-up cards. A face-down card in an `ALL` zone is seen by the zone's seat only.
        cards: the cards in it; for piles the top card is the last.
    """

    __slots__ = ("cards", "id", "kind", "name", "seat", "sight")

    def __init__(self, number: int, name: str, seat: int, kind: str, sight: Sight) -> None:
        self.id = number
        self.name = name
        self.seat = seat
        self.kind = kind
        self.sight = sight
        self.cards: list[CardT] = []
        self.begin_fields()

    def clone(self) -> Self:
        """Copy this zone without its cards; declared fields are copied too."""
        twin = type(self).__new__(type(self))
        twin.id = self.id
        twin.name = self.name
        twin.seat = self.seat
        twin.kind = self.kind
        twin.sight = self.sight
        twin.cards = []
        return twin

    def state(self) -> tuple[object, ...]:
        """All that can change about this zone, as plain values for the digest; declared fields too."""
        return (self.id, tuple(card.id for card in self.cards))

    def __repr__(self) -> str:
        return f"<zone {self.name}>"
