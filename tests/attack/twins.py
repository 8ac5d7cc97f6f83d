"""Two duels that differ only in two hidden cards of one player: other screens are sent the same, write for write.

Before anything is shown, both duels are played without screens, to find what can be done in both until one of
the two cards can be read by the other player. Then each is played on screens in a time of its own (`virtual`),
with the same keys, sizes, cut connections and undone decisions, and what was sent to every other screen is
compared.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile, zip_longest
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypeAlias

from cardgame_tui.engine.duel import DeckList, Duel
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.join.frames import Size
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.guests.reception import Reception
from cardgame_tui.ui.guests.visits import Visits
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.session import Session
from tests.attack.bounds import Limits
from tests.attack.canaries import GAMES, Case
from tests.attack.table import Row, Table
from tests.attack.virtual import run
from tests.ui.canary import KnownNames
from tests.ui.guests.channels import FakeChannel

STEPS = 40
"""Most steps of a case."""
LOOKS = ("v", "l", "p", ".", "\t", "?", "q", "+", "\x1b[A", "\x1b[B", "\x1b[C", "\x7f", "\x1b")
"""Keys that look at something, and answer nothing."""
SIZES = (Size(80, 24), Size(120, 40), Size(40, 24), Size(60, 20))
UNDO, CUT, RESIZED = 0.05, 0.05, 0.05
"""How often a decision is undone, a connection is cut and comes back, or a terminal has another size."""
REST = 0.8
"""Seconds of the time of the loop in which all screens come to rest."""
TRIES = 20
"""Pairs of cards that are tried until two are found that can be exchanged."""
SHOWN = 60
"""Characters of a difference that are quoted."""

Write: TypeAlias = tuple[str, str]
"""The role of a screen, and what it was sent at once."""


@dataclass(frozen=True)
class Step:
    """What happens in both duels.

    Args:
        answer: the answer to the open prompt; None for undoing the last one.
        role: a screen at which something happens besides.
        act: keys, a size, or None for a connection that is cut and comes back.
    """

    answer: Answer | None
    role: str
    act: bytes | Size | None


def twins(setup: Setup, owner: int, chance: Random) -> tuple[Setup, Setup]:
    """A match, and the same with two cards of one deck exchanged, one of which is in the first hand.

    All cards lie at the same places by their numbers: where a game keeps kinds of cards apart, both are of a kind.
    """
    deck = setup.decks[owner - 1]
    section = max(deck, key=lambda each: len(deck[each]))
    duel = _begun(setup)
    hand = {card.printed.name for card in duel.cards if duel.sight(card) == owner}
    first = [place for place, name in enumerate(deck[section]) if name in hand] or range(len(deck[section]))
    for _ in range(TRIES):
        names, one = list(deck[section]), chance.choice(first)
        two = chance.choice([place for place in range(len(names)) if place != one])
        names[one], names[two] = names[two], names[one]
        changed: DeckList = {**deck, section: names}
        decks = (changed, setup.decks[1]) if owner == 1 else (setup.decks[0], changed)
        other = replace(setup, decks=decks)
        if places(_begun(other)) == places(duel):
            break
    return setup, other


def _begun(setup: Setup) -> Duel:
    record = Record(setup)
    record.begin()
    return record.driver.duel


def places(duel: Duel) -> list[list[int]]:
    """The numbers of the cards in each zone."""
    return [[card.id for card in zone.cards] for zone in duel.zones]


class Planner:
    """Plays both duels without screens, for as long as nobody else can tell one from the other.

    Args:
        pair: the two matches.
        owner: the seat whose cards differ.
        roles: the screens.
        chance: decides everything.
    """

    def __init__(self, pair: Sequence[Setup], owner: int, roles: Sequence[str], chance: Random) -> None:
        self._runners = [Session.of(Record(setup)).runner for setup in pair]
        for runner in self._runners:
            runner.begin()
        one, two = (setup.decks[owner - 1] for setup in pair)
        pairs = [names for section in one for names in zip(one[section], two[section], strict=True)]
        self._secret = {name.rpartition(", ")[2] for names in pairs if names[0] != names[1] for name in names}
        self._known = [KnownNames() for _ in pair]
        self._owner = owner
        self._roles = roles
        self._chance = chance

    def steps(self, most: int) -> list[Step]:
        """The steps, up to the last one after which nothing has become known."""
        found: list[Step] = []
        while len(found) < most and self._alike() and (step := self._draw()) is not None:
            for runner in self._runners:
                take(runner, step)
            if not self._alike():
                break
            found.append(step)
        return found

    def _alike(self) -> bool:
        """Whether the duels stand at the same question, and nobody else knows one of the cards."""
        seats = {0, 1, 2} - {self._owner}
        for known, runner in zip(self._known, self._runners, strict=True):
            known.look_at(runner.record.driver.duel)
            if any(known.seen_by(seat) & self._secret for seat in seats):
                return False
        one, two = self._runners
        if places(one.record.driver.duel) != places(two.record.driver.duel):
            return False
        return one.reached == two.reached and self._asked(one) == self._asked(two)

    def _asked(self, runner: MatchRunner) -> tuple[object, ...]:
        """What everybody can see of a question."""
        prompt = runner.prompt
        if prompt is None:
            return ("over",)
        count = 0 if prompt.seat == self._owner and not prompt.secret else len(prompt.options)
        return runner.trouble, prompt.seat, prompt.secret, prompt.ask, count, runner.undoable

    def _draw(self) -> Step | None:
        chance, role = self._chance, self._chance.choice(self._roles)
        one, two = (runner.prompt for runner in self._runners)
        if one is None or two is None:
            return None
        undone = chance.random() < UNDO and self._runners[0].undoable > 0
        answer = None if undone else common_answer(one, two, chance)
        if answer is None and not undone:
            return None
        what = chance.random()
        if what < CUT:
            return Step(answer, role, None)
        if what < CUT + RESIZED:
            return Step(answer, role, chance.choice(SIZES))
        return Step(answer, role, "".join(chance.choices(LOOKS, k=chance.randint(0, 3))).encode())


def common_answer(one: Prompt, two: Prompt, chance: Random) -> Answer | None:
    """An answer that means the same at both prompts; None if chance finds none."""
    both = [place for place, pair in enumerate(zip(one.options, two.options, strict=False)) if pair[0] == pair[1]]
    if one.secret:
        return (chance.choice(both), chance.choice(both)) if both else None
    if one.single:
        return chance.choice(both) if both and two.single else None
    least, most = max(one.least, two.least), min(one.limit, two.limit, len(both))
    return tuple(chance.sample(both, chance.randint(least, most))) if least <= most and not two.single else None


def take(runner: MatchRunner, step: Step) -> None:
    """Answer, or undo."""
    prompt = runner.prompt
    if step.answer is None:
        runner.undo()
    elif prompt is not None and prompt.secret:
        assert isinstance(step.answer, tuple)
        runner.answer_secret({1: step.answer[0], 2: step.answer[1]})
    else:
        runner.answer(step.answer)


class Recorded(FakeChannel):
    """A terminal elsewhere; what all of a case are sent goes to one list.

    Args:
        role: what it shows.
        sent_to: takes each write.
        size: its size.
    """

    def __init__(self, role: str, sent_to: Callable[[str, str], None], size: Size) -> None:
        super().__init__(size)
        self._role = role
        self._sent_to = sent_to

    def write(self, text: str) -> None:
        """Take note of a write."""
        self._sent_to(self._role, text)


async def traffic(setup: Setup, roles: Mapping[str, Size], owner: int, steps: Sequence[Step]) -> list[Write]:
    """Every write to every screen but that of one player, in order."""
    session = Session.of(Record(setup))
    session.runner.begin()
    writes: list[Write] = []
    faults: list[Exception] = []
    visits = Visits(Reception(lambda: session).admit, report=faults.append)
    channels: dict[str, FakeChannel] = {}

    def sent(role: str, text: str) -> None:
        if not role.endswith(f"{owner}"):
            writes.append((role, text))

    async def join(role: str) -> None:
        channel = channels[role] = Recorded(role, sent, roles[role])
        hello = replace(channel.hello, role=role)
        visiting.append(asyncio.create_task(visits.visit(hello, channel)))
        await asyncio.sleep(REST)

    visiting: list[asyncio.Task[None]] = []
    for role in roles:
        await join(role)
    for step in steps:
        channels[step.role].sent.put_nowait(step.act)
        await asyncio.sleep(REST)
        if step.act is None:
            await join(step.role)
        take(session.runner, step)
        await asyncio.sleep(REST)
        while not session.runner.release():
            await asyncio.sleep(REST)
    await visits.end_all()
    if faults:
        raise faults[0]
    return writes


def difference(one: Sequence[Write], two: Sequence[Write]) -> str:
    """The first write that differs, empty for none."""
    for number, (left, right) in enumerate(zip_longest(one, two)):
        if left != right:
            same = sum(
                1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(str(left), str(right), strict=False))
            )
            shown = [repr(str(each)[max(0, same - SHOWN) : same + SHOWN]) for each in (left, right)]
            return f"write {number} of {len(one)} differs, {left and left[0]}: {' / '.join(shown)}"
    return ""


def play_case(case: Case, table: Table, most: int = STEPS) -> None:
    """Play one pair, count it, and keep what differs."""
    begun, chance = monotonic(), Random(case.seed)
    owner = chance.choice((1, 2))
    viewer = f"{chance.choice(('seat', 'seat', 'hand'))}{3 - owner}"
    roles = {role: chance.choice(SIZES[:2]) for role in (f"seat{owner}", viewer, "table", "stage", "audience")}
    row = table.setdefault(f"twins: {case.game}", Row())
    try:
        pair = twins(case.setup(), owner, chance)
        steps = Planner(pair, owner, list(roles), chance).steps(most)
        one, two = (run(traffic(setup, roles, owner, steps)) for setup in pair)
        found, writes = difference(one, two), len(one)
    except Exception as error:
        found, writes, steps = f"{type(error).__name__}: {error}", 0, []
    row.cases += 1
    row.slowest = max(row.slowest, monotonic() - begun)
    row.faults += [f"{case}, cards of seat {owner}: {found}"] if found else []
    table.setdefault("twins: steps before a difference is known", Row()).cases += len(steps)
    table.setdefault("twins: compared writes", Row()).cases += writes


def attack(folder: Path, *, seed: int, cases: int = 0, minutes: float = 0.0) -> Table:
    """Play pairs of every game; takes and returns what `canaries.attack` does."""
    chance, table = Random(seed), Table()
    limits, done = Limits(table, cases, minutes), 0
    while not limits.reached(done):
        game, privacy = GAMES[done % len(GAMES)], chance.choice(("strict", "gate", "open"))
        play_case(Case(game, privacy, (80, 24), 5 * chance.randrange(2**28) + 1), table)
        done += 1
    return table
