"""A replay on the screen alone, and what came of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from textual.app import App
from textual.pilot import Pilot

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.record import Record
from cardgame_tui.ui import app
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.screens.themes import textual_themes
from cardgame_tui.ui.widgets.lines import Lines

LEFT = "left"
"""What a stage remembers when the replay was left without a match to go on with."""


class Stage(App[None]):
    """Shows a replay and remembers what came of it."""

    CSS_PATH = Path(app.__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.shown = ReplayScreen(replay)
        self.result: Record | str = ""
        for theme in textual_themes():
            self.register_theme(theme)

    def on_mount(self) -> None:
        self.push_screen(self.shown, self._after)

    def _after(self, record: Record | None) -> None:
        self.result = record or LEFT


StagePilot = Pilot[None]


@asynccontextmanager
async def watching(replay: Replay, size: tuple[int, int] = (80, 24)) -> AsyncIterator[StagePilot]:
    """A replay on the screen."""
    async with Stage(replay).run_test(size=size) as pilot:
        await pilot.pause()
        yield pilot


def stage(pilot: StagePilot) -> Stage:
    """The app."""
    assert isinstance(pilot.app, Stage)
    return pilot.app


def text(pilot: StagePilot) -> str:
    """What the screen on top shows."""
    return "\n".join(widget.text for widget in pilot.app.screen.query(Lines) if widget.display)
