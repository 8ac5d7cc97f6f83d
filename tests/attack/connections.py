"""Cut connections and kills in a real match: no answer is lost or given twice, each screen comes back.

A host runs in a process of its own. Each player has a screen at its socket, with a key. An answer is typed at the
screen of whoever must decide, and at a random moment the connection is cut, the process of a client is killed, or
the host is. Then the player comes back with the key alone and has to be asked what is open now. The journal says
what was answered.
"""

import os
import select
import signal
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from shutil import copy
from socket import socket
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from unittest.mock import patch

import pexpect

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.join.frames import HOST_KINDS, Decoder, Hello, Keys, Output, Size, encode
from cardgame_tui.join.tables import reach, waiting_tables
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.ui.session.screens.role import SEAT
from cardgame_tui.ui.session.session import Session
from tests.attack.bounds import Limits
from tests.attack.table import Row, Table
from tests.processes import usual_signals
from tests.ui.answers import random_answer
from tests.ui.driving import state_of
from tests.ui.guests.channels import TRUE_COLOURS
from tests.ui.terminal import ROOT, keys_of

PROGRAM = """
import sys
from cardgame_tui.cli import main
from cardgame_tui.ui.keys import guard
guard.PACE = guard.Pace(0, 0, 0, 0)
sys.exit(main(sys.argv[1:]))
"""
"""The program; no key is too early."""
GAME = "rune_duel"
TYPED = {"enter": "\r", "space": " ", "backspace": "\x7f"}
HOST_KILLED, CLIENT_KILLED, CUT = 0.12, 0.34, 0.96
"""How many rounds kill the host, kill a client, or cut a connection, added up; the others are left alone."""
LONGEST = 0.06
"""Most seconds from a typed answer to what happens then."""
PATIENCE = 30.0
"""Seconds to wait for something that happens at once on a quiet machine."""
ROUNDS = 40
"""Answers in a match."""
ENDED = {"host": "kills of the host", "client": "kills of a client", "cut": "cut connections", "": "left alone"}


class LostError(AssertionError):
    """What was waited for does not happen."""


@dataclass
class Player:
    """A player's screen at the socket of the host.

    Args:
        seat: the player.
        key: by which the host knows this screen.
        connection: the connection; None while a process of a client holds one.
        client: that process.
        shown: what was sent since the screen came.
    """

    seat: int
    key: str
    connection: socket | None = None
    client: "pexpect.spawn[str] | None" = None
    shown: bytes = b""
    decoder: Decoder = field(default_factory=lambda: Decoder(HOST_KINDS))

    def fileno(self) -> int:
        """What becomes readable when it is sent something."""
        if self.client is not None:
            return int(self.client.child_fd)
        assert self.connection is not None
        return self.connection.fileno()

    def read(self) -> None:
        """Take what was sent."""
        with suppress(OSError):
            if self.client is not None:
                self.shown += os.read(self.fileno(), 65536)
            elif self.connection is not None:
                frames = self.decoder.feed(self.connection.recv(65536))
                self.shown += b"".join(frame.data for frame in frames if isinstance(frame, Output))

    def press(self, keys: str) -> None:
        """Type keys."""
        if self.client is not None:
            self.client.send(keys)
        elif self.connection is not None:
            self.connection.sendall(encode(Keys(keys.encode())))

    def end(self, number: int = signal.SIGKILL) -> None:
        """Cut the connection, or kill the client."""
        if self.client is not None:
            self.client.kill(number)
            self.client.close(force=True)
        if self.connection is not None:
            self.connection.close()
        self.client = self.connection = None
        self.shown, self.decoder = b"", Decoder(HOST_KINDS)


