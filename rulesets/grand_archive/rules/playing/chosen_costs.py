"""Costs for which a player chooses what pays: sacrifices, discards, banished cards (GA-112, GA-229)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import pick_card, pick_cards
from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Cost
from rulesets.grand_archive.cards.costs import BanishCost, DiscardCost, Payment, RecoverCost, SacrificeOther
from rulesets.grand_archive.rules.steps import damage, searching
from rulesets.grand_archive.rules.steps.leaving import leave
from rulesets.grand_archive.rules.steps.sending import send
from rulesets.grand_archive.rules.steps.shielding import is_immortal
from rulesets.grand_archive.rules.steps.verb import held
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.kinds import is_kind

CHOSEN = (SacrificeOther, DiscardCost, BanishCost, RecoverCost)
"""The forms of costs that this module pays."""


def can_pay_chosen(
    duel: ArchiveDuel, seat: int, costs: Sequence[Cost], card: ArchiveCard, taken: Sequence[ArchiveCard] = ()
) -> bool:
    """Whether different cards and objects can be found for all costs that this module pays.

    Args:
        duel: the duel.
        seat: who pays.
        costs: all costs.
        card: the card or object that is paid for; an object may sacrifice itself, unless it leaves anyway.
        taken: what pays in another way.
    """
    chosen = [cost for cost in costs if isinstance(cost, CHOSEN)]
    if not chosen:
        return True
    used = [*_used_anyway(card, costs), *taken]
    for cost in chosen:
        if isinstance(cost, RecoverCost):
            champion = duel.champion(seat)
            if champion is None or champion.damage < cost.amount:
                return False
        else:
            found = [each for each in candidates(duel, seat, cost) if each not in used]
            if len(found) < _count(cost):
                return False
            used += found[: _count(cost)]
    return True


def choose_chosen(
    duel: ArchiveDuel, seat: int, costs: Sequence[Cost], card: ArchiveCard
) -> Script[list[tuple[Cost, list[ArchiveCard]]]]:
    """Let a seat choose what pays each of these costs; nothing is paid yet (GA-8)."""
    chosen: list[tuple[Cost, list[ArchiveCard]]] = []
    used = _used_anyway(card, costs)
    for cost in [each for each in costs if isinstance(each, CHOSEN)]:
        found = [each for each in candidates(duel, seat, cost) if each not in used]
        picked = yield from _choose(duel, seat, cost, found, card)
        used += picked
        chosen.append((cost, picked))
    return chosen


def pay_chosen(
    duel: ArchiveDuel, seat: int, chosen: Sequence[tuple[Cost, list[ArchiveCard]]], card: ArchiveCard
) -> None:
    """Pay what was chosen, in the order of the text."""
    for cost, cards in chosen:
        match cost:
            case SacrificeOther():
                leave(duel, cards, "sacrificed", "GA-112", card)
            case DiscardCost():
                searching.discard_cards(duel, seat, cards, "GA-112")
            case BanishCost():
                send(duel, cards, "banished", "GA-112", card)
            case RecoverCost(amount=amount):
                damage.recover(duel, seat, amount, "GA-229")


def _used_anyway(card: ArchiveCard, costs: Sequence[Cost]) -> list[ArchiveCard]:
    leaves = not on_field(card) or Payment.SACRIFICE_THIS in costs or Payment.BANISH_THIS in costs
    return [card] if leaves else []


def candidates(duel: ArchiveDuel, seat: int, cost: Cost) -> list[ArchiveCard]:
    """What could pay a cost."""
    match cost:
        case SacrificeOther(whom=whom):
            objects = duel.sides[seat].field()
            return [each for each in objects if is_kind(duel, each, whom.what) and not _stays(duel, each)]
        case DiscardCost():
            return list(duel.sides[seat].hand.cards)
        case BanishCost(whom=whom):
            return held(duel, seat, whom)
    return []


def cards_spent(chosen: Sequence[tuple[Cost, list[ArchiveCard]]]) -> list[ArchiveCard]:
    """Everything that was chosen, which can pay nothing else."""
    return [card for _, cards in chosen for card in cards]


def hand_needed(costs: Sequence[Cost]) -> int:
    """How many cards of the hand these costs take."""
    return sum([_count(each) for each in costs if _takes_hand(each)])


def _takes_hand(cost: Cost) -> bool:
    return isinstance(cost, DiscardCost) or (isinstance(cost, BanishCost) and cost.whom.pile.zone == "hand")


def _stays(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    return is_immortal(duel, card, "sacrificed")


def _count(cost: Cost) -> int:
    if isinstance(cost, RecoverCost):
        return 0
    return cost.count if isinstance(cost, DiscardCost) else 1


def _choose(
    duel: ArchiveDuel, seat: int, cost: Cost, found: Sequence[ArchiveCard], card: ArchiveCard
) -> Script[list[ArchiveCard]]:
    count = _count(cost)
    if len(found) <= count:
        return list(found[:count])
    if isinstance(cost, SacrificeOther):
        picked = yield from pick_card(duel, seat, "cost", "GA-112", found, card=card)
        return [] if picked is None else [picked]
    return (yield from pick_cards(duel, seat, "cost", "GA-112", found, least=count, most=count, card=card))
