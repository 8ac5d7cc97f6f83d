"""How many things a noun phrase means, whether they are targeted or chosen, and whether this card is left out."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.value import value


class Determiner(Node):
    """The beginning of a noun phrase."""

    __slots__ = ()

    @property
    def targets(self) -> bool:
        """Whether what it means is targeted (GA-203); otherwise it is chosen on resolution (GA-204)."""
        return False

    @property
    def other(self) -> bool:
        """Whether this card itself is not meant."""
        return False

    @property
    def group(self) -> bool:
        """Whether nothing is chosen: all that fit are meant."""
        return False

    @property
    def counts(self) -> bool:
        """Whether it only says how many there are, for conditions."""
        return False

    @property
    def least(self) -> int:
        """The least number that is chosen or counted."""
        return 0

    @property
    def most(self) -> int | None:
        """The greatest number, None for any."""
        return None


class Single(Determiner):
    """A determiner before a noun in the singular."""

    __slots__ = ()


class Many(Determiner):
    """A determiner before a noun in the plural."""

    __slots__ = ()


class Worded(Determiner):
    """A determiner that is words without a number; they say what it does."""

    __slots__ = ()
    value: str

    @property
    def targets(self) -> bool:
        """Whether the words say so."""
        return "target" in self.value

    @property
    def other(self) -> bool:
        """Whether the words say so."""
        return "other" in self.value

    @property
    def group(self) -> bool:
        """Whether the words say so."""
        return self.value.partition(" ")[0] in ("each", "all", "other")

    @property
    def counts(self) -> bool:
        """Whether it is `no`."""
        return self.value == "no"

    @property
    def least(self) -> int:
        """One, unless the words leave it open."""
        return 0 if self.value.startswith(("up", "any", "no", "all", "other")) else 1

    @property
    def most(self) -> int | None:
        """One, for words before a noun in the singular."""
        if self.counts:
            return 0
        return 1 if isinstance(self, Single) and not self.group else None

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _ALSO.get(self.value, ())


class Which(Worded, Single, Enum):
    """One thing, each, or none."""

    __hash__ = object.__hash__

    TARGET = "target"
    ANOTHER_TARGET = "another target"
    UP_TO_ONE_TARGET = "up to one target"
    UP_TO_ONE_OTHER_TARGET = "up to one other target"
    A = "a"
    ANOTHER = "another"
    UP_TO_ONE = "up to one"
    UP_TO_ONE_OTHER = "up to one other"
    EACH = "each"
    EACH_OTHER = "each other"
    NO = "no"


class All(Worded, Many, Enum):
    """All things, or any number of them."""

    __hash__ = object.__hash__

    ALL = "all"
    ALL_OTHER = "all other"
    OTHER = "other"
    ANY_NUMBER = "any number of"
    ANY_NUMBER_OTHER = "any number of other"
    ANY_NUMBER_TARGET = "any number of target"
    ANY_NUMBER_OTHER_TARGET = "any number of other target"
    NO = "no"


_ALSO = {
    "a": ("one", "any", "any one"),
    "another": ("one other",),
    "another target": ("one other target",),
    "up to one other target": ("up to one another target",),
    "each": ("every",),
    "each other": ("every other",),
}


@value
class UpTo(Many):
    """At most so many."""

    PHRASES: ClassVar = ("up to {most:word}[other= other][targets= target]",)
    most: int
    other: bool = False
    targets: bool = False


@value
class Exactly(Many):
    """So many."""

    PHRASES: ClassVar = ("{least}[other= other][targets= target]",)
    least: int
    other: bool = False
    targets: bool = False

    @property
    def most(self) -> int:
        """The same."""
        return self.least


@value
class Bounds(Many):
    """How many there are, for conditions; of an event `1 or more` are those that it is about."""

    PHRASES: ClassVar = (
        "{fewest} or more[other= other]",
        "{greatest} or fewer[other= other]",
        "exactly {number}[other= other]",
    )
    fewest: int | None = None
    greatest: int | None = None
    number: int | None = None
    other: bool = False

    @property
    def group(self) -> bool:
        """Nothing is chosen."""
        return True

    @property
    def counts(self) -> bool:
        """It only counts."""
        return True

    @property
    def least(self) -> int:
        """The least number."""
        return self.number or self.fewest or 0

    @property
    def most(self) -> int | None:
        """The greatest number."""
        return self.greatest if self.number is None else self.number
