"""Guests by ssh, who need nothing else: each types the four words of a role. Needs the extra ``ssh``."""

import asyncio
from contextlib import suppress
from pathlib import Path
from weakref import WeakSet

import asyncssh

from cardgame_tui.files import read_regular, write_private
from cardgame_tui.join.frames import LARGEST_SIDE, End, Hello, Look, Size
from cardgame_tui.paths import config_dir
from cardgame_tui.ui.guests.codes import new_code
from cardgame_tui.ui.guests.door import Recognise
from cardgame_tui.ui.guests.socket_channel import LAST_WORD, MOST_UNREAD
from cardgame_tui.ui.guests.visits import REFUSED, Visits

USER = "table"
"""The name in the address that guests type; any other does as well."""
TRIES = 3
"""Wrong codes after which a connection ends."""
PATIENCE = 60.0
"""Seconds that a guest has to say a right code."""
MOST_UNKNOWN = 8
"""Connections that may be open before they have said one."""
LONGEST_CODE = 80
"""Characters of a line in which a code is typed."""
LARGEST_KEY = 10_000
"""Bytes of the file with the host key."""
NO_TERMINAL = "This table needs a terminal: ssh -t, and no command."
ASK = "The four words of your role: "
WRONG = "These are not the words of a role here."
COME_BACK = "Should the connection break: come back with the words\r\n\r\n    {code}\r\n\r\nEnter: to the table "


def host_key(file: Path | None = None) -> asyncssh.SSHKey:
    """The key that shows guests that it is the same host again; made once, and kept in a private file.

    Args:
        file: where it is; by default next to the config file.

    Raises:
        OSError: when it can neither be read nor written.
    """
    path = file or config_dir() / "ssh_host_key"
    with suppress(FileNotFoundError, asyncssh.KeyImportError):
        return asyncssh.import_private_key(read_regular(path, LARGEST_KEY))
    key = asyncssh.generate_private_key("ssh-ed25519")
    path.parent.mkdir(parents=True, exist_ok=True)
    write_private(path, key.export_private_key())
    return key


class SshChannel:
    """The terminal of a guest at the other end of ssh.

    Args:
        process: the session of the guest.
    """

    def __init__(self, process: "asyncssh.SSHServerProcess[bytes]") -> None:
        self._process = process
        width, height, *_ = process.term_size
        self._size = _size(width, height)

    @property
    def size(self) -> Size:
        """Its size, as it was said last."""
        return self._size

    @property
    def look(self) -> Look:
        """What it says about its colours; most clients only say which terminal it is."""
        env = self._process.env
        return Look(self._process.term_type or "", env.get("COLORTERM", ""), bool(env.get("NO_COLOR")))

    def write(self, text: str) -> None:
        """Show a text there; a guest who reads too little of it is dropped."""
        with suppress(OSError, asyncssh.Error):
            self._process.stdout.write(text.encode(errors="replace"))
            if self._process.channel.get_write_buffer_size() > MOST_UNREAD:
                self.drop()

    async def read(self) -> bytes | Size | None:
        """Wait for keys or for another size; None when nothing more will come."""
        while True:
            try:
                data = await self._process.stdin.read(1024)
            except asyncssh.TerminalSizeChanged as changed:
                self._size = _size(changed.width, changed.height)
                return self._size
            except (asyncssh.BreakReceived, asyncssh.SignalReceived):
                continue
            except (OSError, asyncssh.Error):
                return None
            return data or None

    async def close(self, end: End) -> None:
        """Say the last word, and close the connection after some seconds at the latest."""
        if end.message:
            self.write(f"{end.message}\r\n")
        with suppress(OSError, TimeoutError, asyncssh.Error):
            self._process.exit(end.code)
            async with asyncio.timeout(LAST_WORD):
                await self._process.wait_closed()
                connection = self._process.get_extra_info("connection")
                connection.close()
                await connection.wait_closed()
        self.drop()

    def drop(self) -> None:
        """Close the connection now."""
        self._process.get_extra_info("connection").abort()


