"""Write TOML for people: tables under headers, deeper tables inline, long lists with one entry per line."""

import json
from collections.abc import Iterator, Mapping, Sequence

WIDTH = 100
"""Columns after which a list is broken into lines."""


def toml_text(data: Mapping[str, object]) -> str:
    """Write tables of text, numbers, truth values, lists and further tables.

    Raises:
        ValueError: for a value that TOML cannot express, such as None.
    """
    return "\n".join(_table((), data)) + "\n"


def toml_value(value: object) -> str:
    """Write one value in one line.

    Raises:
        ValueError: for a value TOML has no form for.
    """
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, Mapping):
        inner = ", ".join(f"{toml_key(key)} = {toml_value(each)}" for key, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, Sequence):
        return f"[{', '.join(toml_value(each) for each in value)}]"
    raise ValueError(f"TOML cannot express {value!r}")


def toml_key(key: str) -> str:
    """Write a key, in quotes if necessary."""
    plain = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if plain else toml_value(key)


def _table(path: tuple[str, ...], table: Mapping[str, object]) -> Iterator[str]:
    tables: dict[str, object] = {key: each for key, each in table.items() if _is_table(path, each)}
    for key, value in table.items():
        if key not in tables:
            yield _entry(toml_key(key), value)
    for key, value in tables.items():
        here = (*path, key)
        header = ".".join(toml_key(each) for each in here)
        if isinstance(value, Mapping):
            yield f"\n[{header}]"
            yield from _table(here, value)
        elif isinstance(value, Sequence):
            for each in value:
                yield f"\n[[{header}]]"
                yield from _table((*here, ""), each)


def _is_table(path: tuple[str, ...], value: object) -> bool:
    """Whether a value gets a header: tables two deep, lists of tables at the top."""
    if isinstance(value, Mapping):
        return len(path) < 2 and "" not in path
    if path or not isinstance(value, Sequence) or isinstance(value, str):
        return False
    return bool(value) and all(isinstance(each, Mapping) for each in value)


def _entry(key: str, value: object) -> str:
    """One key that is already written, and its value; on several lines if one would be too long."""
    line = f"{key} = {toml_value(value)}"
    if len(line) <= WIDTH:
        return line
    if isinstance(value, Mapping):
        return "\n".join(_entry(f"{key}.{toml_key(each)}", inner) for each, inner in value.items())
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "\n".join((f"{key} = [", *(f"    {toml_value(each)}," for each in value), "]"))
    return line
