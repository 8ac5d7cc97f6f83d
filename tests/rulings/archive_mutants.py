"""Mutants of Grand Archive about rulings 1 to 12."""

from rulesets.grand_archive.rules.stack.priority import natural_window, trigger_window
from tests.rulings import broken_archive as broken
from tests.rulings.broken import agreed, never, no_options, nothing
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
            "options/first_cycle_attack_ban_true_and_the_second_player",
        ),
        {"rules.combat.attackers.refuse_attacker": broken.nobody_in_a_first_turn},
    ),
    Mutant(
        "a card cannot pay for itself (GA-109)",
        ("04_a_card_cannot_pay_for_itself",),
        {"rules.playing.activation.refuse_payment": nothing},
    ),
    Mutant(
        "Reservable objects pay (GA-304)",
        ("04_paying_reserve",),
        {"rules.playing.payment.reservables": no_options},
    ),
    Mutant(
        "what pays a reserve cost goes to memory (GA-109)",
        ("04_paying_reserve", "33_what_the_other_player_sees_of_a_payment", "keywords/kindle", "keywords/balance"),
        {"rules.playing.activation.pay_with": broken.pay_from_nowhere},
    ),
    Mutant(
        "Floating Memory pays (GA-303)",
        ("05_floating_memory_pays_first", "05_memory_pays_at_random"),
        {"rules.playing.payment.floating": no_options},
    ),
    Mutant(
        "a memory cost is paid in full (GA-110)",
        ("05_too_few_cards_for_a_memory_cost",),
        {"rules.playing.materializing.can_pay_memory": broken.always},
    ),
    Mutant(
        "memory returns to hand (GA-88)",
        ("05_memory_pays_at_random", "07_the_recollection_window"),
        {"rules.recollection.recollect": broken.not_a_phase},
    ),
    Mutant(
        "a window for triggers closes with the stack (GA-85)",
        ("06_a_materialization_can_be_answered", "06_nobody_acts_when_nothing_is_materialized"),
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
        ("06_a_materialization_can_be_answered", "07_the_recollection_window"),
        {"rules.playing.activation.is_slow": never},
    ),
    Mutant(
        "a payment that cannot be made is not made (GA-113)",
        ("08_negate_unless_pays", "08_paying_keeps_the_card"),
        {"verbs.effects.paying.pay_reserve": agreed},
    ),
    Mutant(
        "a payment may be made (GA-113)",
        ("08_paying_keeps_the_card",),
        {"verbs.effects.paying.pay_reserve": broken.declined},
    ),
    Mutant(
        "a shroud keeps targets away (GA-300)",
        ("09_fizzle_by_spellshroud", "keywords/deluge", "keywords/omnishroud"),
        {"rules.targeting.targets._refuse_shroud": nothing},
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
        ("09_fizzle_by_spellshroud", "keywords/stealth"),
        {"rules.steps.attacks.attack.STEALTH": None},
    ),
    Mutant(
        "a card needs its elements (GA-117)",
        ("10_an_element_that_is_not_enabled",),
        {"rules.playing.forbidden.enables": broken.always},
    ),
    Mutant(
        "inner champion cards enable their elements (GA-118)",
        ("10_all_champion_cards_enable_elements", "10_an_element_that_is_not_enabled", "10_elements"),
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
        ("11_the_next_champion_by_printed_level", "12_level_counters_do_not_level"),
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
        {"rules.playing.costs.costs_set": no_options},
    ),
    Mutant(
        "level counters count for LV (GA-245)",
        ("12_level_counters_tame_the_golem",),
        {"rules.steps.attacks.obedience.champion_level": broken.printed_level},
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
)
"""Every mutant about rulings 1 to 12."""
