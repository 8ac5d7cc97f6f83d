"""Cards as they are written in a file, and what their fields must be for each type (rulebook section C)."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from cardgame_tui.content.cards import CardRecord, OneLine, Sentences
from rulesets.grand_archive.cards.printed import OBJECT_TYPES

HIGHEST = 99
"""The highest number on a card: more digits would not fit on it."""
LOADABLE = ("Arrow", "Bullet", "Aethercharge")
"""Subtypes of items and actions that have power, since they may be loaded (GA-63)."""

Number = Annotated[int, Field(ge=0, le=HIGHEST)]
"""A cost or a stat."""
CardType: TypeAlias = Literal["champion", "ally", "action", "attack", "item", "weapon", "domain", "phantasia"]
"""The types of cards (GA-51 to GA-58)."""
ElementWord: TypeAlias = Literal[
    "norm", "fire", "water", "wind",
    "arcane", "astra", "crux", "exia", "luxem", "neos", "tera", "umbra", "exalted",
]  # fmt: skip
"""The elements (GA-116)."""
Supertype: TypeAlias = Literal["regalia", "unique"]
"""The supertypes (GA-59, GA-60)."""
Subtype = Annotated[str, StringConstraints(max_length=20, pattern=r"^[A-Z][A-Za-z]*$")]
"""One word of the rest of a type line (GA-65)."""
Subtypes = Annotated[tuple[Subtype, ...], Field(max_length=6)]
"""The rest of a type line."""


class FlipRecord(BaseModel):
    """The flip side of a double-faced card (GA-259).

    Attributes:
        name: its name.
        type: its type.
        elements: its elements.
        subtypes: the rest of its type line.
        life, power, durability: its stats.
        text: the sentences on it.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    name: OneLine
    type: CardType
    elements: tuple[ElementWord, ...] = ("norm",)
    subtypes: Subtypes = ()
    life: Number | None = None
    power: Number | None = None
    durability: Number | None = None
    text: Sentences = ""

    @model_validator(mode="after")
    def _is_of_its_type(self) -> "FlipRecord":
        faults = [*_stat_faults(self.type, self.subtypes, self.life, self.power, self.durability)]
        if self.type not in OBJECT_TYPES - {"champion"}:
            faults.append("a flip side is an object and no champion (GA-259)")
        if faults:
            raise ValueError("; ".join(faults))
        return self


class ArchiveRecord(CardRecord):
    """One card as written in a file (rulebook section C).

    Attributes:
        elements: its elements; a card without is norm (GA-41).
        supertypes: ``regalia``, ``unique``.
        subtypes: the rest of its type line, classes included (GA-65).
        reserve: its reserve cost, or ``X`` (GA-39, GA-40).
        memory: its memory cost (GA-39).
        level: the level of a champion.
        life: the life of a unit.
        power: the power of an ally, a weapon or an attack.
        durability: the durability of a weapon or of a siegeable domain.
        speed: the speed of an action (GA-44).
        token: whether it exists as a token only (GA-253).
        generated: whether it comes from outside the game (GA-258).
        flip: the other side of a double-faced card (GA-259).
    """

    type: CardType | Literal["mastery", "status"]
    elements: tuple[ElementWord, ...] = ("norm",)
    supertypes: tuple[Supertype, ...] = ()
    subtypes: Subtypes = ()
    reserve: Number | Literal["X"] | None = None
    memory: Number | None = None
    level: Annotated[int, Field(ge=0, le=9)] | None = None
    life: Number | None = None
    power: Number | None = None
    durability: Number | None = None
    speed: Literal["fast", "slow"] | None = None
    token: bool = False
    generated: bool = False
    flip: FlipRecord | None = None

    @model_validator(mode="after")
    def _is_of_its_type(self) -> "ArchiveRecord":
        if faults := list(self._faults()):
            raise ValueError("; ".join(faults))
        return self

    @property
    def material(self) -> bool:
        """Whether it belongs to the material deck (GA-16)."""
        return self.type == "champion" or "regalia" in self.supertypes

    def _faults(self) -> Iterator[str]:
        if self.type in ("mastery", "status"):
            yield from self._mastery_faults()
            return
        yield from _stat_faults(self.type, self.subtypes, self.life, self.power, self.durability)
        yield from self._cost_faults()
        yield from self._supertype_faults()
        if (self.level is None) is (self.type == "champion"):
            yield "a champion has a level, and no other card has one (GA-42)"
        if (self.speed is None) is (self.type == "action"):
            yield "an action has a speed, and no other card has one (GA-44)"
        if self.token and self.type not in OBJECT_TYPES - {"champion"}:
            yield "a token is an object and no champion (GA-253)"
        if self.token and self.generated:
            yield "a token is no card that can be generated (GA-258)"

    def _mastery_faults(self) -> Iterator[str]:
        """A mastery and a status have a name and a text and nothing else (GA-251, GA-252)."""
        if self.model_fields_set - {"name", "type", "text"}:
            yield f"a {self.type} has a name and a text and nothing else (GA-251, GA-252)"

    def _cost_faults(self) -> Iterator[str]:
        """Each card has the one cost of its deck (GA-39)."""
        if self.token or (self.type == "champion" and self.level == 0):
            if self.reserve is not None or self.memory is not None:
                yield "a token and a champion of level 0 have no cost (GA-108, GA-253)"
        elif self.material and (self.memory is None or self.reserve is not None):
            yield "a champion and a regalia have a memory cost and no reserve cost (GA-39)"
        elif not self.material and (self.reserve is None or self.memory is not None):
            yield "a card of the main deck has a reserve cost and no memory cost (GA-39)"

    def _supertype_faults(self) -> Iterator[str]:
        if self.supertypes and self.type not in OBJECT_TYPES:
            yield "only an object is unique or regalia (GA-59, GA-60)"
        if "regalia" in self.supertypes and (self.type == "champion" or self.token):
            yield "a champion and a token are no regalia (GA-51, GA-60)"
        if self.flip is not None and (self.type not in OBJECT_TYPES - {"champion"} or self.token):
            yield "only an object that is no champion and no token has a flip side (GA-259)"


def _stat_faults(
    kind: str, subtypes: tuple[str, ...], life: int | None, power: int | None, durability: int | None
) -> Iterator[str]:
    """What a type of card has and what it has not (GA-42, GA-62, GA-63)."""
    if (life is None) is (kind in ("champion", "ally")):
        yield "a champion and an ally have life, and no other card has it (GA-42)"
    if power is None and kind in ("ally", "weapon", "attack"):
        yield "an ally, a weapon and an attack have power (GA-42)"
    if power is not None and not _may_have_power(kind, subtypes):
        yield f"only a unit, a weapon, an attack, and {', '.join(LOADABLE)} have power (GA-42, GA-63)"
    if (durability is None) is (kind == "weapon" or (kind == "domain" and "Siegeable" in subtypes)):
        yield "a weapon and a siegeable domain have durability, and no other card has it (GA-42, GA-62)"


def _may_have_power(kind: str, subtypes: tuple[str, ...]) -> bool:
    if kind in ("champion", "ally", "weapon", "attack"):
        return True
    return kind in ("item", "action") and any(word in subtypes for word in LOADABLE)
