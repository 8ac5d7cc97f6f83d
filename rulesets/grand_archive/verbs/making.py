"""Tokens and generated cards (section S)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Place
from rulesets.grand_archive.rules.steps.found import on_field_of
from rulesets.grand_archive.rules.steps.objects import tokens
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class Summon(Verb):
    """Creates tokens under your control (GA-253, GA-334)."""

    PHRASES: ClassVar = ("summon {count:article} {token} token", "summon {count} {token} tokens")
    count: int
    token: str

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Create them one after another."""
        for _ in range(self.count):
            tokens.summon(duel, item.controller, self.token)
        return True


@value
class Generate(Verb):
    """Adds cards from outside the game to your hand (GA-258)."""

    PHRASES: ClassVar = (
        "generate {count:article} {card} card[ into your {place}]",
        "generate {count} {card} cards[ into your {place}]",
    )
    count: int
    card: str
    place: Place | None = None

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Add them one after another."""
        to = "hand" if self.place is None else self.place.value
        for _ in range(self.count):
            tokens.generate(duel, item.controller, self.card, to=to)
        return True


@value
class SummonCopy(Verb):
    """Creates a token that is a copy of an object as it is now (GA-254)."""

    PHRASES: ClassVar = ("summon a token that is a copy of {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Copy each object except champions, since a champion cannot be a token (GA-253)."""
        originals = yield from on_field_of(duel, item, self.whom)
        copied = [card for card in originals if card.printed.kind != "champion"]
        for card in copied:
            tokens.copy_object(duel, item.controller, card)
        return bool(copied)


@value
class Gather(Verb):
    """Summons one of the ingredients at random (GA-312, GA-337)."""

    PHRASES: ClassVar = ("gather",)

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Let chance pick the ingredient."""
        tokens.gather(duel, item.controller)
        return True
