"""The screen of a replay: the table's drawing, moved by decision, event, phase, turn and key event."""

from textual.app import ComposeResult
from textual.events import Key, Resize
from textual.timer import Timer

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import Press
from cardgame_tui.ui.drawing.frame import fits
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, Commands, KeyMap
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.replay import notes_page, replay_help
from cardgame_tui.ui.replay.branching import try_option, where
from cardgame_tui.ui.replay.commands import ON_STAGE, REPLAY_COMMANDS, STEP
from cardgame_tui.ui.replay.desk import ReplayScreenDesk
from cardgame_tui.ui.replay.state import ReplayState
from cardgame_tui.ui.replay.what_if import WhatIfView
from cardgame_tui.ui.replay.what_if_screen import ANOTHER, WhatIfScreen
from cardgame_tui.ui.scene.card_names import second_names
from cardgame_tui.ui.screens.dialog import ScreenDialog
from cardgame_tui.ui.screens.key_names import key_of, keys_of
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.session.stepping import SPEEDS
from cardgame_tui.ui.widgets.board import Board
from cardgame_tui.ui.widgets.lines import Lines, LinesScreen


class ReplayScreen(LinesScreen[Record]):
    """Shows a match again; its result is a match that begins from it, None when it is only left.

    Args:
        replay: the match, at the place where it is to open.
        key_map: the keys a player wants for the commands.

    Attributes:
        table: the state of the replay.
        commands: its commands.
        dialog: shows pages on top of it.
        timer: the timer that moves it while it plays, None otherwise.
    """

    def __init__(self, replay: Replay, key_map: KeyMap = DEFAULT_KEYS) -> None:
        super().__init__()
        self.commands: Commands[ReplayScreenDesk] = Commands(REPLAY_COMMANDS, key_map, replay.setup.hand_word)
        self.table = ReplayState(replay)
        self.table.ascii, self.table.second_names = ascii_only(), second_names()
        self.dialog = ScreenDialog(self, self.table)
        self.timer: Timer | None = None
        self._board = Board()

    @property
    def replay(self) -> Replay:
        """The match that is shown again."""
        return self.table.replay

    # -- drawing and keys ------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """The board fills the screen."""
        self.draw()
        yield self._board

    def draw(self) -> None:
        """Show the table at the place of the replay."""
        if self.table.staged:
            self._board.draw_stage(self.table.stage(), *self.size)
        else:
            self._board.draw(self.table.scene((STEP, *self.commands.footer(self))), *self.size)

    def on_resize(self, event: Resize) -> None:
        """Draw for the new size."""
        self.draw()

    def on_mount(self) -> None:
        """Show what must be known first."""
        if self.replay.notes:
            self.dialog.show(notes_page(self.replay.notes))

    def on_key(self, event: Key) -> None:
        """Move, or run a command; nothing while the table is not shown."""
        event.stop()
        event.prevent_default()
        if not fits(*self.size):
            return
        self._take_key(key_of(event))

    def _take_key(self, key: str) -> None:
        command = self.commands.at_key(self, key)
        if command is not None and self.table.staged and command.name not in ON_STAGE:
            return
        if command is not None:
            self.run_command(command.name)
        elif self.table.press(key):
            self._keep_time()
            self.draw()

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Look at the clicked place, or press the keys it stands for."""
        spot = message.span.spot
        if isinstance(spot, Press):
            for key in keys_of(spot):
                self._take_key(key)
        elif spot is not None and not self.table.staged:
            self.table.cursor = spot
            self.draw()

    def run_command(self, name: str) -> None:
        """Run a command by its name; every one but playing stops it. Its keys close the page it opens."""
        if name != "play":
            self.stop()
        command = self.commands.named(name)
        self.dialog.closing = command.keys
        command.run(self)

    def show_stage(self) -> None:
        """Show the stage in place of the table, or the table again, as the public sees both."""
        self.table.staged, self.table.viewer = not self.table.staged, Viewer.PUBLIC
        self.draw()

    # -- playing ---------------------------------------------------------------------------------------

    def play_or_stop(self) -> None:
        """Play automatically, or stop."""
        self.table.playing = not self.table.playing
        self._keep_time()
        self.draw()

    def stop(self) -> None:
        """Stop playing, and stop the timer."""
        self.table.playing = False
        self._keep_time()

    def _keep_time(self) -> None:
        """Run a timer at the chosen speed while it plays, and none otherwise."""
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

    # -- what commands need of a screen ----------------------------------------------------------------

    def compare(self, answer: Answer) -> None:
        """Show what was played next to what follows another answer."""
        view = WhatIfView(self.replay, self.table.viewer, answer)
        screen = WhatIfScreen(view, where(self.replay), self.replay.journal.path.name)
        self.app.push_screen(screen, self._after_comparing)

    def _after_comparing(self, result: Record | str | None) -> None:
        if result == ANOTHER:
            try_option(self)
        elif isinstance(result, Record):
            self.dismiss(result)

    def play_under(self) -> None:
        """Show this duel under another rule."""
        from cardgame_tui.ui.replay.under import ReplayHost, rehearsed
        from cardgame_tui.ui.under.rehearsal import Rehearsal

        Rehearsal(self.app, rehearsed(self), ReplayHost(self)).ask()

    def present(self) -> None:
        """Show the marked decisions of the match as slides."""
        from cardgame_tui.ui.replay.presenting import slides_screen

        replay = self.table.replay
        self.app.push_screen(slides_screen(replay.journal, lambda _: replay.ruleset))

    def play_on(self, record: Record) -> None:
        """Leave the replay for a match that begins from it."""
        self.dismiss(record)

    def leave(self) -> None:
        """Leave the replay."""
        self.dismiss(None)

    def help(self) -> None:
        """Show how to move, the commands and the signs."""
        at_decision = (self.commands.key("what_if"), self.commands.key("branch"))
        self.dialog.show(replay_help(self.replay, self.commands.working(self), at_decision))

    def list_commands(self) -> None:
        """Let a command be picked from the list."""
        self.dialog.find(reading.commands_page(self.commands.working(self)), self.run_command)
