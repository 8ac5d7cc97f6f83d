"""Random boards for the layers: cards of the pool, invented abilities, counters, links and resolved effects.

`random_board` makes the same board for the same `random.Random`. What an adapter must provide is said in `board`.
Two more promises hold for these boards:

- A fixed set is what the effect's own words describe at its stamp, among the things with an earlier stamp; it
  never depends on counters. So an adapter may let the game fix it, by resolving the effect at that moment.
- Effects on levels do not depend on LV, a linked ally stays an ally, and champions keep their abilities and types.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from tests.rulesets.grand_archive.model.board import (
    Board,
    Effect,
    Face,
    Joined,
    Part,
    Seat,
    Taken,
    Thing,
    Which,
)
from tests.rulesets.grand_archive.model.invented import THEMES
from tests.rulesets.grand_archive.model.layers import affected
from tests.rulesets.grand_archive.model.pool import BY_ID, plus

LINES = {1: (("C01", "C09"), ("C02", "C03", "C04")), 2: (("C05", "C09"), ("C06", "C07", "C08"))}
"""The champions of both seats: those of level 0, and the line above them."""
UNITS = (
    "R08b",
    "R10",
    "M01",
    "M02",
    "M03",
    "M04",
    "M05",
    "M06",
    "M13",
    "M21",
    "M22",
    "M23",
    "M24",
    "M30",
    "M31",
    "M32",
    "M41",
)
OTHERS = ["R01", "R02", "R03", "R05", "R08", "R11", "M09", "M11", "T01"]
INTENTS = ["M12", "M14", "M27", "M28", "M42", "M45"]
CARRIERS = ("Item", "Phantasia", "Ally", "Ally")
LABELS = ("Golem", "Warrior", "Mage", "Dog", "Relic")


class Maker:
    """Makes a board, one event after another.

    Args:
        random: where all chance comes from.
    """

    def __init__(self, random: Random) -> None:
        self.random = random
        self.board = Board()
        self.theme = random.choice(THEMES)
        self.stamp = 0
        self.names = 0

    def tick(self) -> int:
        """The next time stamp."""
        self.stamp += 1
        return self.stamp

    def some(self, chance: int) -> bool:
        """True once in so many times."""
        return self.random.randrange(chance) == 0

    def enter(self, owner: int, face: Face, **more: object) -> Thing:
        """Put a thing onto the board."""
        thing = Thing(len(self.board.things) + 1, owner, self.tick(), face, **more)  # type: ignore[arg-type]
        self.board = replace(self.board, things=(*self.board.things, thing))
        return thing

    def put(self, thing: Thing, **counters: int) -> None:
        """Put counters on a thing."""
        kinds = dict(thing.counters)
        kinds.update({kind: kinds.get(kind, 0) + number for kind, number in counters.items()})
        after = replace(thing, counters=tuple(sorted((kind, number) for kind, number in kinds.items() if number)))
        things = tuple(after if each.key == thing.key else each for each in self.board.things)
        self.board = replace(self.board, things=things)

    def resolve(self, name: str, seat: int, which: Which, *parts: Part) -> None:
        """Add what a resolution leaves behind."""
        effect = Effect(name, seat, self.tick(), which, parts)
        self.board = replace(self.board, effects=(*self.board.effects, effect))

    def take(self, thing: Thing, seat: int) -> None:
        """Give a seat control of a thing."""
        self.board = replace(self.board, taken=(*self.board.taken, Taken(thing.key, seat, self.tick())))

    def fixed(self, which: Which, seat: int) -> Which:
        """The set of a resolution, fixed now (GA-194)."""
        return Which(keys=affected(self.board, which, seat))

    def one(self, which: Which, seat: int) -> Thing | None:
        """A random thing of a set, as a target."""
        keys = sorted(affected(self.board, which, seat))
        return self.board.thing(self.random.choice(keys)) if keys else None


def random_board(random: Random) -> Board:
    """A board with two champions, things of the pool, invented abilities and resolved effects."""
    maker = Maker(random)
    seats = {seat: Seat(random.randrange(8), random.randrange(6)) for seat in (1, 2)}
    maker.board = Board(seats=seats)
    for seat in (1, 2):
        champion(maker, seat, random.randrange(4))
    for _ in range(random.randrange(2, 14)):
        random.choice(EVENTS)(maker, random.choice((1, 2)))
    if maker.some(2):
        for _ in range(random.randrange(1, 3)):
            maker.enter(1, BY_ID[random.choice(INTENTS)], zone="intent")
    return maker.board


def champion(maker: Maker, seat: int, level: int) -> None:
    """Put a champion of that printed level onto the board, on a lineage down to level 0."""
    starts, line = LINES[seat]
    ids = (maker.random.choice(starts), *line[:level])
    stamps = [maker.tick() for _ in ids]
    inner = tuple(Joined(BY_ID[id_], stamp) for id_, stamp in zip(ids[:-1], stamps[:-1], strict=True))
    thing = maker.enter(seat, BY_ID[ids[-1]], lineage=inner)
    thing = replace(thing, stamp=stamps[0], turned=stamps[-1] if inner else 0)
    maker.put(thing, damage=maker.random.randrange(13), level=maker.random.choice((0, 0, 0, 1, 2)))


def ally(maker: Maker, seat: int) -> None:
    """An ally of the pool, now and then with counters, now and then with a Vow linked to it."""
    unit = maker.enter(seat, BY_ID[maker.random.choice(UNITS)])
    buffs, debuffs = maker.random.choice(((0, 0), (0, 0), (2, 0), (0, 1), (1, 2)))
    maker.put(unit, buff=buffs, debuff=debuffs, damage=maker.random.choice((0, 0, 1)))
    if maker.some(4):
        maker.enter(maker.random.choice((1, 2)), BY_ID["M29"], link=unit.key)


def other(maker: Maker, seat: int) -> None:
    """A weapon, an item or a domain of the pool."""
    thing = maker.enter(seat, BY_ID[maker.random.choice(OTHERS)])
    maker.put(thing, durability=thing.face.durability or 0, buff=maker.random.choice((0, 0, 1)))


def invented(maker: Maker, seat: int) -> None:
    """A card with one or two invented abilities."""
    random = maker.random
    maker.names += 1
    type_ = random.choice(CARRIERS)
    numbers = (random.randrange(4), random.randrange(1, 5)) if type_ == "Ally" else (None, None)
    label, element = random.choice(LABELS), random.choice(("norm", "fire", "water", "wind"))
    abilities = tuple(random.sample(maker.theme, random.choice((1, 1, 2))))
    maker.enter(
        seat,
        Face(
            f"Invention {maker.names}",
            frozenset({type_}),
            subtypes=frozenset({label}),
            elements=frozenset({element}),
            power=numbers[0],
            life=numbers[1],
            abilities=abilities,
        ),
    )


def rally(maker: Maker, seat: int) -> None:
    """Rally the Line: a set that is fixed."""
    which = maker.fixed(Which(types=frozenset({"Ally"}), whose="you"), seat)
    maker.resolve("Allies you control get +1 power", seat, which, plus("power"))


def banner(maker: Maker, seat: int) -> None:
    """A described set: later arrivals belong to it (GA-195)."""
    which = Which(types=frozenset({"Ally"}), whose="you")
    part = maker.random.choice((plus("power"), plus("life"), Part("gain", "Vigor"), Part("add element", "fire")))
    maker.resolve("Allies you control have or are this", seat, which, part)


def targeted(maker: Maker, seat: int) -> None:
    """An effect on one ally: Borrowed Wings, Lineage Release, Dawn Oath, Siren's Wage and others."""
    target = maker.one(Which(types=frozenset({"Ally"})), seat)
    if target is None:
        return
    text, parts, counters = maker.random.choice(ON_ALLIES)
    maker.put(target, **counters)
    if parts:
        maker.resolve(text, seat, Which(keys=frozenset({target.key})), *parts)
    else:
        maker.take(target, seat)


