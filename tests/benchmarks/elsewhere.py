"""A match on several screens, measured from outside: its host on a terminal, all others at its socket."""

import os
import select
import signal
from collections.abc import Mapping
from pathlib import Path
from socket import socket
from time import perf_counter
from unittest.mock import patch

import pexpect

from cardgame_tui.join.frames import HOST_KINDS, Decoder, Hello, Keys, Look, Output, Size, encode
from cardgame_tui.join.tables import reach, waiting_tables
from tests.benchmarks.programs import CARDGAME, COLUMNS, GAP, PATIENCE, QUIET, ROWS
from tests.benchmarks.seen import Seen

HOST = ("host", "rune_duel", "--seed", "5", "--step", "off", "--undo", "free", "--no-journal")
LOOK = Look("xterm-256color", "truecolor")
PIECE = 1 << 16


class Screen:
    """A screen of the match: what it was sent since `begin`, and when.

    Args:
        descriptor: what becomes readable when it is sent something.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._seen = Seen(COLUMNS, ROWS)
        self._pieces: list[tuple[float, bytes]] = []

    def fileno(self) -> int:
        """What becomes readable when it is sent something."""
        return self._descriptor

    def press(self, key: str) -> None:
        """Type a key there."""
        raise NotImplementedError

    def receive(self) -> bytes:
        """Take what it was sent."""
        raise NotImplementedError

    def read(self) -> None:
        """Take note of what it was sent."""
        if data := self.receive():
            self._pieces.append((perf_counter(), data))

    def frame_end(self) -> float:
        """When its frame was complete, 0 if nothing changed there; forget what it was sent."""
        pieces, self._pieces = self._pieces, []
        frame = [each for number, each in enumerate(pieces) if not number or each[0] - pieces[number - 1][0] < GAP]
        changed = self._seen.last_change(data for _, data in pieces)
        return frame[min(changed, len(frame) - 1)][0] if frame else 0.0


class HostScreen(Screen):
    """The screen of the program that hosts, on a terminal.

    Args:
        environment: the variables of the program.
    """

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._child = pexpect.spawn(CARDGAME[0], list(HOST), env=environment, dimensions=(ROWS, COLUMNS))
        self._child.delayafterclose = self._child.delayafterterminate = 0
        super().__init__(self._child.child_fd)

    @property
    def memory(self) -> float:
        """Megabytes that the program holds."""
        words = Path(f"/proc/{self._child.pid}/statm").read_text(encoding="ascii").split()
        return int(words[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

    def press(self, key: str) -> None:
        """Type a key there."""
        os.write(self.fileno(), key.encode())

    def receive(self) -> bytes:
        """Take what it has drawn."""
        return os.read(self.fileno(), PIECE)

    def end(self) -> None:
        """End the program."""
        self._child.kill(signal.SIGTERM)
        self._child.close(force=True)


class GuestScreen(Screen):
    """A screen at the socket of a host.

    Args:
        connection: the connection.
        role: its role.
    """

    def __init__(self, connection: socket, role: str) -> None:
        super().__init__(connection.fileno())
        self._connection = connection
        self._decoder = Decoder(HOST_KINDS)
        connection.sendall(encode(Hello(Size(COLUMNS, ROWS), LOOK, role=role)))

    def press(self, key: str) -> None:
        """Type a key there."""
        self._connection.sendall(encode(Keys(key.encode())))

    def receive(self) -> bytes:
        """Take what it was sent.

        Raises:
            RuntimeError: when the host has ended it.
        """
        found = list(self._decoder.feed(self._connection.recv(PIECE)))
        if last := [frame for frame in found if not isinstance(frame, Output)]:
            raise RuntimeError(f"the host says {last}")
        return b"".join(frame.data for frame in found if isinstance(frame, Output))


class Hosted:
    """A match that a program hosts, and the screens at it.

    Args:
        home: a folder for the program.
        quiet: seconds without a frame after which none follows.

    Attributes:
        host: its screen.
        players: the screens of both seats.
        onlookers: all others.
    """

    def __init__(self, home: Path, quiet: float = QUIET) -> None:
        self._quiet = quiet
        self._places = {"XDG_RUNTIME_DIR": str(home), "HOME": str(home)}
        home.mkdir(mode=0o700)
        self.host = HostScreen(os.environ | self._places | {"TERM": "xterm-256color", "LANG": "C.UTF-8"})
        self.players: list[Screen] = [self.host]
        self.onlookers: list[Screen] = []
        self.rest(first=self.host)

    def connect(self) -> socket:
        """A connection to its table."""
        with patch.dict(os.environ, self._places):
            (name,) = waiting_tables()
            return reach(name)[0]

    def join(self, role: str, connection: socket | None = None) -> GuestScreen:
        """Let another screen come."""
        guest = GuestScreen(connection or self.connect(), role)
        (self.players if role.startswith("seat") else self.onlookers).append(guest)
        self.rest(first=guest)
        return guest

    def crowd(self, role: str, count: int) -> None:
        """Let others come until so many look on."""
        while len(self.onlookers) < count:
            self.onlookers.append(GuestScreen(self.connect(), role))
            self._read_until_quiet(self.onlookers[-1], 0)
        self.rest(first=self.onlookers[-1])

    def press(self, screen: Screen, *keys: str) -> list[float]:
        """Type keys; returns when the frame of each player was complete after the last one, 0 for unchanged."""
        for key in keys[:-1]:
            screen.press(key)
            self.rest(first=screen)
        begun = perf_counter()
        screen.press(keys[-1])
        self._read_until_quiet(screen, self._quiet)
        ends = [player.frame_end() for player in self.players]
        self._forget()
        return [max(0.0, end - begun) for end in ends]

    def rest(self, first: Screen) -> None:
        """Wait until a screen was sent something, and then nothing more is sent to any."""
        self._read_until_quiet(first, self._quiet)
        self._forget()

    def _forget(self) -> None:
        for screen in self.players:
            screen.frame_end()

    def _read_until_quiet(self, first: Screen, quiet: float) -> None:
        """Read all screens until nothing more comes.

        Raises:
            RuntimeError: when nothing is sent to the one that has to be.
        """
        screens, waited = [*self.players, *self.onlookers], PATIENCE
        heard = False
        while ready := select.select(screens, [], [], waited)[0]:
            for screen in ready:
                screen.read()
            heard = heard or first in ready
            waited = quiet if heard else PATIENCE
        if not heard:
            raise RuntimeError(f"nothing is drawn in {PATIENCE:g} s")

    def end(self) -> None:
        """End the program."""
        self.host.end()
