"""Where tables wait for other screens: a socket for each, in a folder that only its user may enter."""

import os
import re
import stat
import sys
from pathlib import Path
from socket import socket

from cardgame_tui.files import make_private_folder
from cardgame_tui.paths import tables_dir
from cardgame_tui.value import value

if sys.platform == "win32":
    from cardgame_tui.join import loopback as way
else:
    from cardgame_tui.join import unix_socket as way

LONGEST_NAME = 24
"""Most characters that the name of a table keeps of what it was named after."""


@value
class OpenTable:
    """A table that waits for other screens.

    Attributes:
        name: its name, by which a client finds it.
        listening: the socket at which clients arrive.
        secret: what a client must know; empty if the socket itself keeps others out.
    """

    name: str
    listening: socket
    secret: str

    def close(self) -> None:
        """Wait for no further screen."""
        self.listening.close()
        _place(tables_dir(), self.name).unlink(missing_ok=True)


def open_table(about: str) -> OpenTable:
    """Let a table of this process wait for other screens.

    Args:
        about: what to name it after, such as the id of its game.

    Raises:
        OSError: when that cannot be done, or the folder of tables is not that of this user alone.
    """
    folder = tables_dir()
    make_private_folder(folder)
    check_folder(folder)
    words = re.sub(r"[^a-z0-9_]+", "_", about.lower())[:LONGEST_NAME] or "table"
    name, number = f"{words}-{os.getpid()}", 2
    while _place(folder, name).exists() and _waits(_place(folder, name)):
        name, number = f"{words}-{os.getpid()}-{number}", number + 1
    listening, secret = way.listen(_place(folder, name))
    return OpenTable(name, listening, secret)


def waiting_tables() -> list[str]:
    """The names of the tables that wait; what a killed host left is removed.

    Raises:
        OSError: when the folder of tables is not that of this user alone.
    """
    folder = tables_dir()
    if not folder.is_dir():
        return []
    check_folder(folder)
    return sorted(place.stem for place in folder.glob(f"*{way.SUFFIX}") if _waits(place))


def reach(name: str) -> tuple[socket, str]:
    """Connect to a table that waits; returns the connection and what the table asks a client to know.

    Raises:
        OSError: when it does not wait any more.
    """
    folder = tables_dir()
    check_folder(folder)
    return way.reach(_place(folder, name))


def check_folder(folder: Path) -> None:
    """Check that only its user can enter a folder.

    Raises:
        OSError: when that is not so, in one sentence, or it cannot be looked at.
    """
    found = folder.lstat()
    if not stat.S_ISDIR(found.st_mode):
        raise PermissionError(f"{folder} is not a folder: remove it")
    if not hasattr(os, "geteuid"):
        return
    if found.st_uid != os.geteuid():
        raise PermissionError(f"{folder} belongs to another user, so nobody can join a table safely")
    if found.st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        raise PermissionError(f"others may enter {folder}, so nobody can join a table safely: chmod 700 {folder}")


def _place(folder: Path, name: str) -> Path:
    return folder / f"{name}{way.SUFFIX}"


def _waits(place: Path) -> bool:
    """Whether a host listens there; if not, remove the file that it left."""
    try:
        connection, _ = way.reach(place)
    except BlockingIOError:  # it has more callers than it can take at the moment
        return True
    except (ConnectionRefusedError, FileNotFoundError, ValueError):
        place.unlink(missing_ok=True)
        return False
    except OSError:
        return False
    connection.close()
    return True
