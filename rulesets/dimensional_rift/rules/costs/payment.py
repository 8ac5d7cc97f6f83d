"""Paying costs: the payer picks every card (DR-127 to DR-132, DR-72, DR-73)."""

from collections.abc import Iterator
from functools import partial

from cardgame_tui.engine.asking import DONE, choose, choose_judged
from cardgame_tui.engine.prompt import Judged, Option, Script, SharedOptions, shared_option
from rulesets.dimensional_rift.cards.nouns import ANY_CARD, What
from rulesets.dimensional_rift.cards.price import Price
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.costs.bill import (
    Bill,
    affordable,
    discardable,
    enough_of,
    frees,
    may_discard,
    payable,
    payers,
    refuse_either,
    refuse_mana,
    refuse_more,
    refuse_sacrifice,
    refuse_stop,
)
from rulesets.dimensional_rift.rules.steps.checks import check_defeat
from rulesets.dimensional_rift.rules.steps.counters import lose_hp, spend
from rulesets.dimensional_rift.rules.steps.lifecycle import destroy, discard, to_graveyard
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.matching import View, fits

_MOST = 99
"""The largest X: more cannot be paid in any duel that is played."""
_MANA = SharedOptions(partial(shared_option, "mana"))
_HIDDEN = SharedOptions(partial(shared_option, "hidden"))


