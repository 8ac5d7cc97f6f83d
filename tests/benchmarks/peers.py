"""Other programs that play card games, next to the same floor; each is skipped where it is not installed."""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from tests.benchmarks.sampling import Row, Sample, floor, row_of

SAMPLES = 15
GAMES = {"OpenSpiel": 1_500, "RLCard": 500, "LOCM": 10}
"""Games of one sample."""

Play = Callable[[Random], int]
"""Plays one game at random and returns how many decisions it had."""


def rows() -> Iterator[Row]:
    """Time of a decision in each program that is installed."""
    for name, make in (("OpenSpiel", open_spiel), ("RLCard", rlcard), ("LOCM", locm)):
        try:
            what, play = make()
        except ImportError as error:
            print(f"{name} is skipped: {error}", file=sys.stderr)
            continue
        yield row_of(f"{name}, {what}, a decision", "us", list(_samples(play, GAMES[name])), scale=1e6)


def _samples(play: Play, games: int) -> Iterator[Sample]:
    chance = Random(1)
    for _ in range(SAMPLES):
        base = floor()
        begun = process_time()
        decisions = sum(play(chance) for _ in range(games))
        yield Sample((process_time() - begun) / decisions, base)


def open_spiel() -> tuple[str, Play]:
    """Leduc poker of OpenSpiel, in C++ and driven from here."""
    game = import_module("pyspiel").load_game("leduc_poker")

    def play(chance: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(chance.random() * len(actions))])
        return decisions

    return "Leduc", play


def rlcard() -> tuple[str, Play]:
    """Leduc hold'em of RLCard, step by step."""
    table: Any = import_module("rlcard").make("leduc-holdem", config={"seed": 1})

    def play(chance: Random) -> int:
        state, _ = table.reset()
        decisions = 0
        while not table.is_over():
            actions = list(state["legal_actions"])
            state, _ = table.step(actions[int(chance.random() * len(actions))])
            decisions += 1
        return decisions

    return "Leduc by env.step", play


def locm() -> tuple[str, Play]:
    """Legends of Code and Magic 1.2, draft and battle, by the engine of gym-locm."""
    engine: Any = import_module("gym_locm.engine")

    def play(chance: Random) -> int:
        state, decisions = engine.State(seed=chance.randrange(2**31), version="1.2"), 0
        while state.winner is None:
            actions = state.available_actions
            state.act(actions[int(chance.random() * len(actions))])
            decisions += 1
        return decisions

    return "draft and battle", play
