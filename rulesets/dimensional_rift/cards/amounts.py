"""Numbers that are worked out when they are needed: `X`, `that much`, `the number of creatures you control`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount, Figure, Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.measures import Measure, Sort
from rulesets.dimensional_rift.cards.nouns import Reference, What


class Worth(Amount):
    """A number that is worked out."""

    __slots__ = ()


class Known(Worth, Figure, Enum):
    """A number that other words of the sentence have settled (DR-200)."""

    __hash__ = object.__hash__

    X = "X"
    THAT_MUCH = "that much"
    THAT_MANY = "that many"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return ("that",) if self is Known.THAT_MUCH else ()


@value
class Value(Worth):
    """A number that is counted when it is needed."""

    PHRASES: ClassVar = (
        "the number of {what:plural}",
        "the {measure} of {of}",
        "the {measure} on {of}",
        "the amount of {measure} on {of}",
        "its {measure}",
    )
    what: What | None = None
    measure: Measure | None = None
    of: Selector = Reference.IT


@value
class Load(Node):
    """So much of it."""

    PHRASES: ClassVar = (
        "{amount} {sort:plural}",
        "{amount:article} {sort}",
        "{all=all} {sort:plural}",
        "{upto=up to} {amount} {sort:plural}",
        "{many=any number of} {sort:plural}",
        "{many=any amount of} {sort:plural}",
    )
    sort: Sort
    amount: int | Worth = 0
    all: bool = False
    upto: bool = False
    many: bool = False
