"""What effects read while the layers are worked out: the values so far, sets, conditions and amounts.

Every reading is of the values as they stand at that point of the layers. There is one exception: LV (GA-129)
counts its modifiers and counters from the start, because GA-185 compares with LV and not with a base level.
"""

from dataclasses import dataclass, field

from tests.rulesets.grand_archive.model.board import CLASSES, Ability, Board, Condition, Effect, Part, Thing, Which

LAYER = {
    "set": "A",
    "become": "B",
    "add type": "B",
    "add subtype": "B",
    "become element": "C",
    "add element": "C",
    "gain": "D",
    "lose": "D",
    "lose all": "D",
    "plus": "E",
    "swap": "F",
}
"""The layer of each act (GA-196). F is the last step of layer E, after the counters."""

ADDITIVE = frozenset({"Critical", "Ranged", "Empower", "Agility", "Vigor", "Bulwark"})
"""Keywords whose numbers are added up (GA-173); of any other the highest number counts."""

Id = tuple[object, ...]
"""What tells an ability on a thing, or an effect, from all others."""


@dataclass(frozen=True, slots=True)
class Held:
    """An ability on a thing, with its time stamp (GA-197)."""

    ability: Ability
    stamp: int


@dataclass(slots=True)
class Traits:
    """The values of one thing so far."""

    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    elements: frozenset[str]
    stats: dict[str, int]
    held: dict[Id, Held]

    def copy(self) -> "Traits":
        """The same values, to be changed."""
        return Traits(self.supertypes, self.types, self.subtypes, self.elements, dict(self.stats), dict(self.held))


@dataclass(frozen=True, slots=True)
class Force:
    """A continuous effect: what does it, for whom, since when.

    Args:
        id: its identity over all layers (GA-199).
        ability: its conditions, its set and its parts.
        seat: who "you" are.
        source: the thing that has the ability, if any.
        stamp: its time stamp.
    """

    id: Id
    ability: Ability
    seat: int
    source: int | None
    stamp: int

    def parts(self, layer: str) -> list[Part]:
        """What it does in a layer."""
        return [part for part in self.ability.parts if LAYER[part.act] == layer]


@dataclass(slots=True)
class Picture:
    """The values of all things so far, LV of both seats, and the effects that have been applied in some layer."""

    board: Board
    levels: dict[int, int]
    traits: dict[int, Traits]
    started: dict[Id, Force] = field(default_factory=dict)

    def copy(self) -> "Picture":
        """The same values, to be changed."""
        traits = {key: each.copy() for key, each in self.traits.items()}
        return Picture(self.board, self.levels, traits, dict(self.started))


def printed(board: Board, levels: dict[int, int]) -> Picture:
    """The values before any layer."""
    return Picture(board, levels, {thing.key: printed_traits(thing) for thing in board.things})


def printed_traits(thing: Thing) -> Traits:
    """What is printed on a thing, with the elements and inherited abilities of its lineage (GA-118, GA-318)."""
    face = thing.face
    elements = face.elements.union(*(card.face.elements for card in thing.lineage))
    stats = {"power": face.power, "life": face.life, "level": face.level, "durability": face.durability}
    held: dict[Id, Held] = {
        (thing.key, "face", index): Held(ability, thing.turned or thing.stamp)
        for index, ability in enumerate(face.abilities)
    }
    for card in thing.lineage:
        for index, ability in enumerate(card.face.abilities):
            if ability.inherited:
                held[thing.key, "lineage", card.stamp, index] = Held(ability, card.stamp)
    known = {stat: number for stat, number in stats.items() if number is not None}
    return Traits(face.supertypes, face.types, face.subtypes, elements, known, held)


def forces(picture: Picture) -> dict[Id, Force]:
    """Every continuous effect that exists, among them those applied in an earlier layer (GA-199)."""
    board = picture.board
    existing: dict[Id, Force] = {("effect", effect.stamp): resolved(effect) for effect in board.effects}
    for thing in board.things:
        for id_, held in picture.traits[thing.key].held.items():
            if held.ability.parts:
                existing[id_] = Force(id_, held.ability, board.controller(thing), thing.key, held.stamp)
    for id_, force in picture.started.items():
        existing.setdefault(id_, force)
    return existing


