"""Changed numbers and keywords (GA-194)."""

from collections.abc import Sequence
from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount, print_text
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Base, Change, OfType, Quality, Sized, Trait, Word
from rulesets.grand_archive.cards.nouns import Stat, Until
from rulesets.grand_archive.rules.steps.found import bearers_of
from rulesets.grand_archive.rules.steps.lasting import start
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class Gets(Verb):
    """A plus or a minus on a number (GA-194)."""

    PHRASES: ClassVar = ("{whom} <gets/get> {changes|and}[ {until}]",)
    whom: Selector
    changes: tuple[Sized, ...]
    until: Until | None = None

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Change the objects that the words mean now."""
        found = yield from bearers_of(duel, item, self.whom)
        for change in [settled(duel, item, each) for each in self.changes]:
            give(duel, item, found, change, self.until)
            for card in found:
                duel.note("GA-194", "gets", item.controller, card, word=_words(change))
        return bool(found)


@value
class Gains(Verb):
    """Keywords, types and elements (GA-194)."""

    PHRASES: ClassVar = ("{whom} <gains/gain> {words|and}[ {until}]",)
    whom: Selector
    words: tuple[Quality, ...]
    until: Until | None = None

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Give them to the objects that the words mean now."""
        found = yield from bearers_of(duel, item, self.whom)
        duel.retyped = duel.retyped or any([isinstance(word, OfType) for word in self.words])
        for word in self.words:
            give(duel, item, found, word, self.until)
            for card in found:
                duel.note("GA-194", "gains", item.controller, card, word=_words(word))
        return bool(found)


@value
class NextAttack(Verb):
    """More power for the next attack of your champion in this turn (GA-339)."""

    PHRASES: ClassVar = ("your champion's next attack this turn gets +{amount} power",)
    amount: int | Amount

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Remember it for the champion that you have now."""
        champion = duel.champion(item.controller)
        if champion is None:
            return False
        amount = number_of(duel, item, self.amount)
        change = Change(Stat.POWER, plus=amount)
        start(duel, item, "next_attack", [champion], change, Until.END_OF_TURN)
        duel.note("GA-193", "next_attack", item.controller, champion, amount=amount)
        return True


def settled(duel: ArchiveDuel, item: Item, change: Sized) -> Sized:
    """A change with the numbers that its amounts come to now (GA-194)."""
    if isinstance(change, Base):
        return Base(change.stat, number_of(duel, item, change.number))
    assert isinstance(change, Change)
    return Change(change.stat, number_of(duel, item, change.plus), number_of(duel, item, change.minus))


def give(duel: ArchiveDuel, item: Item, cards: Sequence[ArchiveCard], trait: Trait, until: Until | None) -> None:
    """Start a continuous effect that gives a trait to a fixed set of objects (GA-194).

    Its `what` is ``trait``; its value is the trait, which the layers read.
    """
    start(duel, item, "trait", cards, trait, until)


def _words(trait: Trait) -> str:
    """A trait in the middle of a sentence: keywords keep their capital."""
    words = print_text(trait)
    return words if isinstance(trait, Word) else words[0].lower() + words[1:]
