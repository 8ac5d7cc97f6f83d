"""The parts of a sentence tree: node classes, and the kinds of value their fields may hold."""

import dataclasses
import types
import typing
from collections.abc import Iterable
from enum import Enum
from typing import ClassVar

from cardgame_tui.value import value

NO_DEFAULT = dataclasses.MISSING


class Node:
    """One unit of a card's language.

    A subclass without `PHRASES` is a category (an effect, a selector). A `value` with `PHRASES`
    is one sentence form: its fields are the slots of its phrases (syntax:
    `cardgame_tui.text.phrases`). An `Enum` may belong to a category too
    (`class Keyword(abilities.Keyword, Enum)`): its values are the words.

    Of two readings of the same words the one with a form that `BEATS` the other one counts.
    """

    __slots__ = ()

    PHRASES: ClassVar[tuple[str, ...]] = ()
    BEATS: ClassVar[tuple[type["Node"], ...]] = ()


class Fronted:
    """Mixed into an Enum of words that may also open a sentence: `until end of turn, draw a card`.

    Where such a word stands in an optional segment of its own, `[ {until}]`, it is also understood in front of the
    phrase, with a comma after it.
    """

    __slots__ = ()


class Amount(Node):
    """A number that is worked out when it counts: a field of type `int | Amount` holds one, or plain digits."""

    __slots__ = ()


class Figure(Amount):
    """An amount so short that it may stand where digits stand: `X`."""

    __slots__ = ()


class Singular(Node):
    """Mixed into forms and words that are one thing as the subject of a verb: `each ally gains`."""

    __slots__ = ()


class Plural(Node):
    """Mixed into forms and words that are several things as the subject of a verb: `allies you control gain`."""

    __slots__ = ()


class Imperative(Node):
    """Mixed into the forms of verbs: a phrase that opens with its verb has a third person, `draws` for `draw`."""

    __slots__ = ()


Form = type[Node] | type[Enum]


@value
class FieldKind:
    """The type of one field: `base` is int, bool, str (a name in quotes), an Enum or a Node class.

    `many` marks `tuple[base, ...]`. `absent` is the value when a phrase does not mention the field, or
    `NO_DEFAULT` when every phrase has to. `amount` is the category of amounts that an int may be instead.
    """

    base: type
    many: bool
    absent: object
    amount: type[Amount] | None = None


def is_concrete(form: type) -> bool:
    """Tell whether `form` has its own words: a sentence form or an Enum of words."""
    return issubclass(form, Enum) or (issubclass(form, Node) and bool(form.PHRASES))


def nodes_in(*modules: types.ModuleType) -> tuple[Form, ...]:
    """Return the sentence forms and word categories that the modules define or import, once each."""
    found: dict[Form, None] = {}
    for module in modules:
        for each in vars(module).values():
            if isinstance(each, type) and issubclass(each, Node) and is_concrete(each):
                found[each] = None
    return tuple(found)


def members_of(category: type, forms: Iterable[Form]) -> tuple[Form, ...]:
    """Return the forms that may be used for `category`."""
    return tuple(form for form in forms if issubclass(form, category) and is_concrete(form))


_kinds: dict[type[Node], dict[str, FieldKind]] = {}


def field_kinds(form: type[Node]) -> dict[str, FieldKind]:
    """Return the kind of each field of a sentence form, in field order.

    Raises:
        ValueError: `form` is not a dataclass, or a field has a type that no slot can hold.
    """
    if form not in _kinds:
        _kinds[form] = _read_kinds(form, form)
    return _kinds[form]


def _read_kinds(form: type[Node], dataclass_form: typing.Any) -> dict[str, FieldKind]:
    if not dataclasses.is_dataclass(dataclass_form):
        raise ValueError(f"{form.__name__} has PHRASES but is not a dataclass")
    hints = typing.get_type_hints(form)
    fields = dataclasses.fields(dataclass_form)
    return {field.name: _kind(form, field, hints[field.name]) for field in fields}


def _kind(form: type[Node], field: "dataclasses.Field[object]", hint: object) -> FieldKind:
    parts = [part for part in typing.get_args(hint) if part not in (type(None), Ellipsis)]
    amount = next((part for part in parts if isinstance(part, type) and issubclass(part, Amount)), None)
    if int in parts and amount is not None:
        return FieldKind(int, False, _absent(field, int, False, type(None) in typing.get_args(hint)), amount)
    many = typing.get_origin(hint) is tuple
    optional = isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union
    base = parts[0] if (many or optional) and len(parts) == 1 else hint
    if not isinstance(base, type) or not (base is str or issubclass(base, int | Enum | Node)):
        holds = "a field holds int, bool, str, an Enum or a Node"
        raise ValueError(f"{form.__name__}.{field.name}: {holds}, not {hint}")
    return FieldKind(base, many, _absent(field, base, many, optional))


def _absent(field: "dataclasses.Field[object]", base: type, many: bool, optional: bool) -> object:
    if field.default is not dataclasses.MISSING:
        return field.default
    if many:
        return ()
    if optional:
        return None
    return False if base is bool else NO_DEFAULT
