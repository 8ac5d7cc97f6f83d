"""Runs the app: with a match, a replay, slides, the menu or a page, until it is left."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from cardgame_tui.play.record import Record
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.config import key_map
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings.config import mouse_works
from cardgame_tui.ui.session.stops.hang_up import HUNG_UP

if TYPE_CHECKING:
    from cardgame_tui.play.covered import Measured
    from cardgame_tui.play.history.replay import Replay
    from cardgame_tui.play.history.slides import Slides
    from cardgame_tui.ui.guests.hosting import Hosts


def run_table(
    record: Record,
    *,
    keep: bool = False,
    staged: bool = False,
    hosts: "Callable[[], Hosts] | None" = None,
    invites: bool = False,
) -> int:
    """Play a match at the table, from its beginning or from where it was left.

    Args:
        record: the match.
        keep: make a journal when it begins.
        staged: begin with the stage, for people who look on.
        hosts: returns how other screens come, if the players want that; None for other terminals alone.
        invites: whether they are invited as soon as the match is open.

    Returns:
        The exit code: 0, 70 after a fault in the game, 129 when the terminal has gone, 130 after Ctrl-C.
    """
    session = Session.of(record, keep=keep, patient=True)
    session.staged = staged
    session.runner.unsaved = not session.runner.keep
    session.runner.open()
    return _run(CardgameApp(session, key_map=key_map(), hosts=hosts, invites=invites))


def run_session(session: Session) -> int:
    """Open the table of a match or a lesson that has begun; returns as `run_table`."""
    return _run(CardgameApp(session, key_map=key_map()))


def run_replay(replay: "Replay") -> int:
    """Show a match again, from its current place; returns the exit code."""
    return _run(CardgameApp(replay=replay, key_map=key_map()))


def run_slides(slides: "Slides") -> int:
    """Show the marked decisions of a match; returns the exit code."""
    from cardgame_tui.ui.replay.slides_screen import SlidesScreen

    return _run(CardgameApp(first=SlidesScreen(slides), key_map=key_map()))


def run_menu(hosts: "Callable[[], Hosts] | None" = None) -> int:
    """Open the menu; returns the exit code.

    Args:
        hosts: returns how other screens come to a match, if its players want that.
    """
    return _run(CardgameApp(key_map=key_map(), hosts=hosts))


def run_coverage(measure: "Callable[[], Measured]") -> int:
    """Show how much of a card file is read; returns the exit code.

    Args:
        measure: measures the file as it is now.
    """
    from cardgame_tui.ui.screens.coverage import CoverageScreen

    return _run(CardgameApp(first=CoverageScreen(measure), key_map=key_map()))


def _run(app: CardgameApp) -> int:
    try:
        app.run(mouse=mouse_works())
    except OSError:  # of the terminal; others are shown by the app
        app.finish()
        return HUNG_UP
    return app.finish()