def on_anything(maker: Maker, seat: int) -> None:
    """An effect on one target that may change its type or its element, or on a champion."""
    random = maker.random
    if maker.some(3):
        mine = Which(types=frozenset({"Champion"}), whose="you")
        part = random.choice((plus("level"), plus("level", -3), plus("power", 2), Part("set", "power", 1)))
        maker.resolve("Your champion gets this", seat, maker.fixed(mine, seat), part)
        return
    target = maker.one(Which(types=frozenset({"Item", "Weapon"})), seat)
    if target is not None:
        text, parts = random.choice(ON_THINGS)
        maker.resolve(text, seat, Which(keys=frozenset({target.key})), *parts)


ON_ALLIES: tuple[tuple[str, tuple[Part, ...], dict[str, int]], ...] = (
    ("gains Stealth", (Part("gain", "Stealth"),), {}),
    ("gains Stealth and Spellshroud", (Part("gain", "Stealth"), Part("gain", "Spellshroud")), {}),
    ("gets -2 power", (plus("power", -2),), {}),
    ("gains Immortality, with two buff counters", (Part("gain", "Immortality"),), {"buff": 2}),
    ("gains Unblockable, with two buff counters", (Part("gain", "Unblockable"),), {"buff": 2}),
    ("gets +2 life", (plus("life", 2),), {"debuff": 1}),
    ("loses all abilities", (Part("lose all"),), {}),
    ("loses Taunt", (Part("lose", "Taunt"),), {}),
    ("gains Taunt", (Part("gain", "Taunt"),), {}),
    ("becomes 1/1", (Part("set", "power", 1), Part("set", "life", 1)), {}),
    ("swaps power and life", (Part("swap"),), {}),
    ("becomes wind", (Part("become element", "wind"),), {}),
    ("gains Ranged 1 and Critical 1", (Part("gain", "Ranged", 1), Part("gain", "Critical", 1)), {}),
    ("is controlled", (), {}),
)
ON_THINGS: tuple[tuple[str, tuple[Part, ...]], ...] = (
    ("becomes a 2/2 ally", (Part("set", "power", 2), Part("set", "life", 2), Part("become", "Ally"))),
    ("becomes a Golem item", (Part("become", "Item"), Part("add subtype", "Golem"))),
    ("gets +1 power", (plus("power"),)),
    ("loses all abilities", (Part("lose all"),)),
    ("becomes fire", (Part("become element", "fire"),)),
)

EVENTS: tuple[Callable[[Maker, int], None], ...] = (
    ally,
    ally,
    ally,
    other,
    invented,
    invented,
    invented,
    rally,
    banner,
    targeted,
    targeted,
    on_anything,
)
"""What may happen next on a board."""
