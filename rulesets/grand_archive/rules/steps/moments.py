"""When an ability may be used: whose turn it is, and which phase (GA-80)."""

from rulesets.grand_archive.cards.manner import Moment
from rulesets.grand_archive.state.duel import ArchiveDuel

PHASES = {Moment.MAIN: "main", Moment.RECOLLECTION: "recollection", Moment.END: "end"}
"""The phases of the own turn in which something may be used."""


def is_moment(duel: ArchiveDuel, seat: int, moment: Moment) -> bool:
    """Whether it is such a moment for a seat."""
    if moment is Moment.COMBAT:
        return duel.combat is not None
    if moment is Moment.OPPONENTS_TURN:
        return duel.active != seat
    return duel.active == seat and PHASES.get(moment, duel.phase) == duel.phase
