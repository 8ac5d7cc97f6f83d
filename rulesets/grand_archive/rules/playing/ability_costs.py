"""The costs of activated abilities: whether they can be paid, and paying them (GA-112, GA-114, GA-115)."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.text.abilities import Cost
from rulesets.grand_archive.cards.costs import Pay, Payment, RemoveCounters
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.chosen_costs import CHOSEN, can_pay_chosen, hand_needed
from rulesets.grand_archive.rules.playing.payment import payers
from rulesets.grand_archive.rules.steps import champion, counters
from rulesets.grand_archive.rules.steps.leaving import leave
from rulesets.grand_archive.rules.steps.shielding import is_immortal
from rulesets.grand_archive.rules.steps.states import rest
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel

# Members that nearly every decision reads (docs/architecture.md, "Members")
_REST, _SACRIFICE_THIS, _DELEVEL_THIS = Payment.REST, Payment.SACRIFICE_THIS, Payment.DELEVEL_THIS
JUDGED_ELSEWHERE = (Payment, *CHOSEN)
"""The forms of costs that `refuse_costs` judges in another way, or that can always be paid."""


def refuse_costs(duel: ArchiveDuel, seat: int, card: ArchiveCard, costs: Sequence[Cost]) -> Refusal | None:
    """Say why the costs of an ability of a card cannot be paid now."""
    for cost in costs:
        if cost is _REST:
            if card.rested:
                return refusals.RESTED
        elif not _can_pay(duel, card, cost):
            return refusals.COST_UNPAID
    needed = reserve_part(costs)
    if needed and len(payers(duel, seat, spent=spent_by(card, costs))) < needed + hand_needed(costs):
        return refusals.CANNOT_PAY
    return None if can_pay_chosen(duel, seat, costs, card) else refusals.COST_UNPAID


def reserve_part(costs: Sequence[Cost]) -> int:
    """How much of the costs is a reserve cost."""
    amount = 0
    for cost in costs:
        if isinstance(cost, Pay):
            amount += cost.amount
    return amount


def spent_by(card: ArchiveCard, costs: Sequence[Cost]) -> Sequence[ArchiveCard]:
    """The card itself if its other costs use it, so that it cannot be rested as Reservable too."""
    for cost in costs:
        if isinstance(cost, Payment):
            return (card,)
    return ()


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
            case RemoveCounters(counter=counter, count=count):
                counters.take(duel, card, counter.value, count, "GA-112")


def _can_pay(duel: ArchiveDuel, card: ArchiveCard, cost: Cost) -> bool:
    if isinstance(cost, Pay):
        return True
    if cost is _SACRIFICE_THIS:
        return not is_immortal(duel, card, "sacrificed")
    if cost is _DELEVEL_THIS:
        return champion.can_delevel(duel, card)
    if isinstance(cost, RemoveCounters):
        return card.counters.get(cost.counter.value, 0) >= cost.count
    if isinstance(cost, JUDGED_ELSEWHERE):
        return True
    raise TypeError(f"no meaning for {type(cost).__name__}")
