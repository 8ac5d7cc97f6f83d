"""What the rules did by themselves, shown one event at a time. Knows no screen."""

from collections.abc import Sequence
from typing import NamedTuple

from cardgame_tui.engine.view import View


class Stop(NamedTuple):
    """The table as it was right after an event.

    Args:
        event: how many events the log had with it.
        view: the table.
    """

    event: int
    view: View


class Stepping:
    """Stops on the way from one decision to the next. What was decided is decided: this only shows it.

    Args:
        stops: the stops in order, the last after the last event.
        before: how many events the log had before the first that happened on the way.
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
    def progress(self) -> str:
        """How far it has come, such as ``3 of 17``."""
        return f"{self.stop.event - self._before} of {self._stops[-1].event - self._before}"

    @property
    def at_first(self) -> bool:
        """Whether there is no stop before this one."""
        return self._at == 0

    @property
    def at_last(self) -> bool:
        """Whether all has been shown."""
        return self._at == len(self._stops) - 1

    def forward(self) -> bool:
        """Go to the next stop; False when there is none."""
        if self.at_last:
            return False
        self._at += 1
        return True

    def back(self) -> bool:
        """Go to the stop before; False when there is none."""
        if self.at_first:
            return False
        self._at -= 1
        return True
