"""The state of a duel after each event of earlier decisions: for stepping and for replays."""

from collections.abc import Callable, Container, Sequence
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
        read: receives the duel right after an event; must neither change nor keep it.

    Returns:
        What was read, by the number of the event.

    Raises:
        ValueError: when the duel keeps no copies to go back to.
    """
    past = driver.fork(since, keep=False)
    by_events: dict[int, T] = {}
    _read_after_events(past.duel, wanted, read, by_events)
    past.replay(driver.given[since:until])
    past.discard()
    return by_events


def steps_of(
    events: Sequence[Event], since: int, decisions: Container[int], announced: Container[str] = ()
) -> list[int]:
    """Group events into steps, one for each thing that a person would announce.

    Events of one decision go together if they come one after another under the same rule, as when both players
    draw, or if the first only names a card and the next says what becomes of it. An event with a zone or a second
    card is announced alone. Events that only say where the turn is go together, also under different rules.

    Args:
        events: the log.
        since: how many of its events are not grouped, because they were shown before.
        decisions: after how many events a decision was made.
        announced: event words that only say where the turn is.

    Returns:
        The number of the last event of each step, in order; 1 is the first event of the log.
    """
    ends: list[int] = []
    first = since
    for number in range(since, len(events)):
        joined = number > since and number not in decisions
        if joined and _goes_with(events[first], events[number - 1], events[number], announced):
            ends.pop()
        else:
            first = number
        ends.append(number + 1)
    return ends


def _goes_with(first: Event, last: Event, event: Event, announced: Container[str]) -> bool:
    """Whether an event is announced together with those before it, of which these are the first and the last."""
    if last.what in announced and event.what in announced:
        return True
    if event.rule == last.rule and _is_simple(event):
        return True
    return event.card is not None and event.card == last.card == first.card and _is_simple(last)


def _is_simple(event: Event) -> bool:
    return event.zone is None and event.other is None


def from_position(
    setup: Setup, driver: Driver, wanted: Container[int], read: Callable[[Duel], T], until: int
) -> dict[int, T]:
    """Play a duel again from its beginning or its position, and read something before and after its events.

    Args:
        setup: the set-up that the duel began with.
        driver: the duel; it is not changed.
        wanted: after which events to read, by their numbers, as in `after_events`.
        read: receives the duel; must not change it.
        until: how many decisions to reach.

    Returns:
        What was read, by the number of the event. The first entry is the position before play, under the number of
        events that laying it out has logged.
    """
    by_events: dict[int, T] = {}

    def at_position(duel: Duel) -> None:
        by_events[len(duel.events or ())] = read(duel)
        _read_after_events(duel, wanted, read, by_events)

    setup.driver(driver.start, at_position).replay(driver.given[:until])
    return by_events


def _read_after_events(
    duel: Duel, wanted: Container[int], read: Callable[[Duel], T], by_events: dict[int, T]
) -> None:
    """Read something from a duel after its next events."""

    def on_event(_: Event) -> None:
        number = len(duel.events or ())
        if number in wanted:
            by_events[number] = read(duel)

    duel.events = EventTap(duel.events or [], on_event)
