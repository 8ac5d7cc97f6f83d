"""Lines as HTML, as a notebook shows them."""

from collections.abc import Iterable, Iterator
from html import escape

from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.palette import DARK, Theme
from cardgame_tui.ui.widgets.painting import css_of, painted

FONT = "font-family:Menlo,Consolas,'DejaVu Sans Mono',monospace;line-height:1.25;padding:0.5em;overflow-x:auto"


def html_of(lines: Iterable[Line], theme: Theme = DARK) -> str:
    """Lines in the colours of a theme, as one block of HTML that needs no style sheet."""
    rows = "\n".join("".join(_spans(line, theme)) for line in lines)
    return f'<pre style="{FONT};{css_of(painted("", theme))}">{rows}</pre>'


def _spans(line: Line, theme: Theme) -> Iterator[str]:
    for span in line:
        style = css_of(painted(span.style, theme))
        yield f'<span style="{style}">{escape(span.text)}</span>'
