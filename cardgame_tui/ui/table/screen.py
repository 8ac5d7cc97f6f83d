"""The table: draws the scene, hands keys to it, and opens the screen each decision needs."""

from collections.abc import Callable
from functools import partial

from textual.events import Key

from cardgame_tui.engine.layout import Layout
from cardgame_tui.ui.drawing.frame import fits
from cardgame_tui.ui.drawing.scene import Scene
from cardgame_tui.ui.pages.ending import Reveal, result_page
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.painted import key_of
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.screens.themes import ascii_borders
from cardgame_tui.ui.screens.trouble import past_trouble
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands import command_for, footer_keys
from cardgame_tui.ui.table.rematch import RematchCommands
from cardgame_tui.ui.table.state import Table
from cardgame_tui.ui.table.undo import UndoCommands
from cardgame_tui.ui.widgets.lines import Lines


class TableScreen(RematchCommands, UndoCommands):
    """The table of a running match; its result is ``menu`` or a word the result page offered.

    Args:
        session: the match, begun.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.table = Table(session)
        self.table.plain_borders = ascii_borders()

    @property
    def layout_drawn(self) -> Layout:
        """Where the zones lie."""
        return self.session.layout()

    def scene_now(self) -> Scene:
        """The table as it is now."""
        return self.table.scene(footer_keys(self.table))

    def on_mount(self) -> None:
        """Ask the first question."""
        self.call_after_refresh(self.go_on)

    def on_key(self, event: Key) -> None:
        """Carry out a command, or hand the key to the open question; nothing while the table is not shown."""
        event.stop()
        event.prevent_default()
        if not fits(*self.size):
            return
        key = key_of(event)
        command = command_for(self.table, key)
        if command is not None:
            self.run_command(command.name)
        else:
            self._answer(lambda: self.table.press(key))

    def on_lines_pointed(self, message: Lines.Pointed) -> None:
        """Move the cursor to a clicked place and pick what lies there."""
        spot = message.span.spot
        if spot is not None:
            self._answer(lambda: self.table.point(spot))

    def _answer(self, step: Callable[[], bool]) -> None:
        """Take a step; go on when it answered the question, else only draw what it changed."""
        before = self.session.prompt, self.session.stepping
        if step():
            same = (self.session.prompt, self.session.stepping) == before and self.session.runner.trouble is None
            self.draw() if same else self.go_on()

    def go_on(self) -> None:
        """Draw, then open the screen that is needed: trouble, secret choice, curtain or result.

        While events are shown one at a time none but trouble is.
        """
        self.draw()
        session = self.session
        if session.runner.trouble is not None:
            past_trouble(self.app, session, self._meet, self._leave)
        elif session.stepping is not None:
            return
        elif session.result is not None:
            self.do_result()
        elif session.prompt is not None and session.prompt.secret:
            self.app.push_screen(SecretScreen(session), self._after_secret)
        elif session.curtain_due:
            self.app.push_screen(CurtainScreen(session), self._after_curtain)

    def _meet(self) -> None:
        self.table.meet()
        self.go_on()

    def _leave(self) -> None:
        self.dismiss("quit")

    def _after_curtain(self, _: None) -> None:
        self.table.open_hand()
        self.go_on()

    def _after_secret(self, chosen: dict[int, int] | None) -> None:
        if chosen is None:
            self.do_undo()
        else:
            reveal = Reveal(self.session)
            self.session.runner.answer_secret(chosen)
            past_trouble(self.app, self.session, partial(self._show, reveal), self._leave)

    def _show(self, reveal: Reveal) -> None:
        if not reveal.answered:
            self._meet()
            return
        self.table.meet()
        self.draw()
        self.open_page(reveal.page(), lambda _: self.go_on())

    def do_result(self) -> None:
        """Say how the duel ended and ask what follows."""
        self.open_page(result_page(self.session), self._after_result)

    def _after_result(self, picked: str | None) -> None:
        if picked == "next":
            self.session.runner.begin()
            self._meet()
        elif picked == "undo":
            self.do_undo()
        elif picked == "again":
            self.rematch(Rematch.SWAPPED)
        elif picked:
            self.dismiss(picked)
