"""A card or an object in a duel, with its counters and states (GA-206)."""

from typing import Self, TypeAlias

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.declared import kept
from cardgame_tui.engine.declared import target as target_field
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.cards.phrases.tails import Past
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.state.played import UNPLAYED, Played

FIELD = frozenset({"units", "things", "domains"})
"""The kinds of zones that make up the field (GA-20)."""
NOTHING: frozenset[Past] = frozenset()
"""What has happened to an object to which nothing has."""
COUNTERS = (
    "buff", "debuff", "durability", "enlighten", "level", "preparation", "bulwark", "omen", "charge", "wither",
    "static", "soot",
)  # fmt: skip
"""The kinds of counters but for damage (section R)."""


class ArchiveCard(Card[ArchivePrinted], slots=True):
    """A card of Grand Archive. On the field it is an object (GA-20).

    A champion is an object of its own: its `printed` is that of the top card of its lineage.
    """

    rested = kept(False, "whether it is rested (GA-208)")
    distant = kept(False, "whether it is distant (GA-295)")
    fostered = kept(False, "whether it is fostered (GA-302)")
    ephemeral = kept(False, "whether it was played by Ephemerate (GA-315)", listed=False)
    preserved = kept(False, "whether it lies preserved in the material deck (GA-313)", listed=False)
    transformed = kept(False, "whether it shows its flip side (GA-259)")
    token = kept(False, "whether it is a token; a card of a deck never is (GA-253)", listed=False)
    generated = kept(False, "whether it comes from outside the game (GA-258)", listed=False)
    facing = kept("", "where a compass points, empty for any other card (GA-344)")
    hurt = kept(False, "whether it was dealt damage since its controller's last turn ended (GA-302)", listed=False)
    past: frozenset[Past] = kept(
        NOTHING, "what it has done this turn, and what has happened to it", listed=False,
        digest=lambda card: sorted([each.value for each in card.past]),
    )  # fmt: skip
    taken = kept(0, "how much damage it was dealt this turn", listed=False)
    damage = kept(0, "damage marked on an ally, or damage counters of a champion (GA-217, GA-218)")
    counters: dict[str, int] = kept({}, "its other counters by kind; no kind with 0 (GA-241)", listed=False)
    entered = kept(0, "the turn in which it entered the field", listed=False)
    stamp = kept(0, "its time stamp (GA-197)", listed=False)
    turned = kept(
        0, "the time stamp of the side that it shows, 0 if it entered with that side (GA-259)", listed=False
    )
    played: Played = kept(UNPLAYED, "how it was played (GA-35)", listed=False)
    host: int | None = kept(None, "number of the object under which it lies (GA-25, GA-26)", listed=False)
    linked: "ArchiveTarget | None" = target_field("the object to which it is linked (GA-321)")
    own: ArchivePrinted | None = kept(
        None, "what is printed on it, of an object that entered as a copy (GA-255)", listed=False,
        digest=lambda card: card.own and card.own.name,
    )  # fmt: skip
    seen_by = kept(
        0,
        "seats that may look at it while it is banished face-down: bits 1 and 2 (GA-28, GA-29)",
        listed=False,
    )
    tracked: set[str] = kept(
        set(), "what its abilities have used up, such as modes that were chosen (GA-182)", listed=False
    )
    used: set[int] = kept(set(), "numbers of its once-per-turn abilities that were used this turn", listed=False)
    charged: set[int] = kept(
        set(), "numbers of its On Charge abilities that have triggered (GA-285)", listed=False
    )

    def __init__(self, number: int, printed: ArchivePrinted, owner: int) -> None:
        super().__init__(number, printed, owner)
        self.generated = printed.generated

    def reset(self) -> None:
        """Forget counters and states: the card has changed zones and is a new thing (GA-12)."""
        if self.counters:
            self.counters = {}
        if self.tracked or self.used or self.charged:
            self.tracked, self.used, self.charged = set(), set(), set()
        self.rested = self.distant = self.fostered = self.ephemeral = self.preserved = False
        self.hurt = False
        self.past = NOTHING
        self.taken = self.damage = self.entered = self.stamp = self.turned = 0
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


ArchiveTarget: TypeAlias = Target[ArchiveCard]
"""A card at one stay in its zone."""


def target(card: ArchiveCard) -> ArchiveTarget:
    """A card as it is now, to refer to it later."""
    return Target(card, card.visit)


def target_at(card: ArchiveCard, visit: int) -> ArchiveTarget:
    """A card at one of its stays."""
    found = target(card)
    found.visit = visit
    return found


def on_field(card: ArchiveCard) -> bool:
    """Whether a card is an object: it lies on the field (GA-20)."""
    return card.zone is not None and card.zone.kind in FIELD


def controller_of(card: ArchiveCard) -> int:
    """The seat that controls a card: that of its zone (GA-209); its owner's on the stack and outside the game."""
    return card.owner if card.zone is None else card.zone.seat or card.owner
