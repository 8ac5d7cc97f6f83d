"""The stack, targets and state-based checks (sections H, K and T)."""

from typing import Any

import pytest

from tests.rulesets.grand_archive.tables import Game, made

OWN = made(
    {
        "name": "Test Gamble", "type": "action", "speed": "slow", "reserve": 1, "elements": ["fire"],
        "text": "Draw two cards; deal 3 damage to target champion.",
    },
)  # fmt: skip
ADEPT = ("Spirit of the Tidepool", "Ondrel, Shore Adept")
SKY = ("Spirit of the Open Sky", "Ondrel, Shore Adept")


def test_a_target_that_gains_a_shroud_lets_the_spell_fizzle_at_once() -> None:
    volley = {"hand": ["Searing Volley", *["Rally the Line"] * 3]}
    wings = {
        "champion": SKY, "preparation": 1, "hand": ["Borrowed Wings", "Ledger Clerk"], "field": ["Tideglass Seer"],
    }  # fmt: skip
    game = Game(volley, wings)
    game.do(["play", "Searing Volley"], "Tideglass Seer", "pass")
    game.do(["play", "Borrowed Wings"], "yes", "Tideglass Seer")
    game.passes(2)
    assert not game.duel.stack
    assert "Searing Volley" in game.names(1, "graveyard")
    assert game.card("Tideglass Seer").damage == 0
    assert "fizzles" in game.logged()


def test_a_negated_attack_card_leaves_the_champion_rested_and_begins_no_combat() -> None:
    thrust = {"hand": ["Steady Thrust", "Rally the Line"]}
    game = Game(thrust, {"champion": ADEPT, "hand": ["Second Thoughts", *["Ledger Clerk"] * 2]})
    game.do(["play", "Steady Thrust"], "pass")
    game.do(["play", "Second Thoughts"], "Steady Thrust")
    game.passes(2)
    assert game.duel.combat is None
    assert game.names(1, "graveyard") == ["Steady Thrust"]
    assert game.champion(1).rested
    assert "attacks" not in game.logged()


def test_a_player_keeps_one_of_two_uniques_before_any_trigger_is_placed() -> None:
    nils = "Nils of the Third Gate"
    game = Game({"hand": [nils, *["Rally the Line"] * 2], "field": [nils]})
    old = (
        game.card(nils) if game.card(nils).zone is game.duel.sides[1].units else game.duel.sides[1].units.cards[1]
    )
    game.do(["play", nils])
    game.passes(2)
    assert game.prompt.ask == "keep_unique"
    assert not game.duel.stack
    game.driver.answer(0)
    assert game.names(1, "units").count(nils) == 1
    assert game.names(1, "graveyard") == [nils]
    assert old.zone is not None


def test_two_uniques_may_stay_under_an_option() -> None:
    nils = "Nils of the Third Gate"
    game = Game({"hand": [nils, *["Rally the Line"] * 2], "field": [nils]}, unique_rule=False)
    game.do(["play", nils])
    game.resolve()
    assert game.names(1, "units").count(nils) == 2


@pytest.mark.parametrize(("option", "winner"), [("draw", 0), ("turn_player_wins", 1), ("turn_player_loses", 2)])
def test_a_failed_draw_and_a_dead_champion_are_one_loss(option: str, winner: int) -> None:
    gambler: dict[str, Any] = {"hand": ["Test Gamble", "Rally the Line"], "deck": ["Pyre Rebuke"]}
    game = Game(gambler, {"damage": 12}, cards=OWN, double_ko=option)
    game.do(["play", "Test Gamble"], ["Spirit of the Kiln", "seat2.units"])
    game.passes(2)
    result = game.driver.result
    assert result is not None
    assert (result.winner, result.rule) == (winner, "GA-270")
    assert game.champion(2).damage == 15
    assert game.names(1, "hand") == ["Pyre Rebuke"]


@pytest.mark.parametrize(("option", "hand"), [("skip", 1), ("reshuffle", 2)])
def test_an_empty_main_deck_may_be_harmless(option: str, hand: int) -> None:
    gambler: dict[str, Any] = {
        "hand": ["Test Gamble", "Rally the Line"], "deck": ["Pyre Rebuke"], "graveyard": ["Steady Thrust"],
    }  # fmt: skip
    game = Game(gambler, cards=OWN, deck_out=option)
    game.do(["play", "Test Gamble"], ["Spirit of the Kiln", "seat2.units"])
    game.passes(2)
    assert game.driver.result is None
    assert len(game.names(1, "hand")) == hand


def test_interdiction_leaves_no_opportunity_until_it_has_resolved() -> None:
    game = Game(
        {"hand": ["Sealed Proclamation", *["Rally the Line"] * 3]},
        {"champion": ADEPT, "hand": ["Second Thoughts", *["Ledger Clerk"] * 2], "field": ["Traveller's Satchel"]},
    )
    game.do(["play", "Sealed Proclamation"], "Traveller's Satchel")
    assert game.names(2, "graveyard") == ["Traveller's Satchel"]
    assert (game.prompt.ask, game.prompt.seat) == ("priority", 1)


def test_whoever_plays_a_card_may_act_again_before_the_other_player() -> None:
    game = Game({"hand": ["Rally the Line", *["Pyre Rebuke"] * 2]})
    game.do(["play", "Rally the Line"])
    assert game.prompt.seat == 1
    game.passes()
    assert game.prompt.seat == 2


def test_the_copy_of_a_spell_keeps_its_card_on_the_stack_after_the_original_is_negated() -> None:
    lineage = ("Spirit of the Kiln", "Vesna, Ember Squire", "Vesna, Gale Duelist")
    mine = {
        "champion": lineage, "hand": ["Searing Volley", "Echo on the Wind", *["Rally the Line"] * 5],
    }  # fmt: skip
    theirs = {
        "champion": ADEPT, "hand": ["Second Thoughts", *["Ledger Clerk"] * 2],
        "field": ["Gatehouse Warden", "Tideglass Seer"],
    }  # fmt: skip
    game = Game(mine, theirs)
    game.do(["play", "Searing Volley"], "Gatehouse Warden", ["Rally the Line"] * 3)
    game.do(["play", "Echo on the Wind"], "Searing Volley")
    game.passes(2)
    game.do("yes", "Tideglass Seer", "pass")
    game.do(["play", "Second Thoughts"], ["Searing Volley", "1"])
    game.passes(2)
    if game.prompt.ask == "pay_to_keep":
        game.do("no")
    assert game.names(1, "graveyard") == ["Echo on the Wind"]
    game.resolve()
    assert game.card("Gatehouse Warden").damage == 0
    assert "Tideglass Seer" in game.names(2, "graveyard")
    assert "Searing Volley" in game.names(1, "graveyard")
    assert game.duel.activated[1]["Spell"] == 2


def test_a_card_that_came_back_is_a_new_thing_and_no_target_any_more() -> None:
    seer = "Tideglass Seer"
    game = Game(
        {"hand": ["Searing Volley", *["Rally the Line"] * 3]},
        {"champion": ADEPT, "hand": [], "field": [seer]},
    )
    game.do(["play", "Searing Volley"], seer)
    card = game.card(seer)
    duel = game.duel
    duel.move(card, duel.sides[2].hand)
    duel.move(card, duel.sides[2].units)
    game.passes(2)
    assert card.damage == 0
    assert "fizzles" in game.logged()
