"""Masteries and statuses (GA-251, GA-252)."""

from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.objects.tokens import printed_card
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel


def gain(duel: ArchiveDuel, seat: int, name: str) -> ArchiveCard:
    """Let a player gain a mastery, which replaces the one before; its counters are lost."""
    before = duel.mastery(seat)
    if before is not None:
        statics.end(duel, before)
        duel.remove(before)
    mastery = attach(duel, seat, name)
    duel.note("GA-251", "gains_mastery", seat, mastery)
    return mastery


def gain_status(duel: ArchiveDuel, seat: int, name: str) -> bool:
    """Let a player gain a status; nothing for one that the player has, or without the option `statuses`."""
    if not duel.options.statuses or name in [each.name for each in duel.statuses(seat)]:
        return False
    duel.note("GA-252", "gains_status", seat, attach(duel, seat, name))
    return True


def attach(duel: ArchiveDuel, seat: int, name: str) -> ArchiveCard:
    """Put a mastery or a status next to a player; it is as old as the moment it was gained (GA-197)."""
    card = ArchiveCard(len(duel.cards), printed_card(duel, name), seat)
    card.stamp = duel.effects.tick()
    duel.add_card(card, duel.sides[seat].mastery)
    statics.start(duel, card)
    return card
