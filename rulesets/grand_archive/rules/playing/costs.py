"""What playing a card costs now (GA-39, GA-40, GA-111)."""

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.sentences import FirstCostsLess
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import with_rules
from rulesets.grand_archive.state.kinds import is_card_of
from rulesets.grand_archive.state.traits import champion_level, has, traits

RESERVE_COST, MEMORY_COST = "reserve cost", "memory cost"
"""The words of the continuous effects that change what is paid for a card; their values are added."""


def reserve_cost(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, x: int = 0, instead: int | None = None, raised: int = 0
) -> int:
    """The reserve cost of a card for a seat now, never below 0.

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
        cost += _changes(duel, card, RESERVE_COST) - _first_discount(duel, seat, card)
        if has(duel, card, Keyword.EFFICIENCY):
            cost -= champion_level(duel, seat) + raised
    return max(0, cost)


def memory_cost(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> int:
    """The memory cost of a card now, never below 0."""
    return max(0, (card.printed.cost or 0) + _changes(duel, card, MEMORY_COST))


def _first_discount(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> int:
    """How much less the first card of its kind costs in this turn (GA-111, GA-183)."""
    less, activated = 0, duel.activated[seat]
    for each in with_rules(duel, seat):
        for rule in traits(duel, each).rules:
            match rule.static:
                case FirstCostsLess(what=what, less=amount) if is_card_of(card, what):
                    less += 0 if activated.get(what.value) else amount
    return less


def _changes(duel: ArchiveDuel, card: ArchiveCard, what: str) -> int:
    return sum(duel.effects.on(duel, what, card)) if duel.effects.of(what) else 0
