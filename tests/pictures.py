"""Draw the pictures of the documentation: python -m tests.pictures [FOLDER]; the same as nox -s pictures.

Each is a screen of the app that runs without a terminal, written as SVG.
"""

import asyncio
import os
import re
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import rift_setup, rune_setup

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = (100, 30)
HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA")
"""Where the app looks for settings and matches; a picture shows none of yours."""
FONT = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
"""Fonts that the picture would fetch from elsewhere; any font of fixed width will do."""
PICTURES: dict[str, tuple[Setup | None, int, tuple[str, ...]]] = {
    "menu": (None, 0, ()),
    "set_up": (None, 0, ("1",)),
    "dimensional_rift_table": (rift_setup("open", seed=3), 150, ()),
    "dimensional_rift_help": (rift_setup("open", seed=3), 150, ("?",)),
    "rune_duel_table": (rune_setup("open", seed=3), 40, ()),
    "rune_duel_log": (rune_setup("open", seed=3), 40, ("l",)),
}
"""By name: the match, how many decisions of it are made, and the keys that lead to the screen."""


def played(setup: Setup, decisions: int) -> Session:
    """A match after some decisions, made at random from a fixed seed."""
    session = Session(Record(replace(setup, table=setup.table._replace(step="off"))))
    session.runner.begin()
    chance = Random(1)
    for _ in range(decisions):
        assert session.prompt is not None
        session.runner.answer(random_answer(session.prompt, chance))
    return session


async def draw(name: str, folder: Path) -> None:
    """Write one picture into a folder."""
    setup, decisions, keys = PICTURES[name]
    app = CardgameApp(played(setup, decisions) if setup else None)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*keys)
        await pilot.pause()
        folder.mkdir(parents=True, exist_ok=True)
        picture = app.export_screenshot(title="cardgame-tui", simplify=True)
        (folder / f"{name}.svg").write_text(FONT.sub("", picture), encoding="utf-8")


def main(folder: Path = FOLDER) -> None:
    """Write all pictures into a folder."""
    with TemporaryDirectory() as home, patch.dict(os.environ, dict.fromkeys(HOMES, home)):
        for name in PICTURES:
            asyncio.run(draw(name, folder))


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
