"""How a duel was after each event of earlier decisions: for stepping through events and for replays."""

from collections.abc import Callable, Container
from typing import Any, TypeVar

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.event_tap import Tap

T = TypeVar("T")


def after_events(
    driver: Driver, since: int, until: int, wanted: Container[int], read: Callable[[Duel[Any]], T]
) -> dict[int, T]:
    """Make some decisions of a duel again on a copy of it, and read something after events on the way.

    Args:
        driver: the duel; it stays as it is.
        since: how many of its decisions come before.
        until: how many there are with the last one that is made again.
        wanted: after which events to read, by their numbers; 1 is the first of the log.
        read: gets the duel as it is right after an event; must not change it.

    Returns:
        What was read, by the number of the event.

    Raises:
        ValueError: when the duel keeps no copies to go back to.
    """
    past = driver.fork(since, keep=False)
    found: dict[int, T] = {}

    def on_event(_: Event) -> None:
        number = len(past.duel.events or ())
        if number in wanted:
            found[number] = read(past.duel)

    past.duel.events = Tap(past.duel.events or [], on_event)
    past.replay(driver.given[since:until])
    return found
