"""Costs for which a player chooses what pays: sacrifices, discards, banished cards (GA-112, GA-229)."""

from collections.abc import Iterable, Sequence

from cardgame_tui.engine.asking import pick_cards
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.text.abilities import Cost
from rulesets.grand_archive.cards.bans import PlayerBan
from rulesets.grand_archive.cards.costs import (
    BanishCost,
    DiscardCost,
    Payment,
    RecoverCost,
    RemoveCounters,
    RestCost,
    SacrificeOther,
)
from rulesets.grand_archive.cards.determiners import Which
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.selectors import One, Reference
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.bill import Bill, Part, Use, leaving, resting
from rulesets.grand_archive.rules.steps import counters, searching
from rulesets.grand_archive.rules.steps.hits import damage
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.sending import send
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal
from rulesets.grand_archive.rules.steps.objects.states import rest
from rulesets.grand_archive.state.bans import player_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import is_like, means

CHOSEN = (SacrificeOther, DiscardCost, BanishCost, RestCost, RecoverCost)
"""The forms of costs that this module pays."""


def chosen_parts(duel: ArchiveDuel, seat: int, costs: Sequence[Cost], card: ArchiveCard) -> list[Part]:
    """What may pay each of the costs for which a seat chooses, in the order in which it does."""
    return [
        Part(_uses(costs[n], candidates(duel, seat, costs[n], card)), _count(costs[n])) for n in _in_turn(costs)
    ]


def _uses(cost: Cost, cards: Sequence[ArchiveCard]) -> list[Use]:
    return resting(cards) if isinstance(cost, RestCost) else leaving(cards)


def _in_turn(costs: Sequence[Cost]) -> list[int]:
    """The places of the costs for which a player chooses; discards come last, as any card of a hand will do."""
    places = [
        n for n, cost in enumerate(costs) if isinstance(cost, SacrificeOther | BanishCost | RestCost | DiscardCost)
    ]
    return sorted(places, key=lambda n: isinstance(costs[n], DiscardCost))


def are_there(duel: ArchiveDuel, seat: int, costs: Sequence[Cost], card: ArchiveCard) -> bool:
    """Whether the counters are there that some costs take."""
    removed = [each for each in costs if isinstance(each, RemoveCounters)]
    return all([can_remove(duel, seat, each, card) for each in removed]) and can_recover(duel, seat, costs)


def can_recover(duel: ArchiveDuel, seat: int, costs: Sequence[Cost]) -> bool:
    """Whether the champion of a seat has the damage counters that these costs take (GA-229)."""
    amount = sum([cost.amount for cost in costs if isinstance(cost, RecoverCost)])
    champion = duel.champion(seat)
    if not amount:
        return True
    return champion is not None and champion.damage >= amount and not player_banned(duel, seat, PlayerBan.RECOVER)


def can_remove(duel: ArchiveDuel, seat: int, cost: RemoveCounters, card: ArchiveCard) -> bool:
    """Whether the counters are there that a cost takes."""
    bearer = _bearer(duel, seat, cost, card)
    return bearer is not None and bearer.counters.get(cost.counter.value, 0) >= cost.count


def _bearer(duel: ArchiveDuel, seat: int, cost: RemoveCounters, card: ArchiveCard) -> ArchiveCard | None:
    """What loses the counters that a cost takes."""
    return card if cost.whom is Reference.THIS else duel.champion(seat)


def taken_by(card: ArchiveCard, costs: Sequence[Cost]) -> set[Use]:
    """What a card itself does for these costs, so that it can pay nothing else by it.

    A card that is not on the field pays nothing else.
    """
    taken: list[Use] = []
    if Payment.REST in costs:
        taken += resting([card])
    if not on_field(card) or Payment.SACRIFICE_THIS in costs or Payment.BANISH_THIS in costs:
        taken += leaving([card])
    return set(taken)


