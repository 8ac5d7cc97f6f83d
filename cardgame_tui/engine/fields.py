"""The fields that a class declares, and the code that begins, copies and digests them.

That code is compiled once for each class, as dataclasses do it, so that it is as fast as code written by hand.
"""

from ast import literal_eval
from collections.abc import Callable, Mapping
from enum import Enum
from itertools import takewhile
from types import MappingProxyType
from typing import Any, ClassVar, Self, get_args, get_origin

from cardgame_tui.engine.plain_value import plain_value
from cardgame_tui.value import value

SEATS = (1, 2)
SORTABLE = (bool, int, float, str)
SCALARS = (*SORTABLE, type(None))
COMPILED = "<declared fields>"
"""The file of compiled methods, for tracebacks."""
IT = "{0}"
"""The placeholder in an expression of `Field`: what the field holds."""
PLAIN = (*SORTABLE, list, dict, set)
"""Types of what positions can write."""


@value
class Field:
    """One declared field. In its expressions ``{0}`` is what it holds.

    Args:
        first: what it holds at first: a value, or a function that makes it from the options.
        about: what it says, on one line, for the handbook.
        by_seat: whether each seat has its own; the field is then a dictionary by seat.
        listed: whether positions and facts have it by its name.
        within: the values that a position may give it; None for any.
        hashed: whether it is part of the digest.
        digest: writes it for the digest, from the object that has it; None for the usual way.
        afresh: whether a copy begins with what it holds at first.
        lost: what a copy would lose if it were made while this holds something; empty if it loses nothing.
        copy: expression for what a copy holds, empty for a plain value.
        state: expression for the digest, empty for a plain value.
        tie: expression for what a copy holds once all ``cards`` are copied, empty if it refers to none.
    """

    first: Any
    about: str
    by_seat: bool = False
    listed: bool = False
    within: range | tuple[object, ...] | None = None
    hashed: bool = True
    digest: Callable[[Any], object] | None = None
    afresh: bool = False
    lost: str = ""
    copy: str = ""
    state: str = ""
    tie: str = ""

    def fresh(self, options: object) -> Any:
        """What it holds at first, as an object of its own."""
        first = self.first(options) if callable(self.first) else self.first
        return {seat: copied(first) for seat in SEATS} if self.by_seat else copied(first)


class Declares:
    """A class whose subclasses declare fields: a duel, a card, a zone. It has methods ``clone`` and ``state``.

    Attributes:
        fields: all that the class declares, by name; worked out.
        tie: gives copies what refers to cards, once all cards are copied; None for a class without such fields.
        ties_at_once: whether a copy has all cards as soon as it is made, as that of a duel has.
    """

    __slots__ = ()
    ties_at_once: ClassVar[bool] = False
    fields: ClassVar[Mapping[str, Field]] = MappingProxyType({})
    tie: ClassVar[Callable[[Any, Any, Any], None] | None] = None

    def __init_subclass__(cls, **arguments: object) -> None:
        super().__init_subclass__(**arguments)
        if own := vars(cls).get(SLOTTED) or _fields_in(vars(cls)):
            _check(cls, own)
            cls.fields = {**cls.fields, **own}
            _add_methods(cls, own)

    def begin_fields(self, options: object = None) -> None:
        """Give every field what it holds at first."""

    def copy_rest(self, twin: Self) -> None:
        """Give a copy what is not declared; a class that writes this method has it called for each copy."""


class Slotted(type):
    """The type of classes that may have a slot for each field, which makes copies smaller and faster.

    ``class LaneCard(Card[LanePrinted], slots=True)`` then has no attributes but those that it declares.
    """

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], *, slots: bool = False
    ) -> "Slotted":
        """Make a class; its fields are taken out, since a slot takes no value from the class."""
        if slots:
            own = _fields_in(namespace)
            rest = {key: each for key, each in namespace.items() if key not in own}
            namespace = {**rest, "__slots__": tuple(own), SLOTTED: own}
        return super().__new__(mcs, name, bases, namespace)


SLOTTED = "_slotted"
"""Where a class with slots keeps its fields while it is made."""


