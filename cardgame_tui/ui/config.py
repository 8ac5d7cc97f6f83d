"""The config file with the keys of commands: checked in full, shown in words, and as a template."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest
from cardgame_tui.content.toml.document import Document
from cardgame_tui.content.toml.writer import toml_value
from cardgame_tui.play.recipe import PLAYERS
from cardgame_tui.ui.keys.command import DEFAULT_KEYS, Command, KeyMap
from cardgame_tui.ui.session.settings.config import (
    FIELDS,
    NOTHING,
    Config,
    as_last_time,
    config_file,
    configured,
    load_config,
)

ABOUT = (
    "Settings of cardgame-tui. Remove the # before a line to use it.",
    "Arguments of the command line win over this file, and this file wins over what was chosen last time.",
)
NO_FILE = "It does not exist: cardgame-tui config --write makes one to fill in."
ABOUT_KEYS = (
    "The keys of commands at the table and in replays. A key is a sign such as +, or a letter that a command has",
    "by default: cards need the other letters. Several keys are a list.",
)


def read_config() -> Config:
    """Read the config file; nothing is set if it does not exist.

    Raises:
        ContentError: with all its faults.
        NoHomeError: when no home folder is set.
    """
    file = config_file()
    if not file.exists() and not file.is_symlink():
        return NOTHING
    config = load_config(file)
    if faults := [*keys_faults(config.keys, config.document)]:
        raise ContentError(faults)
    return config


def key_map() -> KeyMap:
    """The keys that the config file gives to commands."""
    keys = configured().keys
    if not keys:
        return DEFAULT_KEYS
    from cardgame_tui.ui.keys.key_map import with_followers

    return with_followers(keys, places())


def places() -> Sequence[Sequence[Command[Any]]]:
    """The commands of each place where a key map counts."""
    from cardgame_tui.ui.replay.commands import REPLAY_COMMANDS
    from cardgame_tui.ui.table.commands.sets import LESSON_COMMANDS, TABLE_COMMANDS

    return TABLE_COMMANDS, LESSON_COMMANDS, REPLAY_COMMANDS


def commands_by_name() -> Mapping[str, Command[Any]]:
    """Every command that has a key, by its name."""
    from cardgame_tui.ui.keys.key_map import commands_with_keys

    return commands_with_keys(places())


def keys_faults(keys: KeyMap, document: Document) -> Iterator[FileFault]:
    """What is wrong with the keys of commands.

    Args:
        keys: the keys.
        document: where they are written.
    """
    if not keys:
        return
    from cardgame_tui.ui.keys.key_map import key_faults

    known = commands_by_name()
    for name in keys:
        if name not in known:
            yield document.fault(("keys", name), "no such command", listed(known), nearest(name, known))
    for each in key_faults({name: found for name, found in keys.items() if name in known}, places()):
        yield document.fault(("keys", each.command), each.words)


def in_words(config: Config) -> Iterator[str]:
    """Every setting, its value, and whether the file sets it; what it decides follows, indented."""
    for each in FIELDS:
        chosen = config.words.get(each.name)
        last = as_last_time(each)
        source = "set here" if chosen else f"last used, or {each.default}" if last else "default"
        yield f"{each.name:13}{chosen or ('-' if last else each.default):17}{source}"
        yield f"  {each.about}: {', '.join(each.choices)}"
    yield f"{'names':13}{', '.join(config.names or PLAYERS):17}{_source(config.names)}"
    yield "keys of commands"
    for name, command in commands_by_name().items():
        keys = config.keys.get(name, command.keys)
        yield f"  {name:11}{' '.join(keys):17}{_source(config.keys.get(name)):10}{command.title}"


def _source(written: object) -> str:
    return "default" if written is None else "set here"


def template() -> str:
    """The file with every setting at its default, all commented out."""
    lines = [f"# {line}" for line in ABOUT]
    for each in FIELDS:
        lines += ["", f"# {each.title}: {each.about}."]
        lines += [f"#   {word}: {meaning}" for word, meaning in each.choices.items()]
        lines.append(f"# {each.name} = {toml_value(each.default)}")
    lines += [
        "",
        "# Names: those of the two players, unless others are given.",
        f"# names = {toml_value(PLAYERS)}",
    ]
    lines += ["", *(f"# {line}" for line in ABOUT_KEYS), "# [keys]"]
    for name, command in commands_by_name().items():
        keys = command.keys[0] if len(command.keys) == 1 else command.keys
        lines.append(f"# {name} = {toml_value(keys)}  # {command.help}")
    return "\n".join(lines) + "\n"
