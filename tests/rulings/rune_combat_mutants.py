"""Mutants of Rune Duel from combat on: one rule broken at a time, and the files that must notice it."""

from rulesets.rune_duel.cards.keywords import Keyword
from tests.rulings import broken_combat as broken
from tests.rulings.broken import nothing, nothing_asked, skipped
from tests.rulings.mutant import Mutant

RUNE_COMBAT_MUTANTS = (
    Mutant(
        "facing creatures strike at the same time (RD-45)",
        ("15_breakthrough_and_both_die", "20_both_at_zero_is_a_draw", "combat/two_twin_strikes"),
        {"rules.combat.passes._exchange": broken.exchange_in_turn},
    ),
    Mutant(
        "an unopposed attack hits the player (RD-45)",
        ("16_nothing_moves_up_in_combat", "17_attacking_twice", "combat/round_of_arrival"),
        {"rules.combat.passes.lose_life": broken.only_breakthrough},
    ),
    Mutant(
        "Breakthrough (RD-62)",
        ("15_breakthrough_and_both_die", "20_both_at_zero_is_a_draw"),
        {"rules.combat.passes.has": broken.without(Keyword.BREAKTHROUGH)},
    ),
    Mutant(
        "Breakthrough is measured by remaining life (RD-46)",
        ("20_both_at_zero_is_a_draw", "combat/breakthrough_counts_damage"),
        {"rules.combat.passes.remaining_life": broken.printed_life},
    ),
    Mutant(
        "the dead leave after each slot (RD-47)",
        ("16_nothing_moves_up_in_combat", "17_attacking_twice", "combat/slot_by_slot"),
        {"rules.combat.passes.death_check": nothing},
    ),
    Mutant(
        "nothing moves up during combat (RD-47)",
        ("16_nothing_moves_up_in_combat",),
        {"rules.combat.passes._exchange": broken.exchange_and_close_up},
    ),
    Mutant(
        "only Twin Strike attacks in the second pass (RD-48)",
        ("17_attacking_twice", "combat/granted_twin_strike"),
        {"rules.combat.passes._pass": broken.everybody_again},
    ),
    Mutant(
        "there is a second pass (RD-48)",
        ("17_attacking_twice", "combat/twin_strike_breaks_through_twice"),
        {"rules.combat.passes._pass": broken.first_pass_only},
    ),
    Mutant(
        "in the second pass nothing is dealt back (RD-49)",
        ("17_attacking_twice", "options/second_attack_retaliation_false"),
        {"rules.combat.passes._blows": broken.answered_blows},
    ),
    Mutant(
        "Onslaughts take place (RD-68)",
        ("combat/onslaught_of_a_dying_creature", "combat/onslaught_in_both_passes_and_with_attack_0"),
        {"rules.combat.passes.perform_effects": nothing_asked},
    ),
    Mutant(
        "an Onslaught comes before the death check (RD-46)",
        ("combat/onslaught_of_a_dying_creature",),
        {"rules.combat.passes._exchange": broken.exchange_and_bury_first},
    ),
    Mutant(
        "life is checked after each slot (RD-57)",
        ("combat/life_is_checked_after_each_slot", "options/life_check_immediate"),
        {"rules.combat.passes.life_check": nothing},
    ),
    Mutant(
        "both at 0 is a draw (RD-57)",
        ("20_both_at_zero_is_a_draw", "endings/both_by_an_onslaught"),
        {"rules.combat.passes.life_check": broken.seat_1_loses_first},
    ),
    Mutant(
        "life is checked after hand damage (RD-57)",
        ("20_hand_damage_ends_the_game",),
        {"rules.trumps.life_check": nothing},
    ),
    Mutant(
        "granted abilities count (RD-71)",
        ("combat/granted_breakthrough", "combat/granted_twin_strike"),
        {"rules.combat.passes.has": broken.printed_only},
    ),
    Mutant(
        "a Command gives its bonus (RD-69)",
        ("muster/command_reaches_adjacent_slots", "muster/command_reaches_all_others"),
        {"state.traits.command_bonus": broken.no_bonus},
    ),
    Mutant(
        "adjacent slots differ by 1 (RD-69)",
        ("muster/command_reaches_adjacent_slots", "after_combat/closing_up_makes_neighbours"),
        {"state.traits._reaches": broken.always},
    ),
    Mutant(
        "attack is never below 0 (RD-12)",
        ("muster/attack_is_never_below_0", "combat/onslaught_in_both_passes_and_with_attack_0"),
        {"state.traits.max": broken.no_floor},
    ),
    Mutant(
        "Regeneration removes damage (RD-63)",
        ("18_post_combat", "after_combat/regeneration_adds_up"),
        {"rules.combat.aftermath.heal": nothing},
    ),
    Mutant(
        "several sources of Regeneration add up (RD-63)",
        ("after_combat/regeneration_adds_up", "after_combat/regeneration_before_fade"),
        {"rules.combat.aftermath.regeneration": broken.printed_regeneration},
    ),
    Mutant(
        "Regeneration comes before Fade (RD-51)",
        ("18_post_combat", "after_combat/regeneration_before_fade"),
        {"rules.turn.PHASES": broken.FADE_FIRST},
    ),
    Mutant(
        "Fade counts down (RD-64)",
        ("18_post_combat", "after_combat/fights_in_as_many_rounds"),
        {"rules.combat.aftermath._fade": nothing},
    ),
    Mutant(
        "lines close up (RD-52)",
        ("16_nothing_moves_up_in_combat", "18_post_combat"),
        {"rules.combat.aftermath._close_up": nothing},
    ),
    Mutant(
        "damage stays (RD-50)",
        ("16_nothing_moves_up_in_combat",),
        {"rules.turn._begin_round": broken.heal_all_damage},
    ),
    Mutant(
        "a card that left the line forgets its damage (RD-41)",
        ("cleanup/a_recycled_creature_is_new",),
        {"rules.combat.aftermath.discard": broken.discard_as_it_is},
    ),
    Mutant(
        "a card may be discarded in cleanup (RD-54)",
        ("19_cleanup", "options/end_discard_max_1"),
        {"rules.cleanup._discard": skipped},
    ),
    Mutant(
        "the discard pile is recycled (RD-55)",
        ("19_cleanup", "options/recycle_each_round_true", "cleanup/too_few_cards"),
        {"rules.cleanup.recycle": nothing},
    ),
    Mutant(
        "held cards are not recycled (RD-44)",
        ("13_holding_waits_for_a_later_round", "19_cleanup"),
        {"rules.cleanup.recycle": broken.recycle_held_cards},
    ),
    Mutant(
        "hands are filled up (RD-55)",
        ("19_cleanup", "options/hand_size_5"),
        {"rules.cleanup._redraw": nothing},
    ),
    Mutant(
        "the summons number rises (RD-56)",
        ("19_cleanup", "options/summons_step_1"),
        {"rules.cleanup._next_leader": broken.keep_summons},
    ),
    Mutant(
        "limits are looked at (RD-60)",
        ("options/stall_limit_10", "options/max_rounds_50", "endings/more_life_after_the_last_round"),
        {"rules.cleanup._check_limits": nothing},
    ),
    Mutant(
        "a stalemate is looked at first (RD-60)",
        ("endings/stalemate_before_the_last_round",),
        {"rules.cleanup._check_limits": broken.length_first},
    ),
    Mutant(
        "rounds without a duel are counted up to 100 (RD-60)",
        ("endings/nothing_left_to_decide", "endings/a_duel_after_rounds_without_one"),
        {"rules.cleanup.IDLE_LIMIT": 99},
    ),
    Mutant(
        "life regained counts as lost (RD-60)",
        ("endings/life_regained_counts_as_lost",),
        {"verbs.life.gain_life": broken.forgive},
    ),
)
"""Mutants of the rules of sections 9 to 13."""
