"""Costs for which a player chooses what pays: sacrifices, discards, banished cards (GA-112, GA-229)."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, cast

from cardgame_tui.engine.asking import pick_cards
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.text import changed, nodes_of
from cardgame_tui.text.abilities import Cost
from rulesets.grand_archive.cards.amounts import Letter
from rulesets.grand_archive.cards.costs import (
    BanishCost,
    DiscardCost,
    Doing,
    Payable,
    Payment,
    RecoverCost,
    RemoveCounters,
    RestCost,
    SacrificeOther,
)
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.determiners import Which
from rulesets.grand_archive.cards.phrases.selectors import One, Phrase, Reference, References
from rulesets.grand_archive.cards.statics.bans import PlayerBan
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.bill import Bill, Part, Use, leaving, resting, staying
from rulesets.grand_archive.rules.steps import counters, searching
from rulesets.grand_archive.rules.steps.hits import damage
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.sending import send
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal
from rulesets.grand_archive.rules.steps.objects.states import rest
from rulesets.grand_archive.rules.steps.verb import Step
from rulesets.grand_archive.state.bans import player_banned
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import is_like, means

CHOSEN = (SacrificeOther, DiscardCost, BanishCost, RestCost, RecoverCost, Doing)
"""The forms of costs that this module pays."""
_LAST = (DiscardCost,)
"""Costs that any card of a hand pays."""


def with_x(costs: Sequence[Cost], x: int) -> tuple[Cost, ...]:
    """Costs in which X is a number (GA-40)."""
    return cast(tuple[Cost, ...], changed(tuple(costs), lambda node: cast(Any, x) if node is Letter.X else None))


def has_x(costs: Sequence[Cost]) -> bool:
    """Whether X is chosen for costs as they are paid (GA-40)."""
    return any([Letter.X in [*nodes_of(each)] for each in costs])


def chosen_parts(duel: ArchiveDuel, seat: int, costs: Sequence[Cost], card: ArchiveCard) -> list[Part]:
    """What may pay each of the costs for which a seat chooses, in the order in which it does."""
    return [
        Part(_uses(costs[n], candidates(duel, seat, costs[n], card)), _count(costs[n])) for n in _in_turn(costs)
    ]


def _way(cost: Cost) -> str:
    """How what pays a cost does so."""
    if isinstance(cost, RestCost):
        return "rests"
    stays = isinstance(cost, RemoveCounters) or (isinstance(cost, Doing) and not cost.deed.MOVES)
    return "stays" if stays else "leaves"


def _uses(cost: Cost, cards: Sequence[ArchiveCard]) -> list[Use]:
    return {"rests": resting, "stays": staying, "leaves": leaving}[_way(cost)](cards)


def _is_chosen(cost: Cost) -> bool:
    if isinstance(cost, RemoveCounters):
        return isinstance(cost.whom, Phrase)
    return isinstance(cost, CHOSEN) and not isinstance(cost, RecoverCost)


def _in_turn(costs: Sequence[Cost]) -> list[int]:
    """The places of the costs for which a player chooses; discards come last, as any card of a hand will do."""
    places = [n for n, cost in enumerate(costs) if _is_chosen(cost)]
    return sorted(places, key=lambda n: isinstance(costs[n], _LAST))


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
    return bool(candidates(duel, seat, cost, card))


def _bearers(duel: ArchiveDuel, seat: int, cost: RemoveCounters, card: ArchiveCard) -> list[ArchiveCard]:
    """What may lose the counters that a cost takes."""
    if cost.whom is Reference.THIS:
        return [card]
    if cost.whom is Reference.YOUR_CHAMPION:
        champion = duel.champion(seat)
        return [] if champion is None else [champion]
    return [each for each in means(duel, cost.whom, seat, card) if controller_of(each) == seat]


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
    for n, cost in enumerate(costs):
        if isinstance(cost, RemoveCounters) and n not in chosen:
            chosen[n] = _bearers(duel, seat, cost, card)
    return [
        (cost, chosen.get(n, [])) for n, cost in enumerate(costs) if isinstance(cost, (*CHOSEN, RemoveCounters))
    ]


def pay_chosen(
    duel: ArchiveDuel,
    seat: int,
    chosen: Sequence[tuple[Cost, list[ArchiveCard]]],
    card: ArchiveCard,
    item: ArchiveItem | None = None,
) -> Script[None]:
    """Pay what was chosen, in the order of the text.

    Args:
        duel: the duel.
        seat: who pays.
        chosen: the costs, each with what pays it.
        card: the card whose text it is.
        item: what is paid for, where it is an item.
    """
    for cost, cards in chosen:
        if item is not None and isinstance(whom := _whom(cost), Phrase):
            _remember(item, whom, cards)
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
            case RemoveCounters(counter=counter):
                for each in cards:
                    counters.take(duel, each, counter.value, cost.number, "GA-112", by=seat)
            case RecoverCost(amount=amount):
                damage.recover(duel, seat, amount, "GA-229")
            case Doing(deed=deed):
                paying = item or ArchiveItem(seat, "GA-112", "ability", card, visit=card.visit)
                yield from _do(duel, paying, deed, cards)


def _remember(item: ArchiveItem, whom: Phrase, cards: Sequence[ArchiveCard]) -> None:
    """Let what pays be `it`, or `them`, for the words of the ability (GA-34)."""
    found = [target(each) for each in cards]
    if whom.single:
        item.so_far.it = found[0] if found else None
    else:
        item.so_far.them = found


def _do(duel: ArchiveDuel, item: ArchiveItem, deed: Payable, cards: Sequence[ArchiveCard]) -> Script[None]:
    """Do what pays to what was chosen; a card of a kind shows what it is before it moves unseen (GA-30)."""
    asked = isinstance(deed.whom, Phrase) and deed.whom.qualifiers and deed.MOVES
    for each in cards if asked else ():
        if not duel.sees(PUBLIC_SEAT, each):
            duel.note("GA-30", "reveals", item.controller, each, shown=True)
    before, showing = (item.so_far.it, item.so_far.them), bool(duel.shown)
    item.so_far.them = [target(each) for each in cards]
    step = replace(cast(Any, deed), whom=References.THEM)
    assert isinstance(step, Step)
    yield from step.perform(duel, item)
    item.so_far.it, item.so_far.them = before
    if duel.shown and not showing:
        duel.hide()


def candidates(duel: ArchiveDuel, seat: int, cost: Cost, card: ArchiveCard) -> list[ArchiveCard]:
    """What could pay a cost."""
    match cost:
        case SacrificeOther(whom=whom):
            found = means(duel, whom, seat, card)
            return [each for each in found if controller_of(each) == seat and not _stays(duel, each)]
        case RestCost(whom=whom):
            found = means(duel, whom, seat, card)
            return [each for each in found if controller_of(each) == seat and not each.rested]
        case RemoveCounters(counter=counter):
            bearers = _bearers(duel, seat, cost, card)
            return [each for each in bearers if each.counters.get(counter.value, 0) >= cost.number]
        case DiscardCost(kinds=kinds):
            wanted = One((Noun.CARD,), Which.A, kinds)
            hand = duel.sides[seat].hand.cards
            return [each for each in hand if is_like(duel, wanted, seat, card, each)] if kinds else list(hand)
        case BanishCost(whom=whom) | Doing(deed=Payable(whom=Phrase() as whom)):
            return [each for each in means(duel, whom, seat, card) if _is_own(duel, seat, each, whom)]
        case Doing():
            return [card] if on_field(card) and controller_of(card) == seat else []
    return []


def _is_own(duel: ArchiveDuel, seat: int, card: ArchiveCard, whom: Phrase) -> bool:
    """Whether a card or an object is that of a seat, which sees it, or lets chance pick."""
    if on_field(card):
        return controller_of(card) == seat
    return card.owner == seat and (whom.random or duel.sees(seat, card))


def _stays(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    return is_immortal(duel, card, "sacrificed")


def _count(cost: Cost) -> int:
    if isinstance(cost, DiscardCost):
        return cost.count
    whom = _whom(cost)
    return whom.required if isinstance(whom, Phrase) else 1


def _whom(cost: Cost) -> object:
    """The words for what pays a cost."""
    return getattr(cost.deed if isinstance(cost, Doing) else cost, "whom", None)


def _choose(duel: ArchiveDuel, seat: int, cost: Cost, card: ArchiveCard, bill: Bill) -> Script[list[ArchiveCard]]:
    found, count = candidates(duel, seat, cost, card), _count(cost)

    def refuse(each: ArchiveCard) -> Refusal | None:
        return bill.refuse(each, _way(cost))

    able = [each for each in found if refuse(each) is None]
    if _is_random(cost):
        duel.chance.shuffle(able)
        return able[:count]
    if len(able) <= count and not _is_hidden(duel, cost, able):
        return able
    return (yield from pick_cards(duel, seat, "cost", "GA-112", found, refuse, least=count, most=count, card=card))


def _is_random(cost: Cost) -> bool:
    """Whether chance picks what pays a cost (GA-236)."""
    return bool(getattr(cost if isinstance(cost, DiscardCost) else _whom(cost), "random", False))


def _is_hidden(duel: ArchiveDuel, cost: Cost, able: Sequence[ArchiveCard]) -> bool:
    """Whether others cannot know that nothing else pays: then the question stays, for its absence would tell."""
    if isinstance(cost, DiscardCost) and not cost.kinds:
        return False
    return not all([duel.sees(PUBLIC_SEAT, each) for each in able])
