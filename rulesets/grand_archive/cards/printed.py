"""Printed cards: their values, their types and elements, and their program."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from cardgame_tui.engine.card import Printed
from rulesets.grand_archive.cards.program import Program

CostKind: TypeAlias = Literal["reserve", "memory", ""]
"""How a card is paid for; empty for a card without a cost (GA-39)."""

OBJECT_TYPES = frozenset({"champion", "ally", "item", "weapon", "domain", "phantasia"})
"""Types of cards that become objects (GA-20)."""
UNIT_TYPES = frozenset({"champion", "ally"})
"""Types of units."""
ELEMENTS = (
    "norm", "fire", "water", "wind",
    "arcane", "astra", "crux", "exia", "luxem", "neos", "tera", "umbra", "exalted",
)  # fmt: skip
"""All elements (GA-116)."""
BASIC = frozenset({"fire", "water", "wind"})
"""The basic elements (GA-116)."""
ADVANCED = frozenset({"arcane", "astra", "crux", "exia", "luxem", "neos", "tera", "umbra"})
"""The advanced elements (GA-116)."""
CLASSES = frozenset({"Warrior", "Mage", "Guardian", "Ranger", "Tamer", "Assassin", "Cleric", "Spirit"})
"""Subtypes that are classes (GA-65)."""


@dataclass(slots=True, eq=False)
class ArchivePrinted(Printed):
    """A printed card, or one side of it. Its `kind` is its card type, such as ``ally``, ``mastery`` or ``status``.

    Args:
        elements: its elements, ``norm`` for a card without (GA-41).
        supertypes: ``regalia``, ``unique`` (GA-59, GA-60).
        subtypes: the rest of its type line, classes included, as printed, such as ``Spell`` or ``Siegeable``.
        cost: its printed cost, None for a card without; 0 for a cost of X (GA-39, GA-40).
        cost_kind: how it is paid for.
        x_cost: whether its cost is X (GA-40).
        level: the level of a champion.
        life: the life of a unit.
        power: power, None for a card without.
        durability: the durability of a weapon or a siegeable domain.
        fast: whether it is a fast action (GA-44).
        token: whether it exists as a token only (GA-253).
        generated: whether it comes from outside the game (GA-258).
        flip: the other side of a double-faced card (GA-259).
        program: what its text says.

    Attributes:
        types: its card type as a set, for characteristics that gain one.
        classes: the classes among its subtypes (GA-65).
        champion: the name before the comma of a named champion, else empty (GA-37).
        material: whether it belongs to the material deck (GA-51, GA-60).
        is_object: whether it becomes an object.
    """

    elements: frozenset[str] = frozenset({"norm"})
    supertypes: frozenset[str] = frozenset()
    subtypes: frozenset[str] = frozenset()
    cost: int | None = None
    cost_kind: CostKind = ""
    x_cost: bool = False
    level: int | None = None
    life: int | None = None
    power: int | None = None
    durability: int | None = None
    fast: bool = False
    token: bool = False
    generated: bool = False
    flip: "ArchivePrinted | None" = None
    program: Program = field(default_factory=Program)
    types: frozenset[str] = field(init=False)
    classes: frozenset[str] = field(init=False)
    champion: str = field(init=False)
    material: bool = field(init=False)
    is_object: bool = field(init=False)

    def __post_init__(self) -> None:
        self.types = frozenset({self.kind})
        self.classes = self.subtypes & CLASSES
        named, comma, _ = self.name.partition(",")
        self.champion = named if comma and self.kind == "champion" else ""
        self.material = self.kind == "champion" or "regalia" in self.supertypes
        self.is_object = self.kind in OBJECT_TYPES
        if self.flip is not None:
            self.flip.flip = self
