"""Where others reach this machine."""

import socket
from contextlib import suppress

EVERYWHERE = ("", "0.0.0.0", "::")
"""Addresses that stand for all of a machine."""
ELSEWHERE = "192.0.2.1", 9
"""An address that belongs to nobody (RFC 5737), to ask by which way one would leave; nothing is sent there."""


def reached_at(address: str) -> str:
    """The address that others type for one that is listened at: that of this machine where it stands for all."""
    if address not in EVERYWHERE:
        return address
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(ELSEWHERE)
        own: str = asking.getsockname()[0]
        return own
    return socket.gethostname()
