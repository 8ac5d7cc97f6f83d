"""Short words for things on a board, for tests that work out values by hand."""

from tests.rulesets.grand_archive.model.board import (
    Ability,
    Board,
    Effect,
    Face,
    Joined,
    Part,
    Seat,
    Thing,
    Which,
)
from tests.rulesets.grand_archive.model.layers import Values, characteristics
from tests.rulesets.grand_archive.model.pool import BY_ID


def card(key: int, id_: str, owner: int = 1, stamp: int = 0, link: int | None = None, **counters: int) -> Thing:
    """A card of the pool; its number is its stamp as well, if none is given."""
    return Thing(key, owner, stamp or key, BY_ID[id_], counters=tuple(counters.items()), link=link)


def champion(*ids: str, key: int = 1, owner: int = 1, **counters: int) -> Thing:
    """A champion on a lineage; its cards joined at times 1, 2, 3."""
    inner = tuple(Joined(BY_ID[id_], stamp) for stamp, id_ in enumerate(ids[:-1], 1))
    return Thing(key, owner, 1, BY_ID[ids[-1]], len(ids), inner, tuple(counters.items()))


def relic(key: int, *abilities: Ability, type_: str = "Phantasia", stamp: int = 0, owner: int = 1) -> Thing:
    """A card with these abilities; an ally of this kind is 1/1."""
    number = 1 if type_ == "Ally" else None
    face = Face(f"Relic {key}", frozenset({type_}), power=number, life=number, abilities=abilities)
    return Thing(key, owner, stamp or key, face)


def effect(stamp: int, keys: tuple[int, ...], *parts: Part, seat: int = 1) -> Effect:
    """A resolved effect on a fixed set."""
    return Effect("an effect", seat, stamp, Which(keys=frozenset(keys)), parts)


def values(key: int, *things: Thing, effects: tuple[Effect, ...] = (), **seat: int) -> Values:
    """The characteristics of one thing."""
    seats = {1: Seat(**seat), 2: Seat()}
    return characteristics(Board(things, effects, seats=seats))[key]
