"""Which modules a command loads: quick commands stay light, and no printing command loads the screen."""

import subprocess
import sys
from pathlib import Path

import pytest

PROBE = """
import sys
from cardgame_tui import plugins
from cardgame_tui.cli import main
from tests.cli.games_light import entry_points
plugins.entry_points = entry_points
code = 0
try:
    code = main(sys.argv[1:])
except SystemExit as end:
    code = end.code
heavy = {"textual", "rich", "pydantic", "lark", "asyncio", "cardgame_tui.play.journal"} & set(sys.modules)
print("LOADED", code, *sorted(heavy))
"""


TABLE = """
import asyncio, sys
from tests.ui.canary import rune_setup
from tests.ui.piloting import playing

async def play():
    async with playing(rune_setup()) as pilot:
        await pilot.pause()
        print(*sys.modules)

asyncio.run(play())
"""
QUESTIONS = {"cardgame_tui.ui.screens.agree", "cardgame_tui.ui.screens.secret"}
"""The screens that a duel may ask with later."""
OPENED_LATER = {
    "cardgame_tui.content.rulebook.book",
    "cardgame_tui.play.scenario.marks",
    "cardgame_tui.play.history.replay",
    "cardgame_tui.ui.replay.screen",
    "cardgame_tui.ui.rulebook.reader",
    "cardgame_tui.ui.screens.agree",
    "cardgame_tui.ui.screens.mark",
    "cardgame_tui.ui.screens.rulebook",
    "cardgame_tui.ui.screens.secret",
    "cardgame_tui.ui.setup.screen",
}
"""What the table and the menu can open."""


def loaded(*arguments: str) -> list[str]:
    """Run a command in a separate process and return its exit code and the heavy packages it loaded."""
    command = [sys.executable, "-c", PROBE, *arguments]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    return found.stdout.rpartition("LOADED ")[2].split()


@pytest.mark.parametrize("argument", ["--help", "--version", "rulesets", "where"])
def test_quick_commands_load_nothing_heavy(argument: str) -> None:
    assert loaded(argument) == ["0"]


def test_join_loads_no_rules_and_no_screen() -> None:
    assert loaded("join") == ["2"]


def test_simulate_loads_neither_the_screen_nor_the_journal() -> None:
    assert loaded("simulate", "leduc", "--games", "2") == ["0", "pydantic"]


def test_check_does_not_load_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "empty.toml"
    file.write_text('title = "Dealt"\nruleset = "leduc"\n')
    code, *heavy = loaded("check", str(file))
    assert code == "0"
    assert "textual" not in heavy
    assert "rich" not in heavy


@pytest.mark.parametrize(
    ("screen", "opened_later"),
    [
        ("cardgame_tui.ui.table.screen", OPENED_LATER),
        ("cardgame_tui.ui.menu", {*OPENED_LATER, "cardgame_tui.ui.table.screen"}),
    ],
)
def test_a_screen_loads_no_screen_that_it_may_open(screen: str, opened_later: set[str]) -> None:
    probe = f"import sys, cardgame_tui.ui.app, {screen}; print(*sys.modules)"
    command = [sys.executable, "-c", probe]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    modules = set(found.stdout.split())
    assert screen in modules
    assert not modules & opened_later


def test_the_table_has_loaded_every_question_once_it_is_shown() -> None:
    """So that a machine without free files cannot end a duel (docs/limits.md)."""
    command = [sys.executable, "-c", TABLE]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    assert set(found.stdout.split()) >= QUESTIONS
