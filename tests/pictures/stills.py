"""Screens of the app, which runs without a terminal for them."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from unittest.mock import patch

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.session.session import Session
from rulesets import grand_archive
from tests.pictures import FOLDER
from tests.pictures.svg import picture, row_of
from tests.play.positions import setup_at
from tests.ui.answers import random_answer
from tests.ui.canary import containment_setup, rift_setup, rune_setup
from tests.ui.driving import SIZES
from tests.ui.rift_tables import POSITION

HOMES = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "LOCALAPPDATA")
"""Where the app looks for settings and matches; a picture shows none of yours."""


class Still(NamedTuple):
    """One picture.

    Args:
        size: columns and lines.
        setup: the match; None for the menu.
        decisions: how many decisions of it are made.
        keys: what leads to the screen.
        choices: what is answered after the decisions, in the words of scenarios.
        bench: the words of a run of the bench that is played before; empty for none.
    """

    size: tuple[int, int]
    setup: Setup | None = None
    decisions: int = 0
    keys: tuple[str, ...] = ()
    choices: tuple[Any, ...] = ()
    bench: tuple[str, ...] = ()


def archive() -> Setup:
    """A match of Grand Archive at the position of its goldens."""
    setup = scenario_setup(grand_archive.PLUGIN.load(), load_scenario(files("tests.ui") / "archive_table.toml"))
    return replace(setup, names=("Alice", "Bob"), table=setup.table._replace(privacy="open"))


RIFT, RUNE = (rift_setup("open", seed=3), 150), (rune_setup("open", seed=3), 40)
CONTAINMENT = (containment_setup("open", seed=3), 60)
BENCH = ("rune_duel", "--variant", "short_game", "--games", "200", "--seed", "1")
FEINT: tuple[Any, ...] = (
    ["attack", "Keen-Eyed Hound"],
    "Tideglass Seer",
    ["play", "Crosswind Feint"],
    "Nils of the Third Gate",
    ["Steady Thrust", "Pyre Rebuke"],
    "pass",
)
"""An attack is turned to another unit, and Bob may answer."""
STRIKE = Still(
    (100, 30), setup_at("rift", POSITION), keys=("h",), choices=(["strike", "oathbound pikeman"], "2c3")
)
"""Alice strikes an empty zone, and Bob may block: the first picture that a visitor sees."""
PICTURES = {
    "strike": STRIKE,
    "menu": Still((120, 40)),
    "set_up": Still((120, 40), keys=("2", "down", "down")),
    **{f"dimensional_rift_{width}x{height}": Still((width, height), *RIFT) for width, height in SIZES},
    **{f"rune_duel_{width}x{height}": Still((width, height), *RUNE) for width, height in SIZES},
    **{f"containment_{width}x{height}": Still((width, height), *CONTAINMENT) for width, height in SIZES},
    **{
        f"grand_archive_{width}x{height}": Still((width, height), archive(), choices=FEINT)
        for width, height in SIZES
    },
    "dimensional_rift_help": Still((100, 30), *RIFT, ("?",)),
    "rune_duel_log": Still((100, 30), *RUNE, ("l",)),
    "bench": Still((120, 40), keys=("b", "2"), bench=BENCH),
}
"""By name."""


def played(setup: Setup, decisions: int, choices: Iterable[Any] = ()) -> Session:
    """A match after some decisions, made at random from a fixed seed, and then some choices."""
    session = Session.of(Record(replace(setup, table=setup.table._replace(step="off"))))
    session.runner.begin()
    chance = Random(1)
    for _ in range(decisions):
        assert session.prompt is not None
        session.runner.answer(random_answer(session.prompt, chance))
    for choice in choices:
        assert session.prompt is not None
        session.runner.answer(answer_for(session.driver, session.prompt, choice))
    return session


async def draw(name: str, folder: Path) -> None:
    """Write one picture into a folder."""
    still = PICTURES[name]
    if still.bench:
        command = [sys.executable, "-m", "cardgame_tui.cli", "bench", *still.bench]
        await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True)
    app = CardgameApp(played(still.setup, still.decisions, still.choices) if still.setup else None)
    async with app.run_test(size=still.size) as pilot:
        for key in still.keys:
            await pilot.press(key)
            await pilot.pause()
            await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        rows = [row_of(strip) for strip in app.screen._compositor.render_strips()]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.svg").write_text(picture(rows, name.replace("_", " ")), encoding="utf-8")


def draw_all(folder: Path = FOLDER) -> None:
    """Write all pictures into a folder."""
    places = patch.dict(os.environ, {"COLORTERM": "truecolor"})
    with TemporaryDirectory() as home, places, patch.object(guard, "PACE", guard.Pace(0, 0, 0, 0)):
        os.environ.update(dict.fromkeys(HOMES, home))
        os.environ.pop("NO_COLOR", None)
        for name in PICTURES:
            asyncio.run(draw(name, folder))
