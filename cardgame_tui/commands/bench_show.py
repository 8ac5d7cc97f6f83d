"""``bench RUN show``: open a duel of a run in the replay."""

import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence

from cardgame_tui.commands import replay
from cardgame_tui.commands.common import faults_in_words
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.lab.bench.folder import RunFolder
from cardgame_tui.lab.bench.journal import journal_of
from cardgame_tui.lab.bench.rows import ABORTED, BROKE, DuelRow

Pick = Callable[[Sequence[DuelRow]], DuelRow | None]


def show(folder: RunFolder, words: Sequence[str], *, plain: bool = False) -> int:
    """Write a duel as a journal and open it, if there is a terminal or lines are asked for.

    Args:
        folder: the run.
        words: which duel: its number, or one of `PICKS`.
        plain: whether to replay it in lines of text.

    Raises:
        UsageError: when no such duel was played, or it cannot be written.
    """
    row = _picked(folder, words)
    with faults_in_words():
        path = journal_of(folder, row)
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(f"{_about(folder, row)}\n{path}\nopen it: cardgame-tui replay {path}")
        return 0
    print(_about(folder, row))
    return replay.run(
        Namespace(journal=str(path), plain=plain, transcript=None, viewer="public", at=None, under="")
    )


def _picked(folder: RunFolder, words: Sequence[str]) -> DuelRow:
    which = " ".join(words)
    with faults_in_words():
        rows = [*folder.rows(DuelRow)]
    if which.isdecimal() and len(which) < 10:
        found = next((row for row in rows if row.number == int(which)), None)
        if found is None:
            raise UsageError(f"no duel {which}: this run has duels 1 to {len(rows)}")
        return found
    if which not in PICKS:
        raise UsageError(f'show: found "{which}"; allowed: {", ".join(PICKS)}, or the number of a duel')
    found = PICKS[which](rows)
    if found is None:
        raise UsageError(f"show {which}: no duel of this run is {which}")
    return found


def _about(folder: RunFolder, row: DuelRow) -> str:
    arm = folder.plan.arms[row.arm].name
    ends = f"won by seat {row.winner} ({row.how})" if row.winner else f"{row.outcome} {row.how}".strip()
    swapped = ", decks swapped" if row.swapped else ""
    return f"duel {row.number}: {arm}, {row.bot}{swapped}, {row.turns} turns, {row.decisions} decisions, {ends}"


def _finished(rows: Sequence[DuelRow]) -> list[DuelRow]:
    return [row for row in rows if row.finished]


def _first(fits: Callable[[DuelRow], bool]) -> Pick:
    return lambda rows: next((row for row in rows if fits(row)), None)


PICKS: Mapping[str, Pick] = {
    "longest": lambda rows: max(_finished(rows), key=lambda row: (row.turns, row.decisions), default=None),
    "shortest": lambda rows: min(_finished(rows), key=lambda row: (row.turns, row.decisions), default=None),
    "drawn": _first(lambda row: row.drawn),
    ABORTED: _first(lambda row: row.outcome == ABORTED),
    BROKE: _first(lambda row: row.outcome == BROKE),
}
"""Finds a duel by a word."""
