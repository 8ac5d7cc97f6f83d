"""Resumes a match that was interrupted."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeAlias

from cardgame_tui.content.faults import ContentError
from cardgame_tui.play.journal.branch import new_journal, up_to
from cardgame_tui.play.journal.errors import JournalError, journal_error
from cardgame_tui.play.journal.reader import DamagedError, Journal, JournalDuel, as_journal
from cardgame_tui.play.journal.record_lines import opening_lines
from cardgame_tui.play.journal.verify import begin_duel, give_all, notes_on, result_notes
from cardgame_tui.play.journal.writer import open_again
from cardgame_tui.play.record import Record
from cardgame_tui.play.running_duel import RunningDuel
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import PluginError, load_ruleset
from cardgame_tui.ruleset import Ruleset

SPACING = 128
"""Answers between two kept copies of the duel while it is replayed; see `Driver.spacing`."""

FindRuleset = Callable[[str], Ruleset]
"""Finds a game by its id; raises PluginError for an unknown id."""

Seats: TypeAlias = Callable[[tuple[str, str]], tuple[str, str]]
"""Returns who plays the seats from now on, given who played them; raises when that is impossible."""


def as_before(seats: tuple[str, str]) -> tuple[str, str]:
    """Let the same players continue."""
    return seats


def resume(
    path: Path, *, before: int = 0, find_ruleset: FindRuleset = load_ruleset, seats: Seats = as_before
) -> Record:
    """Open a journal and bring its last duel to where it was left.

    Args:
        path: the journal.
        before: undo this decision of the last duel (1 is the first) and all after it, without playing
            them; 0 for none. A file with a damaged line is then not changed, and the match continues in a new one.
        find_ruleset: finds a game by its id; by default among the installed ones.
        seats: returns who plays from now on; its exceptions are passed on.

    Returns:
        The match, with its journal open for writing; ``record.begun`` is False when no duel had begun.

    Raises:
        JournalError: when the file cannot be used or written, is open elsewhere, or an answer no longer fits.
            Nothing is written to the file before this is known.
    """
    writer, data, found = open_again(path)
    try:
        journal = as_journal(path, data, found)
        record = _replayed(journal, before, find_ruleset, seats)
        writer.go_on(found.torn, record.setup.seats)
        record.keep_in(writer, journal)
    except DamagedError as error:
        writer.close()
        if not before:
            raise
        return _resumed_in_new_file(error.journal, before, find_ruleset, seats)
    except BaseException:
        writer.close()
        raise
    return record


def _resumed_in_new_file(sound: Journal, before: int, find_ruleset: FindRuleset, seats: Seats) -> Record:
    """Continue in a new file with the undamaged part of a damaged one."""
    journal = up_to(sound, len(sound.duels), before - 1)
    record = _replayed(journal, 0, find_ruleset, seats)
    journal.header = journal.header.model_copy(update={"seats": record.setup.seats})
    writer = new_journal(journal)
    try:
        record.keep_in(writer, journal)
    except BaseException:
        writer.close()
        raise
    name = journal.path.name
    record.notes.insert(0, f"{name} is damaged and is not changed; the match continues in {writer.path.name}")
    return record


def setup_of(journal: Journal, find_ruleset: FindRuleset = load_ruleset) -> Setup:
    """Make the set-up of a journal's match again.

    Raises:
        JournalError: when the ruleset is not installed, or options or cards of the journal no longer exist.
    """
    try:
        return journal.header.setup(find_ruleset(journal.header.ruleset), str(journal.path))
    except PluginError as error:
        raise journal_error(journal.path, str(error)) from error
    except ContentError as error:
        raise JournalError(error.faults) from error


def _replayed(journal: Journal, before: int, find_ruleset: FindRuleset, seats: Seats) -> Record:
    setup = setup_of(journal, find_ruleset)
    setup = replace(setup, seats=seats(setup.seats))
    record = Record(setup)
    record.standing = journal.standing
    record.notes += [*notes_on(journal, setup), *_seat_notes(journal.header.seats, setup.seats)]
    for duel in journal.duels[:-1]:
        assert duel.result is not None
        record.match.record(duel.result.result)
    if journal.duels:
        _replay_duel(record, journal, journal.duels[-1], before)
    return record


def _seat_notes(before: tuple[str, str], now: tuple[str, str]) -> list[str]:
    return [
        f"seat {seat} was played by {old}, and is played by {new} from now on"
        for seat, old, new in zip((1, 2), before, now, strict=True)
        if old != new
    ]


def _replay_duel(record: Record, journal: Journal, duel: JournalDuel, before: int) -> None:
    count = len(duel.entries)
    if before:
        if not 0 < before <= count:
            raise journal_error(journal.path, f"duel {duel.number} has decisions 1 to {count}, not {before}")
        count = before - 1
    record.duel = RunningDuel(begin_duel(journal, record.setup, record.match))
    record.driver.spacing = SPACING
    give_all(journal, duel, record.setup, record.driver, record.duel.replay, count)
    if duel.number == 1 and not before:
        _finish_opening(record, journal, duel)
    record.driver.keep_turn()
    if count == len(duel.entries):
        record.notes += result_notes(duel, record.driver)
    record.duel.undone = [line.given for line in (*duel.undone, *reversed(duel.entries[count:]))]
    record.marks = {line.n: line.mark for line in (*duel.entries, *duel.undone) if line.mark is not None}
    record.marks |= {} if before else duel.marked


def _finish_opening(record: Record, journal: Journal, duel: JournalDuel) -> None:
    """Give the opening answers that the file lacks because the program ended while it was written."""
    left = record.setup.opening[duel.most :]
    try:
        for line in opening_lines(record.driver, left):
            record.duel.replay(line)
    except Exception as error:
        words = f"its opening answers can no longer be given ({type(error).__name__})"
        raise journal_error(journal.path, words) from error
