"""What a screen shows, as rows of text and buttons that a thumb and a screen reader find: for a browser."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any, TypeAlias

from rich.cells import cell_len
from textual.app import App
from textual.screen import Screen

from cardgame_tui.ui.cells.text import Line, Span
from cardgame_tui.ui.palette import DARK, NO_COLOURS, THEMES
from cardgame_tui.ui.widgets.lines import UNPRINTABLE, Lines
from cardgame_tui.ui.widgets.painting import css_of, painted
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
        ``[text, css]``; a row of text may have buttons among them, with ``pieces`` and ``at``.
    """
    theme = NO_COLOURS if app.no_color else THEMES.get(app.theme, DARK)
    known: dict[str, str] = {}

    def css(style: str) -> str:
        if style not in known:
            known[style] = css_of(painted(style, theme))
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
    if rows[0].button is None:
        return {"rows": [list(_parts(row, css)) for row in rows]}
    x = next(x for x, span in _placed(rows[0].line) if span.text.strip())
    return {"rows": [[_piece(span, css) for span in row.line] for row in rows], "at": [x, rows[0].y]}


def _parts(row: Row, css: Css) -> Iterator[Any]:
    """The pieces of a row of text, and its buttons."""
    for mark, group in groupby(_placed(row.line), key=lambda placed: (placed[1].spot, placed[1].row)):
        spans = list(group)
        pieces = [_piece(span, css) for _, span in spans]
        if mark == (None, None) or not any(span.text.strip() for _, span in spans):
            yield from pieces
        else:
            yield {"pieces": pieces, "at": [spans[0][0], row.y]}


def _placed(line: Line) -> Iterator[tuple[int, Span]]:
    """The spans of a line, each with the cell at which it begins."""
    x = 0
    for span in line:
        yield x, span
        x += cell_len(span.text)


def _piece(span: Span, css: Css) -> list[str]:
    return [span.text.translate(UNPRINTABLE), css(span.style)]
