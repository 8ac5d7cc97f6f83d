"""Damage that is about to be dealt."""

from dataclasses import dataclass

from rulesets.grand_archive.state.card import ArchiveCard


@dataclass(slots=True, eq=False)
class Hit:
    """Damage that is about to be dealt to an object.

    Args:
        card: the object.
        amount: how much.
        source: what deals it (GA-220).
        combat: whether it is combat damage (GA-215).
        unpreventable: whether prevention does not apply (GA-225).
        critical: how many cards an opponent must discard so that it is not doubled; 0 without Critical (GA-296).
        doubles: whether it is doubled.
    """

    card: ArchiveCard
    amount: int
    source: ArchiveCard | None
    combat: bool
    unpreventable: bool = False
    critical: int = 0
    doubles: bool = False
