"""Who may take slow actions now (GA-4, GA-102)."""

from rulesets.grand_archive.state.duel import ArchiveDuel


def has_the_floor(duel: ArchiveDuel, seat: int) -> bool:
    """Whether a seat may take slow actions: in its own main phase, outside combat, with an empty stack."""
    return seat == duel.active and duel.phase == "main" and not duel.stack and duel.combat is None
