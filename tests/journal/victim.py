"""Plays matches in processes that are killed: ``python -m tests.journal.victim FOLDER GAME SEED KILLS``.

A child plays with a journal and reports each answer once its line is written. It is killed with SIGKILL
somewhere in between, also within a line; the next child resumes. It does not wait for the disk: what was
handed to the system outlives the process. What came of it is printed as one JSON object.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from tests.journal.matches import GAMES, again, play, step

MOST = 7
"""Most answers of one child."""
LONGEST_WAIT = 0.0005
"""Most seconds from an answer to the kill: about as long as a few decisions take."""
PIECE = 16
"""Bytes a child writes at a time, so that a kill can fall into the middle of a line."""


def main(folder: Path, game: str, seed: int, kills: int) -> None:
    """Play matches of a game until a child was killed so often; print what came of it."""
    chance = Random(f"{game} {seed}")
    found: dict[str, Any] = {"kills": 0, "torn": 0, "wrong": []}
    while found["kills"] < kills:
        (folder / str(seed)).mkdir()
        _one_match(folder / str(seed), GAMES[game](seed), kills, chance, found)
        seed += 1
    print(json.dumps(found))


def _one_match(folder: Path, setup: Setup, kills: int, chance: Random, found: dict[str, Any]) -> None:
    path: Path | None = None
    while found["kills"] < kills and not (path and read_journal(path).over):
        acknowledged, path = one_child(folder, setup, path, chance)
        found["kills"] += 1
        if path is not None:
            journal = read_journal(path)
            found["torn"] += bool(journal.torn)
            kept = len(journal.duels[-1].entries) if journal.duels else 0
            if kept < acknowledged:
                found["wrong"].append(f"{acknowledged} answers were acknowledged, {kept} are in the file")
    record = play(again(path) if path else Record.start(setup, folder))
    record.close()
    if ends(record) != ends(play(Record(setup))):
        found["wrong"].append(f"seed {setup.seed} ends otherwise than undisturbed")


def ends(record: Record) -> object:
    """What a finished match is compared by."""
    return record.match.results, record.driver.given, state_digest(record.driver.duel)


def one_child(folder: Path, setup: Setup, path: Path | None, chance: Random) -> tuple[int, Path | None]:
    """Let a child play until it is killed.

    Returns:
        How many answers of the duel were acknowledged in all, and the journal, None when none was begun.
    """
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        play_as_child(folder, setup, path, write)
    os.close(write)
    after = chance.randrange(MOST)
    acknowledged = 0
    with os.fdopen(read, "rb") as reports:
        for count, line in enumerate(reports):
            acknowledged = int(line)
            if count == after:
                time.sleep(chance.random() * LONGEST_WAIT)
                os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return acknowledged, path or next(iter(folder.glob("*.jsonl")), None)


def play_as_child(folder: Path, setup: Setup, path: Path | None, write: int) -> None:
    """Play and report; never returns."""
    real = os.write
    os.write = lambda descriptor, data: real(descriptor, memoryview(data)[:PIECE])
    os.fsync = lambda fd: None
    record = Record.start(setup, folder) if path is None else again(path)
    while step(record):
        real(write, b"%d\n" % len(record.driver.given))
    os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
