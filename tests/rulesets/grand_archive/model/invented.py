"""Static abilities that no card of the pool has: those of one layer read what others of that layer write.

The name of each is its sentence. "Become" replaces types or elements, "are also" adds them (GA-47, GA-49).
"""

from dataclasses import replace

from tests.rulesets.grand_archive.model.board import Ability, Condition, Part, Which
from tests.rulesets.grand_archive.model.pool import CLASS, ELEMENT, plus

ALLIES = Which(types=frozenset({"Ally"}))
MINE = replace(ALLIES, whose="you")
OTHERS = replace(ALLIES, other=True)
ITEMS = Which(types=frozenset({"Item"}))
WEAPONS = Which(types=frozenset({"Weapon"}))
CHAMPIONS = Which(types=frozenset({"Champion"}))
UNITS = Which(types=frozenset({"Ally", "Champion"}))
GOLEMS = Which(subtypes=frozenset({"Golem"}))
DOGS = Which(subtypes=frozenset({"Dog"}))
FIRE = frozenset({"fire"})

GOLEM = Condition("control", 1, which=replace(GOLEMS, whose="you"))
TAUNT = Condition("control", 1, which=replace(MINE, keyword="Taunt"))
LEVEL_2 = Condition("level", 2)


def static(text: str, which: Which, *parts: Part, needs: tuple[Condition, ...] = ()) -> Ability:
    """A static ability."""
    return Ability(text, needs, which=which, parts=parts)


PER_GOLEM = static("This has +1 power for each Golem", Which(itself=True), plus("power", per=GOLEMS))

BASES = (
    static("Dogs have a base power of 4", DOGS, Part("set", "power", 4)),
    static(
        "Items have a base power of 2 and a base life of 2", ITEMS, Part("set", "power", 2), Part("set", "life", 2)
    ),
    static("Champions have a base power of 2", CHAMPIONS, Part("set", "power", 2)),
    static("Allies with power 1 or less have a base power of 3", replace(ALLIES, most=1), Part("set", "power", 3)),
    static(
        "Allies with power 3 or more have a base power of 1", replace(ALLIES, least=3), Part("set", "power", 1)
    ),
)
TYPES = (
    static("Items you control become allies", replace(ITEMS, whose="you"), Part("become", "Ally")),
    static("Weapons become items", WEAPONS, Part("become", "Item")),
    static("Allies are also Golems", ALLIES, Part("add subtype", "Golem")),
    static("Golems are also items", GOLEMS, Part("add type", "Item")),
    static("Allies you control are also Warriors", MINE, Part("add subtype", "Warrior")),
)
ELEMENTS = (
    static("Allies you control become fire", MINE, Part("become element", "fire")),
    static("Fire objects are also wind", Which(elements=FIRE), Part("add element", "wind")),
    static(
        "Wind allies become water", replace(ALLIES, elements=frozenset({"wind"})), Part("become element", "water")
    ),
    static(
        "Class Bonus: units you control are also fire",
        replace(UNITS, whose="you"),
        Part("add element", "fire"),
        needs=(CLASS,),
    ),
)
ABILITIES = (
    static("Other allies lose all abilities", OTHERS, Part("lose all")),
    static("Opposing items lose all abilities", replace(ITEMS, whose="foe"), Part("lose all")),
    static("Allies with Stealth have Taunt", replace(ALLIES, keyword="Stealth"), Part("gain", "Taunt")),
    static("Allies with Taunt lose Stealth", replace(ALLIES, keyword="Taunt"), Part("lose", "Stealth")),
    static("Allies with Stealth lose Taunt", replace(ALLIES, keyword="Stealth"), Part("lose", "Taunt")),
    static("Allies you control have Stealth", MINE, Part("gain", "Stealth")),
    static("Allies have Pride 3", ALLIES, Part("gain", "Pride", 3)),
    static("Allies have the ability of a Golem counter", ALLIES, Part("gain", ability=PER_GOLEM)),
    static("With a Golem, allies you control have Vigor", MINE, Part("gain", "Vigor"), needs=(GOLEM,)),
    static("With a Taunt ally, allies you control have Ranged 1", MINE, Part("gain", "Ranged", 1), needs=(TAUNT,)),
    static(
        "Element Bonus: allies you control have True Sight", MINE, Part("gain", "True Sight"), needs=(ELEMENT,)
    ),
)
STATS = (
    static("Allies with power 3 or more have +1 power", replace(ALLIES, least=3), plus("power")),
    static("Allies with power 2 or less have +2 power", replace(ALLIES, most=2), plus("power", 2)),
    static("Opposing units have -1 power", replace(UNITS, whose="foe"), plus("power", -1)),
    static("Fire allies have +1 power and +1 life", replace(ALLIES, elements=FIRE), plus("power"), plus("life")),
    static("Level 2+: allies you control have +1 life", MINE, plus("life"), needs=(LEVEL_2,)),
    static("Your champion has +1 level", replace(CHAMPIONS, whose="you"), plus("level")),
    static(
        "This has +1 power for each strong ally", Which(itself=True), plus("power", per=replace(ALLIES, least=3))
    ),
)
SEVERAL_LAYERS = (
    static(
        "Golems become fire and have Vigor and +1 power",
        GOLEMS,
        Part("become element", "fire"),
        Part("gain", "Vigor"),
        plus("power"),
    ),
    static(
        "Dogs have a base life of 5 and Stealth", replace(DOGS), Part("set", "life", 5), Part("gain", "Stealth")
    ),
)
"""The sets of these are the same in each of their layers; whether a set may change in between is a reading."""

LOSSES = tuple(ability for ability in ABILITIES if "lose all" in ability.name)

INVENTED = (*BASES, *TYPES, *ELEMENTS, *ABILITIES, *STATS, *SEVERAL_LAYERS)
THEMES = (BASES, TYPES, ELEMENTS, ABILITIES, STATS, (*TYPES, *SEVERAL_LAYERS, *LOSSES), INVENTED)
"""Groups of abilities that meet each other often."""
