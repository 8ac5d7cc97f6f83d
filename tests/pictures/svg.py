"""Rows of characters as SVG: one screen, or several that follow each other. No font is fetched."""

import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from itertools import groupby
from typing import NamedTuple

from rich.cells import cell_len
from rich.segment import Segment
from rich.terminal_theme import TerminalTheme

WIDTH, HEIGHT = 9, 20
"""Of a character, in pixels."""
BASELINE = 15
"""Pixels from the upper edge of a row to the line its letters stand on."""
THEME = TerminalTheme((20, 22, 28), (217, 221, 230), [(0, 0, 0)] * 8)
"""Colours of what has none."""
FONTS = "'DejaVu Sans Mono','Noto Sans Mono',Menlo,Consolas,monospace"
STYLE = f"text{{font:15px {FONTS};white-space:pre}}.b{{font-weight:bold}}"
WORDS = re.compile(r"\S+(?: \S+)*")
"""Text without its wide gaps, which need not be drawn."""


class Run(NamedTuple):
    """Characters of one style.

    Args:
        text: the characters.
        front: their colour, as ``#rrggbb``.
        back: the colour behind them.
        bold: whether they are bold.
    """

    text: str
    front: str
    back: str
    bold: bool


Row = tuple[Run, ...]


def row_of(segments: Iterable[Segment]) -> Row:
    """A row of a Textual screen."""
    found = []
    for text, style, _ in segments:
        front = style.color.get_truecolor(THEME).hex if style and style.color else THEME.foreground_color.hex
        back = style.bgcolor.get_truecolor(THEME, False).hex if style and style.bgcolor else ""
        pair = (back or THEME.background_color.hex, front) if style and style.reverse else (front, back)
        found.append(Run(text, pair[0], pair[1], bool(style and style.bold)))
    return joined(found)


def joined(runs: Iterable[Run]) -> Row:
    """The runs with neighbours of one style made one."""
    groups = groupby(runs, key=lambda run: run[1:])
    return tuple(Run("".join(run.text for run in same), *style) for style, same in groups)


def picture(rows: Sequence[Row], title: str) -> str:
    """One screen."""
    width, height = size_of(rows)
    body = "".join(
        f'<g transform="translate(0 {y * HEIGHT})">{drawn(row)}</g>\n' for y, row in enumerate(rows) if row
    )
    return document(width, height, title, "", body)


def film(screens: Sequence[Sequence[Row]], seconds: float, title: str) -> str:
    """Several screens, each for so many seconds, again and again; each row is written only once."""
    width, height = size_of(screens[0])
    numbers: dict[Row, int] = {}
    shown = "".join(
        f'<use href="#r{numbers.setdefault(row, len(numbers))}" y="{number * height + y * HEIGHT}"/>'
        for number, screen in enumerate(screens)
        for y, row in enumerate(screen)
    )
    kept = "".join(f'<g id="r{number}">{drawn(row)}</g>\n' for row, number in numbers.items())
    whole = len(screens) * height
    style = (
        f"@keyframes film{{to{{transform:translateY(-{whole}px)}}}}"
        f".film{{animation:film {len(screens) * seconds:g}s steps({len(screens)}) infinite}}"
        "@media(prefers-reduced-motion){.film{animation:none}}"
    )
    return document(width, height, title, style, f'<defs>{kept}</defs>\n<g class="film">{shown}</g>\n')


def document(width: int, height: int, title: str, style: str, body: str) -> str:
    """An SVG file."""
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    back = f'<rect width="{width}" height="{height}" fill="{THEME.background_color.hex}"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{escape(title)}</title>'
    return f"{head}\n<style>{STYLE}{style}</style>{back}\n{body}</svg>\n"


def size_of(rows: Sequence[Row]) -> tuple[int, int]:
    """Width and height in pixels."""
    return max(sum(cell_len(run.text) for run in row) for row in rows) * WIDTH, len(rows) * HEIGHT


def drawn(row: Row) -> str:
    """The elements of one row."""
    return "".join(_elements(row))


def _elements(row: Row) -> Iterator[str]:
    x = 0
    for run in row:
        width = cell_len(run.text)
        if run.back not in ("", THEME.background_color.hex):
            yield f'<rect x="{x * WIDTH}" width="{width * WIDTH}" height="{HEIGHT}" fill="{run.back}"/>'
        for found in WORDS.finditer(run.text):
            at = (x + cell_len(run.text[: found.start()])) * WIDTH
            length = cell_len(found[0]) * WIDTH
            bold = ' class="b"' if run.bold else ""
            place = f'x="{at}" y="{BASELINE}" textLength="{length}" lengthAdjust="spacingAndGlyphs"'
            yield f'<text {place} fill="{run.front}"{bold}>{escape(found[0], quote=False)}</text>'
        x += width
