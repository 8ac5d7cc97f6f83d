"""Cards from the top of the main deck, and discarding (section Q)."""

from collections.abc import Sequence
from typing import ClassVar

from cardgame_tui.engine.prompt import Script
from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Way
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.rules.steps import drawing, searching
from rulesets.grand_archive.rules.steps.found import discards_of
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.verb import Verb
from rulesets.grand_archive.state.card import target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@value
class Draw(Verb):
    """Draws to hand or memory (GA-230)."""

    PHRASES: ClassVar = (
        "draw {count:article} card[memory= into your memory]",
        "draw {count} cards[memory= into your memory]",
        "draw cards equal to {count:value}[memory= into your memory]",
        "draw a number of cards equal to {count:value}[memory= into your memory]",
        "draw {count:any} cards[memory= into your memory]",
    )
    count: int | Amount
    memory: bool = False

    def apply(self, duel: ArchiveDuel, item: ArchiveItem) -> bool:
        """Draw them one after another."""
        to = "memory" if self.memory else "hand"
        count = number_of(duel, item, self.count)
        item.so_far.count = drawing.draw(duel, item.doer, count, "GA-230", to=to)
        return count > 0 and item.so_far.count >= count


@value
class Discard(Verb):
    """Discards cards, from the hand unless a zone is named, of the player's choice or at random (GA-240)."""

    PHRASES: ClassVar = ("discard {whom}",)
    whom: Selector

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Discard as many as there are."""
        return (yield from self.perform_for(duel, item, [item.doer]))

    def perform_for(self, duel: ArchiveDuel, item: ArchiveItem, seats: Sequence[int]) -> Script[bool]:
        """Let several players choose first and then discard together (GA-238).

        One card is `it` for the words behind, if nothing else has been named before.
        """
        chosen, before = [], item.so_far.actor
        for seat in seats:
            item.so_far.actor = seat
            chosen.append((yield from discards_of(duel, item, self.whom)))
        item.so_far.actor = before
        for cards in chosen:
            for seat in dict.fromkeys([card.owner for card in cards]):
                searching.discard_cards(duel, seat, [card for card in cards if card.owner == seat], "GA-240")
        item.so_far.them = discarded = [target(card) for cards in chosen for card in cards]
        if len(discarded) == 1 and item.so_far.it is None:
            item.so_far.it = discarded[0]
        item.so_far.did(Way.DISCARDED, discarded)
        item.so_far.count = sum([len(cards) for cards in chosen])
        least = self.whom.required if isinstance(self.whom, Phrase) else 1
        return bool(chosen) and all([len(cards) >= max(1, least) for cards in chosen])
