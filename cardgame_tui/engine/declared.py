"""What a game declares about its duels instead of writing code for it: fields, and the zones of both seats.

    class LanesDuel(Duel[LaneCard, LanesOptions]):
        places = (Place("deck", Sight.NOBODY), Place("hand", Sight.OWNER), Place("lane", Sight.ALL))
        points = each_seat(0, "points scored")
        pot = kept(0, "chips in the pot")

    class LaneCard(Card[LanePrinted]):
        damage = kept(0, "damage on it")

A declared field is copied with what has it and is part of its digest, its positions and its facts. Some
of the functions here leave out a part of that. Annotate a field whose items the checker cannot see, such as
``seen: set[str] = kept(set(), "names that were called")``; a plain one is then also copied faster.
"""

from collections.abc import Callable, Iterator
from itertools import groupby
from operator import attrgetter
from typing import Any, TypeVar, cast, overload

from cardgame_tui.engine.fields.field import PLAIN, SEATS, Field
from cardgame_tui.engine.zone import Sight
from cardgame_tui.value import value

__all__ = [
    "COUNTS", "Place", "carried", "each_seat", "kept", "linked", "linked_cards", "own_zones", "part", "passing",
    "target", "worked_out",
]  # fmt: skip

T = TypeVar("T")
COUNTS = range(10_000)
"""What a position may give for something that is counted."""
Within = range | tuple[object, ...] | None
"""The values that a position may give a field; None for any of its type."""
Digest = Callable[[Any], object] | None
"""Writes a field for the digest, from the object that has it; None for the usual way."""


@value
class Place:
    """Zones that every duel of a game has: one for each seat, or one for both.

    Args:
        name: the end of their names: ``hand`` makes ``seat1.hand`` and ``seat2.hand``.
        sight: who sees the face-up cards in them.
        shared: whether it is one zone for both seats, whose name is this name alone.
        kind: the game's word for such zones; by default the name.
    """

    name: str
    sight: Sight
    shared: bool = False
    kind: str = ""


@overload
def kept(
    first: Callable[[Any], T], about: str, *, listed: bool = True, within: Within = None, digest: Digest = None
) -> T: ...
@overload
def kept(first: T, about: str, *, listed: bool = True, within: Within = None, digest: Digest = None) -> T: ...
def kept(first: Any, about: str, *, listed: bool = True, within: Within = None, digest: Digest = None) -> Any:
    """Declare a field with a number, a word, or a list, set or dictionary of them.

    Args:
        first: what it holds when a duel begins, or a function that makes that from the options.
        about: what it says, on one line, for the handbook.
        listed: whether positions and facts have it by this name. If not, the game reads and writes it by hand,
            and it may also hold a value (`cardgame_tui.value`) that refers to no card.
        within: the values that a position may give it.
        digest: writes it for the digest where that is not the field as it is.

    Raises:
        TypeError: for a value of another type.
    """
    return _plain(Field(first, about, listed=listed, within=within, digest=digest))


@overload
def each_seat(
    first: Callable[[Any], T], about: str, *, listed: bool = True, within: Within = None, digest: Digest = None
) -> dict[int, T]: ...
@overload
def each_seat(
    first: T, about: str, *, listed: bool = True, within: Within = None, digest: Digest = None
) -> dict[int, T]: ...
def each_seat(first: Any, about: str, *, listed: bool = True, within: Within = None, digest: Digest = None) -> Any:
    """Declare a field that each seat has: a dictionary by seat, such as ``duel.points[1]``; else as `kept`."""
    return _plain(Field(first, about, by_seat=True, listed=listed, within=within, digest=digest))


def _plain(field: Field) -> Field:
    first = field.first
    if field.listed and not (isinstance(first, PLAIN) or callable(first)):
        words = "a number, a word, or a list, set or dictionary of them"
        raise TypeError(f"a field of a duel holds {words}, not a {type(first).__name__}")
    return field


@overload
def carried(first: Callable[[Any], T], about: str) -> T: ...
@overload
def carried(first: T, about: str) -> T: ...
def carried(first: Any, about: str) -> Any:
    """Declare a field that is copied, but is no part of the digest: a count of changes, a record of the past.

    Args:
        first: what it holds when a duel begins, or a function that makes that from the options.
        about: what it says.
    """
    return Field(first, about, hashed=False)


def passing(first: T, about: str, *, lost: str, hashed: bool = True, digest: Digest = None) -> T:
    """Declare a field that holds its first value between turns. While it holds another, the duel is not copied.

    Args:
        first: what it holds between turns.
        about: what it says.
        lost: what a copy would lose; empty if that is nothing, so that a copy may be made.
        hashed: whether it is part of the digest.
        digest: writes it for the digest where that is not the field as it is.
    """
    return cast(T, _afresh(Field(first, about, afresh=True, lost=lost, hashed=hashed, digest=digest)))


def worked_out(first: T, about: str) -> T:
    """Declare a field for what is worked out from others and remembered; it is no part of the digest.

    A copy begins with what the field holds at first.
    """
    return cast(T, _afresh(Field(first, about, afresh=True, hashed=False)))


def _afresh(field: Field) -> Field:
    if callable(field.first):
        raise TypeError("what a copy begins with is a value, not a function of the options")
    return field


def part(make: Callable[[], T], about: str) -> T:
    """Declare an object that has methods ``clone`` and ``state`` of its own, such as `Effects`."""
    return cast(T, Field(lambda _: make(), about, copy="{0}.clone()", state="{0}.state()"))


def linked(about: str, *, hashed: bool = True) -> Any:
    """Declare a field that holds another card of the duel, or None.

    Args:
        about: what it says.
        hashed: whether it is part of the digest; False where the other card's field says the same.
    """
    return Field(None, about, hashed=hashed, copy="None", state="({0} and {0}.id)", tie="cards[{0}.id]")


def linked_cards(about: str, *, hashed: bool = True) -> Any:
    """Declare a field that holds a list of cards of the duel; else as `linked`."""
    state, tie = "[each.id for each in {0}]", "[cards[each.id] for each in {0}]"
    return Field([], about, hashed=hashed, copy="[]", state=state, tie=tie)


def target(about: str) -> Any:
    """Declare a field that holds a card as it is at one stay, a `Target`, or None."""
    return Field(None, about, copy="None", state="({0} and {0}.state())", tie="{0}.among(cards)")


def own_zones(about: str) -> Any:
    """Declare the zones of each seat of one kind, in their order: a list for each, empty at first."""
    zones = "[twin.zones[each.id] for each in {0}[%d]]"
    return Field([], about, by_seat=True, copy=f"{{1: {zones % 1}, 2: {zones % 2}}}", hashed=False)


def numbers_of(places: tuple[Place, ...]) -> dict[tuple[int, str], int]:
    """The numbers that the zones of some places have, by seat and name; the seat of a shared one is 0."""
    return {(seat, place.name): number for number, (_, seat, place) in enumerate(zones_of(places))}


def zones_of(places: tuple[Place, ...]) -> Iterator[tuple[str, int, Place]]:
    """Yield name and seat of each zone of some places, in the order in which places are declared.

    Places that are declared one after the other and not shared yield all zones of seat 1, then those of seat 2.
    """
    for shared, group in groupby(places, key=attrgetter("shared")):
        own = tuple(group)
        if shared:
            yield from ((place.name, 0, place) for place in own)
        else:
            yield from ((f"seat{seat}.{place.name}", seat, place) for seat in SEATS for place in own)
