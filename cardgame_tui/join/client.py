"""The thin client: passes bytes between a terminal and a host, and reads none of them."""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from select import select
from socket import socket

from cardgame_tui.join.frames import (
    HOST_KINDS,
    Decoder,
    End,
    Frame,
    FrameError,
    FromClient,
    Hello,
    Keys,
    Leave,
    Output,
    Size,
    encode,
)
from cardgame_tui.join.terminal import GIVE_BACK, TerminalGoneError, own_look

if sys.platform == "win32":
    from cardgame_tui.join.windows_terminal import Terminal
else:
    from cardgame_tui.join.unix_terminal import Terminal

HUNG_UP = 129
"""Exit code when the terminal was closed, or the client was asked to end."""
CUT = 74
"""Exit code when the host has gone without a word."""
MOST_UNSENT = 1 << 16
"""Bytes that may wait for a busy host before the terminal is not read any more."""
PIECE = 1 << 16
"""Most bytes that are read at once."""
BROKEN_OFF = "The host has gone. When it is back, return to your place with: cardgame-tui join --key {key}"
NOT_UNDERSTOOD = "The host sent something that is not for this program: {error}."


def new_key() -> str:
    """A random key, by which a host knows a screen that comes back."""
    return os.urandom(6).hex()


def join(connection: socket, role: str = "", key: str = "", secret: str = "") -> int:
    """Show what a host draws in this terminal, and send it the keys, until one of both ends it.

    The terminal is restored in every case. The last message is printed to the standard error.

    Args:
        connection: the connection to the host; it is closed.
        role: the role that the player wants, in their own word.
        key: by which the host knows a screen that comes back.
        secret: what the table asks a client to know.

    Returns:
        The exit code that the host sent; 74 if it has gone, 129 if the terminal has.
    """
    client = _Client(connection, key)
    try:
        with connection, Terminal() as terminal:
            try:
                end = client.converse(terminal, Hello(terminal.size(), own_look(), role, key, secret))
            except TerminalGoneError:
                client.leave()
                return HUNG_UP
            if client.was_ended:
                terminal.restored_by = ""
    except TerminalGoneError:
        return HUNG_UP
    if end.message:
        with suppress(OSError):
            print(end.message, file=sys.stderr)
    return end.code


class _Client:
    """One conversation with a host.

    Attributes:
        was_ended: whether the host said its last word, and so restored the terminal.
    """

    def __init__(self, connection: socket, key: str) -> None:
        self.was_ended = False
        self._connection = connection
        self._decoder = Decoder(HOST_KINDS)
        self._unsent = bytearray()
        self._key = key

    def converse(self, terminal: Terminal, hello: Hello) -> End:
        """Pass bytes on until the host ends it.

        Raises:
            TerminalGoneError: when the terminal does.
        """
        self._connection.setblocking(False)
        self._send(hello)
        try:
            while True:
                end = self._step(terminal)
                if end is not None:
                    self.was_ended = True
                    return end
                self._tell_size(terminal)
        except FrameError as error:
            return End(CUT, NOT_UNDERSTOOD.format(error=error))
        except OSError:
            return End(CUT, BROKEN_OFF.format(key=self._key))

    def leave(self) -> None:
        """Say that nobody is here any more, if the host still hears it."""
        self._unsent.clear()
        self._send(Leave())
        with suppress(OSError):
            self._connection.send(self._unsent)

    def _tell_size(self, terminal: Terminal) -> None:
        size = terminal.size()
        if size != self._size:
            self._send(size)

    def _step(self, terminal: Terminal) -> End | None:
        """Wait for one side, and pass on what it has.

        Raises:
            ConnectionError: when the host has gone.
        """
        connection = self._connection
        sources: list[socket | int] = [connection, *terminal.alarms]
        if len(self._unsent) < MOST_UNSENT:
            sources.append(terminal.keys)
        readable, writable, _ = select(sources, [connection] if self._unsent else [], [], terminal.pace)
        terminal.calm([each for each in terminal.alarms if each in readable])
        if terminal.keys in readable:
            self._send(Keys(terminal.read()))
        if writable:
            self._send_on()
        return self._show(terminal) if connection in readable else None

    def _send_on(self) -> None:
        """Send what waits. A host that hears nothing more may have said its last word, so that is read first."""
        try:
            del self._unsent[: self._connection.send(self._unsent)]
        except BlockingIOError:
            return
        except OSError:
            self._unsent.clear()

    def _show(self, terminal: Terminal) -> End | None:
        try:
            data = self._connection.recv(PIECE)
        except BlockingIOError:
            return None
        if not data:
            raise ConnectionResetError
        return _shown(self._decoder.feed(data), terminal)

    def _send(self, frame: FromClient) -> None:
        match frame:
            case Hello(size=size):
                self._size = size
            case Size():
                self._size = frame
            case _:
                pass
        self._unsent += encode(frame)


def _shown(frames: Iterable[Frame], terminal: Terminal) -> End | None:
    for frame in frames:
        match frame:
            case Output(data=data):
                terminal.restored_by = GIVE_BACK
                terminal.write(data)
            case End():
                return frame
            case _:
                pass
    return None
