"""Masteries (GA-251)."""

from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.tokens import printed_card
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel


def gain(duel: ArchiveDuel, seat: int, name: str) -> ArchiveCard:
    """Let a player gain a mastery, which replaces the one before; its counters are lost."""
    before = duel.mastery(seat)
    if before is not None:
        statics.end(duel, before)
        duel.remove(before)
    mastery = ArchiveCard(len(duel.cards), printed_card(duel, name), seat)
    mastery.stamp = duel.effects.tick()
    duel.add_card(mastery, duel.sides[seat].mastery)
    duel.note("GA-251", "gains_mastery", seat, mastery)
    statics.start(duel, mastery)
    return mastery
