"""The layers of continuous effects, worked out slowly and plainly (GA-193 to GA-200).

In each layer, one effect after another is applied, until none is left that is in force and has not been applied
there. The next one is always the oldest that depends on no other. Whether one depends on another is tried out:
the other is applied to a copy, and what the first would do before and after is compared.

`board` says what an adapter must provide; `characteristics` is what the game is compared with.
"""

from dataclasses import dataclass

from tests.rulesets.grand_archive.model.board import Ability, Board, Condition, Part, Which, Word
from tests.rulesets.grand_archive.model.reading import (
    Force,
    Held,
    Picture,
    Traits,
    amount,
    exists,
    forces,
    holds,
    in_force,
    members,
    printed,
    words,
)

MOST_ROUNDS = 8
"""How often LV is worked out again until it no longer changes."""


@dataclass(frozen=True, slots=True)
class Values:
    """The characteristics of a thing (GA-46).

    Args:
        controller: who controls it.
        supertypes: its supertypes.
        types: its types.
        subtypes: its subtypes.
        elements: its elements.
        power: its power, None for a thing without that stat; so also `life` and `level`.
        life: its life.
        level: its level.
        durability: its durability counters, None for a thing without that stat (GA-43, GA-243).
        keywords: its keywords, sorted, with their numbers.
        abilities: the names of its other abilities that exist.
    """

    controller: int
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    elements: frozenset[str]
    power: int | None
    life: int | None
    level: int | None
    durability: int | None
    keywords: tuple[Word, ...]
    abilities: frozenset[str]

    def word(self, name: str) -> int:
        """The number of a keyword, 0 without it."""
        return dict(self.keywords).get(name, 0)


def characteristics(board: Board) -> dict[int, Values]:
    """The characteristics of every thing."""
    picture = settle(board)
    return {thing.key: _values(picture, thing.key) for thing in board.things}


def level(board: Board, seat: int) -> int:
    """LV: the level of the champion with modifiers and counters, 0 without a champion (GA-78, GA-129)."""
    return settle(board).levels.get(seat, 0)


def obeys(board: Board, key: int) -> bool:
    """Whether a thing obeys its controller (GA-189, GA-297)."""
    picture = settle(board)
    pride = words(picture, key).get("Pride")
    return pride is None or picture.levels.get(board.controller(board.thing(key)), 0) >= pride


def unlocked(board: Board, key: int, condition: Condition, empowered: int = 0) -> bool:
    """Whether a restriction on a card is unlocked, for an activation empowered that much (GA-187, GA-308)."""
    picture = settle(board)
    seat = board.controller(board.thing(key))
    picture.levels[seat] = picture.levels.get(seat, 0) + empowered
    return holds(picture, condition, seat, key)


def affected(board: Board, which: Which, seat: int, source: int | None = None) -> frozenset[int]:
    """The set that a resolution fixes now (GA-194)."""
    return members(settle(board), which, seat, source)


def settle(board: Board) -> Picture:
    """All layers, with the LV that they themselves lead to.

    Raises:
        ValueError: when LV never settles: an effect on a level depends on that level.
    """
    levels: dict[int, int] = {}
    for _ in range(MOST_ROUNDS):
        picture = work_out(board, levels)
        found = {
            seat: picture.traits[champion.key].stats.get("level", 0)
            for seat in board.seats
            if (champion := board.champion(seat)) is not None
        }
        if found == levels:
            return picture
        levels = found
    raise ValueError("LV never settles")


def work_out(board: Board, levels: dict[int, int]) -> Picture:
    """All layers in order (GA-196), every condition on LV reading these levels."""
    picture = printed(board, levels)
    for layer in "ABCDE":
        apply_layer(picture, layer)
    add_counters(picture)
    apply_layer(picture, "F")
    return picture


def apply_layer(picture: Picture, layer: str) -> None:
    """One layer: the oldest effect that depends on no other comes next (GA-197, GA-198)."""
    done: set[object] = set()
    while pending := waiting(picture, layer, done):
        force = next_force(picture, pending, layer)
        apply(picture, force, layer)
        done.add(force.id)


def waiting(picture: Picture, layer: str, done: set[object]) -> list[Force]:
    """The effects that are still to be applied in a layer, oldest first."""
    found = [force for force in forces(picture).values() if force.parts(layer) and force.id not in done]
    return sorted((force for force in found if in_force(picture, force)), key=lambda force: force.stamp)


