"""Enough of JSON schema to check files with it."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_TYPES: Mapping[str, type | tuple[type, ...]] = {
    "string": str, "integer": int, "number": (int, float), "boolean": bool, "array": list, "object": dict,
    "null": type(None),
}  # fmt: skip


def faults(found: Any, schema: Any, root: Mapping[str, Any], path: str = "") -> Iterator[str]:
    """Each place at which a value is not what a schema says."""
    if not isinstance(schema, dict):
        return
    if "$ref" in schema:
        yield from faults(found, root["$defs"][schema["$ref"].rpartition("/")[2]], root, path)
    if "anyOf" in schema and all([*faults(found, each, root, path)] for each in schema["anyOf"]):
        yield f"{path}: fits nothing"
    if "const" in schema and found != schema["const"]:
        yield f"{path}: not {schema['const']}"
    if "enum" in schema and found not in schema["enum"]:
        yield f"{path}: not in {schema['enum']}"
    if "type" in schema and not _is(found, schema["type"]):
        yield f"{path}: no {schema['type']}"
    elif isinstance(found, str) and not re.search(schema.get("pattern", ""), found):
        yield f"{path}: not like {schema['pattern']}"
    elif isinstance(found, dict):
        yield from _object(found, schema, root, path)
    elif isinstance(found, list):
        yield from _array(found, schema, root, path)


def _is(found: Any, kind: str) -> bool:
    if isinstance(found, bool):
        return kind == "boolean"
    return isinstance(found, _TYPES[kind])


def _object(found: Mapping[str, Any], schema: Any, root: Mapping[str, Any], path: str) -> Iterator[str]:
    known = schema.get("properties", {})
    yield from (f"{path}.{key}: is missing" for key in schema.get("required", ()) if key not in found)
    for key, value in found.items():
        further = schema.get("additionalProperties", True)
        if key not in known and further is False:
            yield f"{path}.{key}: no such field"
        yield from faults(value, known.get(key, further), root, f"{path}.{key}")


def _array(found: Sequence[Any], schema: Any, root: Mapping[str, Any], path: str) -> Iterator[str]:
    first: Sequence[Any] = schema.get("prefixItems", ())
    for number, value in enumerate(found):
        inner = first[number] if number < len(first) else schema.get("items", True)
        yield from faults(value, inner, root, f"{path}[{number}]")
