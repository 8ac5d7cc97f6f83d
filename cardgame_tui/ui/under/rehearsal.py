"""A rehearsal: asks for another rule, walks through both lines, and continues one. The match stays as it is."""

from functools import partial
from typing import Any

from textual.app import App

from cardgame_tui.play.under.side_by_side import SideBySide
from cardgame_tui.ui.pages import key_help
from cardgame_tui.ui.screens.form import FormScreen
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.under.form import UnderForm
from cardgame_tui.ui.under.rehearsed import Host, Rehearsed
from cardgame_tui.ui.under.screen import ANOTHER, UnderScreen
from cardgame_tui.ui.under.view import PLAY_ON, UnderView


class UnderFormScreen(FormScreen[SideBySide]):
    """Fills in the form; its result is both lines, None when the player goes back.

    Args:
        under: the form.
    """

    help_keys = key_help.UNDER_FORM

    def __init__(self, under: UnderForm) -> None:
        super().__init__(under)
        self.under = under


class Rehearsal:
    """A duel under another rule, on screens of its own.

    Args:
        app: shows the screens.
        rehearsed: the duel.
        host: where it is held.
    """

    def __init__(self, app: App[Any], rehearsed: Rehearsed, host: Host) -> None:
        self._app = app
        self._rehearsed = rehearsed
        self._host = host

    def ask(self) -> None:
        """Ask for the other rule."""
        form = UnderForm(self._rehearsed.setup, self._make)
        self._app.push_screen(UnderFormScreen(form), self._chosen)

    def _make(self, words: str) -> SideBySide:
        return self._rehearsed.under(words)

    def _chosen(self, both: SideBySide | None) -> None:
        if both is not None:
            self._host.before_showing(both.other.said, partial(self._show, both))

    def _show(self, both: SideBySide) -> None:
        view = UnderView(both, self._rehearsed.viewer, self._rehearsed.near, ascii=ascii_only())
        self._app.push_screen(UnderScreen(view, self._host.before_bots), partial(self._left, view))

    def _left(self, view: UnderView, key: str | None) -> None:
        if key == ANOTHER:
            self.ask()
        elif key in PLAY_ON:
            self._host.play_on(view.both, PLAY_ON[key], view.decision)
