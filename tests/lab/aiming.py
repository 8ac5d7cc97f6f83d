"""A planted unfairness that a search must find and repair: ``python -m tests.lab.aiming``.

In Scales the deck with the boulder wins 60 of 100 decided duels, because the boulder weighs 5 and not 3. Each try
searches, with a seed of its own, over that weight and over the size of the hand, which does not help, and plays
fresh duels of what it found. Then candidates that are all alike race, of which none should be dropped.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from cardgame_tui import plugins
from cardgame_tui.lab.bench.aiming.aims import aims_of
from cardgame_tui.lab.bench.aiming.candidates import AimAsked
from cardgame_tui.lab.bench.aiming.race import Race
from cardgame_tui.lab.bench.aiming.report import AimReport
from cardgame_tui.lab.bench.aiming.search import Playing, Searcher
from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.playing.session import Limit
from tests.cli.games import entry_points_of
from tests.games.scales import PEBBLES, STONES
from tests.lab.bench.runs import row

GAME = ("scales", "tests.games.scales:PLUGIN")
"""The entry point of the game."""

AIM, OVER = "deck=47..53", "hand_size=2..4,card.Boulder.weight=1..8"
"""What is wanted, and what may be changed."""

REPAIRED = "Boulder weight 3"
"""The repair that was planted."""

PLACES = ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "HOME")


@contextmanager
def scales() -> Iterator[None]:
    """Make Scales the only installed game."""
    with patch.object(plugins, "entry_points", lambda group: entry_points_of(GAME)):
        plugins.load_ruleset.cache_clear()
        yield
    plugins.load_ruleset.cache_clear()


def asked(folder: Path, seed: int = 1, aim: str = AIM, over: str = OVER) -> AimAsked:
    """A search for a fair weight.

    Args:
        folder: where its decks are written.
        seed: seed of everything.
        aim: what is wanted.
        over: what may be changed.
    """
    files = folder / "pebbles.toml", folder / "stones.toml"
    for file, text in zip(files, (PEBBLES, STONES), strict=True):
        file.write_text(text, encoding="utf-8")
    one, two = map(str, files)
    game = Asked(plugins.load_ruleset("scales"), decks=(one, two), bots=("random",), seed=seed)
    return AimAsked(game, aim, over, change_least=True)


def search(folder: Path, games: int, seed: int = 1, aim: str = AIM, over: str = OVER) -> AimReport:
    """Search and check."""
    return AimReport(Searcher(asked(folder, seed, aim, over).search(), Playing(Limit(games))).found())


def dropped_of_equals(seed: int, candidates: int, rounds: Sequence[int] = (10, 10, 20, 40, 80)) -> int:
    """How many candidates a race drops of some that are all alike, and all as far from the aims.

    Args:
        seed: seed of their duels.
        candidates: how many there are.
        rounds: the units of each round.
    """
    draw = random.Random(seed)
    race = Race(aims_of("first=56..60,turns=12..14"), [(0, 0)] * candidates)
    for number, units in enumerate(rounds):
        left = list(race.left)
        race.add(
            [
                row(
                    1, unit=1_000 * number + unit, arm=arm, winner=draw.choice((1, 2)), turns=draw.randrange(6, 16)
                )
                for unit in range(units)
                for arm in range(len(left))
                for _ in range(2)
            ],
            left,
        )
    return candidates - len(race.left)


def main() -> None:
    """Search as often as asked for, and print what was found."""
    parser = argparse.ArgumentParser(description="A planted unfairness that a search must find and repair.")
    parser.add_argument("--tries", type=int, default=10, help="searches, each with a seed of its own (10)")
    parser.add_argument("--games", type=int, default=2_000, help="most duels of each candidate (2000)")
    arguments = parser.parse_args()
    repaired = 0
    for seed in range(1, arguments.tries + 1):
        with TemporaryDirectory() as home, patch.dict("os.environ", dict.fromkeys(PLACES, home)), scales():
            report = search(Path(home), arguments.games, seed)
            (deck,) = report.checked
            now = deck.now
            assert now is not None
            repaired += report.found.best.arm.name == REPAIRED
            shares = f"{now.middle:.1%} ({now.low:.1%} to {now.high:.1%})"
            print(f"seed {seed}: {report.found.best.arm.name}: {shares}, {report.found.duels:,} duels", flush=True)
    print(f"repaired in {repaired} of {arguments.tries} tries", flush=True)
    races = 6 * arguments.tries
    wrong = sum(dropped_of_equals(seed, 20) > 0 for seed in range(races))
    print(f"of 20 equal candidates one was dropped in {wrong} of {races} races")


if __name__ == "__main__":
    main()
