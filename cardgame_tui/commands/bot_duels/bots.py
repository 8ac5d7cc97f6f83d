"""``bots``: list the bots, or let the quick bot learn a game."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

from cardgame_tui import garbage
from cardgame_tui.bots.quick.learned import LearnedError, file_name
from cardgame_tui.bots.quick.self_play import School
from cardgame_tui.bots.quick.training import Training
from cardgame_tui.bots.registry import bot_words
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.progress import ProgressLine
from cardgame_tui.commands.shared.reading import faults_in_words
from cardgame_tui.content.levels import LEVELS
from cardgame_tui.paths import bots_dir
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import listings, load_ruleset
from cardgame_tui.ruleset import Ruleset

INTERRUPTED = 130
"""The exit code after Ctrl-C, as for every command."""


def run(arguments: Namespace) -> int:
    """Print what each bot does, or let the quick bot learn.

    Returns:
        0; 130 after Ctrl-C.

    Raises:
        UsageError: for bad arguments and files.
    """
    if arguments.action == "train":
        return _train(arguments)
    print("\n".join(f"{name}: {about}" for name, about in bot_words().items()))
    for each in listings():
        if each.plugin is not None:
            print("".join(_levels(load_ruleset(each.id))), end="")
    return 0


def _levels(ruleset: Ruleset) -> Iterator[str]:
    """What was measured of the levels of a game, a block for each edition."""
    for edition, levels in ruleset.levels.items():
        yield f"\n{ruleset.title}{f', {edition}' if edition else ''}\n"
        below = ""
        for name in LEVELS:
            yield f"  {name:8} {levels[name].bot:11} {levels[name].in_words(below)}\n"
            below = name


def _train(arguments: Namespace) -> int:
    """Let the quick bot learn a game, or go on where that was interrupted."""
    with faults_in_words():
        setup = Recipe(load_ruleset(arguments.ruleset), arguments.variant, arguments.settings).build()
    name = file_name(setup.ruleset.id, setup.ruleset.scope(setup.options))
    path = Path(arguments.out) if arguments.out else bots_dir() / name
    garbage.settle()
    training = Training(setup, arguments.seed, path)
    try:
        if training.resume():
            print(f"going on after {training.school.duels:,} duels", file=sys.stderr)
        complete = _run(training, arguments.decisions)
    except LearnedError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(f"{path}: cannot be written: {error.strerror or error}") from error
    school = training.school
    if not complete:
        print(f"Interrupted after {school.duels:,} duels. The same command continues.", file=sys.stderr)
        return INTERRUPTED
    print(f"{path}: learned from {school.decisions:,} decisions in {school.duels:,} duels")
    return 0


def _run(training: Training, decisions: int) -> bool:
    line, began, before = ProgressLine("decisions"), perf_counter(), training.school.decisions

    def listen(school: School) -> None:
        """Show how far it is."""
        line.show(school.decisions, decisions, school.decisions - before, perf_counter() - began)

    try:
        return training.run(decisions, listen)
    finally:
        line.clear()
