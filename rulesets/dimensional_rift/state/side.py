"""One side of the battlefield: its cards and zones, worked out once and used by many rules."""

from collections.abc import Sequence

from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.state.card import RiftCard


class Side:
    """One side, valid until a card arrives, leaves or turns over.

    Attributes:
        cards: its cards in the order of their zones.
        creatures: the face-up creatures among them.
        doers: the face-up cards that may have an Action: creatures and those with one printed (DR-93).
        watching: the face-up cards with a trigger on a state (DR-121).
        slow: the face-up cards with slow activations (DR-134).
        hides: whether a card is face-down.
        occupied: bit set of the zones that hold a card.
    """

    __slots__ = (
        "_quick",
        "cards",
        "creatures",
        "doers",
        "hides",
        "occupied",
        "slow",
        "watching",
    )

    def __init__(self, zones: Sequence[Zone]) -> None:
        self.cards: list[RiftCard] = []
        self.creatures: list[RiftCard] = []
        self.doers: list[RiftCard] = []
        self.watching: list[RiftCard] = []
        self._quick: list[RiftCard] | None = None
        self.slow: list[RiftCard] = []
        self.hides = False
        self.occupied = 0
        for zone in zones:
            if zone.cards:
                self.occupied |= 1 << zone.id
                self.cards.append(zone.cards[0])
        for card in self.cards:
            if card.face_up:
                self._sort(card)
            else:
                self.hides = True

    def acting(self) -> list[RiftCard]:
        """All face-up cards, any of which an effect may allow an Action (DR-93)."""
        return [card for card in self.cards if card.face_up]

    def _sort(self, card: RiftCard) -> None:
        printed = card.printed
        program = printed.program
        if printed.kind == "creature":
            self.creatures.append(card)
            self.doers.append(card)
        elif program.actions:
            self.doers.append(card)
        if program.slow_activations:
            self.slow.append(card)
        if program.thresholds:
            self.watching.append(card)

    def quick(self) -> list[RiftCard]:
        """The cards that may be played at Fast Speed: face-up with activations, face-down if flippable (DR-135).

        This alone looks at face-down cards, so it waits until somebody asks what the seat may do.
        """
        if self._quick is None:
            self._quick = [card for card in self.cards if _is_quick(card)]
        return self._quick

    def movers(self) -> list[RiftCard]:
        """The face-up cards that may move: creatures, and artifacts with Movement (DR-98)."""
        return [card for card in self.cards if card.face_up and _may_move(card)]

    def serving(self) -> list[RiftCard]:
        """The face-up Equipment that serves a zone (DR-35)."""
        return [card for card in self.cards if card.face_up and card.printed.serves]


def _is_quick(card: RiftCard) -> bool:
    return bool(card.printed.program.activations) if card.face_up else can_be_flipped(card)


def _may_move(card: RiftCard) -> bool:
    return card.printed.kind == "creature" or card.printed.movement > 0


def can_be_flipped(card: RiftCard) -> bool:
    """Whether a face-down card is one that its controller may flip by choice (DR-39, DR-68, DR-69, DR-158)."""
    return card.printed.kind == "artifact" or Keyword.AMBUSH in card.printed.program.keywords
