"""What the next card costs that you play, and what it has (GA-111, GA-179, GA-359)."""

from typing import ClassVar

from cardgame_tui.text import Amount, print_text
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Change, Quality
from rulesets.grand_archive.cards.nouns import CounterKind, Duration
from rulesets.grand_archive.cards.phrases.selectors import Reference
from rulesets.grand_archive.cards.statics.abilities import EntersWith
from rulesets.grand_archive.cards.statics.bans import Cannot, ObjectBan
from rulesets.grand_archive.cards.statics.prices import NextCard, PriceChange
from rulesets.grand_archive.rules.steps.lasting import start
from rulesets.grand_archive.rules.steps.numbers import number_of, settled, settled_in
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state import ruled
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class NextCardCosts(Verb):
    """Another cost of the next card of a kind that you play in this turn (GA-179)."""

    PHRASES: ClassVar = ("{card} costs {change}",)
    card: NextCard
    change: PriceChange

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let it wait for that card."""
        said = settled_in(duel, item, self)
        if said.change.is_nothing:
            return False
        rule = ruled.Ruled(ruled.NextCosts(said.change, said.card), item.controller)
        start(duel, item, ruled.RULE, None, rule, Duration.END_OF_TURN)
        duel.note("GA-193", "rules", item.controller, item.source, word=print_text(said))
        return True


@value
class NextCardGets(Verb):
    """What the next card of a kind has that you play in this turn (GA-359)."""

    PHRASES: ClassVar = (
        "{card} gets {changes|and}[ {until}]",
        "{card} gains {words|and}[ {until}]",
        "{card} has {words|and}",
        "{card} gets {changes|and} and gains {words|and}[ {until}]",
        "{card} gets {changes|and} and {words|and}[ {until}]",
    )
    card: NextCard
    changes: tuple[Change, ...] = ()
    words: tuple[Quality, ...] = ()
    until: Duration | None = None

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let it wait for that card, with numbers for amounts."""
        traits = (*[settled(duel, item, each) for each in self.changes], *self.words)
        _wait(duel, item, ruled.NextGets(self.card, traits, until=self.until))
        return True


@value
class NextCardEnters(Verb):
    """How the next card of a kind enters the field that you play in this turn (GA-190, GA-359)."""

    PHRASES: ClassVar = (
        "{card} enters the field {rested=rested}",
        "{card} enters the field with {count:article} {counter} counter on it",
        "{card} enters the field with {count} {counter} counters on it",
    )
    card: NextCard
    rested: bool = False
    count: int | Amount = 0
    counter: CounterKind | None = None

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let it wait for that card, with numbers for amounts."""
        entering = EntersWith(Reference.THIS, self.rested, number_of(duel, item, self.count), self.counter)
        _wait(duel, item, ruled.NextGets(self.card, static=entering))
        return True


@value
class NextCardCannot(Verb):
    """What cannot be done to the next card of a kind that you play in this turn (GA-192, GA-359)."""

    PHRASES: ClassVar = ("{card} can't {words|or}[ {until}]", "{card} cannot {words|or}[ {until}]")
    card: NextCard
    words: tuple[ObjectBan, ...]
    until: Duration | None = None

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let it wait for that card."""
        banned = Cannot(self.words, whom=Reference.THIS)
        _wait(duel, item, ruled.NextGets(self.card, static=banned, until=self.until))
        return True


def _wait(duel: ArchiveDuel, item: ArchiveItem, said: ruled.NextGets) -> None:
    start(duel, item, ruled.RULE, None, ruled.Ruled(said, item.controller), Duration.END_OF_TURN)
    duel.note("GA-359", "rules", item.controller, item.source, word=print_text(said))
