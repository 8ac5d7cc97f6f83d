"""Ending and skipping phases (section V)."""

from rulesets.grand_archive.state.duel import ArchiveDuel


class PhaseEnded(Exception):  # noqa: N818 - it is an end, not an error
    """Unwinds the windows of a phase that an effect has ended; `duel.ending` says what ends (GA-275)."""


def end_combat(duel: ArchiveDuel) -> bool:
    """Let the combat phase end once what is resolving has resolved; False outside combat (GA-276)."""
    if duel.combat is None:
        return False
    duel.ending = "combat"
    duel.note("GA-276", "ends_combat", duel.active)
    return True


def end_phase(duel: ArchiveDuel) -> None:
    """Let the current phase end once what is resolving has resolved (GA-275)."""
    if not end_combat(duel):
        duel.ending = "phase"
        duel.note("GA-275", "ends_phase", duel.active, word=duel.phase)


def end_turn(duel: ArchiveDuel) -> None:
    """Let the turn end once what is resolving has resolved (GA-277)."""
    duel.ending = "turn"
    duel.note("GA-277", "ends_turn", duel.active)


def skip(duel: ArchiveDuel, seat: int, phase: str) -> None:
    """Let a player skip their next phase of a kind; several skips are used one after another (GA-278)."""
    duel.skips[seat][phase] = duel.skips[seat].get(phase, 0) + 1
    duel.note("GA-278", "will_skip", seat, word=phase)


def is_skipped(duel: ArchiveDuel, phase: str) -> bool:
    """Whether the turn player skips a phase that would begin now; uses up one skip (GA-278)."""
    skips = duel.skips[duel.active]
    left = skips.get(phase, 0)
    if not left:
        return False
    if left == 1:
        del skips[phase]
    else:
        skips[phase] = left - 1
    duel.note("GA-278", "skips_phase", duel.active, word=phase)
    return True
