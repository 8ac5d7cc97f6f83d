"""The code that begins, copies and digests declared fields.

It is compiled once for each class, as dataclasses do it, so that it is as fast as code written by hand.
"""

from ast import literal_eval
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, get_args, get_origin

from cardgame_tui.engine.fields.field import SEATS, SORTABLE, Field, copied
from cardgame_tui.engine.plain_value import plain_value

SCALARS = (*SORTABLE, type(None))
COMPILED = "<declared fields>"
"""The file of compiled methods, for tracebacks."""
IT = "{0}"
"""The placeholder in an expression of `Field`: what the field holds."""


def add_methods(cls: Any, own: Mapping[str, Field]) -> None:
    """Compile the methods for the fields that a class adds to those of the class it extends.

    A method that the class defines itself is kept.
    """
    hints = vars(cls).get("__annotations__", {})
    codes = {name: _Codes(name, each, hints.get(name)) for name, each in own.items()}
    ties = [_tie(name, each.tie) for name, each in cls.fields.items() if each.tie]
    state = ", ".join(["*above_state(self)", *[each.state for each in codes.values() if each.state]])
    first = [f"self.{name} = {_first(name, each)}" for name, each in cls.fields.items()]
    methods = {
        "begin_fields": ("self, options=None", first),
        "clone": ("self", _clone(cls, codes, ties=bool(ties) and cls.ties_at_once)),
        "copyable": ("self", [f"return {' and '.join(['above_copyable(self)', *_nothing_lost(codes)])}"]),
        "state": ("self", [f"return ({state},)"]),
    }
    names = {f"above_{method}": getattr(super(cls, cls), method) for method in ("clone", "copyable", "state")}
    names |= {f"digest_{name}": each.digest for name, each in own.items()}
    names |= {"fields": cls.fields, "copied": copied, "plain": plain_value}
    for method, (arguments, body) in methods.items():
        if method not in vars(cls):
            setattr(cls, method, _compiled(cls, method, arguments, body, names))
    if ties:
        body = ["for self, twin in zip(owners, twins):", *ties]
        cls.tie = staticmethod(_compiled(cls, "tie", "owners, twins, cards", body, names))


def _clone(cls: type, codes: "Mapping[str, _Codes]", *, ties: bool) -> list[str]:
    """The lines of `clone`: what a copy would lose, what it holds, and what is done to it then.

    Args:
        cls: the class.
        codes: the expressions of its own fields, by their names.
        ties: whether the copy is at once tied to the cards beside it.
    """
    lost = [each.lost for each in codes.values() if each.lost]
    held = [f"assert {nothing}, {each!r}" for nothing, each in zip(_nothing_lost(codes), lost, strict=True)]
    copies = [f"twin.{name} = {each.copy}" for name, each in codes.items()]
    tied = ["self.tie((self,), (twin,), twin.cards)"] if ties else []
    rest = ["self.copy_rest(twin)"] if "copy_rest" in vars(cls) else []
    return [*held, "twin = above_clone(self)", *copies, *tied, *rest, "return twin"]


def _nothing_lost(codes: "Mapping[str, _Codes]") -> list[str]:
    """The conditions under which a copy loses nothing."""
    return [f"{each.it} == {each.first}" for each in codes.values() if each.lost]


def _tie(name: str, expression: str) -> str:
    return f"    if self.{name}: twin.{name} = {expression.replace(IT, f'self.{name}')}"


def _compiled(cls: type, name: str, arguments: str, body: list[str], names: dict[str, Any]) -> Callable[..., Any]:
    code = "\n    ".join([f"def {name}({arguments}):", *body])
    made: dict[str, Any] = {}
    exec(compile(code, COMPILED, "exec"), names, made)
    method: Callable[..., Any] = made[name]
    method.__qualname__, method.__module__ = f"{cls.__qualname__}.{name}", cls.__module__
    return method


class _Codes:
    """The expressions of one field.

    Args:
        name: its name.
        field: the field.
        hint: its annotation, None where it is unknown.

    Attributes:
        it: what it holds.
        lost: what a copy would lose.
        first: what it holds at first.
        copy: what a copy holds.
        state: it in the digest; empty where it is no part of it.
    """

    def __init__(self, name: str, field: Field, hint: Any) -> None:
        self.it = it = f"self.{name}"
        self.lost = field.lost
        self.first = _first(name, field)
        copy, state = _by_seat(field.first, hint, it) if field.by_seat else _plain(field.first, hint, it)
        self.copy = self.first if field.afresh else field.copy.replace(IT, it) or copy
        self.state = (field.state.replace(IT, it) or state) if field.hashed else ""
        if field.digest is not None:
            self.state = f"digest_{name}(self)"


def _first(name: str, field: Field) -> str:
    """The expression for what a field holds at first."""
    if callable(field.first):
        return f"fields[{name!r}].fresh(options)"
    fresh = field.fresh(None)
    return repr(fresh) if _is_literal(fresh) else f"fields[{name!r}].fresh(None)"


def _is_literal(fresh: object) -> bool:
    """Whether Python reads a value back from its text."""
    if fresh == set():
        return True
    try:
        return bool(literal_eval(repr(fresh)) == fresh)
    except (ValueError, SyntaxError):
        return False


def _by_seat(first: object, hint: Any, it: str) -> tuple[str, str]:
    """The expressions for a copy of a dictionary by seat and for its digest."""
    inside = (*get_args(hint), None, None)[1]
    one, two = (_plain(first, inside, f"{it}[{seat}]") for seat in SEATS)
    if one[0] == f"{it}[1]":
        return f"{it}.copy()", f"[*{it}.items()]"
    return f"{{1: {one[0]}, 2: {two[0]}}}", f"[{one[1]}, {two[1]}]"


def _plain(first: object, hint: Any, it: str) -> tuple[str, str]:
    """The expressions for a copy of a plain value and for its digest, the fastest that its annotation allows."""
    kind = get_origin(hint) or hint if callable(first) else type(first)
    inside = get_args(hint)
    if kind in SCALARS:
        return it, it
    if kind is set:
        return f"{it}.copy()", f"sorted({it})" if _only(inside, SORTABLE) else f"plain({it})"
    if kind is list and _only(inside, SCALARS):
        return f"{it}.copy()", f"{it}.copy()"
    if kind is dict and _only(inside, (*SCALARS, Enum)):
        return f"{it}.copy()", f"sorted({it}.items())" if _only(inside, SCALARS) else f"plain({it})"
    if hasattr(kind, "state"):
        return it, f"{it}.state()"
    return f"copied({it})", f"plain({it})"


def _only(inside: tuple[Any, ...], kinds: tuple[type, ...]) -> bool:
    """Whether the types in an annotation are known and all among some kinds, or tuples of these."""
    return bool(inside) and all(
        _only(tuple([each for each in get_args(one) if each is not ...]), kinds)
        if get_origin(one) is tuple
        else isinstance(one, type) and issubclass(one, kinds)
        for one in inside
    )
