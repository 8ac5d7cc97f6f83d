"""Plays a search: round after round with the candidates that are left, then fresh duels of the best one.

A round is a run in a folder of its own, with seeds of its own. What a round is follows from the seed and from the
rounds before it, so the same search finds its rounds again and continues.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

from cardgame_tui import __version__
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.lab.bench.aiming.candidates import Candidate, Search
from cardgame_tui.lab.bench.aiming.race import Race
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.folders.runs import open_or_create, run_folder
from cardgame_tui.lab.bench.plan import Kind, Plan, Request
from cardgame_tui.lab.bench.playing.session import Limit, Progress, Tell, play_on
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.paths import searches_dir
from cardgame_tui.value import value

FIRST_ROUND = 10
"""Units of the first round; each further round has as many as all before it."""

SEARCHING = 0.7
"""The share of the time that the search may take, if time is limited; the check has the rest."""

CHECK = 0
"""The number of the round that checks what was found."""


@value
class Playing:
    """How duels of a search are played.

    Args:
        limit: when to stop: the most duels of each candidate, and the minutes of everything.
        jobs: number of processes.
        cluster: where to play, as `crew` takes it.
        tell: hears how far it is.
        clock: the time in seconds.
    """

    limit: Limit
    jobs: int = 1
    cluster: str = ""
    tell: Tell | None = None
    clock: Callable[[], float] = perf_counter


@value
class Found:
    """What a search has found so far.

    Args:
        search: what was searched.
        race: how the candidates stand.
        rounds: how many rounds were begun.
        duels: how many duels they have.
        check: the run of fresh duels of the game without a change and of the best candidate, or of the game alone
            where that is the best; None if it was not begun.
        complete: whether nobody interrupted it.
    """

    search: Search
    race: Race
    rounds: int
    duels: int
    check: RunFolder | None
    complete: bool

    @property
    def best(self) -> Candidate:
        """The candidate that is nearest to the aims."""
        return self.search.candidates[self.race.best.index]


class Searcher:
    """Plays a search.

    Args:
        search: what is searched.
        playing: how.
    """

    def __init__(self, search: Search, playing: Playing) -> None:
        self._search, self._playing = search, playing
        self._began = playing.clock()
        self._duels = self._rounds = 0
        changes = [each.changes for each in search.candidates]
        self._race = Race(
            search.aims, changes, change_least=search.request.change_least, seed=_seed_of(search, CHECK)
        )

    def found(self) -> Found:
        """Play the rounds and the check; what was played before is not played again.

        Raises:
            RunError: when a folder cannot be written.
            CrewError: when a process was killed, or a cluster has gone.
        """
        complete = self._raced()
        check = None
        if complete and self._race.standings:
            plan = self._check()
            check = self._folder(run_folder(self._search.request.asked.ruleset.id, plan), plan)
            complete = self._play(check, self._playing.limit.games, 1.0)
        return Found(self._search, self._race, self._rounds, self._duels, check, complete)

    def _raced(self) -> bool:
        """Play round after round; False if somebody interrupted it."""
        most = self._playing.limit.games
        for units in _rounds(self._plan([0]), most):
            left = list(self._race.left)
            if len(left) < 2 or (self._rounds and self._minutes_left(SEARCHING) == 0):
                break
            self._rounds += 1
            plan = self._plan(left)
            folder = self._folder(self._place / f"round-{self._rounds}-{plan.fingerprint}", plan)
            complete = self._play(folder, units * len(plan.swaps), SEARCHING)
            self._duels += folder.duels
            self._race.add(folder.rows(DuelRow), left)
            if not complete:
                return False
        return True

    def _play(self, folder: RunFolder, games: int, share: float) -> bool:
        limit = replace(self._playing.limit, games=games, minutes=self._minutes_left(share) or 0.0)
        if (games and folder.units * len(folder.plan.swaps) >= games) or (
            self._playing.limit.minutes and not limit.minutes
        ):
            return True
        tell = None if self._playing.tell is None else partial(self._report, self._playing.tell)
        return play_on(folder, limit, self._playing.jobs, tell, self._playing.clock, self._playing.cluster)

    def _report(self, tell: Tell, progress: Progress) -> None:
        """Pass on how far a round is, as a part of everything that is played."""
        aimed = None if progress.aimed is None else self._duels + progress.aimed
        tell(replace(progress, duels=self._duels + progress.duels, aimed=aimed))

    def _minutes_left(self, share: float) -> float | None:
        """How many minutes are left of a share of the time; None if that is not limited."""
        limit = self._playing.limit.minutes
        return max(0.0, limit * share - (self._playing.clock() - self._began) / 60) if limit else None

    @property
    def _place(self) -> Path:
        """The folder of the rounds. Versions are part of its name: a run of another one is not continued."""
        search, asked = self._search, self._search.request.asked
        parts = (
            *(__version__, asked.ruleset.version, search.bot, search.seed, search.request.change_least),
            [(aim.word, aim.low, aim.high) for aim in search.aims],
            [each.arm.essence for each in search.candidates],
        )
        mark = blake2b(repr(parts).encode(), digest_size=8).hexdigest()
        return searches_dir() / f"{asked.ruleset.id}-{mark}"

    def _plan(self, left: list[int]) -> Plan:
        arms = tuple(self._search.candidates[index].arm for index in left)
        seed = _seed_of(self._search, self._rounds)
        return Plan(kind="sweep", arms=arms, bots=(self._search.bot,), seed=seed)

    def _check(self) -> Plan:
        """The fresh duels: of the best candidate and of the game without a change, or of that game alone."""
        search, asked = self._search, self._search.request.asked
        base, best = search.candidates[0].arm, search.candidates[self._race.best.index].arm
        kind: Kind = "health" if best is base else "compare"
        arms = (base,) if best is base else (base, best)
        words = "" if best.header.variant is None else best.header.variant.file
        request = Request(
            variant=words if best is not base else asked.variant,
            against=None if best is base else asked.variant,
            settings=tuple(asked.settings),
            decks=asked.decks,
            bots=(search.bot,),
        )
        seed = _seed_of(search, CHECK)
        return Plan(kind=kind, arms=arms, bots=(search.bot,), seed=seed, request=request)

    def _folder(self, path: Path, plan: Plan) -> RunFolder:
        folder = open_or_create(path, plan)
        folder.check_versions()
        return folder


def _rounds(plan: Plan, games: int) -> Iterator[int]:
    """Yield the units of one round after another, until all candidates that are left have so many duels."""
    most, done, units = Limit(games).units(plan), 0, FIRST_ROUND
    while most is None or done < most:
        units = units if most is None else min(units, most - done)
        yield units
        done += units
        units = done


def _seed_of(search: Search, number: int) -> int:
    """The seed of a round, short enough to be typed."""
    return seed_for(search.seed, Purpose.SEARCH, number) % 1_000_000_000
