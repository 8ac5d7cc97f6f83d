"""Foreign card files of every form, read, mapped and checked as cards of a game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgame_tui.content.card_sets import ADDED, compiled
from cardgame_tui.content.cards import Located, check_cards
from cardgame_tui.content.faults import ContentError, FileFault, gathered, listed, nearest
from cardgame_tui.content.foreign.csv_rows import csv_rows
from cardgame_tui.content.foreign.field_map import FieldMap, map_for, shipped_maps
from cardgame_tui.content.foreign.json_rows import json_rows
from cardgame_tui.content.foreign.rows import Row, no_cards
from cardgame_tui.content.foreign.tables import Tables, tables_of
from cardgame_tui.content.foreign.yaml_rows import yaml_rows
from cardgame_tui.content.game_content import GameContent
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml import read_text, read_toml
from cardgame_tui.content.typography.normaliser import Normaliser
from cardgame_tui.content.typography.table import Typography, load_typography
from cardgame_tui.value import value

__all__ = ["Foreign", "normaliser_of", "read_foreign"]

FORMS = {".csv": csv_rows, ".tsv": csv_rows, ".txt": csv_rows}
"""How a file of lines is read, by its ending."""
TREES = {".json": json_rows, ".yaml": yaml_rows, ".yml": yaml_rows}
"""How a file of nested values is read, by its ending."""


@value
class Foreign:
    """A foreign file as cards of a game.

    Args:
        file: the file.
        field_map: the map it was read with.
        tables: its cards in the form of a card file.
        cards: its checked cards, by name.
        unusable: the faults of those whose text cannot be played, by name.
    """

    file: Path
    field_map: FieldMap
    tables: Tables
    cards: Mapping[str, Located[Any]]
    unusable: Mapping[str, Sequence[FileFault]]

    @property
    def playable(self) -> list[Located[Any]]:
        """The cards whose texts can be played."""
        return [each for name, each in self.cards.items() if name not in self.unusable]


def normaliser_of(ruleset: GameContent, further: Typography | None = None) -> Normaliser:
    """What puts foreign texts into the style of a game.

    Args:
        ruleset: the game.
        further: tables put over those of the game, such as those of a map.
    """
    return Normaliser(ruleset.language, _typography(ruleset, further))


def _typography(ruleset: GameContent, further: Typography | None = None) -> Typography:
    own = Typography() if ruleset.typography is None else load_typography(ruleset.typography)
    return own if further is None else further.over(own)


def read_foreign(
    ruleset: GameContent, file: Path, options: OptionModel, field_map: FieldMap | None = None
) -> Foreign:
    """Read a foreign card file.

    Args:
        ruleset: the game that its cards are for.
        file: the file.
        options: the options they will be played under.
        field_map: where their fields are; default: the shipped map that fits.

    Raises:
        ContentError: with every fault of the file and of the fields of its cards; texts that cannot be played are
            none.
    """
    rows = _rows(file, field_map)
    if not rows:
        raise ContentError([no_cards(str(file), "one card or more")])
    used = field_map or map_for([name for row in rows[:20] for name in row.fields])
    tables = _tables(ruleset, file, rows, used)
    try:
        found = check_cards(tables.document, ruleset.card_model, ADDED)
    except ContentError as error:
        raise ContentError([tables.named(fault) for fault in error.faults]) from None
    cards = {each.record.name: each for each in found}
    return Foreign(file, used, tables, cards, unusable(ruleset, cards, options))


def _tables(ruleset: GameContent, file: Path, rows: Sequence[Row], field_map: FieldMap) -> Tables:
    typography = _typography(ruleset, field_map.written.typography)
    normaliser = Normaliser(ruleset.language, typography)
    return tables_of(str(file), rows, ruleset.card_model, field_map, normaliser, typography.default)


def _rows(file: Path, field_map: FieldMap | None) -> list[Row]:
    ending = file.suffix.lower()
    if read := FORMS.get(ending):
        return read(str(file), read_text(file))
    if read_tree := TREES.get(ending):
        return read_tree(str(file), read_text(file), lambda data: _list_key(data, field_map))
    if ending == ".toml":
        return _toml_rows(file, field_map)
    known = [*FORMS, *TREES, ".toml"]
    has = f"the ending {ending}" if ending else "no ending"
    found = f"is of no known form: its name has {has}"
    raise ContentError([FileFault(str(file), None, "", found, listed(known), nearest(ending, known))])


def _list_key(data: Mapping[str, Any], field_map: FieldMap | None) -> str | None:
    maps = shipped_maps() if field_map is None else [field_map]
    return next((key for each in maps if (key := each.list_key(data)) is not None), None)


def _toml_rows(file: Path, field_map: FieldMap | None) -> list[Row]:
    document = read_toml(file)
    key = _list_key(document.data, field_map)
    cards = [] if key is None else document.data[key]
    if not isinstance(cards, list) or not all(isinstance(each, dict) for each in cards):
        raise ContentError([no_cards(str(file), "[[card]] tables")])
    rows = []
    for number, table in enumerate(cards):
        path = (str(key), number)
        lines = {name: line for name in table if (line := document.line((*path, name)))}
        rows.append(Row(table, document.line(path), lines))
    return rows


def unusable(
    ruleset: GameContent, cards: Mapping[str, Located[Any]], options: OptionModel
) -> dict[str, list[FileFault]]:
    """The faults of cards whose texts cannot be played; a card may need another one, such as a token.

    Args:
        ruleset: the game.
        cards: the cards by name.
        options: the options they would be played under.

    Raises:
        ContentError: for faults that are not those of one card.
    """
    found: dict[str, list[FileFault]] = {}
    left = dict(cards)
    while left:
        faults: list[FileFault] = []
        with gathered(faults):
            compiled(ruleset, [*left.values()], options)
        named = {name: [each for each in faults if each.field.startswith(f"{name}: ")] for name in left}
        bad = {name: [replace(each, column=None) for each in own] for name, own in named.items() if own}
        if not faults:
            return found
        if not bad:
            raise ContentError(faults)
        found |= bad
        left = {name: each for name, each in left.items() if name not in bad}
    return found
