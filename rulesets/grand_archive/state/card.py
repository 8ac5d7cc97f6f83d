"""A card or an object in a duel, with its counters and states (GA-206)."""

from typing import Self, TypeAlias

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.state.played import UNPLAYED

FIELD = frozenset({"units", "things", "domains"})
"""The kinds of zones that make up the field (GA-20)."""
COUNTERS = (
    "buff", "debuff", "durability", "enlighten", "level", "preparation", "bulwark", "omen", "charge", "wither",
    "static", "soot",
)  # fmt: skip
"""The kinds of counters but for damage (section R)."""


class ArchiveCard(Card[ArchivePrinted]):
    """A card of Grand Archive. On the field it is an object (GA-20).

    A champion is an object of its own: its `printed` is that of the top card of its lineage.

    Attributes:
        rested: whether it is rested (GA-208).
        damage: the damage marked on an ally, or the damage counters of a champion (GA-217, GA-218).
        counters: how many counters of each kind lie on it; no kind with 0 (GA-241).
        distant: whether it is distant (GA-295).
        fostered: whether it is fostered (GA-302).
        ephemeral: whether it was played by Ephemerate (GA-315).
        preserved: whether it lies preserved in the material deck (GA-313).
        transformed: whether it shows its flip side (GA-259).
        token: whether it is a token; a card of a deck never is, whatever its name (GA-253).
        generated: whether it comes from outside the game (GA-258).
        entered: the turn in which it entered the field.
        stamp: its time stamp (GA-197).
        turned: the time stamp of the side that it shows, 0 if it entered with that side (GA-259).
        played: how it was played (GA-35).
        host: number of the object under which it lies, None for a card that lies under none (GA-25, GA-26).
        linked: the object to which it is linked (GA-321).
        own: what is printed on it, of an object that entered as a copy; None for others (GA-255).
        seen_by: the seats that may look at it while it is banished face-down: bit 1 for seat 1, bit 2 for seat 2
            (GA-28, GA-29).
        tracked: what its abilities have used up, such as modes that were chosen (GA-182), by a word of their own.
        used: numbers of its once-per-turn abilities that were used this turn.
        charged: numbers of its On Charge abilities that have triggered (GA-285).
        hurt: whether it was dealt damage since its controller's last turn ended (GA-302).
    """

    __slots__ = (
        "charged", "counters", "damage", "distant", "entered", "ephemeral", "fostered", "generated", "host",
        "hurt", "linked", "own", "played", "preserved", "rested", "seen_by", "stamp", "token", "tracked",
        "transformed", "turned", "used",
    )  # fmt: skip

    def __init__(self, number: int, printed: ArchivePrinted, owner: int) -> None:
        super().__init__(number, printed, owner)
        self.counters: dict[str, int] = {}
        self.tracked: set[str] = set()
        self.used: set[int] = set()
        self.charged: set[int] = set()
        self.token = False
        self.generated = printed.generated
        self.rested = self.distant = self.fostered = self.ephemeral = self.preserved = self.transformed = False
        self.hurt = False
        self.damage = self.entered = self.stamp = self.turned = 0
        self.played = UNPLAYED
        self.host: int | None = None
        self.linked: ArchiveTarget | None = None
        self.own: ArchivePrinted | None = None
        self.seen_by = 0

    def reset(self) -> None:
        """Forget counters and states: the card has changed zones and is a new thing (GA-12)."""
        if self.counters:
            self.counters = {}
        if self.tracked or self.used or self.charged:
            self.tracked, self.used, self.charged = set(), set(), set()
        self.rested = self.distant = self.fostered = self.ephemeral = self.preserved = False
        self.hurt = False
        self.damage = self.entered = self.stamp = self.turned = 0
        self.played = UNPLAYED
        self.host = None
        self.linked = None
        self.seen_by = 0
        self.face_up = True
        if self.own is not None:
            self.printed, self.own = self.own, None
        if self.transformed:
            self.turn_over()

    def turn_over(self) -> None:
        """Show the other side of a double-faced card (GA-259)."""
        flip = self.printed.flip
        assert flip is not None
        self.printed = flip
        self.transformed = not self.transformed

    def exchange(self, other: Self) -> None:
        """Become another card in this place; whether it is a token belongs to the card."""
        super().exchange(other)
        self.token, other.token = other.token, self.token
        self.generated, other.generated = other.generated, self.generated

    def clone(self) -> Self:
        """Copy this card; the duel restores its link."""
        twin = super().clone()
        twin.counters = dict(self.counters)
        twin.tracked = set(self.tracked)
        twin.used = set(self.used)
        twin.charged = set(self.charged)
        twin.token = self.token
        twin.generated = self.generated
        twin.rested = self.rested
        twin.distant = self.distant
        twin.fostered = self.fostered
        twin.ephemeral = self.ephemeral
        twin.preserved = self.preserved
        twin.transformed = self.transformed
        twin.hurt = self.hurt
        twin.damage = self.damage
        twin.entered = self.entered
        twin.stamp = self.stamp
        twin.turned = self.turned
        twin.played = self.played
        twin.host = self.host
        twin.linked = None
        twin.own = self.own
        twin.seen_by = self.seen_by
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything that can change."""
        states = (self.rested, self.distant, self.fostered, self.ephemeral, self.preserved, self.transformed)
        link = None if self.linked is None else (self.linked.thing.id, self.linked.lost)
        return (
            *super().state(),
            states,
            (self.token, self.generated, self.hurt),
            self.damage,
            tuple(sorted(self.counters.items())),
            (self.entered, self.stamp, self.turned),
            self.played.state(),
            (self.host, link, None if self.own is None else self.own.name, self.seen_by),
            (tuple(sorted(self.tracked)), tuple(sorted(self.used)), tuple(sorted(self.charged))),
        )


ArchiveTarget: TypeAlias = Target[ArchiveCard]
"""A card at one stay in its zone."""


def target(card: ArchiveCard) -> ArchiveTarget:
    """A card as it is now, to refer to it later."""
    return Target(card, card.visit)


def on_field(card: ArchiveCard) -> bool:
    """Whether a card is an object: it lies on the field (GA-20)."""
    return card.zone is not None and card.zone.kind in FIELD


def controller_of(card: ArchiveCard) -> int:
    """The seat that controls a card: that of its zone (GA-209); its owner's on the stack and outside the game."""
    return card.owner if card.zone is None else card.zone.seat or card.owner
