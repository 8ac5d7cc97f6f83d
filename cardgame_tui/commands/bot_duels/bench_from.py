"""``bench --from``: bots play a duel out from one of its decisions, as it was played and under another rule."""

import json
from argparse import Namespace
from collections.abc import Iterator
from itertools import islice, takewhile
from pathlib import Path
from time import perf_counter

from cardgame_tui import garbage
from cardgame_tui.bots.quick.fitting import refuse_unlearned, usual_bot
from cardgame_tui.bots.registry import check_bot
from cardgame_tui.commands.bot_duels.who_plays import say_who_plays
from cardgame_tui.commands.shared.agreement import ask_players
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.progress import ProgressLine
from cardgame_tui.commands.shared.reading import RULE_ARGUMENTS, faults_in_words, refuse_given
from cardgame_tui.lab.batch import GameSeeds, seeds_of
from cardgame_tui.lab.bench.play_outs.crew import play_out_crew
from cardgame_tui.lab.bench.play_outs.play_outs import JournalPlace, PlayedOut, PlayOuts
from cardgame_tui.lab.bench.play_outs.worth import Worth
from cardgame_tui.lab.bench.playing.duel import CrewError
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import decision_meant

GAMES = 200
"""Duels of each line, if neither their number nor a time is given."""

INTERRUPTED = 130
"""The exit code after Ctrl-C, as for every command."""


def run_from(arguments: Namespace) -> int:
    """Play duels out from a decision of a journal, and print what comes of them.

    Returns:
        0; 1 when a duel was broken off or broke down; 130 after Ctrl-C.

    Raises:
        UsageError: for bad arguments, and a journal that cannot be used.
    """
    _refuse_other_questions(arguments)
    bots = tuple(dict.fromkeys(name.strip() for name in arguments.bots.split(","))) if arguments.bots else ()
    with faults_in_words():
        for name in bots:
            check_bot(name)
        replay = Replay(Path(arguments.journal))
        place = _place(arguments)
        ask_players(replay, "bots play on with the hands as they are", "no duels")
        try:
            play_outs = place.find(replay)
        except ValueError as error:
            raise UsageError(str(error)) from error
        refuse_unlearned(bots, play_outs.ruleset, play_outs.options)
    if not bots:
        bots = (usual_bot(play_outs.ruleset, play_outs.options),)
        say_who_plays(bots, play_outs.ruleset, play_outs.options)
    rows, complete = _play(arguments, place, play_outs, bots)
    _print(Worth(play_outs, bots, rows, _seed(arguments)), arguments)
    if not complete:
        return INTERRUPTED
    return 0 if all(row.finished for row in rows) else 1


def _place(arguments: Namespace) -> JournalPlace:
    """The decision that ``--from`` and ``--at`` name."""
    if arguments.at is None:
        raise UsageError("--from: say from which decision, such as --at 37; `replay` shows their numbers")
    try:
        duel, decision = decision_meant(arguments.at)
    except ValueError as error:
        raise UsageError(f"--at: {error}") from None
    return JournalPlace(Path(arguments.journal), duel, decision, arguments.under)


def _refuse_other_questions(arguments: Namespace) -> None:
    """Refuse arguments for game, rules and decks, which the journal holds, and for a folder: none is made."""
    why = "not with --from, which takes its game from the journal; use --under"
    aims = ("aim", "over", "change_least", "out")
    refuse_given(arguments, ("what", *RULE_ARGUMENTS, *aims, "until", "run", "html"), why)


def _play(
    arguments: Namespace, place: JournalPlace, play_outs: PlayOuts, bots: tuple[str, ...]
) -> tuple[list[PlayedOut], bool]:
    """Play duels; returns them, and whether all were played before Ctrl-C."""
    garbage.settle()
    line, begun, rows = ProgressLine(), perf_counter(), list[PlayedOut]()
    each = len(bots) * len(play_outs.names)
    units = _units(arguments, begun)
    aimed = None if arguments.minutes and not arguments.games else (arguments.games or GAMES) * each
    try:
        with play_out_crew(place, play_outs, bots, arguments.jobs) as play:
            for unit in play(units):
                rows += unit
                line.show(len(rows), aimed, len(rows), perf_counter() - begun)
    except KeyboardInterrupt:
        return rows, False
    except CrewError as error:
        raise UsageError(str(error)) from error
    finally:
        line.clear()
    return rows, True


def _units(arguments: Namespace, begun: float) -> Iterator[GameSeeds]:
    """The seeds of the units, up to the number of duels or the time that is asked for."""
    units: Iterator[GameSeeds] = seeds_of(_seed(arguments))
    if arguments.games or not arguments.minutes:
        units = islice(units, arguments.games or GAMES)
    if arguments.minutes:
        units = takewhile(lambda _: perf_counter() - begun < 60 * arguments.minutes, units)
    return units


def _seed(arguments: Namespace) -> int:
    return 1 if arguments.seed is None else int(arguments.seed)


def _print(worth: Worth, arguments: Namespace) -> None:
    """Print the answers in the form that is asked for."""
    if arguments.json:
        print(json.dumps(worth.as_json()))
    elif arguments.csv:
        print(worth.as_csv().as_csv(), end="")
    else:
        print("\n".join(worth.in_lines()))
        print(f"{len(worth.rows):,} duels, digest {worth.digest}")
