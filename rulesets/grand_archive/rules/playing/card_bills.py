"""What is to be paid for a card that is activated, and whether that can be paid (GA-105, steps 3, 7 and 8)."""

from cardgame_tui.engine.prompt import Refusal
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.alternatives import ingredient_parts, kindling
from rulesets.grand_archive.rules.playing.bill import Bill, Part, leaving, resting
from rulesets.grand_archive.rules.playing.chosen_costs import (
    are_there,
    chosen_parts,
    refuse_chosen,
    taken_by,
    with_x,
)
from rulesets.grand_archive.rules.playing.costs import reserve_cost
from rulesets.grand_archive.rules.playing.payment import count_payers, reservables, reserve_part
from rulesets.grand_archive.rules.playing.performing import performers
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel


def refuse_payment(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, instead: int | None, raised: int
) -> Refusal | None:
    """Say why a card cannot be paid for with X = 0: by Kindle too, or by a Brew.

    Args:
        duel: the duel.
        seat: who activates it.
        card: the card.
        instead: the cost that takes the place of the printed one.
        raised: how much higher LV counts for it.
    """
    program = card.printed.program
    cost = reserve_cost(duel, seat, card, instead=instead, raised=raised)
    rests = card.printed.kind == "attack" and reservables(duel, seat)
    if not program.additional and not program.brew and not program.instead and not rests:
        funds = count_payers(duel, seat, card)
        is_payable = cost <= funds or cost <= funds + kindling(duel, seat, card)[1]
        return None if is_payable else refusals.CANNOT_PAY
    if (unpaid := refuse_chosen(duel, seat, with_x(program.additional, 0), card)) is not None:
        return unpaid
    bills = bills_of(duel, seat, card, cost, instead)
    if any([bill.is_payable() for bill in bills]):
        return None
    usual, reserve = bills[0], reserve_parts(duel, seat, card, cost)
    others = Bill(usual.parts[: -len(reserve)], usual.taken)
    return refusals.CANNOT_PAY if others.is_payable() else refusals.ADDITIONAL_UNPAID


def bills_of(duel: ArchiveDuel, seat: int, card: ArchiveCard, cost: int, instead: int | None) -> list[Bill]:
    """The ways to pay for a card: who performs it, additional costs, then its cost or another one (GA-105).

    Args:
        duel: the duel.
        seat: who activates it.
        card: the card.
        cost: its reserve cost.
        instead: the cost that takes the place of the printed one.

    Returns:
        The bill with the reserve cost, then the one of a Brew and the one of what its text asks for instead.
    """
    program = card.printed.program
    attack = [Part(resting(performers(duel, seat, card)))] if card.printed.kind == "attack" else []
    required = with_x(program.additional, 0)
    additional, taken = chosen_parts(duel, seat, required, card), taken_by(card, required)
    usual = Bill([*attack, *additional, *reserve_parts(duel, seat, card, cost)], set(taken))
    if instead is not None:
        return [usual]
    bills = [usual]
    if program.brew:
        bills.append(Bill([*attack, *ingredient_parts(duel, seat, card), *additional], set(taken), "brew"))
    if program.instead and are_there(duel, seat, program.instead, card):
        others = chosen_parts(duel, seat, program.instead, card)
        bills.append(Bill([*attack, *others, *additional], set(taken), "instead"))
    return bills


def reserve_parts(duel: ArchiveDuel, seat: int, card: ArchiveCard, cost: int) -> list[Part]:
    """A reserve cost, of which Kindle may pay a part (GA-109, GA-306)."""
    usual = reserve_part(duel, seat, cost, card)
    found, most = kindling(duel, seat, card)
    if not found:
        return [usual]
    kindled = min(cost, most)
    return [Part(usual.uses, cost - kindled), Part([*usual.uses, *leaving(found)], kindled)]


def can_pay_instead(duel: ArchiveDuel, seat: int, card: ArchiveCard, bill: Bill, cost: int) -> bool:
    """Whether a bill could be paid if its reserve cost were this one, as it is with another X (GA-40)."""
    reserve = reserve_parts(duel, seat, card, cost)
    return Bill([*bill.parts[: -len(reserve)], *reserve], bill.taken).is_payable()


def most_funds(duel: ArchiveDuel, seat: int, card: ArchiveCard, bill: Bill) -> int:
    """The most that could be paid of a reserve cost, if nothing else had to be paid."""
    uses = [use for use in reserve_part(duel, seat, 0, card).uses if use not in bill.taken]
    return len(uses) + kindling(duel, seat, card)[1]
