"""Restrictions and other conditions on the game state, as they are at one moment (GA-184 to GA-186)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache, reduce
from operator import or_

from cardgame_tui.text.abilities import Condition
from rulesets.grand_archive.cards.amounts import Compare
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.tails import Happened, Whose, WithCounters
from rulesets.grand_archive.cards.rivals import Against
from rulesets.grand_archive.cards.sentences import (
    AboutOne,
    And,
    Bears,
    Bonus,
    ChampionBonus,
    Control,
    DamageAtLeast,
    HasDone,
    Holder,
    InGraveyard,
    Is,
    Lately,
    LevelAtLeast,
    MemoryAtLeast,
    MemoryAtMost,
    Not,
    Or,
    State,
)
from rulesets.grand_archive.cards.triggers.compass import Faces
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.deeds import has_done
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.findings import Asked
from rulesets.grand_archive.state.layers import amounts
from rulesets.grand_archive.state.layers.groups import Group, describes, group_of, members
from rulesets.grand_archive.state.layers.layer import ELEMENTS, SUBTYPES
from rulesets.grand_archive.state.layers.look import Look

ABOUT_CHAMPIONS = (Bonus, DamageAtLeast, ChampionBonus)
"""The forms of conditions about the champion of a player."""

# Members that nearly every decision reads (docs/architecture.md, "Members")
_FIRST_BOON, _CLASS, _ELEMENT = Bonus.FIRST_BOON, Bonus.CLASS, Bonus.ELEMENT


def holds(look: Look, seat: int, card: ArchiveCard, condition: Condition, raised: int = 0) -> bool:
    """Whether a condition is true.

    Args:
        look: what is read.
        seat: the controller of the card.
        card: the card whose text it is.
        condition: the condition.
        raised: how much higher LV counts, for a card that is empowered (GA-308).
    """
    if isinstance(condition, ABOUT_CHAMPIONS):
        return _holds_of_champion(look, seat, card, condition)
    side = look.duel.sides[seat]
    match condition:
        case LevelAtLeast(least=least):
            return look.level(seat) + raised >= least
        case MemoryAtLeast(least=least):
            return len(side.memory.cards) >= least
        case MemoryAtMost(most=most):
            return len(side.memory.cards) <= most
        case HasDone():
            return has_done(look.duel, seat, condition)
        case InGraveyard(least=least, element=element):
            wanted = element.value
            return sum([wanted in each.printed.elements for each in side.graveyard.cards]) >= least
        case Control():
            return is_counted(len(members(look, counted(condition), seat, card)), condition.what)
        case And(first=first, second=second):
            return holds(look, seat, card, first, raised) and holds(look, seat, card, second, raised)
        case Or(first=first, second=second):
            return holds(look, seat, card, first, raised) or holds(look, seat, card, second, raised)
        case Not(condition=other):
            return not holds(look, seat, card, other, raised)
        case Compare(amount=amount):
            return condition.holds(amounts.worth(look, seat, card, amount, raised))
        case Against():
            return condition.holds(lambda each: amounts.worth(look, seat, card, each, raised))
        case Is() | Bears() | Lately():
            things = members(look, group_of(condition.whom), seat, card)
            return any([is_so(look, condition, seat, card, each) for each in things])
        case Faces(compass=compass, direction=direction, other=second):
            mastery = look.duel.mastery(seat)
            if mastery is None or mastery.name != compass:
                return False
            return mastery.facing in [each.value for each in (direction, second) if each is not None]
        case State.EXTRA:
            return card.played.extra
        case State():
            return _stands(look.duel, seat, condition)
    raise TypeError(f"no meaning for {type(condition).__name__}")


def apart(condition: Condition) -> tuple[Condition, ...]:
    """The conditions that one is made of, all of which must hold."""
    return (*apart(condition.first), *apart(condition.second)) if isinstance(condition, And) else (condition,)


def simple(condition: Condition) -> tuple[Condition, ...]:
    """The conditions in one that have no others in them."""
    match condition:
        case And(first=first, second=second) | Or(first=first, second=second):
            return (*simple(first), *simple(second))
        case Not(condition=other):
            return simple(other)
    return (condition,)


def reads(condition: Condition) -> int:
    """The characteristics that a condition reads (GA-198). LV is none: it is worked out first."""
    return reduce(or_, map(_reads, simple(condition)))


def _reads(condition: Condition) -> int:
    match condition:
        case Bonus.CLASS:
            return SUBTYPES
        case Bonus.ELEMENT:
            return ELEMENTS
        case Control():
            return counted(condition).reads()
        case Compare() | Against():
            return amounts.reads(condition)
        case Is() | Bears() | Lately():
            return sought(condition).reads() | group_of(condition.whom).reads()
    return 0


def news_for(condition: Condition) -> frozenset[str]:
    """The kinds of changes after which a condition that reads no characteristics may have another answer.

    Those on the field are not among them.
    """
    return frozenset().union(*map(_news_for, simple(condition)))


def _news_for(condition: Condition) -> frozenset[str]:
    match condition:
        case MemoryAtLeast() | MemoryAtMost():
            return frozenset({"memory"})
        case DamageAtLeast():
            return frozenset({"damage"})
        case InGraveyard():
            return frozenset({"graveyard"})
        case State.YOUR_TURN | State.OTHER_TURN:
            return frozenset({"turn"})
        case State.BALANCE:
            return frozenset({"hand", "memory"})
        case HasDone():
            return frozenset({"turn"})
        case Faces():
            return frozenset({"compass"})
        case State.DURING_COMBAT:
            return frozenset({"combat"})
    return frozenset()


def ask(asked: Asked, look: Look, seat: int, card: ArchiveCard, found: Sequence[Condition]) -> None:
    """Remember the answers to those of some conditions of a card that read no characteristics.

    Args:
        asked: what has been asked so far.
        look: what is read.
        seat: the controller of the card.
        card: the card whose text it is.
        found: the conditions.
    """
    for each in found:
        for kind in news_for(each):
            asked.setdefault(kind, []).append((seat, card, each, holds(look, seat, card, each)))


def has_other_answers(asked: Asked, look: Look, news: Iterable[str]) -> bool:
    """Whether one of the conditions that some kinds of changes can matter to has another answer now."""
    for kind in news:
        for seat, card, condition, answer in asked.get(kind, ()):
            if holds(look, seat, card, condition) != answer:
                return True
    return False


def news_of_group(condition: Condition) -> frozenset[str]:
    """The kinds of changes after which the objects that a condition counts may be others."""
    return frozenset().union(*map(_news_of_group, simple(condition)))


def _news_of_group(condition: Condition) -> frozenset[str]:
    if isinstance(condition, Compare | Against):
        return amounts.news(condition)
    if isinstance(condition, AboutOne):
        return sought(condition).news() | group_of(condition.whom).news()
    return counted(condition).news() if isinstance(condition, Control) else frozenset()


def counts_objects(condition: Condition) -> bool:
    """Whether a condition is about the number of objects of a group, or about what one of them is."""
    return any([isinstance(each, Control | AboutOne | Compare | Against) for each in simple(condition)])


@lru_cache(maxsize=4096)
def sought(condition: AboutOne) -> Group:
    """The things of the kind that one is to be, wherever they are."""
    if isinstance(condition, Bears):
        fewest = condition.least if condition.below is None else condition.below
        return Group(tests=(WithCounters(condition.counter, fewest, condition.none),))
    if isinstance(condition, Lately):
        return Group(tests=(Happened(condition.past, condition.least),))
    if condition.deed is not None:
        return Group(prey=condition.deed.prey)
    if condition.kind is not None:
        return group_of(condition.kind)
    return Group() if condition.tests is None else Group(tests=(condition.tests,))


def is_so(look: Look, condition: AboutOne, seat: int, source: ArchiveCard | None, card: ArchiveCard) -> bool:
    """Whether a card is what a condition says."""
    return describes(look, sought(condition), seat, source, card) is not denies(condition)


def denies(condition: AboutOne) -> bool:
    """Whether a condition says what something is not: `isn't`, or `fewer than` so many counters."""
    if isinstance(condition, Bears):
        return condition.below is not None
    return isinstance(condition, Is) and condition.isnt


def _holds_of_champion(look: Look, seat: int, card: ArchiveCard, condition: Condition) -> bool:
    """Whether a restriction without a number holds; without a champion only First Boon can (GA-186, GA-329)."""
    if condition is _FIRST_BOON:
        return look.duel.options.boons
    champion = look.duel.champion(seat)
    if champion is None:
        return False
    if condition is _CLASS:
        return not look.of(champion).classes.isdisjoint(look.of(card).classes)
    if condition is _ELEMENT:
        return not look.of(champion).elements.isdisjoint(look.of(card).elements)
    if isinstance(condition, DamageAtLeast):
        return champion.damage >= condition.least
    assert isinstance(condition, ChampionBonus)
    return champion.printed.champion == condition.champion


def is_counted(number: int, what: Phrase) -> bool:
    """Whether there are as many things as a phrase says: `a`, `no`, `2 or more`."""
    determiner = what.determiner
    assert determiner is not None
    most = determiner.most if determiner.counts else None  # `a weapon` is one or more
    return number >= determiner.least and (most is None or number <= most)


def counted(condition: Control) -> Group:
    """The things that a condition counts."""
    group = group_of(condition.what)
    if condition.holder is None:
        return group
    return replace(group, whose=Whose.YOURS if condition.holder is Holder.YOU else Whose.OPPONENTS)


def _stands(duel: ArchiveDuel, seat: int, state: State) -> bool:
    """Whether a state of the game is so."""
    match state:
        case State.DURING_COMBAT:
            return duel.combat is not None
        case State.BALANCE:
            return len(duel.sides[seat].hand.cards) == len(duel.sides[seat].memory.cards)
        case State.YOUR_TURN | State.OTHER_TURN:
            return (duel.active == seat) is (state is State.YOUR_TURN)
    raise TypeError(f"{state} is about an item on the stack")
