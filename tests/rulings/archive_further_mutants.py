"""Mutants of Grand Archive about what happened, what was done this way, other costs, and abilities for a while."""

from types import SimpleNamespace

from tests.rulings import broken_archive as broken
from tests.rulings.broken import no_options, none_at_all, nothing
from tests.rulings.mutant import Mutant

ARCHIVE_FURTHER_MUTANTS = (
    Mutant(
        "who attacks an ally attacks no champion (GA-150)",
        ("rules/attacking_something_of_a_kind", "rules/attacking_a_champion"),
        {"state.layers.groups._attacks": broken.always},
    ),
    Mutant(
        "what happened this turn happened to that object (GA-347)",
        ("rules/units_that_attacked_this_turn",),
        {"state.layers.fitting.has_happened": broken.always},
    ),
    Mutant(
        "damage taken is not what is marked (GA-347)",
        ("rules/damage_taken_this_turn",),
        {"state.layers.fitting.has_happened": lambda test, of, turn: of.damage >= (test.least or 1)},
    ),
    Mutant(
        "what was done this way is of the kind that is named (GA-348)",
        ("rules/discarded_this_way", "rules/destroyed_this_way"),
        {"rules.steps.numbers.describes_as": broken.always},
    ),
    Mutant(
        "a card may be paid for by something else (GA-349)",
        ("rules/an_alternative_cost",),
        {"rules.playing.card_bills.are_there": none_at_all},
    ),
    Mutant(
        "additional costs must be payable (GA-112)",
        ("rules/an_additional_cost_to_materialize", "rules/an_additional_cost_of_an_attack"),
        {"rules.playing.materializing.refuse_chosen": nothing, "rules.combat.tax.refuse_chosen": nothing},
    ),
    Mutant(
        "a free permission costs nothing (GA-103)",
        ("rules/a_permission_while_an_object_is_there",),
        {"rules.playing.permitted.permitted_cost": nothing},
    ),
    Mutant(
        "a permission ends with the object that gave it (GA-350)",
        ("rules/a_permission_while_an_object_is_there",),
        {"rules.steps.lasting.statics": SimpleNamespace(stay_of=str)},
    ),
    Mutant(
        "a card goes where its text about a zone says (GA-134)",
        ("rules/a_card_that_goes_to_memory",),
        {"rules.playing.activation.text_for_leaving": nothing},
    ),
    Mutant(
        "abilities trigger an additional time (GA-346)",
        ("rules/triggers_an_additional_time",),
        {"rules.steps.triggers._times_more": none_at_all},
    ),
    Mutant(
        "a triggered ability for a while triggers (GA-350)",
        ("rules/a_trigger_for_a_while",),
        {"rules.steps.lasting.watch": nothing, "verbs.effects.timing.watch": nothing},
    ),
    Mutant(
        "only whom a weapon names wields it (GA-56)",
        ("rules/a_weapon_for_allies_of_a_kind",),
        {"rules.combat.attack_plan._wields": broken.always},
    ),
    Mutant(
        "objects pay memory costs (GA-110)",
        ("rules/an_object_pays_a_memory_cost",),
        {"rules.playing.payment.in_force": no_options},
    ),
    Mutant(
        "objects enter as texts say (GA-190)",
        ("rules/objects_enter_with_counters", "rules/entering_rested_for_a_turn"),
        {"rules.steps.objects.entering.rules_about": no_options},
    ),
    Mutant(
        "a number has its case (GA-176)",
        ("rules/depending_on_a_higher_number",),
        {"verbs.effects.repeating.once_of": none_at_all},
    ),
    Mutant(
        "abilities are used from other zones (GA-351)",
        ("rules/abilities_of_cards_elsewhere",),
        {"rules.playing.abilities.abilities_elsewhere": no_options},
    ),
)
