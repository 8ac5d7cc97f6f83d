"""A value of the rules written for the digest: the same text in every process."""

from collections.abc import Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum

__all__ = ["plain_value"]

_PLAIN = (Enum, str, bytes, int, float, type(None))


def plain_value(value: object) -> str:
    """Write a value so that equal values have equal text in every process.

    Numbers, words and enums are written as `repr` writes them. An object with a method ``state`` is written by
    what that returns, a dataclass by its fields. Collections are written item by item, sets and mappings sorted.

    Raises:
        TypeError: when the value, or something in it, has no such text: a function, for example.
    """
    if isinstance(value, _PLAIN):
        return repr(value)
    if callable(state := getattr(value, "state", None)) and not isinstance(value, type):
        return _named(value, plain_value(state()))
    if is_dataclass(value) and not isinstance(value, type):
        return _named(value, ", ".join(plain_value(getattr(value, each.name)) for each in fields(value)))
    return _collection(value)


def _collection(value: object) -> str:
    match value:
        case tuple() | list():
            return f"({', '.join(map(plain_value, value))})"
        case Set():
            return f"{{{', '.join(sorted(map(plain_value, value)))}}}"
        case Mapping():
            pairs = sorted(f"{plain_value(key)}: {plain_value(each)}" for key, each in value.items())
            return f"{{{', '.join(pairs)}}}"
    raise TypeError(f"the digest cannot write a {type(value).__name__}")


def _named(value: object, inside: str) -> str:
    return f"{type(value).__name__}({inside})"
