"""What Traps and the triggers of other cards wait for (DR-39)."""

from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.sentences import Trigger
from rulesets.dimensional_rift.state.card import RiftCard


@value
class CreatureEvent:
    """Something that has just happened to a creature and may flip a Trap (DR-39).

    Args:
        trigger: what happened.
        creature: the creature it happened to.
        zone: number of the zone it was about.
    """

    trigger: Trigger
    creature: RiftCard
    zone: int

    def state(self) -> tuple[object, ...]:
        """The event as plain values."""
        return (self.trigger.name, self.creature.id, self.zone)
