"""What Traps and the triggers of other cards wait for (DR-39)."""

from dataclasses import dataclass

from rulesets.dimensional_rift.cards.vocabulary import Happening
from rulesets.dimensional_rift.state.card import RiftCard


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something that has just happened to a creature and may flip a Trap (DR-39).

    Args:
        event: what happened.
        creature: the creature it happened to.
        zone: number of the zone it was about.
    """

    event: Happening
    creature: RiftCard
    zone: int

    def state(self) -> tuple[object, ...]:
        """The occasion as plain values."""
        return (self.event.name, self.creature.id, self.zone)
