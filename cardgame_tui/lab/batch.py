"""Many duels between bots, on one core or several, and their results."""

import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import chain, count, islice, repeat
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from statistics import median
from time import perf_counter

from cardgame_tui.bots.asking import begin_duel
from cardgame_tui.bots.registry import make_bots
from cardgame_tui.content.option_info import differences
from cardgame_tui.engine.digest import JointDigest
from cardgame_tui.engine.duel import SEATS, Start
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.lab.play_out import Outcome, play_out
from cardgame_tui.play.setup import Setup
from cardgame_tui.value import value

__all__ = ["Batch", "BatchError", "Summary", "simulate"]

CHUNK = 16
"""How many duels a process takes at a time."""

MOST_NAMED = 10
"""How many of the duels that were broken off a summary names."""


class BatchError(RuntimeError):
    """The rules broke down in a duel; the message has the seeds that reproduce it."""


@value
class Batch:
    """What to play. It can be sent to another process.

    Args:
        load: makes the set-up with game, options, cards and decks; called once in each process.
        bots: names of the bots of seat 1 and seat 2.
        games: how many duels.
        seed: seed of them all.
    """

    load: Callable[[], Setup]
    bots: tuple[str, str] = ("random", "random")
    games: int = 1
    seed: int = 1

    def seeds(self) -> Iterator["GameSeeds"]:
        """Make the seeds of one duel after another from the seed of the batch."""
        return islice(seeds_of(self.seed), self.games)


@value
class GameSeeds:
    """Seeds of one duel.

    Args:
        number: the duel's place in the batch, from 1.
        duel: seed of the duel's chance.
        bot1: seed of the bot at seat 1.
        bot2: seed of the bot at seat 2.
    """

    number: int
    duel: int
    bot1: int
    bot2: int


def seeds_of(seed: int) -> Iterator[GameSeeds]:
    """Make the seeds of one duel after another, without end, from one seed."""
    for number in count(1):
        yield GameSeeds(
            number,
            seed_for(seed, Purpose.DUEL, number),
            seed_for(seed, Purpose.BOT, number, 1),
            seed_for(seed, Purpose.BOT, number, 2),
        )


@value
class Summary:
    """The result of a batch; `as_json` is what ``simulate --json`` prints.

    Args:
        ruleset: the ruleset's id.
        options: its options.
        variant: name of the variant, empty for none.
        differences: the options that are not at the default of their preset.
        games: how many duels were played.
        finished: how many came to an end by the rules.
        draws: how many of those were drawn.
        aborted: how many were broken off at `Ruleset.longest`.
        decisions: answers given in all duels.
        seconds: time it took.
        wins: finished duels won, by seat.
        first_player_wins: finished duels won by the seat that took the first turn.
        turns: fewest, median and most turns of finished duels; None without one.
        ends: how often each seat (0: a draw) ended a duel in which way, such as ``{"hp": {"1": 3}}``.
        digest: one hash over the final states in the order of the duels.
        decks: names of the decks of seat 1 and seat 2, empty in a game without decks.
        bots: names of the bots of seat 1 and seat 2.
        seed: seed of all duels.
        aborted_duels: numbers of the first duels that were broken off, at most `MOST_NAMED`.
        interrupted: whether somebody stopped the batch, so that fewer duels were played than asked for.
        begun: finished duels that somebody won and somebody began.
    """

    ruleset: str
    options: Mapping[str, object]
    variant: str
    differences: Mapping[str, object]
    games: int
    finished: int
    draws: int
    aborted: int
    decisions: int
    seconds: float
    wins: Mapping[str, int]
    first_player_wins: int
    turns: Mapping[str, float | None]
    ends: Mapping[str, Mapping[str, int]]
    digest: str
    decks: tuple[str, str]
    bots: tuple[str, str]
    seed: int
    aborted_duels: Sequence[int]
    interrupted: bool
    begun: int

    def as_json(self) -> dict[str, object]:
        """The summary as a dictionary."""
        return asdict(self)


def simulate(batch: Batch, jobs: int = 1, hear: Callable[[Outcome], object] | None = None) -> Summary:
    """Play a batch of duels; equal batches have equal digests, with any number of processes.

    Ctrl-C ends the batch early: the summary is then that of the duels played so far.

    Args:
        batch: what to play.
        jobs: number of processes.
        hear: called with each outcome, in the order of the duels.

    Raises:
        BatchError: when a duel breaks down.
    """
    started = perf_counter()
    setup = batch.load()
    tally = Tally()
    with _mapper(batch, setup, jobs) as run:
        tally.count_all(run(batch.seeds()), hear)
    return _summary(batch, setup, tally, perf_counter() - started)


