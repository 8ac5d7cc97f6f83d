"""The long search for silent words: ``python -m tests.words GAME [SEED] [PAIRS FOR EACH PLACE] [POSITIONS]``.

Games are dimensional_rift, rune_duel, containment and grand_archive. Each pair of texts that no position tells
apart is printed; it is a word that does nothing, or one that random play does not reach.
"""

import sys

from tests.words.search import POSITIONS, Count, silent_words
from tests.words.silent import EQUIVALENT, says_the_same
from tests.words.stages import STAGES


def main(game: str, seed: int = 1, most: int = 1_000, positions: int = POSITIONS) -> None:
    """Search all texts of a game."""
    count, without = Count(), EQUIVALENT.get(game, {})
    for stage in STAGES[game]:
        found = silent_words(
            stage,
            seed,
            most=most,
            per_text=3,
            positions=positions,
            count=count,
            wanted=lambda place: place not in without,
        )
        for pair in found:
            if not says_the_same(pair.text, pair.other):
                print(pair, flush=True)
    print(f"{count.played} pairs played, {count.refused} refused")


main(sys.argv[1], *map(int, sys.argv[2:]))
