"""Facts about a duel that scenarios ask for: those of every game, and how a game describes its own.

A ruleset lists its facts in tables of `Reading`, by path. In a path ``<seat>`` means ``seat1`` or ``seat2``,
``<zone>`` a zone of the board (its kind is one of `Ruleset.slots`) and ``<pile>`` any other zone.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from types import MappingProxyType

from cardgame_tui.engine.card import Card
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.fields.field import Field, copied, listed
from cardgame_tui.value import value

__all__ = [
    "COMMON_FACTS",
    "PILE_FACTS",
    "TURN_FACTS",
    "AbsentError",
    "Reading",
    "about_facts",
    "declared_fact",
    "pile_fact",
    "placed_fact",
    "read_fact",
    "readings",
]


class AbsentError(LookupError):
    """A fact that the game has, but this duel lacks now: the damage of a creature in an empty zone."""


@value
class Reading:
    """How one fact is read.

    Args:
        about: what the fact says, on one line, for the handbook.
        read: reads it; takes the duel and the other arguments that its table names.
    """

    about: str
    read: Callable[..., object]


COMMON_FACTS: Mapping[str, Reading] = {
    "winner": Reading(
        "the seat that won the duel, 0 for a draw",
        lambda duel: None if duel.result is None else duel.result.winner,
    ),
    "result": Reading(
        "how the duel ended, `open` while it runs", lambda duel: "open" if duel.result is None else duel.result.how
    ),
    "phase": Reading("the phase, by its stable word", lambda duel: duel.phase),
}
"""What can be read from any duel, by its path; a duel that still runs has result ``open`` and winner None."""

TURN_FACTS: Mapping[str, Reading] = {
    "turn": Reading("the number of the turn, 0 before the first", lambda duel: duel.turn),
    "active": Reading("the seat whose turn it is", lambda duel: duel.active),
}
"""The turn, for games that call it so."""

PILE_FACTS: Mapping[str, str] = {
    "<pile>": "names of the cards in a pile, the oldest first; a deck from the top",
    "<pile>.count": "number of cards in a pile",
}
"""What `pile_fact` reads."""


def about_facts(prefix: str, readings: Mapping[str, Reading]) -> dict[str, str]:
    """The descriptions of a table of facts, by path.

    Args:
        prefix: the beginning of each path, such as ``<zone>``; a dot follows it.
        readings: the table; an empty path is the prefix itself.
    """
    return {".".join(filter(None, (prefix, path))): each.about for path, each in readings.items()}


def pile_fact(duel: Duel, path: str) -> object:
    """The names of the cards in a zone such as ``seat1.hand``, or their number: ``seat1.hand.count``.

    A draw pile, which is a zone of kind ``deck``, is read from the top.

    Raises:
        KeyError: when no zone has this name.
    """
    name = path.removesuffix(".count")
    zone = duel.named[name]
    if path != name:
        return len(zone.cards)
    names = [card.name for card in zone.cards]
    return names[::-1] if zone.kind == "deck" else names


def placed_fact(duel: Duel, place: str, card: Card | None, what: str, of_card: Mapping[str, Reading]) -> object:
    """Read a fact of the one card that a place may hold: its name or ``empty`` where nothing more is asked.

    Args:
        duel: the duel.
        place: the name of the place.
        card: the card in it, None while it is empty.
        what: the path of the fact behind the place.
        of_card: the facts of a card, read with the duel and the card.

    Raises:
        KeyError: when a card has no such fact.
        AbsentError: when a fact of the card is asked, and there is none.
    """
    if not what:
        return "empty" if card is None else card.name
    reading = of_card[what]
    if card is None:
        raise AbsentError(f"{place} is empty")
    return reading.read(duel, card)


ZONE_FACTS: Mapping[str, str] = {
    "<zone>": "names of the cards in a zone of the board, the oldest first",
    "<zone>.count": "number of cards in a zone of the board",
}
"""What `pile_fact` reads of a zone of the board."""


def readings(fields: Mapping[str, Field], *, by_seat: bool = False) -> dict[str, Reading]:
    """How the listed fields of a duel or of a card are read, by their names.

    Args:
        fields: what the class declares.
        by_seat: whether those fields are meant that each seat has, which are read with a seat, or the others.
    """
    return {
        name: Reading(each.about, _of_seat(name) if by_seat else _of(name))
        for name, each in listed(fields).items()
        if each.by_seat is by_seat
    }


def _of(name: str) -> Callable[..., object]:
    return lambda *owners: _plain(getattr(owners[-1], name))


def _of_seat(name: str) -> Callable[..., object]:
    return lambda duel, seat: _plain(getattr(duel, name)[seat])


def _plain(content: object) -> object:
    return sorted(content) if isinstance(content, set) else copied(content)


def read_fact(
    duel: Duel, path: str, of_duel: Mapping[str, Reading], of_seat: Mapping[str, Reading] = MappingProxyType({})
) -> object:
    """Read a fact from the tables of a game, or cards as `pile_fact` does.

    Args:
        duel: the duel.
        path: the path of the fact.
        of_duel: the facts of the duel.
        of_seat: those of a seat, whose paths begin with ``seat1.`` or ``seat2.``.

    Raises:
        KeyError: when the duel has no such fact.
    """
    if path in of_duel:
        return of_duel[path].read(duel)
    place, _, what = path.partition(".")
    if what in of_seat and place in _SEAT_WORDS:
        return of_seat[what].read(duel, _SEAT_WORDS[place])
    return pile_fact(duel, path)


_SEAT_WORDS = {f"seat{seat}": seat for seat in SEATS}


def declared_about(fields: Mapping[str, Field], of_cards: Mapping[str, Field]) -> dict[str, str]:
    """The description of every fact that `declared_fact` reads, by path.

    Args:
        fields: what a duel declares.
        of_cards: what its cards declare.
    """
    return {
        **about_facts("", _of_any(fields)),
        **about_facts("<seat>", readings(fields, by_seat=True)),
        **PILE_FACTS,
        **ZONE_FACTS,
        **{f"<zone>.{name}": f"{each.about}, card by card" for name, each in listed(of_cards).items()},
    }


def declared_fact(duel: Duel, path: str, of_cards: Mapping[str, Field] = MappingProxyType({})) -> object:
    """Read a fact of any duel: `COMMON_FACTS`, ``turn``, ``active``, a declared field, or cards as in `pile_fact`.

    Args:
        duel: the duel.
        path: the path of the fact.
        of_cards: what its cards declare; ``seat1.road.damage`` is that of each card in a zone.

    Raises:
        KeyError: when the duel has no such fact.
    """
    zone, _, name = path.rpartition(".")
    if name in listed(of_cards) and zone in duel.named:
        return [getattr(card, name) for card in duel.named[zone].cards]
    return read_fact(duel, path, _of_any(duel.fields), readings(duel.fields, by_seat=True))


def _of_any(fields: Mapping[str, Field]) -> dict[str, Reading]:
    return {**COMMON_FACTS, **TURN_FACTS, **readings(fields)}


def fact_paths(patterns: Iterable[str], slots: Iterable[str], duel: Duel) -> Iterator[str]:
    """Yield the path of every fact of a duel.

    Args:
        patterns: paths with ``<seat>``, ``<zone>`` and ``<pile>`` in them.
        slots: kinds of the zones that ``<zone>`` means.
        duel: the duel.
    """
    board = set(slots)
    stand_ins = {
        "<seat>": [f"seat{seat}" for seat in SEATS],
        "<zone>": [zone.name for zone in duel.zones if zone.kind in board],
        "<pile>": [zone.name for zone in duel.zones if zone.kind not in board],
    }
    for pattern in patterns:
        word = next((word for word in stand_ins if word in pattern), "")
        yield from (pattern.replace(word, name) for name in stand_ins[word]) if word else (pattern,)
