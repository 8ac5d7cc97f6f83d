"""The tables of a run, worked out by hand for a few duels."""

import csv
import io
import json

import pytest

from cardgame_tui.lab.bench.report.page import table_html
from cardgame_tui.lab.bench.report.svg import bars, dots
from cardgame_tui.lab.bench.rows import ABORTED, BROKE, CardRow, QuestionRow, RuleRow
from cardgame_tui.lab.bench.table import Column, Table
from cardgame_tui.lab.bench.tables.cards import card_table, tally_cards
from cardgame_tui.lab.bench.tables.compared import deck_table
from cardgame_tui.lab.bench.tables.decisions import decision_table
from cardgame_tui.lab.bench.tables.first import first_table, lead_at
from cardgame_tui.lab.bench.tables.length import length_table, spans
from cardgame_tui.lab.bench.tables.rules import rule_table
from cardgame_tui.lab.bench.tables.summary import summary_table
from cardgame_tui.lab.statistics import Interval, share_difference, wilson
from tests.lab.bench.runs import plan_of, row

PLAN = plan_of()
TABLE = Table(
    "Shares",
    (Column("card"), Column("n", "count"), Column("wins", "share"), Column("change", "points")),
    (("Ann, the fox", 1_200, Interval(0.5, 0.4, 0.625), -0.031), ("Bo <b>", 7, 0.25, None)),
    ("A note.",),
)


def test_a_table_in_lines() -> None:
    assert TABLE.in_lines() == [
        "Shares",
        "  card              n                   wins  change",
        "  Ann, the fox  1,200  50.0 % (40.0 to 62.5)    -3.1",
        "  Bo <b>            7                 25.0 %",
        "  A note.",
    ]


def test_a_table_as_csv_has_three_columns_for_an_interval() -> None:
    assert list(csv.reader(io.StringIO(TABLE.as_csv()))) == [
        ["card", "n", "wins", "wins_low", "wins_high", "change"],
        ["Ann, the fox", "1200", "0.5", "0.4", "0.625", "-0.031"],
        ["Bo <b>", "7", "0.25", "", "", ""],
    ]


def test_a_table_as_json() -> None:
    first, second = json.loads(json.dumps(TABLE.as_json()))
    assert first["wins"] == {"value": 0.5, "low": 0.4, "high": 0.625}
    assert second == {"card": "Bo <b>", "n": 7, "wins": 0.25, "change": None}


def test_a_table_as_html_shows_names_as_they_are() -> None:
    page = table_html(TABLE)
    assert "<td>Bo &lt;b&gt;</td>" in page
    assert '<td class="number">50.0 % (40.0 to 62.5)</td>' in page


def test_an_interval_without_ends_shows_its_middle_alone() -> None:
    table = Table("t", (Column("n", "number"),), ((Interval(3.0, float("-inf"), float("inf")),),))
    assert table.in_lines()[2].strip() == "3.0"
    assert table.as_json() == [{"n": {"value": 3.0, "low": None, "high": None}}]


def test_cards_are_counted_for_the_seat_that_has_them() -> None:
    rows = [
        CardRow(1, 1, "Fox", 2, 1, 2, 1),
        CardRow(1, 2, "Fox", 2, 0, 0, 0),
        CardRow(2, 1, "Fox", 2, 0, 1, 0),
        CardRow(3, 1, "Fox", 2, 1, 1, 1),
        CardRow(4, 1, "Fox", 2, 1, 1, 1),
    ]
    duels = {1: row(1, winner=1), 2: row(2, winner=2), 3: row(3, winner=0), 4: row(4, outcome=ABORTED, winner=0)}
    found = tally_cards(rows, duels)["Fox"]
    assert (found.seats, found.opening, found.drawn, found.played) == (4, 2, 3, 2)
    assert (found.with_it, found.without_it) == ((1, 2), (0, 1))


def test_the_table_of_cards_puts_the_card_that_wins_most_first() -> None:
    rows, cards = [], []
    for number in range(1, 41):
        rows.append(row(number, winner=1 if number % 2 else 2))
        cards.append(CardRow(number, 1, "Winner", 1, 0, number % 2, number % 2))
        cards.append(CardRow(number, 1, "Loser", 1, 0, 1 - number % 2, 0))
        cards.append(CardRow(number, 1, "Always", 1, 1, 1, 1))
    table = card_table(PLAN, 0, cards, rows)
    assert [line[0] for line in table.rows] == ["Winner", "Always", "Loser"]
    winner, always, loser = table.rows
    assert winner[1:] == [
        40,
        0.0,
        0.5,
        0.5,
        0.0,
        wilson(20, 20),
        wilson(0, 20),
        share_difference((20, 20), (0, 20)),
        "*",
    ]
    assert always[7:] == [None, None, ""]
    assert loser[5] == 0.5


def test_lengths_are_shares_of_finished_duels() -> None:
    rows = [row(number, turns=turns) for number, turns in enumerate((3, 3, 4, 6), 1)]
    rows.append(row(9, turns=80, outcome=ABORTED))
    table = length_table(PLAN, rows, "turn")
    assert [tuple(line) for line in table.rows] == [("3", 0.5), ("4", 0.25), ("5", 0.0), ("6", 0.25)]
    assert table.notes == ["as it is: from 3 to 6, median 3.5", "as it is: ended by hp 4"]


def test_long_spans_of_turns_share_a_row() -> None:
    assert list(spans([1, 100])) == [(first, first + 4) for first in range(1, 101, 5)]
    assert list(spans([])) == []


