"""Rows of a foreign file as tables of cards of a game, which every check of cards takes."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace
from typing import Any

from cardgame_tui.content.card_sets import ADDED
from cardgame_tui.content.cards import CardRecord
from cardgame_tui.content.faults import FileFault
from cardgame_tui.content.foreign.field_map import FieldFrom, FieldMap
from cardgame_tui.content.foreign.fitting import UNFIT, Fitting
from cardgame_tui.content.foreign.rows import Row, folded, is_blank
from cardgame_tui.content.toml.document import Document, KeyPath, dotted
from cardgame_tui.content.typography.normaliser import Normaliser, Part
from cardgame_tui.limits import LONGEST_CARD_NAME
from cardgame_tui.value import value

TEXT = "text"
"""The field of a card's sentences, also in a table within it."""


@value
class Tables:
    """The cards of a foreign file in the form of a card file.

    Args:
        document: its ``[[new]]`` tables, each at the line of the foreign file that it comes from.
        names: by path of a value, how the foreign file calls it.
        unused: the names that no field of the game took, in order.
    """

    document: Document
    names: Mapping[KeyPath, str] = field(default_factory=dict)
    unused: Sequence[str] = ()

    def named(self, fault: FileFault) -> FileFault:
        """A fault with the names of the foreign file instead of a path in the tables."""
        by_path = {dotted(path): name for path, name in self.names.items()}
        for path in sorted(by_path, key=len, reverse=True):
            if fault.field == path or fault.field.startswith(f"{path}."):
                return replace(fault, field=by_path[path])
        return fault


def tables_of(
    file: str, rows: Sequence[Row], model: type[CardRecord], field_map: FieldMap, normaliser: Normaliser,
    default: Mapping[str, object],
) -> Tables:  # fmt: skip
    """Map rows to tables of cards; nothing is checked yet.

    Args:
        file: name of the foreign file.
        rows: its cards.
        model: what a card of the game is.
        field_map: where its fields are.
        normaliser: puts their texts into the style of the game.
        default: values of fields that the file does not have.
    """
    mapping = _Mapping(model, field_map, normaliser, default)
    cards: list[dict[str, Any]] = []
    places: dict[KeyPath, int] = {}
    names: dict[KeyPath, str] = {(ADDED,): ""}
    used: set[str] = set()
    for number, row in enumerate(rows):
        taken = mapping.card(row)
        cards.append(taken.card)
        used |= taken.used
        label = " ".join(str(taken.card.get("name") or f"card {number + 1}").split())[:LONGEST_CARD_NAME]
        path: KeyPath = (ADDED, number)
        places |= _places(row, path, taken.sources)
        names |= {path: label} | {(*path, key): f"{label}: {key}" for key in model.model_fields}
        names |= {(*path, key): f"{label}: {_called(key, source)}" for key, source in taken.sources.items()}
    filled = dict.fromkeys(name for row in rows for name, each in row.fields.items() if not is_blank(each))
    unused = [name for name in filled if name not in used]
    return Tables(Document(file, {ADDED: cards}, (), places), names, unused)


def _places(row: Row, path: KeyPath, sources: Mapping[str, str]) -> dict[KeyPath, int]:
    line = row.line
    if line is None:
        return {}
    return {path: line} | {(*path, key): row.lines.get(source, line) for key, source in sources.items()}


def _called(key: str, source: str) -> str:
    return key if folded(key) == folded(source) else f"{source} ({key})"


@value
class _Taken:
    """A card, by field the name under which the foreign file has it, and all names that were used."""

    card: dict[str, Any]
    sources: dict[str, str]
    used: set[str]


