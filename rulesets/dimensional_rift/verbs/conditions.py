"""Conditions and lowered stats: giving them to cards, and removing them."""

from typing import ClassVar

from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Stat, Until
from rulesets.dimensional_rift.rules.steps import counters
from rulesets.dimensional_rift.rules.steps.verb import Verb, affected
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import Item
from rulesets.dimensional_rift.state.traits import lessen


@value
class Cleanse(Verb):
    """Removes all conditions (DR-164)."""

    PHRASES: ClassVar = ("cleanse {whom}",)
    whom: Selector

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Remove every condition of each of them."""
        for card in affected(duel, item, self.whom):
            for keyword in list(card.conditions):
                counters.lift(duel, card, keyword, "DR-164")


@value
class Afflict(Verb):
    """Gives cards conditions (DR-148)."""

    PHRASES: ClassVar = ("{who} is {words|and}[ {until}]", "{who} has {words|and}[ {until}]")
    who: Selector
    words: tuple[Keyword, ...]
    until: Until | None = None

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Give every condition to each of them."""
        until = self.until.value if self.until else ""
        for card in affected(duel, item, self.who):
            for keyword in self.words:
                counters.afflict(duel, card, keyword, until)


@value
class Worsen(Verb):
    """Gives a card one condition, or another if it already has the first."""

    PHRASES: ClassVar = ("{who} is {first}, or {second} if it already was",)
    who: Selector
    first: Keyword
    second: Keyword

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Give the first or the second condition to each of them."""
        for card in affected(duel, item, self.who):
            already = self.first in card.conditions
            counters.afflict(duel, card, self.second if already else self.first, "")


@value
class Lessen(Verb):
    """Lowers a stat for a while, never below 0."""

    PHRASES: ClassVar = ("{who} gets -{amount} {stat} {until}",)
    who: Selector
    amount: int
    stat: Stat
    until: Until

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """Lower the stat of each of them."""
        for card in affected(duel, item, self.who):
            lessen(duel, card, self.stat, self.amount, self.until.value)
            duel.changes += 1
            duel.note("DR-120", "lessened", card.owner, card, amount=self.amount, word=self.stat.value)


@value
class GetUp(Verb):
    """Ends Prone; every Prone creature has this Action without its text (DR-155)."""

    PHRASES: ClassVar = ("get up",)

    def apply(self, duel: RiftDuel, item: Item) -> None:
        """End Prone."""
        counters.stand_up(duel, item.source)
