"""``simulate``: let bots play many duels and summarise the results."""

import json
from argparse import Namespace
from collections.abc import Sequence
from functools import partial

from cardgame_tui import garbage
from cardgame_tui.bots.registry import check_bot
from cardgame_tui.commands.common import faults_in_words
from cardgame_tui.commands.errors import RulesetError, UsageError
from cardgame_tui.lab.batch import Batch, BatchError, Summary, simulate
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset


def run(arguments: Namespace) -> int:
    """Play the duels and print the summary.

    Returns:
        0, or 1 when a duel was stopped because it took too long.

    Raises:
        UsageError: for bad arguments and files.
        RulesetError: when the rules raise an error.
    """
    bots = _bots(arguments.bots)
    decks = arguments.deck1, arguments.deck2
    load = partial(make_setup, arguments.ruleset, arguments.variant, arguments.settings, decks)
    with faults_in_words():
        setup = load()
    garbage.settle()
    batch = Batch(load, bots, arguments.games, arguments.seed)
    try:
        summary = simulate(batch, arguments.jobs)
    except BatchError as error:
        raise RulesetError(str(error)) from error
    print(json.dumps(summary.as_json()) if arguments.json else "\n".join(in_words(summary, setup)))
    return 1 if summary.aborted else 0


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
        f"finished {summary.finished}, drawn {summary.draws}, aborted {summary.aborted}",
    ]
    if summary.finished:
        won = ", ".join(f"seat {seat} {_part(wins, summary)}" for seat, wins in summary.wins.items())
        lines += [
            f"won: {won}, by the first player {_part(summary.first_player_wins, summary)}",
            f"ends: {_ends(summary)}",
            f"{setup.ruleset.wording.turn}s: {turns['min']} to {turns['max']}, median {turns['median']}",
        ]
    return [*lines, f"digest {summary.digest}"]


def _ends(summary: Summary) -> str:
    """How duels ended: each way with its winners, the one that decided most first."""
    ways = sorted(summary.ends.items(), key=lambda way: -sum(way[1].values()))
    return "; ".join(f"{how} {', '.join(_winner(seat, count) for seat, count in by.items())}" for how, by in ways)


def _winner(seat: str, count: int) -> str:
    return f"drawn {count}" if seat == "0" else f"seat {seat} {count}"


def _part(wins: int, summary: Summary) -> str:
    return f"{wins} ({wins / summary.finished:.1%})"


def _bots(words: str) -> tuple[str, str]:
    names = [name.strip() for name in words.split(",")]
    if len(names) != 2:
        raise UsageError(f'--bots: found "{words}"; allowed: two names, such as random,random')
    with faults_in_words():
        for name in names:
            check_bot(name)
    return names[0], names[1]
