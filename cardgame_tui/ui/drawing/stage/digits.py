"""One number in large digits of blocks; the same number always stands as text too."""

from cardgame_tui.ui.cells.canvas import Canvas

DOTS = {
    "0": ("███", "█ █", "█ █", "█ █", "███"),
    "1": ("  █", "  █", "  █", "  █", "  █"),
    "2": ("███", "  █", "███", "█  ", "███"),
    "3": ("███", "  █", "███", "  █", "███"),
    "4": ("█ █", "█ █", "███", "  █", "  █"),
    "5": ("███", "█  ", "███", "  █", "███"),
    "6": ("███", "█  ", "███", "█ █", "███"),
    "7": ("███", "  █", "  █", "  █", "  █"),
    "8": ("███", "█ █", "███", "█ █", "███"),
    "9": ("███", "█ █", "███", "  █", "███"),
    "-": ("   ", "   ", "███", "   ", "   "),
}
"""Each digit in five rows of three dots."""
HALVES = {(" ", " "): " ", ("█", " "): "▀", (" ", "█"): "▄", ("█", "█"): "█"}
LARGE, SMALL = 5, 3
"""Rows of digits with two cells a dot, and of digits with half cells."""


def digits_of(number: int, height: int) -> list[str]:
    """A number in large digits, as rows of blocks.

    Args:
        number: the number.
        height: `LARGE` or `SMALL`.
    """
    digits = [DOTS[each] for each in str(number)]
    rows = [" ".join(digit[row] for digit in digits) for row in range(LARGE)]
    if height == LARGE:
        return ["".join(dot * 2 for dot in row) for row in rows]
    rows.append(" " * len(rows[0]))
    return [
        "".join(HALVES[pair] for pair in zip(rows[top], rows[top + 1], strict=True)) for top in range(0, LARGE, 2)
    ]


def draw_change(
    canvas: Canvas, x: int, y: int, height: int, change: tuple[int, int], inks: tuple[str, str]
) -> int:
    """Draw two numbers with an arrow between them, and return the cell after them.

    Args:
        canvas: where.
        x: the first cell.
        y: the first line.
        height: `LARGE` or `SMALL`.
        change: the numbers.
        inks: their colours.
    """
    before, after = (digits_of(number, height) for number in change)
    arrow = "━━━━▶" if height == LARGE else "━━━▶"
    start = x + len(before[0]) + 2
    end = start + len(arrow) + 2
    for row in range(height):
        canvas.put(x, y + row, before[row], inks[0])
        canvas.put(end, y + row, after[row], inks[1])
    canvas.put(start, y + height // 2, arrow, inks[1])
    return end + len(after[0])


def width_of_change(height: int, change: tuple[int, int]) -> int:
    """How many cells `draw_change` takes."""
    numbers = sum(len(digits_of(number, height)[0]) for number in change)
    return numbers + (9 if height == LARGE else 8)
