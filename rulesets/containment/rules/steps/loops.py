"""What breaks a mandatory loop (CT-78)."""

from rulesets.containment.state.duel import ContainmentDuel


def forget_loop(duel: ContainmentDuel) -> None:
    """A player has chosen something, or a die has: whatever comes back now is no mandatory loop (CT-78)."""
    duel.unasked = 0
    duel.stood.clear()
