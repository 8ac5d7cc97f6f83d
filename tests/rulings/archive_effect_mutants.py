"""Mutants of Grand Archive about what effects do and how long they last."""

from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_effects as effects
from tests.rulings.broken import never, no_options, nothing, skipped
from tests.rulings.mutant import Mutant

ARCHIVE_EFFECT_MUTANTS = (
    Mutant(
        "an effect lets a player play a card (GA-103)",
        ("rules/a_play_within_a_resolution",),
        {"verbs.players.playing.play_one_of": broken.declined},
    ),
    Mutant(
        "a permission changes the zone only (GA-103)",
        ("rules/a_permission_changes_the_zone_only",),
        {"rules.playing.permitted.cards_made_fast": nothing},
    ),
    Mutant(
        "a permission opens another zone (GA-103)",
        ("rules/a_permission_changes_the_zone_only", "rules/a_play_from_the_graveyard"),
        {"rules.stack.priority.judge_permitted": no_options},
    ),
    Mutant(
        "what an effect puts onto the field is its controller's (GA-132)",
        ("rules/a_card_put_onto_the_field",),
        {"rules.steps.objects.sending.enter": effects.enter_for_its_owner},
    ),
    Mutant(
        "a card with a characteristic is revealed (GA-30)",
        ("rules/a_card_with_a_characteristic_is_revealed",),
        {"rules.steps.objects.sending._move": effects.move_in_secret},
    ),
    Mutant(
        "either side of a double-faced card may be named (GA-38)",
        ("rules/naming_a_card",),
        {"verbs.players.guessing.nameable": effects.default_sides},
    ),
    Mutant(
        "a duty to attack keeps a player in the main phase (GA-91)",
        ("rules/a_unit_that_must_attack",),
        {"rules.main_phase.must_attack": never},
    ),
    Mutant(
        "an attempt fulfils the duty to attack (GA-91)",
        ("rules/a_duty_to_attack_and_a_declined_payment",),
        {"rules.combat.declaration._attempt": nothing},
    ),
    Mutant(
        "a reflexive trigger follows (GA-180)",
        ("rules/a_reflexive_trigger",),
        {"verbs.effects.timing.WhenYouDo.apply": never},
    ),
    Mutant(
        "a choice is remembered (GA-182)",
        ("rules/a_choice_that_was_made_before",),
        {"rules.playing.abilities.remember_modes": nothing},
    ),
    Mutant(
        "a status is gained once (GA-252)",
        ("rules/a_status",),
        {"rules.steps.objects.mastery.gain_status": effects.gain_status_again},
    ),
    Mutant(
        "an object may enter as a copy (GA-255)",
        ("rules/entering_as_a_copy",),
        {"rules.stack.resolution.choose_original": skipped},
    ),
    Mutant(
        "reserving moves cards to memory (GA-331)",
        ("rules/reserving_as_an_effect",),
        {"rules.steps.searching.reserve": broken.declined},
    ),
    Mutant(
        "prevention is used up (GA-223, GA-224)",
        ("rules/a_shield_shrinks", "rules/an_instance_of_prevention"),
        {"rules.steps.hits.replacing._use": nothing},
    ),
    Mutant(
        "units may share one instance (GA-226)",
        ("rules/an_instance_that_units_share",),
        {"verbs.objects.damage.prevent_next": effects.prevent_for_each},
    ),
    Mutant(
        "what is delayed happens at its moment (GA-179)",
        ("rules/a_delayed_trigger_in_a_position",),
        {"rules.steps.triggers.take_delayed": no_options},
    ),
    Mutant(
        "some things happen as the turn ends (GA-93)",
        ("rules/as_the_turn_ends",),
        {"rules.cleanup._last_effects": skipped},
    ),
    Mutant(
        "X is 0 off the stack and no number (GA-40)",
        ("rules/a_cost_that_a_text_asks_for",),
        {"state.layers.fitting.costs": effects.costs_with_x_as_a_number},
    ),
    Mutant(
        "a text may ask for a cost (GA-39)",
        ("rules/a_cost_that_a_text_asks_for",),
        {"state.layers.fitting.costs": broken.always},
    ),
    Mutant(
        "unpreventable damage is not prevented (GA-225)",
        ("rules/unpreventable_damage",),
        {"rules.steps.hits.replacing._applies": effects.applies_to_all},
    ),
    Mutant(
        "one illegal required target is enough to fizzle on resolution (GA-136)",
        ("rules/one_of_two_targets_is_lost",),
        {"rules.stack.resolution.has_lost_target": never},
    ),
    Mutant(
        "an optional target causes no fizzle (GA-136)",
        ("rules/an_optional_target_is_lost",),
        {"rules.stack.resolution.has_lost_target": effects.has_lost_any_target},
    ),
    Mutant(
        "a resolved effect outlives its source (GA-193)",
        ("rules/a_bonus_outlives_its_source",),
        {"rules.steps.objects.leaving._go": effects.go_with_what_it_gave},
    ),
    Mutant(
        "a resolved effect is for what was there (GA-194)",
        ("rules/a_later_arrival_gets_no_bonus",),
        {"rules.stack.resolution.enter": effects.enter_under_all_effects},
    ),
    Mutant(
        "the unique rule comes before triggers (GA-59)",
        ("rules/unique_before_triggers",),
        {"rules.stack.priority.ArchiveStack.settle": effects.settle_triggers_first},
    ),
    Mutant(
        "the controller of a source controls its triggers (GA-171)",
        ("rules/the_controller_of_a_trigger",),
        {"rules.steps.triggers._wait": effects.wait_for_the_owner},
    ),
    Mutant(
        "an attacker that changes sides stops attacking (GA-151)",
        ("rules/an_attacker_changes_sides",),
        {"rules.steps.attacks.roles._is_with": broken.always},
    ),
    Mutant(
        "a skipped phase does not happen (GA-278)",
        ("27_skipping_draws", "rules/skipping_an_end_phase"),
        {"rules.turn.is_skipped": never},
    ),
    Mutant(
        "an effect may end the game (GA-268)",
        ("rules/winning_by_an_effect",),
        {"verbs.effects.ending.WinGame.apply": never},
    ),
    Mutant(
        "who would win and lose loses (GA-269)",
        ("rules/winning_and_losing_at_once",),
        {"verbs.effects.ending.LoseGame.apply": never},
    ),
)
"""Every mutant about what effects do and how long they last."""
