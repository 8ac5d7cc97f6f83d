"""The state of a duel after each event of earlier decisions: for stepping and for replays."""

from collections.abc import Callable, Container
from typing import TypeVar

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.event_tap import EventTap
from cardgame_tui.play.setup import Setup

T = TypeVar("T")


def after_events(
    driver: Driver, since: int, until: int, wanted: Container[int], read: Callable[[Duel], T]
) -> dict[int, T]:
    """Make some decisions of a duel again on a copy of it, and read something after events on the way.

    Args:
        driver: the duel; it is not changed.
        since: how many of its decisions to skip.
        until: how many decisions to reach.
        wanted: after which events to read, by their numbers; 1 is the first of the log.
        read: receives the duel right after an event; must not change it.

    Returns:
        What was read, by the number of the event.

    Raises:
        ValueError: when the duel keeps no copies to go back to.
    """
    past = driver.fork(since, keep=False)
    found: dict[int, T] = {}
    _read_after_events(past.duel, wanted, read, found)
    past.replay(driver.given[since:until])
    return found


def from_position(setup: Setup, driver: Driver, wanted: Container[int], read: Callable[[Duel], T]) -> dict[int, T]:
    """Play a duel again from the position it began with, and read something before and after its events.

    Args:
        setup: the set-up that the duel began with.
        driver: the duel; it is not changed.
        wanted: after which events to read, by their numbers, as in `after_events`.
        read: receives the duel; must not change it.

    Returns:
        What was read, by the number of the event. The first entry is the position before play, under the number of
        events that laying it out has logged.
    """
    found: dict[int, T] = {}

    def at_position(duel: Duel) -> None:
        found[len(duel.events or ())] = read(duel)
        _read_after_events(duel, wanted, read, found)

    setup.driver(driver.start, at_position).replay(driver.given)
    return found


def _read_after_events(duel: Duel, wanted: Container[int], read: Callable[[Duel], T], found: dict[int, T]) -> None:
    """Read something from a duel after its next events."""

    def on_event(_: Event) -> None:
        number = len(duel.events or ())
        if number in wanted:
            found[number] = read(duel)

    duel.events = EventTap(duel.events or [], on_event)
