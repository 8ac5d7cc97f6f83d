"""The screen of a replay: the table's drawing, moved by decision, event, phase, turn and key event."""

from textual.events import Key
from textual.timer import Timer

from cardgame_tui.engine.layout import Layout
from cardgame_tui.play.replay import Replay
from cardgame_tui.ui.drawing.frame import fits
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.pages.replay import notes_page
from cardgame_tui.ui.replay.actions import ReplayActions
from cardgame_tui.ui.replay.commands import footer_here, working_here
from cardgame_tui.ui.replay.replay_view import SPEEDS, ReplayTable
from cardgame_tui.ui.screens.painted import key_of
from cardgame_tui.ui.screens.themes import ascii_borders
from cardgame_tui.ui.table.commands import command_of
from cardgame_tui.ui.widgets.lines import Lines


class ReplayScreen(ReplayActions):
    """Shows a match again; its result is a match that goes on from it, None when it is only left.

    Args:
        replay: the match, standing where it is to be opened.

    Attributes:
        timer: what ticks while it plays, None while nothing does.
    """

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.table = ReplayTable(replay)
        self.table.plain_borders = ascii_borders()
        self.timer: Timer | None = None

    @property
    def layout_drawn(self) -> Layout:
        """Where the zones lie."""
        return self.table.scene().layout

    def scene_now(self) -> Scene:
        """The table where the replay stands."""
        return self.table.scene(footer_here(self.table))

    def on_mount(self) -> None:
        """Say first what is to be said."""
        if self.replay.notes:
            self.open_page(notes_page(self.replay.notes))

    def on_key(self, event: Key) -> None:
        """Move, or carry out a command; nothing while the table is not shown."""
        event.stop()
        event.prevent_default()
        if not fits(*self.size):
            return
        key = "q" if key_of(event) == "backspace" else key_of(event)
        command = command_of(working_here(self.table), key)
        if command is not None:
            self.run_command(command.name)
        elif self.table.press(key):
            self._keep_time()
            self.draw()

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Look at the clicked place."""
        if message.span.spot is not None:
            self.table.cursor = message.span.spot
            self.draw()

    def run_command(self, name: str) -> None:
        """Carry out a command by its name; every one but playing stops it."""
        if name != "play":
            self.stop()
        super().run_command(name)

    # -- playing ---------------------------------------------------------------------------------------

    def do_play(self) -> None:
        """Go on by itself, or stop."""
        self.table.playing = not self.table.playing
        self._keep_time()
        self.draw()

    def stop(self) -> None:
        """Stop playing; nothing ticks then."""
        self.table.playing = False
        self._keep_time()

    def _keep_time(self) -> None:
        """Have a clock that ticks at the chosen speed while it plays, and none else."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        if self.table.playing:
            self.timer = self.set_interval(1 / SPEEDS[self.table.speed], self._tick)

    def _tick(self) -> None:
        self.table.step()
        if self.table.at_end:
            self.stop()
        self.draw()
