"""A screen's timers that run when a test tells them to."""

from collections.abc import Callable


class Clock:
    """Stands for a screen: it keeps the timers that are set, and runs them when it is told to.

    Attributes:
        is_active: whether nothing lies over the screen.
        set: the delay of every timer that was set.
    """

    def __init__(self) -> None:
        self.is_active = True
        self.set: list[float] = []
        self._open: dict[int, Callable[[], None]] = {}

    def set_timer(self, delay: float, callback: Callable[[], None]) -> "Clock.Timer":
        """Keep a timer."""
        self.set.append(delay)
        self._open[len(self.set)] = callback
        return Clock.Timer(self._open, len(self.set))

    def run(self) -> bool:
        """Run the timer that was set last; returns whether one was open."""
        if not self._open:
            return False
        self._open.popitem()[1]()
        return True

    class Timer:
        """A timer that can be stopped."""

        def __init__(self, timers: dict[int, Callable[[], None]], number: int) -> None:
            self._timers = timers
            self._number = number

        def stop(self) -> None:
            """Forget it."""
            self._timers.pop(self._number, None)
