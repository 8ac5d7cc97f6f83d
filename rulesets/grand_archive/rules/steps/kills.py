"""Who has killed the units that have died (GA-283)."""

from collections.abc import Sequence

from rulesets.grand_archive.state.card import ArchiveTarget
from rulesets.grand_archive.state.duel import ArchiveDuel


def credit_kills(duel: ArchiveDuel, died: Sequence[ArchiveTarget]) -> None:
    """Let On Kill trigger for the sources of lethal combat damage to units that have died."""
