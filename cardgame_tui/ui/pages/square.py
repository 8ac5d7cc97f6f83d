"""A square that a phone scans to open an address (a QR code), drawn with half blocks."""

from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec

from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.palette import Theme

BORDER = 2
"""Modules of quiet around it."""
HALVES = " ▀▄█"
"""A cell by whether its upper module is dark, and twice whether its lower one is."""

Square = tuple[str, ...]
"""The lines of a square, dark on light."""


def can_draw() -> bool:
    """Whether what draws squares is installed, which is part of the extra ``web``."""
    return find_spec("segno") is not None


@lru_cache(maxsize=8)
def square_of(address: str) -> Square:
    """The square of an address; none without the extra ``web``."""
    if not address or not can_draw():
        return ()
    import segno

    modules = segno.make_qr(address, error="l", boost_error=False).matrix_iter(border=BORDER)
    rows: list[Sequence[int]] = [tuple(row) for row in modules]
    if len(rows) % 2:
        rows.append((0,) * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return tuple("".join(HALVES[up + 2 * down] for up, down in zip(*pair, strict=True)) for pair in pairs)


def square_colours(theme: Theme) -> tuple[str, str]:
    """The ink and the ground of a square: dark on light in every theme."""
    if theme.of_terminal:
        return "card", "text"
    return ("bg", "strong") if theme.dark else ("text", "card")


def draw_square(canvas: Canvas, square: Square, x: int, y: int, theme: Theme) -> None:
    """Draw a square with its upper left corner at a cell."""
    ink, ground = square_colours(theme)
    canvas.ground(x, y, len(square[0]), len(square), ground)
    for row, line in enumerate(square, y):
        canvas.put(x, row, line, ink)
