"""Grand Archive on the table as text: from both seats, in a combat, and with the stack."""

from dataclasses import replace
from importlib.resources import files
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.scenario import load_scenario
from cardgame_tui.play.option_matching import answer_for
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario_setup import scenario_setup
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from rulesets.grand_archive import PLUGIN
from tests.ui.driving import SIZES, frame, state_of

SCENARIO = files(__package__) / "archive_table.toml"
SIZE_IDS = [f"{width}x{height}" for width, height in SIZES]
ATTACK = (["attack", "Keen-Eyed Hound"], "Tideglass Seer")
FEINT = (["play", "Crosswind Feint"], "Nils of the Third Gate", ["Steady Thrust", "Pyre Rebuke"])
"""The attack turns to Nils; seat 1 keeps Opportunity and passes."""


def archive_table(*choices: Any) -> TableState:
    """The table of the scenario after some choices, with the hand of the asked seat open."""
    setup = scenario_setup(PLUGIN.load(), load_scenario(SCENARIO))
    table = setup.table._replace(step="off")
    session = Session(Record(replace(setup, names=("Alice", "佐藤花子"), table=table)))
    session.runner.begin()
    for choice in choices:
        assert session.prompt is not None
        session.runner.answer(answer_for(session.driver, session.prompt, choice))
    state = state_of(session)
    state.show_hand()
    return state


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_the_turn_player_may_act(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(archive_table(), *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_the_opponent_answers_a_redirected_attack(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    table = archive_table(*ATTACK, *FEINT, "pass")
    assert [item.what for item in table.session.driver.duel.stack] == ["activation"]
    assert table.session.prompt is not None
    assert table.session.prompt.seat == 2
    assert frame(table, *size) == snapshot


def test_a_combat_without_anything_on_the_stack_is_drawn() -> None:
    table = archive_table(*ATTACK)
    assert table.session.driver.duel.phase == "combat"
    assert not table.session.driver.duel.stack
    assert "Keen-Eyed Hound -> Tideglass Seer: 2 power, retaliation step" in frame(table, 120, 40)


def test_what_pays_is_named_to_nobody_but_its_player() -> None:
    drawn = frame(archive_table(*ATTACK, *FEINT, "pass"), 120, 40)
    assert "reserves 2" in drawn
    assert "Steady Thrust" not in drawn
    assert "Pyre Rebuke" not in drawn
