"""A turn of Grand Archive, phase by phase (section G)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TypeAlias

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.rules.cleanup import clean_up, forget_turn
from rulesets.grand_archive.rules.main_phase import OPEN, main_phase, open_main
from rulesets.grand_archive.rules.opening import open_for
from rulesets.grand_archive.rules.playing.materializing import materialize_one
from rulesets.grand_archive.rules.recollection import recollection
from rulesets.grand_archive.rules.stack.priority import natural_window, trigger_window
from rulesets.grand_archive.rules.stack.words import fire_vigor_and_agility, fire_wither
from rulesets.grand_archive.rules.steps.drawing import draw
from rulesets.grand_archive.rules.steps.lasting import end_before_turn
from rulesets.grand_archive.rules.steps.objects.states import STAYS_RESTED, wake
from rulesets.grand_archive.rules.steps.phases import PhaseEnded, is_skipped
from rulesets.grand_archive.rules.steps.triggers import fire_phase
from rulesets.grand_archive.state.duel import BETWEEN, ArchiveDuel

PHASES = ("wake_up", "materialize", "recollection", "draw", "main", "end")
"""The phases of a turn; the combat phase comes within the main phase (GA-80)."""
DISTORTED = ("wake_up", "recollection", "draw", "main", "materialize", "end")
"""The phases while time is distorted (GA-201)."""
FIRST_TURN_SKIPS = frozenset({"wake_up", "materialize", "recollection"})
"""The phases skipped in each first turn (GA-74)."""
Phase: TypeAlias = Callable[[ArchiveDuel], Script[None]]
"""What happens in a phase after the triggers of its beginning have fired."""


def turn(duel: ArchiveDuel) -> Script[None]:
    """Play one turn, from the phase a position was set up in (GA-80)."""
    try:
        if duel.phase not in (*PHASES, OPEN):
            yield from _begin_turn(duel)
        phases, duel.began_distorted = phases_of(duel), duel.distorted
        if duel.phase == OPEN:
            duel.phase = "main"
            yield from _to_its_end(duel, "main", open_main(duel))
            phases = phases[phases.index("main") + 1 :]
        first = phases.index(duel.phase) if duel.phase in phases else 0
        for phase in phases[first:]:
            if duel.distorted is duel.began_distorted:  # else these are no longer the phases of this turn
                duel.before_phase(phase)
            yield from play_phase(duel, phase)
    except PhaseEnded:
        yield from _end_of_ended_turn(duel)
    _end_turn(duel)


def phases_of(duel: ArchiveDuel) -> tuple[str, ...]:
    """The phases of this turn, without those that a first turn skips (GA-74, GA-201)."""
    phases = DISTORTED if duel.distorted else PHASES
    skipped = _skipped_first(duel) if duel.turns[duel.active] <= 1 else frozenset()
    return tuple([phase for phase in phases if phase not in skipped])


def play_phase(duel: ArchiveDuel, phase: str) -> Script[None]:
    """Play one phase, unless it is skipped or an effect ends it (GA-82, GA-83, GA-275, GA-278)."""
    if is_skipped(duel, phase):
        return
    duel.phase = phase
    duel.unanswered = 0
    duel.changed("turn")
    duel.note("GA-80", f"{phase}_phase", duel.active)
    fire_phase(duel, phase)
    yield from _to_its_end(duel, phase, PLAY[phase](duel))


def _to_its_end(duel: ArchiveDuel, phase: str, played: Script[None]) -> Script[None]:
    try:
        yield from played
    except PhaseEnded:
        if duel.ending != "phase":
            raise
        duel.ending = ""
    duel.effects.end_until(phase)


def wake_up(duel: ArchiveDuel) -> Script[None]:
    """All rested objects of the turn player wake up together (GA-86)."""
    yield from trigger_window(duel)
    side = duel.sides[duel.active]
    for card in side.field():
        if card.rested and not duel.effects.on(duel, STAYS_RESTED, card):
            wake(duel, card, "GA-86")
    for effect in [each for each in duel.effects.of(STAYS_RESTED) if each.value == duel.active]:
        duel.effects.end(effect)
    yield from trigger_window(duel)


def materialize(duel: ArchiveDuel) -> Script[None]:
    """The turn player may materialize a card, which can be answered while it is on the stack (GA-87)."""
    yield from trigger_window(duel)
    for _ in range(duel.options.materialize_per_turn):
        if not (yield from materialize_one(duel, duel.active)):
            break
        yield from trigger_window(duel)


def draw_phase(duel: ArchiveDuel) -> Script[None]:
    """The turn player draws a card (GA-89)."""
    yield from trigger_window(duel)
    draw(duel, duel.active, duel.options.draws_per_turn, "GA-89")
    yield from trigger_window(duel)


def main(duel: ArchiveDuel) -> Script[None]:
    """Slow and fast actions, attacks, and the combats they begin (GA-90)."""
    fire_wither(duel)
    return main_phase(duel)


def end(duel: ArchiveDuel) -> Script[None]:
    """The last window of the turn, then clean-up (GA-92)."""
    fire_vigor_and_agility(duel)
    yield from natural_window(duel)
    yield from clean_up(duel)


PLAY: Mapping[str, Phase] = MappingProxyType(
    {
        "wake_up": wake_up, "materialize": materialize, "recollection": recollection, "draw": draw_phase,
        "main": main, "end": end,
    }
)  # fmt: skip
"""How each phase is played."""


def _begin_turn(duel: ArchiveDuel) -> Script[None]:
    """Count the turn; in a first turn the opening step comes before the first phase (GA-76)."""
    duel.turn += 1
    duel.turns[duel.active] += 1
    end_before_turn(duel)
    duel.note("GA-80", "turn", duel.active, amount=duel.turn)
    if duel.active not in duel.had_champion:
        yield from open_for(duel, duel.active)
    duel.phase = phases_of(duel)[0]


def _skipped_first(duel: ArchiveDuel) -> frozenset[str]:
    """What a first turn skips: for the first turn player also the draw phase (GA-74)."""
    option = duel.options.first_turn_skips
    skipped = frozenset([each for each in FIRST_TURN_SKIPS if option == "all" or each in option])
    first = duel.turn <= 1 and not duel.options.first_player_draws_2p
    return skipped | {"draw"} if first else skipped


def _end_of_ended_turn(duel: ArchiveDuel) -> Script[None]:
    """The turn has been ended: clean-up without the beginning of the end phase (GA-277)."""
    duel.ending = ""
    duel.phase = "end"
    yield from clean_up(duel)


def _end_turn(duel: ArchiveDuel) -> None:
    """Nothing happens between turns; the next player becomes the turn player (GA-84, GA-92, GA-342)."""
    forget_turn(duel)
    duel.phase = BETWEEN
    if duel.turn >= duel.options.turn_limit > 0:
        duel.finish(0, "GA-342", "turn_limit")
    duel.active = other(duel.active)
