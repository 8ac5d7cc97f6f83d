"""Sandboxes: piles with protection."""

from cardgame_tui.engine.declared import carried, kept
from cardgame_tui.engine.zone import Zone
from rulesets.containment.state.card import ContainmentCard


class Sandbox(Zone[ContainmentCard]):
    """One of a seat's three sandboxes (CT-10, CT-11)."""

    base = kept(0, "protection after set-up and after each break")
    protection = kept(0, "current protection")
    of_class = carried("", "its class, such as `Safe`")

    def restrengthen(self, base: int) -> None:
        """Give it another base protection, and all of it (CT-11)."""
        self.base = self.protection = base
