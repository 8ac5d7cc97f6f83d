"""Classes that declare fields: duels, cards and zones."""

from collections.abc import Callable, Mapping
from itertools import takewhile
from types import MappingProxyType
from typing import Any, ClassVar, Self

from cardgame_tui.engine.fields.compiled import COMPILED, add_methods
from cardgame_tui.engine.fields.field import Field


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
            add_methods(cls, own)

    def begin_fields(self, options: object = None) -> None:
        """Give every field what it holds at first."""

    def copyable(self) -> bool:
        """Whether a copy made now would lose nothing; see `passing`."""
        return True

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


def is_declared(cls: type[Declares], base: type[Declares]) -> bool:
    """Whether a class adds only listed fields to the digest of one that it extends, so that positions have all."""
    above = takewhile(lambda each: each is not base, cls.__mro__)
    by_hand = [vars(each)["state"] for each in above if "state" in vars(each)]
    return all([each.__code__.co_filename == COMPILED for each in by_hand]) and all(
        [each.listed for each in cls.fields.values() if each.hashed]
    )
