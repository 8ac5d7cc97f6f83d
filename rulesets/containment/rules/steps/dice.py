"""Rolling dice (CT-4)."""

from rulesets.containment.rules.steps.loops import note_choice
from rulesets.containment.state.duel import ContainmentDuel

SIDES = 6
"""The sides of a die (CT-4)."""


def roll(duel: ContainmentDuel, seat: int) -> int:
    """Roll a die for a seat and log it; what a die decides is no mandatory loop (CT-78)."""
    note_choice(duel)
    rolled = duel.chance.roll(SIDES)
    duel.note("CT-4", "rolls", seat, amount=rolled)
    return rolled
