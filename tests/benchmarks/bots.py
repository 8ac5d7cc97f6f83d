"""Bots: the quick one next to `greedy:12` in every game (goal 23), and simulations of ismcts on Leduc (goal 6)."""

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from time import process_time
from typing import Any

from cardgame_tui.bots.asking import ask, remember
from cardgame_tui.bots.bot import BotSetup
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.play.driver import Driver
from tests.benchmarks.sampling import Goal, Row, Sample, row_of
from tests.bots.duels import bot_for, questions
from tests.games.leduc import LEDUC, leduc_start

SAMPLES = 9
SIMULATIONS = 400
"""Simulations of one sample, all at the first decision of a hand."""
GOAL = Goal("6", 1 / 3, 1 / 6)
QUICK_GOAL = Goal("23", 1 / 50, 1 / 100)
GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")
ASKED = 8
"""Questions of one sample, each with a choice; the quick bot answers them many times."""
REPEATS = 20


def rows() -> Iterator[Row]:
    """The time of a decision of the quick bot in each game, and of a simulation on Leduc."""
    for game in GAMES:
        yield row_of(f"a decision of quick, {game}", "us", [*decisions(game)], "greedy:12", QUICK_GOAL, scale=1e6)
    yield from simulations()


def decisions(game: str) -> Iterator[Sample]:
    """Seconds of a decision of both bots at the same questions of random duels."""
    for seed in range(SAMPLES):
        with_choice = filter(has_choice, questions(game, seed, every=10))
        asked = [driver.fork() for driver in islice(with_choice, ASKED)]
        yield Sample(seconds("quick", asked, REPEATS), seconds("greedy:12", asked, 1))


def has_choice(driver: Driver) -> bool:
    """Whether one seat may answer in more than one way."""
    return driver.prompt is not None and driver.prompt.seat > 0 and len(driver.prompt.options) > 1


def seconds(name: str, asked: Sequence[Driver], repeats: int) -> float:
    """Seconds of a decision of a bot at some questions."""
    begun = process_time()
    for driver in asked:
        assert driver.prompt is not None
        bot = bot_for(name, driver, driver.prompt.seat)
        for _ in range(repeats):
            ask(bot, driver, driver.prompt.seat)
    return (process_time() - begun) / (len(asked) * repeats)


def simulations() -> Iterator[Row]:
    """Time of one simulation on Leduc, each sample next to one of OpenSpiel if that is installed."""
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
