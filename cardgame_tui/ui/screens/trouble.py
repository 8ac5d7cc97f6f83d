"""What is shown in front of everything else while a match cannot go on."""

from collections.abc import Callable
from typing import Any

from textual.app import App

from cardgame_tui.ui.pages.trouble import AGAIN, BACK, LEAVE, UNSAVED, trouble_page
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.session.session import Session


def past_trouble(app: App[Any], session: Session, then: Callable[[], None], leave: Callable[[], None]) -> None:
    """Go on where nothing stops a match; else show what does, until it does not any more or the players leave.

    Args:
        app: the app.
        session: the match.
        then: what follows once the match can go on.
        leave: what follows when the players give it up.
    """
    if session.runner.trouble is None:
        then()
        return

    def after(picked: str | None) -> None:
        if picked == LEAVE:
            leave()
            return
        ways_on = {
            AGAIN: session.runner.save_again,
            UNSAVED: session.runner.go_unsaved,
            BACK: session.runner.recover,
        }
        ways_on[picked or AGAIN]()
        past_trouble(app, session, then, leave)

    app.push_screen(PageScreen(trouble_page(session.runner)), after)
