"""Cards from the top of the main deck, and discarding (section Q)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Counter, Place
from rulesets.grand_archive.cards.who import Player
from rulesets.grand_archive.rules.steps import counters, drawing, searching
from rulesets.grand_archive.rules.steps.found import seats_meant
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


@value
class Draw(Verb):
    """Draws to hand or memory (GA-230)."""

    PHRASES: ClassVar = (
        "draw {count:article} card[memory= into your memory]",
        "draw {count} cards[memory= into your memory]",
        "{who} draws {count:article} card[memory= into their memory]",
        "{who} draws {count} cards[memory= into their memory]",
        "draw cards equal to {count:value}[memory= into your memory]",
        "{who} draws cards equal to {count:value}[memory= into their memory]",
        "draw a number of cards equal to {count:value}[memory= into your memory]",
    )
    count: int | Amount
    memory: bool = False
    who: Player | None = None

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Draw them one after another."""
        to = "memory" if self.memory else "hand"
        seats, count = seats_meant(duel, item, self.who), number_of(duel, item, self.count)
        drawn = [drawing.draw(duel, seat, count, "GA-230", to=to) for seat in seats]
        item.count = sum(drawn)
        return count > 0 and bool(drawn) and all([each == count for each in drawn])


@value
class PutTop(Verb):
    """Moves cards from the top of a deck, which is no draw (GA-231)."""

    PHRASES: ClassVar = (
        "put the top card of your deck into your {place}",
        "put the top {count} cards of your deck into your {place}",
        "{who} puts the top card of their deck into their {place}",
        "{who} puts the top {count} cards of their deck into their {place}",
    )
    place: Place
    count: int | Amount = 1
    who: Player | None = None

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Move them one after another, as many as there are."""
        seats, count = seats_meant(duel, item, self.who), number_of(duel, item, self.count)
        moved = [drawing.mill(duel, seat, count, "GA-231", to=self.place.value) for seat in seats]
        return any(moved)


@value
class BanishTop(Verb):
    """Banishes cards from the top of your deck; with an omen counter they are your Omens (GA-230, GA-247)."""

    PHRASES: ClassVar = (
        "banish the top card of your deck[omen= and put an omen counter on it]",
        "banish the top {count} cards of your deck[omen= and put an omen counter on each]",
        "banish the top card of your deck {down=face-down}",
        "banish the top {count} cards of your deck {down=face-down}",
    )
    count: int | Amount = 1
    omen: bool = False
    down: bool = False

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Banish them one after another, as many as there are."""
        count = number_of(duel, item, self.count)
        banished = drawing.mill(duel, item.controller, count, "GA-333", to="banishment", down=self.down)
        if self.count == 1:
            item.it = target(banished[0]) if banished else None
        if self.omen:
            for card in banished:
                counters.put(duel, card, Counter.OMEN.value, 1, "GA-247")
        return bool(banished)


@value
class Discard(Verb):
    """Discards cards from the hand, of the player's choice or at random (GA-240)."""

    PHRASES: ClassVar = (
        "discard {count:article} card[random= at random]",
        "discard {count} cards[random= at random]",
        "{who} discards {count:article} card[random= at random]",
        "{who} discards {count} cards[random= at random]",
        "discard cards equal to {count:value}[random= at random]",
        "{who} discards cards equal to {count:value}[random= at random]",
    )
    count: int | Amount
    random: bool = False
    who: Player | None = None

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Discard as many as there are; several players choose first and then discard together (GA-238)."""
        seats, count, chosen = seats_meant(duel, item, self.who), number_of(duel, item, self.count), []
        for seat in seats:
            cards = yield from searching.choose_discards(duel, seat, count, card=item.source, random=self.random)
            chosen.append(cards)
        for seat, cards in zip(seats, chosen, strict=True):
            searching.discard_cards(duel, seat, cards, "GA-240")
        item.count = sum([len(cards) for cards in chosen])
        return count > 0 and bool(chosen) and all([len(cards) == count for cards in chosen])
