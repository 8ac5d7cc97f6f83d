"""A payment that an effect offers while it resolves (GA-112, GA-113)."""

from cardgame_tui.engine.asking import confirm
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.playing import payment
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


def paid_unless(duel: ArchiveDuel, item: Item, seat: int, price: int) -> Script[bool]:
    """Let a seat pay a reserve cost completely or not at all; whether it paid (GA-113)."""
    if not payment.can_pay_reserve(duel, seat, price):
        return False
    if not (yield from confirm(duel, seat, "pay_unless", "GA-141", item.source)):
        return False
    return (yield from payment.pay_reserve(duel, seat, price, item.source))
