"""What a screen shows, as rows of text and buttons that a thumb and a screen reader find: for a browser."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from rich.cells import cell_len
from rich.style import Style
from textual.app import App
from textual.screen import Screen

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.palette import DARK, NO_COLOURS, THEMES
from cardgame_tui.ui.widgets.lines import UNPRINTABLE, Lines
from cardgame_tui.ui.widgets.painting import painted
from cardgame_tui.value import value

Css: TypeAlias = Callable[[str], str]
"""The CSS of a style of spans."""
ASKED = " on lift"
"""How the styles of the strip with the question end."""
DRAWN = dict.fromkeys(range(0x2500, 0x25A0))
"""Lines and blocks, which nobody wants to hear."""


@value
class Row:
    """A row of a screen.

    Args:
        line: its spans.
        y: where it is.
    """

    line: Line
    y: int

    @property
    def button(self) -> object:
        """What a click on any of its words does; None if that is nothing, or not the same for all."""
        marks = {(span.spot, span.row) for span in self.line if span.text.strip()}
        mark = marks.pop() if len(marks) == 1 else (None, None)
        return None if mark == (None, None) else mark


def page_of(app: App[Any]) -> dict[str, Any]:
    """What an app shows now, as JSON.

    Returns:
        ``css`` of the page; ``asked``, the question in words; and ``blocks``: a row of text, or rows that are one
        button, with ``at``, the cell on which a click presses it. Each row of ``rows`` is a list of pieces,
        ``[text, css]``, or ``[text, css, x, y]`` for a button in a row of text.
    """
    theme = NO_COLOURS if app.no_color else THEMES.get(app.theme, DARK)
    known: dict[str, str] = {}

    def css(style: str) -> str:
        if style not in known:
            known[style] = _css_of(painted(style, theme))
        return known[style]

    rows = list(rows_of(app.screen))
    blocks = [_block(group, css) for group in grouped(rows)]
    return {"css": css(""), "asked": asked_in(rows), "blocks": blocks}


def rows_of(screen: Screen[Any]) -> Iterator[Row]:
    """The rows of a screen, from its top to its bottom."""
    for lines in screen.query(Lines):
        for y, line in enumerate(lines.lines[: lines.size.height], lines.region.y):
            yield Row(line, y)


def asked_in(rows: Iterable[Row]) -> str:
    """The words of the strip with the question; empty where there is none."""
    said = (span.text for row in rows for span in row.line if span.style.endswith(ASKED))
    return " ".join(" ".join(said).translate(DRAWN).split())


def grouped(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """The rows of each button together, each other row alone."""
    for _, group in groupby(rows, key=lambda row: row.button or row.y):
        yield list(group)


def _block(rows: Sequence[Row], css: Css) -> dict[str, Any]:
    whole = rows[0].button is not None
    block: dict[str, Any] = {"rows": [list(_pieces(row, css, buttons=not whole)) for row in rows]}
    if whole:
        first = next(span for span in rows[0].line if span.text.strip())
        block["at"] = [_cell_of(rows[0].line, first), rows[0].y]
    return block


def _cell_of(line: Line, wanted: object) -> int:
    x = 0
    for span in line:
        if span is wanted:
            break
        x += cell_len(span.text)
    return x


def _pieces(row: Row, css: Css, *, buttons: bool) -> Iterator[list[Any]]:
    x = 0
    for span in row.line:
        marked = (span.spot, span.row) != (None, None) and bool(span.text.strip())
        at = [x, row.y] if buttons and marked else []
        yield [span.text.translate(UNPRINTABLE), css(span.style), *at]
        x += cell_len(span.text)


def _css_of(style: Style) -> str:
    """A style as CSS. A theme of the terminal's own colours has the colours that a terminal usually has."""
    ink, ground = (style.bgcolor, style.color) if style.reverse else (style.color, style.bgcolor)
    words = [
        f"color:{ink.get_truecolor().hex}" if ink is not None else "",
        f"background:{ground.get_truecolor(foreground=False).hex}" if ground is not None else "",
        "font-weight:bold" if style.bold else "",
        "text-decoration:underline" if style.underline else "",
    ]
    return ";".join(filter(None, words))
