"""Values: dataclasses that the type checker keeps frozen, and that cost little to load and to make.

A frozen dataclass compiles six methods for each class, at every launch. A value compiles `__init__` alone: the
other methods are closures over the names of its fields.
(docs/decisions/0015-the-type-checker-freezes-values.md)
"""

from collections.abc import Callable
from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

__all__ = ["value"]

Made = TypeVar("Made")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[Made]) -> type[Made]:
    """Make a class a dataclass with slots whose fields are never assigned to: mypy holds that, not Python.

    Instances are compared and hashed by their fields. A method that the class defines itself is kept. `field`,
    `replace`, `fields`, `__post_init__` and `match` work as with any dataclass.
    """
    made = dataclass(slots=True, eq=False, repr=False)(cls)
    for method in (*_comparing(made), _showing(made)):
        if method.__name__ not in cls.__dict__:
            setattr(made, method.__name__, method)
    return made


def _comparing(cls: Any) -> tuple[Callable[..., Any], ...]:
    read = _reader([each.name for each in fields(cls) if each.compare])

    def __eq__(self: object, other: object) -> bool:  # noqa: N807
        return read(self) == read(other) if other.__class__ is self.__class__ else NotImplemented

    def __hash__(self: object) -> int:  # noqa: N807
        return hash(read(self))

    return __eq__, __hash__


def _showing(cls: Any) -> Callable[[object], str]:
    names = [each.name for each in fields(cls) if each.repr]

    def __repr__(self: object) -> str:  # noqa: N807
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__qualname__}({shown})"

    return __repr__


def _reader(names: list[str]) -> Callable[[object], object]:
    """Return what reads these fields: one as it is, several as a tuple."""
    return attrgetter(*names) if names else lambda _: ()
