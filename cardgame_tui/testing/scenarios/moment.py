"""When a step of a scenario happens: its turn and its phase, which a file names whenever they have changed."""

from cardgame_tui.content.scenarios.scenario import Step
from cardgame_tui.engine.duel import Duel
from cardgame_tui.value import value


@value
class Moment:
    """A turn and a phase of a duel.

    Args:
        turn: the number of the turn.
        phase: the phase, by its stable word.
    """

    turn: int
    phase: str

    @classmethod
    def of(cls, duel: Duel) -> "Moment":
        """The turn and the phase that a duel is in."""
        return cls(duel.turn, duel.phase)

    def __str__(self) -> str:
        return f"phase {self.phase!r} of turn {self.turn}"

    def keys_since(self, before: "Moment", step: Step | None = None) -> str:
        """The keys that say what has changed, such as ``turn = 3 and phase = "event"``.

        Args:
            before: an earlier moment.
            step: a step, whose own keys are left out.

        Returns:
            The keys, empty when none is missing.
        """
        keys = []
        if self.turn != before.turn and (step is None or step.turn is None):
            keys.append(f"turn = {self.turn}")
        if self.phase != before.phase and (step is None or step.phase is None):
            keys.append(f'phase = "{self.phase}"')
        return " and ".join(keys)


def wrong_moment(now: Moment, step: Step) -> str:
    """Say in which turn and phase a step should be; empty when it is in them."""
    if step.turn in (None, now.turn) and step.phase in (None, now.phase):
        return ""
    wanted = [f"turn {step.turn}" if step.turn is not None else "", f"phase {step.phase!r}" if step.phase else ""]
    return f"expected {', '.join(filter(None, wanted))}, but it is {now}"


def unnamed_moment(now: Moment, before: Moment, step: Step) -> str:
    """Say which keys a step lacks although turn or phase has changed since the step before; empty if none."""
    missing = now.keys_since(before, step)
    if not missing:
        return ""
    return f"it is now {now}, and it was {before} before: if that is meant, add {missing}"
