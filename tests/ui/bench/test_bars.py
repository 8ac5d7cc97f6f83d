"""Bars over one axis: how tall they are, and what the axis says."""

import pytest

from cardgame_tui.lab.statistics import Interval
from cardgame_tui.ui.bench.bars import draw_bars, halves_of
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import plain


def drawn(canvas: Canvas) -> list[str]:
    """A canvas as text."""
    return [plain(line).rstrip() for line in canvas.lines()]


@pytest.mark.parametrize(("share", "halves"), [(0.0, 0), (-0.1, 0), (0.001, 1), (0.25, 4), (0.3, 5), (0.5, 8)])
def test_a_bar_is_drawn_in_half_lines_and_anything_is_at_least_one(share: float, halves: int) -> None:
    assert halves_of(share, 0.5, 4) == halves


def test_two_sides_share_an_axis() -> None:
    canvas = Canvas(30, 5)
    draw_bars(canvas, ["4", "5", "6"], [(0.1, 0.2, 0.0), (0.0, 0.1, 0.2)], 0, 0, 30, 5)
    assert drawn(canvas) == [
        " 20 %        ██████",
        "A     ██████ ██████",
        "        4      5      6",
        "B            ██████ ██████",
        " 20 %               ██████",
    ]


def test_one_side_has_all_lines_above_the_axis() -> None:
    canvas = Canvas(12, 4)
    draw_bars(canvas, ["1", "2", "3"], [(1.0, 0.5, 0.17)], 0, 0, 12, 4)
    assert drawn(canvas) == ["100 % █", "      █ ▄", "A     █ █ ▄", "      1 2 3"]


def test_words_of_the_axis_are_left_out_where_they_would_touch() -> None:
    canvas = Canvas(40, 3)
    draw_bars(canvas, [str(step) for step in range(100, 110)], [(0.1,) * 10], 0, 0, 40, 3)
    assert drawn(canvas)[-1].split() == ["100", "102", "104", "106", "108"]


def test_bars_may_begin_at_a_share() -> None:
    canvas = Canvas(12, 3)
    draw_bars(canvas, ["1", "2"], [(0.5, 0.9)], 0, 0, 12, 3, least=0.5)
    assert drawn(canvas) == [" 90 %    ██", "A        ██", " 50 % 1  2"]


def test_of_an_interval_only_what_is_sure_is_solid() -> None:
    canvas = Canvas(14, 5)
    draw_bars(canvas, ["1", "2"], [(Interval(1.0, 0.0, 1.0), Interval(0.75, 0.5, 1.0))], 0, 0, 14, 5)
    assert drawn(canvas) == ["100 % ▒▒▒ ▒▒▒", "      ▒▒▒ ▒▒▒", "      ▒▒▒ ███", "A     ▒▒▒ ███", "       1   2"]


def test_without_steps_nothing_is_drawn() -> None:
    canvas = Canvas(12, 3)
    draw_bars(canvas, [], [()], 0, 0, 12, 3)
    assert drawn(canvas) == ["", "", ""]


def test_every_sign_has_its_ascii_form() -> None:
    canvas = Canvas(12, 5, ascii=True)
    draw_bars(canvas, ["1"], [(0.3,), (0.1,)], 0, 0, 12, 5)
    assert all(line.isascii() for line in drawn(canvas))
