"""Damage and recovery in their plain form (section P)."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel


@dataclass(slots=True, eq=False)
class Hit:
    """Damage that is about to be dealt to an object."""

    card: ArchiveCard
    amount: int
    source: ArchiveCard | None
    combat: bool
    unpreventable: bool = False


def deal(duel: ArchiveDuel, hits: Sequence[Hit], rule: str) -> Script[list[Hit]]:
    """Deal damage; return what was dealt."""
    yield from ()
    dealt = [hit for hit in hits if hit.amount > 0]
    for hit in dealt:
        hit.card.damage += hit.amount
        hit.card.hurt = True
        duel.changed("damage")
        duel.note(rule, "damage", controller_of(hit.card), hit.card, amount=hit.amount, other=hit.source)
    return dealt


def recover(duel: ArchiveDuel, seat: int, amount: int, rule: str) -> bool:
    """Remove damage counters from a champion; whether the player recovered (GA-229)."""
    champion = duel.champion(seat)
    if champion is None or amount < 1:
        return False
    champion.damage -= min(amount, champion.damage)
    duel.changed("damage")
    duel.note(rule, "recovers", seat, champion, amount=amount)
    return True
