"""Damage, preventing it, and recovering from it (section P)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.rules.steps import damage
from rulesets.grand_archive.rules.steps.prevention import shield
from rulesets.grand_archive.rules.steps.verb import Verb, on_field_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class Deal(Verb):
    """Damage to one or more objects in one event (GA-221)."""

    PHRASES: ClassVar = ("deal {amount} damage to {whom}",)
    amount: int
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Deal it to all of them together."""
        found = yield from on_field_of(duel, item, self.whom)
        hits = [damage.Hit(card, self.amount, item.source, combat=False) for card in found]
        return bool((yield from damage.deal(duel, hits, "GA-221")))


@value
class Prevent(Verb):
    """A shield: a pool that shrinks by the damage it prevents (GA-223)."""

    PHRASES: ClassVar = (
        "prevent the next {amount} [combat=combat ]damage that would be dealt to {whom} this turn",
    )
    amount: int
    whom: Selector
    combat: bool = False

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Give each of them a shield of its own (GA-226)."""
        found = yield from on_field_of(duel, item, self.whom)
        return shield(duel, found, self.amount, combat=self.combat or None, source=item.source)


@value
class Recover(Verb):
    """Damage counters leave your champion (GA-229)."""

    PHRASES: ClassVar = ("recover {amount}",)
    amount: int

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Recover, which counts even without damage counters."""
        yield from ()
        return damage.recover(duel, item.controller, self.amount, "GA-229")
