"""Looking for cards: glimpse, search, scavenge (GA-233 to GA-235)."""

from typing import ClassVar

from cardgame_tui.engine.events import PUBLIC
from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Way
from rulesets.grand_archive.cards.phrases.selectors import One, Phrase
from rulesets.grand_archive.cards.phrases.tails import In, Zones
from rulesets.grand_archive.rules.playing.glimpse import glimpse
from rulesets.grand_archive.rules.steps import searching
from rulesets.grand_archive.rules.steps.found import again, is_meant_in, objects_of, remembered
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.objects.sending import send
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.groups import zones_of


@value
class Glimpse(Verb):
    """Looks at the top cards of your deck and orders them (GA-234)."""

    PHRASES: ClassVar = ("glimpse {amount:any}", "glimpse an amount equal to {amount:value}")
    amount: int | Amount

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Glimpse, with Starcalling on the way (GA-316)."""
        amount = number_of(duel, item, self.amount)
        yield from glimpse(duel, item.doer, amount, item.source)
        return amount > 0


@value
class Search(Verb):
    """Searches a zone for cards; in a private one what has stated characteristics need not be found (GA-233)."""

    PHRASES: ClassVar = ("search {place} for {what}",)
    place: Zones
    what: Phrase

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Search; what is found is `it`, or `them`, and stays where it is."""
        zones = zones_of(duel, In(self.place), item.controller, item)
        found = [card for cards in zones for card in cards if is_meant_in(duel, item, self.what, card)]
        found.sort(key=lambda each: each.name)
        picked = yield from searching.find(
            duel, item.doer, found, most=self.what.most if not self.what.single else 1,
            sure=not (self.what.qualifiers or self.what.tails or self.what.optional), card=item.source,
        )  # fmt: skip
        remembered(item, picked, one=self.what.single)
        return bool(picked)


@value
class Shuffle(Verb):
    """Shuffles a main deck (GA-233)."""

    PHRASES: ClassVar = ("shuffle", "shuffle your main deck", "shuffle your deck", "shuffle it")

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Shuffle it."""
        searching.shuffle(duel, item.doer)
        return True


@value
class ShuffleInto(Verb):
    """Puts cards into the main decks of their owners, which are shuffled (GA-32)."""

    PHRASES: ClassVar = (
        "shuffle {whom} into your deck",
        "shuffle {whom} into your main deck",
        "shuffle {whom} into its owner's deck",
        "shuffle {whom} into their owners' decks",
    )
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Move them, then shuffle each deck."""
        found = (yield from objects_of(duel, item, self.whom)) or again(item, self.whom)
        owners = dict.fromkeys([card.owner for card in found] or [item.doer])
        send(duel, found, "on_top", "GA-10", item.source)
        for seat in owners:
            searching.shuffle(duel, seat)
        return bool(found)


@value
class RevealUntil(Verb):
    """Reveals cards from the top of your deck until one fits, which is `it`; the others are `the rest` (GA-31)."""

    PHRASES: ClassVar = (
        "reveal cards from the top of your deck until you reveal {what}",
        "reveal cards from the top of your deck until {what} is revealed",
    )
    what: One

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Reveal them, all cards where none fits; they stay where they are."""
        shown, it = list[ArchiveCard](), None
        for card in duel.sides[item.doer].deck.cards[::-1]:
            duel.note("GA-31", "reveals", item.doer, card, shown=True)
            shown.append(card)
            if is_meant_in(duel, item, self.what, card):
                it = target(card)
                break
        duel.show(shown, PUBLIC)
        item.so_far.it, item.so_far.looked = it, [target(each) for each in shown]
        item.so_far.did(Way.REVEALED, item.so_far.looked)
        return it is not None


@value
class Scavenge(Verb):
    """Reveals cards from the top of your deck until one fits (GA-235)."""

    PHRASES: ClassVar = ("scavenge {most:any} for {what}",)
    most: int | Amount
    what: One

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Scavenge; the other cards go to the bottom in random order."""
        most = number_of(duel, item, self.most)

        def fits(card: ArchiveCard) -> bool:
            return is_meant_in(duel, item, self.what, card)

        found = searching.scavenge(duel, item.doer, most, fits, "GA-235")
        return found is not None
