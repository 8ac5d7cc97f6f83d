"""Last-known information: what an object is, or was just before it left (GA-34)."""

from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.known import Known
from rulesets.grand_archive.state.traits import traits


def know(duel: ArchiveDuel, card: ArchiveCard) -> Known:
    """Remember an object as it is now, just before it leaves."""
    known = as_it_is(duel, card)
    duel.known[card.id, card.visit] = known
    return known


def facts(duel: ArchiveDuel, target: ArchiveTarget) -> Known:
    """What an object is now, or what it was just before it left; one zone change is looked back across."""
    if target.lost and (known := duel.known.get((target.thing.id, target.visit))) is not None:
        return known
    return as_it_is(duel, target.thing)


def as_it_is(duel: ArchiveDuel, card: ArchiveCard) -> Known:
    """A card as it is now."""
    return Known(
        controller_of(card),
        traits(duel, card),
        card.damage,
        card.rested,
        dict(card.counters),
        card.entered,
        card.past,
        card.taken,
    )
