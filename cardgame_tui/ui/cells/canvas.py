"""A canvas of cells: one character, one text colour and one background each, from which lines are read."""

from functools import lru_cache
from typing import TypeVar

from rich.cells import cell_len

from cardgame_tui.ui.cells.text import Line, Press, Span, Spot

CellT = TypeVar("CellT")

GROUND = "bg"
"""The background of a canvas nothing was drawn on; styles do not name it."""

_PAIRS = (
    ("↑→↓←↗↘↙↖", "^>v</\\/\\"),
    ("─│┌┐└┘├┤┬┴┼╭╮╰╯", "-|+++++++++++++"),
    ("━┃┏┓┗┛", "=#####"),
    ("═║╔╗╚╝", "%%%%%%"),
    ("▐▌█■□◆◇", "[|##.o."),
    ("▲▶▼◀▸", "^>v<>"),
    ("·…╱╲░▒×╌┄┆┊●▀▄✓‹›▁✱±", '.~/\\:%x--::*"_+<>_*?'),
)

BY_CHANGE_MARK = "✱"
"""In the margin, or behind words: what they say is the work of a changed rule."""
ASCII = str.maketrans(dict(pair for glyphs, plains in _PAIRS for pair in zip(glyphs, plains, strict=True)))
"""What a terminal that has only ASCII shows instead of each glyph, cell for cell: a table for `str.translate`."""
STROKE = "╱   "
"""One stroke of a hatch and the room to the next; every other line begins half a stroke later."""


class Canvas:
    """Cells that are drawn on from any side and read as lines.

    Drawing outside the canvas does nothing there. A character of two cells keeps the cell after its own empty.

    Args:
        width: cells of a line.
        height: number of lines.
        ascii: draw every glyph as an ASCII character.
    """

    def __init__(self, width: int, height: int, *, ascii: bool = False) -> None:
        self.width, self.height, self.ascii = width, height, ascii
        self._characters = [[" "] * width for _ in range(height)]
        self._inks = [[""] * width for _ in range(height)]
        self._grounds = [[GROUND] * width for _ in range(height)]
        self._spots: list[list[Spot | Press | None]] = [[None] * width for _ in range(height)]
        self._has_wide = [False] * height
        self._lines: list[Line | None] = [None] * height

    def put(self, x: int, y: int, text: str, ink: str = "") -> int:
        """Write a text on the background that is there, and return the cell after it.

        Args:
            x: its first cell.
            y: its line.
            text: the text, without control characters.
            ink: a text colour of the palette, with ``bold`` after it for bold.
        """
        if self.ascii:
            text = text.translate(ASCII)
        end = x + cell_len(text)
        if not 0 <= y < self.height or x >= self.width or end <= 0:
            return end
        cells = text if end - x == len(text) else _cells(text)
        first, last = max(0, -x), min(len(cells), self.width - x)
        self._lines[y] = None
        row = self._characters[y]
        row[x + first : x + last] = cells[first:last]
        self._inks[y][x + first : x + last] = [ink] * (last - first)
        if self._has_wide[y] or cells is not text:
            self._has_wide[y] = True
            _blank_halves(row, x + first, x + last)
        return end

    def put_right(self, x: int, y: int, text: str, ink: str = "") -> int:
        """Write a text that ends before cell `x`, and return its first cell."""
        start = x - cell_len(text)
        self.put(start, y, text, ink)
        return start

    def plate(self, x: int, y: int, text: str, ground: str) -> int:
        """Write a text on a plate, such as the letter of a card, and return the cell after it.

        Args:
            x: the first cell of the plate.
            y: its line.
            text: the text.
            ground: ``now``, ``s1`` or ``s2``.
        """
        start, end = ("[", "]") if self.ascii else ("▐", "▌")
        last = self.put(self.put(x, y, start, ground), y, text, f"{ground}_ink bold")
        self.ground(x + 1, y, last - x - 1, 1, ground)
        return self.put(last, y, end, ground)

    def put_line(self, x: int, y: int, line: Line) -> int:
        """Write the spans of a line, and return the cell after them; their style may name a background.

        A span that stands for a place or for keys makes its cells stand for them.
        """
        for span in line:
            ink, _, ground = span.style.partition(" on ")
            end = self.put(x, y, span.text, ink)
            if ground:
                self.ground(x, y, end - x, 1, ground)
            if span.spot is not None:
                self.mark(x, y, end - x, 1, span.spot)
            x = end
        return x

    def fill(self, x: int, y: int, width: int, height: int, text: str, ink: str = "") -> None:
        """Write a text of some width into every line of a rectangle, repeated and cut to fit."""
        for row in range(y, y + height):
            self.put(x, row, (text * width)[:width], ink)

    def ground(self, x: int, y: int, width: int, height: int, ground: str) -> None:
        """Give a rectangle a background."""
        self._set(self._grounds, x, y, width, height, ground)

    def mark(self, x: int, y: int, width: int, height: int, spot: Spot | Press | None) -> None:
        """Make a rectangle stand for a place of the table, so that a click there selects it, or for some keys."""
        self._set(self._spots, x, y, width, height, spot)

    def clear(self, x: int, y: int, width: int, height: int) -> None:
        """Make a rectangle as if nothing had been drawn there."""
        self.fill(x, y, width, height, " ")
        self.ground(x, y, width, height, GROUND)
        self.mark(x, y, width, height, None)

    def is_blank(self, x: int, y: int) -> bool:
        """Whether nothing was written into a cell of the canvas."""
        return self._characters[y][x] == " "

    def lines(self) -> list[Line]:
        """The lines, with as few spans as possible; one that was not drawn on since the last time is the same."""
        lines = [self._line(y) if line is None else line for y, line in enumerate(self._lines)]
        self._lines = [*lines]
        return lines

    def _set(self, cells: list[list[CellT]], x: int, y: int, width: int, height: int, content: CellT) -> None:
        left, right = max(0, x), min(self.width, x + width)
        top, bottom = max(0, y), min(self.height, y + height)
        for row in range(top, bottom):
            cells[row][left:right] = [content] * max(0, right - left)
            self._lines[row] = None

    def _line(self, y: int) -> Line:
        cells = tuple(self._characters[y]), tuple(self._inks[y]), tuple(self._grounds[y]), tuple(self._spots[y])
        return _line_of(*cells)


