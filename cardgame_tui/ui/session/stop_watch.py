"""How long a player takes for a decision: from when the question can be read to the answer."""

from collections.abc import Callable
from time import monotonic


class StopWatch:
    """Times one decision after the other.

    Args:
        clock: tells the seconds since some moment.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self._begun = clock()
        self._shown = False

    def start(self) -> None:
        """Time the next decision, from now on."""
        self._begun = self.clock()
        self._shown = False

    def show(self) -> None:
        """The player can read the question now: what came before was handing over. Only the first time counts."""
        if not self._shown:
            self._begun = self.clock()
        self._shown = True

    def seconds(self) -> float:
        """How long the decision has taken, to a tenth of a second; never 0."""
        return max(0.1, round(self.clock() - self._begun, 1))
