"""The mutants of edition rift; see `mutants`."""

from cardgame_tui.engine.priority import StackRules
from rulesets.dimensional_rift.cards.keywords import Keyword
from tests.rulings import broken, broken_rift
from tests.rulings.mutant import Mutant

RIFT_MUTANTS = (
    Mutant(
        "arrows turn with their card in edition rift too (DR-28)",
        ("04_rift_double_arrow_turns_with_its_card", "04_rift_attack_follows_the_double_arrow"),
        {"state.traits.reach": broken.reach_unturned},
    ),
    Mutant(
        "the other side's arrows are mirrored in edition rift too (DR-28)",
        ("05_rift_top_left_of_the_other_side",),
        {"state.traits.reach": broken.reach_of_seat_1},
    ),
    Mutant(
        "a double diagonal leads on along its row (DR-26)",
        (
            "rift/combat/double_diagonal",
            "rift/combat/double_diagonal_turned",
            "rift/combat/double_diagonal_blocks",
        ),
        {"state.traits.reach": broken_rift.reach_of_single_diagonals},
    ),
    Mutant(
        "a direct Attack costs the attacker's Might (DR-115)",
        ("08_rift_direct_attack_costs_its_might", "rift/endings/direct_attack"),
        {"rules.combat.strikes.lose_hp": broken_rift.lose_one},
    ),
    Mutant(
        "damage is cleared in the End Phase (DR-85)",
        ("09_rift_damage_is_cleared", "rift/turn/damage_goes_as_the_end_phase_closes"),
        {"rules.turn._clear_damage": broken.nothing},
    ),
    Mutant(
        "three artifact zones start active (DR-14)",
        ("21_rift_preparation_turns", "rift/setup/set_up"),
        {"state.duel.RiftDuel._conquer_at_start": broken.conquer_all},
    ),
    Mutant(
        "there are Preparation turns (DR-57)",
        ("21_rift_preparation_turns", "21_rift_trap_of_the_preparation_round"),
        {"rules.setup.preparation": broken.skipped},
    ),
    Mutant(
        "a Trap may be flipped (DR-39)",
        ("21_rift_trap_of_the_preparation_round", "rift/traps/snare_grate", "rift/traps/backdraft_charm"),
        {"rules.stack.traps.refuse_spring": broken_rift.never_flipped},
    ),
    Mutant(
        "a Campaign gives a token (DR-89)",
        ("22_rift_tokens_are_saved_and_spent", "rift/tokens/gained_first", "rift/tokens/empty_supply_draws"),
        {"rules.playing.campaign._gain_token": broken.skipped},
    ),
    Mutant(
        "a token activates a zone (DR-89)",
        ("22_rift_tokens_are_saved_and_spent", "rift/tokens/any_zone_of_yours"),
        {"rules.playing.campaign.conquer": broken.nothing},
    ),
    Mutant(
        "a card moves once a turn, and a swap counts (DR-99)",
        ("23_rift_swap", "rift/move/neither_is_a_move_action", "rift/vehicles/uncrewed_vehicle_has_moved"),
        {"rules.actions.moves.refuse_move": broken_rift.refuse_unmoved},
    ),
    Mutant(
        "cards move into active zones (DR-100)",
        ("23_rift_swap_needs_two_active_zones", "rift/move/explorer_swap", "rift/move/artifacts_move_too"),
        {"rules.actions.moves._may_lie": broken_rift.always},
    ),
    Mutant(
        "Explorer moves into inactive zones (DR-150)",
        ("rift/move/explorer", "rift/move/broken_causeway", "rift/cards/road_surveyor"),
        {"rules.actions.moves.has": broken.without(Keyword.EXPLORER)},
    ),
    Mutant(
        "a card goes as far as its Movement (DR-98)",
        ("rift/move/up_to_its_movement", "rift/cards/road_surveyor", "rift/move/movement_0"),
        {"rules.actions.moves.movement": broken_rift.far},
    ),
    Mutant(
        "a Prone creature gets up by its Move Action (DR-155)",
        ("rift/move/prone_gets_up", "rift/keywords/vigilant_gets_up"),
        {"rules.actions.moves.lift": broken.nothing},
    ),
    Mutant(
        "Main 2 follows the event (DR-83)",
        ("24_rift_no_event", "rift/turn/phases", "rift/turn/one_event_a_turn"),
        {"rules.turn.PHASES": broken_rift.WITHOUT_MAIN_2},
    ),
    Mutant(
        "cards of the Extra Deck wait for their event (DR-92)",
        ("rift/xd/only_in_its_event",),
        {"rules.playing.deployment._fabled_window": broken_rift.always},
    ),
    Mutant(
        "Armor comes off every hit (DR-23)",
        ("rift/combat/armor", "rift/combat/armor_and_effects", "rift/combat/armor_is_read_on_resolution"),
        {"rules.steps.counters.armor": broken.none_at_all},
    ),
    Mutant(
        "an Equipment serves a zone (DR-35)",
        ("rift/equipment/serve", "rift/equipment/whoever_stands_there", "rift/cards/tempered_halberd"),
        {"state.continuous._served": broken.never},
    ),
    Mutant(
        "an Equipment may serve another zone (DR-36)",
        ("rift/equipment/picked_anew_in_a_campaign", "rift/equipment/turned_left_it_connects_elsewhere"),
        {"rules.steps.turning.serve_again": broken.skipped},
    ),
    Mutant(
        "a zone is picked anew once in a Campaign (DR-36)",
        ("rift/equipment/picked_anew_in_a_campaign",),
        {"rules.steps.turning._refuse_service": broken.nothing},
    ),
    Mutant(
        "one Vehicle crews a creature (DR-37)",
        ("rift/vehicles/crews_your_face_up_creatures", "rift/vehicles/uncrew_behind"),
        {"rules.actions.moves._vehicle_under": broken.nothing},
    ),
    Mutant(
        "Vehicles crew (DR-37)",
        ("rift/vehicles/crew", "rift/vehicles/go_and_crew"),
        {"rules.actions.moves._judged_crewing": broken.no_options},
    ),
    Mutant(
        "a Vehicle goes with its creature (DR-176)",
        ("rift/vehicles/destroyed_with_its_creature",),
        {"rules.steps.lifecycle._bury": broken.bury_alone},
    ),
    Mutant(
        "a Trap is destroyed when it has done its work (DR-39)",
        ("rift/traps/snare_grate", "rift/traps/destroyed_when_it_fizzles"),
        {"rules.stack.traps.destroy": broken.nothing},
    ),
    Mutant(
        "a Trap's occasion is over when both have passed (DR-39)",
        ("rift/traps/optional", "rift/traps/the_attack_was_passed_on_to_resolve"),
        {"rules.stack.traps.forget_creature_events": broken.nothing},
    ),
    Mutant(
        "who passes or does something else lets what could flip a Trap go by (DR-39)",
        ("rift/traps/passed_on_its_event", "options_rift/trap_window_at_once"),
        {"rules.stack.traps.miss_events": broken.nothing},
    ),
    Mutant(
        "the turn player has priority after a Trap (DR-39, DR-136)",
        ("rift/traps/priority_after_it",),
        {"rules.stack.priority.RiftStack.next_holder": StackRules.next_holder},
    ),
    Mutant(
        "a Trap is not flipped in the turn it was set (DR-39)",
        ("rift/traps/not_in_the_turn_it_was_set",),
        {"rules.stack.traps.refuse_spring": broken_rift.flipped_when_just_set},
    ),
    Mutant(
        "a Trap needs an orientation that connects (DR-39)",
        ("rift/traps/orientation_is_picked_on_the_flip", "rift/traps/no_connecting_orientation"),
        {"rules.stack.traps._works": broken_rift.always},
    ),
    Mutant(
        "Vigilant creatures attack after a Move Action (DR-168)",
        ("rift/keywords/vigilant", "rift/keywords/vigilant_gets_up", "rift/cards/oathbound_pikeman"),
        {"rules.actions.vigilant_and_lightfoot.has": broken.without(Keyword.VIGILANT)},
    ),
    Mutant(
        "Lightfoot creatures move after an Attack (DR-168)",
        ("rift/keywords/lightfoot", "rift/keywords/lightfoot_after_a_fizzled_attack", "rift/cards/grapnel_boots"),
        {"rules.actions.vigilant_and_lightfoot.has": broken.without(Keyword.LIGHTFOOT)},
    ),
    Mutant(
        "Pray gives 2 mana (DR-167)",
        ("rift/keywords/pray_in_battle", "rift/keywords/pray_in_a_campaign", "rift/cards/wickbearer_novice"),
        {"rules.actions.pray_and_operate.collect": broken_rift.collect_one},
    ),
    Mutant(
        "a Defender does not attack (DR-169)",
        ("rift/keywords/defender", "rift/keywords/pray_stands_for_an_attack"),
        {"rules.actions.declaring.has": broken.without(Keyword.DEFENDER)},
    ),
    Mutant(
        "a Focused creature does not block actively (DR-169)",
        ("rift/keywords/focused",),
        {"rules.combat.strikes.has": broken.without(Keyword.FOCUSED)},
    ),
    Mutant(
        "a Resilient creature survives a hit (DR-170)",
        ("rift/keywords/resilient",),
        {"rules.steps.counters.has": broken.without(Keyword.RESILIENT)},
    ),
    Mutant(
        "an Operator has to stay with its artifact (DR-171)",
        ("rift/keywords/operator_gone", "rift/keywords/operator_turned"),
        {"rules.stack.resolution.still_operates": broken_rift.always},
    ),
    Mutant(
        "a printed Action is used once a turn (DR-102)",
        ("rift/cards/bramble_cub", "rift/cards/aurelith"),
        {"rules.actions.declaring.refuse_activation": broken.refuse_unused},
    ),
    Mutant(
        "only Scrolls pay face-down (DR-131)",
        ("rift/costs/scroll_pays", "rift/costs/other_hidden_cards_do_not_pay"),
        {"rules.costs.bill._hidden_worth": broken_rift.printed_will},
    ),
    Mutant(
        "life is paid (DR-132)",
        ("rift/costs/life", "rift/costs/last_life", "rift/costs/mandatory_life", "rift/endings/chain_is_dropped"),
        {"rules.costs.payment.lose_hp": broken.nothing},
    ),
    Mutant(
        "both at 0 is a draw (DR-180)",
        ("rift/endings/both_at_0",),
        {"rules.stack.priority.check_defeat": broken_rift.seat_1_loses_first},
    ),
)
"""Mutants of the rules that edition rift has alone or in its own way."""
