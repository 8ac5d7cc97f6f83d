"""Costs: what is still to be paid, and whether it can be paid in full (DR-126 to DR-132, DR-72).

Cards are sacrificed and discarded first and mana is taken last, so every choice can be checked against what is
still to pay; `payment` offers only cards that leave the rest payable.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from cardgame_tui.engine.prompt import Refusal
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.measures import Measure
from rulesets.dimensional_rift.cards.nouns import FACE_UP, What
from rulesets.dimensional_rift.cards.price import FREE, Price
from rulesets.dimensional_rift.cards.statics import Doing
from rulesets.dimensional_rift.rules import refusals
from rulesets.dimensional_rift.rules.steps.counters import forbidden
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.matching import View, fits, is_kind, measure
from rulesets.dimensional_rift.state.traits import has

# Members that nearly every decision reads (docs/architecture.md, "Members")
_MANALOCKED = Keyword.MANALOCKED


@dataclass(slots=True)
class Bill:
    """The part still to pay, and what may not pay it.

    Args:
        seat: who pays.
        source: the card whose cost it is.
        sacs: what each of the single sacrifices still to make asks for.
        holders: what further sacrifices ask for, if there may be any.
        held: how much those must have together, less what the sacrificed ones had.
        measured: of what they must have so much.
        either: cards still to sacrifice or discard.
        discards: cards still to discard.
        discarded: what each of further cards still to discard must be.
        own: mana to take from the source itself.
        any: mana to take from any of the payer's cards.
        of: the cards that this mana may come from, None for all.
        life: HP to pay.
        itself: whether the source is sacrificed.
        entering: whether the source is being summoned or flipped and so is not on the field yet (DR-72).
        need: kind of zone that must be empty in the end, for a card that needs one; "" for none.
    """

    seat: int
    source: RiftCard
    sacs: tuple[What, ...] = ()
    holders: What | None = None
    held: int = 0
    measured: Measure = Measure.MANA
    either: int = 0
    discards: int = 0
    discarded: tuple[What, ...] = ()
    own: int = 0
    any: int = 0
    of: What | None = None
    life: int = 0
    itself: bool = False
    entering: bool = False
    need: str = ""

    def after(self, duel: RiftDuel, card: RiftCard, need: str) -> "Bill":
        """The bill once a card has been sacrificed for its next part and a zone of kind `need` is still needed."""
        return replace(self, sacs=self.sacs[1:], held=self.held - self.worth(duel, card), need=need)

    def worth(self, duel: RiftDuel, card: RiftCard) -> int:
        """How much a card that is sacrificed adds to what is to be had together."""
        return measure(duel, card, self.measured) if self.holders is not None else 0


def bill_for(card: RiftCard, price: Price, *, entering: bool = False, need: str = "") -> Bill:
    """Open the bill of a card's controller; see `Bill`."""
    return Bill(
        card.owner,
        card,
        price.sacs,
        price.holders,
        price.held,
        price.measured,
        price.either,
        price.discards,
        price.discarded,
        price.own,
        price.any,
        price.of,
        price.life,
        price.itself,
        entering,
        need,
    )


def payable(
    duel: RiftDuel, card: RiftCard, price: Price, *, entering: bool = False, need: str = "", forced: bool = False
) -> bool:
    """Whether a card's controller can pay a price in full now and free a zone of the kind `need` (DR-62, DR-127).

    A `forced` payment of life may take more than there is (DR-132).
    """
    if price is FREE:
        return not need
    if price.choices:
        return bool(affordable(duel, card, price, entering=entering, need=need, forced=forced))
    if price.each is not None:
        price = price.with_x(1)
    if price.life > duel.hp[card.owner] and not forced:
        return False
    if price.own and (card.mana < price.own or has(duel, card, _MANALOCKED)):
        return False
    if (price.discards or price.discarded) and not _discards(duel, card, price):
        return False
    if price.itself and (
        entering or card not in duel.on_side(card.owner) or forbidden(duel, card, Doing.SACRIFICED)
    ):
        return False
    if not (price.sacs or price.any or price.either):
        return not need
    field = payers(duel, card, entering)
    if price.itself:
        field = [each for each in field if each is not card]
    if len(price.sacs) > len(field):
        return False
    if price.any and price.of is None and not duel.bends:
        given = sum([mana_worth(duel, each) for each in field if each.mana or not each.face_up])
        if given < price.any or not (price.sacs or price.either or need):
            return given >= price.any
    bill = bill_for(card, price, entering=entering, need=need)
    if price.any and price.any > _mana_of(duel, bill, field):
        return False
    if not price.sacs and not price.either and not need:
        return True
    return _payable_from(duel, bill, field)


