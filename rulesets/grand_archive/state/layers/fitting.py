"""Whether a thing fits the words before a noun and the tails behind it (GA-36, GA-39, GA-202, GA-206)."""

from rulesets.grand_archive.cards.nouns import Head, Noun
from rulesets.grand_archive.cards.phrases.tails import (
    CostWord,
    Happened,
    Linked,
    Named,
    Past,
    Price,
    Tail,
    ThatIs,
    WithCost,
    WithCounters,
    WithKeyword,
    WithStat,
)
from rulesets.grand_archive.cards.printed import ADVANCED, BASIC, ArchivePrinted
from rulesets.grand_archive.cards.qualifiers import AnyOf, CardKind, Elements, Kind, Non, Standing, Test
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.layers.layer import ELEMENTS, KEYWORDS, POWER, STATS, SUBTYPES, TYPES
from rulesets.grand_archive.state.layers.look import Look

_NEWS = {
    Standing.AWAKE: "rested", Standing.RESTED: "rested", Standing.DAMAGED: "damage", Standing.UNDAMAGED: "damage",
    Standing.ATTACKING: "combat", Standing.DEFENDING: "combat", Standing.RETALIATING: "combat",
    Standing.INTERCEPTING: "combat",
}  # fmt: skip


def passes(
    look: Look, test: AnyOf | Tail | Head, seat: int, source: ArchiveCard | None, card: ArchiveCard, now: Traits
) -> bool:
    """Whether a card fits a word before the noun or a tail.

    Args:
        look: what is read.
        test: the word, or the tail.
        seat: from whose point of view it is described.
        source: the object whose text it is.
        card: the card.
        now: its characteristics.
    """
    match test:
        case AnyOf(tests=tests):
            for each in tests:
                if suits(look, each, card, now):
                    return True
            return False
        case ThatIs(tests=tests, isnt=isnt):
            return passes(look, tests, seat, source, card, now) is not isnt
        case WithCounters(counter=counter, least=least, none=none):
            found = card.counters.get(counter.value, 0)
            return not found if none else found >= least
        case WithKeyword(word=word, without=without):
            return (now.keywords.get(word.word, 0) >= word.count) is not without
        case WithCost(price=price, or_else=other):
            return costs(card, price) or (other is not None and costs(card, other))
        case WithStat():
            return _in_bounds(test, now)
        case Named(name=name):
            return now.name == name
        case Happened():
            return has_happened(test, card, look.duel.turn)
        case Linked.TO_THIS:
            return card.linked is not None and not card.linked.lost and card.linked.thing is source
        case Noun.OMEN:
            return bool(card.counters.get("omen"))
    raise TypeError(f"no meaning for {test!r}")


def has_happened(test: Happened, of: ArchiveCard | Known, turn: int) -> bool:
    """Whether something has done this in this turn, or it has happened to it; also to what has left (GA-34)."""
    if test.past is None:
        return of.taken >= (test.least or 1)
    return of.entered == turn if test.past is Past.ENTERED else test.past in of.past


def suits(look: Look, test: Test, card: ArchiveCard, now: Traits) -> bool:
    """Whether a card is of a kind, or in a state."""
    match test:
        case Standing():
            return _stands(look, test, card)
        case Kind():
            return is_of(test.word, now)
        case Non(test=wrong):
            return not suits(look, wrong, card, now)
        case Elements():
            return not now.elements.isdisjoint(BASIC if test is Elements.BASIC else ADVANCED)
    raise TypeError(f"no meaning for {test!r}")


def is_of(word: str, now: Traits | ArchivePrinted) -> bool:
    """Whether a card is of a type, a supertype, a subtype or an element."""
    if word in now.types or word in now.subtypes:
        return True
    return word in now.supertypes or word in now.elements


def is_card_of(card: ArchiveCard, what: Kind | None) -> bool:
    """Whether a card is of a type, a supertype, a subtype or an element, as printed; any card is of None."""
    return what is None or is_of(what.word, card.printed)


