"""``bench RUN show``: open a duel of a run in the replay."""

import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence

from cardgame_tui.commands.matches import replay
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words
from cardgame_tui.lab.bench.comparing.measures import pairs_of, parted
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.playing.journal import journal_of
from cardgame_tui.lab.bench.rows import ABORTED, BROKE, DuelRow
from cardgame_tui.plugins import load_ruleset

Pick = Callable[[Plan, Sequence[DuelRow]], DuelRow | None]
"""Finds a duel of a run."""
PARTED = "parted"
"""A duel that another player wins in the first arm, from the same seeds."""


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
    about = "\n".join(_about(folder, each) for each in (row, *_other(folder, row, words)))
    if not plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(f"{about}\n{path}\nopen it: cardgame-tui replay {path}")
        return 0
    print(about)
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
    found = PICKS[which](folder.plan, rows)
    if found is None:
        raise UsageError(f"show {which}: this run has no such duel")
    return found


def _other(folder: RunFolder, row: DuelRow, words: Sequence[str]) -> list[DuelRow]:
    """The duel from which a parted one differs."""
    if [*words] != [PARTED]:
        return []
    place = (0, row.unit, row.bot, row.swapped)
    return [each for each in folder.rows(DuelRow) if (each.arm, each.unit, each.bot, each.swapped) == place]


def _about(folder: RunFolder, row: DuelRow) -> str:
    arm = folder.plan.arms[row.arm].name
    swapped = ", decks swapped" if row.swapped else ""
    turns = load_ruleset(folder.plan.arms[row.arm].header.ruleset).wording.turn
    length = f"{row.turns} {turns}s, {row.decisions} decisions"
    return f"duel {row.number}: {arm}, {row.bot}{swapped}, {length}, {_end(row)}"


def _end(row: DuelRow) -> str:
    """How a duel ended, in words."""
    if row.winner:
        return f"won by seat {row.winner} ({row.how})"
    if row.outcome == BROKE:
        return f"ended with an error ({row.how})"
    return f"drawn ({row.how})" if row.drawn else "broken off as too long"


def _finished(rows: Sequence[DuelRow]) -> list[DuelRow]:
    return [row for row in rows if row.finished]


def _first(fits: Callable[[DuelRow], bool]) -> Pick:
    return lambda _, rows: next((row for row in rows if fits(row)), None)


def _parted(plan: Plan, rows: Sequence[DuelRow]) -> DuelRow | None:
    """The first duel of an arm that another player wins in the first arm; none where nothing is compared."""
    pairs = [pairs_of(rows, bot, arm, 0) for bot in plan.bots for arm in plan.compared]
    return next((one for each in pairs for one, _ in parted(each)), None)


PICKS: Mapping[str, Pick] = {
    "longest": lambda _, rows: max(_finished(rows), key=lambda row: (row.turns, row.decisions), default=None),
    "shortest": lambda _, rows: min(_finished(rows), key=lambda row: (row.turns, row.decisions), default=None),
    "drawn": _first(lambda row: row.drawn),
    ABORTED: _first(lambda row: row.outcome == ABORTED),
    BROKE: _first(lambda row: row.outcome == BROKE),
    PARTED: _parted,
}
"""Finds a duel by a word."""
