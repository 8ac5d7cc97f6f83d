"""Games for programs that learn: steps a second, and what of a step is looking; Leduc next to other programs."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from cardgame_tui.rl.episode import LearnedGame
from tests.benchmarks.sampling import Row
from tests.bots.duels import start_of

SAMPLES = 9
STEPS = 400
"""Steps of one sample, of whole duels."""
GAMES = ("leduc", "rune_duel", "containment", "dimensional_rift", "grand_archive")

Env = Any
"""An environment of PettingZoo: ours has no types where the extra is not installed."""


def rows() -> Iterator[Row]:
    """Steps a second of each game, then those of others; alternating, so that noise meets all."""
    games = {name: LearnedGame(*start_of(name, 0)) for name in GAMES}
    for name, game in games.items():
        shares = [_share(game, seed) for seed in range(SAMPLES)]
        yield Row(f"{name}, looking, of a step without PettingZoo", "%", [100 * share for share in shares])
    players: dict[str, Callable[[int], float]] = {}
    for name, make in _makers(games):
        try:
            players[name] = make()
        except ImportError as error:
            print(f"{name} is skipped: {error}", file=sys.stderr)
    found: dict[str, list[float]] = {name: [] for name in players}
    for seed in range(SAMPLES):
        for name, play in players.items():
            found[name].append(play(seed))
    for name, speeds in found.items():
        yield Row(f"{name}, steps", "1/s", speeds)


def _makers(games: dict[str, LearnedGame]) -> Iterator[tuple[str, Callable[[], Callable[[int], float]]]]:
    for name, game in games.items():
        yield f"{name}, PettingZoo", partial(_own, game)
    yield "PettingZoo's own Leduc", lambda: _zoo(import_module("pettingzoo.classic.leduc_holdem_v4").env())
    yield "RLCard's Leduc, env.step", _rlcard


def _own(game: LearnedGame) -> Callable[[int], float]:
    return _zoo(import_module("cardgame_tui.rl.zoo").DuelEnv(game))


def _share(game: LearnedGame, seed: int) -> float:
    """The share of the time that goes to observations."""
    chance, looking, acting, steps = Random(seed), 0.0, 0.0, 0
    while steps < STEPS:
        episode = game.begin(seed := seed + 1)
        while not episode.over:
            begun = process_time()
            episode.observe(episode.seat)
            seen = process_time()
            episode.act(chance.choice(list(episode.legal)))
            looking, acting, steps = looking + seen - begun, acting + process_time() - seen, steps + 1
    return looking / (looking + acting)


def _zoo(env: Env) -> Callable[[int], float]:
    """What plays an environment with random legal actions and says how many steps it makes a second."""

    def play(seed: int) -> float:
        chance, steps, begun = Random(seed), 0, process_time()
        while steps < STEPS:
            env.reset(seed=seed)
            seed += 1
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                env.step(chance.choice(seen["action_mask"].nonzero()[0].tolist()))
                steps += 1
        return steps / (process_time() - begun)

    return play


def _rlcard() -> Callable[[int], float]:
    table: Any = import_module("rlcard").make("leduc-holdem", config={"seed": 1})

    def play(seed: int) -> float:
        chance, steps, begun = Random(seed), 0, process_time()
        while steps < STEPS:
            state, _ = table.reset()
            while not table.is_over():
                state, _ = table.step(chance.choice(list(state["legal_actions"])))
                steps += 1
        return steps / (process_time() - begun)

    return play
