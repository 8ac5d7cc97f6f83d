"""Duels on several screens, with canaries: keys of host and guests, cut connections, other sizes, floods of keys.

Every byte that is sent to a guest is searched for names that its player may not know. No error may stop the host
or a guest, a seat is shown on one screen at a time, and the journal can be resumed.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from unittest.mock import patch

from textual.pilot import Pilot

from cardgame_tui.join.frames import Hello, Size
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.guests.app import GuestApp
from cardgame_tui.ui.guests.reception import Reception
from cardgame_tui.ui.guests.visits import Visits
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from tests.attack.bounds import Limits
from tests.attack.canaries import GAMES, Case
from tests.attack.lookout import names_in
from tests.attack.table import Row, Table
from tests.attack.walking import NOISE, keys_at
from tests.ui.canary import KnownNames
from tests.ui.guests.channels import TRUE_COLOURS, FakeChannel

STEPS = 150
"""Steps of a case."""
AS_ROWS = 0.25
"""How often a guest is sent rows of text and buttons, as the page of a hand in a browser is."""
AT_HOME = ("1", "2", "seat", "hand", "table", "stage", "")
SIZES = (Size(80, 24), Size(120, 40), Size(40, 24), Size(60, 20), Size(1, 1), Size(10_000, 10_000))
CUT, RESIZED, FLOODED, NONSENSE = 0.05, 0.05, 0.01, 0.03
"""How often a connection is cut, a terminal has another size, keys come in masses, or bytes that are no keys."""
MOST_GUESTS = 4
MASS = b"\x1b[A1 h\r" * 400
SENT = {
    "enter": "\r", "space": " ", "backspace": "\x7f", "tab": "\t", "shift+tab": "\x1b[Z", "escape": "\x1b",
    "up": "\x1b[A", "down": "\x1b[B", "right": "\x1b[C", "left": "\x1b[D", "pageup": "\x1b[5~",
    "pagedown": "\x1b[6~", "ctrl+p": "\x10",
}  # fmt: skip
"""What a terminal sends for keys with a name."""


@dataclass
class Guest:
    """A guest: its terminal, its app, and how much of what was sent to it has been searched."""

    channel: FakeChannel
    app: GuestApp
    visit: "asyncio.Task[None]"
    searched: int = 0


class Hall:
    """A host with guests, played at random.

    Args:
        pilot: the app of the host.
        chance: decides everything.

    Attributes:
        leaks: what was shown that may not be, and other faults.
        searched: how many characters were searched.
        guests: those who are here.
    """

    def __init__(self, pilot: Pilot[int], chance: Random) -> None:
        self._pilot = pilot
        self._chance = chance
        self._known = KnownNames()
        self._earlier: dict[str, set[str]] = {}
        self._names: tuple[str, ...] = ()
        self._watched: object = None
        self.leaks: list[str] = []
        self.searched = 0
        self.guests: list[Guest] = []
        self._reception = Reception(lambda: self.session)
        self._admitted: list[GuestApp] = []
        self.visits = Visits(self._admit, report=lambda error: self.leaks.append(f"a guest stopped: {error!r}"))

    @property
    def session(self) -> Session | None:
        """The screen of the host; None while it has no table."""
        screens = self._pilot.app.screen_stack
        return next((screen.session for screen in screens if isinstance(screen, TableScreen)), None)

    def _admit(self, hello: Hello) -> GuestApp | str:
        app = self._reception.admit(hello)
        self._admitted += [app] if isinstance(app, GuestApp) else []
        return app

    def _look(self) -> None:
        """Remember what can be read now."""
        session = self.session
        if session is not None:
            if self._watched is not session.runner:
                self._keep_earlier()
                self._names = ("", *session.setup.names)
                self._watched, self._known = session.runner, KnownNames()
                session.runner.watchers.insert(0, self._look)
            self._known.look_at(session.driver.duel)

    def _keep_earlier(self) -> None:
        """Remember by their names what people knew: a page that is open stays so when another match begins."""
        for seat, name in enumerate(self._names):
            self._earlier[name] = self._earlier.get(name, set()) | set(self._known.seen_by(seat))

    async def step(self) -> None:
        """Do something, and search what was sent."""
        chance = self._chance
        self.guests = [guest for guest in self.guests if not guest.visit.done()]
        if len(self.guests) < MOST_GUESTS and chance.random() < 0.2:
            await self._join()
        self._look()
        actor = chance.choice([None, None, *self.guests])
        if actor is None:
            await self._pilot.press(*(key for key in keys_at(self._pilot.app, chance, 0) if key != "ctrl+q"))
        else:
            self._act(actor)
        await self._pilot.pause()
        await asyncio.sleep(0)
        self._search()

    async def _join(self) -> None:
        chance = self._chance
        channel = FakeChannel(chance.choice(SIZES[:4]))
        rows = chance.random() < AS_ROWS
        hello = Hello(channel.size, TRUE_COLOURS, role=chance.choice(AT_HOME), rows=rows)
        visit = asyncio.create_task(self.visits.visit(hello, channel))
        await self._pilot.pause()
        if self._admitted:
            self.guests.append(Guest(channel, self._admitted.pop(), visit))

    def _act(self, guest: Guest) -> None:
        """Let a guest type, or have something happen to its connection."""
        chance, sent = self._chance, guest.channel.sent
        what = chance.random()
        if what < CUT:
            sent.put_nowait(None)
        elif what < CUT + RESIZED:
            sent.put_nowait(chance.choice(SIZES))
        elif what < CUT + RESIZED + FLOODED:
            sent.put_nowait(MASS)
        elif what < CUT + RESIZED + FLOODED + NONSENSE:
            sent.put_nowait(chance.randbytes(40))
        elif guest.app.screen_stack:
            keys = keys_at(guest.app, chance, 0) if chance.random() < 0.8 else [chance.choice(NOISE)]
            typed = "".join(SENT.get(key, key) for key in keys if key in SENT or len(key) == 1)
            sent.put_nowait(typed.encode())

    def _search(self) -> None:
        """Search what was sent to guests since the last time."""
        session = self.session
        if session is None:
            return
        self._look()  # a rematch may have begun
        for guest in self.guests:
            new = guest.channel.shown[guest.searched :]
            self.searched += len(new)
            guest.searched = len(guest.channel.shown)
            seat = guest.app.session.role.seat
            known = self._known.seen_by(seat) | self._earlier.get(self._names[seat], set())
            over = session.runner.closed  # somebody has looked at what was hidden in the finished duel
            if (found := names_in(new) - known) and not over:
                self.leaks.append(f"{guest.app.session.role.name} is sent {sorted(found)}")
        self._check_seats(session)

    def _check_seats(self, session: Session) -> None:
        """Each seat has one screen at most, and never one at the keyboard besides."""
        seats = [seat for guest in self.guests if not guest.visit.done() for seat in guest.app.session.people]
        if len(seats) != len(set(seats)) or set(seats) & set(session.people):
            self.leaks.append(f"seats {seats} have screens, and {session.people} play at the keyboard")


def attack(folder: Path, *, seed: int, cases: int = 0, minutes: float = 0.0) -> Table:
    """Play cases of every game; takes and returns what `canaries.attack` does."""
    chance, table = Random(seed), Table()
    limits = Limits(table, cases, minutes)
    for done, case in enumerate(_cases(chance)):
        if limits.reached(done):
            break
        play_case(folder, case, table)
    return table


def _cases(chance: Random) -> Iterator[Case]:
    while True:
        for game in GAMES:
            yield Case(game, chance.choice(("strict", "gate", "open")), (80, 24), 5 * chance.randrange(2**28) + 1)


def play_case(folder: Path, case: Case, table: Table, steps: int = STEPS) -> None:
    """Play one case, count it, and keep what went wrong."""
    begun, home = monotonic(), folder / f"home-{case.seed}"
    saves = home / "saves"
    with (
        patch("os.fsync"),
        patch.object(guard, "PACE", guard.Pace(0, 0, 0, 0)),
        patch("cardgame_tui.play.journal.saves.saves_dir", lambda: saves),
        patch("cardgame_tui.ui.session.settings.memory.config_dir", lambda: home),
    ):
        try:
            searched, faults = asyncio.run(_play(case.setup(), Random(case.seed), steps))
        except Exception as error:
            searched, faults = 0, [f"{type(error).__name__}: {error}"]
        faults += [f"{file.name}: {error}" for file in saves.rglob("*.jsonl") for error in _unreadable(file)]
    row = table.setdefault(f"screens: {case.game}", Row())
    row.cases += 1
    row.slowest = max(row.slowest, monotonic() - begun)
    table.setdefault("screens: searched characters", Row()).cases += searched
    row.faults += [f"{case}: {fault}" for fault in faults[:3]]


async def _play(setup: Setup, chance: Random, steps: int) -> tuple[int, list[str]]:
    """Play a duel on several screens; returns how much was searched, and what went wrong."""
    session = Session.of(Record(setup), keep=True)
    session.runner.open()
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        hall = Hall(pilot, chance)
        try:
            for _ in range(steps):
                if hall.leaks or hall.session is None:
                    break
                await hall.step()
        finally:
            await hall.visits.end_all()
            if hall.session is not None:
                hall.session.record.close()
    return hall.searched, hall.leaks


def _unreadable(file: Path) -> Iterator[str]:
    """Why a journal cannot be resumed; nothing if it can."""
    with suppress(FileNotFoundError):
        try:
            resume(file).close()
        except Exception as error:
            yield f"{type(error).__name__}: {error}"
