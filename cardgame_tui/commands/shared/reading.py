"""Shared by several commands: read a game and its rules, and turn faults into error messages."""

from argparse import Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cardgame_tui.bots.registry import UnknownBotError
from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.options import OptionModel
from cardgame_tui.files import is_folder, toml_files_below
from cardgame_tui.play.rules_in_play import RulesInPlay, read_options, read_rules, rules_in_short
from cardgame_tui.plugins import PluginError, load_ruleset
from cardgame_tui.ruleset import Ruleset

if TYPE_CHECKING:
    from cardgame_tui.ui.session.settings.config import Config


@contextmanager
def faults_in_words() -> Iterator[None]:
    """Turn errors about files, settings, plugins and bots into a `UsageError`."""
    try:
        yield
    except (ContentError, PluginError, UnknownBotError) as error:
        raise UsageError(str(error)) from error


RULE_ARGUMENTS = (
    "variant",
    "against",
    "settings",
    "deck1",
    "deck2",
    "decks",
    "sweep",
    "card",
    "compare",
    "health",
)
"""The arguments of `bench` that say which rules and decks are played."""


def refuse_given(arguments: Namespace, names: Iterable[str], why: str) -> None:
    """Refuse arguments that have no meaning next to others.

    Args:
        arguments: the arguments.
        names: those that must not be given.
        why: the reason, which follows their names.

    Raises:
        UsageError: if one is given.
    """
    shown = {"settings": "--set", "what": "GAME", "field_map": "--map"}
    if wrong := [shown.get(name, f"--{name.replace('_', '-')}") for name in names if getattr(arguments, name)]:
        raise UsageError(f"{', '.join(wrong)}: {why}")


def read_ruleset(ruleset_id: str) -> Ruleset:
    """Load a game.

    Raises:
        UsageError: when it does not exist or is broken.
    """
    with faults_in_words():
        return load_ruleset(ruleset_id)


def read_settings() -> "Config":
    """Read the config file; nothing is set if it does not exist.

    Raises:
        UsageError: with all its faults.
    """
    from cardgame_tui.paths import NoHomeError
    from cardgame_tui.ui.config import read_config
    from cardgame_tui.ui.session.settings.config import NOTHING

    with faults_in_words():
        try:
            return read_config()
        except NoHomeError:
            return NOTHING


def rules_asked(arguments: Namespace) -> RulesInPlay:
    """Read the game, variant and settings given on the command line.

    Raises:
        UsageError: with all faults.
    """
    ruleset = read_ruleset(arguments.ruleset)
    with faults_in_words():
        return read_rules(ruleset, arguments.variant, arguments.settings)


def options_asked(arguments: Namespace) -> tuple[OptionModel, str]:
    """Read the options that the variant and the settings on the command line make, and say in short what differs.

    Without a variant no card is read, so that the answer comes at once.

    Raises:
        UsageError: with all faults.
    """
    if arguments.variant:
        rules = rules_asked(arguments)
        return rules.options, rules.in_short()
    ruleset = read_ruleset(arguments.ruleset)
    with faults_in_words():
        options = read_options(ruleset, None, arguments.settings)
    return options, rules_in_short(options)


def toml_files(paths: Iterable[str]) -> Iterator[Path]:
    """Yield the files at some paths: a file itself, or the TOML files in a folder at any depth.

    Raises:
        UsageError: for a folder without TOML files.
    """
    for word in paths:
        path = Path(word)
        if not is_folder(path):
            yield path
            continue
        found = toml_files_below(path)
        if not found:
            raise UsageError(f"{word}: no .toml file in this folder")
        yield from found
