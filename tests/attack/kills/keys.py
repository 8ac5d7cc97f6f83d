"""Plays on the screen: which keys are pressed at each prompt of the Textual app."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from cardgame_tui.ui import app
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.screens.agree import AgreeScreen
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.finder import FinderScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.result import ResultScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.declared import PALETTE
from cardgame_tui.ui.table.screen import TableScreen
from tests.attack.kills.victim import COMMANDS, NOT_SAVED, Watch
from tests.journal.matches import answer_to
from tests.ui.terminal import keys_of

NAMES = {"enter": "\r", "backspace": "\x7f", "space": " ", "ctrl+p": "\x10"}
DOWN = "\x1b[B"

EVERY = 0.01
"""Seconds between two looks at the screen."""

STUCK = 100
"""Looks after which keys that did nothing are pressed again."""

FOLLOWED = ("again", "next", "new", "1", "2")
"""What is picked from a page that offers it."""


ANSWERED = PageScreen | FinderScreen | ResultScreen | SecretScreen | AgreeScreen | CurtainScreen
"""The screens over the table that take keys at once."""


class KeyPlayer:
    """Looks at the screen, reports each prompt and chooses keys.

    Args:
        watch: the watch over the match.
    """

    def __init__(self, watch: Watch) -> None:
        self._watch = watch
        self._seen: object = None
        self._looks = 0
        self._command = ""

    def look(self, running: CardgameApp) -> None:
        """Report what is shown, if it is a new prompt that can be answered now."""
        screen = running.screen
        session = screen.session if isinstance(screen, TableScreen) else running.session
        below = next((each for each in running.screen_stack if isinstance(each, TableScreen)), None)
        session = session if below is None else below.session
        if session is None or not _ready(screen, session):
            return
        now = screen, session, session.runner.trouble, session.runner.reached, _gate_closed(session)
        self._looks += 1
        if now == self._seen and self._looks % STUCK:
            return
        self._seen, self._looks = now, 1
        self._watch.session = session
        page = page_text(screen) if isinstance(screen, PageScreen) else ""
        self._watch.report(page if NOT_SAVED in page else "", lambda doing: self._typed(doing, screen, session))

    def _typed(self, doing: str, screen: object, session: Session) -> str:
        if doing == "undo":
            return _key_of(screen, "undo") if session.runner.undoable else ""
        if doing in COMMANDS:
            self._command = doing
            return _key_of(screen, PALETTE.name)
        if isinstance(screen, PageScreen):
            return self._on_page(screen, self._watch.remedy() if doing == "trouble" else "")
        if isinstance(screen, FinderScreen):
            return self._in_finder([item.pick for item in screen.finder.found])
        if isinstance(screen, SecretScreen):
            return self._secret(screen.choice, range(len(screen.options)))
        if isinstance(screen, AgreeScreen):
            return self._secret(screen.choice, (0,))
        if isinstance(screen, TableScreen):
            return self._at_table(screen, session)
        return "n" if isinstance(screen, ResultScreen) else NAMES["enter"]

    def _on_page(self, screen: PageScreen, remedy: str) -> str:
        picks = [item.pick for item in screen.page_view.page.items if item.pick]
        choices = (remedy,) if remedy else (self._command, *FOLLOWED)
        wanted = next((pick for pick in picks if pick in choices), None)
        if wanted is None:
            return NAMES["backspace"] if picks else NAMES["enter"]
        return DOWN * picks.index(wanted) + NAMES["enter"]

    def _in_finder(self, picks: Sequence[str]) -> str:
        if self._command not in picks:
            return NAMES["backspace"]
        return DOWN * picks.index(self._command) + NAMES["enter"]

    def _secret(self, choice: SecretChoice, options: Sequence[int]) -> str:
        seats = [seat for seat in choice.people if seat not in choice.chosen]
        return "".join(choice.keys(seat)[self._watch.chance.choice(options)] for seat in seats)

    def _at_table(self, screen: TableScreen, session: Session) -> str:
        choice = screen.table.choice
        if session.stepping is not None:
            return NAMES["enter"]
        if choice is None:
            return _key_of(screen, "hand")
        answer = answer_to(choice.prompt, self._watch.case.seed, session.record.number, len(session.driver.given))
        return "".join(NAMES.get(key, key) for key in keys_of(choice, answer))


def page_text(screen: PageScreen) -> str:
    """All that a page says."""
    page = screen.page_view.page
    return "\n".join((page.title, *(item.words for item in page.items)))


def _gate_closed(session: Session) -> bool:
    return session.record.begun and session.gate_closed


def _key_of(screen: object, name: str) -> str:
    """The key that the footer shows for a command; empty where it does nothing."""
    working = screen.commands.working(screen) if isinstance(screen, TableScreen) else ()
    return next((NAMES.get(each.key, each.key) for each in working if each.name == name), "")


def _ready(screen: object, session: Session) -> bool:
    """Whether keys are taken here; a screen that comes next may not be there yet."""
    if isinstance(screen, TableScreen):
        waits = session.runner.trouble is None and not session.curtain_due
        return waits and (screen.table.choice is not None or _gate_closed(session) or session.stepping is not None)
    return isinstance(screen, ANSWERED)


@contextmanager
def watching_keys(watch: Watch) -> Iterator[None]:
    """Let the screen of the app be watched."""
    player = KeyPlayer(watch)

    class WatchedApp(CardgameApp):
        """The app, with a player who looks at it."""

        CSS_PATH = str(Path(app.__file__).with_name("app.tcss"))

        def on_mount(self) -> None:
            """Begin to look; the app itself opens its first screen."""
            self.set_interval(EVERY, lambda: player.look(self))

    with patch("cardgame_tui.ui.app.CardgameApp", WatchedApp):
        yield
