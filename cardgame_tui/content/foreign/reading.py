"""Foreign card files of every form, read, mapped and checked as cards of a game."""

import codecs
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.card_sets import ADDED, compiled
from cardgame_tui.content.cards import Located, check_cards, check_count
from cardgame_tui.content.faults import ContentError, FileFault, gathered, listed, nearest, quoted
from cardgame_tui.content.foreign.by_hand import with_sentences_by_hand
from cardgame_tui.content.foreign.csv_rows import csv_rows
from cardgame_tui.content.foreign.field_map import FieldMap, map_for, shipped_maps
from cardgame_tui.content.foreign.json_rows import json_rows
from cardgame_tui.content.foreign.rows import Row, folded, no_cards
from cardgame_tui.content.foreign.tables import TEXT, Tables, tables_of
from cardgame_tui.content.foreign.yaml_rows import yaml_rows
from cardgame_tui.content.game_content import GameContent
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.toml.document import Document, read_bytes, toml_document
from cardgame_tui.content.typography.normaliser import Normaliser
from cardgame_tui.content.typography.table import Typography, load_typography
from cardgame_tui.limits import LARGEST_CARD_LIST, LARGEST_TEXT_FILE, MOST_FAULTS
from cardgame_tui.value import value

__all__ = ["Foreign", "normaliser_of", "read_foreign"]

FORMS = {".csv": csv_rows, ".tsv": csv_rows, ".txt": csv_rows}
"""How a file of lines is read, by its ending."""
LONG = (*FORMS, ".json")
"""The endings of files that may be larger than other text files."""
WORKBOOKS = (".xlsx", ".xls", ".ods", ".numbers")
"""Endings of files of spreadsheet programs, which are not read."""
MOST_WORDINGS = 30
"""Most wordings that are tried for a text that can be read but has no meaning on its card."""
MOST_FIELDS = 12
"""Most fields of a file that are named."""
TREES = {".json": json_rows, ".yaml": yaml_rows, ".yml": yaml_rows}
"""How a file of nested values is read, by its ending."""
ENDINGS = (*FORMS, *TREES, ".toml")
"""The endings of files that are read."""


@value
class Foreign:
    """A foreign file as cards of a game.

    Args:
        file: the file.
        source: its bytes, as they were read.
        field_map: the map it was read with.
        tables: its cards in the form of a card file.
        cards: its checked cards, by name.
        unusable: the faults of those whose text cannot be played, by name.
        by_hand: the sentences that the players carry out by hand, by name of their card.
    """

    file: Path
    source: bytes
    field_map: FieldMap
    tables: Tables
    cards: Mapping[str, Located[Any]]
    unusable: Mapping[str, Sequence[FileFault]]
    by_hand: Mapping[str, Sequence[str]]

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
    ruleset: GameContent,
    file: Path,
    options: OptionModel,
    field_map: FieldMap | None = None,
    *,
    by_hand: bool = False,
) -> Foreign:
    """Read a foreign card file.

    Args:
        ruleset: the game that its cards are for.
        file: the file.
        options: the options they will be played under.
        field_map: where their fields are; default: the shipped map that fits.
        by_hand: whether sentences that cannot be played are carried out by hand; a map may say so too.

    Raises:
        ContentError: with every fault of the file and of the fields of its cards; texts that cannot be played are
            none.
    """
    most = LARGEST_CARD_LIST if _form(file) in LONG else LARGEST_TEXT_FILE
    source = read_bytes(file, most)
    rows = _rows(file, _decoded(str(file), source), field_map)
    if not rows:
        raise ContentError([no_cards(str(file), "one card or more")])
    check_count(Document(str(file), {}), "", len(rows))
    used = field_map or map_for([name for row in rows[:20] for name in row.fields])
    tables = _tables(ruleset, file, rows, used)
    _refuse_missing(ruleset, tables, rows, used)
    try:
        found = check_cards(tables.document, ruleset.card_model, ADDED)
    except ContentError as error:
        raise ContentError(_first([tables.named(fault) for fault in error.faults])) from None
    cards = {each.record.name: each for each in found}
    faults = _unread(ruleset, cards, options, used)
    players_do: dict[str, list[str]] = {}
    if by_hand or used.written.unread == "by hand":
        forms = _typography(ruleset, used.written.typography).by_hand
        done = {name: _put_by_hand(ruleset, cards, name, options, forms) for name in faults}
        players_do = {name: sentences for name, sentences in done.items() if sentences}
    left = {name: own for name, own in faults.items() if name not in players_do}
    return Foreign(file, source, used, tables, cards, left, players_do)


def _unread(
    ruleset: GameContent, cards: dict[str, Located[Any]], options: OptionModel, field_map: FieldMap
) -> dict[str, list[FileFault]]:
    """The faults of cards whose texts cannot be played, nor in other words; the others get the words that can."""
    normaliser = normaliser_of(ruleset, field_map.written.typography)
    faults = unusable(ruleset, cards, options)
    return {name: own for name, own in faults.items() if not _reworded(ruleset, cards, name, options, normaliser)}


def _first(faults: Sequence[FileFault]) -> list[FileFault]:
    """The first faults of many: a column that is wrong is wrong in every line."""
    rest = len(faults) - MOST_FAULTS
    if rest <= 0:
        return [*faults]
    here = faults[MOST_FAULTS]
    return [*faults[:MOST_FAULTS], FileFault(here.file, here.line, "", f"and {rest} more faults from here on")]


