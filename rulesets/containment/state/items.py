"""The items on the stack of Containment (CT-65)."""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from cardgame_tui.engine.stack import StackItem, Target
from cardgame_tui.engine.zone import Zone
from rulesets.containment.cards.program import Ability
from rulesets.containment.state.card import ContainmentCard

Chosen: TypeAlias = Zone | Target[ContainmentCard] | StackItem
"""What an item may have chosen: a sandbox, an object at one stay on a site, or a batch (CT-83, CT-113)."""


@dataclass(slots=True, eq=False)
class ContainmentItem(StackItem[ContainmentCard | None, Any]):
    """An effect, a Tale, an Incident, a cross test or an experiment.

    Args:
        ability: what it does; None for a cross test, an experiment and a batch.
        visit: which stay of its source it comes from (CT-19, CT-74).
        about: the item or the sandbox its event was about (`that cross test`, `that sandbox`).
        no_damage: whether this cross test deals no damage (CT-91).
        rolled: the total of the last roll of its resolution.
        done: whether the last effect of its resolution did what it says (`if you do`).
    """

    ability: Ability | None = None
    visit: int = 0
    about: "ContainmentItem | Zone | None" = None
    no_damage: bool = False
    rolled: int = 0
    done: bool = False

    @property
    def label(self) -> str:
        """What tells it from other items of its card."""
        return self.what if self.ability is None else self.ability.label.removesuffix(".")

    @property
    def sandbox(self) -> Zone | None:
        """The sandbox that a cross test or an experiment is against."""
        return next((each for each in self.targets if isinstance(each, Zone)), None)

    def state(self) -> tuple[object, ...]:
        """The item as plain values."""
        number = None if self.ability is None else self.ability.number
        about = self.about.number if isinstance(self.about, ContainmentItem) else self.about and self.about.id
        return (*StackItem.state(self), number, about, self.no_damage)


@dataclass(slots=True, eq=False)
class KBatch(ContainmentItem):
    """All K-class scenarios that one check has found (CT-111).

    Args:
        components: the seats that lose, each with the type of scenario: ``xk``, ``zk`` or ``nk``.
    """

    components: list[tuple[int, str]] = field(default_factory=list)

    @property
    def label(self) -> str:
        """What tells it from other items."""
        return "K-class batch"

    def state(self) -> tuple[object, ...]:
        """The batch as plain values."""
        return (*ContainmentItem.state(self), tuple(self.components))
