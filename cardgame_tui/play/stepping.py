"""How a table was after each event of decisions made before: for stepping through them and for replays."""

from collections.abc import Callable, Container
from typing import TypeVar

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.event_tap import Tap

T = TypeVar("T")


def after_events(
    driver: Driver, since: int, until: int, wanted: Container[int], look: Callable[[Duel], T]
) -> dict[int, T]:
    """Make some decisions of a duel again on a branch of it, and look at the table after events on the way.

    Args:
        driver: the duel; it stays as it is.
        since: how many of its decisions come before.
        until: how many there are with the last one that is made again.
        wanted: after which events to look, by their numbers; 1 is the first of the log.
        look: is given the table as it is right after an event; must not change it.

    Returns:
        What was seen, by the number of the event.

    Raises:
        ValueError: when the duel keeps no tables to go back to.
    """
    past = driver.fork(since, keep=False)
    seen: dict[int, T] = {}

    def tell(_: Event) -> None:
        number = len(past.duel.events or ())
        if number in wanted:
            seen[number] = look(past.duel)

    past.duel.events = Tap(past.duel.events or [], tell)
    past.replay(driver.given[since:until])
    return seen
