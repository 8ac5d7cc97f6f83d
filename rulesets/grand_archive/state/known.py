"""Last-known information: what an object was just before it left (GA-34)."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rulesets.grand_archive.cards.phrases.tails import Past

if TYPE_CHECKING:
    from rulesets.grand_archive.state.characteristics import Traits


@dataclass(slots=True, eq=False)
class Known:
    """An object as it was just before it left the field.

    Args:
        controller: the seat that controlled it.
        traits: its characteristics.
        damage: its damage.
        rested: whether it was rested.
        counters: its counters.
        entered: the turn in which it entered the field.
        past: what it had done in its last turn, and what had happened to it.
        taken: how much damage it was dealt in that turn.
    """

    controller: int
    traits: "Traits"
    damage: int = 0
    rested: bool = False
    counters: dict[str, int] = field(default_factory=dict)
    entered: int = 0
    past: frozenset[Past] = frozenset()
    taken: int = 0
