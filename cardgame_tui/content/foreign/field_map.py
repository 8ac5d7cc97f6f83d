"""A map of fields: a small TOML file that says where a foreign card file keeps what a card of a game has."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from cardgame_tui.content.cards import OneLine
from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.foreign.rows import folded
from cardgame_tui.content.shelf import file_id, find_named, is_path, toml_files, unknown
from cardgame_tui.content.toml.document import Source, read_toml
from cardgame_tui.content.typography.table import Typography
from cardgame_tui.value import value

Names = list[OneLine]
"""Names that a foreign file may give a field; the first with a value counts, and ``stats.life`` is nested."""


class FieldFrom(BaseModel):
    """Where one field of a card comes from.

    Attributes:
        names: the names that the foreign file may give it.
        form: the value as a text of other fields, such as ``{attack}/{life}``; the first whose fields all exist.
        every: whether the values under all names are put together into one list, not only the first.
        only: whether values that the field cannot have are left out, such as other words of a type line.
        words: what foreign words are called here, such as ``Beast = "ally"``; capitals do not matter.
        case: ``lower`` or ``capital`` changes the capitals of every word.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    names: Names = []
    form: list[OneLine] = []
    every: bool = False
    only: bool = False
    words: dict[str, str] = {}
    case: Literal["", "lower", "capital"] = ""


class Effects(BaseModel):
    """A text that is written as a list of effects, each an object.

    Attributes:
        names: the names of the list.
        text: the names of the text of an effect.
        kind: the names of what says of which kind it is, such as its type and its icon.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    names: Names
    text: Names = ["text"]
    kind: Names = ["type", "icon"]


class MapFile(BaseModel):
    """A map as written.

    Attributes:
        about: a line on which files it is for.
        needs: names of which a card must have one, so that the map is chosen without ``--map``.
        cards: the names under which a file may keep its list of cards.
        fields: by field of the game, its names in the foreign file, or a table of `FieldFrom`.
        effects: a list of effects that makes the text.
        constant: values of fields that the foreign file does not have.
        typography: further tables of typography, used before those of the game.
        unread: what becomes of cards with sentences that cannot be played: they are left out, or the players carry
            those sentences out ``by hand``.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    about: str = ""
    needs: Names = []
    cards: Names = ["cards", "card", "data"]
    fields: dict[str, Names | FieldFrom] = {}
    effects: Effects | None = None
    constant: dict[str, Any] = {}
    typography: Typography = Field(default_factory=Typography)
    unread: Literal["leave out", "by hand"] = "leave out"


@value
class FieldMap:
    """A map that was read.

    Args:
        id: the name of its file without suffix.
        written: its content.
        file: the name of its file.
    """

    id: str
    written: MapFile
    file: str

    @property
    def name(self) -> str:
        """Its id: a map has no other name."""
        return self.id

    def list_key(self, data: Mapping[str, Any]) -> str | None:
        """The key of a table under which its cards are."""
        by_name = {folded(key): key for key in data}
        found = [by_name[folded(name)] for name in self.written.cards if folded(name) in by_name]
        lists = [key for key, each in data.items() if isinstance(each, list)]
        return next(iter(found), lists[0] if len(lists) == 1 else None)

    def names_of(self, field: str) -> Sequence[str]:
        """What a file may call a field of a card."""
        how = self.written.fields.get(field, [field])
        return (how if isinstance(how, list) else how.names) or [field]


def load_map(source: Source) -> FieldMap:
    """Read a map.

    Raises:
        ContentError: with all its faults.
    """
    document = read_toml(source)
    return FieldMap(file_id(source), checked(MapFile, document.data, document), document.file)


@cache
def shipped_maps() -> Sequence[FieldMap]:
    """The maps that come with the program."""
    folder = files("cardgame_tui.content.foreign") / "maps"
    return [load_map(each) for each in toml_files(folder)]


def pick_map(word: str) -> FieldMap:
    """The map that a user asked for: a path of a file, or the id of a shipped one.

    Raises:
        ContentError: when there is none, or it has faults.
    """
    if is_path(word):
        return load_map(Path(word))
    found = find_named(shipped_maps(), word, {})
    if found is None:
        raise ContentError([unknown("map", word, shipped_maps())])
    return found


def map_for(names: Sequence[str]) -> FieldMap:
    """The shipped map for cards with fields of these names: the first that needs one of them."""
    has = {folded(each) for each in names}
    maps = shipped_maps()
    fitting = (each for each in maps if has & {folded(name) for name in each.written.needs})
    return next(fitting, next(each for each in maps if not each.written.needs))
