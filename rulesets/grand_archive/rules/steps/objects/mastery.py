"""Masteries and statuses (GA-251, GA-252)."""

from rulesets.grand_archive.cards.triggers.compass import Direction
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.rules.steps.objects.tokens import printed_card
from rulesets.grand_archive.rules.steps.triggers import fire_turn
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel

FIRST = Direction.NORTH
"""Where a compass points when it is gained (GA-344)."""


def turn(duel: ArchiveDuel, seat: int, card: ArchiveCard, to: Direction) -> bool:
    """Turn the compass of a seat; nothing where it points there already."""
    origin = Direction(card.facing)
    if origin is to:
        return False
    card.facing = to.value
    duel.changed("compass")
    duel.note("GA-344", "turns_compass", seat, card, word=to.value)
    fire_turn(duel, seat, card, origin, to)
    return True


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
    card.facing = FIRST.value if card.printed.program.compass else ""
    card.stamp = duel.effects.tick()
    duel.add_card(card, duel.sides[seat].mastery)
    statics.start(duel, card)
    return card
