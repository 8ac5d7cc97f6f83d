"""Automatic events, shown one step at a time. Independent of any screen."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.history.stepping import after_events, from_position, steps_of
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import Viewer

READ_AT_ONCE = 10
"""How many tables are made at once, so that no key waits long: a duel between bots has thousands of steps."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
"""Steps a second while events or a replay play by themselves."""


class Stop(NamedTuple):
    """The table right after a step.

    Args:
        event: how many events the log had with it.
        view: the table.
    """

    event: int
    view: View


class Stepping:
    """The stops between two decisions. It changes nothing in the match, it only shows what has happened.

    Args:
        ends: how many events the log had at each stop, in order; the first may be before the first event.
        before: how many events the log had before the first one between the decisions.
        read: makes the tables at some of these stops, as somebody sees them.
        viewer: who looks.
    """

    def __init__(
        self,
        ends: Sequence[int],
        before: int,
        read: Callable[[Viewer, Sequence[int]], Mapping[int, View]],
        viewer: Viewer,
    ) -> None:
        self._ends = ends
        self._before = before
        self._read = read
        self._viewer = viewer
        self._views: dict[tuple[Viewer, int], View] = {}
        self._at = 0

    @property
    def stop(self) -> Stop:
        """The table that is shown."""
        return self.stop_for(self._viewer)

    def stop_for(self, viewer: Viewer) -> Stop:
        """The same table as somebody else sees it."""
        end = self._ends[self._at]
        if (viewer, end) not in self._views:
            first = self._at - self._at % READ_AT_ONCE
            read = self._read(viewer, self._ends[first : first + READ_AT_ONCE])
            self._views.update({(viewer, each): view for each, view in read.items()})
        return Stop(end, self._views[viewer, end])

    @property
    def at_position(self) -> bool:
        """Whether the table is shown as a duel begins: nothing has happened yet."""
        return self._ends[self._at] == self._before

    @property
    def progress(self) -> str:
        """How many of the steps have been shown, such as ``3 of 17``."""
        first = int(self._ends[0] != self._before)
        return f"{self._at + first} of {len(self._ends) - 1 + first}"

    @property
    def events(self) -> range:
        """The places in the log of the events of the step that is shown; none at the position."""
        return range(self._ends[self._at - 1] if self._at else self._before, self._ends[self._at])

    @property
    def all_events(self) -> range:
        """The places in the log of the events of all steps."""
        return range(self._before, self._ends[-1])

    def go_to(self, place: int) -> None:
        """Go to the stop right after the step of an event, by its place in the log."""
        self._at = min(bisect_right(self._ends, place), len(self._ends) - 1)

    @property
    def at_first(self) -> bool:
        """Whether this is the first stop."""
        return self._at == 0

    @property
    def at_last(self) -> bool:
        """Whether all has been shown."""
        return self._at == len(self._ends) - 1

    def forward(self) -> bool:
        """Go to the next stop; False at the last one."""
        if self.at_last:
            return False
        self._at += 1
        return True

    def back(self) -> bool:
        """Go to the previous stop; False at the first one."""
        if self.at_first:
            return False
        self._at -= 1
        return True


def several_steps_since(record: Record, decision: int) -> bool:
    """Whether more than one thing has happened since a number of decisions of the running duel."""
    return len(record.driver.given) > decision and len(_steps_since(record, _events_at(record, decision))) > 1


def steps_since(record: Record, decision: int, viewer: Viewer) -> Stepping:
    """The steps since a number of decisions of the running duel, each with the viewer's table at that point."""
    before = _events_at(record, decision)
    return Stepping(_steps_since(record, before), before, partial(_read, record), viewer)


def opens_at_start(record: Record, *, bots: bool) -> bool:
    """Whether a duel that has just begun is shown from its first event: it has a position, or bots have played.

    A mark opens after the answers that lead to it.
    """
    setup = record.setup
    if record.number == 1 and setup.opening:
        return False
    return setup.position is not None or (bots and bool(record.driver.given))


def steps_from_start(record: Record, viewer: Viewer) -> Stepping | None:
    """The table that the running duel began with, and each step since; None where nothing has happened."""
    laid_out = from_position(record.setup, record.driver, (), partial(viewer.view, record.driver.ruleset), until=0)
    before = min(laid_out)
    ends = _steps_since(record, before)
    return Stepping([before, *ends], before, partial(_read, record), viewer) if ends else None


def _read(record: Record, viewer: Viewer, ends: Sequence[int]) -> Mapping[int, View]:
    """The tables when the log had so many events, made by giving answers again on a copy of the duel."""
    driver, wanted = record.driver, frozenset(ends)
    view = partial(viewer.view, driver.ruleset)
    counts = record.duel.event_counts()
    since, until = bisect_left(counts, ends[0]) - 1, bisect_left(counts, ends[-1])
    if since < 0:
        return from_position(record.setup, driver, wanted, view, until=until)
    return after_events(driver, since, until, wanted, view)


def _steps_since(record: Record, before: int) -> list[int]:
    """The number of the last event of each step since the log had so many events."""
    driver = record.driver
    announced = driver.ruleset.announced
    return steps_of(driver.duel.events or (), before, record.duel.events_at_decisions(), announced)


def _events_at(record: Record, decision: int) -> int:
    """The number of events in the log after a number of decisions."""
    return record.duel.situation(len(record.driver.given) - decision).events
