"""The config file: settings that a person writes down, next to what the program remembers by itself.

Arguments of the command line win over this file, and this file wins over what was chosen last time.
"""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, create_model

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.document import Document, read_toml
from cardgame_tui.play.recipe import LONGEST_NAME
from cardgame_tui.play.table_settings import SETTINGS, Setting
from cardgame_tui.ui.palette import DARK, THEMES
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.session.settings.own_look import own_look
from cardgame_tui.value import value

THEME = Setting(
    "theme",
    "Theme",
    "which colours the screen has",
    {theme.name: theme.suits for theme in THEMES.values()},
    DARK.name,
)
BORDERS = Setting(
    "borders",
    "Borders",
    "how frames and signs are drawn",
    {"lines": "with lines and symbols", "ascii": "with ASCII characters only"},
    "lines",
    notes={"lines": "lines and symbols", "ascii": "ASCII characters only"},
)
MOUSE = Setting(
    "mouse",
    "Mouse",
    "whether the mouse works; it is never needed",
    {
        "on": "a click looks, a second one answers, the wheel scrolls",
        "off": "the terminal has it, to mark and copy text",
    },
    "on",
    notes={"on": "never needed", "off": "the terminal marks text"},
)
CARD_NAMES = Setting(
    "card_names",
    "Names of cards",
    "what cards are called, where they have two names",
    {
        "first": "the English name",
        "second": "the one in another language",
    },
    "first",
    notes={"first": "English", "second": "in another language"},
)
PLAYERS_GROUP, KEYS_GROUP = "Players", "Keys"
GROUPS: Mapping[str, Sequence[Setting]] = {
    "Look": (THEME, BORDERS, CARD_NAMES),
    PLAYERS_GROUP: (),
    "Table": SETTINGS,
    KEYS_GROUP: (MOUSE,),
}
"""The settings with listed choices under their headings; names and keys of commands have headings too."""
FIELDS = tuple(chain.from_iterable(GROUPS.values()))
"""Every setting with listed choices that the file may have."""
MOST_KEYS = 4
"""Most keys of one command."""


@value
class Config:
    """What the file sets.

    Args:
        words: a choice for each setting that is set, by its name.
        names: the names that players have unless others are given, None if they are not set.
        keys: the keys of commands, by name, as they are written.
        document: the file, for the places of faults.
    """

    words: Mapping[str, str]
    names: tuple[str, str] | None
    keys: Mapping[str, tuple[str, ...]]
    document: Document


NOTHING = Config({}, None, {}, Document("", {}))
"""What is set without a file."""


@cache
def config_model() -> type[BaseModel]:
    """The model of the file, with a field for each setting; made when there is a file."""
    literal: Any = Literal
    fields: dict[str, Any] = {each.name: (literal[tuple(each.choices)] | None, None) for each in FIELDS}
    name = Annotated[str, StringConstraints(min_length=1, max_length=LONGEST_NAME)]
    keys = Annotated[list[str], Field(min_length=1, max_length=MOST_KEYS)]
    fields["names"] = (tuple[name, name] | None, None)
    fields["keys"] = (dict[str, str | keys], {})
    model: type[BaseModel] = create_model("ConfigFile", __config__=ConfigDict(extra="forbid"), **fields)
    return model


def config_file() -> Path:
    """The path of the file, whether it exists or not.

    Raises:
        NoHomeError: when no home folder is set.
    """
    return memory.memory_file().with_name("config.toml")


def load_config(file: Path) -> Config:
    """Read the file; what keys may be is checked elsewhere.

    Raises:
        ContentError: with all faults.
    """
    document = read_toml(file)
    written = checked(config_model(), document.data, document).model_dump(exclude_none=True)
    keys = {name: (found,) if isinstance(found, str) else tuple(found) for name, found in written["keys"].items()}
    words = {each.name: written[each.name] for each in FIELDS if each.name in written}
    return Config(words, written.get("names"), keys, document)


def configured() -> Config:
    """What the file sets now; nothing if it is missing or has faults, which commands report when they start."""
    try:
        file = config_file()
        status = file.stat()
    except OSError:
        return NOTHING
    return _loaded(file, status.st_mtime_ns, status.st_size)


def as_last_time(setting: Setting) -> bool:
    """Whether what was chosen last applies where the file does not say anything; otherwise the default does."""
    return not setting.of_match and setting is not MOUSE


def picked_look(name: str, words: Mapping[str, str] | None = None) -> str:
    """The choice of a setting of the look that the file sets, or that was picked last time; empty for none.

    On a screen elsewhere it is what was picked there.

    Args:
        name: name of the setting.
        words: the choices that count in place of those in the file.
    """
    own = own_look()
    if own is not None:
        return own.get(name, "")
    set_here = configured().words if words is None else words
    return set_here.get(name) or memory.recall(memory.LOOK).get(name, "")


def mouse_works() -> bool:
    """Whether the mouse works, unless the file says that it does not."""
    return configured().words.get(MOUSE.name, MOUSE.default) == "on"


@lru_cache(maxsize=1)
def _loaded(file: Path, changed: int, size: int) -> Config:
    """Read the file once for each time that it was changed."""
    try:
        return load_config(file)
    except ContentError:
        return NOTHING
