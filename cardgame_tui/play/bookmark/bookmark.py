"""The bookmark of a journal: its running duel as it was when a turn began.

The journal alone says what was played. Its bookmark lies in the cache folder and saves giving most answers again.
It is used only with the bytes that it was made for and with the same rules; without one all answers are given.
"""

import json
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.events import Event
from cardgame_tui.files import make_private_folder, read_regular, write_private
from cardgame_tui.limits import LARGEST_BOOKMARK
from cardgame_tui.paths import cache_dir
from cardgame_tui.play.bookmark.pickling import read, written
from cardgame_tui.play.bookmark.stamp import stamp_of
from cardgame_tui.play.driver import At, Boundary, Driver
from cardgame_tui.play.situation import Situation
from cardgame_tui.ruleset import Ruleset

LEAST = 100
"""Fewest answers before a turn for which a bookmark is kept; fewer are given again faster than one is read."""

MOST_KEPT = 20
"""So many bookmarks stay in the folder, the newest."""

ENDING = ".bookmark"


class Bookmark(NamedTuple):
    """A duel when a turn began.

    Args:
        boundary: the duel, and how many answers had been given.
        events: its log up to there.
        situations: its state at each of these answers.
    """

    boundary: Boundary
    events: list[Event]
    situations: list[Situation]


class _Head(NamedTuple):
    """The first line of a bookmark.

    Args:
        size: how many bytes the journal had.
        lines: how many lines these are.
        answers: how many answers had been given.
        key: checksum of rules, journal and bookmark.
    """

    size: int
    lines: int
    answers: int
    key: str


def bookmark_of(journal: Path) -> Path:
    """Where the bookmark of a journal is.

    Raises:
        NoHomeError: when no home folder is set.
    """
    return cache_dir() / "bookmarks" / f"{journal.stem}{ENDING}"


def keep_place(journal: Path, driver: Driver, situations: Sequence[Situation]) -> None:
    """Write the bookmark of a journal that is about to be closed; remove it where it would not help.

    Nothing is written for a game whose duels cannot be, or when the file cannot be made.

    Args:
        journal: the file.
        driver: its running duel.
        situations: the state of the duel at each answer.
    """
    with suppress(Exception):  # without a bookmark the next resume takes a moment longer
        path, boundary = bookmark_of(journal), driver.last_boundary
        if driver.result is None and boundary is not None and boundary.answers >= LEAST:
            _write(path, _content(journal.read_bytes(), boundary, driver, situations))
        else:
            path.unlink(missing_ok=True)


def find_place(journal: Path, data: bytes, numbers: Sequence[int], driver: Driver) -> Bookmark | None:
    """The bookmark of a journal, None when it has none that can be used.

    Args:
        journal: the file.
        data: its bytes.
        numbers: the line of each answer of its last duel that counts.
        driver: that duel at its first prompt.
    """
    with suppress(Exception):  # whatever is wrong with a bookmark, the journal is enough
        first, _, parts = read_regular(bookmark_of(journal), LARGEST_BOOKMARK).partition(b"\n")
        head = _Head(**json.loads(first))
        before = data[: head.size]
        if head == _head(before, head.answers, driver.ruleset, parts) and numbers[head.answers - 1] <= head.lines:
            table, events, situations = read(parts, driver.duel, driver.ruleset)
            return Bookmark(Boundary(head.answers, len(events), table, At.TURN), events, situations)
    return None


def _content(journal: bytes, boundary: Boundary, driver: Driver, situations: Sequence[Situation]) -> bytes:
    """What a bookmark's file says.

    Raises:
        Exception: when the duel cannot be written, or would be read as another.
    """
    events = (driver.duel.events or [])[: boundary.events]
    parts = written((boundary.table, events, situations[: boundary.answers]), driver.duel)
    table, _, _ = read(parts, driver.duel, driver.ruleset)
    if state_digest(table) != state_digest(boundary.table):
        raise ValueError("a copy of this game's duel differs from it")
    head = _head(journal, boundary.answers, driver.ruleset, parts)
    return json.dumps(head._asdict()).encode() + b"\n" + parts


def _head(journal: bytes, answers: int, ruleset: Ruleset, parts: bytes) -> _Head:
    size, lines = len(journal), journal.count(b"\n")
    made = blake2b(f"{size} {answers}".encode() + stamp_of(ruleset), digest_size=16)
    made.update(journal)
    made.update(parts)
    return _Head(size, lines, answers, made.hexdigest())


def _write(path: Path, content: bytes) -> None:
    """Write it in the place of whatever was there, and remove the oldest ones.

    Raises:
        OSError: when that cannot be done.
    """
    make_private_folder(path.parent)
    path.unlink(missing_ok=True)
    if len(content) <= LARGEST_BOOKMARK:
        write_private(path, content, new=True)
    others = sorted(path.parent.glob(f"*{ENDING}"), key=lambda each: each.stat().st_mtime)
    for old in others[:-MOST_KEPT]:
        old.unlink(missing_ok=True)