@lru_cache(maxsize=512)
def _line_of(
    characters: tuple[str, ...],
    inks: tuple[str, ...],
    grounds: tuple[str, ...],
    spots: tuple[Spot | Press | None, ...],
) -> Line:
    """The spans of a line. From one frame to the next most lines stay as they are."""
    spans, start, ink, ground, spot = [], 0, inks[0], grounds[0], spots[0]
    for x, (each_ink, each_ground, each_spot) in enumerate(zip(inks, grounds, spots, strict=True)):
        if each_ink != ink or each_ground != ground or each_spot != spot:
            spans.append(Span("".join(characters[start:x]), styled(ink, ground), spot))
            start, ink, ground, spot = x, each_ink, each_ground, each_spot
    return (*spans, Span("".join(characters[start:]), styled(ink, ground), spot))


def _blank_halves(row: list[str], first: int, end: int) -> None:
    """Put a space in the place of each half of a wide character whose other half was drawn over.

    Args:
        row: the characters of a line.
        first: the first cell that was drawn on; only at both ends of these cells can a half be left.
        end: the cell after the last one.
    """
    for x in (first - 1, first, end - 1, end):
        if not 0 <= x < len(row):
            continue
        character, before, after = row[x], row[x - 1 : x], row[x + 1 : x + 2]
        first_is_gone = not character and (not before or cell_len(before[0]) < 2)
        second_is_gone = cell_len(character) == 2 and after != [""]
        if first_is_gone or second_is_gone:
            row[x] = " "


@lru_cache(maxsize=1024)
def styled(ink: str, ground: str) -> str:
    """The style of an ink on a background."""
    return ink if ground == GROUND else f"{ink or 'text'} on {ground}"


@lru_cache(maxsize=1024)
def _cells(text: str) -> tuple[str, ...]:
    """What each cell of a text holds; nothing in the second cell of a wide character or for a combining one."""
    cells: list[str] = []
    for character in text:
        width = cell_len(character)
        if width == 0 and cells:
            last = -1 if cells[-1] else -2
            cells[last] += character
        elif width:
            cells += [character, *[""] * (width - 1)]
    return tuple(cells)


def draw_hatch(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Hatch a rectangle: a place that cannot hold a card yet."""
    for row in range(height):
        canvas.put(x, y + row, (STROKE[2 * (row % 2) :] + STROKE * width)[:width], "line")
