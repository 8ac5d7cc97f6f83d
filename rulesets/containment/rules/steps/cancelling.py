"""Cancelling items and parts of K-class batches (CT-86, CT-113)."""

from rulesets.containment.rules.steps.lifecycle import retire
from rulesets.containment.state.card import ContainmentCard
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import ContainmentItem, KBatch


def cancel(duel: ContainmentDuel, item: ContainmentItem, source: ContainmentCard | None) -> bool:
    """Remove an item from the stack without resolving it; a Tale or an Incident is decommissioned (CT-86)."""
    if item not in duel.stack:
        return False
    duel.stack.remove(item)
    duel.note("CT-86", "cancels", item.controller, source, other=item.source)
    if item.source is not None and item.what == "play":
        retire(duel, item.source)
    return True


def cancel_scenario(
    duel: ContainmentDuel, batch: KBatch, seat: int, scenario: str, source: ContainmentCard | None
) -> bool:
    """Remove a player's scenario of a type from a batch; an empty batch disappears (CT-113)."""
    if batch not in duel.stack or (seat, scenario) not in batch.components:
        return False
    batch.components.remove((seat, scenario))
    duel.note("CT-113", f"cancels_{scenario}", seat, source)
    if not batch.components:
        duel.stack.remove(batch)
    return True
