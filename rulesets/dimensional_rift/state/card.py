"""A card in a duel: its counters, its conditions and the cards under it (rulebook section 3)."""

from typing import Self

from cardgame_tui.engine.card import Card
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.printed import RiftPrinted
from rulesets.dimensional_rift.state.board import BATTLEFIELD

_PLACES = len(BATTLEFIELD)


class RiftCard(Card[RiftPrinted]):
    """A card with what lies on it.

    Attributes:
        damage: damage counters (DR-17).
        mana: mana counters (DR-17).
        turns: orientation in quarter turns (DR-27).
        conditions: conditions laid on it and until when they last, empty for "until cleansed" (DR-148).
        attached: Equipment or a Vehicle under it (DR-33, DR-37).
        host: the creature this Equipment or Vehicle is under.
        acted: labels of the Actions it has performed this event (DR-94).
        used: numbers of its once-per-turn abilities used this turn (DR-122).
        held: numbers of its state triggers whose state was true at the last check (DR-121).
        moved: whether it has had its Move Action or was swapped this turn (DR-99).
        serves: number of the creature zone this Equipment serves, -1 for none (DR-35).
        set_on: number of the turn it was set in (DR-39).
        reach: the zones it may target, and ``duel.changes`` when that was worked out.
    """

    __slots__ = (
        "acted",
        "attached",
        "conditions",
        "damage",
        "held",
        "host",
        "mana",
        "moved",
        "reach",
        "serves",
        "set_on",
        "turns",
        "used",
    )

    def __init__(self, number: int, printed: RiftPrinted, owner: int) -> None:
        super().__init__(number, printed, owner)
        self.damage = 0
        self.mana = 0
        self.turns = 0
        self.conditions: dict[Keyword, str] = {}
        self.attached: list[RiftCard] = []
        self.host: RiftCard | None = None
        self.acted: list[str] = []
        self.used: set[int] = set()
        self.held: set[int] = set()
        self.moved = False
        self.serves = -1
        self.set_on = 0
        self.reach = (-1, 0)

    def clone(self) -> Self:
        """Copy the card; the duel restores its links to other cards."""
        twin = super().clone()
        twin.damage = self.damage
        twin.mana = self.mana
        twin.turns = self.turns
        twin.conditions = dict(self.conditions)
        twin.attached = []
        twin.host = None
        twin.acted = list(self.acted)
        twin.used = set(self.used)
        twin.held = set(self.held)
        twin.moved = self.moved
        twin.serves = self.serves
        twin.set_on = self.set_on
        twin.reach = (-1, 0)
        return twin

    def state(self) -> tuple[object, ...]:
        """All that can change about this card."""
        return (
            *super().state(),
            self.damage,
            self.mana,
            self.turns,
            sorted((keyword.name, until) for keyword, until in self.conditions.items()),
            [each.id for each in self.attached],
            list(self.acted),
            sorted(self.used),
            sorted(self.held),
            self.moved,
            self.serves,
            self.set_on,
        )


def place_of(card: RiftCard) -> int:
    """Number of the battlefield zone a card is in, -1 when it is elsewhere."""
    zone = card.zone
    return zone.id if zone is not None and zone.id < _PLACES else -1


def in_play(card: RiftCard) -> bool:
    """Whether a card is face-up on the battlefield and counts as a card (DR-34)."""
    return card.face_up and place_of(card) >= 0