def affordable(duel: RiftDuel, card: RiftCard, price: Price, **how: Any) -> list[Price]:
    """Those of several prices that can be paid in full now; `how` is as for `payable` (DR-204)."""
    locked = has(duel, card, _MANALOCKED)
    return [
        each for each in price.choices if not (locked and each.takes_mana) and payable(duel, card, each, **how)
    ]


def _discards(duel: RiftDuel, card: RiftCard, price: Price) -> bool:
    """Whether there are cards in hand for all that is to be discarded."""
    hand = discardable(duel, card.owner, card)
    return len(hand) >= price.discards + len(price.discarded) and enough_of(duel, card, price.discarded, hand)


def enough_of(duel: RiftDuel, card: RiftCard, wanted: Sequence[What], hand: Sequence[RiftCard]) -> bool:
    """Whether some cards of a hand fit everything that is to be discarded for a card (DR-73)."""
    view = View(card, card.owner)
    found = sacrificed(wanted, hand, lambda each, what: fits(duel, each, what, view, each.printed.kind))
    return len(found) == len(wanted)


def discardable(duel: RiftDuel, seat: int, source: RiftCard | None) -> list[RiftCard]:
    """Cards in hand that may be discarded; the one that is being paid for is not among them (DR-72)."""
    return [card for card in duel.pile(seat, "hand").cards if card is not source]


def payers(duel: RiftDuel, source: RiftCard, entering: bool) -> list[RiftCard]:
    """Cards that may pay: one being flipped is not on the field yet and pays nothing for itself (DR-72)."""
    cards = duel.on_side(source.owner)
    return [card for card in cards if card is not source] if entering else cards


def refuse_sacrifice(duel: RiftDuel, bill: Bill, card: RiftCard) -> Refusal | None:
    """Say why a card may not be sacrificed for the next part of a bill (DR-72, DR-127)."""
    if bill.entering and card is bill.source:
        return refusals.PAYS_FOR_ITSELF
    if (bill.itself and card is bill.source) or not suits(duel, bill, card, bill.sacs[0]):
        return refusals.NOT_THIS_PART
    if _leaves_payable(duel, bill, card, bill.need):
        return None
    return refusals.NO_ZONE_LEFT if _leaves_payable(duel, bill, card, "") else refusals.REST_UNPAYABLE


def refuse_more(duel: RiftDuel, bill: Bill, card: RiftCard) -> Refusal | None:
    """Say why a card may not be sacrificed on top of the least number (DR-72)."""
    if bill.entering and card is bill.source:
        return refusals.PAYS_FOR_ITSELF
    return None if suits(duel, bill, card, bill.holders) else refusals.NOT_THIS_PART


def refuse_either(duel: RiftDuel, bill: Bill, card: RiftCard) -> Refusal | None:
    """Say why a card may not be sacrificed where one may be discarded instead (DR-72, DR-73)."""
    if card is bill.source and (bill.entering or bill.itself):
        return refusals.PAYS_FOR_ITSELF
    if forbidden(duel, card, Doing.SACRIFICED):
        return refusals.FORBIDDEN
    field = [each for each in payers(duel, bill.source, bill.entering) if each is not card]
    rest = replace(bill, either=bill.either - 1, need="" if frees(duel, card, bill.need) else bill.need)
    return None if _payable_from(duel, rest, field) else refusals.REST_UNPAYABLE


def may_discard(duel: RiftDuel, bill: Bill) -> bool:
    """Whether a discard where a card may be sacrificed instead leaves the rest payable (DR-62, DR-73)."""
    if len(discardable(duel, bill.seat, bill.source)) <= bill.discards:
        return False
    rest = replace(bill, either=bill.either - 1, discards=bill.discards + 1)
    return _payable_from(duel, rest, payers(duel, bill.source, bill.entering))


