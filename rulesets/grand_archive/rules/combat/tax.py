"""Payments without which an attack must not be declared (GA-146, GA-341)."""

from collections.abc import Collection, Sequence

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.grand_archive.cards.costs import Pay
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.bill import Bill, Use, leaving, resting
from rulesets.grand_archive.rules.playing.chosen_costs import (
    choose_chosen,
    chosen_parts,
    pay_chosen,
    refuse_chosen,
)
from rulesets.grand_archive.rules.playing.payment import choose_payers, pay_with, payers
from rulesets.grand_archive.state.bans import attack_bans, attack_price
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel


def refuse_tax(
    duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]
) -> Refusal | None:
    """Say why an attack cannot be paid for."""
    tax = _tax(duel, seat, attacker, targets)
    if tax is None:
        return refusals.CANNOT_DECLARE
    return refusals.ATTACK_UNPAID if tax and len(payers(duel, seat, taken=resting([attacker]))) < tax else None


def _tax(duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]) -> int | None:
    """The reserve cost of an attack: what others ask, and the attacker's own text; None where it is forbidden."""
    price = attack_price(duel, seat, attacker, targets)
    if price is None:
        return None
    return price + sum([each.amount for each in attacker.printed.program.attacking if isinstance(each, Pay)])


def refuse_costs(duel: ArchiveDuel, attacker: ArchiveCard) -> Refusal | None:
    """Say why what a unit's own text asks for an attack with it cannot be paid (GA-146)."""
    costs = attacker.printed.program.attacking
    return refuse_chosen(duel, controller_of(attacker), costs, attacker, _busy(attacker)) if costs else None


def pay_for_attack(
    duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]
) -> Script[bool]:
    """Let the attacking player pay all that an attack costs; False if it declines: it is illegal (GA-8)."""
    costs = attacker.printed.program.attacking
    bill = Bill(chosen_parts(duel, seat, costs, attacker), _busy(attacker))
    chosen = yield from choose_chosen(duel, seat, costs, attacker, bill)
    if not (yield from _pay_tax(duel, seat, attacker, targets, bill.taken)):
        return False
    yield from pay_chosen(duel, seat, chosen, attacker)
    return True


def _busy(attacker: ArchiveCard) -> set[Use]:
    """An attacker rests for its attack and stays, so that it pays nothing else."""
    return {*resting([attacker]), *leaving([attacker])}


def _pay_tax(
    duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard], taken: Collection[Use]
) -> Script[bool]:
    """Let the attacking player pay what others ask, or decline (GA-341)."""
    tax = _tax(duel, seat, attacker, targets)
    if not tax:
        return True
    asking = next((source for _, source in attack_bans(duel, seat, attacker, targets) if source is not None), None)
    ask = "attack_tax_of" if asking is None else "attack_tax"
    if not (yield from confirm(duel, seat, ask, "GA-146", asking or attacker, amount=tax)):
        duel.note("GA-146", "does_not_pay", seat, attacker, amount=tax)
        return False
    chosen = yield from choose_payers(duel, seat, tax, taken=taken)
    if chosen is None:
        return False
    pay_with(duel, seat, chosen)
    duel.note("GA-146", "pays", seat, attacker, amount=tax)
    return True
