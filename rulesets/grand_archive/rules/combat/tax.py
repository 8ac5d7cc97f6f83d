"""Payments without which an attack must not be declared (GA-146, GA-341)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Refusal, Script
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing.bill import resting
from rulesets.grand_archive.rules.playing.payment import choose_payers, pay_with, payers
from rulesets.grand_archive.state.bans import attack_bans, attack_price
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel


def refuse_tax(
    duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]
) -> Refusal | None:
    """Say why an attack cannot be paid for."""
    tax = attack_price(duel, seat, attacker, targets)
    if tax is None:
        return refusals.CANNOT_DECLARE
    return refusals.ATTACK_UNPAID if tax and len(payers(duel, seat, taken=resting([attacker]))) < tax else None


def pay_tax(duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]) -> Script[bool]:
    """Let the attacking player pay, or decline: then the attack is illegal (GA-8, GA-341)."""
    tax = attack_price(duel, seat, attacker, targets)
    if not tax:
        return True
    asking = next((source for _, source in attack_bans(duel, seat, attacker, targets) if source is not None), None)
    ask = "attack_tax_of" if asking is None else "attack_tax"
    if not (yield from confirm(duel, seat, ask, "GA-146", asking or attacker, amount=tax)):
        duel.note("GA-146", "does_not_pay", seat, attacker, amount=tax)
        return False
    chosen = yield from choose_payers(duel, seat, tax, taken=resting([attacker]))
    if chosen is None:
        return False
    pay_with(duel, seat, chosen)
    duel.note("GA-146", "pays", seat, attacker, amount=tax)
    return True
