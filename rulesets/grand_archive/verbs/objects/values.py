"""Changed numbers and keywords (GA-194)."""

from collections.abc import Sequence
from typing import ClassVar

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.text import print_text
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Change, OfType, Quality, Sized, Trait, Word
from rulesets.grand_archive.cards.nouns import Duration
from rulesets.grand_archive.rules.steps.attacks.attack import ATTACKS, NEXT_ATTACK
from rulesets.grand_archive.rules.steps.found import bearers_of, on_field_of
from rulesets.grand_archive.rules.steps.lasting import start
from rulesets.grand_archive.rules.steps.numbers import settled
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Gets(Verb):
    """Pluses and minuses, keywords, types and elements: one effect on one set of objects (GA-194)."""

    PHRASES: ClassVar = (
        "{whom} <gets/get> {changes|and}[ {until}]",
        "{whom} <gains/gain> {words|and}[ {until}]",
        "{whom} <gets/get> {changes|and} and <gains/gain> {words|and}[ {until}]",
        "{whom} <gains/gain> {words|and} and <gets/get> {changes|and}[ {until}]",
        "{whom} <gets/get> {changes|and} and {words|and}[ {until}]",
    )
    whom: Selector
    changes: tuple[Sized, ...] = ()
    words: tuple[Quality, ...] = ()
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Give them to the objects that the words mean now."""
        found = yield from bearers_of(duel, item, self.whom)
        duel.retyped = duel.retyped or any([isinstance(word, OfType) for word in self.words])
        changes = [settled(duel, item, each) for each in self.changes]
        for trait in (*changes, *self.words):
            give(duel, item, found, trait, self.until)
            event = "gains" if isinstance(trait, Quality) else "gets"
            for card in found:
                duel.note("GA-194", event, item.doer, card, word=_words(trait))
        return bool(found)


@value
class GetsOneOf(Verb):
    """A change that is chosen on resolution (GA-335)."""

    PHRASES: ClassVar = (
        "{whom} <gets/get> your choice of {changes|+or}[ {until}]",
        "{whom} <gains/gain> your choice of {changes|+or}[ {until}]",
    )
    whom: Selector
    changes: tuple[Trait, ...]
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Choose, then change them."""
        found = yield from bearers_of(duel, item, self.whom)
        options = [Option("mode", value=_words(each)) for each in self.changes]
        option = yield from choose(duel, item.doer, "mode", "GA-335", options, card=item.source, public=True)
        change = self.changes[options.index(option)]
        trait = settled(duel, item, change) if isinstance(change, Sized) else change
        give(duel, item, found, trait, self.until)
        for card in found:
            duel.note("GA-194", "gets", item.doer, card, word=_words(trait))
        return bool(found)


@value
class NextAttack(Verb):
    """More power, or keywords, for the next attack of a unit in this turn (GA-339)."""

    PHRASES: ClassVar = (
        "{whom}'s next attack this turn gets {change}[ and {words|and}]",
        "{whom}'s next attack this turn gets {change} and gains {words|and}",
        "{whom}'s next attack this turn gains {words|and}",
        "{whom}'s next attack this turn has {words|and}",
        "the next attack {whom:one} makes this turn gets {change}[ and {words|and}]",
        "the next attack {whom:one} makes this turn gets {change} and gains {words|and}",
        "the next attack {whom:one} makes this turn gains {words|and}",
    )
    whom: Selector
    change: Change | None = None
    words: tuple[Quality, ...] = ()

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Remember it for the units that the words mean now."""
        found = yield from on_field_of(duel, item, self.whom)
        given = _given(duel, item, self.change, self.words)
        for card in found:
            for trait in given:
                start(duel, item, NEXT_ATTACK, [card], trait, Duration.END_OF_TURN)
                duel.note("GA-193", "next_attack", item.doer, card, word=_words(trait))
        return bool(found)


@value
class AttacksGet(Verb):
    """More or less power, or keywords, for all attacks of units: nothing of their own (GA-160, GA-196)."""

    PHRASES: ClassVar = (
        "{whom}'s attacks get {change}[ and {words|and}][ {until}]",
        "{whom}'s attacks get {change} and gain {words|and}[ {until}]",
        "{whom}'s attacks gain {words|and}[ {until}]",
    )
    whom: Selector
    change: Change | None = None
    words: tuple[Quality, ...] = ()
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Begin it for the units that the words mean now."""
        found = yield from on_field_of(duel, item, self.whom)
        for trait in _given(duel, item, self.change, self.words):
            start(duel, item, ATTACKS, found, trait, self.until)
            for card in found:
                duel.note("GA-194", "attacks_get", item.doer, card, word=_words(trait))
        return bool(found)


def _given(
    duel: ArchiveDuel, item: ArchiveItem, change: Change | None, words: tuple[Quality, ...]
) -> tuple[Trait, ...]:
    """What attacks get, with numbers for amounts."""
    return words if change is None else (settled(duel, item, change), *words)


def give(
    duel: ArchiveDuel, item: ArchiveItem, cards: Sequence[ArchiveCard], trait: Trait, until: Duration | None
) -> None:
    """Start a continuous effect that gives a trait to a fixed set of objects (GA-194).

    Its `what` is ``trait``; its value is the trait, which the layers read.
    """
    start(duel, item, "trait", cards, trait, until)


def _words(trait: Trait) -> str:
    """A trait in the middle of a sentence: keywords keep their capital."""
    words = print_text(trait)
    return words if isinstance(trait, Word) else words[0].lower() + words[1:]
