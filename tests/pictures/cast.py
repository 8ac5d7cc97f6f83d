"""A part of a duel as a film: the app plays in a pseudo-terminal, and each key gives a picture of it."""

import json
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from pyte.screens import Char

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.session.session import Session
from tests.pictures import FOLDER
from tests.pictures.stills import played
from tests.pictures.svg import THEME, Row, Run, film
from tests.ui.answers import random_answer
from tests.ui.canary import rift_setup
from tests.ui.driving import full_frame, state_of
from tests.ui.terminal import Terminal, keys_of

NAME, TITLE = "duel", "A few turns of Dimensional Rift"
FRAMES = 24
"""How many pictures the film has."""
SECONDS = 1.8
"""How long each is shown."""
BEFORE = 60
"""How many decisions were made before it begins."""
CODE = "from tests.pictures.cast import play; play()"


def begun() -> Session:
    """The match the film begins with."""
    return played(rift_setup("gate", seed=2), BEFORE)


def play() -> None:
    """Open it at the table, in the program of the film."""
    guard.PACE = guard.Pace(0, 0, 0, 0)
    CardgameApp(begun()).run()


def recorded(terminal: Terminal) -> Iterator[list[Row]]:
    """Play on, and yield what the terminal shows, at first and after each key."""
    session, chance = begun(), Random(2)
    table = state_of(session)
    for _ in range(FRAMES):
        terminal.wait_for(full_frame(table, 80, 24), whole=True)
        yield rows_of(terminal.screen.buffer)
        if session.gate_closed:
            terminal.press("h")
            table.show_hand()
            continue
        assert table.choice is not None
        answer = eager_answer(table.choice, chance)
        terminal.press(*keys_of(table.choice, answer))
        session.runner.answer(answer)
        table.refresh()


def eager_answer(choice: Choice, chance: Random) -> Answer:
    """An answer at random, which is rarely a pass."""
    answers = [random_answer(choice.prompt, chance) for _ in range(8)]
    return next((answer for answer in answers if answer != choice.decline), answers[0])


def rows_of(buffer: Any) -> list[Row]:
    """The rows of an emulated terminal of 80 by 24 characters."""
    return [_row([buffer[y][x] for x in range(80)]) for y in range(24)]


def _row(characters: list[Char]) -> Row:
    styled = groupby(characters, key=lambda each: (each.fg, each.bg, each.bold, each.reverse))
    return tuple(_run("".join(each.data for each in same), *style) for style, same in styled)


def _run(text: str, front: str, back: str, bold: bool, reverse: bool) -> Run:
    one, two = _hex(front, THEME.foreground_color.hex), _hex(back, THEME.background_color.hex)
    return Run(text, two, one, bold) if reverse else Run(text, one, two, bold)


def _hex(colour: str, default: str) -> str:
    return default if colour == "default" else f"#{colour}"


def write_cast(folder: Path = FOLDER) -> None:
    """Write the film into a folder: as SVG, and as a recording that ``asciinema play`` shows."""
    with TemporaryDirectory() as home:
        terminal = Terminal(CODE, Path(home), COLORTERM="truecolor")
        screens = list(recorded(terminal))
        terminal.press("\x03")
        terminal.end()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{NAME}.cast").write_text(recording(screens), encoding="utf-8")
    (folder / f"{NAME}.svg").write_text(film(screens, SECONDS, TITLE), encoding="utf-8")


def recording(screens: Sequence[Sequence[Row]]) -> str:
    """Screens as a recording of asciinema, each of which draws the rows that have changed."""
    lines: list[object] = [{"version": 2, "width": 80, "height": 24, "title": TITLE}]
    before: Sequence[Row] = [()] * 24
    for number, screen in enumerate(screens):
        changed = [(y, row) for y, (old, row) in enumerate(zip(before, screen, strict=True), 1) if old != row]
        sent = "".join(f"\x1b[{y};1H{_escaped(row)}" for y, row in changed)
        lines.append([round(number * SECONDS, 1), "o", sent if number else f"\x1b[?25l\x1b[2J{sent}"])
        before = screen
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def _escaped(row: Row) -> str:
    return "".join(
        f"\x1b[0{';1' if run.bold else ''};38;2;{_numbers(run.front)};48;2;{_numbers(run.back)}m{run.text}"
        for run in row
    )


def _numbers(colour: str) -> str:
    """Red, green and blue of a colour ``#rrggbb``."""
    return ";".join(str(int(colour[place : place + 2], 16)) for place in (1, 3, 5))