def costs(card: ArchiveCard, price: Price | None, x: int | None = None) -> bool:
    """Whether a card has a cost that a text asks for; a card without a cost has none (GA-39).

    Args:
        card: the card.
        price: the cost, None for any.
        x: what was chosen for X, None for a card that is not on the stack: its X is 0 and is no number (GA-40).
    """
    if price is None:
        return True
    cost = card.printed.cost
    if cost is None or (price.cost is not CostWord.COST and price.cost.name.lower() != card.printed.cost_kind):
        return False
    if card.printed.x_cost:
        if x is None and price.exactly is not None:
            return False
        cost = x or 0
    if price.exactly is not None:
        return is_one_of(cost, price)
    return cost <= price.most if price.most is not None else cost >= (price.least or 0)


def is_one_of(cost: int, price: Price) -> bool:
    """Whether a cost is one of those that a text lists (GA-40)."""
    return cost in (price.exactly, price.other)


def read_by(test: AnyOf | Tail | Head) -> int:
    """The characteristics that a word or a tail reads (GA-198)."""
    match test:
        case AnyOf(tests=tests) | ThatIs(tests=AnyOf(tests=tests)):
            return _together([_read(each) for each in tests])
        case WithKeyword():
            return KEYWORDS
        case WithStat(stat=stat):
            return STATS[stat.value]
    return 0


def news_of(test: AnyOf | Tail | Head) -> frozenset[str]:
    """The kinds of changes after which a word or a tail may fit others, but for those on the field."""
    match test:
        case AnyOf(tests=tests) | ThatIs(tests=AnyOf(tests=tests)):
            return frozenset().union(*[_news(each) for each in tests])
        case WithCounters() | Noun.OMEN:
            return frozenset({"counters", "markers"})
        case Happened():
            return frozenset({"turn", "combat", "damage"})
    return frozenset()


def _news(test: Test) -> frozenset[str]:
    if isinstance(test, Non):
        return _news(test.test)
    return frozenset({_NEWS[test]}) if isinstance(test, Standing) and test in _NEWS else frozenset()


def _read(test: Test) -> int:
    match test:
        case Non(test=inner):
            return _read(inner)
        case CardKind() if test.word[0].islower():
            return TYPES
        case Elements():
            return ELEMENTS
        case Kind():
            return SUBTYPES | ELEMENTS
    return POWER if test is Standing.DAMAGED else 0


def _together(bits: list[int]) -> int:
    found = 0
    for each in bits:
        found |= each
    return found


def _in_bounds(test: WithStat, now: Traits) -> bool:
    found: int | None = getattr(now, test.stat.value)
    if found is None:
        return False
    if test.exactly is not None:
        return found == test.exactly
    return found <= test.most if test.most is not None else found >= (test.least or 0)


def _stands(look: Look, standing: Standing, card: ArchiveCard) -> bool:
    combat = look.duel.combat
    match standing:
        case Standing.AWAKE:
            return not card.rested
        case Standing.RESTED:
            return card.rested
        case Standing.ATTACKING:
            return combat is not None and combat.is_attacking(card)
        case Standing.DEFENDING:
            return combat is not None and combat.is_defending(card)
        case Standing.RETALIATING:
            return combat is not None and combat.is_retaliating(card)
        case Standing.INTERCEPTING:
            return combat is not None and any(
                [each.thing is card and not each.lost for each in combat.intercepting]
            )
        case Standing.DAMAGED:
            return card.damage > 0
        case Standing.UNDAMAGED:
            return not card.damage
        case Standing.DISTANT | Standing.FOSTERED | Standing.EPHEMERAL | Standing.PRESERVED | Standing.TRANSFORMED:
            return bool(getattr(card, standing.value))
        case Standing.PREPARED | Standing.BREWED | Standing.IMBUED:
            return bool(getattr(card.played, standing.value))
        case Standing.LOADED:
            return bool(look.duel.loaded(card))
        case Standing.UNLOADED:
            return not look.duel.loaded(card)
        case Standing.FACE_UP:
            return card.face_up
        case Standing.FACE_DOWN:
            return not card.face_up
        case Standing.TOKEN:
            return card.token