def _reworded(
    ruleset: GameContent, cards: dict[str, Located[Any]], name: str, options: OptionModel, normaliser: Normaliser
) -> bool:
    """Whether a card whose text can be read but has no meaning there got a wording that has one."""
    card = cards[name]
    text = str(card.table.get(TEXT, ""))
    if ruleset.language is None or ruleset.language.unread(text):
        return False
    for wording in islice(normaliser.other_wordings(text), MOST_WORDINGS):
        if _plays(ruleset, cards, name, options, wording):
            return True
    _plays(ruleset, cards, name, options, text)
    return False


def _plays(
    ruleset: GameContent, cards: dict[str, Located[Any]], name: str, options: OptionModel, text: str
) -> bool:
    """Give a card another text; whether that can be played."""
    card = cards[name]
    card.table[TEXT] = text
    cards[name] = replace(card, record=card.record.model_copy(update={TEXT: text}))
    return name not in unusable(ruleset, {name: cards[name]}, options)


def _put_by_hand(
    ruleset: GameContent, cards: dict[str, Located[Any]], name: str, options: OptionModel, forms: Sequence[str]
) -> list[str]:
    """Let the players carry out what a card says that cannot be played; none of it if the card stays unusable."""
    text = str(cards[name].table.get(TEXT, ""))
    found = with_sentences_by_hand(text, forms, partial(_plays, ruleset, cards, name, options))
    _plays(ruleset, cards, name, options, found[0] if found else text)
    return found[1] if found else []


def _tables(ruleset: GameContent, file: Path, rows: Sequence[Row], field_map: FieldMap) -> Tables:
    typography = _typography(ruleset, field_map.written.typography)
    normaliser = Normaliser(ruleset.language, typography)
    return tables_of(str(file), rows, ruleset.card_model, field_map, normaliser, typography.default)


def _refuse_missing(ruleset: GameContent, tables: Tables, rows: Sequence[Row], field_map: FieldMap) -> None:
    """Refuse a file without a field that every card needs.

    Raises:
        ContentError: with one fault for all its cards.
    """
    cards = tables.document.data[ADDED]
    needed = [name for name, each in ruleset.card_model.model_fields.items() if each.is_required()]
    missing = [name for name in needed if not any(name in card for card in cards)]
    if not missing or (len(cards) == 1 and "name" not in missing):
        return
    fields = [*dict.fromkeys(quoted(name) for row in rows for name in row.fields)]
    more = [f"{len(fields) - MOST_FIELDS} more"] if len(fields) > MOST_FIELDS else []
    found = f"no card has {listed(missing)}; the file has {', '.join([*fields[:MOST_FIELDS], *more])}"
    wanted = "; ".join(f"{name} is called {listed(field_map.names_of(name))}" for name in missing)
    raise ContentError([FileFault(tables.document.file, None, "", found, f"{wanted} (map {field_map.id})")])


def _form(file: Path) -> str:
    """The ending of a file, by which its form is known.

    Raises:
        ContentError: when it is of no known form.
    """
    ending = file.suffix.lower()
    if ending in ENDINGS:
        return ending
    if ending in WORKBOOKS:
        found = f"is a workbook ({ending}), which only its own program reads"
        raise ContentError([FileFault(str(file), None, "", found, "the same sheet saved or published as CSV")])
    has = f"the ending {ending}" if ending else "no ending"
    found = f"is of no known form: its name has {has}"
    raise ContentError([FileFault(str(file), None, "", found, listed(ENDINGS), nearest(ending, ENDINGS))])


def _decoded(file: str, source: bytes) -> str:
    """The text of a file: UTF-8, or UTF-16 if its first bytes say so.

    Raises:
        ContentError: when it is neither; names the line.
    """
    is_wide = source.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return source.decode("utf-16" if is_wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = None if is_wide else source.count(b"\n", 0, error.start) + 1
        before = source[: error.start].rpartition(b"\n")[2].decode("utf-8-sig", errors="replace")[-20:]
        behind = "" if is_wide or not before.strip() else f" after {quoted(clean_text(before))}"
        found = f"is not UTF-{16 if is_wide else 8} text{behind}: save the file as UTF-8"
        raise ContentError([FileFault(file, line, "", found)]) from None


def _rows(file: Path, text: str, field_map: FieldMap | None) -> list[Row]:
    ending = file.suffix.lower()
    if read := FORMS.get(ending):
        return read(str(file), text, lambda names: _is_header(names, field_map))
    if read_tree := TREES.get(ending):
        return read_tree(str(file), text, lambda data: _list_key(data, field_map))
    return _toml_rows(file, text, field_map)


def _is_header(cells: Sequence[str], field_map: FieldMap | None) -> bool:
    maps = shipped_maps() if field_map is None else [field_map]
    names = {folded(name) for each in maps for name in each.names_of("name")}
    return sum(bool(each.strip()) for each in cells) > 1 and any(folded(each) in names for each in cells)


def _list_key(data: Mapping[str, Any], field_map: FieldMap | None) -> str | None:
    maps = shipped_maps() if field_map is None else [field_map]
    return next((key for each in maps if (key := each.list_key(data)) is not None), None)


def _toml_rows(file: Path, text: str, field_map: FieldMap | None) -> list[Row]:
    document = toml_document(str(file), text)
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
