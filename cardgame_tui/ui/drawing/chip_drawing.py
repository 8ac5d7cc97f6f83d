"""A chip drawn at a size: a line or more without a border, or a box with the card's arrows in the border."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.ui.drawing.cells import (
    Line,
    Span,
    center,
    chop,
    cut,
    first_words,
    fit,
    plain,
    wrap,
    wrap_at_most,
)
from cardgame_tui.ui.drawing.chips import CURSOR, Chip, arrow_words

SHORTEST_NAME = 7
"""Cells a name keeps next to its numbers."""
BROAD = 14
"""Width from which a slot has its name on one line; in a narrower one the name breaks into two."""


class Border(NamedTuple):
    """The characters of a box: sides, then corners from the top left clockwise."""

    flat: str
    upright: str
    corners: str


QUIET = Border("─", "│", "┌┐┘└")
HEAVY = Border("━", "┃", "┏┓┛┗")
DOUBLE = Border("═", "║", "╔╗╝╚")
PLAIN_QUIET = Border("-", "|", "..''")
PLAIN_HEAVY = Border("=", "#", "####")
PLAIN_DOUBLE = Border("*", "*", "****")


def box_height(width: int) -> int:
    """Fewest lines of a box of this width: two for the border, and its name and numbers."""
    return 4 if width >= BROAD else 6


def cell_height(width: int) -> int:
    """Most lines of a slot of this width without a border: its name and numbers."""
    return 2 if width >= BROAD else 4


def draw_lines(chip: Chip, width: int, height: int) -> list[Line]:
    """Draw a chip without a border, one to four lines high."""
    closing = "]" if chip.lead == CURSOR else " "
    inner = width - 2
    texts = [_one_line(chip, inner)] if height == 1 else _cell_texts(chip, inner, height)
    leads = [chip.lead, *("[" if chip.lead == CURSOR else " " for _ in texts[1:])]
    return [
        (Span(lead + fit(text, inner) + closing, chip.style, chip.spot),)
        for lead, text in zip(leads, texts, strict=True)
    ]


def draw_box(chip: Chip, width: int, height: int, *, plain_borders: bool) -> list[Line]:
    """Draw a chip as a box of `height` lines with its arrows in the border around the name."""
    border = _border(chip, plain_borders=plain_borders)
    inner = _inner_texts(chip, width - 2, height - 2)
    rows = [_edge(chip, border, width, top=True)]
    for number, text in enumerate(inner):
        left = "<" if number < chip.arrows.get("L", 0) else border.upright
        right = ">" if number < chip.arrows.get("R", 0) else border.upright
        rows.append(left + fit(text, width - 2) + right)
    rows.append(_edge(chip, border, width, top=False))
    return [(Span(row, chip.style, chip.spot),) for row in rows]


def _one_line(chip: Chip, width: int) -> str:
    """Name and numbers; if space is short the name is cut, down to `SHORTEST_NAME`."""
    room = max(SHORTEST_NAME, width - cell_len(chip.info) - 1) if chip.info else width
    return f"{cut(chip.head, room)} {chip.info}".rstrip()


def _cell_texts(chip: Chip, width: int, height: int) -> Sequence[str]:
    words = (*chip.info.split(), *arrow_words(chip.arrows).split())
    if height == 2:
        return [chip.head, first_words(words, width)]
    name = _name_lines(chip.head, width)
    return _filled([*name, *wrap_at_most(" ".join(words), width, height - len(name))], height)


def _inner_texts(chip: Chip, width: int, height: int) -> Sequence[str]:
    if chip.empty:
        texts = ["" for _ in range(height)]
        texts[height // 2] = plain(center(chip.title, width))
        texts[0] = chip.badge.code + chip.badge.picked if chip.legal else texts[0]
        return texts
    name = [chip.head] if width + 2 >= BROAD else _name_lines(chip.head, width)
    info = wrap_at_most(chip.info, width, height - len(name))
    more = [line for text in chip.more for line in wrap(text, width)]
    return _filled([*name, *info, *more], height)


def _name_lines(name: str, width: int) -> list[str]:
    """A name on one line or two: broken between words if possible, otherwise anywhere, and cut if too long."""
    lines = wrap(name, width)
    if len(lines) <= 2:
        return lines
    first = chop(name, width)[0]
    return [first, cut(name.removeprefix(first).lstrip(), width)]


def _filled(texts: Sequence[str], height: int) -> Sequence[str]:
    return [*texts, *[""] * (height - len(texts))][:height]


def _edge(chip: Chip, border: Border, width: int, *, top: bool) -> str:
    side = "T" if top else "B"
    left, right = (border.corners[0], border.corners[1]) if top else (border.corners[3], border.corners[2])
    if side + "L" in chip.arrows:
        left = "\\" if top else "/"
    if side + "R" in chip.arrows:
        right = "/" if top else "\\"
    label = chip.label + chip.lead.strip(" [") if top else ""
    arrow = ("^" if top else "v") * chip.arrows.get(side, 0)
    arrow = f" {arrow} " if arrow else ""
    first = (width - 2 - len(arrow)) // 2
    head = label + border.flat * (first - len(label))
    return left + head + arrow + border.flat * (width - 2 - len(head) - len(arrow)) + right


def _border(chip: Chip, *, plain_borders: bool) -> Border:
    if chip.lead == CURSOR:
        return PLAIN_DOUBLE if plain_borders else DOUBLE
    if chip.legal:
        return PLAIN_HEAVY if plain_borders else HEAVY
    return PLAIN_QUIET if plain_borders else QUIET
