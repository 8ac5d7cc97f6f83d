"""What conditions and groups are read from."""

from typing import Protocol

from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.duel import ArchiveDuel


class Look(Protocol):
    """Characteristics to read: the finished ones, or those with the effects that have been applied so far."""

    @property
    def duel(self) -> ArchiveDuel:
        """The duel."""
        ...

    def of(self, card: ArchiveCard) -> Traits:
        """The characteristics of an object; those of any other card as printed."""
        ...

    def level(self, seat: int) -> int:
        """LV of a seat (GA-129)."""
        ...
