"""Options in rows: a long one takes the cells of several columns, and nothing of it is cut."""

from itertools import islice

import pytest

from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence
from cardgame_tui.play.lookahead.outcomes import runs
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.strip.whole import draw_placed, fold, in_few, in_rows
from cardgame_tui.ui.drawing.strip.written import Said, Style
from tests.benchmarks.strips import ASKED, play

STYLE = Style(("Nettle Witch", "Rift Prism"), {}, ascii=False)
END = 78
MOVES = "Once per turn: move 1 mana between this and target artifact"
SHARE = 0.03
"""Most strips of a duel in which an option is cut."""
QUESTIONS = 120
"""Questions of a duel that are drawn."""


def said(key: str, words: str, follows: Consequence = NOTHING) -> Said:
    return Said(key, "", words, "strong", follows, "")


OPTIONS = [said("b", "Nettle Witch: Strike"), said("g", f"Rift Prism: {MOVES}"), said("space", "pass")]


def drawn(options: list[Said], room: int) -> list[str]:
    canvas = Canvas(END, room)
    draw_placed(canvas, in_rows(options, STYLE, 2, END, room), 0)
    return [plain(line).strip() for line in canvas.lines()]


def test_a_long_option_takes_a_row_where_no_columns_hold_it() -> None:
    assert not fold(OPTIONS, STYLE, 2, END, 2)
    assert drawn(OPTIONS, 3) == ["▐b▌ Nettle Witch: Strike", f"▐g▌ Rift Prism: {MOVES}", "▐space▌ pass"]


def test_short_names_come_before_nothing_is_drawn() -> None:
    first, second = drawn([OPTIONS[0], OPTIONS[2], OPTIONS[1]], 2)
    assert first.split() == ["▐b▌", "Nettle", "Witch:", "Strike", "▐space▌", "pass"]
    assert second.endswith(MOVES)
    assert not in_rows(OPTIONS, STYLE, 2, END, 1)


def test_rows_keep_the_order_and_the_words_of_options() -> None:
    options = [said(str(number), " ".join(["draw"] * number)) for number in range(1, 9)]
    placed = in_rows(options, STYLE, 2, END, 5)
    assert [each.option for each in placed] == options
    assert [(each.row, each.x) for each in placed] == sorted((each.row, each.x) for each in placed)
    assert "".join(drawn(options, 5)).count("draw") == sum(range(1, 9))


def test_an_option_with_a_score_has_room_for_it() -> None:
    loses = Consequence(("a direct hit",), unless="unless Bob blocks it", loses=True)
    (line,) = drawn([said("a", "1C1", loses), said("b", "1C2")], 1)
    assert line.split("▐")[1].rstrip() == "a▌ 1C1  a direct hit unless Bob blocks it"


def test_where_all_that_follows_has_no_room_the_rest_is_counted() -> None:
    hits = Consequence(tuple(f"Rift Prism keeps {life} of 9 Life" for life in range(8, 0, -1)))
    burn, equip = said("a", "burn", hits), said("b", "equip", Consequence(("it moves", "it stays")))
    assert not in_rows([burn, equip], STYLE, 2, END, 2)
    placed = in_few([burn, equip], STYLE, 2, END, 2)
    words = [plain(line).strip() for each in placed for line in each.lines]
    assert words[0] == "burn  Prism keeps 8 of 9 Life, Prism keeps 7 of 9 Life, 6 more"
    assert words[1:] == ["equip  moves, it stays"]


def test_three_places_in_a_row_are_said_by_the_first_and_the_last() -> None:
    assert runs(["1A2", "1A3", "1A4", "2C1", "2C2", "3"]) == ["1A2 to 1A4", "2C1", "2C2", "3"]
    assert runs(["1A9", "1A10", "1A11", "1B12"]) == ["1A9 to 1A11", "1B12"]
    assert runs(["grave", "hand"]) == ["grave", "hand"]
    assert runs([]) == []


@pytest.mark.parametrize("game", ASKED)
def test_few_strips_have_a_cut_option_and_no_mark_is_cut(game: str) -> None:
    strips = list(islice(play(game, 1, "greedy:2", (80, 24), "everything"), QUESTIONS))
    assert sum(bool(each.cut) for each in strips) <= SHARE * len(strips)
    assert not any(each.mark_cut for each in strips)
