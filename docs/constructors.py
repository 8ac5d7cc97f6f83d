"""For the builder of the site: constructors of values and named tuples, which are made from the fields of a class.

The builder knows those of dataclasses. It would take the arguments that these classes describe for mistakes, and
show no constructor.
"""

from typing import Any

from griffe import Attribute, Class, Extension, Function, Parameter, ParameterKind, Parameters

DECORATOR, BASE = "cardgame_tui.value.value", "typing.NamedTuple"


class Constructors(Extension):
    """Adds the constructor of each such class."""

    def on_class(self, *, cls: Class, **_: Any) -> None:
        """Called when a class and its members have been read."""
        if "__init__" not in cls.members and has_fields(cls):
            cls.set_member("__init__", constructor(cls))


def has_fields(cls: Class) -> bool:
    """Whether the arguments of a class are its fields."""
    decorators = (getattr(each.value, "canonical_path", "") for each in cls.decorators)
    bases = (getattr(base, "canonical_path", "") for base in cls.bases)
    return DECORATOR in decorators or BASE in bases


def constructor(cls: Class) -> Function:
    """The constructor: its arguments are the fields in their order."""
    kind = ParameterKind.positional_or_keyword
    fields = (each for each in cls.members.values() if isinstance(each, Attribute) and each.annotation)
    given = [Parameter(each.name, annotation=each.annotation, kind=kind, default=each.value) for each in fields]
    return Function("__init__", parameters=Parameters(Parameter("self", kind=kind), *given), returns="None")
