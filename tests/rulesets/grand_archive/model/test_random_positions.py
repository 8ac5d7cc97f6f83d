"""What the generators promise to an adapter, and that they reach what makes layers and combat hard."""

from collections import Counter
from random import Random

import pytest

from tests.rulesets.grand_archive.model import layers
from tests.rulesets.grand_archive.model.board import Board
from tests.rulesets.grand_archive.model.combat import fight
from tests.rulesets.grand_archive.model.declaration import attack_fault
from tests.rulesets.grand_archive.model.invented import INVENTED
from tests.rulesets.grand_archive.model.layers import characteristics
from tests.rulesets.grand_archive.model.pool import BY_ID
from tests.rulesets.grand_archive.model.random_boards import random_board
from tests.rulesets.grand_archive.model.random_combats import Skirmish, random_skirmish

BOARDS, COMBATS = 300, 300


@pytest.fixture(scope="module")
def boards() -> list[Board]:
    return [random_board(Random(seed)) for seed in range(BOARDS)]


@pytest.fixture(scope="module")
def skirmishes() -> list[Skirmish]:
    return [random_skirmish(Random(seed)) for seed in range(COMBATS)]


def test_a_seed_makes_one_board_and_one_skirmish(boards: list[Board], skirmishes: list[Skirmish]) -> None:
    assert [random_board(Random(seed)) for seed in range(30)] == boards[:30]
    assert [random_skirmish(Random(seed)) for seed in range(30)] == skirmishes[:30]


def test_stamps_differ_and_keys_are_there(boards: list[Board]) -> None:
    for board in boards:
        stamps = list(board.stamps())
        assert len(stamps) == len(set(stamps))
        for thing in board.things:
            assert thing.link is None or "Ally" in board.thing(thing.link).face.types


def test_fixed_sets_hold_only_what_was_there(boards: list[Board]) -> None:
    sets = [(effect, effect.which.keys, board) for board in boards for effect in board.effects]
    for effect, keys, board in sets:
        assert all(board.thing(key).stamp < effect.stamp for key in keys or ())
    assert sum(keys is None for _, keys, _ in sets) > 50, "described sets"


def test_values_do_not_depend_on_the_order_of_the_lists(boards: list[Board]) -> None:
    for board in boards[:100]:
        other = Board(board.things[::-1], board.effects[::-1], board.taken[::-1], board.seats)
        assert characteristics(other) == characteristics(board)


def test_boards_reach_every_card_and_every_hard_case(boards: list[Board], monkeypatch: pytest.MonkeyPatch) -> None:
    names = {thing.face.name for board in boards for thing in board.things}
    assert {face.name for face in BY_ID.values()} <= names
    sentences = {ability.name for board in boards for thing in board.things for ability in thing.face.abilities}
    assert {ability.name for ability in INVENTED} <= sentences
    right = [characteristics(board) for board in boards]
    monkeypatch.setattr(layers, "next_force", lambda _picture, pending, _layer: pending[0])
    by_time = [characteristics(board) for board in boards]
    assert sum(one != other for one, other in zip(right, by_time, strict=True)) > 15, "dependency matters"


def test_skirmishes_are_legal_and_everyone_is_alive(skirmishes: list[Skirmish]) -> None:
    for skirmish in skirmishes:
        combat = skirmish.combat
        assert not attack_fault(combat, skirmish.options)
        assert any(foe.defends for foe in combat.foes)
        for unit in (combat.attacker, *combat.foes):
            alive = unit.durability > 0 if unit.kind == "domain" else unit.damage < unit.life
            assert alive
            values = characteristics(skirmish.board)[unit.key]
            assert (values.power, values.keywords) == (unit.power, unit.words)


def test_no_check_changes_a_skirmish_before_its_damage(skirmishes: list[Skirmish]) -> None:
    for board in (skirmish.board for skirmish in skirmishes):
        unique = [(thing.owner, thing.face.name) for thing in board.things if "Unique" in thing.face.supertypes]
        assert len(unique) == len(set(unique))


def test_skirmishes_reach_what_can_happen(skirmishes: list[Skirmish]) -> None:
    seen: Counter[str] = Counter()
    for each in skirmishes:
        outcome = fight(each.combat, each.options)
        seen["cleave"] += each.cleave
        seen["several targets"] += len(each.chosen) > 1
        seen["interceptor"] += each.interceptor is not None
        seen["kill"] += bool(outcome.kills)
        seen["champion lost"] += bool(outcome.lost)
        seen["several retaliators"] += len(outcome.rested) > 1
        seen["weapon broken"] += any(weapon.key in outcome.gone for weapon in each.combat.weapons)
        seen["banished"] += "banishment" in outcome.gone.values()
        seen["nothing dealt"] += not outcome.dealt
        seen["bulwark"] += outcome.bulwark != {
            unit.key: unit.bulwark for unit in (each.combat.attacker, *each.combat.foes)
        }
    assert len(seen) == 10
    assert min(seen.values()) >= 5, seen
