"""The game-start phase and a turn of Containment, phase by phase (section 7)."""

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.priority import window
from cardgame_tui.engine.prompt import Script
from rulesets.containment.rules.stack.priority import STACKS
from rulesets.containment.rules.stack.resolution import end_loop
from rulesets.containment.rules.steps.loops import count_quiet_turn
from rulesets.containment.rules.steps.triggers import fire_phase
from rulesets.containment.state.duel import READY, ContainmentDuel
from rulesets.containment.state.traits import start_statics

GAME_START = "game_start"
"""The phase before the first turn (CT-55)."""
PHASES = ("start", "experiment", "main", "end")
"""The phases of a turn; the experiment phase only if both players agreed to it (CT-51)."""
WITHOUT_EXPERIMENT = tuple(phase for phase in PHASES if phase != "experiment")
BETWEEN = "between"
"""Between two turns, where nothing happens but the work of CT-54 (CT-61)."""


def turn(duel: ContainmentDuel) -> Script[None]:
    """Play the game-start phase or one turn, from the phase a position was set up in (CT-51)."""
    if duel.phase in (READY, GAME_START):
        yield from game_start(duel)
        return
    if duel.phase not in PHASES:
        _begin_turn(duel)
    phases = phases_of(duel)
    for phase in phases[phases.index(duel.phase) :]:
        duel.before_phase(phase)
        yield from play_phase(duel, phase)
    _end_turn(duel)


def game_start(duel: ContainmentDuel) -> Script[None]:
    """The game-start phase, in which nobody is the turn player (CT-55, CT-56)."""
    if duel.phase == READY:
        for seat in SEATS:
            for card in duel.working(seat):
                start_statics(duel, card)
    yield from play_phase(duel, GAME_START)
    _forget_turn(duel)
    duel.phase = BETWEEN


def play_phase(duel: ContainmentDuel, phase: str) -> Script[None]:
    """Begin a phase and play it until both players pass on an empty stack (CT-52, CT-53)."""
    _end_results(duel, phase)
    duel.phase = phase
    duel.experimented = False
    duel.note("CT-53", f"{phase}_phase", duel.active)
    fire_phase(duel, phase)
    yield from window(duel, STACKS[duel.options.priority_after_action])


def phases_of(duel: ContainmentDuel) -> tuple[str, ...]:
    """The phases of a turn in this game (CT-51)."""
    return PHASES if duel.experiment else WITHOUT_EXPERIMENT


def _begin_turn(duel: ContainmentDuel) -> None:
    duel.turn += 1
    duel.phase = PHASES[0]
    duel.note("CT-51", "turn", duel.active, amount=duel.turn)


def _end_results(duel: ContainmentDuel, phase: str) -> None:
    """Just before a phase begins, what lasts until it ends (CT-54, CT-89)."""
    duel.effects.end_until(phase)
    if phase == "start":
        duel.effects.end_until(f"start:{duel.active}")


def _end_turn(duel: ContainmentDuel) -> None:
    """After the end phase, what lasts during the turn ends, and the turn player changes (CT-54, CT-61)."""
    _forget_turn(duel)
    duel.phase = BETWEEN
    if 0 < duel.options.turn_limit <= duel.turn:
        duel.finish(0, "CT-124", "turn_limit")
    count_quiet_turn(duel)
    _next_player(duel)
    end_loop(duel)


def _forget_turn(duel: ContainmentDuel) -> None:
    """End what lasts during the turn, and all marks of the turn (CT-19, CT-54, CT-79, CT-92)."""
    duel.effects.end_until("turn")
    for seat in SEATS:
        for card in duel.working(seat):
            card.tests = 0
            card.used.clear()
    duel.breached_onto.clear()
    duel.damaged.clear()


def _next_player(duel: ContainmentDuel) -> None:
    """The extra turn added last, else the player who is next by alternation (CT-62)."""
    if duel.extra:
        duel.active = duel.extra.pop()
    else:
        duel.active = duel.regular = other(duel.regular)
