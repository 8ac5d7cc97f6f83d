"""What a game declares about its duels instead of writing code for it: fields, and the zones of both seats.

    class LanesDuel(Duel[LaneCard, LanesOptions]):
        places = (Place("deck", Sight.NOBODY), Place("hand", Sight.OWNER), Place("lane", Sight.ALL))
        points = each_seat(0, "points scored")
        pot = kept(0, "chips in the pot")

A declared field is copied with the duel and is part of its digest, its positions and its facts.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, cast

from cardgame_tui.engine.zone import Sight
from cardgame_tui.value import value

__all__ = ["Place", "each_seat", "kept"]

T = TypeVar("T", bool, int, float, str, list[Any], dict[str, Any], set[Any])

PLAIN = (bool, int, float, str, list, dict, set)
"""Types of what a declared field may hold."""


@value
class Place:
    """Zones that every duel of a game has: one for each seat, or one for both.

    Args:
        name: the kind of the zones and the end of their names: ``hand`` makes ``seat1.hand`` and ``seat2.hand``.
        sight: who sees the face-up cards in them.
        shared: whether it is one zone for both seats, whose name is this name alone.
    """

    name: str
    sight: Sight
    shared: bool = False


@value
class Field:
    """One declared field of a duel.

    Args:
        first: what it holds when a duel begins.
        about: what it says, on one line, for the handbook.
        by_seat: whether each seat has its own; the field is then a dictionary by seat.
    """

    first: object
    about: str
    by_seat: bool

    def fresh(self) -> object:
        """What it holds when a duel begins, as an object of its own."""
        return {seat: copied(self.first) for seat in (1, 2)} if self.by_seat else copied(self.first)


def kept(first: T, about: str) -> T:
    """Declare a field of a duel or of a `DeclaredCard`: a number, a word, or a list, set or dictionary of them.

    Args:
        first: what it holds when a duel begins.
        about: what it says, on one line, for the handbook.

    Raises:
        TypeError: for a value of another type.
    """
    return cast(T, _field(first, about, by_seat=False))


def each_seat(first: T, about: str) -> dict[int, T]:
    """Declare a field that each seat has: a dictionary by seat, such as ``duel.points[1]``; else as `kept`."""
    return cast(dict[int, T], _field(first, about, by_seat=True))


def _field(first: object, about: str, *, by_seat: bool) -> Field:
    if not isinstance(first, PLAIN):
        words = "a number, a word, or a list, set or dictionary of them"
        raise TypeError(f"a field of a duel holds {words}, not a {type(first).__name__}")
    return Field(first, about, by_seat)


def taken_fields(owner: type, known: Mapping[str, Field], places: tuple[Place, ...]) -> dict[str, Field]:
    """Take the fields out of a class that declares them, and add them to those of the class it extends.

    Args:
        owner: the class.
        known: the fields of the class it extends.
        places: its places.

    Raises:
        TypeError: for a field or a place whose name means something else.
    """
    found = {name: each for name, each in vars(owner).items() if isinstance(each, Field)}
    shared = {each.name for each in places if each.shared}
    for name in found:
        delattr(owner, name)
        if hasattr(owner, name):
            raise TypeError(f"{owner.__name__}: {name} is something else already; give the field another name")
    for name in (RESERVED & (shared | found.keys())) | (shared & found.keys()):
        raise TypeError(f"{owner.__name__}: {name} means something else already; use another name")
    return {**known, **found}


RESERVED = frozenset(
    {
        "active", "card", "cards", "chance", "count", "events", "face_down", "named", "options", "phase",
        "phase_keeper", "pushed", "remembers", "result", "seat1", "seat2", "shown", "stack", "start", "turn",
        "waiting", "why_not", "winner", "zones",
    }
)  # fmt: skip
"""Names that a duel, a position or the facts of every game use already."""


def copied(value: object) -> object:
    """A copy of what a field holds, which shares nothing that can change."""
    match value:
        case list():
            return [copied(each) for each in value]
        case dict():
            return {key: copied(each) for key, each in value.items()}
        case set():
            return set(value)
    return value


def zones_of(places: tuple[Place, ...]) -> Iterator[tuple[str, int, Place]]:
    """Name and seat of each zone of some places: of each place seat 1's first."""
    for place in places:
        if place.shared:
            yield place.name, 0, place
        else:
            yield from ((f"seat{seat}.{place.name}", seat, place) for seat in (1, 2))
