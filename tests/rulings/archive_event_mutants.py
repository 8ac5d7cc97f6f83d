"""Mutants of Grand Archive about what triggers abilities: each event in turn triggers nothing."""

from tests.rulings.broken import nothing
from tests.rulings.mutant import Mutant

SITES = {
    "an ally that enters (GA-174)": ("rules.steps.objects.entering.happens", "whenever_an_ally_enters"),
    "an attack of an ally (GA-150)": ("rules.combat.declaration.watched", "whenever_an_ally_attacks"),
    "an attack of a champion (GA-150)": ("rules.combat.declaration.watched", "whenever_your_champion_attacks"),
    "an attack on a champion (GA-150)": (
        "rules.combat.declaration.happens",
        "whenever_your_champion_is_attacked",
    ),
    "a draw (GA-230)": ("rules.steps.drawing.does", "whenever_you_draw"),
    "a discard (GA-240)": ("rules.steps.searching.does", "whenever_you_discard"),
    "a sacrifice (GA-213)": ("rules.steps.objects.leaving.let_wait", "whenever_you_sacrifice"),
    "a materialization (GA-107)": ("rules.playing.materializing.does", "whenever_you_materialize"),
    "an attack card (GA-105)": ("rules.playing.activation.does", "whenever_you_activate_an_attack_card"),
    "damage to a champion (GA-216)": (
        "rules.steps.hits.damage.watched",
        "whenever_your_champion_is_dealt_damage",
    ),
    "resting and waking (GA-207)": ("rules.steps.objects.states.happens", "resting_and_waking_trigger"),
}
"""Where each event lets abilities trigger, and the file that shows it."""
ARCHIVE_EVENT_MUTANTS = tuple(
    Mutant(f"{event} triggers", (f"rules/{file}",), {part: nothing}) for event, (part, file) in SITES.items()
)
