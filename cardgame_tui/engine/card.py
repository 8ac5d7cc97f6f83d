"""Cards: what is printed on them, and the physical card in a duel."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Self

from typing_extensions import TypeVar

from cardgame_tui.engine.fields.declares import Declares, Slotted

if TYPE_CHECKING:
    from cardgame_tui.engine.zone import Zone

__all__ = ["Card", "Printed"]


@dataclass(slots=True, eq=False)
class Printed:
    """What is printed on a card. Shared by all copies and all clones of a duel, never changed in play.

    Rulesets subclass it with their stats and the compiled abilities.

    Args:
        name: the card's name, unique in its card set.
        kind: the game's own word for its type, such as ``creature``.
        text: the sentences on the card.
    """

    name: str
    kind: str
    text: str

    @property
    def second_name(self) -> str:
        """Its name in another language, for players who read cards in that one; empty for none."""
        return ""


PrintedT_co = TypeVar("PrintedT_co", bound=Printed, covariant=True, default=Printed)


class Card(Declares, Generic[PrintedT_co], metaclass=Slotted):
    """One card of a duel. Rulesets subclass it with counters and states, which they declare.

        class Creature(Card[Printed]):
            damage = kept(0, "damage on it")

    Its parameter is the type of its printed side: ``class RiftCard(Card[RiftPrinted])``.
    `Card` alone is a card of any game. All cards of a duel are of one class. A field of a card
    does not change when the card moves: set it back where the rules say so. With ``slots=True`` after its
    parent a class has no attributes but its fields, and copies of its cards are smaller and faster.

    Attributes:
        id: its number, the index into ``duel.cards``; never changes during the duel.
        printed: what is printed on it.
        owner: seat (1 or 2) whose deck it came from.
        zone: the zone it is in; a card is always in exactly one (None only before set-up and for a token
            that has ceased to exist).
        face_up: whether its face shows, in zones with open cards.
        visit: counts its stays: raised whenever it becomes a new thing by moving (see `Duel.stays`). What refers
            to a card as it is now remembers this number with it. Not part of `state`.
        known: the seats that remember its face where it lies, though they may not see it now: bit 1 for seat 1,
            bit 2 for seat 2. Kept for bots, see `Duel.remembers`. Not part of `state`.
    """

    __slots__ = ("face_up", "id", "known", "owner", "printed", "visit", "zone")

    def __init__(self, number: int, printed: PrintedT_co, owner: int) -> None:
        self.id = number
        self.printed: PrintedT_co = printed
        self.owner = owner
        self.zone: Zone | None = None
        self.face_up = True
        self.visit = 0
        self.known = 0
        self.begin_fields()

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        if of_seats := [name for name, each in cls.fields.items() if each.by_seat]:
            raise TypeError(f"{cls.__name__}: {of_seats[0]} is of each seat, but a card has no seats; use kept")

    @property
    def name(self) -> str:
        """The printed name."""
        return self.printed.name

    def clone(self) -> Self:
        """Copy this card for a cloned duel; the duel then puts it into its own zones and restores links to cards.

        Subclasses extend this with every attribute that they add and do not declare.
        """
        twin = type(self).__new__(type(self))
        twin.id = self.id
        twin.printed = self.printed
        twin.owner = self.owner
        twin.zone = None
        twin.face_up = self.face_up
        twin.visit = self.visit
        twin.known = self.known
        return twin

    def exchange(self, other: Self) -> None:
        """Become another card in this place, and let that one become this card in its place.

        What lies on a card and what is remembered of its place stays where it is. Subclasses extend this with
        what they keep of the printed card.
        """
        self.id, other.id = other.id, self.id
        self.printed, other.printed = other.printed, self.printed
        self.owner, other.owner = other.owner, self.owner

    def state(self) -> tuple[object, ...]:
        """All that can change about this card, as plain values for the digest; declared fields too."""
        return (self.id, self.printed.name, self.owner, self.face_up)

    def changed(self) -> dict[str, object]:
        """The listed fields that are not as they were when the card was made."""
        values = {name: getattr(self, name) for name, each in self.fields.items() if each.listed}
        return {name: value for name, value in values.items() if value != self.fields[name].first}

    def __repr__(self) -> str:
        """A description without the name, so that no traceback shows a hand."""
        return f"<card {self.id}>"
