"""Reading a journal: its header, and for each duel the answers that remain after every undo."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.toml.document import Document, clean
from cardgame_tui.content.toml.limits import excess
from cardgame_tui.play.asking.orders import NOTHING_SETTLED, Standing
from cardgame_tui.play.journal.errors import JournalError, journal_error
from cardgame_tui.play.journal.files import read_file
from cardgame_tui.play.journal.header import FORMAT, PROGRAM, Header
from cardgame_tui.play.journal.lines import (
    AnswerLine,
    DuelLine,
    GivenLine,
    Line,
    MarkLine,
    ResultLine,
    ResumedLine,
    RuleLine,
    SettleLine,
    TornLine,
    UndoLine,
    as_lines,
)
from cardgame_tui.play.journal.seal import Scan, scan
from cardgame_tui.play.journal.standing import standing_of


@dataclass(slots=True)
class JournalDuel:
    """One duel as a journal has it.

    Args:
        number: its number in the match.
        entries: the answers that were not undone, in order.
        numbers: the line of each of them in the file.
        most: how many answers were ever given, undone ones included.
        undone: undone answers that can be redone, the next one last.
        result: how it ended, None while it runs.
        marked: the line of text at the decision after the last answer, if it is marked, by its number.
        taken_back: how many answers were undone, those that were then given again included.
    """

    number: int
    entries: list[GivenLine] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    most: int = 0
    undone: list[GivenLine] = field(default_factory=list)
    result: ResultLine | None = None
    marked: dict[int, str] = field(default_factory=dict)
    taken_back: int = 0


@dataclass(slots=True)
class Journal:
    """A journal that has been read.

    Args:
        path: the file.
        header: its first line.
        duels: the duels begun, in order; none when nothing was played.
        torn: number of bytes of an unfinished last line, which is left out.
        standing: what the players have settled for the match.
        over: whether the match is over.
    """

    path: Path
    header: Header
    duels: list[JournalDuel] = field(default_factory=list)
    torn: bytes = b""
    standing: tuple[Standing, Standing] = NOTHING_SETTLED

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        result = self.duels[-1].result if self.duels else None
        return result is not None and result.over

    @property
    def notes(self) -> list[str]:
        """What the players should know about the file."""
        if not self.torn:
            return []
        return [f"{self.path.name}: the last line is incomplete and is left out"]


class DamagedError(JournalError):
    """A journal with a damaged line; the lines before it can be resumed in a new file.

    Args:
        journal: the undamaged part.
        place: where that part ends, in words.
        line: 1-based number of the damaged line.

    Attributes:
        journal: as above.
        decision: number of the first damaged decision; resume before it.
    """

    def __init__(self, journal: Journal, place: str, line: int) -> None:
        self.journal = journal
        self.decision = len(journal.duels[-1].entries) + 1 if journal.duels else 1
        words = (
            f"the line was changed or damaged, {place}; resume before it, in a new file: --before {self.decision}"
        )
        super().__init__([FileFault(str(journal.path), line, "", words)])


def read_journal(path: Path) -> Journal:
    """Read a journal.

    Raises:
        JournalError: when it cannot be read, is not a journal, has a later format, or has a damaged line; names
            the file and the line. `DamagedError` for a line after the header that was changed.
    """
    return as_journal(path, read_file(path))


def as_journal(path: Path, data: bytes, scanned: Scan | None = None) -> Journal:
    """Make a journal of the bytes of a file.

    Args:
        path: the file.
        data: its bytes.
        scanned: what `scan` has found in them, if it has been asked.

    Raises:
        JournalError: as `read_journal`.
    """
    _check_kind(path, data)
    scanned = scanned or scan(data)
    if not scanned.lines:
        raise journal_error(path, "the line was changed or damaged", 1)
    reading = _Reading(Journal(path, _header(path, scanned.lines[0]), torn=scanned.torn))
    for number, line in zip(scanned.numbers[1:], _lines(path, scanned), strict=True):
        reading.take(number, line)
    if scanned.bad:
        raise DamagedError(reading.journal, reading.place, scanned.bad)
    return reading.journal


def _check_kind(path: Path, data: bytes) -> None:
    """Refuse a file that is not a journal or has a later format, whose checksums may differ."""
    first, ended, _ = data.partition(b"\n")
    if not data:
        raise journal_error(path, "is empty: the program ended before anything was written")
    try:
        fields = json.loads(first)
    except (ValueError, RecursionError):
        looks = first.startswith(b'{"line":"header"')
        fault = "the header was never finished or is damaged" if looks else "is not a journal of this program"
        raise journal_error(path, fault, 1 if looks else None) from None
    if not isinstance(fields, dict) or fields.get("journal") != PROGRAM:
        raise journal_error(path, "is not a journal of this program")
    written = fields.get("format")
    if type(written) is int and written > FORMAT:
        fault = f"was made by a later version: format {written}, this program reads up to {FORMAT}"
        raise journal_error(path, fault)
    if not ended:
        raise journal_error(path, "the header was never finished", 1)


def _lines(path: Path, scanned: Scan) -> list[Line]:
    try:
        return as_lines(scanned.lines[1:])
    except ValidationError as error:
        place = error.errors()[0]["loc"]
        number = scanned.numbers[1 + int(place[0])] if place else None
        raise journal_error(path, "is not a journal line of this format", number) from None


def _header(path: Path, raw: bytes) -> Header:
    if beyond := excess(raw.decode("utf-8", "replace")):
        raise journal_error(path, beyond[1], 1)
    fields = clean(json.loads(raw))
    try:
        return checked(Header, fields, Document(str(path), fields))
    except ContentError as error:
        raise JournalError(error.faults) from None


def _nothing_wrong(number: int, line: Line) -> str:
    return ""


class _Reading:
    """Takes the lines after the header one by one."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self._last: JournalDuel | None = None
        self._kinds: dict[type[BaseModel], Callable[[int, Any], str]] = {
            DuelLine: self._duel,
            AnswerLine: self._given,
            SettleLine: self._given,
            RuleLine: self._given,
            MarkLine: self._mark,
            UndoLine: self._undo,
            ResultLine: self._result,
            ResumedLine: self._resumed,
            TornLine: _nothing_wrong,
        }

    @property
    def place(self) -> str:
        """Where the undamaged part ends."""
        duels = self.journal.duels
        if not duels:
            return "right after the header"
        return f"after decision {len(duels[-1].entries)} of duel {duels[-1].number}"

    def take(self, number: int, line: Line) -> None:
        """Take one line.

        Raises:
            JournalError: when it does not belong here.
        """
        wrong = self._kinds[type(line)](number, line)
        if wrong:
            raise journal_error(self.journal.path, f"{wrong}, {self.place}", number)

    def _duel(self, number: int, line: DuelLine) -> str:
        duels = self.journal.duels
        if line.duel != len(duels) + 1:
            return f"duel {line.duel} begins"
        if duels and duels[-1].result is None:
            return f"duel {line.duel} begins before duel {duels[-1].number} has ended"
        duels.append(JournalDuel(line.duel))
        self._last = duels[-1]
        return ""

    def _given(self, number: int, line: GivenLine) -> str:
        duel, n = self._last, line.n
        if duel is None or duel.number != line.duel or duel.result or n != len(duel.entries) + 1:
            return f"decision {n} of duel {line.duel} does not belong here"
        if isinstance(line, AnswerLine) and line.standing is not None:
            self.journal.standing = standing_of(line.standing)
        duel.marked.clear()
        duel.entries.append(line)
        duel.numbers.append(number)
        if n > duel.most:
            duel.most = n
        if duel.undone and duel.undone.pop().given != line.given:
            duel.undone.clear()
        return ""

    def _mark(self, number: int, line: MarkLine) -> str:
        duel = self._last
        if duel is None or duel.number != line.duel or duel.result or line.n != len(duel.entries) + 1:
            return f"a mark of decision {line.n} of duel {line.duel} does not belong here"
        duel.marked = {line.n: line.mark}
        return ""

    def _undo(self, number: int, line: UndoLine) -> str:
        duel = self._last
        if duel is None or duel.number != line.duel or line.count > len(duel.entries):
            return f"{line.count} decisions of duel {line.duel} are undone"
        duel.marked.clear()
        duel.undone += reversed(duel.entries[-line.count :])
        duel.taken_back += line.count
        del duel.entries[-line.count :]
        del duel.numbers[-line.count :]
        duel.result = None
        return ""

    def _result(self, number: int, line: ResultLine) -> str:
        duel = self._last
        if duel is None or duel.number != line.duel or duel.result or line.decisions != len(duel.entries):
            return f"duel {line.duel} ends after {line.decisions} decisions"
        duel.result = line
        return ""

    def _resumed(self, number: int, line: ResumedLine) -> str:
        if line.seats is not None:
            self.journal.header = self.journal.header.model_copy(update={"seats": line.seats})
        return ""
