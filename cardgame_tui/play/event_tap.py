"""A log that reports every event as it happens, while the duel is in the state of that moment."""

from collections.abc import Callable, Iterable

from cardgame_tui.engine.events import Event


class EventTap(list[Event]):
    """An event log to put in place of a duel's log.

    Args:
        events: what has been logged already.
        tell: called with each further event, right after it is in the log.
    """

    def __init__(self, events: Iterable[Event], tell: Callable[[Event], object]) -> None:
        super().__init__(events)
        self._tell = tell

    def append(self, event: Event) -> None:
        """Log an event and report it."""
        super().append(event)
        self._tell(event)