class Match:
    """A hosted match, its journal, and a screen for each player.

    Args:
        home: an empty folder.
        words: the command that hosts it.
        chance: decides everything.
    """

    def __init__(self, home: Path, words: list[str], chance: Random) -> None:
        home.mkdir(mode=0o700)
        names = {"XDG_DATA_HOME": "data", "XDG_STATE_HOME": "state", "XDG_CONFIG_HOME": "config"}
        self._places = {name: str(home / folder) for name, folder in names.items()}
        self._runtime = TemporaryDirectory(prefix="t", dir="/tmp")  # a long path would be replaced by a shared one
        self._places |= {"XDG_RUNTIME_DIR": self._runtime.name, "HOME": str(home)}
        self._home, self._chance = home, chance
        self.players = [Player(seat, f"{chance.randrange(1 << 48):012x}") for seat in (1, 2)]
        self._host = self._start(words)
        for player in self.players:
            self.come(player, f"seat{player.seat}", client=False)

    @property
    def environment(self) -> Mapping[str, str]:
        """The variables of its programs."""
        return os.environ | self._places | {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONPATH": str(ROOT)}

    def _start(self, words: list[str]) -> "pexpect.spawn[str]":
        started = pexpect.spawn(
            sys.executable,
            ["-c", PROGRAM, *words],
            env=self.environment,
            dimensions=(24, 80),
            encoding="utf-8",
            preexec_fn=usual_signals,
        )
        started.delaybeforesend = None
        started.delayafterclose = started.delayafterterminate = 0
        return started

    def come(self, player: Player, role: str = "", *, client: bool) -> None:
        """Let a player come, with the key alone where no role is named.

        Raises:
            LostError: when that takes too long.
        """
        self.wait(lambda: self._tables() != [], "a table")
        if client:
            player.client = self._start(["join", *([role] if role else []), "--key", player.key])
        else:
            with patch.dict(os.environ, self._places):
                player.connection = reach(self._tables()[0])[0]
            player.connection.setblocking(False)
            hello = Hello(Size(80, 24), TRUE_COLOURS, role=role, key=player.key)
            player.connection.sendall(encode(hello))
        self.wait(lambda: len(player.shown) > 2000, f"the screen of seat {player.seat}")
        self.rest()

    def _tables(self) -> list[str]:
        with patch.dict(os.environ, self._places):
            return waiting_tables()

    @property
    def journal(self) -> Path:
        """Its journal."""
        return next(self._home.rglob("*.jsonl"))

    def record(self) -> Record:
        """The match as its journal has it now; close it."""
        return resume(Path(copy(self.journal, self._home / "copy.jsonl.now")))

    def wait(self, holds: Callable[[], bool], what: str) -> None:
        """Read all screens until something holds.

        Raises:
            LostError: when it does not in time.
        """
        until = monotonic() + PATIENCE
        while not holds():
            if monotonic() > until:
                raise LostError(f"waited for {what} in vain")
            self.read(0.005)

    def rest(self, quiet: float = 0.04) -> None:
        """Read all screens until nothing more is sent."""
        while self.read(quiet):
            pass

    def read(self, seconds: float) -> bool:
        """Read what is sent within some time; return whether anything was."""
        here = [player for player in self.players if player.client is not None or player.connection is not None]
        ready = select.select([*here, self._host.child_fd], [], [], seconds)[0]
        for each in ready:
            if isinstance(each, Player):
                each.read()
            else:
                with suppress(OSError):
                    os.read(each, 65536)
        return bool(ready) and self._host.isalive()

    def kill_host(self) -> None:
        """Kill the host, which cuts every screen, and resume the match."""
        self._host.kill(signal.SIGKILL)
        self._host.close(force=True)
        for player in self.players:
            player.end()
        self._host = self._start(["resume", "--host", "--step", "off", str(self.journal)])

    def end(self) -> None:
        """End everything."""
        self._host.kill(signal.SIGKILL)
        self._host.close(force=True)
        for player in self.players:
            player.end()
        self._runtime.cleanup()


def play_match(home: Path, chance: Random, table: Table, happens: Iterable[str]) -> str:
    """Play a match; returns what went wrong, empty for nothing.

    Args:
        home: an empty folder.
        chance: decides everything.
        table: counts what happened.
        happens: the keys of `ENDED` that happen after one answer each.
    """
    words = [
        "host",
        GAME,
        "--step",
        "off",
        "--pace",
        "0",
        "--seed",
        str(chance.randrange(1, 1000)),
    ]
    match = Match(home, words, chance)
    try:
        for kind in happens:
            if not _round(match, chance, kind):
                break
            table.setdefault(f"connections: {ENDED[kind]}", Row()).cases += 1
    except LostError as error:
        return f"{' '.join(words)}: {error}"
    finally:
        match.end()
    return ""


def _drawn(chance: Random) -> Iterable[str]:
    for _ in range(ROUNDS):
        what = chance.random()
        yield "host" if what < HOST_KILLED else "client" if what < CLIENT_KILLED else "cut" if what < CUT else ""


def _round(match: Match, chance: Random, kind: str) -> bool:
    """Answer, and let something happen; returns whether the duel goes on.

    Raises:
        LostError: for an answer that is lost, given twice or another one.
    """
    record = match.record()
    try:
        prompt, before = record.prompt, len(record.driver.given)
        if prompt is None or prompt.secret:
            return False
        player, answer = match.players[prompt.seat - 1], random_answer(prompt, chance)
        keys = _keys(record, prompt.seat, answer)
    finally:
        record.close()
    if kind == "client":
        player.end()
        match.come(player, client=True)
    player.press(keys)
    if not kind:
        match.wait(lambda: _given(match)[0] > before, f"the answer to decision {before + 1}")
    sleep(chance.random() * LONGEST)
    seen = _given(match)[0]
    if kind == "host":
        match.kill_host()
        for each in match.players:
            match.come(each, client=False)
    elif kind:
        player.end()
        match.come(player, client=False)
    _judge(match, before, seen, answer)
    return True


def _keys(record: Record, seat: int, answer: Answer) -> str:
    """What a player types for an answer."""
    session = Session.of(record)
    session.runner.screens.come(SEAT.at(seat))
    choice = state_of(Session(session.runner, SEAT.at(seat))).choice
    assert choice is not None
    return "".join(TYPED.get(key, key) for key in keys_of(choice, answer))


def _given(match: Match) -> tuple[int, list[object]]:
    """How many decisions the journal has, and the answers."""
    record = match.record()
    try:
        return len(record.driver.given), list(record.driver.given)
    finally:
        record.close()


def _judge(match: Match, before: int, seen: int, answer: Answer) -> None:
    """Compare the journal with what was typed.

    Raises:
        LostError: when it has fewer answers than before, or another one than was typed.
    """
    count, given = _given(match)
    if count < seen:
        raise LostError(f"{seen} answers were written, and {count} are left")
    if count > before and given[before] != answer:
        raise LostError(f"decision {before + 1} is {given[before]}, and {answer} was typed")


def attack(folder: Path, *, seed: int, cases: int = 0, minutes: float = 0.0) -> Table:
    """Play matches; takes and returns what `canaries.attack` does, where a case is a match."""
    chance, table = Random(seed), Table()
    limits, done = Limits(table, cases, minutes), 0
    while not limits.reached(done):
        wrong = play_match(folder / f"match{done}", chance, table, _drawn(chance))
        row = table.setdefault("connections: matches", Row())
        row.cases += 1
        row.faults += [wrong] if wrong else []
        done += 1
    return table
