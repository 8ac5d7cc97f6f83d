"""Cuts journals at any byte: all that is complete is resumed, and the match can be continued."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias
from unittest.mock import patch

from cardgame_tui.play.driver import Given, Settled
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.journal.saves import unfinished
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from tests.journal.matches import step

Answers: TypeAlias = list[object]
"""The answers of one duel, as their lines have them."""


def cut_somewhere(data: bytes, chance: Random) -> bytes:
    """The beginning of a journal, cut at any byte, often near the end of a line."""
    if chance.random() < 0.5 or b"\n" not in data:
        return data[: chance.randrange(len(data) + 1)]
    ends = [place for place, byte in enumerate(data) if byte == ord("\n")]
    return data[: max(chance.choice(ends) + chance.choice((-1, 0, 1, 2)), 0)]


def complete_answers(data: bytes) -> list[Answers]:
    """The answers of each duel in the complete lines, read without the program's own reader."""
    duels: list[Answers] = []
    for line in data.split(b"\n")[:-1]:
        try:
            fields = json.loads(line)
        except ValueError:
            continue
        match fields["line"]:
            case "duel":
                duels.append([])
            case "answer":
                duels[-1].append(fields["answer"])
            case "settled":
                duels[-1].append([fields["winner"], fields["how"]])
            case "undo":
                del duels[-1][-fields["count"] :]
    return duels


def judge_cut(cut: bytes, path: Path) -> list[str]:
    """Say what is wrong with how a journal that was cut is listed, resumed and continued.

    Args:
        cut: the beginning of a journal.
        path: where the cut one is written; its folder has no other journal.
    """
    path.write_bytes(cut)
    listed = bool(unfinished(path.parent))
    try:
        with patch("os.fsync"):
            record = resume(path)
    except JournalError as error:
        refused = [f"cannot be resumed: {error}"] if b"\n" in cut else []
        return refused + (["is listed, and cannot be resumed"] if listed else [])
    try:
        if b"\n" not in cut:
            return ["is resumed without its header"]
        wrong = _resumed(record, complete_answers(cut), cut)
        return wrong + _continued(record, path) + _listed(record, listed)
    finally:
        record.close()


def _resumed(record: Record, expected: Sequence[Answers], cut: bytes) -> list[str]:
    assert record.path is not None
    if not record.path.read_bytes().startswith(cut):
        return ["what was complete has been changed"]
    if record.number != len(expected):
        return [f"is resumed in duel {record.number} instead of {len(expected)}"]
    given = [_as_in_line(each) for each in record.driver.given] if expected else []
    return [] if not expected or given == expected[-1] else ["is resumed after other answers than it holds"]


def _as_in_line(given: Given) -> object:
    if isinstance(given, Settled):
        return [given.winner, given.how]
    return list(given) if isinstance(given, tuple) else given


def _continued(record: Record, path: Path) -> list[str]:
    """What is wrong after one more decision."""
    with patch("os.fsync"):
        step(record)
    if not record.begun:
        return []
    kept = read_journal(path)
    same = len(kept.duels) == record.number and len(kept.duels[-1].entries) == len(record.driver.given)
    return [] if same and not kept.torn else ["does not hold the next decision"]


def _listed(record: Record, listed: bool) -> list[str]:
    return [] if listed or record.match.over else ["is missing in the list of unfinished matches"]