def suits(duel: RiftDuel, bill: Bill, card: RiftCard, what: What | None) -> bool:
    """Whether a card is what a part of a cost asks for; for more than its type it must be face-up (DR-72)."""
    if forbidden(duel, card, Doing.SACRIFICED):
        return False
    if what is None:
        return True
    if what.also is None and what.name is None and not what.tests:
        if not what.qualifiers:
            return is_kind(card, what.kind)
        if len(what.qualifiers) == 1 and what.qualifiers[0] is FACE_UP:
            return card.face_up and is_kind(card, what.kind)
    if (what.qualifiers or what.tests) and not card.face_up:
        return False
    return fits(duel, card, what, View(bill.source, bill.seat))


def refuse_stop(bill: Bill) -> Refusal | None:
    """Say why a payer may not stop sacrificing creatures that hold mana (DR-62, DR-127)."""
    if bill.held > 0:
        return refusals.HOLD_TOO_LITTLE
    return refusals.NO_ZONE_LEFT if bill.need else None


def refuse_mana(duel: RiftDuel, bill: Bill, card: RiftCard) -> Refusal | None:
    """Say why a card may not pay mana (DR-129 to DR-131, DR-156)."""
    if bill.entering and card is bill.source:
        return refusals.PAYS_FOR_ITSELF
    if bill_worth(duel, bill, card):
        return None if _mana_fits(duel, bill, card) else refusals.NO_ZONE_LEFT
    if card.face_up:
        return refusals.MANALOCKED if has(duel, card, _MANALOCKED) else refusals.NO_MANA
    paying = duel.options.hidden_sacrifice
    return (
        refusals.NOT_A_SCROLL if paying == "scrolls" and not card.printed.is_scroll else refusals.NO_WILL[paying]
    )


def mana_worth(duel: RiftDuel, card: RiftCard) -> int:
    """Mana a card could give to an `any` payment (DR-129, DR-130)."""
    if card.face_up:
        return card.mana if card.mana and not has(duel, card, _MANALOCKED) else 0
    return _hidden_worth(duel, card)


def bill_worth(duel: RiftDuel, bill: Bill, card: RiftCard) -> int:
    """Mana a card could give to a bill; some mana pays only for what its own card says (DR-129)."""
    if bill.of is not None and not fits(duel, card, bill.of, View(bill.source, bill.seat)):
        return 0
    if duel.bends and card is not bill.source and duel.effects.on(duel, "own", card):
        return 0
    return mana_worth(duel, card)


def frees(duel: RiftDuel, card: RiftCard, kind: str) -> bool:
    """Whether a card that leaves frees an eligible zone of a kind."""
    zone = card.zone
    return zone is not None and zone.kind == kind and duel.is_conquered(zone.id)


def _leaves_payable(duel: RiftDuel, bill: Bill, card: RiftCard, need: str) -> bool:
    """Whether sacrificing a card for the next part of a bill leaves the rest payable and a zone of a kind free."""
    after = bill.after(duel, card, "" if frees(duel, card, need) else need)
    field = payers(duel, bill.source, bill.entering)
    return _payable_from(duel, after, [each for each in field if each is not card])


def _mana_fits(duel: RiftDuel, bill: Bill, card: RiftCard) -> bool:
    """Whether paying with this card leaves a way to free the zone that is needed."""
    if not bill.need or duel.has_open_zone(bill.seat, bill.need) or _frees_hidden(duel, bill, card):
        return True
    worth = 1 if card.face_up else card.printed.will
    return bill.any > worth and any(
        _frees_hidden(duel, bill, each) for each in duel.on_side(bill.seat) if each is not card
    )


def _payable_from(duel: RiftDuel, bill: Bill, field: Sequence[RiftCard]) -> bool:
    """Whether some choice among `field` pays the sacrifices and the mana of a bill and frees the zone it needs."""
    if len(bill.sacs) > len(field):
        return False
    if bill.holders:
        return _holders_suffice(duel, bill, field)
    if not bill.need:
        return _suffices(duel, bill, bill.sacs, bill.any, field)
    for card in field:
        if frees(duel, card, bill.need) and _suffices_without(duel, bill, card, field):
            return True
    return False


