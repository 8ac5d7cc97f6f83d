"""Many random duels of an installed game through the conformance kit; run on purpose, never as a test.

    python -m tests.conformance.long dimensional_rift --games 2000

Prints how duels end, how long they are, which rules they cite, and which rules of the book neither a duel nor a
scenario has ever put to use. The first broken promise ends the run with its message and exit code 1.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from cardgame_tui.content.rulebook import load_rulebook
from cardgame_tui.content.scenario import load_scenario
from cardgame_tui.engine.chance import Chance
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.testing.conformance import Nonconformance, Report, run
from tests.conformance.starts import starts_of

CHUNK = 10
"""Duels in one piece of the run; the pieces, and so the report, are the same for any number of processes."""
RULINGS = Path(__file__).parents[1] / "rulings"


@dataclass(frozen=True, slots=True)
class Piece:
    """A few duels of a run.

    Args:
        ruleset: id of the game.
        games: how many duels.
        seed: seed of them all.
        every: the costly checks run at one prompt in so many.
    """

    ruleset: str
    games: int
    seed: int
    every: int


def pieces(ruleset: str, games: int, seed: int, every: int) -> list[Piece]:
    """Cut a run into pieces, each with a seed drawn from the run's."""
    chance = Chance(seed)
    sizes = [min(CHUNK, games - begun) for begun in range(0, games, CHUNK)]
    return [Piece(ruleset, size, chance.seed(), every) for size in sizes]


def play(piece: Piece) -> Report | str:
    """Play one piece; return what it was like, or the broken promise in words."""
    ruleset = load_ruleset(piece.ruleset)
    start_of = starts_of(ruleset, turn_options=True)
    try:
        return run(ruleset, start_of, piece.games, seed=piece.seed, every=piece.every)
    except Nonconformance as error:
        return str(error)


def shown_in_scenarios(folder: Path) -> Counter[str]:
    """Count how often the scenarios of a folder cite or log each rule."""
    shown: Counter[str] = Counter()
    for path in sorted(folder.rglob("*.toml")):
        scenario = load_scenario(path).scenario
        shown.update((*scenario.cites, *scenario.logged))
    return shown


def never_used(rules: Iterable[str], cited: Counter[str], shown: Counter[str]) -> list[str]:
    """The rules of a book that neither duels cite nor scenarios show, in the order of the book."""
    return [number for number in rules if not cited[number] and not shown[number]]


def summary(report: Report, rules: Iterable[str], shown: Counter[str]) -> list[str]:
    """The report of a run as lines to read."""
    unused = never_used(rules, report.rules, shown)
    only_shown = [number for number in rules if shown[number] and not report.rules[number]]
    return [
        str(report),
        *(f"  {number}: {count}" for number, count in report.rules.most_common()),
        f"cited by no duel, shown by scenarios: {', '.join(only_shown) or 'none'}",
        f"cited by no duel and no scenario: {', '.join(unused) or 'none'}",
    ]


def play_all(work: list[Piece], jobs: int, tell: Callable[[str], object]) -> Report:
    """Play all pieces, some at a time, and put their reports together.

    Args:
        work: the pieces.
        jobs: number of processes.
        tell: called with a line after each piece.

    Raises:
        Nonconformance: at the first broken promise.
    """
    whole = Report()
    with get_context("spawn").Pool(jobs) as pool:
        for found in pool.imap(play, work):
            if isinstance(found, str):
                raise Nonconformance(found)
            whole.duels += found.duels
            tell(f"{len(whole.duels)} duels")
    return whole


def main(words: list[str]) -> int:
    """Read the command line, play, print.

    Returns:
        0, or 1 when a promise was broken.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.long", description="many checked duels")
    parser.add_argument("ruleset", help="id of an installed game")
    parser.add_argument("--games", type=int, default=2000, help="how many duels")
    parser.add_argument("--seed", type=int, default=1, help="seed of the run")
    parser.add_argument("--every", type=int, default=64, help="costly checks at one prompt in so many")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    chosen = parser.parse_args(words)
    work = pieces(chosen.ruleset, chosen.games, chosen.seed, chosen.every)
    try:
        report = play_all(work, chosen.jobs, lambda line: print(line, file=sys.stderr, flush=True))
    except Nonconformance as error:
        print(error)
        return 1
    rules = load_rulebook(load_ruleset(chosen.ruleset).rulebook).rules
    print("\n".join(summary(report, rules, shown_in_scenarios(RULINGS / chosen.ruleset))))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
