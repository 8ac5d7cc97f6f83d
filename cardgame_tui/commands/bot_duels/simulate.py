"""``simulate``: let bots play many duels and summarise the results."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from pathlib import Path
from time import perf_counter

from cardgame_tui import garbage
from cardgame_tui.bots.quick.fitting import refuse_unlearned
from cardgame_tui.bots.registry import check_bot
from cardgame_tui.commands.shared.errors import RulesetError, UsageError
from cardgame_tui.commands.shared.progress import ProgressLine
from cardgame_tui.commands.shared.reading import faults_in_words
from cardgame_tui.lab.batch import Batch, BatchError, GameSeeds, Summary, seeds_of, simulate
from cardgame_tui.lab.csv_lines import csv_line
from cardgame_tui.lab.play_out import Outcome
from cardgame_tui.paths import simulated_dir
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup, refuse_by_hand
from cardgame_tui.plugins import load_ruleset

INTERRUPTED = 130
"""The exit code after Ctrl-C, as for every command."""

COLUMNS = ("duel", "seed", "bot1", "bot2", "winner", "first", "turns", "decisions", "how", "digest")
"""The columns of ``--csv``; a duel that was broken off has no winner."""


def run(arguments: Namespace) -> int:
    """Play the duels and print the summary, or one line for each duel; or write the journal of one of them.

    Returns:
        0; 1 when a duel was stopped because it took too long; 130 after Ctrl-C.

    Raises:
        UsageError: for bad arguments and files.
        RulesetError: when the rules raise an error.
    """
    bots = _bots(arguments.bots)
    decks = arguments.deck1, arguments.deck2
    load = partial(make_setup, arguments.ruleset, arguments.variant, arguments.settings, decks)
    with faults_in_words():
        setup = load()
        refuse_unlearned(bots, setup.ruleset, [setup.options])
        if not arguments.by_hand:
            refuse_by_hand(setup)
    if arguments.journal:
        return write_journal(setup, bots, arguments.seed, arguments.journal)
    garbage.settle()
    batch = Batch(load, bots, arguments.games, arguments.seed)
    listener = _Listener(batch, rows=arguments.csv)
    try:
        summary = simulate(batch, arguments.jobs, listener.hear)
    except BatchError as error:
        raise RulesetError(str(error)) from error
    finally:
        listener.line.clear()
    if not arguments.csv:
        print(json.dumps(summary.as_json()) if arguments.json else "\n".join(in_words(summary, setup)))
    if summary.interrupted:
        print(f"Interrupted after {summary.games:,} of {batch.games:,} duels.", file=sys.stderr)
        return INTERRUPTED
    return 1 if summary.aborted else 0


class _Listener:
    """Hears the outcome of each duel: for the line that says how far it is, and for ``--csv``."""

    def __init__(self, batch: Batch, *, rows: bool) -> None:
        self.line = ProgressLine()
        self._games = batch.games
        self._began = perf_counter()
        self._done = 0
        self._seeds: Iterator[GameSeeds] = batch.seeds()
        self._write: Callable[[Sequence[object]], object] | None = None
        if rows:
            self._write = _print_csv
            self._write(COLUMNS)

    def hear(self, outcome: Outcome) -> None:
        """Count a duel, and print its line."""
        self._done += 1
        if self._write is not None:
            seeds = next(self._seeds)
            played = (outcome.winner, outcome.first, outcome.turns, outcome.decisions, outcome.how, outcome.digest)
            self._write((seeds.number, seeds.duel, seeds.bot1, seeds.bot2, *played))
        self.line.show(self._done, self._games, self._done, perf_counter() - self._began)


def _print_csv(cells: Sequence[object]) -> None:
    print(csv_line(cells), end="")


def write_journal(setup: Setup, bots: tuple[str, str], seed: int, number: int) -> int:
    """Play one duel of a batch once more, write its journal and say how to open it.

    Args:
        setup: the set-up of the batch.
        bots: names of its bots.
        seed: its seed.
        number: number of the duel in it.

    Raises:
        UsageError: when the journal cannot be written.
    """
    from cardgame_tui.lab.bench.playing.journal import write_duel

    seeds = next(islice(seeds_of(seed), number - 1, None))
    with faults_in_words():
        path: Path = simulated_dir() / f"{setup.ruleset.id}-{seed}-{number}.jsonl"
        write_duel(path, setup, seeds.duel, bots, (seeds.bot1, seeds.bot2))
    print(f"{path}\nopen it: cardgame-tui replay {path}")
    return 0


def make_setup(ruleset_id: str, variant: str, settings: Sequence[str], decks: tuple[str, str]) -> Setup:
    """Make the set-up of all duels; each process makes its own.

    Raises:
        ContentError: with all faults of files and settings.
        PluginError: when the game does not exist.
    """
    return Recipe(load_ruleset(ruleset_id), variant, settings, decks).build()


def in_words(summary: Summary, setup: Setup) -> list[str]:
    """Return the summary as lines of text, with the rules that were used."""
    turns = summary.turns
    lines = [f"rules: {setup.rules_in_short}"] if setup.rules_in_short else []
    lines += [
        f"{summary.ruleset}: {summary.games} duels in {summary.seconds:.1f} s, {summary.decisions} decisions",
        _players(summary),
        f"finished {summary.finished}, drawn {summary.draws}, aborted {summary.aborted}",
    ]
    if summary.aborted:
        lines.append(_aborted(summary))
    if summary.finished > summary.draws:
        won = ", ".join(f"seat {seat} {_part(wins, summary)}" for seat, wins in summary.wins.items())
        first = f", by the first player {_part(summary.first_player_wins, summary)}" if summary.begun else ""
        lines.append(f"won: {won}{first}")
    if summary.finished:
        lines += [
            f"ends: {_ends(summary)}",
            f"{setup.ruleset.wording.turn}s: {turns['min']} to {turns['max']}, median {turns['median']}",
        ]
    return [*lines, f"digest {summary.digest}"]


def _players(summary: Summary) -> str:
    decks = f"decks {' and '.join(summary.decks)}, " if any(summary.decks) else ""
    one, two = summary.bots
    return f"{decks}{one} at seat 1, {two} at seat 2, seed {summary.seed}"


def _aborted(summary: Summary) -> str:
    """Which duels were broken off, and how to open one."""
    numbers = summary.aborted_duels
    more = " ..." if summary.aborted > len(numbers) else ""
    return (
        f"aborted: {', '.join(map(str, numbers))}{more} (the same command with --journal {numbers[0]} writes one)"
    )


def _ends(summary: Summary) -> str:
    """How duels ended: each way with its winners, the one that decided most first."""
    ways = sorted(summary.ends.items(), key=lambda way: -sum(way[1].values()))
    return "; ".join(f"{how} {', '.join(_winner(seat, count) for seat, count in by.items())}" for how, by in ways)


def _winner(seat: str, count: int) -> str:
    return f"drawn {count}" if seat == "0" else f"seat {seat} {count}"


def _part(wins: int, summary: Summary) -> str:
    """Wins, and their share of the duels that somebody won."""
    return f"{wins} ({wins / (summary.finished - summary.draws):.1%})"


def _bots(words: str) -> tuple[str, str]:
    names = [name.strip() for name in words.split(",")]
    if len(names) != 2:
        raise UsageError(f'--bots: found "{words}"; allowed: two names, such as random,random')
    with faults_in_words():
        for name in names:
            check_bot(name)
    return names[0], names[1]
