"""Costs: whether they can be paid in full, and paying them (DR-126 to DR-131, DR-72).

Cards are sacrificed and discarded first and mana is taken last, so every choice can be checked against what is
still to pay: only cards that leave the rest payable are offered.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardgame_tui.engine.asking import DONE, choose
from cardgame_tui.engine.prompt import Option, Script
from rulesets.dimensional_rift.aims import fits
from rulesets.dimensional_rift.keywords import Keyword
from rulesets.dimensional_rift.lifecycle import destroy, discard, spend, to_graveyard
from rulesets.dimensional_rift.prices import FREE, Price
from rulesets.dimensional_rift.table import RiftCard, RiftDuel
from rulesets.dimensional_rift.vocabulary import Noun


@dataclass(slots=True)
class Bill:
    """What is still to be paid, and by what it may not be paid.

    Args:
        seat: who pays.
        source: the card whose cost it is.
        sacs: nouns of the single sacrifices still to make.
        holders: whether the sacrifices are face-up creatures that hold mana together.
        held: mana those have to hold together, less what the sacrificed ones held.
        discards: cards still to discard.
        own: mana to take from the source itself.
        any: mana to take from any of the payer's cards.
        entering: whether the source is being summoned or flipped and so is not on the field yet (DR-72).
        need: kind of zone that has to be empty in the end, for a card that needs a place; empty for none.
    """

    seat: int
    source: RiftCard
    sacs: tuple[Noun, ...] = ()
    holders: bool = False
    held: int = 0
    discards: int = 0
    own: int = 0
    any: int = 0
    entering: bool = False
    need: str = ""


def bill_for(card: RiftCard, price: Price, *, entering: bool = False, need: str = "") -> Bill:
    """Open the bill of a card's controller; see `Bill`."""
    return Bill(
        card.owner,
        card,
        price.sacs,
        price.holders,
        price.held,
        price.discards,
        price.own,
        price.any,
        entering,
        need,
    )


def payable(
    duel: RiftDuel, card: RiftCard, price: Price, *, entering: bool = False, need: str = ""
) -> bool:
    """Whether a card's controller can pay a price in full now, leaving the zone it needs (DR-62, DR-127)."""
    if need and duel.has_open_zone(card.owner, need):
        need = ""
    if price is FREE:
        return not need
    if price.own and (card.mana < price.own or Keyword.MANALOCKED in card.conditions):
        return False
    if price.discards > sum(each is not card for each in duel.pile(card.owner, "hand").cards):
        return False
    if not price.sacs and not price.any:
        return not need
    bill = bill_for(card, price, entering=entering, need=need)
    return _payable_from(duel, bill, _payers(duel, bill))


