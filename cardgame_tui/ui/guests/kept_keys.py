"""The keys of the guests of a match, kept in a file: a host that was killed lets the same screens in again."""

import json
from contextlib import suppress
from pathlib import Path

from cardgame_tui.files import make_private_folder, read_regular, write_private
from cardgame_tui.join.tables import check_folder
from cardgame_tui.paths import tables_dir
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.screens.role import ROLES, Role

LARGEST = 100_000
"""Bytes of a file."""
SUFFIX = ".keys"


class KeptKeys:
    """Keeps the keys of the guests of a match, and of those that are played after it on the same screens.

    What is kept lets nobody in: a file has only what a key is known by. It lies where the sockets of tables do,
    and is gone when the machine starts anew. A match without a journal is not kept, and neither are its keys.

    Args:
        runner: the match. It gets the keys that were kept of it, and waits for the players whose screens had them.
    """

    def __init__(self, runner: MatchRunner) -> None:
        self._runner = runner
        self._written: dict[str, Role] = {}
        for key, role in _read(runner).items():
            runner.screens.keys[key] = role
            if role.seat:
                runner.screens.wait_for(role.seat)
        runner.watchers.append(self._look)

    def _look(self) -> None:
        if self._runner.successor is not None:
            self._runner.watchers.remove(self._look)
            self._runner = self._runner.successor
            self._runner.watchers.append(self._look)
            self._written = {}
        keys = dict(self._runner.screens.keys)
        if keys != self._written:
            self._written = keys
            _write(self._runner, keys)


def _file_of(runner: MatchRunner) -> Path | None:
    path = runner.record.path
    return None if path is None else tables_dir() / f"{path.stem}{SUFFIX}"


def _read(runner: MatchRunner) -> dict[str, Role]:
    """The keys that were kept of a match; none where there is no such file, or it cannot be read."""
    file = _file_of(runner)
    if file is None:
        return {}
    with suppress(OSError, ValueError, RecursionError):
        check_folder(file.parent)  # keys that somebody else has put there would let somebody else in
        found = json.loads(read_regular(file, LARGEST))
        if isinstance(found, dict):
            return {key: ROLES[role] for key, role in found.items() if isinstance(role, str) and role in ROLES}
    return {}


def _write(runner: MatchRunner, keys: dict[str, Role]) -> None:
    """Write the keys; where that fails, the match goes on without."""
    file = _file_of(runner)
    if file is not None:
        with suppress(OSError):
            make_private_folder(file.parent)
            check_folder(file.parent)
            write_private(file, json.dumps({key: role.name for key, role in keys.items()}).encode())
