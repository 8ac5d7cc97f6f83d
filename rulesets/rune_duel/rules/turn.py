"""A round of Rune Duel (rulebook section 5)."""

from collections.abc import Callable

from cardgame_tui.engine.prompt import Script
from rulesets.rune_duel.rules.cleanup import cleanup
from rulesets.rune_duel.rules.combat.aftermath import after_combat
from rulesets.rune_duel.rules.combat.passes import combat
from rulesets.rune_duel.rules.muster.phases import muster, try_holding
from rulesets.rune_duel.rules.trumps import duel_of_trumps
from rulesets.rune_duel.state.duel import RuneDuel


def turn(duel: RuneDuel) -> Script[None]:
    """Play one round, from the phase a position was set up in (RD-22)."""
    if duel.phase not in PHASES:
        _begin_round(duel)
    phases = list(PHASES)
    for phase in phases[phases.index(duel.phase) :]:
        duel.before_phase(phase)
        duel.phase = phase
        questions = PHASES[phase](duel)
        if questions is not None:
            yield from questions
    duel.phase = "between"


def _begin_round(duel: RuneDuel) -> None:
    duel.turn += 1
    duel.life_lost = False
    duel.winner = 0
    duel.fresh.clear()
    duel.phase = "duel"
    duel.note("RD-22", "round", duel.active, amount=duel.turn)


PHASES: dict[str, Callable[[RuneDuel], Script[None] | None]] = {
    "duel": duel_of_trumps,
    "muster": muster,
    "holding": try_holding,
    "combat": combat,
    "post_combat": after_combat,
    "cleanup": cleanup,
}
"""The steps of a round in order; combat asks only what is carried out by hand (RD-72, RD-75)."""
