"""How a card was played, which an object remembers (GA-35)."""

from cardgame_tui.value import value

__all__ = ["UNPLAYED", "Played"]


@value
class Played:
    """How a card was played (GA-35, GA-206).

    Args:
        x: what was chosen for X (GA-40).
        modes: the labels of the modes that were chosen, in order (GA-335).
        paid: numbers of the cards and objects that paid for it.
        imbued: whether enough payment cards shared its element (GA-309).
        brewed: whether ingredients were sacrificed for it (GA-311).
        prepared: whether preparation counters were spent on it (GA-310).
        extra: whether its optional additional cost was paid (GA-112).
        ephemeral: whether it was played by Ephemerate (GA-315).
        goes: where it goes as it leaves the stack, by its text about the zone from which it was played; empty for
            its usual place (GA-134).
    """

    x: int = 0
    modes: tuple[str, ...] = ()
    paid: tuple[int, ...] = ()
    imbued: bool = False
    brewed: bool = False
    prepared: bool = False
    extra: bool = False
    ephemeral: bool = False
    goes: str = ""

    def state(self) -> tuple[object, ...]:
        """How it was played, as plain values."""
        how = (self.imbued, self.brewed, self.prepared, self.extra, self.ephemeral)
        return (self.x, self.modes, self.paid, *how, self.goes)


UNPLAYED = Played()
"""What an object that was not played remembers."""
