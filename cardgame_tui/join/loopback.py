"""A table waits at a port of this machine, for systems without Unix sockets.

Everybody on the machine reaches the port, so a client must know a random secret, which stands next to the number
of the port in a file that only the user can read. It is tested on Linux; its use on Windows has not been tried.
"""

import os
import socket
from pathlib import Path

from cardgame_tui.files import read_regular, write_private

SUFFIX = ".port"
"""How the name of a file with port and secret ends."""
BACKLOG = 64
"""Clients that may wait until the host answers them."""
PATIENCE = 5.0
"""Seconds to wait for a host."""
HERE = "127.0.0.1"
_LONGEST = 100


def listen(place: Path) -> tuple[socket.socket, str]:
    """Listen at a free port, and write it down with a new secret; returns both.

    Raises:
        OSError: when that cannot be done.
    """
    secret = os.urandom(16).hex()
    listening = socket.create_server((HERE, 0), backlog=BACKLOG)
    try:
        write_private(place, f"{listening.getsockname()[1]} {secret}")
    except BaseException:
        listening.close()
        raise
    return listening, secret


def reach(place: Path) -> tuple[socket.socket, str]:
    """Connect to the host whose port is written there; returns the connection and the secret.

    Raises:
        OSError: when none listens.
        ValueError: when the file holds something else.
    """
    port, secret = read_regular(place, _LONGEST).decode().split()
    return socket.create_connection((HERE, int(port)), PATIENCE), secret
