"""What players choose, or could choose: it breaks a mandatory loop and a row of quiet turns (CT-78, CT-125)."""

from rulesets.containment.state.duel import ContainmentDuel

PATIENCE = 20
"""After so many resolutions and turns without a choice positions are compared (CT-78), and after so many quiet
turns the log says so (CT-125)."""


def note_choice(duel: ContainmentDuel) -> None:
    """A player has chosen something, or a die has: nothing that follows is a loop, and the turn is not quiet."""
    duel.chosen = duel.turn > 0
    duel.quiet = 0
    forget_loop(duel)


def forget_loop(duel: ContainmentDuel) -> None:
    """A player could choose something: whatever comes back now is no mandatory loop (CT-78)."""
    if duel.unasked:
        duel.unasked = 0
        duel.stood.clear()


def count_quiet_turn(duel: ContainmentDuel) -> None:
    """At the end of a turn: count it if it was quiet, and end the game after enough of them (CT-125)."""
    if duel.chosen:
        duel.chosen = False
        return
    duel.quiet += 1
    if 0 < duel.options.quiet_turns <= duel.quiet:
        duel.finish(0, "CT-125", "quiet_turns")
    if duel.quiet % PATIENCE == 0:
        duel.note("CT-125", "quiet_turns", amount=duel.quiet)
