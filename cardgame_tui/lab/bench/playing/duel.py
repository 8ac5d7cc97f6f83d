"""Plays the duels of a run, one or those of a unit; one that breaks down costs that duel and nothing else."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeAlias

from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.registry import make_bots
from cardgame_tui.engine.duel import Start
from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.plan import Plan, Task, seats_of
from cardgame_tui.lab.bench.playing.observer import ObservedDriver
from cardgame_tui.lab.bench.rows import ABORTED, BROKE, FINISHED, DuelRow, DuelRows
from cardgame_tui.lab.play_out import play_out
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


def setup_of_task(setup: Setup, swapped: bool) -> Setup:
    """The set-up of one duel: with its decks at the seats they have in it; the names stay with the seats."""
    return replace(setup.swapped(), names=setup.names) if swapped else setup


def play_task(setup: Setup, task: Task) -> DuelRows:
    """Play one duel and watch it.

    Args:
        setup: the set-up of its arm.
        task: the duel.
    """
    driver: ObservedDriver | None = None
    try:
        start = start_of(setup_of_task(setup, task.swapped), task.seeds.duel)
        names, seeds = seats_of(task.bot, task.swapped), (task.seeds.bot1, task.seeds.bot2)
        bots = make_bots(names, setup.ruleset, start, seeds)
        driver = ObservedDriver(setup.ruleset, start, bots)
        return _watched(driver, bots, task)
    except Exception as error:
        turns = driver.duel.turn if driver else 0
        decisions = len(driver.given) if driver else 0
        how = type(error).__name__
        return DuelRows(_row(task, BROKE, turns=turns, decisions=decisions, how=how))


def start_of(setup: Setup, seed: int) -> Start:
    """What a duel begins from, given the seed of its chance."""
    return Start(seed, setup.options, setup.decks, cards=setup.cards)


def _watched(driver: ObservedDriver, bots: tuple[Bot, Bot], task: Task) -> DuelRows:
    outcome = play_out(driver, bots, driver.ruleset.longest)
    observer, number = driver.observer, task.number
    observer.close()
    aborted = outcome.winner is None
    row = _row(
        task,
        ABORTED if aborted else FINISHED,
        winner=outcome.winner or 0,
        first=outcome.first,
        turns=outcome.turns,
        decisions=outcome.decisions,
        how=outcome.how,
        leads=tuple(observer.leads),
        digest=outcome.digest,
        life=observer.life,
        key_events=observer.key_events,
    )
    return DuelRows(
        row,
        [*observer.cards(number)],
        [*observer.questions(number)],
        [*observer.rules(number)],
        [*observer.options(number)],
    )


def _row(task: Task, outcome: str, **found: Any) -> DuelRow:
    seeds = task.seeds
    known = (task.number, seeds.number, task.arm, task.bot, task.swapped, seeds.duel, seeds.bot1, seeds.bot2)
    return DuelRow(*known, outcome, **found)
