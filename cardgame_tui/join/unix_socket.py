"""A table waits at a Unix socket, which only its owner can open."""

import os
import socket
from pathlib import Path

SUFFIX = ".sock"
"""How the name of a socket ends."""
BACKLOG = 64
"""Clients that may wait until the host answers them."""
PATIENCE = 5.0
"""Seconds to wait for a host that has too many callers."""


def listen(place: Path) -> tuple[socket.socket, str]:
    """Make a socket and listen at it; the second value, a secret, is not needed here.

    It gets its name when it listens, so that nobody takes it for one that a killed host left.

    Raises:
        OSError: when that cannot be done.
    """
    unfinished = place.with_name(f".{place.stem}")
    unfinished.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX)
    try:
        listening.bind(os.fspath(unfinished))
        unfinished.chmod(0o600)
        listening.listen(BACKLOG)
        unfinished.replace(place)
    except BaseException:
        listening.close()
        unfinished.unlink(missing_ok=True)
        raise
    return listening, ""


def reach(place: Path) -> tuple[socket.socket, str]:
    """Connect to the host that listens there.

    Raises:
        OSError: when none does.
    """
    connection = socket.socket(socket.AF_UNIX)
    try:
        connection.settimeout(PATIENCE)
        connection.connect(os.fspath(place))
    except BaseException:
        connection.close()
        raise
    return connection, ""
