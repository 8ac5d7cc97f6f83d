"""Automatic events, shown one step at a time. Independent of any screen."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from cardgame_tui.engine.view import View
from cardgame_tui.play.record import Record
from cardgame_tui.play.stepping import after_events, from_position, steps_of
from cardgame_tui.play.viewer import Viewer

MOST_STOPS = 200
"""Most steps in one run of stepping. If there are more, as when only bots play, the last ones are shown."""


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
        stops: the stops in order, the last one after the last event; the first may be before the first event.
        before: how many events the log had before the first one between the decisions.
        left_out: numbers of the last events of the steps that come before the first one shown.
    """

    def __init__(self, stops: Sequence[Stop], before: int, left_out: Sequence[int] = ()) -> None:
        self._stops = stops
        self._before = before
        self._left_out = left_out
        self._at = 0

    @property
    def stop(self) -> Stop:
        """The table that is shown."""
        return self._stops[self._at]

    @property
    def at_position(self) -> bool:
        """Whether the table is shown as a duel begins from a position: nothing has happened yet."""
        return self.stop.event == self._before

    @property
    def progress(self) -> str:
        """How many of the steps have been shown, such as ``3 of 17``."""
        first = len(self._left_out) + (self._stops[0].event != self._before)
        return f"{self._at + first} of {len(self._stops) - 1 + first}"

    @property
    def events(self) -> range:
        """The places in the log of the events of the step that is shown; none at the position."""
        ends = [self._before, *self._left_out, *(stop.event for stop in self._stops[: self._at])]
        return range(ends[-1], self.stop.event)

    @property
    def at_first(self) -> bool:
        """Whether this is the first stop."""
        return self._at == 0

    @property
    def at_last(self) -> bool:
        """Whether all has been shown."""
        return self._at == len(self._stops) - 1

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
    ends = _steps_since(record, before)
    driver = record.driver
    view = partial(viewer.view, driver.ruleset)
    seen = after_events(driver, decision, len(driver.given), frozenset(ends[-MOST_STOPS:]), view)
    return Stepping([Stop(*each) for each in seen.items()], before, ends[:-MOST_STOPS])


def opens_on_position(record: Record) -> bool:
    """Whether the running duel began with a position. A mark opens after the answers that lead to it."""
    setup = record.setup
    return setup.position is not None and not (record.number == 1 and setup.opening)


def steps_from_position(record: Record, viewer: Viewer) -> Stepping | None:
    """The position that the running duel began with, and each step since; None where nothing has happened."""
    driver = record.driver
    ends = _steps_since(record, 0)
    shown = frozenset(ends[-MOST_STOPS:])
    seen = from_position(record.setup, driver, shown, partial(viewer.view, driver.ruleset))
    return Stepping([Stop(*each) for each in seen.items()], min(seen)) if len(seen) > 1 else None


def _steps_since(record: Record, before: int) -> list[int]:
    """The number of the last event of each step since the log had so many events."""
    return steps_of(record.driver.duel.events or (), before, record.duel.events_at_decisions())


def _events_at(record: Record, decision: int) -> int:
    """The number of events in the log after a number of decisions."""
    return record.duel.situation(len(record.driver.given) - decision).events
