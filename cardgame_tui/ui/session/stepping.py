"""Automatic events, shown one at a time. Independent of any screen."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from cardgame_tui.engine.view import View
from cardgame_tui.play.record import Record
from cardgame_tui.play.stepping import after_events, from_position
from cardgame_tui.play.viewer import Viewer

MOST_STOPS = 200
"""Most events in one run of stepping. If more happened, as when only bots play, the last ones are shown."""


class Stop(NamedTuple):
    """The table right after an event.

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
    """

    def __init__(self, stops: Sequence[Stop], before: int) -> None:
        self._stops = stops
        self._before = before
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
        """How many of the events have been shown, such as ``3 of 17``."""
        return f"{self.stop.event - self._before} of {self._stops[-1].event - self._before}"

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


def several_events_since(record: Record, decision: int) -> bool:
    """Whether more than one event has happened since a number of decisions of the running duel."""
    if len(record.driver.given) <= decision:
        return False
    before, until = _events_since(record, decision)
    return until - before > 1


def steps_since(record: Record, decision: int, viewer: Viewer) -> Stepping:
    """The events since a number of decisions of the running duel, each with the viewer's table at that point."""
    before, until = _events_since(record, decision)
    wanted = range(max(before, until - MOST_STOPS) + 1, until + 1)
    driver = record.driver
    view = partial(viewer.view, driver.ruleset)
    seen = after_events(driver, decision, len(driver.given), wanted, view)
    return Stepping([Stop(*each) for each in seen.items()], before)


def opens_on_position(record: Record) -> bool:
    """Whether the running duel began with a position. A mark opens after the answers that lead to it."""
    setup = record.setup
    return setup.position is not None and not (record.number == 1 and setup.opening)


def steps_from_position(record: Record, viewer: Viewer) -> Stepping | None:
    """The position that the running duel began with, and each event since; None where nothing has happened."""
    driver = record.driver
    until = len(driver.duel.events or ())
    wanted = range(max(0, until - MOST_STOPS) + 1, until + 1)
    seen = from_position(record.setup, driver, wanted, partial(viewer.view, driver.ruleset))
    return Stepping([Stop(*each) for each in seen.items()], min(seen)) if len(seen) > 1 else None


def _events_since(record: Record, decision: int) -> tuple[int, int]:
    """The number of events in the log after a number of decisions, and the number now."""
    driver = record.driver
    situation = record.duel.situation(len(driver.given) - decision)
    return situation.events, len(driver.duel.events or ())
