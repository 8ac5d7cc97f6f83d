"""The canvas: cells drawn on from any side, and the lines that are read from it."""

from random import Random

from rich.cells import cell_len

from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Span, Spot, plain


def text(canvas: Canvas) -> list[str]:
    return [plain(line) for line in canvas.lines()]


def test_an_empty_canvas_is_blank() -> None:
    assert text(Canvas(4, 2)) == ["    ", "    "]


def test_later_drawing_covers_earlier() -> None:
    canvas = Canvas(6, 1)
    assert canvas.put(0, 0, "abcdef") == 6
    assert canvas.put(2, 0, "xy") == 4
    assert canvas.put_right(6, 0, "z") == 5
    assert text(canvas) == ["abxyez"]


def test_what_lies_outside_is_not_drawn() -> None:
    canvas = Canvas(4, 2)
    canvas.put(-2, 0, "abcd")
    canvas.put(3, 1, "xyz")
    canvas.put(0, 2, "below")
    canvas.put(0, -1, "above")
    canvas.ground(-3, -3, 20, 20, "card")
    assert text(canvas) == ["cd  ", "   x"]


def test_a_wide_character_takes_two_cells() -> None:
    canvas = Canvas(8, 1)
    assert canvas.put(1, 0, "灯籠") == 5
    canvas.put(5, 0, "|")
    assert text(canvas) == [" 灯籠|  "]
    assert cell_len(text(canvas)[0]) == 8


def test_half_of_a_wide_character_is_never_left() -> None:
    canvas = Canvas(6, 1)
    canvas.put(0, 0, "灯籠")
    canvas.put(1, 0, "x")
    assert cell_len(text(canvas)[0]) == 6
    assert "灯" not in text(canvas)[0]
    canvas.put(0, 0, "a灯籠灯")
    assert cell_len(text(canvas)[0]) == 6


def test_a_text_keeps_the_background_it_is_written_on() -> None:
    canvas = Canvas(5, 1)
    canvas.ground(1, 0, 3, 1, "card")
    canvas.put(0, 0, "abcde", "s1 bold")
    assert canvas.lines()[0] == (Span("a", "s1 bold"), Span("bcd", "s1 bold on card"), Span("e", "s1 bold"))


def test_a_place_of_the_table_is_in_its_cells() -> None:
    canvas = Canvas(4, 1)
    canvas.mark(1, 0, 2, 1, Spot("1C3"))
    assert [(span.text, span.spot) for span in canvas.lines()[0]] == [
        (" ", None),
        ("  ", Spot("1C3")),
        (" ", None),
    ]


def test_in_ascii_every_glyph_is_one_character() -> None:
    canvas = Canvas(12, 2, ascii=True)
    canvas.put(0, 0, "┌─↑─┐ ■□ ◆…")
    canvas.put(canvas.plate(0, 1, "b", "now"), 1, "▌灯")
    assert text(canvas) == ["+-^-+ #. o~ ", "[b]|灯      "]


def test_no_half_of_a_wide_character_is_ever_left() -> None:
    chance = Random(1)
    for _ in range(300):
        canvas = Canvas(12, 1)
        for _ in range(8):
            canvas.put(chance.randint(-4, 13), 0, "".join(chance.choices("a日b本 é", k=chance.randint(0, 5))))
            assert cell_len(plain(canvas.lines()[0])) == 12
