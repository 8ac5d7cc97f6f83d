"""Numbers that are worked out on resolution (GA-40, GA-129, GA-237)."""

from cardgame_tui.engine.stack import Target
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.amounts import CountersOn, Known, Letter, MeasureOf, Once
from rulesets.grand_archive.cards.selectors import OneTarget, Reference
from rulesets.grand_archive.rules.steps.known import facts
from rulesets.grand_archive.state.card import target_at
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Aimed, Item
from rulesets.grand_archive.state.layers.amounts import size, total
from rulesets.grand_archive.state.traits import worth


def number_of(duel: ArchiveDuel, item: Item, amount: int | Amount) -> int:
    """What an amount comes to for an item that resolves, so many times as its words say (`for each`)."""
    if isinstance(amount, int):
        return amount * item.times
    return total(amount, lambda atom: _number(duel, item, atom)) * item.times


def _number(duel: ArchiveDuel, item: Item, amount: Amount) -> int:
    match amount:
        case Letter.X:
            return item.played.x
        case Once(amount=once):
            if amount not in item.settled:
                item.settled[amount] = total(once, lambda atom: _number(duel, item, atom))
            return item.settled[amount]
        case Known.PREVENTED:
            return item.amount
        case Known.DONE:
            return item.count
        case CountersOn(counter=counter, whom=whom) if is_of_item(whom):
            it = named(duel, item, whom)
            return facts(duel, it).counters.get(counter.value, 0) if isinstance(it, Target) else 0
        case MeasureOf(measure=measure, whom=whom) if is_of_item(whom):
            it = named(duel, item, whom)
            return size(facts(duel, it).traits, it.thing.printed, measure) or 0 if isinstance(it, Target) else 0
    return worth(duel, item.controller, item.source, amount, raised=item.empowered)


def is_of_item(whom: Selector | None) -> bool:
    """Whether a word is about what an item has targeted, chosen or come from, and so about last-known facts."""
    return whom is None or isinstance(whom, OneTarget) or whom in (Reference.IT, Reference.THIS)


def named(duel: ArchiveDuel, item: Item, whom: Selector | None) -> Aimed:
    """The one thing that a word means which asks nobody; it may have left (GA-34)."""
    if isinstance(whom, OneTarget):
        item.it = aimed_at(item, whom)
    elif whom is Reference.THIS:
        return None if item.source is None else target_at(item.source, item.visit)
    return item.it


def aimed_at(item: Item, place: OneTarget) -> Aimed:
    """What a target phrase of the text has targeted. It is found by identity, since two phrases may be equal."""
    for each, aimed in zip(item.aims, item.targets, strict=True):
        if each is place:
            found: Aimed = aimed
            return found
    return None
