"""The costs of activated abilities: whether they can be paid, and paying them (GA-112, GA-114, GA-115)."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.text.abilities import Cost
from rulesets.grand_archive.cards.amounts import Product
from rulesets.grand_archive.cards.costs import Cut, Pay, Payment, RemoveCounters
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.bill import Bill
from rulesets.grand_archive.rules.playing.chosen_costs import (
    CHOSEN,
    can_recover,
    can_remove,
    chosen_parts,
    has_x,
    taken_by,
    with_x,
)
from rulesets.grand_archive.rules.playing.payment import payers, reserve_part
from rulesets.grand_archive.rules.steps.objects import champion
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.sending import send
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal
from rulesets.grand_archive.rules.steps.objects.states import rest
from rulesets.grand_archive.rules.steps.searching import discard_cards
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import holds, worth

# Members that nearly every decision reads (docs/architecture.md, "Members")
_REST, _SACRIFICE_THIS, _DELEVEL_THIS = Payment.REST, Payment.SACRIFICE_THIS, Payment.DELEVEL_THIS
HIGHEST_X = 99
"""No X in a cost is greater."""
JUDGED_ELSEWHERE = (Payment, *CHOSEN)
"""The forms of costs that `refuse_costs` judges in another way, or that can always be paid."""


def refuse_costs(duel: ArchiveDuel, seat: int, card: ArchiveCard, costs: Sequence[Cost]) -> Refusal | None:
    """Say why the costs of an ability of a card cannot be paid now."""
    if has_x(costs):
        costs = with_x(costs, least_x(costs))
    for cost in costs:
        if cost is _REST:
            if card.rested:
                return refusals.RESTED
        elif not _can_pay(duel, seat, card, cost):
            return refusals.COST_UNPAID
    if not any([isinstance(cost, CHOSEN) for cost in costs]):
        amount = reserve_amount(duel, seat, card, costs)
        is_payable = not amount or len(payers(duel, seat, taken=taken_by(card, costs))) >= amount
        return None if is_payable else refusals.CANNOT_PAY
    if not can_recover(duel, seat, costs):
        return refusals.COST_UNPAID
    bill = bill_of(duel, seat, card, costs)
    if bill.is_payable():
        return None
    del bill.parts[-1]
    return refusals.CANNOT_PAY if bill.is_payable() else refusals.COST_UNPAID


def least_x(costs: Sequence[Cost]) -> int:
    """The least X for the costs of an ability: 0 only where something else is paid too (GA-40, GA-354)."""
    return 0 if len(costs) > 1 else 1


def most_x(duel: ArchiveDuel, seat: int, card: ArchiveCard, costs: Sequence[Cost]) -> int:
    """The greatest X with which the costs of an ability can be paid."""
    x = least_x(costs)
    while x < HIGHEST_X and refuse_costs(duel, seat, card, with_x(costs, x + 1)) is None:
        x += 1
    return x


def bill_of(duel: ArchiveDuel, seat: int, card: ArchiveCard, costs: Sequence[Cost]) -> Bill:
    """What is to be paid for an ability but for what its own card does; the last part is the reserve cost."""
    parts = [
        *chosen_parts(duel, seat, costs, card),
        reserve_part(duel, seat, reserve_amount(duel, seat, card, costs)),
    ]
    return Bill(parts, taken_by(card, costs))


def reserve_amount(duel: ArchiveDuel, seat: int, card: ArchiveCard, costs: Sequence[Cost]) -> int:
    """How much of the costs is a reserve cost now, never below 0 (GA-111)."""
    amount = 0
    for cost in costs:
        if isinstance(cost, Pay):
            amount += (
                cost.amount if cost.cut is None else max(0, cost.amount + _changed(duel, seat, card, cost.cut))
            )
    return amount


def _changed(duel: ArchiveDuel, seat: int, card: ArchiveCard, cut: Cut) -> int:
    """How much more a reserve cost is now because of its further words; less than 0 if it is less."""
    change = cut.more - cut.less
    if cut.condition is not None:
        return change if holds(duel, seat, card, cut.condition) else 0
    assert cut.per is not None
    return change * worth(duel, seat, card, Product(1, cut.per))


def pay_costs(duel: ArchiveDuel, card: ArchiveCard, costs: Sequence[Cost]) -> None:
    """Pay all costs of an ability but for its reserve cost and what was chosen, in the order of the text."""
    for cost in costs:
        match cost:
            case Payment.REST:
                rest(duel, card, "GA-114")
            case Payment.BANISH_THIS:
                leave(duel, [card], "banished", "GA-112")
            case Payment.SACRIFICE_THIS:
                leave(duel, [card], "sacrificed", "GA-112")
            case Payment.DELEVEL_THIS:
                champion.delevel(duel, card)
            case Payment.BANISH_BURIED:
                send(duel, [card], "banished", "GA-112")
            case Payment.DISCARD_THIS:
                discard_cards(duel, card.owner, [card], "GA-112")


def _can_pay(duel: ArchiveDuel, seat: int, card: ArchiveCard, cost: Cost) -> bool:
    if isinstance(cost, Pay):
        return True
    if cost is _SACRIFICE_THIS:
        return not is_immortal(duel, card, "sacrificed")
    if cost is Payment.BANISH_THIS:
        return not is_immortal(duel, card, "banished")
    if cost is _DELEVEL_THIS:
        return champion.can_delevel(duel, card)
    if isinstance(cost, RemoveCounters):
        return can_remove(duel, seat, cost, card)
    if isinstance(cost, JUDGED_ELSEWHERE):
        return True
    raise TypeError(f"no meaning for {type(cost).__name__}")
