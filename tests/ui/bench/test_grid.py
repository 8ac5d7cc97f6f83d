"""Tables that are sorted by any column: order, cursor, and what is left out where they do not fit."""

import pytest

from cardgame_tui.lab.bench.table import Column, Table
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.ui.bench.grid import Grid
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import plain

COLUMNS = (Column("card"), Column("wins if drawn", "share"), Column("duels", "count"), Column("change", "points"))
TABLE = Table(
    "Cards",
    COLUMNS,
    (
        ("Fog Basin", Interval(0.5, 0.45, 0.55), 30, None),
        ("ember", Interval(0.6, 0.1, 0.9), 9, 0.05),
        ("Drum Tower", None, 100, -0.02),
    ),
)


def drawn(grid: Grid, width: int, height: int = 9) -> list[str]:
    """A grid as text, without the cell for its cursor."""
    canvas = Canvas(width + 1, height)
    grid.draw(canvas, 1, 0, width, height)
    return [text for line in canvas.lines() if (text := plain(line).rstrip())]


def names(grid: Grid) -> list[str]:
    """The rows in their order."""
    return [grid.name(place) for place in range(len(grid))]


def test_a_table_keeps_its_own_order_at_first() -> None:
    assert names(Grid(TABLE)) == ["Fog Basin", "ember", "Drum Tower"]


@pytest.mark.parametrize(
    ("column", "order"),
    [
        (0, ["Drum Tower", "ember", "Fog Basin"]),
        (1, ["ember", "Fog Basin", "Drum Tower"]),
        (2, ["Drum Tower", "Fog Basin", "ember"]),
        (3, ["ember", "Drum Tower", "Fog Basin"]),
    ],
)
def test_words_rise_and_numbers_fall_and_what_is_unknown_comes_last(column: int, order: list[str]) -> None:
    grid = Grid(TABLE, column)
    assert names(grid) == order


def test_the_order_turns_around_and_what_is_unknown_stays_last() -> None:
    grid = Grid(TABLE, 3)
    grid.press("s")
    assert names(grid) == ["Drum Tower", "ember", "Fog Basin"]
    grid.sort_by(3)
    assert names(grid) == ["ember", "Drum Tower", "Fog Basin"]


def test_left_and_right_go_through_the_columns() -> None:
    grid = Grid(TABLE)
    seen = []
    for key in ("right", "right", "right", "right", "left"):
        grid.press(key)
        seen.append(grid.column)
    assert seen == [1, 2, 3, 0, 3]


def test_a_column_without_a_name_sorts_nothing() -> None:
    table = Table("Cards", (Column("card"), Column("wins", "share"), Column("")), (("a", 0.5, "!"),))
    grid = Grid(table, 1)
    grid.press("right")
    assert grid.column == 0


def test_the_cursor_stays_at_its_row_when_the_order_or_the_figures_change() -> None:
    grid = Grid(TABLE)
    grid.press("down")
    assert (grid.at, grid.cursor) == ("ember", 1)
    grid.sort_by(2)
    assert (grid.at, grid.cursor) == ("ember", 2)
    grid.show(Table("Cards", COLUMNS, (("ember", None, 1000, None), ("Fog Basin", None, 3, None))))
    assert (grid.at, grid.cursor) == ("ember", 0)


def test_the_cursor_stops_at_both_ends() -> None:
    grid = Grid(TABLE)
    for keys, at in (("up", 0), ("end", 2), ("down", 2), ("pageup", 0), ("pagedown", 2), ("home", 0)):
        grid.press(keys)
        assert grid.cursor == at


def test_intervals_are_left_out_where_they_do_not_fit_and_then_digits() -> None:
    grid = Grid(TABLE)
    assert drawn(grid, 60)[1] == "▌Fog Basin   50.0 % (45.0 to 55.0)     30"
    assert drawn(grid, 40)[1] == "▌Fog Basin          50.0 %     30"
    assert drawn(grid, 34)[3:] == [" ember        60.0 %      9    +5.0", " Drum Tower             100    -2.0"]
    short = Grid(
        Table("Cards", (Column("card"), Column("win", "share"), Column("±", "points")), (("a", 0.6, 0.05),))
    )
    assert drawn(short, 18)[1] == "▌a     60.0 %  +5.0"
    assert drawn(short, 17)[1] == "▌a     60 %  +5"


def test_the_column_that_sorts_is_always_in_sight() -> None:
    grid = Grid(TABLE, 1)
    assert drawn(grid, 24)[:2] == ["             wins if", " card        drawn ▼"]
    grid.press("left")
    grid.press("left")
    assert drawn(grid, 24)[:2] == ["             change", " card             ▼"]
    grid.press("left")
    assert drawn(grid, 24)[:2] == ["             duels", " card            ▼"]


def test_a_long_table_follows_its_cursor() -> None:
    table = Table("Duels", (Column("duel", "count"),), tuple((number,) for number in range(1, 101)))
    grid = Grid(table)
    grid.press("end")
    assert [line.strip("▌ ") for line in drawn(grid, 10, 4)] == ["duel", "98", "99", "100"]
    grid.press("up")
    assert [line.strip("▌ ") for line in drawn(grid, 10, 4)] == ["duel", "98", "99", "100"]
    grid.press("home")
    assert [line.strip("▌ ") for line in drawn(grid, 10, 4)] == ["duel", "1", "2", "3"]


def test_a_table_without_rows_has_no_cursor() -> None:
    grid = Grid(Table("Cards", COLUMNS, ()))
    grid.press("down")
    assert (grid.at, len(grid)) == ("", 0)
    assert len(drawn(grid, 60)) == 1


def test_a_warning_has_a_sign_and_a_colour() -> None:
    columns = (Column("card"), Column("dead", "share", warns=0.2))
    grid = Grid(
        Table("Cards", columns, (("Fog Basin", 0.19), ("ember", 0.2), ("Drum Tower", None), ("Kite", 0.31)))
    )
    assert [line.split() for line in drawn(grid, 40)[1:]] == [
        ["▌Fog", "Basin", "19.0", "%"],
        ["ember", "□20.0", "%"],
        ["Drum", "Tower"],
        ["Kite", "□31.0", "%"],
    ]
    canvas = Canvas(41, 9)
    grid.draw(canvas, 1, 0, 40, 9)
    red = [span.text.strip() for line in canvas.lines() for span in line if "danger" in span.style]
    assert red == ["□20.0 %", "□31.0 %"]
