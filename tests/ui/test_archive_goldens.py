"""Grand Archive on the table as text: each kind of question at three sizes, from both seats."""

import re
from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.drawing.flowing import LeftOut, draw_left_out
from cardgame_tui.ui.drawing.frame import frame_text
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.spoken.listing import table_listing
from cardgame_tui.ui.table.state import TableState
from rulesets.grand_archive import PLUGIN
from tests.ui.archive_files import FEATS, TABLE
from tests.ui.archive_tables import ATTACK, FEINT, NEGATE, OVERHAND, SWING, archive_table
from tests.ui.canary import archive_setup
from tests.ui.driving import SIZES, frame, state_of

SIZE_IDS = [f"{width}x{height}" for width, height in SIZES]
MOMENTS: dict[str, tuple[tuple[Any, ...], str, int]] = {
    "act": ((), "priority", 1),
    "pay": ((["play", "Sparkthrower"],), "pay_reserve", 1),
    "wield": (OVERHAND, "wield", 1),
    "attack": ((["attack", "Keen-Eyed Hound"],), "attack_target", 1),
    "targets": ((*ATTACK, ["play", "Crosswind Feint"]), "target", 1),
    "before retaliation": (SWING, "priority", 1),
    "retaliate": ((*ATTACK, "pass", "pass"), "retaliate", 2),
    "answer": ((*ATTACK, *FEINT, "pass"), "priority", 2),
    "stack of two": ((*NEGATE, ["Tidal Ceasefire", "Rimebound Otter"]), "priority", 2),
    "pay, seat 2": (NEGATE, "pay_reserve", 2),
}
"""What is answered, then what is asked of which seat."""
TRIGGERS = ["1", "2", "0"]
FEAT_MOMENTS: dict[str, tuple[tuple[Any, ...], str, int]] = {
    "materialize": ((), "materialize", 2),
    "floating memory": (("Ondrel, Current Weaver",), "floating_memory", 2),
    "champion on the stack": (("Ondrel, Current Weaver", ["Night-Market Courier"]), "priority", 2),
    "trigger order": (("nothing",), "trigger_order", 2),
    "glimpse": (
        ("nothing", TRIGGERS, ["ability", "Tideglass Seer"], ["Brimming Memory"], "pass", "pass"),
        "glimpse",
        2,
    ),
}
"""The same of a materialize phase of seat 2."""


