"""What one kill is: where the program runs, when it is killed, and what harms it before; chance decides it all."""

from dataclasses import dataclass
from random import Random

MOMENTS = ("begin", "idle", "time", "write", "undo", "rematch", "concede")
"""When the program is killed: while the match begins or is resumed, while it waits for a player, at any time, or
at a step on the disk during an answer, an undo, a rematch or a duel that a player gives up."""

HARMS = ("full", "sync", "short", "size", "signal", "descriptors", "read-only", "clock", "power")
"""What happens to the machine: a full disk; a disk that cannot sync; writes that take a few bytes at a time; a
limit on the size of files, as an error or as a signal; no more descriptors; a folder that turns read-only; a clock
that goes backwards; and a kill at which everything that was not synced is lost."""

ON_DISK = ("begin", "write", "undo", "rematch", "concede")
"""Moments at which the program writes."""

FAILING = ("full", "sync", "size", "descriptors", "read-only")
"""Harms that the program can notice: it is killed a few prompts later, so that it can say so."""

FRESH = {"plain": 0.02, "app": 0.05}
"""The share of new processes, which take longer to start than a forked one."""

DECISIONS = 12
"""Most decisions that a victim makes before its moment: kills meet games, not menus."""

LONGEST = {"plain": 0.03, "app": 0.3}
"""Most seconds until a kill at any time: about as long as the program needs to start and to take some answers."""


@dataclass(frozen=True)
class Case:
    """One kill.

    Args:
        surface: one of `SURFACES`.
        fresh: start a new process; otherwise fork one that has everything imported.
        moment: one of `MOMENTS`.
        harm: one of `HARMS`, empty for none.
        decisions: how many decisions are made before the moment comes; gates, pages and lists do not count.
        later: how many prompts after that one a kill from outside comes.
        delay: seconds from there to the kill.
        steps: how many steps on the disk are let through before the kill; -1 for a kill from outside.
        share: how much of that step is still done: 0 nothing, 1 all of it, between them a part of a write.
        room: bytes that a full disk still takes.
        seed: of what is typed.
    """

    surface: str
    fresh: bool
    moment: str
    harm: str
    decisions: int
    later: int
    delay: float
    steps: int
    share: float
    room: int
    seed: int

    @property
    def name(self) -> str:
        """The name of its row in the table."""
        return f"kill {self.surface}: {self.harm or self.moment}"


def draw(surface: str, chance: Random) -> Case:
    """Draw a case."""
    harm = chance.choice(HARMS) if chance.random() < 0.5 else ""
    moment = chance.choice(ON_DISK if harm == "power" else MOMENTS)
    begins, on_disk = moment == "begin", moment in ON_DISK
    at_step = on_disk and chance.random() < (0.3 if harm in FAILING else 0.95)
    return Case(
        surface=surface,
        fresh=chance.random() < FRESH[surface],
        moment=moment,
        harm=harm,
        decisions=0 if begins or (moment == "time" and chance.random() < 0.3) else chance.randint(1, DECISIONS),
        later=chance.randint(1, 5) if on_disk or harm in FAILING else 0,
        delay=chance.random() * (LONGEST[surface] if moment == "time" else 0.001),
        steps=chance.choice((0, 1, 1, 2, 3, 4, 5, 6, 8)) if at_step else -1,
        share=chance.choice((0.0, chance.random(), chance.random(), 1.0)),
        room=chance.choice((0, chance.randrange(40), chance.randrange(1_200))),
        seed=chance.randrange(1 << 32),
    )