def resolved(effect: Effect) -> Force:
    """The continuous effect of a resolution."""
    ability = Ability(effect.name, which=effect.which, parts=effect.parts)
    return Force(("effect", effect.stamp), ability, effect.seat, None, effect.stamp)


def exists(picture: Picture, force: Force) -> bool:
    """Whether an effect is still there: it has been applied in a layer, or its ability has not been removed."""
    return force.id in picture.started or force.source is None or force.id in picture.traits[force.source].held


def in_force(picture: Picture, force: Force) -> bool:
    """Whether an existing effect applies: it has already been applied in a layer, or all its conditions hold."""
    return force.id in picture.started or all(
        holds(picture, condition, force.seat, force.source) for condition in force.ability.conditions
    )


def holds(picture: Picture, condition: Condition, seat: int, card: int | None) -> bool:
    """Whether a condition holds for an ability of that seat on that card (GA-184 to GA-186)."""
    board, number = picture.board, condition.number
    champion = board.champion(seat)
    if condition.kind == "memory":
        return board.seats[seat].memory >= number
    if condition.kind == "deluge":
        return board.seats[seat].water >= number
    if condition.kind == "level":
        return picture.levels.get(seat, 0) >= number
    if condition.kind == "control":
        return len(members(picture, condition.which, seat, card)) >= number
    if champion is None:
        return False
    if condition.kind == "damage":
        return champion.count("damage") >= number
    if condition.kind == "champion":
        return "," in champion.face.name and champion.face.name.split(",")[0] == condition.name
    assert card is not None
    mine, theirs = picture.traits[champion.key], picture.traits[card]
    if condition.kind == "element":
        return bool(mine.elements & theirs.elements)
    assert condition.kind == "class"
    return bool(mine.subtypes & theirs.subtypes & CLASSES)


def members(picture: Picture, which: Which, seat: int, source: int | None) -> frozenset[int]:
    """The things in a set, as the values stand."""
    keys = [thing.key for thing in picture.board.things if fits(picture, which, seat, source, thing)]
    return frozenset(keys)


def fits(picture: Picture, which: Which, seat: int, source: int | None, thing: Thing) -> bool:
    """Whether a thing is in a set. A card in the intent is in no set but its own."""
    if which.itself:
        return thing.key == source
    if which.keys is not None:
        return thing.key in which.keys
    traits, board = picture.traits[thing.key], picture.board
    power = traits.stats.get("power")
    mine = board.controller(thing) == seat
    wrong = (
        thing.zone != "field"
        or (which.types and not which.types & traits.types)
        or (which.subtypes and not which.subtypes & traits.subtypes)
        or (which.elements and not which.elements & traits.elements)
        or (which.keyword and which.keyword not in words(picture, thing.key))
        or (which.whose == "you" and not mine)
        or (which.whose == "foe" and mine)
        or (which.least is not None and (power is None or power < which.least))
        or (which.most is not None and (power is None or power > which.most))
        or (which.other and thing.key == source)
        or (which.linked and (source is None or board.thing(source).link != thing.key))
    )
    return not wrong


def words(picture: Picture, key: int) -> dict[str, int]:
    """The keywords of a thing with their numbers, those that are locked left out (GA-173, GA-184)."""
    seat = picture.board.controller(picture.board.thing(key))
    found: dict[str, int] = {}
    for held in picture.traits[key].held.values():
        if held.ability.word and all(holds(picture, each, seat, key) for each in held.ability.conditions):
            word, number = held.ability.word
            before = found.get(word, 0)
            found[word] = before + number if word in ADDITIVE else max(before, number)
    return found


def amount(picture: Picture, part: Part, force: Force) -> int:
    """The number of a part, multiplied by the size of its set."""
    if part.per is None:
        return part.number
    return part.number * len(members(picture, part.per, force.seat, force.source))