def refuse_chosen(
    duel: ArchiveDuel, seat: int, costs: Sequence[Cost], card: ArchiveCard, taken: Iterable[Use] = ()
) -> Refusal | None:
    """Say why a seat cannot pay costs that are a bill of their own.

    Args:
        duel: the duel.
        seat: who pays.
        costs: the costs.
        card: the card whose text it is.
        taken: how cards and objects already pay.
    """
    if not are_there(duel, seat, costs, card):
        return refusals.ADDITIONAL_UNPAID
    bill = Bill(chosen_parts(duel, seat, costs, card), set(taken))
    return None if bill.is_payable() else refusals.ADDITIONAL_UNPAID


def choose_chosen(
    duel: ArchiveDuel, seat: int, costs: Sequence[Cost], card: ArchiveCard, bill: Bill
) -> Script[list[tuple[Cost, list[ArchiveCard]]]]:
    """Let a seat choose what pays each of these costs, the next parts of a bill; nothing is paid yet (GA-8)."""
    chosen: dict[int, list[ArchiveCard]] = {}
    for n in _in_turn(costs):
        chosen[n] = yield from _choose(duel, seat, costs[n], card, bill)
        bill.pay(_uses(costs[n], chosen[n]))
    return [
        (cost, chosen.get(n, [])) for n, cost in enumerate(costs) if isinstance(cost, (*CHOSEN, RemoveCounters))
    ]


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
            case RestCost():
                for each in cards:
                    rest(duel, each, "GA-112")
            case RemoveCounters(counter=counter, count=count):
                if (bearer := _bearer(duel, seat, cost, card)) is not None:
                    counters.take(duel, bearer, counter.value, count, "GA-112")
            case RecoverCost(amount=amount):
                damage.recover(duel, seat, amount, "GA-229")


def candidates(duel: ArchiveDuel, seat: int, cost: Cost, card: ArchiveCard) -> list[ArchiveCard]:
    """What could pay a cost."""
    match cost:
        case SacrificeOther(whom=whom):
            found = means(duel, whom, seat, card)
            return [each for each in found if controller_of(each) == seat and not _stays(duel, each)]
        case RestCost(whom=whom):
            found = means(duel, whom, seat, card)
            return [each for each in found if controller_of(each) == seat and not each.rested]
        case DiscardCost(kinds=kinds):
            wanted = One((Noun.CARD,), Which.A, kinds)
            hand = duel.sides[seat].hand.cards
            return [each for each in hand if is_like(duel, wanted, seat, card, each)] if kinds else list(hand)
        case BanishCost(whom=whom):
            return [each for each in means(duel, whom, seat, card) if each.owner == seat and duel.sees(seat, each)]
    return []


def _stays(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    return is_immortal(duel, card, "sacrificed")


def _count(cost: Cost) -> int:
    if isinstance(cost, SacrificeOther | BanishCost | RestCost):
        return cost.whom.required
    return cost.count if isinstance(cost, DiscardCost) else 1


def _choose(duel: ArchiveDuel, seat: int, cost: Cost, card: ArchiveCard, bill: Bill) -> Script[list[ArchiveCard]]:
    found, count = candidates(duel, seat, cost, card), _count(cost)

    def refuse(each: ArchiveCard) -> Refusal | None:
        return bill.refuse(each, rests=isinstance(cost, RestCost))

    able = [each for each in found if refuse(each) is None]
    if len(able) <= count and not _is_hidden(duel, cost, able):
        return able
    return (yield from pick_cards(duel, seat, "cost", "GA-112", found, refuse, least=count, most=count, card=card))


def _is_hidden(duel: ArchiveDuel, cost: Cost, able: Sequence[ArchiveCard]) -> bool:
    """Whether others cannot know that nothing else pays: then the question stays, for its absence would tell."""
    if isinstance(cost, DiscardCost) and not cost.kinds:
        return False
    return not all([duel.sees(PUBLIC_SEAT, each) for each in able])
