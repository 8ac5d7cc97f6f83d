"""A card in a duel, with what it has done this turn."""

from typing import Self

from cardgame_tui.engine.card import Card
from rulesets.containment.cards.printed import ContainmentPrinted


class ContainmentCard(Card[ContainmentPrinted]):
    """A card of Containment.

    Attributes:
        tests: cross tests it has declared this turn (CT-92).
        used: numbers of its activated effects used this turn (CT-79).
        is_partner: whether it is its owner's partner (CT-28).
    """

    __slots__ = ("is_partner", "tests", "used")

    def __init__(self, number: int, printed: ContainmentPrinted, owner: int) -> None:
        super().__init__(number, printed, owner)
        self.tests = 0
        self.used: set[int] = set()
        self.is_partner = False

    def clone(self) -> Self:
        """Copy this card."""
        twin = super().clone()
        twin.tests = self.tests
        twin.used = set(self.used)
        twin.is_partner = self.is_partner
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything that can change."""
        return (*super().state(), self.tests, sorted(self.used), self.is_partner)


def on_site(card: ContainmentCard) -> bool:
    """Whether a card lies face-up on a site: an object that acts (CT-8)."""
    return card.zone is not None and card.zone.kind == "frame" and card.face_up


def controller_of(card: ContainmentCard) -> int:
    """The seat that controls a card: that of its zone (CT-9), or its owner's if it has left the game."""
    return card.owner if card.zone is None else card.zone.seat
