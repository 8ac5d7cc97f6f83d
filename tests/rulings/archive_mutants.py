"""Mutants of Grand Archive: one rule broken at a time, and the rulings that must notice it."""

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.rules.stack import words
from rulesets.grand_archive.rules.stack.priority import natural_window, trigger_window
from rulesets.grand_archive.rules.steps import suppressing
from tests.rulings import broken_archive as broken
from tests.rulings.broken import agreed, never, no_options, none_at_all, nothing, skipped
from tests.rulings.mutant import Mutant

ARCHIVE_MUTANTS = (
    Mutant(
        "first turns skip their phases (GA-74)",
        ("01_the_first_turns_of_two_players",),
        {"rules.turn._skipped_first": broken.nothing_skipped},
    ),
    Mutant(
        "an attack needs something to attack (GA-146)",
        ("03_nothing_to_attack",),
        {"rules.combat.attackers.strikes_a_target": broken.always},
    ),
    Mutant(
        "the second player may attack in the first turn (GA-79)",
        (
            "03_nothing_to_attack",
            "03_the_second_player_may_attack",
        ),
        {"rules.combat.attackers.refuse_attacker": broken.nobody_in_a_first_turn},
    ),
    Mutant(
        "a card cannot pay for itself (GA-109)",
        ("04_a_card_cannot_pay_for_itself",),
        {"rules.playing.activation._can_pay": broken.always},
    ),
    Mutant(
        "Reservable objects pay (GA-304)",
        ("04_paying_reserve",),
        {"rules.playing.payment.reservables": no_options, "rules.playing.activation.reservables": no_options},
    ),
    Mutant(
        "what pays a reserve cost goes to memory (GA-109)",
        (
            "04_paying_reserve",
            "33_what_the_other_player_sees_of_a_payment",
            "keywords/kindle",
            "keywords/balance",
        ),
        {"rules.playing.activation.pay_with": broken.pay_from_nowhere},
    ),
    Mutant(
        "Floating Memory pays (GA-303)",
        (
            "05_floating_memory_pays_first",
            "05_memory_pays_at_random",
        ),
        {"rules.playing.payment.floating": no_options},
    ),
    Mutant(
        "a memory cost is paid in full (GA-110)",
        ("05_too_few_cards_for_a_memory_cost",),
        {"rules.playing.materializing.can_pay_memory": broken.always},
    ),
    Mutant(
        "memory returns to hand (GA-88)",
        (
            "05_memory_pays_at_random",
            "07_the_recollection_window",
        ),
        {"rules.recollection.recollect": broken.not_a_phase},
    ),
    Mutant(
        "a window for triggers closes with the stack (GA-85)",
        (
            "06_a_materialization_can_be_answered",
            "06_nobody_acts_when_nothing_is_materialized",
        ),
        {"rules.turn.trigger_window": natural_window},
    ),
    Mutant(
        "the window of recollection opens without triggers (GA-85, GA-88)",
        (
            "06_a_materialization_can_be_answered",
            "06_nobody_acts_when_nothing_is_materialized",
            "07_the_recollection_window",
            "rules/a_natural_window_stays_open",
        ),
        {"rules.recollection.natural_window": trigger_window},
    ),
    Mutant(
        "slow cards wait for the main phase (GA-102)",
        (
            "06_a_materialization_can_be_answered",
            "07_the_recollection_window",
        ),
        {"rules.playing.activation.is_slow": never},
    ),
    Mutant(
        "a payment that cannot be made is not made (GA-113)",
        (
            "08_negate_unless_pays",
            "08_paying_keeps_the_card",
        ),
        {"verbs.stacking.pay_reserve": agreed},
    ),
    Mutant(
        "a payment may be made (GA-113)",
        ("08_paying_keeps_the_card",),
        {"verbs.stacking.pay_reserve": broken.declined},
    ),
    Mutant(
        "a shroud keeps targets away (GA-300)",
        (
            "09_fizzle_by_spellshroud",
            "keywords/deluge",
            "keywords/omnishroud",
        ),
        {"rules.stack.targets._refuse_shroud": nothing},
    ),
    Mutant(
        "a target that becomes illegal is dropped (GA-136)",
        (
            "09_fizzle_by_spellshroud",
            "22_a_link_loses_its_target",
            "rules/a_restriction_with_all_the_targets_is_lost",
        ),
        {"rules.stack.checks.check_stack": nothing},
    ),
    Mutant(
        "what has lost its targets fizzles (GA-136)",
        (
            "09_fizzle_by_spellshroud",
            "22_a_link_loses_its_target",
            "rules/a_restriction_with_all_the_targets_is_lost",
        ),
        {"rules.stack.checks.check_stack": nothing, "rules.stack.resolution.may_not_resolve": never},
    ),
    Mutant(
        "Stealth keeps attacks away (GA-288)",
        (
            "09_fizzle_by_spellshroud",
            "keywords/stealth",
        ),
        {"rules.steps.attack.has": broken.blind(Keyword.STEALTH)},
    ),
    Mutant(
        "a card needs its elements (GA-117)",
        ("10_an_element_that_is_not_enabled",),
        {"rules.playing.activation.enables": broken.always},
    ),
    Mutant(
        "inner champion cards enable their elements (GA-118)",
        (
            "10_all_champion_cards_enable_elements",
            "10_an_element_that_is_not_enabled",
            "10_elements",
        ),
        {
            "state.finding.enabled_elements": broken.elements_of_the_top_card,
            "positions.facts.enabled_elements": broken.elements_of_the_top_card,
        },
    ),
    Mutant(
        "levelling up needs no elements (GA-122)",
        ("10_elements",),
        {"rules.playing.materializing.refuse_champion": broken.champion_with_its_elements},
    ),
    Mutant(
        "a champion that levels up stays the same object (GA-123)",
        ("11_levelling_keeps_the_object",),
        {"rules.stack.resolution.level_up": broken.level_up_afresh},
    ),
    Mutant(
        "printed levels decide about the next champion (GA-120)",
        (
            "11_the_next_champion_by_printed_level",
            "12_level_counters_do_not_level",
        ),
        {"rules.playing.materializing.refuse_champion": broken.champion_by_level},
    ),
    Mutant(
        "a lineage is kept (GA-121)",
        ("11_the_next_champion_by_printed_level",),
        {"rules.playing.materializing.refuse_champion": broken.champion_of_any_line},
    ),
    Mutant(
        "an Inherited Effect works (GA-318)",
        ("11_what_is_inherited",),
        {"rules.playing.costs._said_about": no_options},
    ),
    Mutant(
        "level counters count for LV (GA-245)",
        ("12_level_counters_tame_the_golem",),
        {"rules.steps.obedience.champion_level": broken.printed_level},
    ),
    Mutant(
        "a disobedient ally does not attack (GA-189)",
        ("12_a_disobedient_ally_does_not_attack",),
        {"rules.combat.attackers.obeys": broken.always},
    ),
    Mutant(
        "a disobedient ally may retaliate (GA-189)",
        ("12_a_disobedient_ally_retaliates",),
        {"rules.combat.retaliation.refuse_retaliation": broken.obedient_retaliation},
    ),
    Mutant(
        "Critical doubles (GA-296)",
        (
            "13_critical_with_a_discard",
            "13_critical_without_a_discard",
            "keywords/double_damage_of_critical_once",
        ),
        {"rules.steps.damage._offer_discards": skipped},
    ),
    Mutant(
        "a discard keeps Critical from doubling (GA-296)",
        (
            "13_critical_with_a_discard",
            "13_critical_without_a_discard",
        ),
        {"rules.steps.damage._discards": broken.declined},
    ),
    Mutant(
        "a weapon wears (GA-163)",
        (
            "13_critical_with_a_discard",
            "14_prevented_damage_wears_the_weapon",
            "rules/a_token_ceases_to_exist",
        ),
        {"rules.combat.combat_damage._wear_weapons": nothing},
    ),
    Mutant(
        "a weapon wears only if a defender is left (GA-163)",
        ("15_no_defender_no_wear",),
        {"rules.combat.combat.deal_combat_damage": broken.wear_whatever_happens},
    ),
    Mutant(
        "regalia is banished (GA-60)",
        (
            "14_prevented_damage_wears_the_weapon",
            "30_a_transformed_regalia_is_banished",
            "keywords/on_banish",
            "rules/regalia_returns_to_the_material_deck",
        ),
        {"rules.steps.leaving.put_under_rules": broken.buried_regalia},
    ),
    Mutant(
        "a shield prevents damage (GA-223)",
        ("14_prevented_damage_wears_the_weapon",),
        {"verbs.damage.shield": never},
    ),
    Mutant(
        "a defender that becomes an illegal target stops defending (GA-151)",
        ("15_no_defender_no_wear",),
        {"rules.steps.roles._update_defenders": nothing},
    ),
    Mutant(
        "Taunt comes first (GA-286)",
        (
            "16_taunt",
            "keywords/multistrike_and_taunt",
            "rules/taunt_shields_a_siegeable",
        ),
        {"rules.combat.attack_plan._taunts": never},
    ),
    Mutant(
        "a rested unit does not taunt (GA-286)",
        (
            "16_a_rested_taunt",
            "16_steadfast_retaliates_rested",
        ),
        {"rules.combat.attack_plan._taunts": broken.taunts_at_rest},
    ),
    Mutant(
        "a unit with Steadfast retaliates rested (GA-293)",
        ("16_steadfast_retaliates_rested",),
        {"rules.combat.retaliation.has": broken.blind(Keyword.STEADFAST)},
    ),
    Mutant(
        "Intercept triggers (GA-287)",
        ("17_intercept",),
        {"rules.combat.declaration.fire_intercepts": nothing},
    ),
    Mutant(
        "a bulwark counter prevents combat damage (GA-246)",
        ("17_intercept",),
        {"rules.steps.replacing._applicable": broken.no_bulwark},
    ),
    Mutant(
        "Cleave reaches siegeable domains (GA-289)",
        (
            "18_cleave",
            "keywords/on_hit_for_each_defender",
        ),
        {"rules.combat.declaration.sweep": broken.sweep_units},
    ),
    Mutant(
        "Cleave is against what is there at the declaration (GA-289)",
        ("18_cleave",),
        {"rules.steps.roles._update_defenders": broken.follow_the_arrivals},
    ),
    Mutant(
        "no payment is due for Cleave (GA-341)",
        ("18_cleave",),
        {"rules.combat.declaration.pay_tax": broken.taxed_sweep},
    ),
    Mutant(
        "a unit with Ambush retaliates for others (GA-294)",
        ("18_cleave",),
        {"rules.combat.retaliation.has": broken.blind(Keyword.AMBUSH)},
    ),
    Mutant(
        "Retort adds to the power of a retaliation (GA-295)",
        (
            "18_cleave",
            "keywords/retort",
        ),
        {"rules.combat.combat_damage.amount": broken.without(Keyword.RETORT)},
    ),
    Mutant(
        "clean-up is one moment (GA-93)",
        ("19_clean_up_is_one_moment",),
        {"rules.cleanup.clean_up_once": broken.clean_up_in_two_moments},
    ),
    Mutant(
        "nothing is refunded for a negated card (GA-138)",
        ("20_a_negated_attack_card",),
        {"rules.stack.negating.take_off": broken.refund},
    ),
    Mutant(
        "a player keeps one of each unique object (GA-59)",
        (
            "21_unique",
            "keywords/immortality_and_unique",
        ),
        {"rules.stack.checks._doubled": no_options},
    ),
    Mutant(
        "a Link ends with its object (GA-321)",
        ("22_a_linked_object_dies",),
        {"rules.stack.checks.break_links": nothing},
    ),
    Mutant(
        "the opponent's triggers resolve first (GA-178)",
        ("23_triggers_of_both_players",),
        {"rules.stack.priority.place_triggers": broken.opponent_first},
    ),
    Mutant(
        "a dead champion counts before it has left (GA-264)",
        (
            "13_critical_without_a_discard",
            "24_a_failed_draw_and_a_dead_champion",
        ),
        {"rules.stack.checks.has_lost": broken.dead_when_removed},
    ),
    Mutant(
        "an end of combat removes the stack (GA-275)",
        (
            "25_ending_combat",
            "25_other_cards_are_banished",
        ),
        {"rules.stack.priority.clear": broken.clear_and_resolve},
    ),
    Mutant(
        "cards on a stack that is removed are banished (GA-275)",
        (
            "25_ending_combat",
            "25_other_cards_are_banished",
        ),
        {"rules.stack.priority.clear": broken.clear_to_the_graveyard},
    ),
    Mutant(
        "a turn that is ended has no end phase (GA-277)",
        ("26_ending_the_turn",),
        {"rules.turn._end_of_ended_turn": broken.end_normally},
    ),
    Mutant(
        "skips of a phase add up (GA-278)",
        ("27_skipping_draws",),
        {"rules.steps.phases.skip": broken.skip_once},
    ),
    Mutant(
        "a card stays for its copies (GA-139)",
        ("28_a_copy_outlives_the_original",),
        {"rules.stack.leaving_stack.has_instance": never},
    ),
    Mutant(
        "a copy was not activated (GA-256)",
        ("28_a_copy_was_not_activated",),
        {"verbs.stacking.copy": broken.copy_as_activation},
    ),
    Mutant(
        "what was suppressed returns to its owner (GA-324)",
        (
            "29_a_suppressed_ally_enters_again",
            "29_suppress",
            "rules/a_delayed_trigger_fires_once",
        ),
        {"rules.stack.words.WORDS": {**words.WORDS, suppressing.RETURNS: broken.return_to_the_other}},
    ),
    Mutant(
        "what was suppressed enters as a new object (GA-324)",
        ("29_a_suppressed_ally_enters_again",),
        {"rules.steps.suppressing.enter": broken.enter_in_silence},
    ),
    Mutant(
        "the default side decides where a card goes (GA-260)",
        ("30_a_transformed_regalia_is_banished",),
        {"rules.steps.leaving.front_of": broken.face_of},
    ),
    Mutant(
        "Empower raises LV for a Spell (GA-308)",
        (
            "31_an_empowered_copy",
            "31_empower",
        ),
        {"rules.playing.activation._empowered": none_at_all},
    ),
    Mutant(
        "a copy of an empowered Spell is empowered (GA-308)",
        ("31_an_empowered_copy",),
        {"verbs.stacking.copy": broken.plain_copy},
    ),
    Mutant(
        "a Renewable card goes to the material deck (GA-314)",
        (
            "31_an_empowered_copy",
            "31_empower",
        ),
        {"rules.steps.leaving.put_under_rules": broken.stay_in_banishment},
    ),
)
"""Every mutant of the rulings."""
