"""What a terminal shows of each cell of our screens: colours as they were sent, and other means."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import NamedTuple, TypeAlias

import pyte
from rich.cells import cell_len

from cardgame_tui.play.record import Record
from cardgame_tui.ui.cells.text import Line
from cardgame_tui.ui.table.state import TableState
from tests.ui.archive_tables import ATTACK, archive_table
from tests.ui.canary import archive_setup, containment_setup, rift_setup, rune_setup
from tests.ui.containment_tables import TEST, containment_table
from tests.ui.rift_tables import rift_table
from tests.ui.rune_tables import rune_table

TABLES: Mapping[str, Callable[[], TableState]] = {
    "rift": lambda: rift_table("blocker"),
    "rune": rune_table,
    "containment": lambda: containment_table(*TEST),
    "archive": lambda: archive_table(*ATTACK),
}
"""A table of each game in the middle of a duel, with cards of both seats and something to pick."""

SETUPS = {
    "rift": partial(rift_setup, seed=18, hp=1),
    "rune": partial(rune_setup, seed=8),
    "containment": partial(containment_setup, seed=8, xk_limit=5),
    "archive": partial(archive_setup, seed=14, starting_life_bonus=-10),
}
"""A duel of each game, one that random answers soon end."""


def duel_of(game: str) -> Record:
    """The match of one of them, which shows no events one by one."""
    setup = SETUPS[game]()
    return Record(replace(setup, table=setup.table._replace(step="off")))


Screen: TypeAlias = pyte.Screen


class Look(NamedTuple):
    """How a cell looks.

    Args:
        ink: the colour of its text, in the emulator's words.
        ground: the colour behind it.
        marks: what it has beyond colour: ``b`` bold, ``u`` underlined, ``r`` reversed.
    """

    ink: str
    ground: str
    marks: str


def look(cell: pyte.screens.Char) -> Look:
    """How a cell of the emulator looks, with ink and ground as they are seen."""
    marks = "".join(
        mark for mark, has in zip("bur", (cell.bold, cell.underscore, cell.reverse), strict=True) if has
    )
    ink, ground = (cell.bg, cell.fg) if cell.reverse else (cell.fg, cell.bg)
    return Look(ink, ground, marks)


def unreadable(screen: Screen) -> list[str]:
    """Every text whose colour is that of its ground; both may be the terminal's own, which differ."""
    return [
        f"{y}:{x} {cell.data} {found}"
        for y in range(screen.lines)
        for x in range(screen.columns)
        if (cell := screen.buffer[y][x]).data.strip()
        if (found := look(cell)).ink == found.ground != "default"
    ]


def colours(screen: Screen) -> set[str]:
    """Every colour on the screen."""
    cells = (screen.buffer[y][x] for y in range(screen.lines) for x in range(screen.columns))
    return {colour for cell in cells for colour in (cell.fg, cell.bg)}


def looks(screen: Screen, lines: list[Line]) -> dict[str, set[tuple[str, str]]]:
    """How each text colour of a frame was shown, by the word for it, and how each plate was."""
    found = defaultdict(set)
    for y, line in enumerate(lines):
        for x, character, style in _cells(line):
            ink, _, ground = style.partition(" on ")
            token = ground if ground in ("now", "s1", "s2") else (ink.split() or ["text"])[0]
            if character.strip() and (token == ground or character not in "▐▌"):
                seen, plate = look(screen.buffer[y][x]), token == ground
                colour = seen.ground if plate else seen.ink
                found[f"plate {token}" if plate else token].add((colour, seen.marks))
    return dict(found)


def _cells(line: Line) -> Iterator[tuple[int, str, str]]:
    x = 0
    for span in line:
        for character in span.text:
            yield x, character, span.style
            x += cell_len(character)
