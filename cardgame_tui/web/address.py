"""The address of the table: what is printed, and which requests are for it."""

import re
from collections.abc import Mapping
from ipaddress import ip_address
from socket import gethostname

from cardgame_tui.join.reached_at import reached_at

_HOST = re.compile(r"(?P<name>[\w.-]+|\[[0-9a-f:.]+\])(?::(?P<port>\d{1,5}))?", re.ASCII | re.IGNORECASE)


class Address:
    """Where browsers find the table.

    Args:
        host: the address that is listened at.
        port: its port.

    Attributes:
        port: its port.
    """

    def __init__(self, host: str, port: int) -> None:
        self.port = port
        self._everywhere = is_any(host)
        self._host = reached_at(host)

    def with_token(self, token: str) -> str:
        """The address to open."""
        return f"{self}/?token={token}"

    def __str__(self) -> str:
        shown = f"[{self._host}]" if ":" in self._host else self._host
        return f"http://{shown}:{self.port}"

    def is_meant(self, headers: Mapping[str, str]) -> bool:
        """Whether a request asks for this address, and not for a name that somebody else lets point here."""
        found = _HOST.fullmatch(headers.get("Host", ""))
        if found is None or int(found["port"] or 80) != self.port:
            return False
        name = found["name"].strip("[]").casefold()
        if self._everywhere:
            return _is_number(name) or name == gethostname().casefold()
        return name == self._host.casefold()

    @staticmethod
    def is_origin(headers: Mapping[str, str]) -> bool:
        """Whether a request comes from a page of the address that it asks for."""
        return headers.get("Origin", "").casefold() == f"http://{headers.get('Host', '')}".casefold()


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_any(host: str) -> bool:
    """Whether an address stands for all addresses of this machine."""
    try:
        return ip_address(host).is_unspecified
    except ValueError:
        return not host


def _is_number(name: str) -> bool:
    """Whether a host is written as a number, to which no name of somebody else can point."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
