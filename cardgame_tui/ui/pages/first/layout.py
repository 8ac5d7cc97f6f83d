"""Where everything on the first page is, at one size, and where the arrow keys lead."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

from cardgame_tui.ui.pages.first.doors import Door, Part

WIDEST = 112
"""Most cells of the page's content."""
BOXED = 100
"""Fewest columns of a screen for boxes."""
GAP = 2
"""Cells between two doors in a row."""
HEADING = 2
"""Lines of the title and what is under it."""
BLANK = ((2, 1), (1, 1), (1, 0), (0, 0))
"""Blank lines before each heading, and after that of the small doors; the first that fit are taken."""
TIP = 2
"""Lines of the tip and the blank one before it, which come before a blank line after a heading."""
ARROWS: Mapping[str, tuple[int, int]] = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
"""The direction of each arrow key."""


class Box(NamedTuple):
    """Where a door is drawn, in cells."""

    x: int
    y: int
    width: int
    height: int


class Layout(NamedTuple):
    """Where everything is.

    Args:
        boxed: whether the larger doors are boxes.
        x: the first cell of the content.
        y: the line of the title.
        width: cells of the content.
        boxes: where each door is.
        heads: the line of the heading of each part.
        notes: the line of the first note.
        end: the line after everything.
    """

    boxed: bool
    x: int
    y: int
    width: int
    boxes: Sequence[Box]
    heads: Mapping[Part, int]
    notes: int
    end: int


def arrange(doors: Sequence[Door], notes: int, width: int, height: int) -> Layout:
    """Find a place for everything: with boxes and blank lines if they fit.

    Args:
        doors: what can be opened, part by part.
        notes: how many lines of notes follow the games.
        width: columns of the screen.
        height: its lines, without the footer. If the page does not fit, it ends below them.
    """
    for boxed, (before, after) in product((True, False) if width >= BOXED else (False,), BLANK):
        found = _arranged(doors, notes, width, before, after, boxed=boxed)
        if found.end + after * TIP <= height:
            return found
    return found


def _arranged(doors: Sequence[Door], notes: int, width: int, before: int, after: int, *, boxed: bool) -> Layout:
    content = min(width - (8 if boxed else 2), WIDEST)
    left, top = (width - content) // 2, 2 if boxed else 0
    boxes: list[Box] = []
    heads: dict[Part, int] = {}
    y = notes_at = top + HEADING
    for part in dict.fromkeys(door.part for door in doors):
        if part is Part.ALSO:
            notes_at, y = y, y + notes
        heads[part] = y = y + before
        y += after if part is Part.ALSO else 0
        columns, lines, space = _shape(part, boxed=boxed, loose=before > 0)
        count = sum(door.part is part for door in doors)
        rows = sum(door.part is part and door.row for door in doors)
        boxes += _in_columns(count - rows, columns, lines + space, Box(left, y + 1, content, lines))
        y += 1 + -(-(count - rows) // columns) * (lines + space) - space
        boxes += [Box(left, y + number, content, 1) for number in range(rows)]
        y += rows
    return Layout(boxed, left, top, content, boxes, heads, notes_at, y)


def _shape(part: Part, *, boxed: bool, loose: bool) -> tuple[int, int, int]:
    """Columns of a part, the lines of each of its doors, and the blank lines between them."""
    if part is Part.CONTINUE:
        return 1, 4 if boxed else 2, 0
    if part is Part.NEW:
        return (2, 7, int(loose)) if boxed else (1, 3, 0)
    return 2, 1, int(boxed and loose)


def _in_columns(count: int, columns: int, step: int, first: Box) -> list[Box]:
    width = (first.width + GAP) // columns
    return [
        Box(first.x + place % columns * width, first.y + place // columns * step, width - GAP, first.height)
        for place in range(count)
    ]


def next_door(boxes: Sequence[Box], here: int, key: str) -> int:
    """The door that a key moves the cursor to.

    Args:
        boxes: where the doors are.
        here: the door at the cursor.
        key: an arrow key moves to the nearest door in its direction, or from the edge to the other side;
            ``tab`` and ``shift+tab`` go through all doors.
    """
    if key not in ARROWS:
        return (here + (1 if key == "tab" else -1)) % len(boxes)
    across, down = ARROWS[key]
    if across:
        in_row = [place for place, box in enumerate(boxes) if box.y == boxes[here].y]
        return in_row[(in_row.index(here) + across) % len(in_row)]
    rows = sorted({box.y for box in boxes})
    row = rows[(rows.index(boxes[here].y) + down) % len(rows)]
    there = [place for place, box in enumerate(boxes) if box.y == row]
    return min(there, key=lambda place: abs(boxes[place].x - boxes[here].x))
