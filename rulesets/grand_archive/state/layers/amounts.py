"""What amounts come to: numbers of the state of the game, as they are at one moment (GA-129, GA-237)."""

from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from operator import or_

from cardgame_tui.text import Amount, Node, nodes_of
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.amounts import (
    Among,
    CountDied,
    CountersOn,
    CountOf,
    Half,
    Known,
    Letter,
    Measure,
    MeasureOf,
    More,
    Product,
    Sum,
    Times,
)
from rulesets.grand_archive.cards.once import Once
from rulesets.grand_archive.cards.phrases.selectors import Reference
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.characteristics import Traits
from rulesets.grand_archive.state.deeds import died_of
from rulesets.grand_archive.state.layers import layer as bits
from rulesets.grand_archive.state.layers.groups import Group, group_of, members
from rulesets.grand_archive.state.layers.look import Look


def total(amount: int | Amount, atom: Callable[[Amount], int]) -> int:
    """What an amount comes to, at least 0.

    Args:
        amount: the amount.
        atom: what the amounts in it come to that have no parts.
    """
    return max(0, _sum(amount, atom))


def _sum(amount: int | Amount, atom: Callable[[Amount], int]) -> int:
    match amount:
        case int():
            return amount
        case Sum(first=one, second=other):
            return _sum(one, atom) + _sum(other, atom) * (-1 if amount.minus else 1)
        case More(amount=one, number=other):
            return _sum(one, atom) + _sum(other, atom) * (-1 if amount.minus else 1)
        case Times(amount=one):
            return _sum(one, atom) * amount.times
        case Product(amount=one, per=per):
            return _sum(one, atom) * (_sum(per.amount, atom) // per.share)
        case Half(amount=one):
            return (_sum(one, atom) + amount.up) // 2
    return atom(amount)


def worth(look: Look, seat: int, card: ArchiveCard | None, amount: int | Amount, raised: int = 0) -> int:
    """What an amount comes to that can be read without an item on the stack.

    Args:
        look: what is read.
        seat: the controller of the text.
        card: the card whose text it is, None for a rule.
        amount: the amount.
        raised: how much higher LV counts, for a card that is empowered (GA-308).
    """
    return total(amount, lambda atom: _worth(look, seat, card, atom, raised))


def _worth(look: Look, seat: int, card: ArchiveCard | None, amount: Amount, raised: int) -> int:
    duel = look.duel
    match amount:
        case CountDied(what=what):
            return died_of(look.duel, seat, what)
        case Once(amount=once):
            return worth(look, seat, card, once, raised)
        case Letter.LEVEL | MeasureOf(measure=Measure.LEVEL, whom=Reference.YOUR_CHAMPION):
            return look.level(seat) + raised
        case Letter.X:
            return 0 if card is None else card.played.x
        case Known.INFLUENCE:
            return duel.influence(seat)
        case Known.DAMAGE:
            champion = duel.champion(seat)
            return 0 if champion is None else champion.damage
        case CountOf(what=what):
            return len(members(look, group_of(what), seat, card))
        case CountersOn(counter=counter, whom=whom):
            return sum([each.counters.get(counter.value, 0) for each in members(look, group_of(whom), seat, card)])
        case MeasureOf(measure=measure, whom=Selector() as whom):
            found = members(look, group_of(whom), seat, card)
            return sum([size(look.of(each), each.printed, measure) or 0 for each in found])
        case Among(which=which, measure=measure, what=what):
            return which.of(sizes(look, members(look, group_of(what), seat, card), measure))
    raise TypeError(f"no meaning for {amount!r}")


def sizes(look: Look, cards: Sequence[ArchiveCard], measure: Measure) -> list[int]:
    """A number of each of some cards that have it."""
    found = [size(look.of(each), each.printed, measure) for each in cards]
    return [each for each in found if each is not None]


def size(now: Traits, printed: ArchivePrinted, measure: Measure) -> int | None:
    """A number of a card or an object; None for one without. A cost is the printed one (GA-39), X is 0 (GA-40)."""
    match measure:
        case Measure.RESERVE | Measure.MEMORY:
            of_kind = printed.material is (measure is Measure.MEMORY)
            return (0 if printed.x_cost else printed.cost) if of_kind else None
    found: int | None = getattr(now, measure.value)
    return found


def reads(tree: Node) -> int:
    """The characteristics that the amounts in a tree read (GA-198)."""
    return reduce(or_, [_reads(each) for each in nodes_of(tree)], 0)


def _reads(node: Node) -> int:
    read = reduce(or_, [group.reads() for group in groups(node)], 0)
    if isinstance(node, MeasureOf | Among):
        read |= bits.STATS.get(node.measure.value, 0)
    return read


def is_common(tree: Node) -> bool:
    """Whether the amounts in a tree are the same whichever object has the text."""
    nodes = list(nodes_of(tree))
    return Letter.X not in nodes and all([group.is_common() for node in nodes for group in groups(node)])


def news(tree: Node) -> frozenset[str]:
    """The kinds of changes after which the amounts in a tree may be others, but for those on the field."""
    found: set[str] = set()
    for node in nodes_of(tree):
        found.update(_news(node))
        for group in groups(node):
            found |= group.news()
    return frozenset(found)


def _news(node: Node) -> tuple[str, ...]:
    match node:
        case Known.INFLUENCE:
            return ("hand", "memory")
        case Known.DAMAGE:
            return ("damage",)
        case CountersOn():
            return ("counters", "markers")
    return ()


def groups(node: Node) -> Iterable[Group]:
    """The groups of objects that a part of an amount looks at."""
    match node:
        case CountOf(what=what) | Among(what=what):
            return (group_of(what),)
        case CountersOn(whom=Selector() as whom) | MeasureOf(whom=Selector() as whom):
            return (group_of(whom),)
    return ()
