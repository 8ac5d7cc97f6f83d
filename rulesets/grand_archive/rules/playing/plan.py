"""What is chosen for an activation before anything is paid: X and the additional costs (GA-40, GA-105, GA-112)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from cardgame_tui.text.abilities import Cost
from rulesets.grand_archive.rules.playing.ability_costs import HIGHEST_X, reserve_amount
from rulesets.grand_archive.rules.playing.alternatives import ask_for_x
from rulesets.grand_archive.rules.playing.bill import Bill, Use
from rulesets.grand_archive.rules.playing.card_bills import (
    can_pay_instead,
    most_funds,
    reserve_parts,
)
from rulesets.grand_archive.rules.playing.chosen_costs import (
    are_there,
    choose_chosen,
    chosen_parts,
    with_x,
)
from rulesets.grand_archive.rules.playing.costs import reserve_cost
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


@dataclass(slots=True, eq=False)
class Plan:
    """What was chosen for an activation, before anything is changed (GA-8).

    Args:
        item: what will be put on the stack.
        card: the card.
        instead: the cost that takes the place of the printed one, None for the printed one.
        x: what was chosen for X (GA-40).
        performer: the unit that is rested for an attack card (GA-54, GA-322).
        replaced: whether something else is paid instead of the reserve cost (GA-105).
        ingredients: objects sacrificed for a Brew (GA-311).
        further: the optional additional costs that are paid, None for none of them (GA-112).
        prepared: how many preparation counters are spent (GA-310).
        kindled: fire cards in the graveyard that pay (GA-306).
        payers: what pays the rest of the reserve cost (GA-109).
        revealed: whether the payment cards are revealed to imbue it (GA-309).
        imbued: whether that imbues it.
        additional: alternative and additional costs, each with what pays it (GA-105, GA-112).
        taken: how cards and objects already pay.
    """

    item: ArchiveItem
    card: ArchiveCard
    instead: int | None = None
    x: int = 0
    performer: ArchiveCard | None = None
    replaced: bool = False
    ingredients: list[ArchiveCard] = field(default_factory=list)
    further: Sequence[Cost] | None = None
    prepared: int = 0
    kindled: list[ArchiveCard] = field(default_factory=list)
    payers: list[ArchiveCard] = field(default_factory=list)
    revealed: bool = False
    imbued: bool = False
    additional: list[tuple[Cost, list[ArchiveCard]]] = field(default_factory=list)
    taken: set[Use] = field(default_factory=set)


def choose_additional(duel: ArchiveDuel, plan: Plan, bill: Bill) -> Script[None]:
    """What pays the additional costs, and those that may be paid too (GA-105, GA-112)."""
    card, seat, program = plan.card, plan.item.controller, plan.card.printed.program
    if program.additional:
        required = with_x(program.additional, plan.x)
        plan.additional += yield from choose_chosen(duel, seat, required, card, bill)
    if not program.optional or not are_there(duel, seat, program.optional, card):
        return
    owed = reserve_amount(duel, seat, card, program.optional)
    cost = owed if plan.replaced else owed + cost_of(duel, plan, plan.x)
    parts = chosen_parts(duel, seat, program.optional, card)
    whole = Bill([*parts, *reserve_parts(duel, seat, card, cost)], bill.taken)
    if whole.is_payable() and (yield from confirm(duel, seat, "extra", "GA-112", card)):
        plan.further = program.optional
        plan.additional += yield from choose_chosen(duel, seat, program.optional, card, whole)


def choose_x(duel: ArchiveDuel, plan: Plan, bill: Bill) -> Script[int]:
    """Let the player choose X, as much as can be paid (GA-40)."""
    card, seat = plan.card, plan.item.controller
    most = most_funds(duel, seat, card, bill)
    while most and not can_pay_instead(duel, seat, card, bill, cost_of(duel, plan, most)):
        most -= 1
    return (yield from ask_for_x(duel, seat, card, 0, most))


def choose_additional_x(duel: ArchiveDuel, plan: Plan) -> Script[int]:
    """Let the player choose X for the additional costs, as much as is there (GA-40)."""
    card, seat, costs, most = plan.card, plan.item.controller, plan.card.printed.program.additional, 0
    while most < HIGHEST_X and are_there(duel, seat, with_x(costs, most + 1), card):
        most += 1
    return (yield from ask_for_x(duel, seat, card, 0, most))


def cost_of(duel: ArchiveDuel, plan: Plan, x: int = 0) -> int:
    """The reserve cost of the card, for an X."""
    seat = plan.item.controller
    return reserve_cost(duel, seat, plan.card, x=x, instead=plan.instead, raised=plan.item.empowered)