def pay(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Pay a payable bill; the payer picks every card (DR-127).

    A player who has paid their last HP then loses; a running effect is finished first (DR-132, DR-180).
    """
    if bill.need and duel.has_open_zone(bill.seat, bill.need):
        bill.need = ""
    while bill.sacs:
        yield from _sacrifice(duel, bill)
    while bill.holders and (yield from _sacrifice_more(duel, bill)):
        pass
    while bill.either:
        yield from _sacrifice_or_discard(duel, bill)
    while bill.discarded:
        yield from _discard_fitting(duel, bill)
    for _ in range(bill.discards):
        yield from discard_one(duel, bill.seat, "DR-73", bill.source)
    if bill.life:
        lose_hp(duel, bill.seat, bill.life, "DR-132", surely=True)
    if bill.own:
        spend(duel, bill.source, bill.own)
    while bill.any > 0:
        yield from _pay_mana(duel, bill)
    if bill.itself:
        _take(duel, bill, bill.source)
    if duel.resolving is None:
        check_defeat(duel)


def settle(
    duel: RiftDuel, card: RiftCard, price: Price, *, entering: bool = False, need: str = "", forced: bool = False
) -> Script[Price]:
    """Let the payer pick one of several prices, among those that can be paid (DR-204)."""
    if not price.choices:
        return price
    able = affordable(duel, card, price, entering=entering, need=need, forced=forced)
    if len(able) == 1:
        return able[0]
    options = [Option("cost", value=1 + price.choices.index(each)) for each in able]
    option = yield from choose(duel, card.owner, "cost", "DR-204", options, card=card)
    return able[options.index(option)]


def pick_x(duel: RiftDuel, card: RiftCard, price: Price) -> Script[int]:
    """Let the payer pick the X of a payable price, at least 1 (DR-200); of all mana it is what there is."""
    if price.each is None:
        return 0
    most = 1
    while most < _MOST and payable(duel, card, price.with_x(most + 1)):
        most += 1
    if price.everything or most == 1:
        return most
    options = [Option("number", value=number) for number in range(1, most + 1)]
    option = yield from choose(duel, card.owner, "how_many", "DR-200", options, card=card, amount=most)
    return 1 + options.index(option)


def discard_one(
    duel: RiftDuel,
    seat: int,
    rule: str,
    source: RiftCard | None = None,
    what: What = ANY_CARD,
    view: View | None = None,
) -> Script[None]:
    """Let a seat discard a fitting card of its choice from hand, if it has one other than the source (DR-73)."""

    def judge() -> Iterator[Judged]:
        for card in duel.pile(seat, "hand").cards:
            refusal = refusals.PAYS_FOR_ITSELF if card is source else None
            if view is not None and not fits(duel, card, what, view, card.printed.kind):
                refusal = refusals.NOT_FITTING
            yield shared_option("discard", card.id), refusal

    option = yield from choose_judged(duel, seat, "discard", rule, judge, card=source)
    if option is not None and option.card is not None:
        discard(duel, duel.cards[option.card])


def _discard_fitting(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Let the payer discard a card of a certain kind, one that leaves the others to be found (DR-73)."""
    what, *others = bill.discarded
    view = View(bill.source, bill.seat)
    hand = discardable(duel, bill.seat, bill.source)

    def judge() -> Iterator[Judged]:
        for card in duel.pile(bill.seat, "hand").cards:
            rest = [each for each in hand if each is not card]
            refusal = None if enough_of(duel, bill.source, others, rest) else refusals.REST_UNPAYABLE
            if not fits(duel, card, what, view, card.printed.kind):
                refusal = refusals.NOT_THIS_PART
            if card is bill.source:
                refusal = refusals.PAYS_FOR_ITSELF
            yield shared_option("discard", card.id), refusal

    option = yield from choose_judged(duel, bill.seat, "discard", "DR-73", judge, card=bill.source)
    assert option is not None
    assert option.card is not None
    bill.discarded = tuple(others)
    discard(duel, duel.cards[option.card])


def _sacrifice(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Let the payer pick one card to sacrifice; only cards that leave the rest payable are offered."""

    def judge() -> Iterator[Judged]:
        for card in duel.on_side(bill.seat):
            yield shared_option("sacrifice", card.id), refuse_sacrifice(duel, bill, card)

    option = yield from choose_judged(duel, bill.seat, "sacrifice", "DR-72", judge, card=bill.source)
    assert option is not None
    assert option.card is not None
    bill.sacs = bill.sacs[1:]
    _take(duel, bill, duel.cards[option.card])


def _sacrifice_more(duel: RiftDuel, bill: Bill) -> Script[bool]:
    """`At least`: the payer may continue, and must until enough mana was held and the needed zone is free."""

    def judge() -> Iterator[Judged]:
        for card in duel.on_side(bill.seat):
            yield shared_option("sacrifice", card.id), refuse_more(duel, bill, card)
        yield DONE, refuse_stop(bill)

    if all([refuse_more(duel, bill, card) for card in duel.on_side(bill.seat)]):
        return False
    option = yield from choose_judged(duel, bill.seat, "sacrifice", "DR-72", judge, card=bill.source)
    if option is None or option.card is None:
        return False
    _take(duel, bill, duel.cards[option.card])
    return True


def _sacrifice_or_discard(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Let the payer pick one card of the battlefield or of the hand."""

    def judge() -> Iterator[Judged]:
        for card in duel.on_side(bill.seat):
            yield shared_option("sacrifice", card.id), refuse_either(duel, bill, card)
        spare = may_discard(duel, bill)
        for card in duel.pile(bill.seat, "hand").cards:
            refusal = refusals.PAYS_FOR_ITSELF if card is bill.source else None
            yield shared_option("discard", card.id), refusal or (None if spare else refusals.REST_UNPAYABLE)

    option = yield from choose_judged(duel, bill.seat, "sacrifice", "DR-72", judge, card=bill.source)
    assert option is not None
    assert option.card is not None
    bill.either -= 1
    if option.key == "discard":
        discard(duel, duel.cards[option.card])
    else:
        _take(duel, bill, duel.cards[option.card])


def _take(duel: RiftDuel, bill: Bill, card: RiftCard) -> None:
    """Sacrifice a card; its mana and the zone it frees are subtracted from the bill."""
    bill.held -= bill.worth(duel, card)
    if bill.need and frees(duel, card, bill.need):
        bill.need = ""
    destroy(duel, [card], "DR-72", "sacrificed")


def _pay_mana(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Take mana from one card, or all a Hidden Sacrifice gives; the excess of the last is lost (DR-130).

    A payer with more face-down cards is always asked: no question would reveal that none of them could pay.
    """

    def judge() -> Iterator[Judged]:
        for card in duel.on_side(bill.seat):
            yield _mana_option(card), refuse_mana(duel, bill, card)

    option, *more = [option for option, refusal in judge() if refusal is None]
    field = payers(duel, bill.source, bill.entering)
    if more or any([not each.face_up and each.id != option.card for each in field]):
        option = (yield from choose_judged(duel, bill.seat, "mana", "DR-129", judge, card=bill.source)) or option
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
    return _MANA[card.id] if card.face_up else _HIDDEN[card.id]
