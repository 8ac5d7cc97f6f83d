"""Cards from the top of the main deck, and discarding (section Q)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Counter, Place
from rulesets.grand_archive.rules.steps import counters, drawing, searching
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class Draw(Verb):
    """Draws to hand or memory (GA-230)."""

    PHRASES: ClassVar = (
        "draw {count:article} card[memory= into your memory]",
        "draw {count} cards[memory= into your memory]",
    )
    count: int
    memory: bool = False

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Draw them one after another."""
        yield from ()
        to = "memory" if self.memory else "hand"
        return drawing.draw(duel, item.controller, self.count, "GA-230", to=to) == self.count


@value
class DrawHalf(Verb):
    """Draws half of X, rounded down (GA-40, GA-237)."""

    PHRASES: ClassVar = ("draw cards equal to half of X[memory= into your memory]",)
    memory: bool = False

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Draw them, if they are at least one (GA-6)."""
        yield from ()
        count = item.played.x // 2
        to = "memory" if self.memory else "hand"
        return count > 0 and drawing.draw(duel, item.controller, count, "GA-237", to=to) == count


@value
class PutTop(Verb):
    """Moves cards from the top of your deck, which is no draw (GA-231)."""

    PHRASES: ClassVar = (
        "put the top card of your deck into your {place}",
        "put the top {count} cards of your deck into your {place}",
    )
    place: Place
    count: int = 1

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Move them one after another, as many as there are."""
        yield from ()
        return bool(drawing.mill(duel, item.controller, self.count, "GA-231", to=self.place.value))


@value
class BanishTop(Verb):
    """Banishes cards from the top of your deck; with an omen counter they are your Omens (GA-230, GA-247)."""

    PHRASES: ClassVar = (
        "banish the top card of your deck[omen= and put an omen counter on it]",
        "banish the top {count} cards of your deck[omen= and put an omen counter on each]",
    )
    count: int = 1
    omen: bool = False

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Banish them one after another, as many as there are."""
        yield from ()
        banished = drawing.mill(duel, item.controller, self.count, "GA-333", to="banishment")
        if self.omen:
            for card in banished:
                counters.put(duel, card, Counter.OMEN.value, 1, "GA-247")
        return bool(banished)


@value
class Discard(Verb):
    """Discards cards of your choice from your hand (GA-240)."""

    PHRASES: ClassVar = ("discard {count:article} card", "discard {count} cards")
    count: int

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Discard as many as there are."""
        discarded = yield from searching.discard(duel, item.controller, self.count, "GA-240", card=item.source)
        return len(discarded) == self.count
