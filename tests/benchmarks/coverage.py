"""How much of a card file a game reads, typography included: ``python -m tests.benchmarks.coverage FILE GAME``.

The file is of any form that `cards import` takes; ``--map`` names the map of its fields, and ``--missing N`` how
many of the things that are missing are listed (10).
"""

from argparse import ArgumentParser
from pathlib import Path
from time import perf_counter

from cardgame_tui.content.coverage import Coverage
from cardgame_tui.content.foreign.field_map import pick_map
from cardgame_tui.play.covered import measure as read_coverage
from cardgame_tui.plugins import load_ruleset


def measure(file: Path, game: str, field_map: str = "") -> tuple[Coverage, float]:
    """The coverage of a file, and the seconds that reading it took."""
    ruleset = load_ruleset(game)
    assert ruleset.language is not None
    ruleset.language.build()
    begin = perf_counter()
    found = read_coverage(ruleset, file, field_map=pick_map(field_map) if field_map else None)
    return found.coverage, perf_counter() - begin


def main() -> None:
    """Print the shares, the speed and what is missing."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("game")
    parser.add_argument("--map", default="", dest="field_map")
    parser.add_argument("--missing", type=int, default=10)
    asked = parser.parse_args()
    found, seconds = measure(asked.file, asked.game, asked.field_map)
    print(f"cards complete  {found.complete} of {found.cards} ({found.complete / max(found.cards, 1):.1%})")
    print(f"sentences read  {found.read} of {found.sentences} ({found.read / max(found.sentences, 1):.1%})")
    print(f"read in         {seconds:.2f} s, {1000 * seconds / max(found.cards, 1):.1f} ms a card")
    for each in found.missing[: asked.missing]:
        print(f"{each.unlocks:5}  {each.what}")


if __name__ == "__main__":
    main()