def next_force(picture: Picture, pending: list[Force], layer: str) -> Force:
    """The oldest effect that depends on none outside the loops that it is part of (GA-198)."""
    needs = dependencies(picture, pending, layer)
    size = range(len(pending))
    for _ in size:
        needs = [direct.union(*(needs[b] for b in direct)) for direct in needs]
    return next(pending[a] for a in size if all(a in needs[b] for b in needs[a]))


def dependencies(picture: Picture, pending: list[Force], layer: str) -> list[set[int]]:
    """For each effect the places of those that, applied first, would change what it does."""
    needs: list[set[int]] = [set() for _ in pending]
    if len(pending) == 1:
        return needs
    before = [doing(picture, force, layer) for force in pending]
    for place, other in enumerate(pending):
        after = picture.copy()
        apply(after, other, layer)
        for mine, force in enumerate(pending):
            if mine != place and doing(after, force, layer) != before[mine]:
                needs[mine].add(place)
    return needs


def doing(picture: Picture, force: Force, layer: str) -> object:
    """Whom an effect would affect in a layer now, and with which amounts; None if it does not exist."""
    if not exists(picture, force) or not in_force(picture, force):
        return None
    amounts = [amount(picture, part, force) for part in force.parts(layer)]
    return members(picture, force.ability.which, force.seat, force.source), amounts


def apply(picture: Picture, force: Force, layer: str) -> None:
    """Apply all parts that an effect has in a layer to the things that are in its set now."""
    keys = members(picture, force.ability.which, force.seat, force.source)
    parts = [(part, amount(picture, part, force)) for part in force.parts(layer)]
    picture.started[force.id] = force
    for thing in picture.board.things:
        if thing.key in keys:
            for index, (part, number) in enumerate(parts):
                change(
                    picture.traits[thing.key], part, number, (thing.key, "gained", force.id, index), thing.stamp
                )


def change(traits: Traits, part: Part, number: int, id_: tuple[object, ...], stamp: int) -> None:
    """Change the values of one thing.

    Args:
        traits: the values.
        part: what is done.
        number: the amount.
        id_: the identity of an ability that is gained.
        stamp: the time stamp of an ability that is gained: when the object entered (GA-197).
    """
    what, stats = part.what, traits.stats
    if part.act == "set":
        stats[what] = number  # a stat that the thing lacks is given first (GA-50)
    elif part.act == "become":
        traits.types, traits.supertypes = frozenset({what}), frozenset()  # GA-47, GA-61
    elif part.act == "add type":
        traits.types |= {what}
    elif part.act == "add subtype":
        traits.subtypes |= {what}
    elif part.act == "become element":
        traits.elements = frozenset({what})
    elif part.act == "add element":
        traits.elements |= {what}
    elif part.act == "plus" and what in stats:
        stats[what] += number
    elif part.act == "swap" and {"power", "life"} <= stats.keys():
        stats["power"], stats["life"] = stats["life"], stats["power"]
    elif part.act == "gain":
        traits.held[id_] = Held(part.ability or Ability(what, word=(what, number)), stamp)
    elif part.act in ("lose", "lose all"):
        traits.held = {
            each: held for each, held in traits.held.items() if part.act == "lose" and not names(held, what)
        }


def names(held: Held, word: str) -> bool:
    """Whether an ability is that keyword."""
    return held.ability.word is not None and held.ability.word[0] == word


def add_counters(picture: Picture) -> None:
    """Buffs and debuffs on power and life, level counters on levels; no missing stat appears (GA-242, GA-245)."""
    for thing in picture.board.things:
        stats = picture.traits[thing.key].stats
        for stat in {"power", "life"} & stats.keys():
            stats[stat] += thing.count("buff") - thing.count("debuff")
        if "level" in stats:
            stats["level"] += thing.count("level")


def _values(picture: Picture, key: int) -> Values:
    thing, traits = picture.board.thing(key), picture.traits[key]
    seat, stats = picture.board.controller(thing), traits.stats
    others = [
        held.ability
        for held in traits.held.values()
        if not held.ability.word and all(holds(picture, each, seat, key) for each in held.ability.conditions)
    ]
    return Values(
        seat,
        traits.supertypes,
        traits.types,
        traits.subtypes,
        traits.elements,
        stats.get("power"),
        stats.get("life"),
        stats.get("level"),
        thing.count("durability") if "durability" in stats else None,
        tuple(sorted(words(picture, key).items())),
        frozenset(ability.name for ability in others),
    )
