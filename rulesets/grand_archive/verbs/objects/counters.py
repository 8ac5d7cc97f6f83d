"""Counters (section R)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.costs import Payable
from rulesets.grand_archive.cards.nouns import CounterKind
from rulesets.grand_archive.cards.phrases.spots import Onto
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.found import object_of, objects_of
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.sharing import pick_number, shared_among
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Put(Verb, Payable):
    """Puts counters on objects, or on a card (GA-241)."""

    MOVES: ClassVar = False

    PHRASES: ClassVar = (
        "put {count:article} {counter} counter on {whom}",
        "put {count} {counter} counters on {whom}",
        "put {counter} counters equal to {count:value} on {whom}",
        "put a number of {counter} counters equal to {count:value} on {whom}",
        "put a number of {counter} counters on {whom} equal to {count:value}",
        "put {count:any} {counter} counters on {whom}",
        "put {upto=up to} {count:any} {counter} counters on {whom}",
    )
    count: int | Amount
    counter: CounterKind
    whom: Selector
    upto: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Put that many on each of them, or as many of them as the player picks."""
        found = yield from objects_of(duel, item, self.whom)
        count, done = number_of(duel, item, self.count), False
        for card in found:
            number = (yield from pick_number(duel, item, 0, count, card)) if self.upto else count
            done = counters.put(duel, card, self.counter.value, number, "GA-241", by=item.doer) or done
        return done


@value
class Distribute(Verb):
    """Puts counters on several objects, as many on each as the player likes (GA-355)."""

    PHRASES: ClassVar = ("distribute {count:any} {counter} counters among {whom:many}",)
    count: int | Amount
    counter: CounterKind
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Divide them now."""
        found = yield from objects_of(duel, item, self.whom)
        shares = yield from shared_among(duel, item, number_of(duel, item, self.count), found)
        return any(
            [counters.put(duel, card, self.counter.value, share, "GA-241", by=item.doer) for card, share in shares]
        )


@value
class Move(Verb):
    """Moves counters from one object to another: they are removed there and put here (GA-241)."""

    PHRASES: ClassVar = (
        "move {count:article} {counter} counter from {whom:one} {onto} {there:one}",
        "move {count} {counter} counters from {whom:one} {onto} {there:one}",
        "move {upto=up to} {count:any} {counter} counters from {whom:one} {onto} {there:one}",
        "move {every=all} {counter} counters from {whom:one} {onto} {there:one}",
        "move {some=any number of} {counter} counters from {whom:one} {onto} {there:one}",
    )
    counter: CounterKind
    whom: Selector
    onto: Onto
    there: Selector
    count: int | Amount = 0
    upto: bool = False
    every: bool = False
    some: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Move as many as are there; nothing without a place for them, or onto the same object."""
        source, kind = (yield from object_of(duel, item, self.whom)), self.counter.value
        there = yield from object_of(duel, item, self.there)
        if source is None or there is None or source is there:
            return False
        most = number = source.counters.get(kind, 0)
        if not (self.every or self.some):
            number = min(most, number_of(duel, item, self.count))
        if self.upto or self.some:
            number = yield from pick_number(duel, item, 0, number, source)
        return counters.put(
            duel,
            there,
            kind,
            counters.take(duel, source, kind, number, "GA-241", by=item.doer),
            "GA-241",
            by=item.doer,
        )


@value
class Remove(Verb):
    """Removes counters, as many as there are (GA-241)."""

    PHRASES: ClassVar = (
        "remove {count:article} {counter} counter from {whom}",
        "remove {count} {counter} counters from {whom}",
        "remove {counter} counters equal to {count:value} from {whom}",
        "remove a number of {counter} counters equal to {count:value} from {whom}",
        "remove {upto=up to} {count:any} {counter} counters from {whom}",
        "remove {some=any number of} {counter} counters from {whom}",
    )
    counter: CounterKind
    whom: Selector
    count: int | Amount = 0
    upto: bool = False
    some: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Remove that many from each of them, or as many of them as the player picks."""
        found, kind = (yield from objects_of(duel, item, self.whom)), self.counter.value
        count, taken, enough = number_of(duel, item, self.count), list[int](), bool(found)
        for card in found:
            number, there = count, card.counters.get(kind, 0)
            if self.upto or self.some:
                number = yield from pick_number(duel, item, 0, there if self.some else min(count, there), card)
            taken.append(counters.take(duel, card, kind, number, "GA-241", by=item.doer))
            enough = enough and 0 < number == taken[-1]
        item.so_far.count = sum(taken)
        item.so_far.removed += item.so_far.count
        return enough


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

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Remove them from each."""
        found, taken = (yield from objects_of(duel, item, self.whom)), 0
        for card in found:
            if self.marked:
                taken += card.damage
                card.damage = 0
                duel.changed("damage")
            for kind in [self.counter.value] if self.counter else list(card.counters) if self.every else ():
                taken += counters.take(duel, card, kind, card.counters.get(kind, 0), "GA-241", by=item.doer)
        item.so_far.count = taken
        item.so_far.removed += taken
        return taken > 0


@value
class Double(Verb):
    """Puts as many counters of a kind on things as are there."""

    PHRASES: ClassVar = ("double the number of {counter} counters on {whom}",)
    counter: CounterKind
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Double them on each."""
        found, kind = (yield from objects_of(duel, item, self.whom)), self.counter.value
        return any(
            [counters.put(duel, card, kind, card.counters.get(kind, 0), "GA-241", by=item.doer) for card in found]
        )
