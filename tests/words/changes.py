"""All texts that differ from one text by one word or one qualifier, made from the declarations of its forms."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any

from cardgame_tui.text import Node
from cardgame_tui.text.nodes import NO_DEFAULT, FieldKind, Form, field_kinds, members_of
from cardgame_tui.text.phrases import phrasings_of

NUMBERS = (1, 2, 3)
"""Numbers that are put where a text has none."""


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """What the words of a language may be changed into; one is equal to itself alone, so that it is a quick key.

    Args:
        forms: its sentence forms.
        names: names in quotes.
    """

    forms: tuple[Form, ...]
    names: Sequence[str]


@dataclass(frozen=True, slots=True)
class Changed:
    """A tree that differs in one place.

    Args:
        place: the form and the field, such as ``OneTarget.kind``.
        tree: the changed tree.
    """

    place: str
    tree: Any


def changes(tree: Node, words: Words) -> Iterator[Changed]:
    """Yield every tree that differs from this one by another word, one word more or one word less.

    Lists keep their length: what is left out there is a sentence or an effect, no word.
    """
    for name, kind in field_kinds(type(tree)).items():
        before = getattr(tree, name)
        place = f"{type(tree).__name__}.{name}"
        for each in _values(before, kind, place, words):
            yield Changed(each.place, replace(tree, **{name: each.tree}))  # type: ignore[type-var]
    yield from _moved(tree)


def _values(before: object, kind: FieldKind, place: str, words: Words) -> Iterator[Changed]:
    """Other values of one field."""
    absent = kind.absent is not NO_DEFAULT and before == kind.absent
    if isinstance(before, tuple) and before:
        yield from _items(before, kind, place, words)
    elif isinstance(before, bool):
        yield Changed(place, not before)
    elif absent:
        for each in _fillers(kind.base, words):
            if each != before:  # a number may be absent as 1
                yield Changed(place, (each,) if kind.many else each)
    else:
        yield from _others(before, kind.base, place, words)
    if not absent and kind.absent is not NO_DEFAULT and not isinstance(before, bool | tuple):
        yield Changed(place, kind.absent)


def _items(before: tuple[Any, ...], kind: FieldKind, place: str, words: Words) -> Iterator[Changed]:
    """A list with one item changed."""
    for number, item in enumerate(before):
        for each in _others(item, kind.base, place, words):
            yield Changed(each.place, (*before[:number], each.tree, *before[number + 1 :]))


def _others(before: object, base: type, place: str, words: Words) -> Iterator[Changed]:
    """Other values in the place of one."""
    if isinstance(before, Node) and not isinstance(before, Enum):
        yield from changes(before, words)
    if isinstance(before, int):
        yield from [Changed(place, each) for each in (before + 1, before - 1) if each >= 0]
        return
    for each in _fillers(base, words):
        if each != before and (isinstance(each, Enum | str) or type(each) is not type(before)):
            yield Changed(place, each)


@cache
def _fillers(base: type, words: Words) -> tuple[Any, ...]:
    """What `_made` yields, which is asked for again and again."""
    return tuple(_made(base, words))


def _made(base: type, words: Words) -> Iterator[Any]:
    """Simple values of a type: words of its lists, and each form with the simplest fields."""
    if base is bool:
        yield True
    elif base is int:
        yield from NUMBERS
    elif base is str:
        yield from words.names
    elif issubclass(base, Enum):
        yield from base
    else:
        for form in members_of(base, words.forms):
            yield from form if issubclass(form, Enum) else _simplest(form, words)


def _simplest(form: type[Node], words: Words) -> Iterator[Node]:
    """A form with only the fields that must be there; none if one of them is a list or holds such a form."""
    for phrasing in phrasings_of(form):
        values: dict[str, Any] = {}
        for name, kind in field_kinds(form).items():
            if name in phrasing.flags:
                values[name] = True
            elif name not in phrasing.fields:
                values[name] = kind.absent
            elif kind.many or not (kind.base in (int, str) or issubclass(kind.base, Enum)):
                break
            else:
                values[name] = _fillers(kind.base, words)[0]
        else:
            yield form(**values)


def _moved(tree: Node) -> Iterator[Changed]:
    """A value in the place of another field of its type: ``+2`` as ``-2``, or a flag for another one."""
    kinds = {name: kind for name, kind in field_kinds(type(tree)).items() if kind.absent is not NO_DEFAULT}
    present = [name for name, kind in kinds.items() if getattr(tree, name) != kind.absent]
    for name in present:
        for other, kind in kinds.items():
            if other not in present and kind.base is kinds[name].base and kind.many == kinds[name].many:
                moved = {name: kinds[name].absent, other: getattr(tree, name)}
                yield Changed(f"{type(tree).__name__}.{other}", replace(tree, **moved))  # type: ignore[type-var]
