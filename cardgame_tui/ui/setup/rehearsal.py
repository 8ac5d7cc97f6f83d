"""A rehearsal: asks for another rule, walks through both lines, and continues one. The match stays as it is."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from textual.app import App

from cardgame_tui.engine.duel import Result
from cardgame_tui.play.history.side_by_side import SideBySide
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.history.under import OtherLine
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.pages.under import PLAY_ON, UnderView
from cardgame_tui.ui.screens.themes import ascii_only
from cardgame_tui.ui.screens.under import ANOTHER, UnderScreen
from cardgame_tui.ui.setup.under_form import UnderForm
from cardgame_tui.ui.setup.under_screen import UnderFormScreen
from cardgame_tui.value import value


@value
class Rehearsed:
    """The duel that is played under another rule.

    Args:
        setup: the set-up of its match.
        played: the duel.
        results: how the earlier duels of the match ended.
        viewer: who looks.
        near: the seat drawn at the bottom.
    """

    setup: Setup
    played: PlayedDuel
    results: Sequence[Result]
    viewer: Viewer
    near: int = 1


class Host(Protocol):
    """Where a rehearsal is held: at a table, or in a replay."""

    def before_showing(self, words: str, then: Callable[[], None]) -> None:
        """Ask whoever must agree before the duel is shown under other rules; then `then` follows."""

    def before_bots(self, then: Callable[[], None]) -> None:
        """Ask whoever must agree before bots play on with both hands; then `then` follows."""

    def play_on(self, both: SideBySide, side: int, decision: int) -> None:
        """Continue one side by hand, from a decision."""


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
        what = self._rehearsed
        return SideBySide(what.played, OtherLine(what.setup, what.played, words, what.results))

    def _chosen(self, both: SideBySide | None) -> None:
        if both is not None:
            self._host.before_showing(both.other.words, partial(self._show, both))

    def _show(self, both: SideBySide) -> None:
        view = UnderView(both, self._rehearsed.viewer, self._rehearsed.near, ascii=ascii_only())
        self._app.push_screen(UnderScreen(view, self._host.before_bots), partial(self._left, view))

    def _left(self, view: UnderView, key: str | None) -> None:
        if key == ANOTHER:
            self.ask()
        elif key in PLAY_ON:
            self._host.play_on(view.both, PLAY_ON[key], view.decision)
