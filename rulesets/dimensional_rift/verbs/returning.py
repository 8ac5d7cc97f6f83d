"""Putting cards back into hands and decks."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.engine.asking import DONE, pick_card
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.nouns import What
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.steps import lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, amount_of, doomed, view_of
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.matching import fits


class Pile(Enum):
    """Where a card goes that leaves the battlefield."""

    HAND = "hand"
    GRAVEYARD = "your graveyard"
    TOP = "the top of its owner's deck"
    BOTTOM = "the bottom of its owner's deck"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return _ALSO_PILES.get(self.name, ())


_ALSO_PILES = {
    "HAND": ("your hand", "its owner's hand", "its controller's hand"),
    "TOP": ("top of its owner's deck", "the top of your deck", "top of your deck"),
    "BOTTOM": ("bottom of its owner's deck", "the bottom of your deck", "bottom of your deck"),
}


@value
class Return(Verb):
    """Puts cards back into the hand or the deck of their owner (DR-201)."""

    PHRASES: ClassVar = (
        "return {whom} to {pile}",
        "put {whom} in {pile}",
        "put {whom} on {pile}",
        "return {count:article} {what} from your graveyard to {pile}",
        "return {count} {what:plural} from your graveyard to {pile}",
        "return {upto=up to} {count} {what:plural} from your graveyard to {pile}",
        "put {count:article} {what} from your graveyard in {pile}",
    )
    pile: Pile
    whom: Selector | None = None
    what: What | None = None
    count: int | Worth = 1
    upto: bool = False

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Return each; one that has left lawfully is found in the graveyard."""
        if self.what is not None:
            cards = yield from self._buried(duel, item, self.what)
        else:
            assert self.whom is not None
            cards = [each for each in doomed(duel, item, self.whom) if _can_return(each)]
        for card in cards:
            if self.pile is Pile.GRAVEYARD:
                lifecycle.to_graveyard(duel, card)
                duel.note("DR-208", "milled", card.owner, card)
                continue
            pile = "hand" if self.pile is Pile.HAND else "deck"
            lifecycle.put_back(duel, card, pile, "DR-201", bottom=self.pile is Pile.BOTTOM)

    def _buried(self, duel: RiftDuel, item: RiftItem, what: What) -> Script[list[RiftCard]]:
        """Let the player pick cards of their graveyard."""
        found: list[RiftCard] = []

        def refuse(card: RiftCard) -> Refusal | None:
            fitting = card not in found and fits(duel, card, what, view_of(duel, item), card.printed.kind)
            return None if fitting else refusals.NOT_FITTING

        pile = duel.pile(item.controller, "graveyard").cards
        done = DONE if self.upto else None
        for _ in range(amount_of(duel, item, self.count)):
            if all(refuse(card) for card in pile):
                break
            card = yield from pick_card(
                duel, item.controller, "choose", "DR-201", pile, refuse, none=done, card=item.source
            )
            if card is None:
                break
            found.append(card)
        return found


def _can_return(card: RiftCard) -> bool:
    """Whether a card is still where an effect can return it from."""
    return place_of(card) >= 0 or (card.zone is not None and card.zone.kind in ("graveyard", "deck"))
