"""The Textual app: the menu, the table, and a clean end in every case.

A screen is loaded when it is opened, so that the first one appears sooner.
"""

import asyncio
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.driver import Driver
from typing_extensions import override

from cardgame_tui import garbage
from cardgame_tui.content.faults import ContentError
from cardgame_tui.paths import NoHomeError
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.record import Record
from cardgame_tui.ui.config import key_map, read_config
from cardgame_tui.ui.driver import lasting
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, KeyMap
from cardgame_tui.ui.pages.first.left import remember_left
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.themes import remembered_theme, textual_themes
from cardgame_tui.ui.screens.trouble import past_trouble
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings.config import mouse_works
from cardgame_tui.ui.session.settings.settings_left import SettingsLeft
from cardgame_tui.ui.session.stops.breakdown import Breakdown, breakdown_shown
from cardgame_tui.ui.session.stops.crash import BROKEN, crash_words, error_words, left_words
from cardgame_tui.ui.session.stops.hang_up import HUNG_UP, SIGNALS

if TYPE_CHECKING:
    from cardgame_tui.play.history.replay import Replay
    from cardgame_tui.ui.guests.hosting import Hosting, Hosts
    from cardgame_tui.ui.screens.invite import InviteScreen
    from cardgame_tui.ui.table.screen import TableScreen
    from cardgame_tui.ui.widgets.lines import LinesScreen

NO_SETTINGS = "Correct the file, then open the settings again. Nothing was changed."
INTERRUPTED = 130
"""Exit code after Ctrl-C."""
LOOK_FOR_TERMINAL = 1.0
"""Seconds between two looks whether the terminal is still there."""