def _fields_in(namespace: Mapping[str, Any]) -> dict[str, Field]:
    return {name: each for name, each in namespace.items() if isinstance(each, Field)}


TAKEN = frozenset(
    {
        "active", "cards", "chance", "events", "named", "options", "phase", "phase_keeper", "pushed", "remembers",
        "result", "shown", "stack", "start", "turn", "waiting", "why_not", "zones",
    }
)  # fmt: skip
"""Names of what every duel has."""
WORDS = frozenset({"card", "count", "face_down", "seat1", "seat2", "winner"})
"""Words that mean something else in the positions and facts of every game."""


def _check(cls: type, own: Mapping[str, Field]) -> None:
    hints = vars(cls).get("__annotations__", {})
    for name, each in own.items():
        if isinstance(vars(cls)[name], Field):
            delattr(cls, name)
        if not name.isidentifier():
            raise TypeError(f"{cls.__name__}: {name!r} is no name for a field")
        if callable(each.first) and (each.listed or each.by_seat) and isinstance(hints.get(name), str | None):
            raise TypeError(
                f"{cls.__name__}: {name} begins with what the options say; annotate it, without quotes"
            )
        if any(hasattr(base, name) for base in cls.__bases__) or name in TAKEN or (each.listed and name in WORDS):
            raise TypeError(f"{cls.__name__}: {name} is something else already; give the field another name")


def _add_methods(cls: Any, own: Mapping[str, Field]) -> None:
    """Compile the methods for the fields that a class adds to those of the class it extends.

    A method that the class defines itself is kept.
    """
    hints = vars(cls).get("__annotations__", {})
    codes = {name: _Codes(name, each, hints.get(name)) for name, each in own.items()}
    ties = [_tie(name, each.tie) for name, each in cls.fields.items() if each.tie]
    tied = ["self.tie((self,), (twin,), twin.cards)"] if ties and cls.ties_at_once else []
    tied += ["self.copy_rest(twin)"] if "copy_rest" in vars(cls) else []
    copies = [f"twin.{name} = {each.copy}" for name, each in codes.items()]
    held = [f"assert {each.it} == {each.first}, {each.lost!r}" for each in codes.values() if each.lost]
    state = ", ".join(["*above_state(self)", *[each.state for each in codes.values() if each.state]])
    first = [f"self.{name} = {_first(name, each)}" for name, each in cls.fields.items()]
    methods = {
        "begin_fields": ("self, options=None", first),
        "clone": ("self", [*held, "twin = above_clone(self)", *copies, *tied, "return twin"]),
        "state": ("self", [f"return ({state},)"]),
    }
    names = {f"above_{method}": getattr(super(cls, cls), method) for method in ("clone", "state")}
    names |= {f"digest_{name}": each.digest for name, each in own.items()}
    names |= {"fields": cls.fields, "copied": copied, "plain": plain_value}
    for method, (arguments, body) in methods.items():
        if method not in vars(cls):
            setattr(cls, method, _compiled(cls, method, arguments, body, names))
    if ties:
        body = ["for self, twin in zip(owners, twins):", *ties]
        cls.tie = staticmethod(_compiled(cls, "tie", "owners, twins, cards", body, names))


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


def listed(fields: Mapping[str, Field]) -> dict[str, Field]:
    """Those of some fields that positions and facts have by their names."""
    return {name: each for name, each in fields.items() if each.listed}


def is_declared(cls: type[Declares], base: type[Declares]) -> bool:
    """Whether a class adds only listed fields to the digest of one that it extends, so that positions have all."""
    above = takewhile(lambda each: each is not base, cls.__mro__)
    by_hand = [vars(each)["state"] for each in above if "state" in vars(each)]
    return all([each.__code__.co_filename == COMPILED for each in by_hand]) and all(
        [each.listed for each in cls.fields.values() if each.hashed]
    )


def copied(value: Any) -> Any:
    """A copy of a plain value that shares nothing that can change."""
    match value:
        case list():
            return [copied(each) for each in value]
        case dict():
            return {key: copied(each) for key, each in value.items()}
        case set():
            return set(value)
    return value
