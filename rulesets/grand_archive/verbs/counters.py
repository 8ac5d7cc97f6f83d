"""Counters (section R)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CounterKind
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.found import objects_of
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class Put(Verb):
    """Puts counters on objects, or on a card (GA-241)."""

    PHRASES: ClassVar = (
        "put {count:article} {counter} counter on {whom}",
        "put {count} {counter} counters on {whom}",
        "put {counter} counters equal to {count:value} on {whom}",
        "put a number of {counter} counters equal to {count:value} on {whom}",
        "put a number of {counter} counters on {whom} equal to {count:value}",
        "put {count:any} {counter} counters on {whom}",
    )
    count: int | Amount
    counter: CounterKind
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Put that many on each of them."""
        found = yield from objects_of(duel, item, self.whom)
        count = number_of(duel, item, self.count)
        return any([counters.put(duel, card, self.counter.value, count, "GA-241") for card in found])


@value
class Remove(Verb):
    """Removes counters, as many as there are (GA-241)."""

    PHRASES: ClassVar = (
        "remove {count:article} {counter} counter from {whom}",
        "remove {count} {counter} counters from {whom}",
        "remove {counter} counters equal to {count:value} from {whom}",
        "remove a number of {counter} counters equal to {count:value} from {whom}",
    )
    count: int | Amount
    counter: CounterKind
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Remove that many from each of them."""
        found = yield from objects_of(duel, item, self.whom)
        count = number_of(duel, item, self.count)
        taken = [counters.take(duel, card, self.counter.value, count, "GA-241") for card in found]
        item.count = sum(taken)
        item.removed += item.count
        return count > 0 and bool(taken) and all([each == count for each in taken])


@value
class RemoveAll(Verb):
    """Removes all counters, those of a kind, or the damage that is marked (GA-217, GA-241)."""

    PHRASES: ClassVar = (
        "remove all {counter} counters from {whom}",
        "remove {every=all} counters from {whom}",
        "remove all {marked=marked} damage from {whom}",
        "remove all {marked=damage} from {whom}",
    )
    whom: Selector
    counter: CounterKind | None = None
    every: bool = False
    marked: bool = False

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Remove them from each."""
        found, taken = (yield from objects_of(duel, item, self.whom)), 0
        for card in found:
            if self.marked:
                taken += card.damage
                card.damage = 0
                duel.changed("damage")
            for kind in [self.counter.value] if self.counter else list(card.counters) if self.every else ():
                taken += counters.take(duel, card, kind, card.counters.get(kind, 0), "GA-241")
        item.count = taken
        item.removed += taken
        return taken > 0


@value
class Double(Verb):
    """Puts as many counters of a kind on things as are there."""

    PHRASES: ClassVar = ("double the number of {counter} counters on {whom}",)
    counter: CounterKind
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Double them on each."""
        found, kind = (yield from objects_of(duel, item, self.whom)), self.counter.value
        return any([counters.put(duel, card, kind, card.counters.get(kind, 0), "GA-241") for card in found])
