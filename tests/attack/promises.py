"""Every promise of the conformance kit, in duels of every game under random options."""

import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.conformance import Nonconformance, check_duel
from cardgame_tui.testing.starts import starts_of
from tests.attack.bounds import EndlessError, Limits, time_limit
from tests.attack.table import Row, Table

GAMES = ("dimensional_rift", "rune_duel", "containment", "grand_archive")

EVERY = 16
"""The costly checks run at one prompt in this many."""


def attack(
    folder: Path, *, seed: int, cases: int = 0, minutes: float = 0.0, games: Sequence[Ruleset] = ()
) -> Table:
    """Play checked duels; the table counts by promise how often it was checked and what broke it.

    Args:
        folder: has a folder ``failing`` for what reproduces each fault.
        seed: of the duels.
        cases: how many duels; 0 for as many as time allows.
        minutes: how long, where no number of duels is given.
        games: the games, default: all that come with the program. A game with editions plays them all.
    """
    chance, table = random.Random(seed), Table()
    starts = [
        (game, starts_of(game, turn_options=True)) for game in games or [load_ruleset(word) for word in GAMES]
    ]
    limits, done = Limits(table, cases, minutes), 0
    while not limits.reached(done):
        game, start_of = starts[done % len(starts)]
        start, answers = start_of(chance.randrange(2**32)), chance.randrange(2**32)
        begun = monotonic()
        try:
            with time_limit():
                checked = check_duel(game, start, answers, every=EVERY).checked
        except Exception as error:
            name = "ends_within_bounds" if isinstance(error, EndlessError) else "rules_break_down"
            name = error.promise if isinstance(error, Nonconformance) else name
            checked = Counter((name,))
            words = f"{game.id}, seeds {start.seed} and {answers}: {type(error).__name__}: {error}"
            kept = folder / "failing" / f"promise-{done:06}.txt"
            kept.write_text(f"{words}\n{start.options!r}\n{start.decks!r}\n", encoding="utf-8")
            table.setdefault(f"promise: {name}", Row()).faults.append(f"{kept}: {words}")
        for name, count in checked.items():
            row = table.setdefault(f"promise: {name}", Row())
            row.cases += count
            row.slowest = max(row.slowest, monotonic() - begun)
        done += 1
    return table
