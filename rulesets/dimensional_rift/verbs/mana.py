"""Mana, damage and attachments: gaining and losing them, and moving them between cards."""

from typing import ClassVar

from cardgame_tui.engine.asking import choose, pick_card
from cardgame_tui.engine.prompt import Option, Script
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Load, Worth
from rulesets.dimensional_rift.cards.measures import Sort
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.rules.steps import counters, lifecycle
from rulesets.dimensional_rift.rules.steps.verb import Verb, affected, amount_of
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.items import RiftItem
from rulesets.dimensional_rift.state.matching import lying


@value
class Collect(Verb):
    """Gains mana counters (DR-17)."""

    PHRASES: ClassVar = (
        "collect {amount} mana",
        "collect mana equal to {amount:value}",
        "{who} collects {amount} mana",
        "{who} collects {amount} mana each",
        "{who} collects mana equal to {amount:value}",
    )
    who: Selector = Reference.SAME
    amount: int | Worth = 0

    def apply(self, duel: RiftDuel, item: RiftItem) -> None:
        """Put mana on each of them."""
        amount = amount_of(duel, item, self.amount)
        for card in affected(duel, item, self.who):
            counters.collect(duel, card, amount, "DR-17")


@value
class Move(Verb):
    """Moves what lies on a card to another one; the way may be picked on resolution (DR-125)."""

    PHRASES: ClassVar = (
        "move {load} from {giver} to {taker}",
        "move {load} {either=between} {giver} and {taker}",
        "move {load} from {giver} to {taker} {either=or the other way}",
    )
    load: Load
    giver: Selector
    taker: Selector
    either: bool = False

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Ask for the direction if it is open, then move it."""
        for giver in affected(duel, item, self.giver):
            for taker in affected(duel, item, self.taker):
                pair = (giver, taker)
                if self.either:
                    options = (Option("give", card=taker.id), Option("take", card=taker.id))
                    option = yield from choose(
                        duel, item.controller, "give_or_take", "DR-125", options, card=item.source
                    )
                    pair = pair if option.key == "give" else pair[::-1]
                yield from _shift(duel, item, self.load, *pair)


@value
class Lose(Verb):
    """Removes what lies on cards; attachments go to the graveyard (DR-17, DR-34, DR-133)."""

    PHRASES: ClassVar = ("loses {loads|and}", "{who} loses {loads|and}", "remove {loads|and} from {who}")
    loads: tuple[Load, ...]
    who: Selector = Reference.SAME

    def perform(self, duel: RiftDuel, item: RiftItem) -> Script[None]:
        """Remove all of it from each of them."""
        for card in affected(duel, item, self.who):
            for load in self.loads:
                yield from _remove(duel, item, load, card)


def _amount(duel: RiftDuel, item: RiftItem, load: Load, card: RiftCard) -> Script[int]:
    """How much of it is meant; of "up to 2" or "any number" the player picks how much (DR-198)."""
    here = lying(card, load.sort)
    most = here if load.all or load.many else min(amount_of(duel, item, load.amount), here)
    if not (load.upto or load.many) or not most:
        return most
    options = [Option("number", value=number) for number in range(most + 1)]
    option = yield from choose(duel, item.controller, "how_many", "DR-198", options, card=item.source, amount=most)
    return options.index(option)


def _shift(duel: RiftDuel, item: RiftItem, load: Load, giver: RiftCard, taker: RiftCard) -> Script[None]:
    amount = 0 if giver is taker else (yield from _amount(duel, item, load, giver))
    if not amount:
        return
    if load.sort is Sort.MANA:
        counters.transfer(duel, giver, taker, amount)
    elif load.sort is Sort.DAMAGE:
        counters.move_damage(duel, giver, taker, amount)
    elif taker.printed.kind == "creature":
        for _ in range(amount):
            lifecycle.reattach(duel, (yield from _attachment(duel, item, giver)), taker)


def _remove(duel: RiftDuel, item: RiftItem, load: Load, card: RiftCard) -> Script[None]:
    if load.sort is Sort.CONDITION:
        counters.cleanse(duel, card, "DR-164")
        return
    amount = yield from _amount(duel, item, load, card)
    if load.sort is Sort.MANA:
        counters.lose_mana(duel, card, amount)
    elif load.sort is Sort.DAMAGE:
        counters.heal(duel, card, amount)
    else:
        for _ in range(amount):
            lifecycle.detach(duel, (yield from _attachment(duel, item, card)))


def _attachment(duel: RiftDuel, item: RiftItem, card: RiftCard) -> Script[RiftCard]:
    """Let the controller pick one of the cards under a creature."""
    if len(card.attached) == 1:
        return card.attached[0]
    found = yield from pick_card(
        duel, item.controller, "choose", "DR-194", card.attached, lambda each: None, card=item.source
    )
    assert found is not None
    return found
