"""What objects lose, and what they become (GA-47, GA-194)."""

from collections.abc import Sequence
from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import OfSubtype, OfType, Trait, Word
from rulesets.grand_archive.cards.nouns import Duration
from rulesets.grand_archive.cards.printed import OBJECT_TYPES
from rulesets.grand_archive.cards.qualifiers import CardKind, Element, Kind
from rulesets.grand_archive.rules.steps.found import bearers_of, on_field_of
from rulesets.grand_archive.rules.steps.lasting import start
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.clauses import (
    Become,
    BecomeElement,
    Clause,
    Lose,
    LoseAbilities,
    Swap,
)
from rulesets.grand_archive.state.layers.said import Resolved


@value
class Loses(Verb):
    """Takes keywords away from objects (GA-194)."""

    PHRASES: ClassVar = ("{whom} <loses/lose> {words|and}[ {until}]",)
    whom: Selector
    words: tuple[Word, ...]
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Apply it to the objects that the text means now."""
        found = yield from bearers_of(duel, item, self.whom)
        clauses = tuple([Lose(each.word) for each in self.words])
        words = ", ".join([str(each.word.value) for each in self.words])
        return _shape(duel, item, found, clauses, self.until, "loses", words)


@value
class LosesAbilities(Verb):
    """Takes all abilities away from objects (GA-194)."""

    PHRASES: ClassVar = ("{whom} <loses/lose> {all=all abilities}[ {until}]",)
    whom: Selector
    all: bool = False
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Take all abilities away; effects that those have already begun continue (GA-199)."""
        found = yield from bearers_of(duel, item, self.whom)
        return _shape(duel, item, found, (LoseAbilities(),), self.until, "loses", "all abilities")


@value
class BecomesType(Verb):
    """Gives objects a type, which replaces the types that they have (GA-47)."""

    PHRASES: ClassVar = ("{whom} <becomes/become> a [unique=unique ]{what}[ {until}]",)
    whom: Selector
    what: CardKind
    until: Duration | None = None
    unique: bool = False

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Set the type; supertypes are lost unless the text states them again (GA-61)."""
        found = yield from on_field_of(duel, item, self.whom)
        duel.retyped = True
        clauses = (Become(self.what.word, self.unique),)
        return _shape(duel, item, found, clauses, self.until, "becomes", self.what.word)


@value
class AlsoBecomes(Verb):
    """A type or a subtype in addition to the others (GA-49)."""

    PHRASES: ClassVar = (
        "{whom} <becomes/become> a {kind} in addition to its other types[ {until}]",
        "{whom} <becomes/become> {kind} in addition to their other types[ {until}]",
        "{whom} <becomes/become> a {kind} in addition to their other types[ {until}]",
    )
    whom: Selector
    kind: Kind
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Add it to what they are."""
        found = yield from on_field_of(duel, item, self.whom)
        duel.retyped = True
        word = self.kind.word
        added = OfType(self.kind) if isinstance(self.kind, CardKind) and word in OBJECT_TYPES else OfSubtype(word)
        return _shape(duel, item, found, added, self.until, "becomes", word)


@value
class BecomesElement(Verb):
    """Gives objects an element, which replaces the elements that they have (GA-194)."""

    PHRASES: ClassVar = ("{whom} <becomes/become> {element}[ {until}]",)
    whom: Selector
    element: Element
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Set the element."""
        found = yield from on_field_of(duel, item, self.whom)
        clauses = (BecomeElement(self.element.word),)
        return _shape(duel, item, found, clauses, self.until, "becomes", self.element.word)


@value
class SwapStats(Verb):
    """Swaps the power and life of objects (GA-196, layer E)."""

    PHRASES: ClassVar = ("swap the power and life of {whom}[ {until}]",)
    whom: Selector
    until: Duration | None = None

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Swap them, after all other effects on power and life."""
        found = yield from on_field_of(duel, item, self.whom)
        return _shape(duel, item, found, (Swap(),), self.until, "swaps", "")


def _shape(
    duel: ArchiveDuel,
    item: ArchiveItem,
    found: Sequence[ArchiveCard],
    said: Trait | tuple[Clause, ...],
    until: Duration | None,
    event: str,
    words: str,
) -> bool:
    effect = Resolved(said, seat=item.doer) if isinstance(said, tuple) else said
    start(duel, item, "trait", found, effect, until)
    for card in found:
        duel.note("GA-194", event, item.doer, card, word=words)
    return bool(found)
