"""Many random duels of an installed game through the conformance kit; run on purpose, never as a test.

    python -m tests.conformance.long dimensional_rift --games 2000
    python -m tests.conformance.long dimensional_rift --games 2000 --set edition=rift
    python -m tests.conformance.long rune_duel --games 2000 --set life_total=40
    python -m tests.conformance.long grand_archive --games 2000 --random-decks

Without ``--set`` options are drawn at random, for a game with editions those of each in turn; with it the others
are at their default, or drawn too with ``--drawn``. With ``--random-decks`` decks are drawn from the pool, else
the ready ones are used.

Prints for each edition how duels end, how long they are, which rules they cite, and which rules of the book
neither a duel nor a scenario has ever put to use. The first broken promise ends the run with its message and exit
code 1.
"""

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.content.settings import check_options, parse_settings
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.conformance import ConformanceReport, Nonconformance, run
from cardgame_tui.testing.starts import preset_settings, starts_of
from tests.conformance.random_decks import random_deck

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
        every: the costly checks run at one prompt in this many.
        settings: options that hold in all of them, such as ``edition=rift``.
        turned: whether the other options are drawn.
        random_decks: whether decks are random ones out of the pool.
    """

    ruleset: str
    games: int
    seed: int
    every: int
    settings: tuple[str, ...] = ()
    turned: bool = True
    random_decks: bool = False


def pieces(
    ruleset: str,
    games: int,
    seed: int,
    every: int,
    settings: Sequence[str] = (),
    *,
    random_decks: bool = False,
    drawn: bool = False,
) -> list[Piece]:
    """Cut a run into pieces, each with a seed drawn from the run's; with no settings, editions take turns."""
    sizes = [min(CHUNK, games - begun) for begun in range(0, games, CHUNK)]
    lots = [tuple(settings)] if settings else preset_settings(load_ruleset(ruleset).options_model)
    return [
        Piece(
            ruleset,
            size,
            seed_for(seed, Purpose.DUEL, place),
            every,
            lots[place % len(lots)],
            drawn or not settings,
            random_decks,
        )
        for place, size in enumerate(sizes)
    ]


def play(piece: Piece) -> ConformanceReport | str:
    """Play one piece; return what it was like, or the broken promise in words."""
    ruleset = load_ruleset(piece.ruleset)
    start_of = starts_of(
        ruleset,
        settings=piece.settings,
        turn_options=piece.turned,
        deck_maker=random_deck if piece.random_decks else None,
    )
    try:
        return run(ruleset, start_of, piece.games, seed=piece.seed, every=piece.every)
    except Nonconformance as error:
        return str(error)


def shown_in_scenarios(ruleset: Ruleset, folder: Path) -> dict[str, Counter[str]]:
    """Count for each edition how often the scenarios of a folder cite or log each rule."""
    shown: dict[str, Counter[str]] = defaultdict(Counter)
    for path in sorted(folder.rglob("*.toml")):
        file = load_scenario(path)
        options = check_options(ruleset.options_model, file.scenario.options, file.document, ("options",))
        shown[ruleset.scope(options)].update((*file.scenario.cites, *file.scenario.logged))
    return shown


def never_used(rules: Iterable[str], cited: Counter[str], shown: Counter[str]) -> list[str]:
    """The rules of a book that neither duels cite nor scenarios show, in the order of the book."""
    return [number for number in rules if not cited[number] and not shown[number]]


def summary(report: ConformanceReport, rules: Iterable[str], shown: Counter[str]) -> list[str]:
    """The report of a run as lines to read."""
    unused = never_used(rules, report.rules, shown)
    only_shown = [number for number in rules if shown[number] and not report.rules[number]]
    return [
        str(report),
        *(f"  {number}: {count}" for number, count in report.rules.most_common()),
        f"cited by no duel, shown by scenarios: {', '.join(only_shown) or 'none'}",
        f"cited by no duel and no scenario: {', '.join(unused) or 'none'}",
    ]


def play_all(
    work: list[Piece], jobs: int, tell: Callable[[str], object]
) -> dict[tuple[str, ...], ConformanceReport]:
    """Play all pieces, some at a time, and put the reports of equal settings together.

    Args:
        work: the pieces.
        jobs: number of processes.
        tell: called with a line after each piece.

    Raises:
        Nonconformance: at the first broken promise.
    """
    reports: dict[tuple[str, ...], ConformanceReport] = defaultdict(ConformanceReport)
    with get_context("spawn").Pool(jobs) as pool:
        for piece, found in zip(work, pool.imap(play, work), strict=True):
            if isinstance(found, str):
                raise Nonconformance(found)
            reports[piece.settings].duels += found.duels
            tell(f"{sum(len(report.duels) for report in reports.values())} duels")
    return reports


def lines(
    ruleset: Ruleset, reports: Mapping[tuple[str, ...], ConformanceReport], shown: Mapping[str, Counter[str]]
) -> Iterator[str]:
    """The reports of a run as lines to read, with the rules that hold in each one's edition."""
    book = load_rulebook(ruleset.rulebook)
    for settings, report in reports.items():
        scope = ruleset.scope(parse_settings(ruleset.options_model, settings))
        rules = [number for number, rule in book.rules.items() if rule.holds_in(scope)]
        yield f"{ruleset.title}, {', '.join(settings) or 'options drawn at random'}"
        yield from summary(report, rules, shown.get(scope, Counter()))


def main(words: list[str]) -> int:
    """Read the command line, play, print.

    Returns:
        0, 1 when a promise was broken, or 2 for settings that cannot be used.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.long", description="many checked duels")
    parser.add_argument("ruleset", help="id of an installed game")
    parser.add_argument("--games", type=int, default=2000, help="how many duels")
    parser.add_argument("--seed", type=int, default=1, help="seed of the run")
    parser.add_argument("--every", type=int, default=64, help="costly checks at one prompt in this many")
    parser.add_argument("--jobs", type=int, default=2, help="number of processes")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="an option; drawn at random without any"
    )
    parser.add_argument("--drawn", action="store_true", help="draw the options that --set does not name too")
    parser.add_argument("--random-decks", action="store_true", help="make decks at random out of the pool")
    chosen = parser.parse_args(words)
    ruleset = load_ruleset(chosen.ruleset)
    try:
        parse_settings(ruleset.options_model, chosen.set)
        shown = shown_in_scenarios(ruleset, RULINGS / ruleset.id)
        work = pieces(
            chosen.ruleset,
            chosen.games,
            chosen.seed,
            chosen.every,
            chosen.set,
            random_decks=chosen.random_decks,
            drawn=chosen.drawn,
        )
        reports = play_all(work, chosen.jobs, lambda line: print(line, file=sys.stderr, flush=True))
    except (Nonconformance, ContentError) as error:
        print(error)
        return 1 if isinstance(error, Nonconformance) else 2
    print("\n".join(lines(ruleset, reports, shown)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
