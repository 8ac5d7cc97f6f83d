"""One side of the battlefield: its cards and zones, worked out once and used by many rules."""

from collections.abc import Sequence, Set

from cardgame_tui.engine.zone import Zone
from rulesets.dimensional_rift.state.card import RiftCard


class Side:
    """One side, valid until a card arrives, leaves or turns over, or a zone is conquered.

    Attributes:
        cards: its cards in the order of their zones.
        creatures: the face-up creatures among them.
        doers: the face-up cards that may have an Action: creatures and those with one printed (DR-93).
        watching: the face-up cards with a trigger on a state (DR-121).
        quick: the cards that may be played at Fast Speed: face-down ones and those with activations (DR-135).
        slow: the face-up cards with slow activations (DR-134).
        hides: whether a card is face-down.
        occupied: bit set of the zones that hold a card.
        conquered: bit set of the conquered zones.
        open: kinds of cards that have an empty conquered zone (DR-61).
    """

    __slots__ = (
        "cards",
        "conquered",
        "creatures",
        "doers",
        "hides",
        "occupied",
        "open",
        "quick",
        "slow",
        "watching",
    )

    def __init__(self, zones: Sequence[Zone], conquered: Set[int]) -> None:
        held = [zone for zone in zones if zone.cards]
        owned = [zone for zone in zones if zone.id in conquered]
        self.cards: list[RiftCard] = [card for zone in held for card in zone.cards]
        self.occupied = sum([1 << zone.id for zone in held])
        self.conquered = sum([1 << zone.id for zone in owned])
        self.open = {zone.kind for zone in owned if not zone.cards}
        self._sort(self.cards)

    def _sort(self, cards: Sequence[RiftCard]) -> None:
        face_up = [card for card in cards if card.face_up]
        self.hides = len(face_up) < len(cards)
        self.creatures = [card for card in face_up if card.printed.kind == "creature"]
        self.doers = [card for card in face_up if card.printed.kind == "creature" or card.printed.program.actions]
        self.watching = [card for card in face_up if card.printed.program.thresholds]
        self.slow = [card for card in face_up if card.printed.program.slow_activations]
        self.quick = [card for card in cards if not card.face_up or card.printed.program.activations]

    def movers(self) -> list[RiftCard]:
        """The face-up cards that may move: creatures, and artifacts with Movement (DR-98)."""
        return [card for card in self.cards if card.face_up and _may_move(card)]

    def serving(self) -> list[RiftCard]:
        """The face-up Equipment that serves a zone (DR-35)."""
        return [card for card in self.cards if card.face_up and card.printed.serves]


def _may_move(card: RiftCard) -> bool:
    return card.printed.kind == "creature" or card.printed.movement > 0
