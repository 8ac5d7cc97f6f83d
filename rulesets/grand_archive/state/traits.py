"""Characteristics: what a card or an object is now (GA-46)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from cardgame_tui.text.abilities import Condition
from rulesets.grand_archive.cards.keywords import HIGHEST_COUNTS, Keyword
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.program import Ability, KeywordAbility
from rulesets.grand_archive.cards.sentences import (
    Bonus,
    ChampionBonus,
    Control,
    DamageAtLeast,
    InGraveyard,
    LevelAtLeast,
    MemoryAtLeast,
    MemoryAtMost,
    State,
    Trigger,
)
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel

NO_KEYWORDS: Mapping[Keyword, int] = MappingProxyType({})


@dataclass(slots=True, eq=False)
class Traits:
    """The characteristics of a card or an object at one moment. Shared and never changed.

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
    triggers: Mapping[Trigger, Sequence[Ability]]
    charges: Sequence[Ability]


def traits(duel: ArchiveDuel, card: ArchiveCard) -> Traits:
    """The characteristics of a card now."""
    printed, program = card.printed, card.printed.program
    counters = card.counters
    bonus = counters.get("buff", 0) - counters.get("debuff", 0) if counters else 0
    return Traits(
        name=printed.name,
        types=printed.types,
        supertypes=printed.supertypes,
        subtypes=printed.subtypes,
        classes=printed.classes,
        elements=_elements(duel, card),
        power=None if printed.power is None else printed.power + bonus,
        life=None if printed.life is None else printed.life + bonus,
        durability=_durability(card),
        level=None if printed.level is None else printed.level + counters.get("level", 0),
        keywords=_keywords(duel, card),
        activated=_working(duel, card, program.activated),
        triggers={event: _working(duel, card, each) for event, each in program.triggers.items()},
        charges=_working(duel, card, program.charges),
    )


def power(duel: ArchiveDuel, card: ArchiveCard) -> int:
    """The power of a card, 0 for one without."""
    return traits(duel, card).power or 0


def life(duel: ArchiveDuel, card: ArchiveCard) -> int:
    """The life of a unit, 0 for a card without."""
    return traits(duel, card).life or 0


def has(duel: ArchiveDuel, card: ArchiveCard, keyword: Keyword) -> bool:
    """Whether a card has a keyword."""
    return keyword in traits(duel, card).keywords


def amount(duel: ArchiveDuel, card: ArchiveCard, keyword: Keyword) -> int:
    """The number of a keyword of a card, 0 without it (GA-173)."""
    return traits(duel, card).keywords.get(keyword, 0)


def champion_level(duel: ArchiveDuel, seat: int) -> int:
    """LV: the level of a seat's champion, modifiers included; 0 without a champion (GA-78, GA-129)."""
    champion = duel.champion(seat)
    if champion is None or champion.printed.level is None:
        return 0
    return champion.printed.level + champion.counters.get("level", 0)


def is_a(duel: ArchiveDuel, card: ArchiveCard, word: str) -> bool:
    """Whether a card has a type, such as ``ally``; ``unit`` is a champion or an ally, ``object`` anything."""
    if word == "object":
        return True
    types = traits(duel, card).types
    return not types.isdisjoint(UNIT_TYPES) if word == "unit" else word in types


def enabled_elements(duel: ArchiveDuel, seat: int) -> frozenset[str]:
    """The elements that are enabled for a seat: those of its champion, and norm (GA-117, GA-118)."""
    champion = duel.champion(seat)
    return frozenset({"norm"}) if champion is None else _elements(duel, champion) | {"norm"}


def holds(duel: ArchiveDuel, seat: int, card: ArchiveCard, condition: Condition, *, raised: int = 0) -> bool:
    """Whether a restriction or another condition on the game state is true (GA-184 to GA-186).

    Args:
        duel: the duel.
        seat: the controller of the card.
        card: the card whose text it is.
        condition: the condition.
        raised: how much higher LV counts, for a card that is empowered (GA-308).
    """
    champion, side = duel.champion(seat), duel.sides[seat]
    match condition:
        case LevelAtLeast(least=least):
            return champion_level(duel, seat) + raised >= least
        case MemoryAtLeast(least=least):
            return len(side.memory.cards) >= least
        case MemoryAtMost(most=most):
            return len(side.memory.cards) <= most
        case DamageAtLeast(least=least):
            return champion is not None and champion.damage >= least
        case ChampionBonus(champion=name):
            return champion is not None and champion.printed.champion == name
        case Bonus.CLASS:
            return champion is not None and not champion.printed.classes.isdisjoint(card.printed.classes)
        case Bonus.ELEMENT:
            return champion is not None and not _elements(duel, champion).isdisjoint(card.printed.elements)
        case InGraveyard(least=least, element=element):
            return sum([element.value in each.printed.elements for each in side.graveyard.cards]) >= least
        case Control(what=what, least=least, none=none):
            found = sum([is_a(duel, each, what.value) for each in side.field()])
            return not found if none else found >= least
        case State():
            return _is_so(duel, seat, card, condition)
    raise TypeError(f"no meaning for {type(condition).__name__}")


def _is_so(duel: ArchiveDuel, seat: int, card: ArchiveCard, state: State) -> bool:
    """Whether a state of the game, or of a card, is so; the brewed, imbued and prepared are those of an object."""
    match state:
        case State.DURING_COMBAT:
            return duel.combat is not None
        case State.BALANCE:
            return len(duel.sides[seat].hand.cards) == len(duel.sides[seat].memory.cards)
        case State.DISTANT:
            return card.distant
        case State.FOSTERED:
            return card.fostered
        case State.BREWED:
            return card.played.brewed
        case State.IMBUED:
            return card.played.imbued
        case State.PREPARED:
            return card.played.prepared
    raise TypeError(f"{state} is about an item on the stack")


def _elements(duel: ArchiveDuel, card: ArchiveCard) -> frozenset[str]:
    """Its printed elements; of a champion object those of all champion cards in its lineage (GA-118)."""
    if card.printed.kind != "champion" or not on_field(card):
        return card.printed.elements
    found: set[str] = set()
    for each in duel.lineage(card):
        found |= each.printed.elements
    return frozenset(found) or card.printed.elements


def _durability(card: ArchiveCard) -> int | None:
    if card.printed.durability is None or not on_field(card):
        return card.printed.durability
    return card.counters.get("durability", 0)


def _working(duel: ArchiveDuel, card: ArchiveCard, abilities: Sequence[Ability]) -> Sequence[Ability]:
    """The abilities whose restrictions hold (GA-184)."""
    seat = controller_of(card)
    return [each for each in abilities if all([holds(duel, seat, card, label) for label in each.labels])]


def _keywords(duel: ArchiveDuel, card: ArchiveCard) -> Mapping[Keyword, int]:
    words: list[KeywordAbility] = card.printed.program.keywords
    if not words:
        return NO_KEYWORDS
    seat, found = controller_of(card), dict[Keyword, int]()
    for each in words:
        if all([holds(duel, seat, card, label) for label in each.labels]):
            found[each.word] = _together(each, found.get(each.word, 0))
    return found


def _together(each: KeywordAbility, before: int) -> int:
    return max(before, each.amount) if each.word in HIGHEST_COUNTS else before + each.amount
