"""Draws the first page: with boxes where there is room, otherwise with a few lines for each game."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardgame_tui.engine.plugin import Picture
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Spot, cut, cut_between, whole_parts, whole_sentences, wrap_at_most
from cardgame_tui.ui.pages.first.doors import Door, Part
from cardgame_tui.ui.pages.first.layout import Box, Layout

TITLE = "C A R D   T A B L E"
SUBTITLE = "Two players, one keyboard, a table that knows the rules."
KEYS = (("arrows", "move"), ("enter", "open"), ("?", "help"), ("ctrl+q", "quit"))
DOT = " · "
"""Between facts."""
SCROLLS = "page scrolls"
DOOR = "door"
"""A door is clicked at a spot of this name, which says the place of the door."""
LABEL = 16
"""Cells for the title of a small door."""
LOGO = 12
"""Cells of the three cards in the corner."""


def draw_first_page(
    doors: Sequence[Door],
    layout: Layout,
    cursor: int,
    notes: Sequence[str],
    tip: str,
    width: int,
    height: int,
    *,
    ascii: bool = False,
) -> list[Line]:
    """Draw the page; one that is longer than the screen is scrolled to the cursor.

    Args:
        doors: what can be opened, part by part.
        layout: where they are.
        cursor: place of the door at the cursor.
        notes: further lines below the games.
        tip: one line of advice, left out where space is short.
        width: cells of each line.
        height: how many lines.
        ascii: draw everything in ASCII.
    """
    shown = height - 1
    canvas = Canvas(width, max(layout.end, shown), ascii=ascii)
    _draw_heading(canvas, layout)
    for place, door in enumerate(doors):
        _draw_door(canvas, layout, place, door, here=place == cursor)
    for number, words in enumerate(notes):
        canvas.put(layout.x, layout.notes + number, cut(words, layout.width), "quiet")
    if tip and layout.end < shown - 1:
        end = canvas.put(layout.x, shown - 1, "tip", "quiet")
        canvas.put(end + 2, shown - 1, whole_sentences(tip, layout.width - 5), "quiet")
    box = layout.boxes[cursor]
    top = max(0, min(box.y - 1, canvas.height - shown), box.y + box.height - shown)
    return [*canvas.lines()[top : top + shown], *_foot(width, longer=canvas.height > shown, ascii=ascii)]


def _draw_heading(canvas: Canvas, layout: Layout) -> None:
    canvas.put(layout.x, layout.y, TITLE, "strong bold")
    canvas.put(layout.x, layout.y + 1, SUBTITLE, "quiet")
    for number, ink in enumerate(("s1", "quiet", "s2") if layout.boxed else ()):
        x = layout.x + layout.width - LOGO + 4 * number
        canvas.put(x, layout.y, "┌─┐", ink)
        canvas.put(x, layout.y + 1, "└─┘", ink)
    for part, y in layout.heads.items():
        end = canvas.put(layout.x, y, part.value.upper(), "quiet") + 1
        canvas.put(end, y, "─" * (layout.x + layout.width - end), "line")


def _foot(width: int, *, longer: bool, ascii: bool) -> list[Line]:
    foot = Canvas(width, 1, ascii=ascii)
    start = foot.put_right(width - 1, 0, " more", "quiet")
    end = foot.put_right(start, 0, "ctrl+p", "text bold") - 1
    x = 1
    for key, word in KEYS:
        if x + cell_len(f"{key} {word}") < end:
            x = foot.put(foot.put(x, 0, key, "text bold"), 0, f" {word}", "quiet") + 2
    if longer and x + cell_len(SCROLLS) < end:
        foot.put(x, 0, SCROLLS, "quiet")
    return foot.lines()


def _draw_door(canvas: Canvas, layout: Layout, place: int, door: Door, *, here: bool) -> None:
    box = layout.boxes[place]
    canvas.mark(*box, Spot(DOOR, place))
    if here:
        canvas.ground(*box, "lift")
    if door.row or door.part is Part.ALSO:
        _draw_small(canvas, door, box, here=here)
    elif layout.boxed:
        _draw_boxed(canvas, door, box, here=here)
    else:
        _draw_short(canvas, door, box, here=here)


def _badge(canvas: Canvas, door: Door, x: int, y: int) -> int:
    return canvas.plate(x, y, door.key, "now") + 1 if door.key else x


def _draw_small(canvas: Canvas, door: Door, box: Box, *, here: bool) -> None:
    if here:
        canvas.put(box.x - 1, box.y, "▶", "strong")
    x = _badge(canvas, door, box.x, box.y)
    end = canvas.put(x, box.y, door.title, "strong bold")
    start = end + 2 if door.row else x + LABEL
    room = box.x + box.width - start
    about = _parts_that_fit(door.about.split(DOT), room) if door.row else whole_parts(door.about, room)
    canvas.put(start, box.y, about, "quiet")


def _draw_short(canvas: Canvas, door: Door, box: Box, *, here: bool) -> None:
    if here:
        canvas.fill(box.x - 1, box.y, 1, box.height, "║", "strong")
    x = _badge(canvas, door, box.x, box.y)
    right = box.x + box.width - 1
    room = right - x - sum(cell_len(words) + 2 for words in (door.title, door.note))
    end = canvas.put_right(
        right, box.y, _parts_that_fit([door.time, *door.facts.split(DOT), door.played], room), "quiet"
    )
    end = _draw_lives(canvas, door, end, box.y)
    _draw_title(canvas, door, x, end - 1, box.y)
    for number, words in enumerate(wrap_at_most(door.about, box.width - 5, box.height - 1), 1):
        canvas.put(box.x + 4, box.y + number, words, "text")


def _draw_boxed(canvas: Canvas, door: Door, box: Box, *, here: bool) -> None:
    if not here:
        canvas.ground(*box, "card")
    _draw_frame(canvas, box, here=here)
    x, right = box.x + 2, box.x + box.width - 2
    end = _badge(canvas, door, x, box.y + 1)
    stop = _draw_lives(canvas, door, canvas.put_right(right, box.y + 1, door.time, "quiet"), box.y + 1)
    _draw_title(canvas, door, end, stop, box.y + 1, plate=True)
    is_game = door.part is Part.NEW
    left, texts = (x, box.height - 4) if is_game else (end, box.height - 3)
    for number, words in enumerate(wrap_at_most(door.about, right - left, texts), 2):
        canvas.put(left, box.y + number, words, "text")
    if is_game:
        facts = _parts_that_fit(door.facts.split(DOT), right - x)
        canvas.put(x, box.y + box.height - 2, facts, "quiet")
        if not _covers(door, right - left, texts):
            _draw_picture(canvas, door.picture, right - 1, box.y + box.height - 3)
        if len(wrap_at_most(door.about, right - left, texts)) < texts:
            room = (
                right - x - sum(cell_len(text) for text, _ in door.picture[0]) - 3 if door.picture else right - x
            )
            canvas.put(x, box.y + box.height - 3, cut_between(door.played, room), "quiet")


def _draw_title(canvas: Canvas, door: Door, x: int, end: int, y: int, *, plate: bool = False) -> None:
    """The title of a door, and a note behind it if there is room, quiet or on a plate."""
    x = canvas.put(x, y, cut(door.title, end - x), "strong bold") + 2
    if not door.note or x + cell_len(door.note) + 2 * plate > end:
        return
    if plate:
        canvas.ground(x, y, cell_len(door.note) + 2, 1, "text")
    canvas.put(x + plate, y, door.note, "bg" if plate else "quiet")


def _parts_that_fit(parts: Sequence[str], room: int) -> str:
    """As many parts as there is room for, from the first on."""
    shown = [part for part in parts if part]
    while shown and cell_len(DOT.join(shown)) > room:
        shown.pop()
    return DOT.join(shown)


def _draw_lives(canvas: Canvas, door: Door, right: int, y: int) -> int:
    """How a match stands that can be continued, before a cell; returns the cell before it."""
    if door.part is not Part.CONTINUE or not door.picture:
        return right
    _draw_picture(canvas, door.picture, right, y)
    return right - sum(cell_len(text) for text, _ in door.picture[0]) - 2


def _covers(door: Door, width: int, texts: int) -> bool:
    """Whether the picture would hide the end of the words that share its lines."""
    words = [*wrap_at_most(door.about, width, texts), *[""] * texts][texts - 1]
    lines = zip((words, door.facts), door.picture, strict=False)
    return any(cell_len(text) + sum(cell_len(part) for part, _ in pieces) + 2 > width for text, pieces in lines)


def _draw_picture(canvas: Canvas, picture: Picture, right: int, top: int) -> None:
    """Draw a picture that begins on a line and ends before a cell."""
    inks = {0: "quiet", 1: "s1 bold", 2: "s2 bold"}
    for number, pieces in enumerate(picture):
        x = right - sum(cell_len(text) for text, _ in pieces)
        for text, seat in pieces:
            x = canvas.put(x, top + number, text, inks[seat])


def _draw_frame(canvas: Canvas, box: Box, *, here: bool) -> None:
    flat, upright, corners = ("═", "║", "╔╗╚╝") if here else ("─", "│", "┌┐└┘")
    ink = "strong" if here else "line"
    edge = flat * (box.width - 2)
    canvas.put(box.x, box.y, corners[0] + edge + corners[1], ink)
    canvas.put(box.x, box.y + box.height - 1, corners[2] + edge + corners[3], ink)
    for x in (box.x, box.x + box.width - 1):
        canvas.fill(x, box.y + 1, 1, box.height - 2, upright, ink)
