"""Paying costs: the payer picks every card (DR-127 to DR-132, DR-72, DR-73)."""

from cardgame_tui.engine.asking import DONE, choose
from cardgame_tui.engine.prompt import Option, Script
from rulesets.dimensional_rift.cards.nouns import Noun
from rulesets.dimensional_rift.rules.costs.bill import (
    Bill,
    discardable,
    frees,
    leaves_payable,
    mana_fits,
    mana_worth,
    payers,
)
from rulesets.dimensional_rift.rules.steps.checks import check_defeat
from rulesets.dimensional_rift.rules.steps.counters import lose_hp, spend
from rulesets.dimensional_rift.rules.steps.lifecycle import destroy, discard, to_graveyard
from rulesets.dimensional_rift.rules.targets import fits
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel


def pay(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Pay a bill that is payable, the payer picking every card (DR-127).

    Who has paid their last HP has then lost, unless an effect is under way, which is finished (DR-132, DR-180).
    """
    if bill.need and duel.has_open_zone(bill.seat, bill.need):
        bill.need = ""
    while bill.sacs:
        yield from _sacrifice(duel, bill)
    while bill.holders and (yield from _sacrifice_more(duel, bill)):
        pass
    for _ in range(bill.discards):
        yield from discard_one(duel, bill.seat, "DR-73", bill.source)
    if bill.life:
        lose_hp(duel, bill.seat, bill.life, "DR-132")
    if bill.own:
        spend(duel, bill.source, bill.own)
    while bill.any > 0:
        yield from _pay_mana(duel, bill)
    if duel.resolving is None:
        check_defeat(duel)


def discard_one(duel: RiftDuel, seat: int, rule: str, source: RiftCard | None = None) -> Script[None]:
    """Let a seat discard a card of its choice from hand, if it has one other than the source (DR-73)."""
    hand = discardable(duel, seat, source)
    if hand:
        options = [Option("discard", card=card.id) for card in hand]
        option = yield from choose(duel, seat, "discard", rule, options, card=source)
        assert option.card is not None
        discard(duel, duel.cards[option.card])


def _sacrifice(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Let the payer pick one card to sacrifice; what would leave the rest unpayable is not offered."""
    noun, rest = bill.sacs[0], bill.sacs[1:]
    field = payers(duel, bill)
    options = [
        Option("sacrifice", card=card.id)
        for card in field
        if fits(card, noun) and leaves_payable(duel, bill, rest, field, card)
    ]
    option = yield from choose(duel, bill.seat, "sacrifice", "DR-72", options, card=bill.source)
    assert option.card is not None
    _take(duel, bill, duel.cards[option.card], rest)


def _sacrifice_more(duel: RiftDuel, bill: Bill) -> Script[bool]:
    """`At least`: the payer may go on, and has to until enough mana was held and the zone needed is free."""
    creatures = [card for card in payers(duel, bill) if fits(card, Noun.FACE_UP_CREATURE)]
    if not creatures:
        return False
    options = [Option("sacrifice", card=card.id) for card in creatures]
    if bill.held <= 0 and not bill.need:
        options.append(DONE)
    option = yield from choose(duel, bill.seat, "sacrifice", "DR-72", options, card=bill.source)
    if option.card is None:
        return False
    _take(duel, bill, duel.cards[option.card], ())
    return True


def _take(duel: RiftDuel, bill: Bill, card: RiftCard, rest: tuple[Noun, ...]) -> None:
    """Sacrifice a card and strike it off the bill."""
    bill.sacs = rest
    bill.held -= card.mana
    if bill.need and frees(duel, card, bill.need):
        bill.need = ""
    destroy(duel, [card], "DR-72", "sacrificed")


def _pay_mana(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Take mana from one card, or all a Hidden Sacrifice gives; the excess of the last is lost (DR-130).

    A payer with more face-down cards is asked in any case: not to be asked would tell that none of them could pay.
    """
    field = payers(duel, bill)
    options = [_mana_option(card) for card in field if mana_worth(duel, card) and mana_fits(duel, bill, card)]
    option = options[0]
    if len(options) > 1 or any(not each.face_up and each.id != option.card for each in field):
        option = yield from choose(duel, bill.seat, "mana", "DR-129", options, card=bill.source)
    assert option.card is not None
    card = duel.cards[option.card]
    if option.key == "mana":
        spend(duel, card, 1)
        bill.any -= 1
        return
    bill.any -= card.printed.will
    if bill.need and frees(duel, card, bill.need):
        bill.need = ""
    zone = card.zone
    to_graveyard(duel, card)
    rule = "DR-131" if duel.options.hidden_sacrifice == "scrolls" else "DR-130"
    duel.note(rule, "hidden_sacrifice", bill.seat, card, zone, amount=card.printed.will)


def _mana_option(card: RiftCard) -> Option:
    return Option("mana" if card.face_up else "hidden", card=card.id)
