"""Copies the beginning of a journal into a new one, to branch off a match or to continue from a damaged file."""

from dataclasses import replace
from itertools import chain
from pathlib import Path

from cardgame_tui.play.journal.errors import journal_error
from cardgame_tui.play.journal.header import Origin
from cardgame_tui.play.journal.lines import DuelLine, Line, MarkLine
from cardgame_tui.play.journal.reader import Journal, JournalDuel
from cardgame_tui.play.journal.saves import new_path
from cardgame_tui.play.journal.writer import Writer, create, now


def up_to(journal: Journal, duel: int, decisions: int) -> Journal:
    """The beginning of a journal: all earlier duels and some decisions of one duel, without undone decisions.

    Args:
        journal: the journal.
        duel: number of the last duel; 0 if none was begun.
        decisions: how many decisions of it; with all of them its result too.

    Raises:
        JournalError: when the duel has fewer decisions.
    """
    duels = journal.duels[:duel]
    if not duels:
        return replace(journal, duels=[], torn=b"")
    last = duels[-1]
    count = len(last.entries)
    if not 0 <= decisions <= count:
        raise journal_error(journal.path, f"duel {duel} has {count} decisions, not {decisions}")
    cut = JournalDuel(last.number, last.entries[:decisions], last.numbers[:decisions], most=last.most)
    if decisions == count:
        cut.result, cut.marked = last.result, last.marked
    return replace(journal, duels=[*duels[:-1], cut], torn=b"")


def new_journal(journal: Journal, folder: Path | None = None) -> Writer:
    """Write what a journal holds into a new one that says where it comes from.

    Args:
        journal: the journal; its file is not changed.
        folder: the folder of the new one; by default the folder for saves.

    Raises:
        JournalError: when it cannot be written.
    """
    last = journal.duels[-1] if journal.duels else JournalDuel(0)
    origin = Origin(file=journal.path.name, duel=last.number, decision=len(last.entries))
    opening = [] if journal.duels else journal.header.opening
    header = journal.header.model_copy(update={"origin": origin, "begun": now(), "opening": opening})
    path = new_path(header.ruleset, folder)
    return create(path, header, *chain.from_iterable(map(_lines, journal.duels)))


def _lines(duel: JournalDuel) -> list[Line]:
    marks = [MarkLine(duel=duel.number, n=n, mark=words) for n, words in duel.marked.items()]
    return [DuelLine(duel=duel.number), *duel.entries, *marks, *([duel.result] if duel.result else [])]
