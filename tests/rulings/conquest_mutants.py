"""Mutants of Dimensional Rift: one rule broken at a time, and the files that must notice it."""

from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.rules.playing import summon
from rulesets.dimensional_rift.rules.targets import ALL_ZONES
from tests.rulings import broken
from tests.rulings.mutant import Mutant

TARGETED = broken.TargetCards()
CONQUEST_MUTANTS = (
    Mutant(
        "creature and monument zones begin unconquered (DR-13)",
        ("01_battle_on_an_empty_board", "02_campaign_conquers_one_zone"),
        {"state.duel.RiftDuel._conquer_at_start": broken.conquer_all},
    ),
    Mutant(
        "the turn player draws (DR-82)",
        ("01_battle_on_an_empty_board",),
        {"rules.turn._draw_for_turn": broken.nothing},
    ),
    Mutant(
        "a Campaign conquers a zone (DR-78)",
        ("02_campaign_conquers_one_zone",),
        {"rules.playing.campaign.conquer": broken.nothing},
    ),
    Mutant(
        "a full board draws (DR-78)",
        ("03_full_board_draws_a_card",),
        {"rules.playing.campaign.draw": broken.nothing},
    ),
    Mutant(
        "an empty deck loses nothing (DR-181)",
        ("03_full_board_with_an_empty_deck",),
        {"rules.playing.campaign.draw": broken.lose_for_an_empty_deck},
    ),
    Mutant(
        "arrows turn with their card (DR-28)",
        ("04_double_arrow_turns_with_its_card", "04_strike_follows_the_double_arrow"),
        {"state.traits.reach": broken.reach_unturned},
    ),
    Mutant(
        "the other side's arrows are mirrored (DR-28)",
        ("05_top_left_of_the_other_side",),
        {"state.traits.reach": broken.reach_of_seat_1},
    ),
    Mutant(
        "a blocker has to connect (DR-107)",
        ("06_active_block",),
        {"rules.combat.strikes.refuse_block": broken.nothing},
    ),
    Mutant(
        "both fighters are hurt (DR-113)",
        ("06_active_block",),
        {"rules.combat.strikes.deal_damage": broken.hurt_blocker_only},
    ),
    Mutant(
        "the other player may block (DR-108)",
        ("07_other_player_may_block", "07_other_player_blocks"),
        {"rules.combat.strikes.other": broken.same_seat},
    ),
    Mutant(
        "a direct Strike costs 1 HP (DR-114)",
        ("08_direct_strikes",),
        {"rules.combat.strikes.lose_hp": broken.lose_five},
    ),
    Mutant("damage stays (DR-116)", ("09_damage_stays",), {"rules.turn._end_turn": broken.heal_and_end_turn}),
    Mutant(
        "Fading (DR-159)",
        ("10_fading", "10_fading_declined"),
        {"rules.combat.strikes.has": broken.without(Keyword.FADING)},
    ),
    Mutant("Evasive (DR-106)", ("11_evasive",), {"rules.combat.strikes.has": broken.without(Keyword.EVASIVE)}),
    Mutant(
        "a target is flipped at once (DR-67)",
        ("12_struck_face_down_creature", "13_struck_face_down_creature_unpaid"),
        {"rules.actions.declaring.flip_targets": broken.skipped},
    ),
    Mutant(
        "an unpaid card goes to the graveyard (DR-66)",
        ("13_struck_face_down_creature_unpaid",),
        {"rules.playing.summon.to_graveyard": broken.nothing},
    ),
    Mutant(
        "a Prone attacker gets up (DR-155)",
        ("14_prone_strike",),
        {"rules.combat.strikes.stand_up": broken.nothing},
    ),
    Mutant(
        "without its source an effect fizzles (DR-143)",
        ("15_source_destroyed",),
        {"rules.stack.resolution._fizzles": broken.never, "rules.stack.resolution._check_targets": broken.agreed},
    ),
    Mutant(
        "a fizzled use is a use (DR-122)",
        ("15_fizzled_use_is_used",),
        {"rules.actions.declaring.refuse_activation": broken.refuse_unused},
    ),
    Mutant(
        "targets are zones (DR-142)",
        ("16_targets_are_zones",),
        {
            "rules.actions.declaring.pick_targets": TARGETED.pick,
            "verbs.damage.affected": TARGETED.affected,
            "verbs.moving.affected": TARGETED.affected,
        },
    ),
    Mutant(
        "set-aside cards wait until both have kept (DR-55)",
        ("17_mulligans", "17_empty_hand_cannot_mulligan"),
        {"rules.setup._mulligan": broken.mulligan_into_the_deck},
    ),
    Mutant(
        "Hidden Sacrifice (DR-130)",
        ("18_mana_and_hidden_sacrifice", "18_hidden_sacrifice_alone"),
        {"rules.costs.bill._hidden_worth": broken.never},
    ),
    Mutant(
        "one fabled card in a Deployment Phase (DR-81)",
        ("19_one_fabled_card_per_deployment",),
        {"rules.playing.deployment.refuse_fabled": summon.refuse_summon},
    ),
    Mutant(
        "Transform uses up nothing (DR-81)",
        ("19_transform_uses_no_allowance", "19_transform_after_the_fabled_card"),
        {"rules.stack.priority.transform": broken.transform_by_allowance},
    ),
    Mutant(
        "a March needs an arrow (DR-96)",
        ("20_march_needs_an_arrow",),
        {"rules.targets.targeting": broken.whole_grid},
    ),
    Mutant(
        "Explorer needs none (DR-97)",
        ("20_explorer_marches_anywhere",),
        {"rules.targets.has": broken.without(Keyword.EXPLORER)},
    ),
    Mutant(
        "an attached Equipment is no target (DR-34)",
        ("25_attachments_go_with_their_host",),
        {"rules.targets.KIND_BITS": dict.fromkeys(("creature", "artifact", "monument"), ALL_ZONES)},
    ),
    Mutant(
        "attachments go with their host (DR-176)",
        ("25_attachments_go_with_their_host",),
        {"rules.steps.lifecycle._bury": broken.bury_alone},
    ),
    Mutant(
        "the last HP ends the duel (DR-179)",
        ("25_last_hp_ends_the_duel_at_once",),
        {"rules.combat.strikes.lose_hp": broken.lose_without_end},
    ),
    Mutant(
        "effects without targets fizzle as well (DR-143)",
        ("timing/source_gone_without_a_target",),
        {"rules.stack.resolution._fizzles": broken.never},
    ),
    Mutant(
        "Conduits lend their arrows (DR-151)",
        ("keywords/conduit", "keywords/conduit_of_the_other_side", "keywords/conduit_for_blocking"),
        {"state.traits.has": broken.without(Keyword.CONDUIT)},
    ),
    Mutant(
        "Re-target passes things on (DR-154)",
        ("keywords/retarget_strike", "keywords/retarget_strike_to_an_empty_zone", "keywords/retarget_effect"),
        {"rules.redirect.has": broken.without(Keyword.RETARGET)},
    ),
    Mutant("mana blesses (DR-152)", ("keywords/blessed",), {"state.matching.blessed": broken.never}),
    Mutant(
        "Shadowwalkers walk (DR-153)",
        ("keywords/shadowwalker", "keywords/shadowwalker_declined", "keywords/shadowwalker_once_per_chain"),
        {"rules.playing.summon._shadowwalk": broken.skipped},
    ),
    Mutant(
        "Inspired gives an extra Action (DR-160)",
        ("keywords/inspired", "keywords/inspired_by_tithe_counter", "options/inspired_repeat_true"),
        {"rules.actions.declaring.has": broken.without(Keyword.INSPIRED)},
    ),
    Mutant(
        "Protected creatures take no damage (DR-161)",
        ("keywords/protected",),
        {"rules.steps.counters.has": broken.without(Keyword.PROTECTED)},
    ),
    Mutant(
        "Weakened creatures have less Might (DR-162)",
        ("keywords/weakened", "combat/might_is_read_on_resolution"),
        {"state.traits.WEAKENED_BY": 0},
    ),
    Mutant(
        "Transform may summon (DR-157)",
        ("keywords/transform", "keywords/transform_declined", "keywords/transformed_creature_may_act"),
        {"rules.stack.priority.transform": broken.skipped},
    ),
    Mutant(
        "with repositioning = march creatures March (DR-96)",
        ("options/repositioning_march", "options_rift/repositioning_march"),
        {"rules.actions.declaring.event_action": broken.nothing},
    ),
    Mutant(
        "with repositioning = move they do not (DR-186)",
        ("options/repositioning_move", "options_rift/repositioning_move"),
        {"rules.actions.declaring.event_action": broken.march_in_campaigns},
    ),
    Mutant(
        "with repositioning = move cards with Movement move (DR-98)",
        ("options/repositioning_move", "options_rift/repositioning_move"),
        {"rules.stack.priority.judge_moves": broken.no_options},
    ),
    Mutant(
        "with armor = on Armor counts (DR-23)",
        ("options/armor_true", "options_rift/armor_true", "options_rift/first_strike_active_true_armor"),
        {"rules.steps.counters.armor": broken.none_at_all},
    ),
    Mutant(
        "with armor = off it does not (DR-23)",
        ("options/armor_false", "options_rift/armor_false"),
        {"rules.steps.counters.armor": broken.printed_armor},
    ),
    Mutant(
        "with blessed_by = own the other player's creatures do not bless (DR-152)",
        ("options/blessed_by_own", "options_rift/blessed_by_own"),
        {"state.matching.blessed": broken.blessed_by_anybody},
    ),
    Mutant(
        "with blessed_by = either they do (DR-152)",
        ("options/blessed_by_either", "options_rift/blessed_by_either"),
        {"state.matching.blessed": broken.blessed_by_own},
    ),
    Mutant(
        "with defeat = after_effect the effect is finished first (DR-180)",
        ("options/defeat_after_effect", "options_rift/defeat_after_effect"),
        {"rules.combat.strikes.lose_hp": broken.lose_at_once},
    ),
    Mutant(
        "with defeat = at_once it is not (DR-179)",
        ("options/defeat_at_once", "options_rift/defeat_at_once"),
        {"rules.combat.strikes.lose_hp": broken.lose_without_end},
    ),
)
"""Mutants of the rules of edition conquest; those of edition rift are in another file."""
