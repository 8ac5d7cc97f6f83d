"""``play``: play a match, on the screen or as lines of text."""

import sys
from argparse import Namespace
from pathlib import Path

from cardgame_tui.bots.quick.fitting import guessing
from cardgame_tui.bots.registry import check_bot
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.hosting import hosts_of, hosts_on_request, refuse_hosting
from cardgame_tui.commands.shared.output import stream_below
from cardgame_tui.commands.shared.reading import faults_in_words, read_ruleset, read_settings
from cardgame_tui.commands.shared.terminal import require_lines, require_terminal
from cardgame_tui.play.recipe import PLAYERS, Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import HUMAN, Setup
from cardgame_tui.play.table_settings import FOR_PLAYERS


def run(arguments: Namespace) -> int:
    """Play a match.

    Raises:
        UsageError: for bad arguments, files and cards, and without a terminal.
    """
    setup = read_setup(arguments)
    if said := guessing(setup.seats, setup.ruleset, setup.options):
        print(said, file=sys.stderr)
    if arguments.plain:
        refuse_hosting(arguments)
        require_lines()
        from cardgame_tui.ui.config import key_map
        from cardgame_tui.ui.plain.run import run_plain

        keep = not arguments.no_journal
        return run_plain(Record(setup), sys.stdin, stream_below(sys.stdout), keep=keep, key_map=key_map())
    require_terminal("add --plain to play with lines of text")
    from cardgame_tui.ui.run import run_table

    return run_table(
        Record(setup),
        keep=not arguments.no_journal,
        staged=arguments.stage,
        hosts=hosts_of(arguments) if arguments.hosts else hosts_on_request,
        invites=arguments.hosts,
    )


def read_setup(arguments: Namespace) -> Setup:
    """Turn the arguments into the set-up of a match.

    Raises:
        UsageError: with all faults.
    """
    config = read_settings()
    _check_bots(arguments)
    ruleset_id = arguments.ruleset if arguments.scenario is None else _game_of_scenario(arguments)
    if ruleset_id is None:
        raise UsageError("name a game to play; to list the games: cardgame-tui rulesets")
    recipe = Recipe(
        ruleset=read_ruleset(ruleset_id),
        variant=arguments.variant,
        settings=arguments.settings,
        decks=(arguments.deck1, arguments.deck2),
        names=tuple(arguments.names or config.names or PLAYERS),
        seats=(arguments.seat1, arguments.seat2),
        table=FOR_PLAYERS.with_words(config.words).with_words(vars(arguments)),
        seed=arguments.seed,
        scenario=arguments.scenario or "",
    )
    with faults_in_words():
        return recipe.build()


def _game_of_scenario(arguments: Namespace) -> str:
    from cardgame_tui.content.scenarios.scenario import load_scenario

    with faults_in_words():
        found = load_scenario(Path(arguments.scenario)).scenario.ruleset
    if arguments.ruleset not in (None, found):
        raise UsageError(f"{arguments.scenario} is a scenario for {found}, not for {arguments.ruleset}")
    if arguments.deck1 or arguments.deck2:
        raise UsageError("a scenario has its own cards: leave out --deck1 and --deck2")
    if arguments.variant:
        raise UsageError("a scenario has its own options and cards: leave out --variant")
    return found


def _check_bots(arguments: Namespace) -> None:
    with faults_in_words():
        for word in (arguments.seat1, arguments.seat2):
            if word != HUMAN:
                check_bot(word)
