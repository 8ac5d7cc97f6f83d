"""The end of a duel in lines of text: what decided it, the score by turn, numbers, and what was hidden."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from cardgame_tui.play.record import Record
from cardgame_tui.ui.cells.text import capital
from cardgame_tui.ui.drawing.strip.strip import result_words
from cardgame_tui.ui.pages.result.drawing import ResultShown
from cardgame_tui.ui.pages.result.result import REPLAY, ResultPage
from cardgame_tui.ui.plain.terminal import UNKNOWN, LineTerminal
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.rematch import rematch
from cardgame_tui.ui.table.commands.undo import refresh
from cardgame_tui.ui.table.desk import TableDesk

WORDS = {"again": ("n", "again"), "next": ("n", "next"), REPLAY: ("r", "replay"), "hidden": ("h", "hidden")}
"""What can be typed for each thing that may follow."""
SAID = {
    "again": "n  a new match with the seats swapped",
    "next": "n  the next duel of this match",
    REPLAY: "r  the complete replay",
    "hidden": "h  what was hidden; nothing can be undone then",
}


EMPTY = "An empty line does nothing here."
"""The answer to one Enter too many."""


class EndDesk(TableDesk, Protocol):
    """Where a duel has ended in lines of text."""

    def run_command(self, line: str) -> bool:
        """Run the command that a line names; returns whether it names one."""

    def show_replay(self, event: int) -> Record | None:
        """Show the duel again, from an event on; returns a match that begins there, None if it was left."""


class PlainResult:
    """The end of a duel; it is printed in full once, and then only what may follow.

    Args:
        session: the match; its duel is over.
        terminal: where lines are typed and printed.
        undo_key: the key of undo.
    """

    def __init__(self, session: Session, terminal: LineTerminal, undo_key: str) -> None:
        self._session = session
        self._page = ResultPage(session)
        self._terminal = terminal
        self._undo_key = undo_key
        self._said = False

    def ask(self, at: EndDesk) -> None:
        """Print how the duel ended, and carry out what is typed."""
        if not self._said:
            view = self._session.view()
            self._terminal.say(
                result_words(view), *result_listing(self._page.shown(), has_replay=self._has_replay)
            )
            self._said = True
        self._terminal.say(*self._follows())
        line = self._terminal.read()
        offered = self._page.actions()
        picked = next((each for each in offered if line in WORDS.get(each, ())), None)
        if self._has_replay and line.isdecimal() and 1 <= int(line) <= len(self._page.course.points):
            self._replay(at, self._page.course.points[int(line) - 1].event)
        elif picked is not None:
            self._take(picked, at)
        elif not line:
            self._terminal.say(EMPTY)
        elif not at.run_command(line):
            self._terminal.say(UNKNOWN)

    @property
    def _has_replay(self) -> bool:
        return self._page.has_replay

    def _follows(self) -> Iterable[str]:
        """What can be typed now."""
        offered = self._page.actions()
        yield from (SAID[each] for each in SAID if each in offered)
        points = len(self._page.course.points)
        if self._has_replay and points:
            yield (
                f"1 to {points}  the replay, at what decided the duel"
                if points > 1
                else "1  the replay, at that place"
            )
        if "undo" in offered:
            yield f"{self._undo_key}  undo the last decision"
        yield "help, quit"

    def _take(self, picked: str, at: EndDesk) -> None:
        take: dict[str, Callable[[], None]] = {
            "again": lambda: rematch(at, Rematch.SWAPPED),
            "next": lambda: self._begin_next(at),
            REPLAY: lambda: self._replay(at, 0),
            "hidden": self._show_hidden,
        }
        take[picked]()

    def _begin_next(self, at: EndDesk) -> None:
        self._session.runner.begin()
        refresh(at)

    def _show_hidden(self) -> None:
        self._session.runner.closed = self._page.open = True
        self._terminal.say(*hidden_listing(self._page.shown()))

    def _replay(self, at: EndDesk, event: int) -> None:
        self._session.runner.closed = self._session.match.over
        record = at.show_replay(event)
        if record is not None:
            at.change_to(Session.of(record))


def result_listing(shown: ResultShown, *, has_replay: bool) -> Iterable[str]:
    """All that the page of a finished duel shows, except who won and what may follow."""
    yield shown.match
    if shown.points:
        yield "What decided it:"
    for number, point in enumerate(shown.points, 1):
        when = f"{shown.turn_word} {point.turn}: " if point.turn else ""
        cost = f" {point.cost}." if point.cost else ""
        yield f"  {f'{number}  ' if has_replay else ''}{when}{point.happened} {point.more}".rstrip() + cost
    if shown.by_turn:
        yield f"{capital(shown.score)} by {shown.turn_word}, where it changed:"
    before: tuple[int, int] | None = None
    for turn, left in shown.by_turn:
        if left != before:
            yield f"  {shown.turn_word} {turn}: {_both(shown.names, left)}"
        before = left
    yield "The duel in numbers:"
    yield from (f"  {words}: {_both(shown.names, (one, two))}" for words, one, two in shown.numbers)
    yield from hidden_listing(shown)


def hidden_listing(shown: ResultShown) -> Iterable[str]:
    """What nobody could see at the end."""
    if shown.hidden:
        yield "Still hidden at the end:"
    yield from (f"  {words}" for _, words in shown.hidden)


def _both(names: Sequence[str], numbers: Sequence[int | str]) -> str:
    return ", ".join(f"{name} {number}" for name, number in zip(names, numbers, strict=True))
