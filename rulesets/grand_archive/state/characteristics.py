"""The characteristics of a card or an object, and those of a printed card (GA-46)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType

from rulesets.grand_archive.cards.keywords import ADDITIVE, Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.program import Ability, KeywordAbility, StaticAbility
from rulesets.grand_archive.cards.triggers.events import Key

NO_KEYWORDS: Mapping[Keyword, int] = MappingProxyType({})
NO_TRIGGERS: Mapping[Key, Sequence[Ability]] = MappingProxyType({})


@dataclass(slots=True, eq=False)
class Traits:
    """The characteristics of a card or an object at one moment. Shared, and never changed once worked out.

    Args:
        name: its name.
        types: its card types.
        supertypes: its supertypes.
        subtypes: its subtypes, classes included.
        classes: its classes (GA-65).
        elements: its elements; of a champion those of its lineage (GA-118).
        power: its power, None for a card without.
        life: its life, None for a card without.
        durability: its durability, None for a card without; of an object its durability counters (GA-43).
        level: the level of a champion (GA-129).
        keywords: its keywords with their numbers, added up or the highest (GA-173).
        activated: its activated abilities.
        triggers: its triggered abilities by their event.
        charges: its On Charge abilities (GA-285).
        rules: its static abilities that change costs or set rules, not characteristics (GA-183, GA-200).
    """

    name: str
    types: frozenset[str]
    supertypes: frozenset[str]
    subtypes: frozenset[str]
    classes: frozenset[str]
    elements: frozenset[str]
    power: int | None
    life: int | None
    durability: int | None
    level: int | None
    keywords: Mapping[Keyword, int]
    activated: Sequence[Ability]
    triggers: Mapping[Key, Sequence[Ability]]
    charges: Sequence[Ability]
    rules: Sequence[StaticAbility]

    @property
    def words(self) -> frozenset[str]:
        """Its types, supertypes, subtypes and elements."""
        return self.types | self.supertypes | self.subtypes | self.elements

    def copy(self) -> "Traits":
        """The same characteristics, to be changed by effects. What it holds is replaced, never changed."""
        return Traits(
            self.name, self.types, self.supertypes, self.subtypes, self.classes, self.elements,
            self.power, self.life, self.durability, self.level,
            self.keywords, self.activated, self.triggers, self.charges, self.rules,
        )  # fmt: skip


@lru_cache(maxsize=4096)
def printed_traits(printed: ArchivePrinted) -> Traits:
    """The characteristics of a printed card if nothing restricts its text; shared by all its copies."""
    program = printed.program
    return Traits(
        printed.name, printed.types, printed.supertypes, printed.subtypes, printed.classes, printed.elements,
        printed.power, printed.life, printed.durability, printed.level,
        added_up(program.keywords), tuple(program.activated), _frozen(program.triggers),
        tuple(program.charges), (),
    )  # fmt: skip


def added_up(words: Sequence[KeywordAbility]) -> Mapping[Keyword, int]:
    """Keywords with their numbers: those of additive keywords added up, of others the highest (GA-173)."""
    if not words:
        return NO_KEYWORDS
    found: dict[Keyword, int] = {}
    for each in words:
        found[each.word] = together(each.word, found.get(each.word, 0), each.amount)
    return MappingProxyType(found)


def _frozen(triggers: Mapping[Key, Sequence[Ability]]) -> Mapping[Key, Sequence[Ability]]:
    """The triggers of a card as nobody can change them, since all duels share them."""
    return (
        MappingProxyType({event: tuple(found) for event, found in triggers.items()}) if triggers else NO_TRIGGERS
    )


def together(word: Keyword, before: int, amount: int) -> int:
    """The number of a keyword that an object has once more (GA-173)."""
    return before + amount if word in ADDITIVE else max(before, amount)
