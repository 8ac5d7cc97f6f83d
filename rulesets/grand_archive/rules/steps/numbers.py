"""Numbers that are worked out on resolution (GA-40, GA-129, GA-237)."""

from typing import Any, TypeVar

from cardgame_tui.engine.stack import Target
from cardgame_tui.text import Amount, Node, changed
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.amounts import (
    Among,
    CountDone,
    CountersOn,
    CountOf,
    CountPut,
    Known,
    Letter,
    MeasureOf,
)
from rulesets.grand_archive.cards.changes import Base, Change, Sized
from rulesets.grand_archive.cards.nouns import Way
from rulesets.grand_archive.cards.once import Once
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Reference, That, TheDone
from rulesets.grand_archive.cards.phrases.spots import Spot
from rulesets.grand_archive.rules.steps.known import facts
from rulesets.grand_archive.state.card import target_at
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Aimed, ArchiveItem
from rulesets.grand_archive.state.layers.amounts import size, sizes, total
from rulesets.grand_archive.state.layers.groups import describes_as, group_of
from rulesets.grand_archive.state.traits import finished, is_like, means, worth

NodeT = TypeVar("NodeT", bound=Node)


def number_of(duel: ArchiveDuel, item: ArchiveItem, amount: int | Amount) -> int:
    """What an amount comes to for an item that resolves, so many times as its words say (`for each`)."""
    if isinstance(amount, int):
        return amount * item.so_far.times
    return total(amount, lambda atom: _number(duel, item, atom)) * item.so_far.times


def once_of(duel: ArchiveDuel, item: ArchiveItem, amount: int | Amount) -> int:
    """What an amount comes to for an item that resolves, for a condition: `for each` does not multiply it."""
    return total(amount, lambda atom: _number(duel, item, atom))


def _number(duel: ArchiveDuel, item: ArchiveItem, amount: Amount) -> int:
    match amount:
        case Letter.X:
            return item.played.x
        case Once(amount=once):
            if amount not in item.so_far.settled:
                item.so_far.settled[amount] = total(once, lambda atom: _number(duel, item, atom))
            return item.so_far.settled[amount]
        case Known.PREVENTED:
            return item.amount
        case Known.DONE:
            return item.so_far.count
        case Known.ROLL:
            return item.so_far.roll
        case Known.DEALT:
            return item.so_far.dealt
        case Known.REMOVED:
            return item.so_far.removed
        case CountOf(what=what):
            return len(means(duel, what, item.doer, item.source, item))
        case CountDone(what=what, way=way):
            return times_done(duel, item, what, way)
        case CountPut(what=what, spot=spot):
            return times_put(duel, item, what, spot)
        case Among(which=which, measure=measure, what=what):
            return which.of(sizes(finished(duel), means(duel, what, item.doer, item.source, item), measure))
        case CountersOn(counter=counter, whom=whom) if is_of_item(whom):
            it = named(item, whom)
            return facts(duel, it).counters.get(counter.value, 0) if isinstance(it, Target) else 0
        case MeasureOf(measure=measure, whom=whom) if is_of_item(whom):
            it = named(item, whom)
            return size(facts(duel, it).traits, it.thing.printed, measure) or 0 if isinstance(it, Target) else 0
    return worth(duel, item.doer, item.source, amount, raised=item.empowered)


def settled(duel: ArchiveDuel, item: ArchiveItem, change: Sized) -> Sized:
    """A change with the numbers that its amounts come to now (GA-194)."""
    if isinstance(change, Base):
        return Base(change.stat, number_of(duel, item, change.number))
    assert isinstance(change, Change)
    return Change(change.stat, number_of(duel, item, change.plus), number_of(duel, item, change.minus))


def settled_in(duel: ArchiveDuel, item: ArchiveItem, tree: NodeT) -> NodeT:
    """A tree in which X is a number: what it is is known to the item, and not to an effect that outlasts it."""

    def number(node: Node) -> Any:
        return number_of(duel, item, node) if isinstance(node, Once) or node is Letter.X else None

    found: NodeT = changed(tree, number)
    return found


def times_done(duel: ArchiveDuel, item: ArchiveItem, what: Phrase, way: Way) -> int:
    """With how many things of a kind the text of an item has done something: as they were then (GA-34, GA-140)."""
    look, group = finished(duel), group_of(what)
    things = item.so_far.ways.get(way, ())
    fitting = [
        describes_as(look, group, item.controller, item.source, each.thing, facts(duel, each).traits)
        for each in things
    ]
    return sum(fitting)


def times_put(duel: ArchiveDuel, item: ArchiveItem, what: Phrase, spot: Spot) -> int:
    """How many things of a kind the text of an item has put somewhere and lie there still (GA-348)."""
    kind = "deck" if spot.place in ("top", "bottom") else spot.place
    put = [each.thing for each in item.so_far.ways.get(Way.PUT, ()) if not each.lost]
    if spot.name.startswith("YOUR_"):
        put = [each for each in put if each.owner == item.controller]
    there = [each for each in put if each.zone is not None and each.zone.kind == kind]
    return len([each for each in there if is_like(duel, what, item.controller, item.source, each)])


def is_of_item(whom: Selector | None) -> bool:
    """Whether a word is about what an item has targeted, chosen or come from, and so about last-known facts."""
    if isinstance(whom, Phrase):
        return whom.targets
    return whom is None or isinstance(whom, That | TheDone) or whom in (Reference.IT, Reference.THIS)


def named(item: ArchiveItem, whom: Selector | None) -> Aimed:
    """The one thing that a word means which asks nobody; it may have left (GA-34)."""
    if isinstance(whom, Phrase):
        item.so_far.it = next(iter(item.aimed(whom)), None)
    elif isinstance(whom, TheDone):
        item.so_far.point(whom.way)
    elif whom is Reference.THIS:
        return None if item.source is None else target_at(item.source, item.visit)
    return item.so_far.it
