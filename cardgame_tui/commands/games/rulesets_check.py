"""``rulesets check``: the conformance kit for one installed game."""

import sys
from time import perf_counter

from cardgame_tui import garbage
from cardgame_tui.commands.shared.progress import ProgressLine
from cardgame_tui.commands.shared.reading import faults_in_words
from cardgame_tui.testing.game_check import GameReport, check_game, new_report

INTERRUPTED = 130
"""The exit code after Ctrl-C, as for every command."""


def check(ruleset_id: str, games: int, seed: int, jobs: int = 1) -> int:
    """Check a game and print what was found.

    Args:
        ruleset_id: the game.
        games: how many duels are played.
        seed: seed of them all.
        jobs: number of processes.

    Returns:
        0 when nothing is wrong, 1 when something is, 130 after Ctrl-C, with what was found until then.

    Raises:
        UsageError: when the game does not exist or is broken.
    """
    with faults_in_words():
        report = new_report(ruleset_id, seed)
    garbage.settle()
    line, began = ProgressLine(), perf_counter()

    def listen(now: GameReport) -> None:
        """Show how far the check is."""
        line.show(now.duels, games, now.duels, perf_counter() - began)

    interrupted = False
    try:
        check_game(ruleset_id, games, seed=seed, jobs=jobs, report=report, listen=listen)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        line.clear()
    print(report)
    if interrupted:
        print(f"Interrupted after {report.duels:,} of {games:,} duels.", file=sys.stderr)
        return INTERRUPTED
    return 1 if report.complaints else 0
