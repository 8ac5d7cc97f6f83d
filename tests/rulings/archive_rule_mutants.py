"""Mutants of other rules of Grand Archive: one broken at a time, and the files that must notice it."""

from cardgame_tui.engine.priority import Holder
from tests.rulings import broken_archive as broken
from tests.rulings import broken_archive_rules as other_rules
from tests.rulings.broken import agreed, never, no_options, none_at_all, nothing, skipped
from tests.rulings.mutant import Mutant

ARCHIVE_RULE_MUTANTS = (
    Mutant(
        "a card goes to its owner's zone (GA-10)",
        ("rules/a_card_returns_to_its_owners_hand",),
        {"rules.steps.leaving._go": other_rules.go_to_the_controller},
    ),
    Mutant(
        "loaded cards move to the Intent (GA-26)",
        ("rules/a_loaded_bow",),
        {"rules.combat.declaration.loaded_cards": no_options},
    ),
    Mutant(
        "a bow must be loaded, and is wielded without an attack card (GA-63)",
        (
            "rules/a_bow_and_an_attack_card",
            "rules/a_loaded_bow",
            "rules/an_empty_bow",
        ),
        {"rules.combat.attack_plan.LOADABLE": frozenset()},
    ),
    Mutant(
        "a missing cost cannot be paid (GA-39)",
        ("rules/a_missing_cost_cannot_be_paid",),
        {"rules.playing.activation.refuse_activation": other_rules.whatever_it_costs},
    ),
    Mutant(
        "X is chosen (GA-40)",
        (
            "rules/x_is_chosen",
            "rules/x_of_one",
        ),
        {"rules.playing.activation._choose_x": other_rules.x_is_nothing},
    ),
    Mutant(
        "fractions are rounded down (GA-237)",
        (
            "rules/x_is_chosen",
            "rules/x_of_one",
        ),
        {"verbs.drawing.number_of": other_rules.rounded_up},
    ),
    Mutant(
        "who has acted has Opportunity first (GA-98)",
        ("rules/opportunity_after_an_action",),
        {"rules.stack.priority.ArchiveStack.after_action": Holder.OTHER},
    ),
    Mutant(
        "a level-0 champion is never materialized (GA-108)",
        ("rules/a_level_0_champion_is_never_materialized",),
        {"rules.playing.materializing.refuse_champion": other_rules.champion_of_level_0},
    ),
    Mutant(
        "a cost must be possible (GA-114)",
        ("rules/a_cost_that_rests",),
        {"rules.playing.abilities.refuse_costs": nothing},
    ),
    Mutant(
        "an ability outlives its source (GA-170)",
        ("rules/an_ability_outlives_its_source",),
        {"rules.stack.resolution._resolve_ability": other_rules.gone_with_its_source},
    ),
    Mutant(
        "delevelling keeps the object (GA-127)",
        ("rules/delevel",),
        {"rules.steps.champion.delevel": other_rules.delevel_afresh},
    ),
    Mutant(
        "levels are tested again on resolution (GA-125)",
        ("rules/a_champion_that_is_delevelled_in_response",),
        {"rules.stack.resolution.may_not_resolve": never},
    ),
    Mutant(
        "only units and siegeables are attacked (GA-143)",
        ("rules/only_units_and_siegeables_are_attacked",),
        {"rules.steps.attack.is_attackable": broken.always},
    ),
    Mutant(
        "a siegeable loses durability (GA-62)",
        (
            "18_cleave",
            "rules/only_units_and_siegeables_are_attacked",
        ),
        {"rules.steps.damage.is_siegeable": never},
    ),
    Mutant(
        "a Tollgate asks for a payment (GA-341)",
        (
            "rules/an_attack_card_and_a_declined_payment",
            "rules/the_tollgate_asks_for_a_payment",
        ),
        {"rules.combat.tax.attack_tax": none_at_all},
    ),
    Mutant(
        "another target is chosen when a payment is declined (GA-149)",
        ("rules/an_attack_card_and_a_declined_payment",),
        {"rules.combat.attack_cards.pay_tax": agreed},
    ),
    Mutant(
        "the champion stays rested when its attack card fizzles (GA-149)",
        ("rules/an_attack_card_without_a_target",),
        {"rules.main_phase.fizzle": other_rules.fizzle_and_wake},
    ),
    Mutant(
        "an attack is redirected (GA-152)",
        ("rules/redirecting_an_attack",),
        {"rules.combat.redirecting.redirect": broken.declined},
    ),
    Mutant(
        "an attack is not redirected to a defender (GA-152)",
        ("rules/redirecting_to_a_defender",),
        {"rules.combat.redirecting.refuse_redirect": nothing},
    ),
    Mutant(
        "a trigger without its target is removed (GA-174)",
        ("rules/a_trigger_without_a_target",),
        {"rules.stack.priority.choose_parts": agreed},
    ),
    Mutant(
        "a may is asked about (GA-177)",
        ("rules/may_is_decided_on_resolution",),
        {"rules.stack.resolution._wanted": agreed},
    ),
    Mutant(
        "a delayed trigger fires once (GA-179)",
        ("rules/a_delayed_trigger_fires_once",),
        {"rules.steps.triggers.fire_delayed": other_rules.fire_delayed_again},
    ),
    Mutant(
        "restrictions are tested again on the stack (GA-188)",
        (
            "rules/a_restriction_is_lost_on_the_stack",
            "rules/a_restriction_with_all_the_targets_is_lost",
        ),
        {"rules.stack.checks._drop_locked_parts": nothing},
    ),
    Mutant(
        "a restricted text needs its restriction (GA-184)",
        ("rules/a_restriction_that_fails_while_playing",),
        {"rules.stack.parts.in_force": broken.always},
    ),
    Mutant(
        "a materialization is no activation (GA-205)",
        ("rules/a_spell_targets_an_activation",),
        {"rules.stack.targets._refuse_item": nothing},
    ),
    Mutant(
        "a rested object does not become rested (GA-207)",
        ("rules/a_rested_object_does_not_become_rested",),
        {"rules.steps.states.rest": broken.always},
    ),
    Mutant(
        "borrowed control returns (GA-210)",
        ("rules/borrowed_control_returns",),
        {"rules.cleanup.return_control": nothing},
    ),
    Mutant(
        "Scavenge looks at no more than its number (GA-235)",
        ("rules/scavenge_finds_nothing",),
        {"rules.steps.searching.scavenge": other_rules.scavenge_further},
    ),
    Mutant(
        "Scavenge puts the other cards below (GA-235)",
        ("rules/scavenge",),
        {"rules.steps.searching.scavenge": other_rules.scavenge_and_discard},
    ),
    Mutant(
        "enlighten costs three counters (GA-244)",
        ("rules/enlighten",),
        {"rules.playing.abilities.ENLIGHTENED_BY": 2},
    ),
    Mutant(
        "counters are put on cards (GA-241)",
        (
            "rules/a_loaded_bow",
            "rules/a_mode_without_a_target_is_not_offered",
            "rules/a_token_ceases_to_exist",
            "rules/an_attack_card_and_a_declined_payment",
            "rules/borrowed_control_returns",
            "rules/omens",
        ),
        {"rules.steps.counters.put": never},
    ),
    Mutant(
        "a mode needs its targets (GA-335)",
        ("rules/a_mode_without_a_target_is_not_offered",),
        {"rules.stack.parts.can_target": broken.always},
    ),
    Mutant(
        "negating takes off the stack (GA-138)",
        ("rules/negating_a_trigger",),
        {"verbs.stacking.negate": never},
    ),
    Mutant(
        "a withering object is paid for (GA-249)",
        ("rules/wither",),
        {"rules.turn.fire_wither": nothing},
    ),
    Mutant(
        "a text reads what kind of object it affects (GA-141)",
        (
            "rules/buff_and_debuff",
            "rules/wilting_hex",
        ),
        {"rules.steps.conditions._it_is": never},
    ),
    Mutant(
        "buff and debuff counters remove each other (GA-242)",
        ("rules/buff_and_debuff",),
        {"rules.steps.counters.OPPOSITE": {}},
    ),
    Mutant(
        "a new mastery has no counters (GA-251)",
        ("rules/one_mastery_at_a_time",),
        {"rules.steps.mastery.gain": other_rules.gain_another},
    ),
    Mutant(
        "struck units are remembered (GA-339)",
        ("rules/ember_ledger",),
        {"rules.steps.damage._remember": nothing},
    ),
    Mutant(
        "a next attack gets power (GA-193)",
        ("rules/ember_ledger_gives_power",),
        {"rules.combat.declaration._use_next_attack": none_at_all},
    ),
    Mutant(
        "few cards in memory are few (GA-176)",
        (
            "rules/tidal_ledger_with_little_memory",
            "rules/tidal_ledger_with_some_memory",
        ),
        {"state.layers.conditions.holds": other_rules.much_memory},
    ),
    Mutant(
        "many cards in memory are many (GA-176)",
        (
            "rules/tidal_ledger_with_much_memory",
            "rules/tidal_ledger_with_some_memory",
        ),
        {"state.layers.conditions.holds": other_rules.little_memory},
    ),
    Mutant(
        "a copy of one face does not transform (GA-261)",
        ("rules/a_copy_of_one_face_cannot_transform",),
        {"rules.steps.states.transform": other_rules.transform_tokens},
    ),
    Mutant(
        "a double-faced object transforms (GA-259)",
        ("rules/transforming",),
        {"rules.steps.states.transform": never},
    ),
    Mutant(
        "a token ceases to exist (GA-253)",
        ("rules/a_token_ceases_to_exist",),
        {"rules.stack.checks.remove_tokens": nothing},
    ),
    Mutant(
        "a dead champion ends the game (GA-268)",
        ("rules/winning",),
        {"rules.stack.checks.has_lost": never},
    ),
    Mutant(
        "a player may concede (GA-272)",
        ("rules/conceding",),
        {"ruleset.ArchiveRuleset.refuse_settling": other_rules.may_not_concede},
    ),
    Mutant(
        "an effect lets a player play a card (GA-103)",
        ("rules/a_play_within_a_resolution",),
        {"verbs.playing.play_one_of": broken.declined},
    ),
    Mutant(
        "a permission changes the zone only (GA-103)",
        ("rules/a_permission_changes_the_zone_only",),
        {"rules.playing.permitted.has_the_floor": broken.always},
    ),
    Mutant(
        "a permission opens another zone (GA-103)",
        (
            "rules/a_permission_changes_the_zone_only",
            "rules/a_play_from_the_graveyard",
        ),
        {"rules.stack.priority.judge_permitted": no_options},
    ),
    Mutant(
        "what an effect puts onto the field is its controller's (GA-132)",
        ("rules/a_card_put_onto_the_field",),
        {"rules.steps.sending.enter": other_rules.enter_for_its_owner},
    ),
    Mutant(
        "a card with a characteristic is revealed (GA-30)",
        ("rules/a_card_with_a_characteristic_is_revealed",),
        {"rules.steps.sending._move": other_rules.move_in_secret},
    ),
    Mutant(
        "either side of a double-faced card may be named (GA-38)",
        ("rules/naming_a_card",),
        {"verbs.guessing.nameable": other_rules.default_sides},
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
        {"verbs.timing.WhenYouDo.perform": broken.declined},
    ),
    Mutant(
        "a choice is remembered (GA-182)",
        ("rules/a_choice_that_was_made_before",),
        {"rules.playing.abilities.remember_modes": nothing},
    ),
    Mutant(
        "a status is gained once (GA-252)",
        ("rules/a_status",),
        {"rules.steps.mastery.gain_status": other_rules.gain_status_again},
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
        (
            "rules/a_shield_shrinks",
            "rules/an_instance_of_prevention",
        ),
        {"rules.steps.replacing._use": nothing},
    ),
    Mutant(
        "unpreventable damage is not prevented (GA-225)",
        ("rules/unpreventable_damage",),
        {"rules.steps.replacing._applies": other_rules.applies_to_all},
    ),
    Mutant(
        "one illegal required target is enough to fizzle on resolution (GA-136)",
        ("rules/one_of_two_targets_is_lost",),
        {"rules.stack.resolution.has_lost_target": never},
    ),
    Mutant(
        "an optional target causes no fizzle (GA-136)",
        ("rules/an_optional_target_is_lost",),
        {"rules.stack.resolution.has_lost_target": other_rules.has_lost_any_target},
    ),
    Mutant(
        "a resolved effect outlives its source (GA-193)",
        ("rules/a_bonus_outlives_its_source",),
        {"rules.steps.leaving._go": other_rules.go_with_what_it_gave},
    ),
    Mutant(
        "a resolved effect is for what was there (GA-194)",
        ("rules/a_later_arrival_gets_no_bonus",),
        {"rules.stack.resolution.enter": other_rules.enter_under_all_effects},
    ),
    Mutant(
        "the unique rule comes before triggers (GA-59)",
        ("rules/unique_before_triggers",),
        {"rules.stack.priority.ArchiveStack.settle": other_rules.settle_triggers_first},
    ),
    Mutant(
        "the controller of a source controls its triggers (GA-171)",
        ("rules/the_controller_of_a_trigger",),
        {"rules.steps.triggers._wait": other_rules.wait_for_the_owner},
    ),
    Mutant(
        "an attacker that changes sides stops attacking (GA-151)",
        ("rules/an_attacker_changes_sides",),
        {"rules.steps.roles._is_with": broken.always},
    ),
    Mutant(
        "a skipped phase does not happen (GA-278)",
        (
            "27_skipping_draws",
            "rules/skipping_an_end_phase",
        ),
        {"rules.turn.is_skipped": never},
    ),
    Mutant(
        "an effect may end the game (GA-268)",
        ("rules/winning_by_an_effect",),
        {"verbs.ending.WinGame.perform": broken.declined},
    ),
    Mutant(
        "who would win and lose loses (GA-269)",
        ("rules/winning_and_losing_at_once",),
        {"verbs.ending.LoseGame.perform": broken.declined},
    ),
)
"""Every mutant of the other rules."""
