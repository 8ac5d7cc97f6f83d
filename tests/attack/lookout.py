"""Searches everything that leaves the program for names that whoever looks may not know at that moment.

Every card has a name of its own (`tests.ui.canary`), so that a leaked name names its card and is no coincidence.
"""

import re
from base64 import b64decode
from binascii import Error as NotBase64Error
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

from textual.app import App
from textual.drivers.headless_driver import HeadlessDriver

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.under.side_by_side import OTHER
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.replay.screen import ReplayScreen
from cardgame_tui.ui.replay.what_if_screen import WhatIfScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.under.screen import UnderScreen
from tests.ui.canary import KnownNames, name_of

Seen: TypeAlias = tuple[set[str], set[str], set[str]]
"""Names that the public, seat 1 and seat 2 have been allowed to read."""

CANARY = re.compile(r"Q[12]x\d\d")
DRAWN = re.compile(r"\x1b\[[0-9;:?]*[ -/]*[@-~]")
"""What only colours or moves the cursor; names are searched without it."""
CLIPBOARD = re.compile(r"\x1b\]52;[^;]*;([A-Za-z0-9+/=]*)")


def names_in(text: str) -> set[str]:
    """All names of cards in what is sent to a terminal, also those in what it puts on the clipboard."""
    return set(CANARY.findall(DRAWN.sub("", text) + "\n" + "\n".join(_copied(text))))


def _copied(text: str) -> Iterator[str]:
    for found in CLIPBOARD.findall(text):
        try:
            yield b64decode(found).decode("utf-8", "replace")
        except NotBase64Error:
            yield found


class Lookout:
    """Knows what was allowed to be read in each duel, and collects what was read beyond that.

    Attributes:
        leaks: what was found: the names, who looked, and where.
        searched: how many texts were searched.
        named: how many names were in them, all together; none would mean that the search sees nothing.
    """

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.searched = self.named = 0
        self._known: dict[tuple[int, int], KnownNames] = {}
        self._along: dict[int, tuple[Driver, list[Seen]]] = {}

    def search(self, text: str, hidden: Callable[[], set[str] | None], where: str) -> None:
        """Look for hidden names in a text.

        Args:
            text: what is shown, sent or written.
            hidden: the names that its reader may not know; None for all.
            where: what it is, for the message.
        """
        self.searched += 1
        named = names_in(text)
        self.named += len(named)
        if not named:
            return
        kept = hidden()
        if leaked := named if kept is None else named & kept:
            self.leaks.append(f"{', '.join(sorted(leaked))} in {where}")

    def hidden_from(self, session: Session, other: Driver | None = None) -> set[str] | None:
        """Names that whoever looks at a table has never been allowed to read; None for all, before it begins.

        Once the hidden cards of a finished duel were asked for, everybody may read those of both hands.

        Args:
            session: the match at the table.
            other: the same duel under another rule, which is shown next to it.
        """
        if not session.record.begun:
            return None
        known = self._known.setdefault((id(session.record), session.record.number), KnownNames())
        names = known.look_at(session.driver.duel)
        viewer = Viewer.BOTH if session.runner.closed else session.viewer
        there = _read_by(viewer, self._seen_along(other)[-1]) if other else set()
        return names - _read_by(viewer, (known.seen_by(0), known.seen_by(1), known.seen_by(2))) - there

    def hidden_in_replay(self, screen: ReplayScreen, *, ahead: bool, other: Driver | None) -> set[str]:
        """Names that the viewer of a replay has not been allowed to read.

        Args:
            screen: the replay.
            ahead: count what its viewer may read later in it, as the list of key events does; else only up to its
                place.
            other: another line of the duel that is compared with it.
        """
        place, viewer = screen.replay.place, screen.table.viewer
        along = self._seen_along(screen.replay.duels[place.duel - 1].driver)
        seen = along[-1 if ahead or other else min(place.decision, len(along) - 1)]
        names = {name_of(card.printed) for card in screen.replay.driver.duel.cards}
        return names - _read_by(viewer, seen) - (_read_by(viewer, self._seen_along(other)[-1]) if other else set())

    def _seen_along(self, driver: Driver) -> list[Seen]:
        """What each seat has seen after each number of decisions of a duel."""
        kept = self._along.get(id(driver))
        if kept is None or kept[0] is not driver or len(kept[1]) != len(driver.given) + 1:
            known, twin = KnownNames(), driver.fork(0)
            found = [_seen_in(known, twin)]
            for given in driver.given:
                twin.replay([given])
                found.append(_seen_in(known, twin))
            kept = self._along[id(driver)] = driver, found
        return kept[1]


def _seen_in(known: KnownNames, driver: Driver) -> Seen:
    known.look_at(driver.duel)
    return known.seen_by(0), known.seen_by(1), known.seen_by(2)


def _read_by(viewer: Viewer, seen: Seen) -> set[str]:
    return seen[1] | seen[2] if viewer.sees_all else seen[viewer.seat]


class SpiedDriver(HeadlessDriver):
    """A terminal that searches every byte it is sent, the moment it is sent."""

    lookout: Lookout
    """The lookout of the app that runs; one runs at a time."""

    @property
    def is_headless(self) -> bool:
        """No: the app must draw."""
        return False

    def write(self, data: str) -> None:
        """Search what is sent."""
        app: App[object] = self._app
        assert isinstance(app, CardgameApp)
        self.lookout.search(data, lambda: hidden_now(self.lookout, app), place_of(app))

    def flush(self) -> None:
        """Do nothing."""


def hidden_now(lookout: Lookout, app: CardgameApp) -> set[str] | None:
    """The names that whoever looks at an app may not know; None for all, where no match is shown."""
    stack = list(app.screen_stack)
    compared = [each.view._what_if.driver for each in stack if isinstance(each, WhatIfScreen)]
    compared += [each.view.both.line(OTHER).driver for each in stack if isinstance(each, UnderScreen)]
    other = compared[0] if compared else None
    for screen in stack:
        if isinstance(screen, ReplayScreen):
            return lookout.hidden_in_replay(screen, ahead=isinstance(stack[-1], PageScreen), other=other)
    tables = [screen for screen in stack if isinstance(screen, TableScreen)]
    return lookout.hidden_from(tables[0].session, other) if tables else None


def place_of(app: CardgameApp) -> str:
    """What an app shows now, for a message."""
    stack = [type(screen).__name__ for screen in app.screen_stack]
    tables = [screen for screen in app.screen_stack if isinstance(screen, TableScreen)]
    viewer = tables[0].session.viewer.name if tables else "-"
    return f"what is drawn on {' > '.join(stack[1:])}, seen by {viewer}"


def search_files(lookout: Lookout, folder: Path, apart: Callable[[Path], bool]) -> None:
    """Search names and contents of all files below a folder for any card.

    Args:
        lookout: collects what is found.
        folder: the folder.
        apart: whether the contents of a file may have names, as a journal does.
    """
    for file in sorted(folder.rglob("*")):
        lookout.search(str(file.relative_to(folder)), lambda: None, f"the name of {file}")
        if file.is_file() and not apart(file):
            lookout.search(file.read_text(encoding="utf-8", errors="replace"), lambda: None, str(file))
