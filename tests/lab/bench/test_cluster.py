"""Runs on a cluster: a scheduler and workers as real processes. ``nox -s cluster`` has what they need."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from subprocess import Popen
from time import monotonic, sleep

import pytest

from tests.processes import PATIENCE, started

pytest.importorskip("distributed", reason='needs the extra "cluster"')

GAME = ("rune_duel", "--variant", "short_game")


class Cluster:
    """A scheduler with workers."""

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self._stack = stack
        self._file = folder / "scheduler.json"
        where = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--scheduler-file", str(self._file))
        self.scheduler = self._start("scheduler", *where)
        until(self._file.exists)
        self.address: str = json.loads(self._file.read_text(encoding="utf-8"))["address"]

    def add_worker(self, preload: str = "") -> "Popen[bytes]":
        """Start a worker.

        Args:
            preload: a program that it runs before anything else; empty for none.
        """
        words = ("--scheduler-file", str(self._file), "--nthreads", "1", "--no-nanny", "--no-dashboard")
        return self._start("worker", *words, *(("--preload", preload) if preload else ()))

    def _start(self, *words: str) -> "Popen[bytes]":
        return self._stack.enter_context(started(sys.executable, "-m", "dask", *words))


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[Cluster, list["Popen[bytes]"]]]:
    """A scheduler and so many workers; all end with the block."""
    with ExitStack() as stack:
        made = Cluster(stack, folder)
        yield made, [made.add_worker() for _ in range(workers)]


def until(fact: object) -> None:
    """Wait until something is so."""
    assert callable(fact)
    end = monotonic() + PATIENCE
    while not fact():
        assert monotonic() < end, "it did not come"
        sleep(0.05)


@contextmanager
def bench(folder: Path, games: int, *words: str) -> Iterator["Popen[bytes]"]:
    """A run in a folder."""
    home = dict.fromkeys(
        ("HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(folder.parent)
    )
    command = (
        sys.executable,
        "-m",
        "cardgame_tui.cli",
        "bench",
        *GAME,
        "--run",
        str(folder),
        "--games",
        str(games),
    )
    with started(*command, *words, env={**os.environ, **home}) as child:
        yield child


def digest(folder: Path, games: int, *words: str) -> str:
    """Play a run to its end; its last line, without the folder."""
    with bench(folder, games, *words) as child:
        said, faults = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0, faults.decode()
    return said.decode().splitlines()[-1].partition(": ")[2]


def duels(folder: Path) -> int:
    """How many duels a run holds."""
    file = folder / "duels.csv"
    return max(0, len(file.read_text(encoding="utf-8").splitlines()) - 1) if file.exists() else 0


def test_two_workers_play_the_same_duels(tmp_path: Path) -> None:
    with cluster(tmp_path, 2) as (made, _):
        there = digest(tmp_path / "there", 60, "--cluster", made.address)
    assert there == digest(tmp_path / "here", 60)


def test_a_cluster_of_this_machine_plays_the_same_duels(tmp_path: Path) -> None:
    there = digest(tmp_path / "there", 20, "--cluster", "local", "--jobs", "2")
    assert there == digest(tmp_path / "here", 20)


def test_a_worker_that_is_killed_loses_nothing(tmp_path: Path) -> None:
    run = tmp_path / "there"
    with cluster(tmp_path, 2) as (made, workers), bench(run, 150, "--cluster", made.address) as child:
        until(lambda: duels(run))
        workers[0].kill()
        said, faults = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0, faults.decode()
    assert b"300 duels" in said
    assert said.decode().splitlines()[-1].endswith(digest(tmp_path / "here", 150))


def test_a_scheduler_that_goes_is_named_and_what_was_played_is_kept(tmp_path: Path) -> None:
    run = tmp_path / "there"
    with cluster(tmp_path, 1) as (made, _), bench(run, 4000, "--cluster", made.address) as child:
        until(lambda: duels(run))
        made.scheduler.kill()
        _, faults = child.communicate(timeout=PATIENCE)
    assert child.returncode == 2
    message = faults.decode().strip().splitlines()[-1]
    kept = duels(run)
    assert message.endswith(f"the scheduler has gone; {kept:,} duels are kept, and the same command continues")
    assert "Traceback" not in faults.decode()
    assert kept > 0
    more = kept // 2 + 8
    assert digest(run, more) == digest(tmp_path / "here", more)


def test_a_scheduler_that_is_not_there_is_named(tmp_path: Path) -> None:
    with bench(tmp_path / "run", 4, "--cluster", "tcp://127.0.0.1:9") as child:
        _, faults = child.communicate(timeout=PATIENCE)
    assert child.returncode == 2
    assert faults.decode().startswith("cardgame-tui: no scheduler answers at tcp://127.0.0.1:9; 0 duels are kept")
    assert len(faults.decode().splitlines()) == 1


def test_a_cluster_without_workers_is_named(tmp_path: Path) -> None:
    with cluster(tmp_path, 0) as (made, _), bench(tmp_path / "run", 4, "--cluster", made.address) as child:
        _, faults = child.communicate(timeout=PATIENCE)
    assert child.returncode == 2
    assert "the cluster has no worker; 0 duels are kept" in faults.decode()


OLD = """
from cardgame_tui.lab.bench.playing import cluster
cluster.__version__ = "0.0.9"
"""
"""Makes a worker one of another version of the program."""
OTHER_GAME = """
from cardgame_tui import plugins
from cardgame_tui.lab.bench.playing import cluster
cluster.load_plugin = lambda game: plugins.load_plugin(game)._replace(version="0.0.8")
"""
"""Makes a worker one with another version of the game."""
NO_GAME = """
from cardgame_tui import plugins
plugins.entry_points = lambda group: []
"""
"""Takes the games from a worker."""
BROKEN_GAME = """
from cardgame_tui.lab.bench.playing import cluster
def breaks(game):
    breaks(game)
cluster.load_plugin = breaks
"""
"""Breaks the game of a worker, with an error that cannot be sent."""


@pytest.mark.parametrize(
    ("preload", "complaint"),
    [
        (OLD, "a worker has other versions of program and game: 0.0.9 and 0.2.0 in place of 0.2.0 and 0.2.0"),
        (OTHER_GAME, "a worker has other versions of program and game: 0.2.0 and 0.0.8 in place of"),
        (NO_GAME, 'a worker cannot play: no ruleset "rune_duel"'),
        (BROKEN_GAME, "a worker cannot play: maximum recursion depth exceeded"),
    ],
    ids=["program", "game", "no game", "broken game"],
)
def test_a_worker_that_plays_by_other_rules_or_cannot_play_is_refused(
    preload: str, complaint: str, tmp_path: Path
) -> None:
    file = tmp_path / "preload.py"
    file.write_text(preload)
    with cluster(tmp_path, 0) as (made, _):
        made.add_worker(str(file))
        with bench(tmp_path / "run", 4, "--cluster", made.address) as child:
            said, faults = child.communicate(timeout=PATIENCE)
    assert (child.returncode, said) == (2, b"")
    assert complaint in faults.decode()
    assert "0 duels are kept" in faults.decode()
    assert len(faults.decode().splitlines()) == 1
    assert duels(tmp_path / "run") == 0
