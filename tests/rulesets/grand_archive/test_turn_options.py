"""Options of the turn, of cards and of memory, each with its effect."""

import pytest

from rulesets.grand_archive.state.traits import life
from tests.rulesets.grand_archive.tables import Game

REGALIA = ["Brasswake Saber", "Proving Ring"]


@pytest.mark.parametrize(("count", "asked"), [(0, 0), (1, 1), (2, 2)])
def test_how_often_a_player_may_materialize(count: int, asked: int) -> None:
    game = Game({"material": REGALIA}, phase="wake_up", materialize_per_turn=count)
    found = 0
    while game.duel.phase == "materialize":
        if game.prompt.ask == "materialize":
            found += 1
            game.do(["materialize", REGALIA[found - 1]])
        else:
            game.passes()
    assert (found, game.duel.phase) == (asked, "recollection")


def test_a_memory_limit_is_enforced_in_clean_up() -> None:
    game = Game({"memory": ["Pyre Rebuke", "Rally the Line"]}, memory_limit=1, phase="end")
    game.passes(2)
    assert game.prompt.ask == "discard"
    game.do(["Rally the Line"])
    assert game.names(1, "memory") == ["Pyre Rebuke"]
    assert game.names(1, "graveyard") == ["Rally the Line"]


@pytest.mark.parametrize(("bonus", "dead"), [(-5, True), (0, False), (5, False)])
def test_champions_start_with_more_or_less_life(bonus: int, dead: bool) -> None:
    game = Game({"damage": 12}, starting_life_bonus=bonus)
    assert (game.driver.result is not None) == dead
    if not dead:
        assert life(game.duel, game.champion(1)) == 15 + bonus


def test_a_player_who_can_only_pass_is_asked_only_with_cards_in_hand() -> None:
    rally = {"hand": ["Rally the Line", *["Pyre Rebuke"] * 3]}
    game = Game(rally, {}, auto_pass=True)
    game.do(["play", "Rally the Line"], ["Pyre Rebuke"] * 2, "pass")
    assert not game.duel.stack
    assert (game.prompt.seat, game.duel.phase) == (1, "main")
    game = Game(rally, {"hand": ["Ledger Clerk"]}, auto_pass=True)
    game.do(["play", "Rally the Line"], ["Pyre Rebuke"] * 2, "pass")
    assert (game.prompt.seat, len(game.duel.stack)) == (2, 1)


def test_wither_is_paid_for_each_counter_or_the_object_is_sacrificed() -> None:
    game = Game({"hand": ["Pyre Rebuke"], "field": ["Cinderbite Axe", "Proving Ring"]}, phase="draw")
    for name, count in (("Cinderbite Axe", 1), ("Proving Ring", 3)):
        game.card(name).counters["wither"] = count
    assert (game.duel.phase, len(game.duel.stack)) == ("main", 0)
    game.until("main", 2)
    game.until("main", 1)
    assert [item.label for item in game.duel.stack] == ["wither"]
    game.passes(2)
    assert game.prompt.ask == "wither"
    game.do("yes", ["Pyre Rebuke"])
    assert game.prompt.ask == "priority"
    assert game.names(1, "things") == ["Cinderbite Axe"]
    assert "wither" not in game.card("Cinderbite Axe").counters
    assert game.names(1, "banishment") == ["Proving Ring"]


def test_agility_takes_cards_out_of_memory_as_the_end_phase_begins() -> None:
    game = Game({"memory": ["Pyre Rebuke", "Rally the Line"]})
    game.duel.agility[1].append(1)
    game.until("end")
    game.passes(2)
    assert game.prompt.ask == "agility"
    game.do(["Rally the Line"])
    assert game.names(1, "hand") == ["Rally the Line"]
    assert game.duel.phase == "end"


def test_a_unit_with_foster_is_fostered_if_it_took_no_damage() -> None:
    for hurt in (False, True):
        game = Game({"field": ["Sapling Ward"]}, phase="recollection")
        ward = game.card("Sapling Ward")
        ward.hurt = hurt
        if not hurt:
            assert len(game.duel.stack) == 1
            game.resolve()
        assert ward.fostered is (not hurt)
