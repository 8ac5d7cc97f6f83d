"""Looking for cards: glimpse, search, scavenge (GA-233 to GA-235)."""

from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.value import value
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.tails import Price
from rulesets.grand_archive.cards.who import Player
from rulesets.grand_archive.rules.playing.glimpse import glimpse
from rulesets.grand_archive.rules.steps import searching
from rulesets.grand_archive.rules.steps.found import seats_meant
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item
from rulesets.grand_archive.state.kinds import is_card_of


@value
class Glimpse(Verb):
    """Looks at the top cards of your deck and orders them (GA-234)."""

    PHRASES: ClassVar = ("glimpse {amount:any}", "glimpse an amount equal to {amount:value}")
    amount: int | Amount

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Glimpse, with Starcalling on the way (GA-316)."""
        amount = number_of(duel, item, self.amount)
        yield from glimpse(duel, item.controller, amount, item.source)
        return amount > 0


@value
class Search(Verb):
    """Searches your main deck for a card, which may fail (GA-233)."""

    PHRASES: ClassVar = (
        "search your main deck for a {what} card[ with {price}], reveal it, put it into your hand, then shuffle",
    )
    what: Kind
    price: Price | None = None

    def perform(self, duel: ArchiveDuel, item: Item) -> Script[bool]:
        """Search, and shuffle whatever was found."""
        seat = item.controller
        deck = duel.sides[seat].deck
        found = yield from searching.search(
            duel, seat, deck, lambda card: is_card_of(card, self.what, self.price), "GA-233", card=item.source
        )
        return found is not None


@value
class Scavenge(Verb):
    """Reveals cards from the top of your deck until one fits (GA-235)."""

    PHRASES: ClassVar = ("scavenge {most:any} for a {what} card[ with {price}]",)
    most: int | Amount
    what: Kind
    price: Price | None = None

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Scavenge; the other cards go to the bottom in random order."""
        found = searching.scavenge(
            duel,
            item.controller,
            number_of(duel, item, self.most),
            lambda card: is_card_of(card, self.what, self.price),
            "GA-235",
        )
        return found is not None


@value
class RevealHand(Verb):
    """Shows a hand to all players (GA-31)."""

    PHRASES: ClassVar = ("reveal your {hand=hand}", "{who} reveals their hand")
    who: Player | None = None
    hand: bool = False

    def apply(self, duel: ArchiveDuel, item: Item) -> bool:
        """Show each card in the log."""
        seats = seats_meant(duel, item, self.who)
        for seat in seats:
            for card in duel.sides[seat].hand.cards:
                duel.note("GA-31", "reveals", seat, card, shown=True)
        return bool(seats)
