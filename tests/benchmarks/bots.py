"""Bots that look ahead: simulations of ismcts on Leduc hold'em, next to OpenSpiel's in Python (goal 6)."""

import sys
from collections.abc import Iterator
from importlib import import_module
from time import process_time
from typing import Any

from cardgame_tui.bots.asking import ask, remember
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.play.driver import Driver
from tests.benchmarks.sampling import Goal, Row, Sample, row_of
from tests.games.leduc import LEDUC, leduc_start

SAMPLES = 9
SIMULATIONS = 400
"""Simulations of one sample, all at the first decision of a hand."""
GOAL = Goal("6", 1 / 3, 1 / 6)


def rows() -> Iterator[Row]:
    """Time of one simulation, each sample next to one of OpenSpiel if that is installed."""
    try:
        peer = open_spiel()
    except ImportError as error:
        print(f"OpenSpiel is skipped: {error}", file=sys.stderr)
        yield Row("ismcts on Leduc, simulations", "1/s", [1 / own(seed) for seed in range(SAMPLES)])
        return
    samples = [Sample(own(seed), peer()) for seed in range(SAMPLES)]
    yield Row("ismcts on Leduc, simulations", "1/s", [1 / each.value for each in samples])
    yield Row("OpenSpiel's ismcts on Leduc, simulations", "1/s", [1 / each.base for each in samples])
    yield row_of("a simulation of ismcts on Leduc", "us", samples, "OpenSpiel in Python", GOAL, scale=1e6)


def own(seed: int) -> float:
    """Seconds of one simulation of our bot."""
    driver = Driver(LEDUC, leduc_start(seed), log=False, prepare=remember)
    bot = make_bot(f"ismcts:{SIMULATIONS}", BotSetup.of(LEDUC, driver.start), 1, seed)
    begun = process_time()
    ask(bot, driver, 1)
    return (process_time() - begun) / SIMULATIONS


def open_spiel() -> Any:
    """What measures the same of OpenSpiel: its bot in Python, with rollouts at random."""
    spiel: Any = import_module("pyspiel")
    ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
    mcts: Any = import_module("open_spiel.python.algorithms.mcts")
    game = spiel.load_game("leduc_poker")

    def seconds() -> float:
        bot = ismcts.ISMCTSBot(
            game=game, evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1), uct_c=2.0, max_simulations=SIMULATIONS
        )
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        begun = process_time()
        bot.step(state)
        return (process_time() - begun) / SIMULATIONS

    return seconds
