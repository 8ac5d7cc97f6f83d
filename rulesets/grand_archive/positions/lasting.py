"""What lasts on an object for good, as a position writes it in words (GA-193)."""

from cardgame_tui.text import print_text
from rulesets.grand_archive.cards.changes import Base, OfElement, OfSubtype, OfType, Trait
from rulesets.grand_archive.cards.keywords import BY_WORD
from rulesets.grand_archive.cards.nouns import Stat
from rulesets.grand_archive.cards.qualifiers import CardKind, Element
from rulesets.grand_archive.state.layers.clauses import Become, BecomeElement, Clause, Lose, LoseAbilities, Swap
from rulesets.grand_archive.state.layers.said import Resolved

LOSES_ALL, SWAPPED = "loses all abilities", "swapped"
"""The words of effects that have no other word in them."""
UNIQUE = "unique "
"""Stands before a type with that supertype."""
KINDS = {each.word: each for each in CardKind}
ELEMENTS = {each.word: each for each in Element}
STATS = {each.value: each for each in Stat}


def words_for(value: object) -> list[str] | None:
    """The words of an effect, one for each thing that it says; None for one that has no words."""
    if isinstance(value, Base | OfElement | OfType | OfSubtype):
        words = print_text(value)
        return [words[0].lower() + words[1:]]
    if not isinstance(value, Resolved) or value.group != Resolved(()).group:
        return None
    found = [_clause_words(each) for each in value.clauses]
    return None if None in found else [each for each in found if each is not None]


def effect_of(words: str) -> Trait | Resolved | None:
    """The value of the effect that words name; None for words that name none."""
    if words == LOSES_ALL:
        return Resolved((LoseAbilities(),))
    if words == SWAPPED:
        return Resolved((Swap(),))
    first, _, rest = words.partition(" ")
    match first.lower():
        case "loses" if rest.casefold() in BY_WORD:
            return Resolved((Lose(BY_WORD[rest.casefold()]),))
        case "becomes" if rest in ELEMENTS:
            return Resolved((BecomeElement(rest),))
        case "becomes" if rest.removeprefix(UNIQUE) in KINDS:
            return Resolved((Become(rest.removeprefix(UNIQUE), rest.startswith(UNIQUE)),))
        case "base":
            return _base(rest)
        case "the":
            return _quality(rest)
    return None


def retypes(effect: object) -> bool:
    """Whether an effect changes types, so that rows of the field follow them."""
    if isinstance(effect, Resolved):
        return any(isinstance(each, Become) for each in effect.clauses)
    return isinstance(effect, OfType)


def _clause_words(clause: Clause) -> str | None:
    match clause:
        case Lose(word=word):
            return f"loses {word.value}"
        case LoseAbilities():
            return LOSES_ALL
        case Become(what=what, unique=unique):
            return f"becomes {UNIQUE if unique else ''}{what}"
        case BecomeElement(what=what):
            return f"becomes {what}"
        case Swap():
            return SWAPPED
    return None


def _base(words: str) -> Base | None:
    stat, _, number = words.partition(" ")
    fits = stat in STATS and number.isdecimal() and len(number) < 4
    return Base(STATS[stat], int(number)) if fits else None


def _quality(words: str) -> Trait | None:
    what, _, rest = words.partition(" ")
    if what == "element" and rest in ELEMENTS:
        return OfElement(ELEMENTS[rest])
    if what == "type" and rest in KINDS:
        return OfType(KINDS[rest])
    return OfSubtype(rest.strip('"')) if what == "subtype" and rest.strip('"') else None
