"""Duels in which every card is a canary: played, resumed and replayed in the app, and in lines of text."""

import asyncio
import io
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stderr, suppress
from copy import copy
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from time import monotonic
from unittest.mock import patch

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.journal.saves import unfinished
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import HUMAN, Setup
from cardgame_tui.play.table_settings import SETTINGS
from cardgame_tui.ui.app import CardgameApp
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from tests.attack.bounds import Limits
from tests.attack.lookout import Lookout, SpiedDriver, search_files
from tests.attack.plain_canaries import play_plain
from tests.attack.pty_canaries import play_in_terminal
from tests.attack.table import Row, Table
from tests.attack.walking import commands_of, keys_at
from tests.ui.canary import archive_setup, containment_setup, rift_setup, rune_setup, with_canaries

SIZES = ((80, 24), (100, 30), (120, 40), (200, 60))
PRIVACY = ("strict", "gate", "open", "alone")
"""How hands are hidden; ``alone`` is a person against a bot."""
GAMES = ("conquest", "rift", "rune duel", "containment", "grand archive")
DECISIONS = 60
"""How many decisions one case has."""
BREAKING = 5
"""In one case in this many the rules break down once."""
IN_TERMINAL = 8
"""One case in this many is also played in a real terminal."""
RESIZING = 0.03
"""How often the terminal has another size after a step."""
COUNTED = {"orders": "orders", "undo": "undo", "help": "help", "card": "inspector", "resize": "resizes"}
"""What happens between decisions and is counted: commands by name, and resizes."""
STEPS = 40
"""A case ends after this many times as many steps, so that one that loops ends too."""


@dataclass(frozen=True)
class Case:
    """One match.

    Args:
        game: one of `GAMES`.
        privacy: one of `PRIVACY`.
        size: of the terminal.
        seed: of everything.
        decisions: how many decisions are to be made.
    """

    game: str
    privacy: str
    size: tuple[int, int]
    seed: int
    decisions: int = DECISIONS

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.game}, {self.privacy}, {width}x{height}, seed {self.seed}, {self.decisions} decisions"

    def setup(self) -> Setup:
        """A match with canaries, short enough to end now and then."""
        chance = Random(self.seed)
        if self.game == "rune duel":
            setup = rune_setup(seed=self.seed, life_total=chance.choice((3, 10, 30)))
        elif self.game == "containment":
            limit, peek = chance.choice((5, 7)), chance.random() < 0.5
            setup = containment_setup(seed=self.seed, xk_limit=limit, peek_own_sandboxes=peek)
        elif self.game == "grand archive":
            setup = archive_setup(seed=self.seed, starting_life_bonus=chance.choice((-10, 0)))
        else:
            setup = rift_setup(seed=self.seed, edition=self.game, hp=chance.choice((1, 2, 6)))
        settings = {each.name: chance.choice(list(each.choices)) for each in SETTINGS}
        settings["privacy"] = "gate" if self.privacy == "alone" else self.privacy
        seats = (HUMAN, "random") if self.privacy == "alone" else (HUMAN, HUMAN)
        made = replace(with_canaries(setup), table=setup.table.with_words(settings), seats=seats)
        return breaking(made, chance.randint(1, 40)) if self.seed % BREAKING == 0 else made


Change = Callable[[Setup], Setup]
"""Spoils a match on purpose, for a test of the attack itself."""


class BrokenDownError(ValueError):
    """Rules broke down on purpose."""


def breaking(setup: Setup, at: int) -> Setup:
    """A match whose rules break down once, at one of their questions, with the names of all cards in the error."""
    game, asked = copy(setup.ruleset), count(1)
    turn = game.turn

    def breaks(duel: Duel) -> Script[None]:
        script = turn(duel)
        with suppress(StopIteration):
            prompt = next(script)
            while True:
                if next(asked) == at:
                    raise BrokenDownError(" ".join(card.name for card in duel.cards))
                prompt = script.send((yield prompt))

    vars(game)["turn"] = breaks
    return replace(setup, ruleset=game)


