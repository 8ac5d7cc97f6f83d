"""Mutants of Rune Duel up to the holding area: one rule broken at a time, and the files that must notice it."""

from tests.rulings import broken_combat as late
from tests.rulings import broken_rune as broken
from tests.rulings.broken import never, nothing, nothing_asked
from tests.rulings.mutant import Mutant

RUNE_MUTANTS = (
    Mutant(
        "a higher rank trumps (RD-24)",
        ("01_a_trump_has_to_be_played",),
        {"rules.trumps.trumps": broken.by_rune_alone},
    ),
    Mutant(
        "the next rune trumps (RD-24)",
        ("01_a_trump_has_to_be_played", "02_rune_one_beats_rune_five"),
        {"rules.trumps._beats_rune": never},
    ),
    Mutant("I beats V (RD-24)", ("02_rune_one_beats_rune_five",), {"rules.trumps._beats_rune": broken.no_circle}),
    Mutant(
        "the same rank is not higher (RD-26)",
        ("01_a_trump_has_to_be_played", "duel/equal_rank_and_rune"),
        {"rules.trumps.trumps": broken.equal_rank_trumps},
    ),
    Mutant(
        "only the last card matters (RD-25)",
        ("duel/only_the_last_card_matters", "duel/two_cards_that_trump_each_other"),
        {"rules.trumps._pick_trump": broken.trump_the_first},
    ),
    Mutant(
        "whoever can trump must (RD-27)",
        ("01_a_trump_has_to_be_played", "02_rune_one_beats_rune_five", "options/must_trump_true"),
        {"rules.trumps._pick_trump": broken.trump_or_pass},
    ),
    Mutant(
        "the leader must lead (RD-27)",
        ("options/must_trump_false_and_the_lead", "04_both_hands_run_out"),
        {"rules.trumps._pick_lead": broken.lead_or_pass},
    ),
    Mutant(
        "the last card wins the duel (RD-28)",
        ("03_hand_damage", "04_both_hands_run_out", "02_rune_one_beats_rune_five"),
        {"rules.trumps._settle": broken.settle_for_the_leader},
    ),
    Mutant(
        "the loser takes hand damage (RD-30)",
        ("03_hand_damage", "20_hand_damage_ends_the_game"),
        {"rules.trumps.lose_life": nothing},
    ),
    Mutant(
        "the winner takes none (RD-30)",
        ("03_hand_damage", "05_leader_without_cards", "duel/a_winner_with_cards_left"),
        {"rules.trumps.lose_life": broken.both_take_hand_damage},
    ),
    Mutant(
        "the winner leads the next duel (RD-31)",
        ("03_hand_damage", "04_both_hands_run_out", "19_cleanup"),
        {"rules.cleanup._next_leader": nothing},
    ),
    Mutant(
        "the other player leads for a leader without cards (RD-33)",
        ("05_leader_without_cards",),
        {"rules.trumps._find_leader": broken.leader_or_nobody},
    ),
    Mutant(
        "the leader stays when there is no duel (RD-33)",
        ("duel/nobody_has_a_card", "options/lead_rule_alternate_without_a_duel"),
        {"rules.trumps._find_leader": broken.lead_passes_on},
    ),
    Mutant(
        "cards above the summons number are discarded (RD-35)",
        ("06_summons_cut", "06_summons_cut_in_another_order", "muster/winner_and_loser_are_treated_alike"),
        {"rules.muster.phases._gather": broken.gather_all},
    ),
    Mutant(
        "cards of the summons number stay (RD-35)",
        ("muster/rank_equal_to_the_summons_number", "options/start_summons_3"),
        {"rules.muster.phases._gather": broken.gather_lower},
    ),
    Mutant(
        "the muster pile is shuffled (RD-36)",
        ("06_summons_cut", "06_summons_cut_in_another_order", "options/muster_order_shuffled"),
        {"rules.muster.phases._gather": broken.gather_in_order},
    ),
    Mutant(
        "a creature enters the first available slot (RD-37)",
        ("08_a_gap_is_available", "muster/moved_to_the_end"),
        {"rules.muster.arrival.first_empty": broken.behind_the_last},
    ),
    Mutant(
        "a slot faces the slot of the same number (RD-4)",
        ("07_slots_that_face_each_other", "09_arrival_before_the_next_card", "15_breakthrough_and_both_die"),
        {"state.duel.RuneDuel.facing": late.facing_nobody},
    ),
    Mutant(
        "an Arrival takes place (RD-67)",
        ("08_a_gap_is_available", "09_arrival_before_the_next_card"),
        {"rules.muster.arrival.perform_effects": nothing_asked},
    ),
    Mutant(
        "the dead leave before the next card (RD-41)",
        ("08_a_gap_is_available", "09_arrival_before_the_next_card", "muster/artifact_that_kills"),
        {"rules.muster.phases.death_check": broken.no_death_check},
    ),
    Mutant(
        "a creature holds one artifact (RD-13)",
        ("10_where_an_artifact_goes", "11_carrot_seeker", "muster/artifact_without_a_free_creature"),
        {"rules.muster.artifacts._host": broken.first_of_the_line},
    ),
    Mutant(
        "Carrot Seekers come first (RD-65)",
        ("11_carrot_seeker", "options/carrot_mode_priority"),
        {"rules.muster.artifacts._host": broken.any_creature_without},
    ),
    Mutant(
        "Charge enters in front (RD-61)",
        ("12_charge", "12_charge_fills_a_gap", "muster/two_charges"),
        {"rules.muster.arrival._entry_slot": broken.first_slot_for_all},
    ),
    Mutant(
        "Charge moves nobody beyond a gap (RD-61)",
        ("12_charge_fills_a_gap",),
        {"rules.muster.arrival._make_room": broken.make_room_for_all},
    ),
    Mutant(
        "artifacts, damage and counters move with a creature (RD-61)",
        ("12_charge", "muster/charge_keeps_fade_counters"),
        {"rules.muster.arrival.place": broken.place_anew},
    ),
    Mutant(
        "a full line takes no creature (RD-7)",
        ("options/max_slots_3", "options/max_slots_3_and_charge"),
        {"rules.muster.arrival.within_limit": late.always},
    ),
    Mutant(
        "a spell has to be played (RD-39)",
        ("14_spells_are_not_optional", "options/target_choice_lowest_slot_own_line"),
        {"rules.muster.phases.cast": broken.cast_at_enemies},
    ),
    Mutant(
        "a spell without a target is held (RD-39)",
        ("14_a_spell_without_a_target_is_held", "muster/all_needs_one"),
        {"rules.muster.phases.cast": broken.cast_at_nothing},
    ),
    Mutant(
        "a spell's controller picks its target (RD-40)",
        ("options/target_choice_controller", "muster/target_is_an_artifact"),
        {"rules.muster.spells._pick": broken.first_target},
    ),
    Mutant(
        "all is every creature that fits (RD-40)",
        ("muster/all_is_one_target",),
        {"rules.muster.spells._choose_target": broken.one_of_all},
    ),
    Mutant(
        "a moved creature goes behind the last one (RD-70)",
        ("muster/moved_to_the_end",),
        {"rules.steps.lifecycle.place": nothing},
    ),
    Mutant(
        "drawing by an effect recycles nothing (RD-70)",
        ("muster/drawing_recycles_nothing",),
        {"verbs.drawing.draw": late.draw_and_recycle},
    ),
    Mutant(
        "life is checked after each card (RD-57)",
        ("muster/life_is_checked_after_each_card", "holding/life_is_checked_after_each_card"),
        {"rules.muster.phases.life_check": nothing},
    ),
    Mutant(
        "held cards are tried (RD-42)",
        ("holding/order", "13_holding_waits_for_a_later_round", "duel/nobody_has_a_card"),
        {"rules.turn.PHASES": broken.WITHOUT_HOLDING},
    ),
    Mutant(
        "a new held card waits for a later round (RD-43)",
        ("13_holding_waits_for_a_later_round", "options/holding_same_round_false"),
        {"rules.turn.PHASES": broken.HOLDING_WITH_FRESH},
    ),
    Mutant(
        "a held card is not compared with the summons number (RD-43)",
        ("holding/no_summons_number",),
        {"rules.turn.PHASES": broken.HOLDING_WITH_LOW_ONES},
    ),
    Mutant(
        "the winner of the duel comes first (RD-43, RD-46, RD-54)",
        (
            "19_cleanup",
            "holding/order",
            "combat/onslaught_of_the_winner_first",
            "cleanup/without_a_duel_the_leader_first",
        ),
        {"state.duel.RuneDuel.in_order": broken.seat_1_first},
    ),
)
"""Mutants of the rules of sections 1 to 8; those of combat and cleanup are in another file."""
