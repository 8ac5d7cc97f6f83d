"""The unit of a run: duels from the same seeds, which are played together."""

from collections.abc import Sequence
from typing import TypeAlias

from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.duel import play_task
from cardgame_tui.lab.bench.rows import DuelRows
from cardgame_tui.play.setup import Setup

Unit: TypeAlias = Sequence[DuelRows]
"""The duels of one unit, in their order."""

AHEAD = 3
"""How many units each process gets before their turn."""


class CrewError(RuntimeError):
    """A process that played duels has ended without being asked to."""


def play_unit(plan: Plan, setups: Sequence[Setup], seeds: GameSeeds) -> Unit:
    """Play all duels of one unit."""
    return [play_task(setups[task.arm], task) for task in plan.tasks(seeds)]
