"""Values of foreign files made into what a field of a card may be, by its JSON schema; what fits nothing stays."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from cardgame_tui.content.foreign.field_map import FieldFrom
from cardgame_tui.content.foreign.rows import folded, is_blank

Schema: TypeAlias = Mapping[str, Any]
"""A JSON schema."""

_BETWEEN = re.compile(r"\s*[,;/|\n]\s*|\s+[-\u2013\u2014]\s+")
_TRUE, _FALSE = ("true", "yes", "y", "x", "1", "on"), ("false", "no", "n", "-", "0", "off")
UNFIT = object()
"""What a value becomes that a field cannot have."""


class Fitting:
    """Fits values to the fields of a model.

    Args:
        schema: the JSON schema of the model.
    """

    def __init__(self, schema: Schema) -> None:
        self._fields: Mapping[str, Schema] = schema.get("properties", {})
        self._named: Mapping[str, Schema] = schema.get("$defs", {})

    def fitted(self, field: str, foreign: object, how: FieldFrom) -> Any:
        """The value of a field; `UNFIT` when nothing of it is left."""
        schema = self._fields[field]
        worded = _worded(foreign, how)
        if how.only:
            parts = [each for each in _parts(worded) if self._fit(each, schema, strict=True) is not UNFIT]
            worded = parts if self._is_list(schema) else next(iter(parts), None)
        if is_blank(worded):
            return UNFIT
        fit = self._fit(worded, schema)
        return worded if fit is UNFIT else fit

    def _is_list(self, schema: Schema) -> bool:
        return any(each.get("type") == "array" for each in self._choices(schema))

    def _choices(self, schema: Schema) -> Sequence[Schema]:
        """What a schema allows, one after the other."""
        if "$ref" in schema:
            return self._choices(self._named[str(schema["$ref"]).rpartition("/")[2]])
        inner = [choice for each in schema.get("anyOf", ()) for choice in self._choices(each)]
        return sorted(inner, key=lambda each: "enum" not in each and "const" not in each) if inner else [schema]

    def _fit(self, foreign: object, schema: Schema, *, strict: bool = False) -> Any:
        fits = (self._fit_one(foreign, each, strict) for each in self._choices(schema))
        return next((each for each in fits if each is not UNFIT), UNFIT)

    def _fit_one(self, foreign: object, schema: Schema, strict: bool) -> Any:
        kind = schema.get("type")
        if "enum" in schema or "const" in schema:
            return _member(foreign, schema.get("enum", [schema.get("const")]))
        if kind == "array":
            return self._list(foreign, schema, strict)
        if kind == "integer":
            return _integer(foreign)
        if kind == "boolean":
            return _truth(foreign)
        if kind == "string" and not strict:
            return _text(foreign)
        return foreign if kind == "object" and isinstance(foreign, Mapping) else UNFIT

    def _list(self, foreign: object, schema: Schema, strict: bool) -> Any:
        items = [self._fit(each, schema.get("items", {}), strict=strict) for each in _parts(foreign)]
        return UNFIT if UNFIT in items else [*dict.fromkeys(items)]


def _worded(foreign: object, how: FieldFrom) -> object:
    """A value with its words replaced and their capitals changed."""
    if isinstance(foreign, Mapping):
        return foreign
    if isinstance(foreign, Sequence) and not isinstance(foreign, str):
        return [_worded(each, how) for each in foreign if not is_blank(each)]
    shown = str(foreign).lower() if isinstance(foreign, bool) else foreign
    words = {folded(word): ours for word, ours in how.words.items()}
    if not isinstance(shown, str):
        return words.get(folded(str(shown)), foreign)
    told = words.get(folded(shown))
    if told is not None:
        return told
    if isinstance(foreign, bool):
        return foreign
    text = foreign if isinstance(foreign, str) else shown
    return text.lower() if how.case == "lower" else text.title() if how.case == "capital" else text.strip()


def _parts(foreign: object) -> list[object]:
    """The entries of a list, or of a text that writes one."""
    if isinstance(foreign, str):
        return [each for each in _BETWEEN.split(foreign.strip()) if each]
    return [*foreign] if isinstance(foreign, Sequence) else [foreign]


def _member(foreign: object, members: Sequence[object]) -> Any:
    if isinstance(foreign, Sequence) and not isinstance(foreign, str) and len(foreign) == 1:
        foreign = foreign[0]
    by_name = {folded(str(each)): each for each in members if each != ""}
    return by_name.get(folded(str(foreign)), UNFIT) if isinstance(foreign, str | int) else UNFIT


def _integer(foreign: object) -> Any:
    if isinstance(foreign, bool):
        return UNFIT
    if isinstance(foreign, float):
        return int(foreign) if foreign.is_integer() else UNFIT
    if isinstance(foreign, str) and re.fullmatch(r"[+-]?\d{1,9}(\.0+)?", foreign.strip(), re.ASCII):
        return int(foreign.strip().partition(".")[0])
    return foreign if isinstance(foreign, int) else UNFIT


def _truth(foreign: object) -> Any:
    word = str(foreign).strip().casefold()
    return True if word in _TRUE else False if word in _FALSE else UNFIT


def _text(foreign: object) -> Any:
    if isinstance(foreign, Sequence) and not isinstance(foreign, str):
        return " ".join(str(each) for each in foreign)
    return UNFIT if isinstance(foreign, Mapping) else str(foreign).strip()
