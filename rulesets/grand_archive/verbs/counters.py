"""Counters (section R)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Counter
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
    )
    count: int | Amount
    counter: Counter
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
    counter: Counter
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Remove that many from each of them."""
        found = yield from objects_of(duel, item, self.whom)
        count = number_of(duel, item, self.count)
        taken = [counters.take(duel, card, self.counter.value, count, "GA-241") for card in found]
        item.count = sum(taken)
        return count > 0 and bool(taken) and all([each == count for each in taken])
