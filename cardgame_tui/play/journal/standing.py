"""What players have settled for a match, as a journal keeps it: lasting orders and stops."""

from typing import TypeAlias

from cardgame_tui.play.asking.lasting import Lasting
from cardgame_tui.play.asking.orders import Standing, Stop
from cardgame_tui.play.journal.lines import StandingPart

Parts: TypeAlias = tuple[StandingPart, StandingPart]
"""The parts of both players, seat 1 first."""


def parts_of(standing: tuple[Standing, Standing]) -> Parts:
    """What a journal keeps."""
    return _part_of(standing[0]), _part_of(standing[1])


def standing_of(parts: Parts) -> tuple[Standing, Standing]:
    """What a journal has kept; orders of a later version are left out."""
    return _read(parts[0]), _read(parts[1])


def _part_of(standing: Standing) -> StandingPart:
    lasts = standing.lasts
    orders = None if lasts is None else [each.word for each in Lasting if each in lasts]
    return StandingPart(orders=orders, stops=sorted((stop.phase, stop.own) for stop in standing.stops))


def _read(part: StandingPart) -> Standing:
    words = part.orders
    lasts = None if words is None else frozenset(each for each in Lasting if each.word in words)
    return Standing(lasts, frozenset(Stop(phase, own) for phase, own in part.stops))