class _Mapping:
    """Makes cards of rows."""

    def __init__(
        self, model: type[CardRecord], field_map: FieldMap, normaliser: Normaliser, default: Mapping[str, object]
    ) -> None:
        self._fields = [*model.model_fields]
        self._map = field_map.written
        self._normaliser = normaliser
        self._fitting = Fitting(model.model_json_schema())
        self._constant = {**default, **self._map.constant}

    def card(self, row: Row) -> _Taken:
        """The card of a row."""
        reader = _Reader(row)
        taken = _Taken({}, {}, reader.used)
        formed: set[str] = set()
        for name in self._fields:
            how = self._how(name)
            if values := reader.formed(how.form):
                formed |= {folded(each) for each in values[2]}
                taken.card[name], taken.sources[name] = values[:2]
        for name in self._fields:
            if name not in taken.card and name != TEXT:
                self._take(reader, taken, name, formed)
        for name, each in self._constant.items():
            taken.card.setdefault(name, each)
        self._write_text(reader, taken)
        return taken

    def _how(self, name: str) -> FieldFrom:
        how = self._map.fields.get(name, [name])
        return FieldFrom(names=how) if isinstance(how, list) else how

    def _take(self, reader: "_Reader", taken: _Taken, name: str, formed: set[str]) -> None:
        how = self._how(name)
        names = [each for each in how.names or [name] if folded(each) not in formed]
        value = reader.every(names) if how.every else reader.first(names)
        if value is None:
            return
        fit = self._fitting.fitted(name, value[0], how)
        taken.sources[name] = value[1]
        if fit is not UNFIT:
            taken.card[name] = self._inner_texts(fit, str(taken.card.get("name", "")))

    def _inner_texts(self, value: Any, name: str) -> Any:
        """A table within a card, such as its other side, with its text in the style of the game."""
        if not isinstance(value, Mapping):
            return value
        own = str(value.get("name", name))
        return {key: self._normaliser.text(str(each), own) if key == TEXT else each for key, each in value.items()}

    def _write_text(self, reader: "_Reader", taken: _Taken) -> None:
        text = reader.effects(self._map.effects) or reader.text(self._how(TEXT).names or [TEXT])
        if text is None:
            return
        written = self._normaliser.text(text[0], str(taken.card.get("name", "")))
        taken.sources[TEXT] = text[1]
        if written:
            taken.card[TEXT] = written


class _Reader:
    """Finds values in a row by their names, without regard to capitals, spaces and signs."""

    def __init__(self, row: Row) -> None:
        self._fields = row.fields
        self._keys = _by_name(row.fields)
        self.used: set[str] = set()

    def first(self, names: Sequence[str]) -> tuple[Any, str] | None:
        """The first value under one of the names that says something, and the name of its field."""
        return next((value for name in names if (value := self._find(name)) and not is_blank(value[0])), None)

    def every(self, names: Sequence[str]) -> tuple[Any, str] | None:
        """All values under the names in one list."""
        values = [each for name in names if (each := self._find(name)) and not is_blank(each[0])]
        if len(values) < 2:
            return values[0] if values else None
        return [part for each, _ in values for part in (each if isinstance(each, list) else [each])], values[0][1]

    def formed(self, forms: Sequence[str]) -> tuple[str, str, list[str]] | None:
        """A text made of several fields, the name of the first, and the names of all."""
        for form in forms:
            names = [part.partition("}")[0] for part in form.split("{")[1:]]
            by_name = {name: self._find(name) for name in names}
            if all(each is not None and not is_blank(each[0]) for each in by_name.values()):
                text = form
                for name, each in by_name.items():
                    text = text.replace(f"{{{name}}}", str(each[0] if each else "").strip())
                first = by_name[names[0]]
                return text, first[1] if first else "", names
        return None

    def effects(self, how: Any) -> tuple[list[Part], str] | None:
        """The list of effects; plain texts in it are effects without a kind."""
        effects = self.first(how.names) if how is not None else None
        if effects is None or not isinstance(effects[0], list):
            return None
        return [self._part(each, how) for each in effects[0]], effects[1]

    def _part(self, effect: Any, how: Any) -> Part:
        if not isinstance(effect, Mapping):
            return Part("" if effect is None else str(effect))
        inner = _Reader(Row(effect))
        text = inner.first(how.text)
        kinds = [str(kind[0]) for name in how.kind if (kind := inner.first([name])) is not None]
        return Part("" if text is None else str(text[0]), kinds)

    def text(self, names: Sequence[str]) -> tuple[str, str] | None:
        """A text; the entries of a list are its paragraphs."""
        lines = self.first(names)
        if lines is None:
            return None
        written = "\n".join(map(str, lines[0])) if isinstance(lines[0], list) else str(lines[0])
        return written, lines[1]

    def _find(self, name: str) -> tuple[Any, str] | None:
        """The value under a name, which may be nested, and the name of its field."""
        if (key := self._keys.get(folded(name))) is not None and "." not in name:
            self.used.add(key)
            return self._fields[key], key
        first, dot, rest = name.partition(".")
        key = self._keys.get(folded(first))
        if not dot or key is None or not isinstance(self._fields[key], Mapping):
            return None
        self.used.add(key)
        inner = _Reader(Row(self._fields[key]))._find(rest)
        return None if inner is None else (inner[0], key)


def _by_name(fields: Mapping[str, Any]) -> dict[str, str]:
    return {folded(key): key for key in reversed([*fields])}
