"""The phases of a turn as the table lists them."""

from rulesets.grand_archive.rules.turn import phases_of
from rulesets.grand_archive.state.duel import ArchiveDuel

BEFORE_FIRST = frozenset({"opening", "mulligan"})
"""Phase words of the opening step, which comes before the first phase of a first turn (GA-76)."""


def shown_phases(duel: ArchiveDuel) -> tuple[str, ...]:
    """The phases of this turn in order, the combat phase after the main phase while there is one (GA-80)."""
    phases = phases_of(duel)
    if duel.phase in BEFORE_FIRST:
        return ("opening", *phases)
    if duel.combat is None:
        return phases
    place = phases.index("main") + 1
    return (*phases[:place], "combat", *phases[place:])