def pay(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Pay a bill that is payable, the payer picking every card (DR-127)."""
    while bill.sacs:
        yield from _sacrifice(duel, bill)
    while bill.holders and (yield from _sacrifice_more(duel, bill)):
        pass
    for _ in range(bill.discards):
        yield from discard_one(duel, bill.seat, "DR-73", bill.source)
    if bill.own:
        spend(duel, bill.source, bill.own)
    while bill.any > 0:
        yield from _pay_mana(duel, bill)


def discard_one(duel: RiftDuel, seat: int, rule: str, source: RiftCard | None = None) -> Script[None]:
    """Let a seat discard a card of its choice from hand, if it has one besides the source (DR-73)."""
    hand = [card for card in duel.pile(seat, "hand").cards if card is not source]
    if hand:
        options = [Option("discard", card=card.id) for card in hand]
        option = yield from choose(duel, seat, "discard", rule, options, card=source)
        assert option.card is not None
        discard(duel, duel.cards[option.card])


def _payers(duel: RiftDuel, bill: Bill) -> list[RiftCard]:
    """Cards that may pay: one being flipped is not on the field yet and pays nothing for itself (DR-72)."""
    return [card for card in duel.on_side(bill.seat) if card is not bill.source or not bill.entering]


def _payable_from(duel: RiftDuel, bill: Bill, field: Sequence[RiftCard]) -> bool:
    """Whether some choice of sacrifices among `field` leaves the rest of the bill payable."""
    if len(bill.sacs) > len(field):
        return False
    if not bill.need and not bill.holders:
        return _cheapest_sacrifices_leave_enough(duel, bill, field)
    return any(_rest_payable(duel, bill, field, chosen) for chosen in _choices(bill, field))


def _cheapest_sacrifices_leave_enough(duel: RiftDuel, bill: Bill, field: Sequence[RiftCard]) -> bool:
    """Sacrificing the cards that could pay least mana is the best a payer can do."""
    if not bill.any:
        left = list(field)
    elif not bill.sacs:
        return _worth(duel, field) >= bill.any
    else:
        left = sorted(field, key=lambda card: _mana_worth(duel, card))
    for noun in sorted(bill.sacs, key=lambda noun: noun is Noun.CARD):
        chosen = next((card for card in left if fits(card, noun)), None)
        if chosen is None:
            return False
        left.remove(chosen)
    return _worth(duel, left) >= bill.any


def _worth(duel: RiftDuel, cards: Sequence[RiftCard]) -> int:
    """Mana that so many cards could give to an `any` payment together."""
    total = 0
    for card in cards:
        total += _mana_worth(duel, card)
    return total


def _choices(bill: Bill, field: Sequence[RiftCard]) -> Iterator[list[RiftCard]]:
    """Yield every set of cards that the sacrifices of a bill may take."""
    if bill.holders:
        creatures = [card for card in field if fits(card, Noun.FACE_UP_CREATURE)]
        if len(creatures) >= len(bill.sacs):
            yield creatures
        return
    yield from _combinations(bill.sacs, field)


def _combinations(nouns: Sequence[Noun], field: Sequence[RiftCard]) -> Iterator[list[RiftCard]]:
    if not nouns:
        yield []
        return
    same_next = len(nouns) > 1 and nouns[1] is nouns[0]
    for place, card in enumerate(field):
        if fits(card, nouns[0]):
            rest = field[place + 1 :] if same_next else [each for each in field if each is not card]
            for others in _combinations(nouns[1:], rest):
                yield [card, *others]


def _rest_payable(duel: RiftDuel, bill: Bill, field: Sequence[RiftCard], chosen: Sequence[RiftCard]) -> bool:
    if bill.holders and sum(card.mana for card in chosen) < bill.held:
        return False
    left = [card for card in field if card not in chosen]
    if _worth(duel, left) < bill.any:
        return False
    if not bill.need or duel.has_open_zone(bill.seat, bill.need):
        return True
    freed = [*chosen, *(card for card in left if bill.any and _hidden_worth(duel, card))]
    return any(_frees(duel, card, bill.need) for card in freed)


def _frees(duel: RiftDuel, card: RiftCard, kind: str) -> bool:
    """Whether a card's going leaves an eligible zone of a kind."""
    zone = card.zone
    return zone is not None and zone.kind == kind and zone.id in duel.conquered


def _mana_worth(duel: RiftDuel, card: RiftCard) -> int:
    """Mana a card could give to an `any` payment (DR-129, DR-130)."""
    if card.face_up:
        return 0 if Keyword.MANALOCKED in card.conditions else card.mana
    return _hidden_worth(duel, card)


def _hidden_worth(duel: RiftDuel, card: RiftCard) -> int:
    """Mana a face-down card gives as a Hidden Sacrifice (DR-130, and DR-131 under its option)."""
    if card.face_up or (duel.options.hidden_sacrifice == "scrolls" and not card.printed.is_scroll):
        return 0
    return card.printed.will


def _sacrifice(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Let the payer pick one card to sacrifice; what would leave the rest unpayable is not offered."""
    noun, rest = bill.sacs[0], bill.sacs[1:]
    field = _payers(duel, bill)
    options = [
        Option("sacrifice", card=card.id)
        for card in field
        if fits(card, noun) and _leaves_payable(duel, bill, rest, field, card)
    ]
    option = yield from choose(duel, bill.seat, "sacrifice", "DR-72", options, card=bill.source)
    assert option.card is not None
    _take(duel, bill, duel.cards[option.card], rest)


def _leaves_payable(
    duel: RiftDuel, bill: Bill, rest: tuple[Noun, ...], field: Sequence[RiftCard], card: RiftCard
) -> bool:
    need = "" if _frees(duel, card, bill.need) else bill.need
    after = Bill(bill.seat, bill.source, rest, bill.holders, bill.held - card.mana, 0, 0, bill.any, bill.entering, need)
    return _payable_from(duel, after, [each for each in field if each is not card])


def _sacrifice_more(duel: RiftDuel, bill: Bill) -> Script[bool]:
    """`At least`: the payer may go on, and has to while the sacrificed cards held too little."""
    creatures = [
        card for card in _payers(duel, bill) if fits(card, Noun.FACE_UP_CREATURE)
    ]
    if not creatures:
        return False
    options = [Option("sacrifice", card=card.id) for card in creatures]
    if bill.held <= 0:
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
    if bill.need and _frees(duel, card, bill.need):
        bill.need = ""
    destroy(duel, [card], "DR-72", "sacrificed")


def _pay_mana(duel: RiftDuel, bill: Bill) -> Script[None]:
    """Take mana from one card, or all a Hidden Sacrifice gives; the excess of the last is lost (DR-130)."""
    field = _payers(duel, bill)
    options = [_mana_option(card) for card in field if _mana_worth(duel, card) and _mana_fits(duel, bill, card)]
    option = options[0]
    if len(options) > 1:
        option = yield from choose(duel, bill.seat, "mana", "DR-129", options, card=bill.source)
    assert option.card is not None
    card = duel.cards[option.card]
    if option.key == "mana":
        spend(duel, card, 1)
        bill.any -= 1
        return
    bill.any -= card.printed.will
    if bill.need and _frees(duel, card, bill.need):
        bill.need = ""
    zone = card.zone
    to_graveyard(duel, card)
    duel.note("DR-130", "hidden_sacrifice", bill.seat, card, zone, amount=card.printed.will)


def _mana_option(card: RiftCard) -> Option:
    return Option("mana" if card.face_up else "hidden", card=card.id)


def _mana_fits(duel: RiftDuel, bill: Bill, card: RiftCard) -> bool:
    """Whether paying with this card leaves a way to free the zone that is needed."""
    if not bill.need or duel.has_open_zone(bill.seat, bill.need) or _frees_hidden(duel, bill, card):
        return True
    worth = 1 if card.face_up else card.printed.will
    return bill.any > worth and any(
        _frees_hidden(duel, bill, each) for each in duel.on_side(bill.seat) if each is not card
    )


def _frees_hidden(duel: RiftDuel, bill: Bill, card: RiftCard) -> bool:
    return bool(_hidden_worth(duel, card)) and _frees(duel, card, bill.need)
