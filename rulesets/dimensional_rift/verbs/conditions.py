"""Keywords, conditions and numbers: giving them to cards, and removing conditions."""

from typing import ClassVar

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.keywords import Allowed, Given, Keyword
from rulesets.dimensional_rift.cards.nouns import Duration, Reference, Stat
from rulesets.dimensional_rift.cards.sentences import Bonus
from rulesets.dimensional_rift.rules.steps import counters
from rulesets.dimensional_rift.rules.steps.moments import moment_of
from rulesets.dimensional_rift.rules.steps.verb import Verb, affected, amount_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.traits import fixed, has, lessen


@value
class Cleanse(Verb):
    """Removes all conditions (DR-164)."""

    PHRASES: ClassVar = ("cleanse {whom}",)
    whom: Selector

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Remove every condition of each of them."""
        for card in affected(duel, item, self.whom):
            counters.cleanse(duel, card, "DR-164")


@value
class Afflict(Verb):
    """Gives cards conditions, or another one if they already have the first (DR-148, DR-192)."""

    PHRASES: ClassVar = (
        "is {words|and}[ {until}]",
        "{who} is {words|and}[ {until}]",
        "{who} is {permanently=permanently} {words|and}",
        "{who} is {first}, or {second} if it already was",
    )
    who: Selector = Reference.SAME
    words: tuple[Keyword, ...] = ()
    until: Duration | None = None
    permanently: bool = False
    first: Keyword | None = None
    second: Keyword | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Give every condition to each of them."""
        until = counters.PERMANENTLY if self.permanently else ends(duel, item, self.until)
        for card in affected(duel, item, self.who):
            if self.first is not None and self.second is not None:
                already = self.first in card.conditions
                counters.afflict(duel, card, self.second if already else self.first, "")
            for keyword in self.words:
                counters.afflict(duel, card, keyword, until)


@value
class Give(Verb):
    """Gives cards keywords, and more or less of a number, never below 0 (DR-148)."""

    PHRASES: ClassVar = (
        "has {words|and}[ {until}]",
        "{who} has {words|and}[ {until}]",
        "{who} {permanently=permanently} has {words|and}",
    )
    words: tuple[Given, ...]
    who: Selector = Reference.SAME
    until: Duration | None = None
    permanently: bool = False

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Give every word to each of them."""
        until = "" if self.permanently else ends(duel, item, self.until)
        for card in affected(duel, item, self.who):
            for word in self.words:
                if isinstance(word, Keyword):
                    counters.afflict(duel, card, word, counters.PERMANENTLY if self.permanently else until)
                elif isinstance(word, Bonus):
                    less, more = amount_of(duel, item, word.less), amount_of(duel, item, word.amount)
                    lessen(duel, card, word.stat, less - more, until)
                    duel.changes += 1
                    what = "lessened" if word.less else "raised"
                    duel.note("DR-120", what, card.owner, card, amount=less or more, word=word.stat.value)


@value
class Strip(Verb):
    """Takes keywords away: a condition ends, and any other is lost for a while or for good (DR-205)."""

    PHRASES: ClassVar = ("loses {words|and}[ {until}]", "{who} loses {words|and}[ {until}]")
    words: tuple[Keyword, ...]
    who: Selector = Reference.SAME
    until: Duration | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Take every word from each of them."""
        duel.bends = True
        until = ends(duel, item, self.until)
        for card in affected(duel, item, self.who):
            for word in self.words:
                if word in card.conditions:
                    counters.lift(duel, card, word, "DR-205")
                if until or has(duel, card, word):
                    duel.effects.add(Continuous("lost", None, None, word, until, cards=(card.id,)))
                    duel.changes += 1
                    duel.note("DR-205", "loses_word", card.owner, card, word=word.value)


@value
class Fix(Verb):
    """Replaces a printed number for a while or for good (DR-205)."""

    PHRASES: ClassVar = (
        "{who}'s {stat} is {number}[ {until}]",
        "{who}' {stat} is {number}[ {until}]",
        "its {stat} is {number}[ {until}]",
        "the {stat} of {who} is {number}[ {until}]",
        "{who} has {stat} {number}[ {until}]",
        "{who} has {number} {stat}[ {until}]",
    )
    stat: Stat
    number: int
    who: Selector = Reference.IT
    until: Duration | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Replace it on each of them."""
        duel.bends = True
        until = ends(duel, item, self.until)
        for card in affected(duel, item, self.who):
            duel.effects.add(Continuous(fixed(self.stat), None, None, self.number, until, cards=(card.id,)))
            duel.changes += 1
            duel.note("DR-205", "fixed", card.owner, card, amount=self.number, word=self.stat.value)


@value
class Forbid(Verb):
    """Forbids something to cards for a while; a ban wins (DR-2, DR-148)."""

    PHRASES: ClassVar = ("cannot {words|or}[ {until}]", "{who} cannot {words|or}[ {until}]")
    words: tuple[Allowed, ...]
    who: Selector = Reference.SAME
    until: Duration | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Forbid it to each of them."""
        duel.bends = True
        until = ends(duel, item, self.until)
        for card in affected(duel, item, self.who):
            for word in self.words:
                duel.effects.add(Continuous("cannot", None, None, word, until, cards=(card.id,)))
                duel.changes += 1
                duel.note("DR-2", "forbidden", card.owner, card)


@value
class GetUp(Verb):
    """Ends Prone; every Prone creature has this Action without its text (DR-155)."""

    PHRASES: ClassVar = ("get up",)

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """End Prone."""
        counters.stand_up(duel, item.source)


def ends(duel: RiftDuel, item: RiftItem, until: Duration | None) -> str:
    """Until when something lasts: as its own words say, or those in front of the effect."""
    until = until or item.until
    return "" if until is None else moment_of(duel, until, item.controller)
