"""The course of a finished duel: how much life each seat had left after each turn, and what decided it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.stepping import after_events
from cardgame_tui.play.viewer import LogLine, Viewer
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

MOST_POINTS = 4
"""Most turning points of a duel."""
FARTHEST_CAUSE = 6
"""How many events before a turning point are searched for the card that led to it."""
LONGEST = 2_000
"""Most decisions of a duel that is played again for its course; a longer one has key events only."""


class Moment(NamedTuple):
    """The score right after an event.

    Args:
        event: number of the event; 1 is the first of the log.
        turn: number of the turn.
        left: how much life each seat has left.
    """

    event: int
    turn: int
    left: tuple[int, int]


@value
class TurningPoint:
    """One thing that decided a duel.

    Args:
        event: number of its event; 1 is the first of the log.
        turn: number of the turn, 0 if it is unknown.
        lines: what happened, as both players may read it: the event, and before it the card that led to it.
        losses: what each seat lost in this turn, as ``(seat, life before, life after)``.
        is_part: whether other events of the turn cost that seat more life.
    """

    event: int
    turn: int
    lines: Sequence[LogLine]
    losses: Sequence[tuple[int, int, int]] = ()
    is_part: bool = False


@value
class Course:
    """The course of a duel.

    Args:
        by_turn: how much life each seat had left at the end of each turn, as ``(turn, (seat 1, seat 2))``; empty
            in a game without life, and for a duel that is too long to be played again.
        most: the life that a seat began with, or the most it had.
        points: what decided it, in order.
    """

    by_turn: Sequence[tuple[int, tuple[int, int]]]
    most: int
    points: Sequence[TurningPoint]


class _Every:
    """A container that contains everything."""

    def __contains__(self, number: object) -> bool:
        return True


def course_of(ruleset: Ruleset, driver: Driver) -> Course:
    """Play a finished duel again and find what decided it.

    Args:
        ruleset: the game.
        driver: the duel, over; it is not changed.
    """
    moments = _moments(ruleset, driver)
    key_events = _key_events(ruleset, driver.duel, moments)
    points = _points(ruleset, driver.duel, moments) or key_events[-MOST_POINTS:]
    begun = [health[1] for seat in SEATS if (health := ruleset.health(driver.duel, seat)) is not None]
    most = max([*begun, *(left for moment in moments for left in moment.left)], default=0)
    return Course([*_by_turn(moments)], most, points)


def _moments(ruleset: Ruleset, driver: Driver) -> list[Moment]:
    """The score after every event; nothing in a game without life."""
    if any(ruleset.health(driver.duel, seat) is None for seat in SEATS) or len(driver.given) > LONGEST:
        return []

    def read(duel: Duel) -> tuple[int, tuple[int, int]]:
        one, two = (health[0] if (health := ruleset.health(duel, seat)) else 0 for seat in SEATS)
        return duel.turn, (one, two)

    found = after_events(driver, 0, len(driver.given), _Every(), read)
    return [Moment(event, turn, left) for event, (turn, left) in sorted(found.items())]


def _by_turn(moments: Iterable[Moment]) -> Iterator[tuple[int, tuple[int, int]]]:
    """The last score of each turn; what comes before the first turn is not counted."""
    yield from {moment.turn: moment.left for moment in moments if moment.turn}.items()


def _points(ruleset: Ruleset, duel: Duel, moments: Sequence[Moment]) -> list[TurningPoint]:
    """The turns that cost most, and the last that cost anything, each at its heaviest event.

    What a score loses before the first turn decides nothing.
    """
    heaviest: dict[tuple[int, int], tuple[int, int]] = {}
    losses: dict[tuple[int, int], tuple[int, int]] = {}
    for before, after in pairwise(moments):
        for seat in SEATS:
            lost = before.left[seat - 1] - after.left[seat - 1]
            if lost <= 0 or not after.turn:
                continue
            key = (after.turn, seat)
            heaviest[key] = max(heaviest.get(key, (0, 0)), (lost, after.event))
            losses[key] = (losses.get(key, before.left[seat - 1 : seat])[0], after.left[seat - 1])
    order = sorted(losses, key=lambda key: losses[key][1] - losses[key][0])
    last = max(heaviest, key=lambda key: heaviest[key][1], default=None)
    picked = [*dict.fromkeys([*([last] if last else []), *order])][:MOST_POINTS]
    points = [
        TurningPoint(event, turn, _lines(ruleset, duel, event), [(seat, before, after)], lost < before - after)
        for (turn, seat) in picked
        for lost, event in [heaviest[turn, seat]]
        for before, after in [losses[turn, seat]]
    ]
    return _joined(sorted(points, key=lambda point: point.event))


def _joined(points: Iterable[TurningPoint]) -> list[TurningPoint]:
    """The points in order, where what cost both seats something at once is one point.

    That is the same card, or events that follow each other: a limit falls only after the event behind it.
    """
    found: list[TurningPoint] = []
    for point in points:
        if found and _at_once(found[-1], point):
            before = found.pop()
            lines = [*dict.fromkeys([*before.lines, *point.lines])]
            is_part = before.is_part or point.is_part
            point = replace(before, lines=lines, losses=[*before.losses, *point.losses], is_part=is_part)
        found.append(point)
    return found


def _at_once(one: TurningPoint, two: TurningPoint) -> bool:
    return one.turn == two.turn and (one.lines[0] == two.lines[0] or two.event <= one.event + 1)


def _key_events(ruleset: Ruleset, duel: Duel, moments: Sequence[Moment]) -> list[TurningPoint]:
    """The events that a replay can jump to."""
    turns = {moment.event: moment.turn for moment in moments}
    return [
        TurningPoint(number, turns.get(number, 0), _lines(ruleset, duel, number))
        for number, event in enumerate(duel.events or (), 1)
        if event.what in ruleset.landmarks
    ]


def _lines(ruleset: Ruleset, duel: Duel, number: int) -> list[LogLine]:
    """An event, and before it the nearest earlier one about a card if the event itself names none."""
    events = (duel.events or [])[max(0, number - 1 - FARTHEST_CAUSE) : number]
    shown = events[-1:]
    if not _has_card(shown[0]):
        shown = [*[event for event in events[:-1] if _has_card(event)][-1:], *shown]
    return [Viewer.PUBLIC.log_line(ruleset, duel, event) for event in shown]


def _has_card(event: Event) -> bool:
    return event.card is not None or event.other is not None
