"""What stops a match, in lines of text."""

from collections.abc import Callable

from cardgame_tui.ui.pages.trouble import AGAIN, BACK, UNSAVED, trouble_page
from cardgame_tui.ui.plain.terminal import LineTerminal
from cardgame_tui.ui.session.session import Session


def get_past_trouble(session: Session, terminal: LineTerminal) -> None:
    """Say what stops a match, and ask what to do until nothing does.

    Raises:
        OutOfLinesError: when the players leave.
    """
    remedies: dict[str, Callable[[], None]] = {
        AGAIN: session.runner.save_again,
        UNSAVED: session.runner.go_unsaved,
        BACK: session.runner.recover,
    }
    while session.runner.trouble is not None:
        page = trouble_page(session.runner)
        terminal.page(page)
        offered = [item.pick for item in page.items if item.pick in remedies]
        terminal.say(f"Type {', '.join(offered)} or quit." if offered else "Type quit.")
        line = terminal.read()
        if line in offered:
            remedies[line]()
            if session.runner.unsaved:
                terminal.say("NOT SAVED: what follows is lost when the program ends.")