class CardgameApp(App[int]):
    """The program on the screen.

    Args:
        session: a match to open the table with.
        replay: a match to show again, if `session` is None; without both the menu opens.
        key_map: the keys a player wants for the commands.
        first: a screen to open with instead of the menu; the program ends with it.
        hosts: returns how other screens come to a match, if its players want that; None for other terminals alone.
        invites: whether they are invited as soon as a match is open.

    Attributes:
        session: the match at the table, or the last one that was there.
    """

    CSS_PATH = "app.tcss"
    TITLE = "cardgame-tui"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "ask_to_leave", show=False, priority=True),
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False, priority=True),
    ]

    def __init__(
        self,
        session: Session | None = None,
        replay: "Replay | None" = None,
        key_map: KeyMap = DEFAULT_KEYS,
        first: "LinesScreen[str] | None" = None,
        *,
        hosts: "Callable[[], Hosts] | None" = None,
        invites: bool = False,
    ) -> None:
        super().__init__(ansi_color="NO_COLOR" in os.environ or None)
        self._key_map = key_map
        self._replay = replay
        self._first = first
        self.session = session
        self._at_table: TableScreen | None = None
        self._hosting: Hosting | None = None
        self._door_closing: asyncio.Task[None] | None = None
        self._hosts = hosts
        self._invites = invites
        for theme in textual_themes():
            self.register_theme(theme)
        self.theme = remembered_theme(self.console.color_system)

    def get_driver_class(self) -> type[Driver]:
        """The driver that Textual would use, or one that lasts until its terminal has gone."""
        return lasting(super().get_driver_class())

    def on_mount(self) -> None:
        """Open the first screen."""
        self._end_with_the_terminal()
        if self.session is not None:
            self.open_table(self.session)
        elif self._replay is not None:
            self.open_replay(self._replay)
        elif self._first is not None:
            self.push_screen(self._first, lambda _: self.exit(0))
        else:
            self.open_menu()

    def on_ready(self) -> None:
        """Settle after the first frame; tests start many programs in one process, which must not."""
        if not self.is_headless:
            garbage.settle()

    def invite_to(self, session: Session) -> None:
        """Show how others come to a match with screens of their own, then its table."""
        self._invites = True
        self.open_table(session)

    def open_table(self, session: Session) -> None:
        """Show the table of a match as soon as nothing prevents it from starting."""
        self.session = session
        if session.record.begun:
            self._show_notes(session)
        else:
            past_trouble(self, session, partial(self._sit_at, session), self.open_menu)

    def _show_notes(self, session: Session) -> None:
        notes = tuple(Item(note) for note in session.record.notes)
        if notes:
            page = Page("Before this match continues", notes)
            self.push_screen(PageScreen(page), lambda _: self._sit_at(session))
        else:
            self._sit_at(session)

    def _sit_at(self, session: Session) -> None:
        """Show the table, after the page that says so if the match has stopped since it began."""
        past_trouble(self, session, partial(self._show_table, session), partial(self.exit, 0))

    def _show_table(self, session: Session) -> None:
        from cardgame_tui.ui.table.desk_screen import Program
        from cardgame_tui.ui.table.screen import TableScreen

        program = Program(self._show_again, self.open_settings, self._present, self._invite)
        self._at_table = TableScreen(session, self._key_map, program)
        if self._invites:
            self._invite(self._sit_down)
        else:
            self._sit_down()

    def _sit_down(self) -> None:
        if self._at_table is not None:
            self.push_screen(self._at_table, self._after_table)

    def _invite(self, then: Callable[[], None]) -> None:
        """Show how other screens come to the match at the table, and let them come."""
        from cardgame_tui.ui.guests.hosting import Hosting
        from cardgame_tui.ui.screens.invite import InviteScreen

        if self._at_table is None:
            return
        session, hosting = self._at_table.session, self._hosting
        self._invites = False
        opens = hosting is None
        if hosting is None:
            hosts = None if self._hosts is None else self._hosts()
            hosting = self._hosting = Hosting(self._session_at_table, session.ruleset.id, hosts)
        screen = InviteScreen(session, hosting)
        self.push_screen(screen, lambda _: then())
        if opens:
            self.run_worker(self._open_door(hosting, screen))

    async def _open_door(self, hosting: "Hosting", screen: "InviteScreen") -> None:
        try:
            if self._door_closing is not None:
                await self._door_closing  # the table before had the same ports
            await hosting.open()
        except OSError as error:
            self._hosting = None
            screen.say(f"No other screen can come: {error}")

    def _close_door(self) -> None:
        """Let nobody come any more; those who are here leave."""
        hosting, self._hosting = self._hosting, None
        if hosting is not None:
            self._door_closing = asyncio.create_task(hosting.close())

    def _session_at_table(self) -> Session | None:
        return None if self._at_table is None else self._at_table.session

    @override
    def exit(self, result: int | None = None, return_code: int = 0, message: Any = None) -> None:
        """Leave the program, after the screens of others have ended."""
        hosting, self._hosting = self._hosting, None
        if hosting is None:
            super().exit(result, return_code, message)
        else:
            self._leaving = asyncio.create_task(self._exit_after(hosting, result, return_code, message))

    async def _exit_after(self, hosting: "Hosting", result: int | None, return_code: int, message: Any) -> None:
        await hosting.close()
        super().exit(result, return_code, message)

    def open_replay(self, replay: "Replay") -> None:
        """Show a match again."""
        from cardgame_tui.ui.replay.screen import ReplayScreen

        self.push_screen(ReplayScreen(replay, self._key_map), self._after_replay)

    def _show_again(self, session: Session, event: int, then: "Callable[[Record | None], None]") -> None:
        """Show the duel at the table again, from an event on."""
        from cardgame_tui.play.history.replay import Replay
        from cardgame_tui.ui.replay.screen import ReplayScreen

        assert session.record.path is not None
        try:
            replay = Replay(session.record.path, lambda _: session.ruleset)
        except JournalError as error:
            items = tuple(Item(line) for line in str(error).splitlines())
            self.push_screen(PageScreen(Page("This match cannot be shown", items)), lambda _: then(None))
            return
        if event:
            replay.go_to_event(session.record.number, event)
        self.push_screen(ReplayScreen(replay, self._key_map), then)

    def _present(self, session: Session) -> None:
        """Show the marked decisions of the match at the table."""
        from cardgame_tui.ui.replay.presenting import slides_screen

        assert session.record.path is not None
        self.push_screen(slides_screen(session.record.path, lambda _: session.ruleset))

    def _after_replay(self, record: Record | None) -> None:
        """Open the new match if the players started one; otherwise return to the menu if it opened the replay."""
        if record is not None:
            session = Session.of(record, patient=True)
            session.runner.open()
            self.open_table(session)
        elif self._replay is not None:
            self.action_leave(0)

    def open_menu(self) -> None:
        """Show the menu."""
        from cardgame_tui.ui.menu import MenuScreen

        if not any(isinstance(screen, MenuScreen) for screen in self.screen_stack):
            self.push_screen(MenuScreen(self.open_table, self.invite_to, self.open_replay, self.open_settings))

    def open_settings(self, then: Callable[[SettingsLeft], None]) -> None:
        """Show the settings; what was changed counts at once, and `then` follows when they have been left."""
        from cardgame_tui.ui.settings.screen import SettingsScreen

        def after(changed: Mapping[str, str] | None) -> None:
            if changed is not None:
                self._key_map = key_map()
                self._take_mouse(mouse_works())
            then(SettingsLeft(self._key_map, changed or {}))

        try:
            screen = SettingsScreen(read_config(), self.theme)
        except (ContentError, NoHomeError) as error:
            items = tuple(Item(line) for line in (*str(error).splitlines(), NO_SETTINGS))
            self.push_screen(PageScreen(Page("The settings cannot be shown", items)), lambda _: after(None))
        else:
            self.push_screen(screen, after)

    def _take_mouse(self, works: bool) -> None:
        """Use the mouse or leave it to the terminal, if the driver can change that while it runs."""
        use_mouse = getattr(self._driver, "use_mouse", None)
        if use_mouse is not None:
            use_mouse(on=works)

    def action_ask_to_leave(self) -> None:
        """Leave the program; ask once if a duel is not saved, from any screen above its table."""
        if self._at_table is None or self._leaves_at_once(self._at_table):
            self.action_leave(0)
        else:
            self._at_table.run_command("quit")

    def _leaves_at_once(self, table: "TableScreen") -> bool:
        from cardgame_tui.ui.table.commands.ending import QUIT
        from cardgame_tui.ui.table.commands.rematch import would_be_lost

        asking = isinstance(self.screen, PageScreen) and self.screen.page_view.page == QUIT
        return asking or not would_be_lost(table)

    def action_leave(self, code: int) -> None:
        """Leave the program with an exit code."""
        self.exit(code, return_code=code)

    def _after_table(self, picked: str | None) -> None:
        if self._at_table is not None:
            self.session = self._at_table.session
            self.session.record.close()
            remember_left(self.session)
            self._at_table = None
            self._close_door()
        if picked == "quit":
            self.action_leave(0)
        else:
            self.open_menu()

    def _end_with_the_terminal(self) -> None:
        loop = asyncio.get_running_loop()
        for number in SIGNALS if sys.platform != "win32" else ():
            loop.add_signal_handler(number, self.action_leave, HUNG_UP)
        self.set_interval(LOOK_FOR_TERMINAL, self._leave_without_terminal)

    def _leave_without_terminal(self) -> None:
        """Leave if the terminal has gone and no signal said so, as under ``nohup``."""
        if not getattr(self._driver, "is_there", True):
            self.action_leave(HUNG_UP)

    def _fatal_error(self) -> None:
        """Exit with a safe message; Textual would print all local variables, even hands."""
        self.panic(Text("\n".join(self._crash_words())))

    def _crash_words(self) -> list[str]:
        error = self._exception or RuntimeError()
        session = self.session if self._at_table is None else self._at_table.session
        if session is None:
            return [f"The program stopped because of an error: {error_words(error)}."]
        return crash_words(breakdown_shown(error, session.record))

    def finish(self) -> int:
        """Close the match that is still at the table, and say where it is saved; returns the exit code."""
        session = self.session if self._at_table is None else self._at_table.session
        broke = self._exception is not None
        if session is None:
            return BROKEN if broke else self.return_code or 0
        words = [] if broke else left_words(session.record, unsaved=session.runner.unsaved)
        if isinstance(session.runner.trouble, Breakdown):
            words, broke = crash_words(session.runner.trouble), True
        session.record.close()
        if not broke:
            remember_left(session)
        with suppress(OSError):
            print(*words, sep="\n", end="\n" if words else "", file=sys.stderr)
        return BROKEN if broke else self.return_code or 0
