"""Check plain tables against pydantic models; every fault names its file, line, field and nearest match."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, TypeGuard, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.toml.document import Document, KeyPath, dotted
from cardgame_tui.limits import MOST_FAULTS

ModelT = TypeVar("ModelT", bound=BaseModel)

_KINDS = {
    "string_type": "text in quotes",
    "bool_type": "true or false",
    "bool_parsing": "true or false",
    "int_type": "a whole number",
    "int_parsing": "a whole number",
    "int_from_float": "a whole number",
    "int_parsing_size": "a whole number",
    "list_type": "a list",
    "dict_type": "a table",
    "model_type": "a table",
    "string_too_short": "text that is not empty",
    "string_pattern_mismatch": "text on one line",
}


def checked(model: type[ModelT], data: object, document: Document, path: KeyPath = ()) -> ModelT:
    """Check a table of a document against a model.

    Args:
        model: the model.
        data: the table.
        document: where it comes from, for the lines of faults.
        path: the path of the table within the document.

    Raises:
        ContentError: with all faults; of more than `MOST_FAULTS` the rest are counted.
    """
    try:
        return model.model_validate(data)
    except ValidationError as error:
        found = error.errors(include_url=False)
        faults = [*_merged(_fault(model, data, each, document, path) for each in found[:MOST_FAULTS])]
        if len(found) > MOST_FAULTS:
            faults.append(document.fault(path, f"and {len(found) - MOST_FAULTS} more faults"))
        raise ContentError(faults) from None


def _merged(faults: Iterable[FileFault]) -> Iterable[FileFault]:
    """One fault for each field: a union has one for every type that would be allowed."""
    by_field: dict[str, FileFault] = {}
    for fault in faults:
        first = by_field.setdefault(fault.field, fault)
        if fault.allowed not in first.allowed:
            by_field[fault.field] = replace(first, allowed=f"{first.allowed} or {fault.allowed}")
    return by_field.values()


def _fault(
    model: type[BaseModel], data: object, error: ErrorDetails, document: Document, path: KeyPath
) -> FileFault:
    at = error["loc"]
    if error["type"] == "extra_forbidden":
        known = _fields_around(model, at)
        return document.fault(path + at, "no such field", listed(known), nearest(str(at[-1]), known))
    if error["type"] == "missing":
        return document.fault(path + at, "is missing")
    value = error["input"]
    full = path + _in_data(at, data)
    line = document.line(full, value)
    if isinstance(value, Mapping) and error["type"] == "value_error":  # a fault of fields that exclude each other
        return FileFault(document.file, line, dotted(full), str(error["ctx"]["error"]))
    return FileFault(document.file, line, dotted(full), f"found {quoted(value)}", *_allowed(error))


def _in_data(path: KeyPath, data: Any) -> KeyPath:
    """The part of a path that leads to a value; the rest are words for the members of a union."""
    for length, part in enumerate(path):
        try:
            data = data[part]
        except (KeyError, IndexError, TypeError):
            return path[:length]
    return path


def _allowed(error: ErrorDetails) -> tuple[str, str]:
    context = error.get("ctx", {})
    if error["type"] == "string_too_long":
        return f"at most {context['max_length']} characters", ""
    if "expected" in context:
        words = str(context["expected"]).removeprefix("'', ")  # an empty word only says that nothing is set
        known = [word.strip("' ") for word in words.replace(" or ", ", ").split(",")]
        return words.replace("'", ""), nearest(str(error["input"]), known)
    message = str(context.get("error", error["msg"]))
    return _KINDS.get(error["type"], message.removeprefix("Input should be ")), ""


def _fields_around(model: type[BaseModel], at: KeyPath) -> list[str]:
    """The field names of the (nested) model at a path."""
    current: object = model
    for part in at[:-1]:
        if isinstance(part, str) and _is_model(current) and part in current.model_fields:
            current = current.model_fields[part].annotation
        current = _model_in(current)
    return list(current.model_fields) if _is_model(current) else []


def _model_in(annotation: object) -> type[BaseModel] | None:
    if _is_model(annotation):
        return annotation
    inner = (_model_in(each) for each in get_args(annotation))
    return next((each for each in inner if _is_model(each)), None)


def _is_model(thing: object) -> TypeGuard[type[BaseModel]]:
    return isinstance(thing, type) and issubclass(thing, BaseModel)