def test_the_leader_of_each_part_of_a_duel() -> None:
    rows = [
        row(1, winner=1, first=1, leads=(0, 0, 0, 0, 0, 2, 2, -2, 2, 2)),
        row(2, winner=2, first=1, leads=(1, -1)),
    ]
    assert [lead_at(rows[0], part) for part in (0, 5, 7)] == [0, 1, 2]
    table = first_table(PLAN, 0, rows)
    assert table.rows[0][1] == wilson(1, 2)
    seventh = next(line for line in table.rows if str(line[0]).startswith("70 %"))
    assert seventh[1:] == [wilson(0, 2), wilson(1, 2)]


def test_a_game_without_life_has_no_leader() -> None:
    assert len(first_table(PLAN, 0, [row(1)]).rows) == 2


def test_decisions_are_counted_per_duel_and_turn() -> None:
    rows = [row(1, turns=4), row(2, turns=6)]
    questions = [
        QuestionRow(1, 1, "block", 6, 2, 14),
        QuestionRow(2, 2, "block", 4, 2, 8),
        QuestionRow(2, 1, "pass", 5, 5, 5),
    ]
    table = decision_table(PLAN, 0, questions, rows)
    assert [list(line) for line in table.rows] == [
        ["all", 7.5, 1.5, 9 / 15, 18 / 6],
        ["block", 5.0, 1.0, 0.4, 18 / 6],
        ["pass", 2.5, 0.5, 1.0, None],
    ]


def test_rules_compare_duels_with_and_without_them() -> None:
    rows = [row(1, turns=4, winner=1), row(2, turns=8, winner=0), row(3, turns=6, winner=2)]
    rules = [
        RuleRow(1, "LE-1", 2),
        RuleRow(2, "LE-1", 4),
        RuleRow(3, "LE-2", 1),
        *(RuleRow(n, "LE-3", 1) for n in (1, 2, 3)),
    ]
    table = rule_table(PLAN, 0, rules, rows, "turn")
    by_rule = {str(line[0]): list(line[1:]) for line in table.rows}
    assert list(by_rule) == ["LE-3", "LE-1", "LE-2"]
    assert by_rule["LE-1"] == [
        pytest.approx(2 / 3), 3.0, 6.0, 6.0, share_difference((1, 1), (0, 1)), share_difference((1, 2), (0, 1)),
    ]  # fmt: skip
    assert by_rule["LE-3"][3:] == [None, None, None]


def test_the_summary_has_a_line_for_each_arm() -> None:
    plan = plan_of(variant="hands=3")
    table = summary_table(plan, [row(1), row(2, arm=1, winner=2)], "hand")
    assert [column.name for column in table.columns] == ["arm", "duels", "first player wins", "drawn", "hands"]
    assert [list(line[:3]) for line in table.rows] == [["as it is", 1, wilson(1, 1)], ["hands=3", 1, wilson(0, 1)]]


def test_duels_that_all_broke_have_no_shares() -> None:
    table = summary_table(plan_of(), [row(1, outcome=BROKE, winner=0, turns=0)], "hand")
    assert list(table.rows[0]) == ["as it is", 1, None, None, None]


def test_a_game_in_which_nobody_begins_has_no_first_player() -> None:
    rows = [row(1, first=0), row(2, first=0, winner=2)]
    table = summary_table(plan_of(), rows, "hand")
    assert [column.name for column in table.columns] == ["arm", "duels", "drawn", "hands"]
    assert list(first_table(plan_of(), 0, rows).rows[0]) == ["all duels: the first player wins", None, None]


def test_each_deck_against_each_other() -> None:
    plan = plan_of()
    header = plan.arms[0].header
    headers = [
        header.model_copy(update={"deck_names": pair}) for pair in (("Fox", "Owl"), ("Fox", "Elk"), ("Owl", "Elk"))
    ]
    arms = tuple(plan.arms[0].model_copy(update={"header": each}) for each in headers)
    plan = plan.model_copy(update={"kind": "decks", "arms": arms})
    rows = [
        row(1, arm=0, winner=1), row(2, arm=0, winner=2, swapped=True), row(3, arm=0, winner=2),
        row(4, arm=0, winner=1), row(5, arm=1, winner=1), row(6, arm=1, winner=0),
        row(7, arm=2, winner=1, swapped=True),
    ]  # fmt: skip
    table = deck_table(plan, rows, "random")
    columns = [column.name for column in table.columns]
    by_deck = {str(line[0]): dict(zip(columns, line, strict=True)) for line in table.rows}
    assert list(by_deck) == ["Fox", "Elk", "Owl"]
    assert by_deck["Fox"]["all"] == wilson(4, 5)
    assert [by_deck["Fox"][name] for name in ("Fox", "Elk", "Owl")] == [None, wilson(1, 1), wilson(3, 4)]
    assert by_deck["Elk"]["Owl"] == wilson(1, 1)
    assert by_deck["Owl"]["Fox"] == wilson(1, 4)


def test_plots_hold_every_name_and_value() -> None:
    plot = dots("wins", ["Fox & hen"], [Interval(0.5, 0.4, 0.6)], scale=100, at=0.5)
    assert plot.startswith("<svg")
    assert plot.count("<circle") == 1
    assert "Fox &amp; hen" in plot
    assert bars("length", ["1", "2"], ["a", "b"], [[0.5, 0.5], [0.2, 0.8]]).count("<title>") == 5


def test_a_plot_of_nothing_known_has_no_dot() -> None:
    assert "<circle" not in dots("wins", ["x"], [Interval(0.0, float("-inf"), float("inf"))])
