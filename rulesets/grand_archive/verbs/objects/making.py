"""Tokens and generated cards (section S)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CounterKind, IntoPile
from rulesets.grand_archive.rules.steps import counters
from rulesets.grand_archive.rules.steps.found import on_field_of, remembered
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.objects import tokens
from rulesets.grand_archive.rules.steps.objects.tokens import MOST_AT_ONCE
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Summon(Verb):
    """Creates tokens under your control (GA-253, GA-334)."""

    PHRASES: ClassVar = (
        "summon {count:article} {token} token[rested= rested]", "summon {count} {token} tokens[rested= rested]",
        "summon {count:article} {token} token with {charged:article} {counter} counter on it",
        "summon {count:article} {token} token with {charged} {counter} counters on it",
        "summon {count} {token} tokens with {charged:article} {counter} counter on each of them",
        "summon {count} {token} tokens with {charged} {counter} counters on each of them",
        "summon {token} tokens equal to {count:value}", "summon a number of {token} tokens equal to {count:value}",
    )  # fmt: skip
    count: int | Amount
    token: str
    rested: bool = False
    charged: int = 0
    counter: CounterKind | None = None

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Create them one after another; they are `them` for later words, and a single one `it`."""
        count = min(MOST_AT_ONCE, number_of(duel, item, self.count))
        printed = [tokens.printed_card(duel, self.token)] * count
        found = tokens.summon_all(duel, item.doer, printed, rested=self.rested)
        for card in found:
            if self.counter is not None:
                counters.put(duel, card, self.counter.value, self.charged, "GA-241")
        remembered(item, found, one=self.count == 1)
        return count > 0


@value
class Generate(Verb):
    """Adds cards from outside the game to your hand (GA-258)."""

    PHRASES: ClassVar = (
        "generate {count:article} {card} card[ into your {place}]",
        "generate {count} {card} cards[ into your {place}]",
        "generate {card} cards equal to {count:value}[ into your {place}]",
    )
    count: int | Amount
    card: str
    place: IntoPile | None = None

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Add them one after another."""
        to = "hand" if self.place is None else self.place.value
        count = min(MOST_AT_ONCE, number_of(duel, item, self.count))
        for _ in range(count):
            tokens.generate(duel, item.doer, self.card, to=to)
        return count > 0


@value
class SummonCopy(Verb):
    """Creates a token that is a copy of an object as it is now (GA-254)."""

    PHRASES: ClassVar = ("summon a token that is a copy of {whom}", "summon a token copy of {whom}")
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Copy each object except champions, since a champion cannot be a token (GA-253)."""
        originals = yield from on_field_of(duel, item, self.whom)
        copied = [card for card in originals if card.printed.kind != "champion"]
        tokens.summon_all(duel, item.doer, [card.printed for card in copied], rule="GA-254")
        return bool(copied)


@value
class Gather(Verb):
    """Summons one of the ingredients at random (GA-312, GA-337)."""

    PHRASES: ClassVar = ("gather",)

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Let chance pick the ingredient."""
        tokens.gather(duel, item.doer)
        return True
