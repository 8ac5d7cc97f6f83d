"""Decks and hands: searching and shuffling a deck, its top card, hands that are shown, and plays by an effect."""

from collections.abc import Sequence
from typing import ClassVar

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.nouns import ANY_CARD, What
from rulesets.dimensional_rift.cards.sentences import Player
from rulesets.dimensional_rift.cards.statics import Play
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.playing.summon import refuse_set, refuse_summon, set_card, summon
from rulesets.dimensional_rift.rules.steps import lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, amount_of, seats_of, view_of
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.matching import fits

FIND_NOTHING = Option("find_nothing")


@value
class Search(Verb):
    """Looks for a card in its player's deck; what is found is `it`, and stays where it is (DR-208)."""

    PHRASES: ClassVar = ("search your deck for {count:article} {what}",)
    what: What
    count: int = 1

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Show the player the cards that fit, by name, and let them pick one or none."""
        view = view_of(duel, item)
        deck = duel.pile(item.controller, "deck").cards
        fitting = sorted(
            (card for card in deck if fits(duel, card, self.what, view, card.printed.kind)),
            key=lambda card: card.name,
        )
        duel.show(fitting, item.controller)
        found = yield from pick_card(
            duel, item.controller, "search", "DR-208", fitting, none=FIND_NOTHING, card=item.source
        )
        duel.hide()
        if found is None:
            duel.note("DR-208", "finds_nothing", item.controller, item.source)
        else:
            duel.changes += 1
            duel.note("DR-208", "finds", item.controller, found, shown=self.what != ANY_CARD)
        _name_it(item, self, [] if found is None else [found])


@value
class Shuffle(Verb):
    """Shuffles its player's deck (DR-208)."""

    PHRASES: ClassVar = ("shuffle your deck",)

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Shuffle it."""
        duel.shuffle(duel.pile(item.controller, "deck").cards)
        duel.changes += 1
        duel.note("DR-208", "shuffle", item.controller)


@value
class TopCard(Verb):
    """Shows the top card of its player's deck to that player, or to both; it is `it` (DR-208)."""

    PHRASES: ClassVar = ("look at the top card of your deck", "{reveal=reveal} the top card of your deck")
    reveal: bool = False

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Show it; it stays where it is."""
        top = duel.pile(item.controller, "deck").cards[-1:]
        for card in top:
            duel.changes += 1
            duel.show([card], item.controller)
            duel.hide()
            duel.note("DR-208", "top_card", item.controller, card, shown=self.reveal)
        _name_it(item, self, top)


@value
class Mill(Verb):
    """Puts cards of the top of a deck into the graveyard (DR-208)."""

    PHRASES: ClassVar = (
        "put the top card of your deck in your graveyard",
        "put the top {count} cards of your deck in your graveyard",
        "{player} puts the top card of their deck in their graveyard",
        "{player} puts the top {count} cards of their deck in their graveyard",
    )
    count: int | Worth = 1
    player: Player | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Put them there, face-up, as many as there are."""
        for seat in seats_of(duel, item, self.player):
            for _ in range(amount_of(duel, item, self.count)):
                for card in duel.pile(seat, "deck").cards[-1:]:
                    lifecycle.to_graveyard(duel, card)
                    duel.note("DR-208", "milled", seat, card)


@value
class DiscardHand(Verb):
    """Discards all cards in hand (DR-73)."""

    PHRASES: ClassVar = ("discard your hand", "{player} discards their hand")
    player: Player | None = None

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Discard one after another."""
        for seat in seats_of(duel, item, self.player):
            for card in list(duel.pile(seat, "hand").cards):
                lifecycle.discard(duel, card)


@value
class ShowHand(Verb):
    """Shows the hand of the other player (DR-208)."""

    PHRASES: ClassVar = ("look at your opponent's hand", "{player} reveals their hand")
    player: Player = Player.OPPONENT

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Let the player of the effect see it, who remembers what is in it."""
        for seat in seats_of(duel, item, self.player):
            hand = duel.pile(seat, "hand").cards
            for looker in {1, 2} - {seat}:
                duel.show(hand, looker)
            duel.hide()
            for card in hand:
                duel.changes += 1
                duel.note("DR-208", "in_hand", seat, card, shown=True)


@value
class PlayFromHand(Verb):
    """Summons or sets a card of its player's hand, outside of the usual time (DR-209)."""

    PHRASES: ClassVar = ("{play} {count:article} {what} from your hand",)
    play: Play
    what: What
    count: int = 1

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Let the player pick a card that can be played, then play it by the usual rules."""
        view = view_of(duel, item)
        may_not = refuse_summon if self.play is Play.SUMMON else refuse_set

        def refuse(card: RiftCard) -> Refusal | None:
            fitting = fits(duel, card, self.what, view, card.printed.kind)
            return may_not(duel, card) if fitting else refusals.NOT_FITTING

        hand = duel.pile(item.controller, "hand").cards
        card = yield from pick_card(duel, item.controller, "choose", "DR-209", hand, refuse, card=item.source)
        if card is not None:
            yield from (summon if self.play is Play.SUMMON else set_card)(duel, card)


def _name_it(item: RiftItem, words: Verb, cards: Sequence[RiftCard]) -> None:
    """Let later words mean these cards by "it"."""
    item.picks.append((words, list(cards)))
    item.last = words
    item.named = list(cards)
