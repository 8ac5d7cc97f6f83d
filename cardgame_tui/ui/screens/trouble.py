"""What is shown on top of everything else while a match cannot continue."""

from collections.abc import Callable
from typing import Any

from textual.app import App

from cardgame_tui.ui.pages.trouble import AGAIN, BACK, LEAVE, UNSAVED, trouble_page
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.session.session import Session


def past_trouble(app: App[Any], session: Session, then: Callable[[], None], leave: Callable[[], None]) -> None:
    """Continue if nothing stops a match; otherwise show what does, until it is solved or the players leave.

    Args:
        app: the app.
        session: the match.
        then: what follows once the match can continue.
        leave: what follows when the players leave it.
    """
    if session.runner.trouble is None:
        then()
        return

    def after(picked: str | None) -> None:
        if picked == LEAVE:
            leave()
            return
        remedies = {
            AGAIN: session.runner.save_again,
            UNSAVED: session.runner.go_unsaved,
            BACK: session.runner.recover,
        }
        remedies[picked or AGAIN]()
        past_trouble(app, session, then, leave)

    app.push_screen(PageScreen(trouble_page(session.runner)), after)
