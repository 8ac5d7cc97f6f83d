"""Sandboxes: piles with protection."""

from typing import Self

from cardgame_tui.engine.zone import Sight, Zone
from rulesets.containment.state.card import ContainmentCard


class Sandbox(Zone[ContainmentCard]):
    """One of a seat's three sandboxes (CT-10, CT-11).

    Attributes:
        base: protection after set-up and after each break.
        protection: current protection.
        of_class: its class, such as ``Safe``.
    """

    __slots__ = ("base", "of_class", "protection")

    def __init__(self, number: int, name: str, seat: int, kind: str, sight: Sight) -> None:
        super().__init__(number, name, seat, kind, sight)
        self.base = 0
        self.protection = 0
        self.of_class = ""

    def restrengthen(self, base: int) -> None:
        """Give it another base protection, and all of it (CT-11)."""
        self.base = self.protection = base

    def clone(self) -> Self:
        """Copy this sandbox without its cards."""
        twin = super().clone()
        twin.base = self.base
        twin.protection = self.protection
        twin.of_class = self.of_class
        return twin

    def state(self) -> tuple[object, ...]:
        """Everything that can change."""
        return (*super().state(), self.base, self.protection)
