"""What Traps and the triggers of other cards wait for (DR-39)."""

from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.program import Trigger
from rulesets.dimensional_rift.state.card import RiftCard


@value
class CreatureEvent:
    """Something that has just happened to a card, for which others wait; it may flip a Trap (DR-39).

    Args:
        trigger: what happened.
        creature: the card it happened to.
        zone: number of the zone it was about, -1 for none.
        kind: the type of a card that has left.
        about: the other card of the event.
        action: the name of the Action that was declared.
        amount: how much it did.
    """

    trigger: Trigger
    creature: RiftCard
    zone: int
    kind: str = ""
    about: RiftCard | None = None
    action: str = ""
    amount: int = 0

    def state(self) -> tuple[object, ...]:
        """The event as plain values."""
        return (self.trigger.name, self.creature.id, self.zone)
