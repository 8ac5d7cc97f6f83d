"""The folder of saved matches: names of new journals, and the facts a menu shows of each without a replay."""

import os
import secrets
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from heapq import nlargest
from pathlib import Path
from typing import Annotated, BinaryIO, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, Field, ValidationError

from cardgame_tui.cleaning import clean_text
from cardgame_tui.files import open_regular
from cardgame_tui.limits import LARGEST_JOURNAL, LONGEST_JOURNAL_HEADER, LONGEST_LISTED_END
from cardgame_tui.paths import NoHomeError, saves_dir
from cardgame_tui.play.journal.errors import in_words, journal_error
from cardgame_tui.play.journal.header import FORMAT
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.value import value

ENDING = ".jsonl"
"""The suffix of a journal's name."""

NEWEST = 200
"""How many journals a menu reads at first."""
_MARK = b'"mark":"'
"""What the line of a marked decision has; in texts quotation marks are escaped."""
_TAIL = 8_192
"""Bytes read from the end of a file at first; eight times as many when they hold no complete line."""


_Clean: TypeAlias = Annotated[str, AfterValidator(clean_text)]


@value
class Saved:
    """One journal, as a menu lists it.

    Args:
        path: the file.
        names: the players' names.
        ruleset: id of the game.
        rules: edition, variant and options that differ, in words; may be empty.
        duel: number of the duel it has come to, 0 when none was begun.
        turn: number of the turn in it.
        ended: whether that duel is over.
        over: whether the match is over.
        age: seconds since it was last written to.
        fault: why it cannot be listed in full, empty when it can.
        bytes: how long the file is.
        seconds: how long the players took for the last duel, if that is over; 0 where nobody was timed.
        people: whether people play both seats.
    """

    path: Path
    names: tuple[str, str] = ("", "")
    ruleset: str = ""
    rules: str = ""
    duel: int = 0
    turn: int = 0
    ended: bool = False
    over: bool = False
    age: float = 0.0
    fault: str = ""
    bytes: int = 0
    seconds: float = 0
    people: bool = False


@value
class Saves:
    """Journals as a menu reads them.

    Args:
        matches: the newest ones, the one played last first.
        older: how many files there are besides, which were not read.
    """

    matches: Sequence[Saved]
    older: int = 0


def saves_folder() -> Path:
    """The folder for saves.

    Raises:
        JournalError: when no home folder is set.
    """
    try:
        return saves_dir()
    except NoHomeError as error:
        raise journal_error(Path("saves"), str(error)) from error


def new_path(ruleset_id: str, folder: Path | None = None) -> Path:
    """A path for a new journal: date, time, game and a few random letters; no player's name and no card.

    Raises:
        JournalError: when the folder for saves is unknown.
    """
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    return (folder or saves_folder()) / f"{stamp}-{ruleset_id}-{secrets.token_hex(3)}{ENDING}"


def saved(folder: Path | None = None) -> list[Saved]:
    """All journals of a folder, the one played last first; only the beginning and end of each are read."""
    return _read(_files(folder))


def newest_saved(folder: Path | None = None) -> Saves:
    """The journals of a folder that were written to last, so that a menu waits no longer for a full folder."""
    paths = _files(folder)
    if len(paths) <= NEWEST:
        return Saves(_read(paths))
    return Saves(_read(nlargest(NEWEST, paths, key=_written_at)), len(paths) - NEWEST)


def _files(folder: Path | None) -> list[Path]:
    try:
        return [each for each in (folder or saves_dir()).iterdir() if each.name.endswith(ENDING)]
    except OSError:
        return []


def _read(paths: Iterable[Path]) -> list[Saved]:
    return sorted((_saved(path) for path in paths), key=lambda each: (each.age, each.path))


def _written_at(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def unfinished(folder: Path | None = None) -> list[Saved]:
    """The matches of a folder that can be resumed, the one played last first."""
    return [each for each in saved(folder) if not each.over and not each.fault]


def has_marks(path: Path) -> bool:
    """Whether a decision is marked in a journal. All of it is read."""
    try:
        with open_regular(path) as file:
            return any(_MARK in line for line in file)
    except OSError:
        return False


class _Head(BaseModel):
    """The fields of a header that a list needs."""

    journal: Literal["cardgame-tui"]
    format: int
    names: tuple[_Clean, _Clean]
    ruleset: _Clean
    rules: _Clean = ""
    seats: tuple[str, str] = ("", "")


class _Last(BaseModel):
    """The fields that a list needs of the last line with the progress of a match."""

    line: Literal["answer", "settled", "undo", "result", "duel"]
    duel: int
    turn: int = 0
    turns: int = 0
    over: bool = False
    seconds: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0


def _saved(path: Path) -> Saved:
    try:
        with open_regular(path) as file:
            first = file.readline(LONGEST_JOURNAL_HEADER)
            status = os.fstat(file.fileno())
            if status.st_size > LARGEST_JOURNAL:
                raise OSError(f"has more than {LARGEST_JOURNAL} bytes")
            last = _last(file, status.st_size, len(first))
    except OSError as error:
        return Saved(path, fault=in_words(error))
    age = max(time.time() - status.st_mtime, 0.0)
    try:
        head = _Head.model_validate_json(first)
    except ValidationError:
        return Saved(path, age=age, fault="is not a journal of this program")
    if head.format > FORMAT:
        return Saved(path, age=age, fault=f"was made by a later version: format {head.format}")
    if not first.endswith(b"\n"):
        return Saved(path, age=age, fault="the header was never finished")
    people = head.seats == (HUMAN, HUMAN)
    found = Saved(path, head.names, head.ruleset, head.rules, age=age, bytes=status.st_size, people=people)
    if last is None:
        return found
    ended = last.line == "result"
    seconds = last.seconds if ended else 0  # an answer has the seconds of this one answer
    turn = last.turn or last.turns
    return replace(found, duel=last.duel, turn=turn, ended=ended, over=last.over, seconds=seconds)


def _last(file: BinaryIO, size: int, header: int) -> _Last | None:
    """The last line with the progress of the match; None when no duel was begun.

    Raises:
        OSError: when the last `LONGEST_LISTED_END` bytes hold no such line.
    """
    tail = _TAIL
    while True:
        begin = max(size - tail, header)
        file.seek(begin)
        found = next(_telling(file.read(tail), cut=begin > header), None)
        if found is not None or begin <= header:
            return found
        if tail == LONGEST_LISTED_END:
            raise OSError(f"has no readable line in its last {LONGEST_LISTED_END} bytes")
        tail = min(8 * tail, LONGEST_LISTED_END)


def _telling(data: bytes, *, cut: bool) -> Iterator[_Last]:
    lines = data.split(b"\n")
    for raw in reversed(lines[1:] if cut else lines):
        with suppress(ValidationError):
            yield _Last.model_validate_json(raw)
