"""``play``: a match at the table, on the screen or in plain lines."""

import secrets
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cardgame_tui.bots.registry import check_bot
from cardgame_tui.commands.common import deck_list, faults_in_words, read_decks, read_options, read_ruleset
from cardgame_tui.commands.errors import UsageError
from cardgame_tui.commands.terminal import require_lines, require_terminal
from cardgame_tui.content.toml import clean_text
from cardgame_tui.play.setup import HUMAN, Setup

LONGEST_NAME = 24
"""Most characters of a player's name."""


def run(arguments: Namespace) -> int:
    """Play a match.

    Raises:
        UsageError: for bad arguments, files and cards, and without a terminal.
    """
    setup = read_setup(arguments)
    if arguments.plain:
        require_lines()
        from cardgame_tui.ui.plain import run_plain

        return run_plain(setup, sys.stdin, sys.stdout)
    require_terminal("add --plain to play in lines of text")
    from cardgame_tui.ui.app import run_table

    return run_table(setup)


def read_setup(arguments: Namespace) -> Setup:
    """Turn the arguments into a match that is ready to be played.

    Raises:
        UsageError: naming everything that is wrong.
    """
    if arguments.scenario is not None:
        setup = _from_scenario(arguments)
    elif arguments.ruleset is not None:
        setup = _from_arguments(arguments)
    else:
        raise UsageError("name a game to play; cardgame-tui rulesets lists them")
    return replace(
        setup,
        names=_names(arguments.names),
        seats=_seats(arguments),
        privacy=arguments.privacy,
        seed=_seed(arguments, setup),
    )


def _from_arguments(arguments: Namespace) -> Setup:
    ruleset = read_ruleset(arguments.ruleset)
    options = read_options(ruleset, arguments.settings)
    first, second = read_decks(ruleset, options, (arguments.deck1, arguments.deck2))
    return Setup(
        ruleset=ruleset,
        options=options,
        cards=ruleset.cards_for(options),
        decks=(deck_list(first), deck_list(second)),
        deck_names=(first.name if first else "", second.name if second else ""),
        seed=secrets.randbits(32),
    )


def _from_scenario(arguments: Namespace) -> Setup:
    from cardgame_tui.content.scenario import load_scenario
    from cardgame_tui.play.scenario_setup import scenario_setup

    with faults_in_words():
        file = load_scenario(Path(arguments.scenario))
    wanted = arguments.ruleset or file.scenario.ruleset
    if wanted != file.scenario.ruleset:
        raise UsageError(f"{arguments.scenario} is a scenario of {file.scenario.ruleset}, not of {wanted}")
    if arguments.deck1 or arguments.deck2:
        raise UsageError("a scenario brings its own cards: leave out --deck1 and --deck2")
    ruleset = read_ruleset(wanted)
    with faults_in_words():
        setup = scenario_setup(ruleset, file, arguments.settings)
    _try_position(setup, arguments.scenario)
    return setup


def _try_position(setup: Setup, file: str) -> None:
    """Lay the position out once, so that its faults are said before a screen opens."""
    try:
        setup.driver(setup.match().next_start())
    except ValueError as error:
        raise UsageError(f"{file}: {error}") from error


def _seed(arguments: Namespace, setup: Setup) -> int:
    return setup.seed if arguments.seed is None else int(arguments.seed)


def _names(words: Sequence[str]) -> tuple[str, str]:
    first, second = (" ".join(clean_text(word).split()) for word in words)
    for name in (first, second):
        if not 1 <= len(name) <= LONGEST_NAME:
            raise UsageError(f'--names: found "{name}"; allowed: 1 to {LONGEST_NAME} characters')
    if first == second:
        raise UsageError(f'--names: both players are called "{first}"')
    return first, second


def _seats(arguments: Namespace) -> tuple[str, str]:
    with faults_in_words():
        for word in (arguments.seat1, arguments.seat2):
            if word != HUMAN:
                check_bot(word)
    return arguments.seat1, arguments.seat2