class Player:
    """Plays one case, and counts its decisions.

    Args:
        case: the case.
        lookout: searches all that is shown.

    Attributes:
        decisions: how many decisions were made.
        keys: all that was typed.
        used: how often each command of the table was used, and the terminal resized.
    """

    def __init__(self, case: Case, lookout: Lookout) -> None:
        self.case = case
        self.lookout = lookout
        self.decisions = 0
        self.keys: list[str] = []
        self.used: Counter[str] = Counter()
        self._chance = Random(case.seed)
        self._steps = 0
        self._reached = (0, 0, 0)

    async def play(self, setup: Setup) -> None:
        """Play; after each end of the program start it at its menu, or with a new match if none is unfinished."""
        while not self._done():
            session = None
            if not unfinished():
                session = Session.of(Record(setup), keep=True)
                session.runner.open()
                setup = replace(setup, seed=seed_for(setup.seed, Purpose.REMATCH))
            await self._run(CardgameApp(session))

    def _done(self) -> bool:
        """Whether enough was decided or tried; a leak ends the case, so that its keys are few."""
        if self.lookout.leaks:
            return True
        return self.decisions >= self.case.decisions or self._steps >= STEPS * self.case.decisions

    async def _run(self, app: CardgameApp) -> None:
        app.driver_class = SpiedDriver
        SpiedDriver.lookout = self.lookout
        with redirect_stderr(io.StringIO()) as printed:
            with suppress(BrokenDownError), patch.object(guard, "PACE", guard.Pace(0, 0, 0, 0)):
                await self._type_into(app)
            app.finish()
        self.lookout.search(printed.getvalue(), lambda: None, "what the program says at its end")
        self.lookout.search(f"{app.title} {app.sub_title} {sys.argv}", lambda: None, "a title")

    async def _type_into(self, app: CardgameApp) -> None:
        """Type keys until the program ends, or enough was done.

        Raises:
            BrokenDownError: when the rules broke down while something was shown, which ends the program.
        """
        away = 0
        async with app.run_test(headless=False, size=self.case.size) as pilot:
            await pilot.pause()
            while app.is_running and not self._done():
                keys = keys_at(app, self._chance, away)
                self.keys += keys
                self.used.update(commands_of(app.screen, keys))
                await pilot.press(*keys)
                if self._chance.random() < RESIZING:
                    self.used["resize"] += 1
                    await pilot.resize_terminal(*self._chance.choice((*SIZES, self.case.size)))
                self._count(app)
                away = 0 if isinstance(app.screen, TableScreen) else away + 1
                self._steps += 1

    def _count(self, app: CardgameApp) -> None:
        session = app.session
        if session is None or not session.record.begun:
            return
        match, number, given = self._reached
        reached = id(session.record), session.record.number, len(session.driver.given)
        self.decisions += max(0, reached[2] - given) if reached[:2] == (match, number) else 0
        self._reached = reached


def attack(
    folder: Path,
    *,
    seed: int,
    cases: int = 0,
    minutes: float = 0.0,
    decisions: int = DECISIONS,
    change: Change = lambda setup: setup,
) -> Table:
    """Play cases of every game, privacy and size in turn.

    Args:
        folder: has a folder ``failing`` for what reproduces each leak.
        seed: of everything.
        cases: how many matches; 0 for as many as time allows.
        minutes: how long, where no number is given.
        decisions: how many decisions a match has.
        change: spoils the matches, to see that it is noticed.
    """
    chance, table = Random(seed), Table()
    limits = Limits(table, cases, minutes)
    for done, case in enumerate(_cases(chance, decisions)):
        if limits.reached(done):
            break
        play_case(folder, case, table, change)
    return table


def _cases(chance: Random, decisions: int) -> Iterator[Case]:
    every = [(game, privacy, size) for game in GAMES for privacy in PRIVACY for size in SIZES]
    while True:
        chance.shuffle(every)
        for game, privacy, size in every:
            yield Case(game, privacy, size, chance.randrange(2**31), decisions)


def play_case(folder: Path, case: Case, table: Table, change: Change = lambda setup: setup) -> None:
    """Play one case, count it, and keep its keys if something leaks or breaks."""
    lookout, begun = Lookout(), monotonic()
    home = folder / f"home-{case.seed}"
    player = Player(case, lookout)
    wrong: Sequence[str] = ()
    with _home(home), patch("os.fsync"):
        try:
            asyncio.run(player.play(change(case.setup())))
            with suppress(BrokenDownError):
                typed = play_plain(change(case.setup()), lookout, 2 * case.decisions, case.seed)
                table.setdefault(f"canaries: decisions in --plain, {case.game}", Row()).cases += typed
            if case.seed % IN_TERMINAL == 0 and sys.platform != "win32":
                play_in_terminal(lookout, home / "terminal", case.seed, case.decisions)
                table.setdefault("canaries: matches in a terminal", Row()).cases += 1
            search_files(
                lookout,
                home,
                lambda file: file.suffix in (".jsonl", ".toml") or file.parent.name in ("transcripts", "shared"),
            )
        except Exception as error:
            wrong = [f"{type(error).__name__}: {error}"]
    for name, words in COUNTED.items():
        table.setdefault(f"canaries: {words} in between", Row()).cases += player.used[name]
    found = [*lookout.leaks, *wrong]
    for name, done in (
        (f"canaries: decisions, {case.game}", player.decisions),
        (f"canaries: searched texts, {case.privacy}", lookout.searched),
    ):
        row = table.setdefault(name, Row())
        row.cases += done
        row.slowest = max(row.slowest, monotonic() - begun)
    if found:
        kept = folder / "failing" / f"canary-{case.seed}.txt"
        kept.write_text("\n".join([str(case), " ".join(player.keys), *found]) + "\n", encoding="utf-8")
        table[f"canaries: decisions, {case.game}"].faults.append(f"{kept}: {case}: {found[0]}")


def _is_its_owners(file: Path) -> bool:
    """Whether a file may hold hidden cards: journals, marks, and what was written for one point of view."""
    return file.suffix in (".jsonl", ".toml") or file.parent.name in ("transcripts", "shared")


@contextmanager
def _home(folder: Path) -> Iterator[None]:
    """A home of its own for a case."""
    places = {f"XDG_{place}_HOME": str(folder / place.lower()) for place in ("CONFIG", "STATE", "DATA")}
    with patch.dict(os.environ, places):
        yield