@dataclass(slots=True)
class Tally:
    """The results of a batch as they are counted; it holds no duel, so a long batch needs no more memory.

    Args:
        finished: how many duels came to an end by the rules.
        aborted: how many were broken off.
        decisions: answers given in all.
        wins: finished duels by winner, 0 for a draw.
        first_player_wins: finished duels won by the seat that took the first turn.
        begun: finished duels that somebody won and somebody began.
        turns: how many finished duels had each number of turns.
        ends: finished duels by the way they ended and by winner, 0 for a draw.
        joint: one hash over the final states.
        aborted_duels: numbers of the first duels that were broken off.
        interrupted: whether Ctrl-C ended the batch.
    """

    finished: int = 0
    aborted: int = 0
    decisions: int = 0
    wins: Counter[int] = field(default_factory=Counter)
    first_player_wins: int = 0
    begun: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    ends: Counter[tuple[str, int]] = field(default_factory=Counter)
    joint: JointDigest = field(default_factory=JointDigest)
    aborted_duels: list[int] = field(default_factory=list)
    interrupted: bool = False

    def count_all(self, outcomes: Iterable[Outcome], hear: Callable[[Outcome], object] | None = None) -> None:
        """Count outcomes in their order, one at a time, until Ctrl-C; each is passed on to whoever hears it."""
        try:
            for outcome in outcomes:
                self._count(outcome)
                if hear is not None:
                    hear(outcome)
        except KeyboardInterrupt:
            self.interrupted = True

    def _count(self, outcome: Outcome) -> None:
        self.joint.add(outcome.digest)
        self.decisions += outcome.decisions
        if outcome.winner is None:
            self.aborted += 1
            if self.aborted <= MOST_NAMED:
                self.aborted_duels.append(self.finished + self.aborted)
        else:
            self.finished += 1
            self.wins[outcome.winner] += 1
            self.first_player_wins += outcome.winner == outcome.first != 0
            self.begun += outcome.winner != 0 != outcome.first
            self.turns[outcome.turns] += 1
            self.ends[outcome.how, outcome.winner] += 1

    def ends_by_way(self) -> dict[str, dict[str, int]]:
        """How often each winner ended a duel in which way, in the order of the words."""
        found: dict[str, dict[str, int]] = {}
        for (how, winner), times in sorted(self.ends.items()):
            found.setdefault(how, {})[str(winner)] = times
        return found

    def median_turns(self) -> float | None:
        """The median number of turns of finished duels, None without one."""
        if not self.finished:
            return None
        in_order = chain.from_iterable(repeat(turns, times) for turns, times in sorted(self.turns.items()))
        return median(islice(in_order, (self.finished - 1) // 2, self.finished // 2 + 1))


def _summary(batch: Batch, setup: Setup, tally: Tally, seconds: float) -> Summary:
    options = setup.options.model_dump(mode="json")
    return Summary(
        ruleset=setup.ruleset.id,
        options=options,
        variant=setup.variant.name if setup.variant else "",
        differences={info.name: options[info.name] for info, _ in differences(setup.options)},
        games=tally.finished + tally.aborted,
        finished=tally.finished,
        draws=tally.wins[0],
        aborted=tally.aborted,
        decisions=tally.decisions,
        seconds=round(seconds, 3),
        wins={str(seat): tally.wins[seat] for seat in SEATS},
        first_player_wins=tally.first_player_wins,
        begun=tally.begun,
        turns={
            "min": min(tally.turns, default=None),
            "median": tally.median_turns(),
            "max": max(tally.turns, default=None),
        },
        ends=tally.ends_by_way(),
        digest=tally.joint.text,
        decks=setup.deck_names,
        bots=batch.bots,
        seed=batch.seed,
        aborted_duels=tally.aborted_duels,
        interrupted=tally.interrupted,
    )


def play_game(batch: Batch, setup: Setup, seeds: GameSeeds) -> Outcome:
    """Play one duel of a batch, without a log, clones or a screen.

    Raises:
        BatchError: when it breaks down.
    """
    ruleset = setup.ruleset
    start = Start(seeds.duel, setup.options, setup.decks, cards=setup.cards)
    bots = make_bots(batch.bots, ruleset, start, (seeds.bot1, seeds.bot2))
    try:
        return play_out(begin_duel(ruleset, start, bots), bots, ruleset.longest)
    except Exception as error:
        what = f"duel {seeds.number} of seed {batch.seed} broke down: {type(error).__name__}: {error}"
        raise BatchError(what) from error


@contextmanager
def _mapper(batch: Batch, setup: Setup, jobs: int) -> Iterator[Callable[[Iterable[GameSeeds]], Iterable[Outcome]]]:
    """Give a function that plays duels in order, here or in other processes."""
    if jobs == 1:
        yield partial(map, partial(play_game, batch, setup))
        return
    with get_context("spawn").Pool(jobs, _Worker.begin, (batch, gc.get_threshold())) as pool:
        yield lambda seeds: pool.imap(_Worker.play, seeds, chunksize=CHUNK)


class _Worker:
    """The set-up of a worker process, made once."""

    batch: Batch
    setup: Setup

    @classmethod
    def begin(cls, batch: Batch, collect_at: tuple[int, int, int]) -> None:
        """Make the set-up, once in each process, and collect garbage as seldom as the first process does."""
        signal(SIGINT, SIG_IGN)
        gc.set_threshold(*collect_at)
        cls.batch = batch
        cls.setup = batch.load()

    @classmethod
    def play(cls, seeds: GameSeeds) -> Outcome:
        """Play one duel with it."""
        return play_game(cls.batch, cls.setup, seeds)
