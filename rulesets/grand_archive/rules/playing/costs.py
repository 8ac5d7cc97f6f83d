"""What playing a card costs now (GA-39, GA-40, GA-111)."""

from collections.abc import Sequence

from cardgame_tui.text.abilities import Static
from rulesets.grand_archive.cards.keywords import EFFICIENCY, Keyword
from rulesets.grand_archive.cards.statics import CardsCost, FirstCostsLess, MaterializingCosts, ThisCosts
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import costs_set, statics_of
from rulesets.grand_archive.state.kinds import is_card_of
from rulesets.grand_archive.state.traits import champion_level, has, traits

AENEAN = "Aenean"
"""The subtype of Elysian Aura and Aenean Progression (GA-328)."""
RESERVE_COST, MEMORY_COST = "reserve cost", "memory cost"
"""The words of the continuous effects that change what is paid for a card; their values are added."""


def reserve_cost(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, x: int = 0, instead: int | None = None, raised: int = 0
) -> int:
    """The reserve cost of a card for a seat now, never below 0 (GA-111).

    Args:
        duel: the duel.
        seat: who plays it.
        card: the card.
        x: what was chosen for X.
        instead: the cost that takes the place of the printed one, such as that of Ephemerate.
        raised: how much higher LV counts for an empowered card (GA-308).
    """
    printed = card.printed
    usual = x if printed.x_cost else printed.cost or 0
    cost = usual if instead is None else instead
    if printed.cost_kind == "reserve":
        said = _said_about(duel, seat, card)
        if said:
            if any([isinstance(each, CardsCost) and each.free for each in said]):
                return 0
            cost = _fixed(said, cost) + sum([_change(duel, seat, each) for each in said])
        cost += _changes(duel, card, RESERVE_COST)
        if AENEAN in printed.subtypes:
            cost += _progression(duel, seat)
        if has(duel, card, EFFICIENCY):
            cost -= champion_level(duel, seat) + raised
    return max(0, cost)


def memory_cost(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> int:
    """The memory cost of a card now, never below 0 (GA-111)."""
    cost = (card.printed.cost or 0) + _changes(duel, card, MEMORY_COST)
    for _, each in statics_of(duel, seat, MaterializingCosts):
        if is_card_of(card, each.what):
            cost += each.more - each.less
    return max(0, cost)


def _said_about(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> list[Static]:
    """The static abilities about the cost of a card for a seat, those of the card itself last (GA-183, GA-197)."""
    found: list[Static] = []
    if said := costs_set(duel, seat):
        found += [each for each in said if is_card_of(card, each.what)]
    if ThisCosts in card.printed.program.forms:
        found += [rule.static for rule in traits(duel, card).rules if isinstance(rule.static, ThisCosts)]
    return found


def _fixed(said: Sequence[Static], cost: int) -> int:
    """The cost that effects set, the newest last."""
    for each in said:
        if isinstance(each, CardsCost) and each.fixed is not None:
            cost = each.fixed
    return cost


def _change(duel: ArchiveDuel, seat: int, each: Static) -> int:
    """How much a static ability adds to a cost; the first card of a kind may cost less (GA-111)."""
    match each:
        case FirstCostsLess(what=what, less=less):
            return 0 if duel.activated[seat].get(what.word) else -less
        case CardsCost(less=less, more=more) | ThisCosts(less=less, more=more):
            return more - less
    return 0


def _progression(duel: ArchiveDuel, seat: int) -> int:
    """Aenean Progression: 1 more for each Aenean card that was activated this turn (GA-328)."""
    if not any([has(duel, each, Keyword.AENEAN_PROGRESSION) for each in duel.sides[seat].field()]):
        return 0
    return duel.activated[seat].get(AENEAN, 0)


def _changes(duel: ArchiveDuel, card: ArchiveCard, what: str) -> int:
    return sum(duel.effects.on(duel, what, card)) if duel.effects.of(what) else 0
