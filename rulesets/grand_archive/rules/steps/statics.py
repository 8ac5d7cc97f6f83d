"""Static abilities begin and end with their card (GA-193, GA-197)."""

from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel


def start(duel: ArchiveDuel, card: ArchiveCard, *, inherited: bool = False) -> None:
    """Start the static abilities of an object, of a mastery or of a card that joins a lineage.

    Args:
        duel: the duel.
        card: the object; of a card in a lineage only what is inherited works, which goes on with `inherited`.
        inherited: whether to start the Inherited Effects only (GA-318).
    """
    duel.retyped = duel.retyped or card.printed.program.retypes
    duel.object_changed(card)


def end(duel: ArchiveDuel, card: ArchiveCard) -> None:
    """End what lasts as long as a card stays."""
    duel.effects.end_source(card.id)
    duel.object_changed(card)


def end_stay(duel: ArchiveDuel, card: ArchiveCard) -> None:
    """End what a card does as it leaves, and what was done to it: it becomes a new thing (GA-12)."""
    end(duel, card)
    duel.effects.end_until(stay_of(card.id))
    duel.effects.release(card.id)


def stay_of(number: int) -> str:
    """The word of the moment at which a card leaves the field."""
    return f"stay of {number}"