def asked(table: TableState) -> tuple[str, int]:
    """What is asked of which seat."""
    prompt = table.session.prompt
    assert prompt is not None
    return prompt.ask, prompt.seat


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_moment(moment: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    choices, ask, seat = MOMENTS[moment]
    table = archive_table(*choices)
    assert asked(table) == (ask, seat)
    assert frame(table, *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
@pytest.mark.parametrize("moment", FEAT_MOMENTS)
def test_a_moment_of_the_materialize_phase(
    moment: str, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    choices, ask, seat = FEAT_MOMENTS[moment]
    table = archive_table(*choices, file=FEATS)
    assert asked(table) == (ask, seat)
    assert frame(table, *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_the_first_question_of_a_game(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    session = Session.of(Record(archive_setup(seed=5)))
    session.runner.begin()
    table = state_of(session)
    table.show_hand()
    assert asked(table) == ("first_champion", 1)
    assert frame(table, *size) == snapshot


def test_a_hand_of_seven_is_shown_on_the_smallest_screen() -> None:
    session = Session.of(Record(archive_setup(seed=5)))
    session.runner.begin()
    assert session.prompt is not None
    session.runner.answer(answer_for(session.driver, session.prompt, "Spirit of the Kiln"))
    table = state_of(session)
    table.show_hand()
    hand = session.driver.duel.named["seat1.hand"].cards
    assert len(hand) == 7
    drawn = frame(table, 80, 24).split("act, or pass?")[0]
    assert [card.name for card in hand if card.name[:10] not in drawn] == []


def test_the_line_between_the_sides_says_who_attacks_what() -> None:
    table = archive_table(*SWING)
    words = "Vesna, Gale Duelist attacks Tideglass Seer: 7 power = 3 Saber + 4 Overhand"
    assert f"▲ {words} ▲" in frame(table, 120, 40)
    assert words in next(iter(table_listing(table.scene())))


def test_all_counts_fit_next_to_a_mastery_at_80_columns() -> None:
    line = frame(archive_table(), 80, 24).splitlines()[13]
    assert line == "▶▐1 ALICE▌ 15 life  hand 5  mem 2  grave 1  deck 4  mat 2  ban 1  ▌ Ember Ledger"


def test_a_champion_is_wide_while_there_is_room() -> None:
    table = archive_table()
    assert "L2 Vesna, Gale Duelist " in frame(table, 80, 24)
    assert "━ 15 of 23" not in frame(table, 80, 24)
    assert "─ 15 of 23" in frame(table, 80, 24)


def test_an_option_says_what_an_attack_would_do() -> None:
    assert "takes 2" in frame(archive_table(["attack", "Keen-Eyed Hound"]), 80, 24)


def test_a_card_of_a_pile_shows_its_text_where_it_can_be_picked() -> None:
    drawn = frame(archive_table(file=FEATS), 120, 40)
    assert "Divine Relic. Pay 3 and rest" in drawn


def test_what_pays_is_named_to_nobody_but_its_player() -> None:
    drawn = frame(archive_table(*ATTACK, *FEINT, "pass"), 120, 40)
    assert "reserves 2" in drawn
    assert "Steady Thrust" not in drawn
    assert "Pyre Rebuke" not in drawn


def crowded_table(units: int) -> TableState:
    """The table with so many units next to each champion; every third one is rested."""
    setup = scenario_setup(PLUGIN.load(), load_scenario(TABLE))
    assert setup.position is not None
    others = ("Roadside Sellsword", {"card": "Hedge Lurker", "rested": True}, "Keen-Eyed Hound")
    field = [others[number % 3] for number in range(units)]
    position = {
        **setup.position,
        **{seat: {**setup.position[seat], "field": field} for seat in ("seat1", "seat2")},
    }
    session = Session.of(Record(replace(setup, position=position, table=setup.table._replace(step="off"))))
    session.runner.begin()
    table = state_of(session)
    table.show_hand()
    return table


def test_all_of_eight_units_are_shown_at_80_columns() -> None:
    drawn = frame(crowded_table(8), 80, 24).split("front line")[0]
    assert "more" not in drawn
    assert drawn.count("REST") == 3


def test_of_two_crowded_rows_the_near_one_is_shown_with_every_unit() -> None:
    far, near = frame(crowded_table(14), 80, 24).split("act, or pass?")[0].split("front line")
    assert "more" not in near
    assert near.count("RESTED") == 5
    assert "+4 more p" in far
    assert "2 RESTED" in far, "the 11th and the 14th"


def test_what_is_special_about_cards_without_room_is_counted() -> None:
    near = frame(crowded_table(18), 80, 24).split("act, or pass?")[0].split("front line")[1]
    assert "+2, 1 legal" in near
    assert "1 RESTED" in near, "the 17th"


@pytest.mark.parametrize(("units", "size"), [(18, (80, 24)), (36, (80, 24)), (44, (120, 40)), (190, (200, 60))])
def test_no_unit_that_can_attack_is_invisible_in_a_crowded_row(units: int, size: tuple[int, int]) -> None:
    table = crowded_table(units)
    can_attack = sum(number % 3 != 1 for number in range(units))
    near = frame(table, *size).split("front line")[1].split("▶")[0]
    (counted,) = re.findall(r"(\d+) (?:can be picked|to pick|legal)", near)
    drawn = near.count("▐")
    assert drawn + int(counted) == can_attack


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (30, ["+3 more p, 2 can be picked", "1 RESTED"]),
        (20, ["+3 more p", "2 can be picked", "1 RESTED"]),
        (12, ["+3 more p", "2 to pick", "1 RESTED"]),
        (12, ["+3, 2 legal", "1 RESTED"]),
    ],
)
def test_how_many_can_be_picked_is_said_in_words_where_there_is_room(width: int, lines: list[str]) -> None:
    scene, canvas = crowded_table(6).scene(), Canvas(width, len(lines))
    units = LeftOut(tuple(Spot("seat1.units", place) for place in (1, 2, 3)))
    draw_left_out(canvas, scene, units, 0, 0, width, len(lines))
    assert [line.rstrip() for line in frame_text(canvas.lines()).split("\n")] == lines


def test_a_crowded_row_has_the_lines_that_nothing_else_needs() -> None:
    far, near = frame(crowded_table(36), 120, 40).split("Act, or pass?")[0].split("front line")
    assert "more" not in near
    assert near.count("▌Hedge") == 12
    assert "+3 more p" in far


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_the_status_row_stays_where_it_is_whatever_is_asked(size: tuple[int, int]) -> None:
    rows = set()
    for choices, _, _ in MOMENTS.values():
        table = archive_table(*choices)
        near = f"▐{table.session.near} "
        lines = frame(table, *size).split("\n")
        rows |= {(near, place) for place, line in enumerate(lines) if "life  hand" in line and near in line}
    assert sorted(near for near, _ in rows) == ["▐1 ", "▐2 "]
