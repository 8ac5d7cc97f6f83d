"""What conditions, groups and clauses read, and what clauses change."""

from collections.abc import Sequence
from typing import Protocol

from cardgame_tui.text.abilities import Condition
from rulesets.grand_archive.cards.program import StaticAbility
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


class Changing(Look, Protocol):
    """Characteristics that are being worked out, for clauses to change."""

    def touch(self, card: ArchiveCard) -> Traits:
        """The characteristics of a card, to be changed."""
        ...

    def unlocked(self, card: ArchiveCard, labels: Sequence[Condition]) -> bool:
        """Whether all restrictions in front of a text that an object gains hold (GA-184)."""
        ...

    def gain(self, card: ArchiveCard, ability: StaticAbility) -> None:
        """Let an object have a static ability, which is as old as the object (GA-197)."""
        ...

    def silence(self, card: ArchiveCard) -> None:
        """Remove the static abilities of an object that have not begun to apply (GA-199)."""
        ...


class Effect(Protocol):
    """A continuous effect, as its clauses know it."""

    @property
    def seat(self) -> int:
        """Who controls it."""
        ...

    @property
    def source(self) -> ArchiveCard | None:
        """The object whose static ability it is, None for a resolved effect."""
        ...

    @property
    def text(self) -> ArchiveCard | None:
        """The card whose text it is."""
        ...
