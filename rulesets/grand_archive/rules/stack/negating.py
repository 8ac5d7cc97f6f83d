"""Negating what is on the stack (GA-138)."""

from rulesets.grand_archive.rules.stack.leaving_stack import take_off
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Item


def negate(duel: ArchiveDuel, item: Item, rule: str = "GA-138", source: ArchiveCard | None = None) -> bool:
    """Take an item off the stack without effect and without refunds; False if it is not there any more."""
    if item not in duel.stack:
        return False
    duel.note(rule, "negated", item.controller, item.source, other=source, word=item.label)
    take_off(duel, item)
    return True