def _holders_suffice(duel: RiftDuel, bill: Bill, field: Sequence[RiftCard]) -> bool:
    """Whether those that fit are enough and have enough together (all may be sacrificed)."""
    creatures = [card for card in field if suits(duel, bill, card, bill.holders)]
    if len(creatures) < len(bill.sacs) or sum([bill.worth(duel, card) for card in creatures]) < bill.held:
        return False
    return not bill.need or any([frees(duel, card, bill.need) for card in creatures])


def _suffices(
    duel: RiftDuel,
    bill: Bill,
    sacs: Sequence[What],
    mana: int,
    field: Sequence[RiftCard],
    either: int | None = None,
) -> bool:
    """Whether cards can be sacrificed and the others give enough mana: those that give least go first."""
    hand = len(discardable(duel, bill.seat, bill.source)) - bill.discards
    more = max((bill.either if either is None else either) - hand, 0)
    if not sacs and not more:
        return _mana_of(duel, bill, field) >= mana
    cards = sorted(field, key=lambda card: bill_worth(duel, bill, card)) if mana else field
    going = sacrificed(sacs, cards, lambda card, what: suits(duel, bill, card, what))
    if len(going) < len(sacs):
        return False
    left = [card for card in cards if card not in going]
    if more:
        left.sort(key=lambda card: forbidden(duel, card, Doing.SACRIFICED))
        if sum(not forbidden(duel, card, Doing.SACRIFICED) for card in left) < more:
            return False
    return not mana or _mana_of(duel, bill, left[more:]) >= mana


def _mana_of(duel: RiftDuel, bill: Bill, cards: Sequence[RiftCard]) -> int:
    """Mana that cards could give together."""
    total = 0
    for card in cards:
        if card.mana or not card.face_up:
            total += bill_worth(duel, bill, card)
    return total


def sacrificed(
    sacs: Sequence[What], cards: Sequence[RiftCard], suit: Callable[[RiftCard, What], bool]
) -> list[RiftCard]:
    """Match cards to sacrifices, each to one, so that as many as possible are made.

    Every card in turn takes a sacrifice that nobody makes yet, or one whose card can make another instead (the
    augmenting paths of bipartite matching). A card once matched stays so; the cards that come first are preferred.

    Args:
        sacs: what each sacrifice asks for.
        cards: the cards that may be sacrificed, the least valuable first.
        suit: whether a card is what a sacrifice asks for.
    """
    maker: dict[int, RiftCard] = {}

    def takes_one(card: RiftCard, tried: set[int]) -> bool:
        for place, noun in enumerate(sacs):
            if place not in tried and suit(card, noun):
                tried.add(place)
                if place not in maker or takes_one(maker[place], tried):
                    maker[place] = card
                    return True
        return False

    for card in cards:
        if len(maker) == len(sacs):
            break
        takes_one(card, set())
    return list(maker.values())


def _suffices_without(duel: RiftDuel, bill: Bill, card: RiftCard, field: Sequence[RiftCard]) -> bool:
    """Whether the bill can be paid so that just this card goes: as a sacrifice or as a Hidden Sacrifice."""
    rest = [each for each in field if each is not card]
    for place, noun in enumerate(bill.sacs):
        others = bill.sacs[:place] + bill.sacs[place + 1 :]
        if suits(duel, bill, card, noun) and _suffices(duel, bill, others, bill.any, rest):
            return True
    if bill.either and _suffices(duel, bill, bill.sacs, bill.any, rest, bill.either - 1):
        return True
    worth = 0 if card.face_up else bill_worth(duel, bill, card)
    return bool(bill.any and worth) and _suffices(duel, bill, bill.sacs, max(bill.any - worth, 0), rest)


def _hidden_worth(duel: RiftDuel, card: RiftCard) -> int:
    """Mana a face-down card gives as a Hidden Sacrifice (DR-130, and DR-131 under its option)."""
    if card.face_up or (duel.options.hidden_sacrifice == "scrolls" and not card.printed.is_scroll):
        return 0
    return card.printed.will


def _frees_hidden(duel: RiftDuel, bill: Bill, card: RiftCard) -> bool:
    """Whether paying with this card, turned down, frees the zone that is needed (DR-130)."""
    return not card.face_up and bool(bill_worth(duel, bill, card)) and frees(duel, card, bill.need)
