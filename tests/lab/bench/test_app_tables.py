"""The tables that the app adds: the change of cards between two sides, and the list of duels."""

from cardgame_tui.lab.bench.rows import ABORTED, CardRow, DuelRow
from cardgame_tui.lab.bench.tables.card_changes import CHANGED, CLEAR, COLUMNS, COMPARED, card_changes, card_of
from cardgame_tui.lab.bench.tables.duels import duel_table
from cardgame_tui.lab.statistics import Interval, share_difference, wilson
from tests.lab.bench.runs import plan_of, row

PLAN = plan_of(variant="hands=3")


def duels(of_base: int, of_arm: int, each: int = 40) -> list[DuelRow]:
    """Duels of two arms, of which seat 1 wins so many."""
    base = [row(number, winner=1 if number <= of_base else 2) for number in range(1, each + 1)]
    return base + [row(each + number, arm=1, winner=1 if number <= of_arm else 2) for number in range(1, each + 1)]


def cards(rows: list[DuelRow], card: str = "jack") -> list[CardRow]:
    """Seat 1 drew a card in each of some duels, and played it in those with an even number."""
    return [CardRow(each.number, 1, card, 1, 0, 1, int(each.number % 2 == 0)) for each in rows]


def test_a_card_is_compared_with_itself_in_the_other_arm() -> None:
    rows = duels(10, 30)
    table = card_changes(PLAN, 1, 0, cards(rows), rows, ["jack"])
    assert [each.name for each in table.columns] == [each.name for each in COMPARED]
    assert table.rows == [
        ["jack" + CHANGED, 1.0, wilson(30, 40), share_difference((30, 40), (10, 40)), CLEAR, 0.5, 0.5]
    ]
    assert card_of(str(table.rows[0][0])) == "jack"


def test_a_small_change_is_not_clear() -> None:
    rows = duels(20, 22)
    (line,) = card_changes(PLAN, 1, 0, cards(rows), rows).rows
    assert (line[0], line[4]) == ("jack", "")


def test_a_card_that_only_one_arm_has_has_no_change() -> None:
    rows = duels(20, 22)
    (line,) = card_changes(PLAN, 1, 0, cards(rows[40:]), rows).rows
    assert line[3:5] == [None, ""]


def test_an_arm_alone_has_no_column_for_changes() -> None:
    rows = duels(20, 22)
    table = card_changes(PLAN, 0, None, cards(rows), rows)
    assert [each.name for each in table.columns] == [each.name for each in COLUMNS]
    assert table.rows == [["jack", 1.0, wilson(20, 40), 0.5, 0.5]]


def test_a_card_that_is_dead_half_again_as_often_as_the_mean_card_is_marked() -> None:
    rows = duels(20, 22)
    always = [CardRow(each.number, 1, "ace", 1, 0, 1, 1) for each in rows]
    never = [CardRow(each.number, 1, "moss", 1, 0, 1, 0) for each in rows]
    table = card_changes(PLAN, 0, None, [*always, *cards(rows), *never], rows)
    dead = {line[0]: line[-1] for line in table.rows}
    assert dead == {"ace": 0.0, "jack": 0.5, "moss": 1.0}
    assert table.columns[-1].warns == 0.75
    marked = [line[0] for line in table.rows if table.columns[-1].is_warning(line[-1])]
    assert marked == ["moss"]
    assert card_changes(PLAN, 0, None, always, rows).columns[-1].warns is None


def test_duels_that_were_broken_off_do_not_count() -> None:
    rows = [row(1), row(2, outcome=ABORTED)]
    (line,) = card_changes(PLAN, 0, None, cards(rows), rows).rows
    assert isinstance(line[2], Interval)
    assert line[2].middle == 1.0
    assert line[1] == 1.0


def test_the_list_of_duels() -> None:
    rows = [row(1), row(2, arm=1, winner=2, first=1, turns=6), row(3, winner=0), row(4, outcome=ABORTED, winner=0)]
    table = duel_table(PLAN, rows, "hand")
    assert [column.name for column in table.columns] == [
        "duel",
        "side",
        "winner",
        "ended by",
        "hands",
        "decisions",
    ]
    assert [list(line) for line in table.rows] == [
        [1, "as it is", "seat 1, first", "hp", 4, 9],
        [2, "hands=3", "seat 2", "hp", 6, 9],
        [3, "as it is", "nobody", "hp", 4, 9],
        [4, "as it is", "nobody", "aborted hp", 4, 9],
    ]


def test_decks_and_bots_have_columns_where_they_differ() -> None:
    two_bots = plan_of(variant="hands=3", bots=("random", "eager"))
    assert [column.name for column in duel_table(two_bots, [row(1)], "hand").columns][-1] == "bots"