class SshDoor:
    """Lets guests in by ssh while a match runs.

    Args:
        visits: the guests of the host.
        recognise: says who may come.
        key: the key of this host, see `host_key`.
    """

    def __init__(self, visits: Visits, recognise: Recognise, key: asyncssh.SSHKey) -> None:
        self._visits = visits
        self._recognise = recognise
        self._key = key
        self._unknown: set[asyncssh.SSHServerConnection] = set()
        self._used: WeakSet[asyncssh.SSHServerConnection] = WeakSet()
        self._server: asyncssh.SSHAcceptor | None = None

    @property
    def fingerprint(self) -> str:
        """What ssh shows of this host."""
        return self._key.get_fingerprint()

    def address(self, at: str) -> str:
        """What guests type.

        Args:
            at: the name or address of this machine.
        """
        return f"ssh -p {self.port} {USER}@{at}"

    @property
    def port(self) -> int:
        """The port at which it listens; 0 while it is closed."""
        return 0 if self._server is None else self._server.get_port()

    async def open(self, address: str, port: int) -> None:
        """Begin to let guests in.

        Args:
            address: the address to listen at.
            port: its port; 0 picks a free one.

        Raises:
            OSError: when that cannot be done.
        """
        self._server = await asyncssh.create_server(
            lambda: _Guests(self._unknown),
            address,
            port,
            server_host_keys=[self._key],
            process_factory=self._arrive,
            encoding=None,
            line_editor=False,
            agent_forwarding=False,
            login_timeout=PATIENCE,
            keepalive_interval=PATIENCE,
        )

    async def close(self) -> None:
        """Let nobody in any more."""
        if self._server is not None:
            self._server.close()
            self._server = None
        for connection in tuple(self._unknown):
            connection.abort()

    async def _arrive(self, process: "asyncssh.SSHServerProcess[bytes]") -> None:
        channel, connection = SshChannel(process), process.get_extra_info("connection")
        if connection in self._used:
            process.exit(REFUSED)  # a connection could ask for any number of terminals
            return
        self._used.add(connection)
        if process.command is not None or process.subsystem is not None or not process.term_type:
            await channel.close(End(REFUSED, NO_TERMINAL))
            return
        try:
            async with asyncio.timeout(PATIENCE):
                key = await self._recognised(channel)
                if key:
                    channel.write(COME_BACK.format(code=key))
                    key = key if await _line(channel) is not None else ""
        except TimeoutError:
            key = ""
        self._unknown.discard(connection)
        if key:
            await self._visits.visit(Hello(channel.size, channel.look, key=key, guest=True), channel)
        else:
            await channel.close(End(REFUSED))

    async def _recognised(self, channel: SshChannel) -> str:
        """Ask for the words of a role, and return those that bring the guest back; empty if none come."""
        for _ in range(TRIES):
            channel.write(ASK)
            typed = await _line(channel)
            if typed is None:
                return ""
            if key := await self._recognise(typed, new_code()):
                return key
            channel.write(f"{WRONG}\r\n")
        return ""


class _Guests(asyncssh.SSHServer):
    """One connection: everybody may connect, since the words are asked for in the terminal."""

    def __init__(self, unknown: set[asyncssh.SSHServerConnection]) -> None:
        self._unknown = unknown
        self._connection: asyncssh.SSHServerConnection | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Close it if too many have not said who they are, or if this one does not in time."""
        self._connection = conn
        if len(self._unknown) >= MOST_UNKNOWN:
            conn.abort()
            return
        self._unknown.add(conn)
        asyncio.get_running_loop().call_later(PATIENCE, self._expire)

    def connection_lost(self, exc: Exception | None) -> None:
        """Let another one take its place."""
        if self._connection is not None:
            self._unknown.discard(self._connection)

    def begin_auth(self, username: str) -> bool:
        """Ask for no password and no key."""
        return False

    def _expire(self) -> None:
        if self._connection in self._unknown and self._connection is not None:
            self._connection.abort()


async def _line(channel: SshChannel) -> str | None:
    """Read a line that is typed; None when the guest leaves."""
    typed = ""
    while (got := await channel.read()) is not None:
        for character in "" if isinstance(got, Size) else got.decode("ascii", "ignore"):
            if character in "\r\n":
                channel.write("\r\n")
                return typed
            if character in "\x03\x04":
                return None
            if character in "\x7f\b" and typed:
                typed = typed[:-1]
                channel.write("\b \b")
            elif (character.isalpha() or character == " ") and len(typed) < LONGEST_CODE:
                typed += character
                channel.write(character)
    return None


def _size(width: int, height: int) -> Size:
    return Size(min(max(width, 0), LARGEST_SIDE), min(max(height, 0), LARGEST_SIDE))
