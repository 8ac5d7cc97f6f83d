"""The fields of the settings: one for everything that the config file may set."""

from collections.abc import Iterator, Mapping
from typing import Any

from cardgame_tui.play.recipe import LONGEST_NAME, PLAYERS
from cardgame_tui.play.table_settings import SETTINGS, Setting
from cardgame_tui.ui.cells.text import capital
from cardgame_tui.ui.keys.command import Command
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.form import more_field
from cardgame_tui.ui.session.settings.config import (
    GROUPS,
    KEYS_GROUP,
    MOST_KEYS,
    PLAYERS_GROUP,
    Config,
    as_last_time,
    picked_look,
)

LAST = ""
"""The choice of a setting that the file does not set: what was used last applies."""
LAST_WORDS = "last used"
LAST_TIME = "as last time in each game"
OF_MATCH = "It counts from the next match on."
KEY_HELP = (
    f"Up to {MOST_KEYS} keys with spaces between: signs such as +, or letters that a command has by default."
)
NAMES, KEYS = "names ", "keys."
"""The beginnings of the names of the fields of players and of commands, as faults name them."""


def setting_fields(config: Config, commands: Mapping[str, Command[Any]]) -> Iterator[Field]:
    """Every field, filled with what the file sets.

    Args:
        config: what it sets.
        commands: every command that has a key, by its name.
    """
    for group, settings in GROUPS.items():
        yield from (_field(each, group, config.words.get(each.name)) for each in settings)
        if group == PLAYERS_GROUP:
            names = config.names or PLAYERS
            yield from (_name_field(seat, name) for seat, name in enumerate(names, 1))
        elif group == KEYS_GROUP:
            yield more_field(KEYS_GROUP)
            yield from (_key_field(each, config.keys.get(each.name, each.keys)) for each in commands.values())


def key_words(keys: tuple[str, ...]) -> str:
    """The keys of a command as they are typed in its field."""
    return " ".join(keys)


def typed_keys(words: str) -> tuple[str, ...]:
    """The keys that are typed in a field."""
    return tuple(words.lower().split())


def _field(setting: Setting, group: str, chosen: str | None) -> Field:
    last = as_last_time(setting)
    usual = LAST if last else setting.default
    about = f"{capital(setting.about)}."
    in_look = setting not in SETTINGS
    now = f"now {picked_look(setting.name, {}) or setting.default}" if in_look else LAST_TIME
    return Field(
        setting.name,
        setting.title,
        usual if chosen is None else chosen,
        usual,
        (LAST, *setting.choices) if last else tuple(setting.choices),
        f"{about} {OF_MATCH}" if setting.of_match else about,
        group,
        words={LAST: LAST_WORDS} if last else {},
        meanings=setting.choices,
        notes={LAST: now, **(setting.notes or setting.choices)},
    )


def _name_field(seat: int, name: str) -> Field:
    return Field(
        f"{NAMES}{seat}",
        f"Seat {seat}",
        name,
        PLAYERS[seat - 1],
        help=f"The name of this player unless another is given, of at most {LONGEST_NAME} characters.",
        group=PLAYERS_GROUP,
        ink=f"s{seat}",
    )


def _key_field(command: Command[Any], keys: tuple[str, ...]) -> Field:
    return Field(
        f"{KEYS}{command.name}",
        command.title,
        key_words(keys),
        key_words(command.keys),
        help=f"{command.help} {KEY_HELP}",
        group=KEYS_GROUP,
        notes={key_words(command.keys): command.help},
        rare=True,
    )
