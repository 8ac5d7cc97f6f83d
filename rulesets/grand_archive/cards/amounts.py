"""Amounts: numbers that are worked out when they count. One that comes to less than 0 is 0 (GA-129, GA-237)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount, Figure, Node
from cardgame_tui.text.abilities import Condition, Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CounterKind, Way
from rulesets.grand_archive.cards.phrases.determiners import All
from rulesets.grand_archive.cards.phrases.selectors import Phrase, Pointer, Several
from rulesets.grand_archive.cards.phrases.spots import Spot


class Atom(Amount):
    """An amount that may be multiplied or halved."""

    __slots__ = ()


class Letter(Figure, Atom, Enum):
    """A number with a letter: what was chosen for X, and LV (GA-40, GA-129)."""

    X = "X"
    LEVEL = "LV"

    @property
    def also(self) -> tuple[str, ...]:
        """Its other spellings."""
        return ("your level",) if self is Letter.LEVEL else ()


@value
class Sum(Figure):
    """Two numbers together, or one less another."""

    PHRASES: ClassVar = (
        "{first} + {second}", "{first} {minus=-} {second}",
        "{first} plus {second}", "{first} {minus=minus} {second}",
    )  # fmt: skip
    first: int | Letter
    second: int | Letter
    minus: bool = False


@value
class Times(Amount):
    """An amount several times."""

    PHRASES: ClassVar = ("twice {amount}", "{times:word} times {amount}")
    amount: Atom
    times: int = 2


@value
class Half(Amount):
    """Half of an amount, rounded down where no word says otherwise (GA-237)."""

    PHRASES: ClassVar = (
        "half of {amount}[up=, rounded up]", "half {amount}[up=, rounded up]",
        "half of {amount}, rounded down", "half {amount}, rounded down",
    )  # fmt: skip
    amount: Atom
    up: bool = False


@value
class More(Amount):
    """An amount and a number more, or less."""

    PHRASES: ClassVar = ("{amount:closed} plus {number}", "{amount:closed} {minus=minus} {number}")
    amount: Amount
    number: int | Letter
    minus: bool = False


class Known(Atom, Enum):
    """A number of the state of the game, or of what the text has done."""

    INFLUENCE = "your influence"
    DAMAGE = "the damage on your champion"
    PREVENTED = "the damage prevented this way"
    DONE = "that much"
    ROLL = "the roll"
    DEALT = "the damage dealt this way"
    REMOVED = "the number of counters removed this way"

    @property
    def also(self) -> tuple[str, ...]:
        """Its other spellings."""
        return ("that many",) if self is Known.DONE else ()


@value
class CountOf(Atom):
    """How many things of a kind there are."""

    PHRASES: ClassVar = ("the number of {what}",)
    what: Several


@value
class CountDone(Atom):
    """How many things of a kind the text has done something with (GA-140)."""

    PHRASES: ClassVar = ("the number of {what} {way} this way",)
    what: Several
    way: Way


@value
class CountPut(Atom):
    """How many things of a kind the text has put somewhere, where they still lie (GA-348)."""

    PHRASES: ClassVar = ("the number of {what} put {spot} this way",)
    what: Several
    spot: Spot


@value
class CountDied(Atom):
    """How many units of a kind have died this turn (GA-353)."""

    PHRASES: ClassVar = ("the number of {what} that died this turn",)
    what: Several


@value
class CountersOn(Atom):
    """How many counters of a kind are on something."""

    PHRASES: ClassVar = ("the number of {counter} counters on {whom}",)
    counter: CounterKind
    whom: Selector


class Measure(Enum):
    """A number of a card or an object (GA-39, GA-42)."""

    POWER = "power"
    LIFE = "life"
    LEVEL = "level"
    DURABILITY = "durability"
    RESERVE = "reserve cost"
    MEMORY = "memory cost"


@value
class MeasureOf(Atom):
    """A number of one thing, as it is now or was just before it left (GA-34); 0 without that number."""

    PHRASES: ClassVar = ("{its=its} {measure}", "{whom}'s {measure}", "the {measure} of {whom}")
    measure: Measure
    whom: Selector | None = None
    its: bool = False


class Choice(Enum):
    """Which of several numbers is meant; of none it is 0."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    TOTAL = "total"

    def of(self, numbers: list[int]) -> int:
        """The number that is meant."""
        if self is Choice.TOTAL:
            return sum(numbers)
        return max(numbers, default=0) if self is Choice.HIGHEST else min(numbers, default=0)


@value
class Among(Atom):
    """The highest or the lowest number of a group, or all of them together."""

    PHRASES: ClassVar = ("the {which} {measure} among {what}", "the {which} {measure} of {what}")
    which: Choice
    measure: Measure
    what: Several


@value
class Per(Node):
    """Things by whose number an amount is multiplied, one by one or so many at a time."""

    PHRASES: ClassVar = (
        "for {what:one}",
        "for every {what:many}",
        "for each {counter} counter on {whom}",
        "for every {every} {counter} counters on {whom}",
        "for {what:one} {way} this way",
        "for {what:one} put {spot} this way",
        "for {what:one} that {died=died} this turn",
        "for each counter {removed=removed} this way",
    )
    what: Phrase | None = None
    way: Way | None = None
    removed: bool = False
    spot: Spot | None = None
    died: bool = False
    counter: CounterKind | None = None
    whom: Selector | None = None
    every: int = 1

    @property
    def amount(self) -> Atom:
        """How many of them there are."""
        if self.what is not None:
            other = All.OTHER if self.what.other else None
            several = Several(self.what.types, other, self.what.qualifiers, self.what.tails)
            if self.died:
                return CountDied(several)
            if self.spot is not None:
                return CountPut(several, self.spot)
            return CountOf(several) if self.way is None else CountDone(several, self.way)
        if self.removed:
            return Known.REMOVED
        assert self.counter is not None
        assert self.whom is not None
        return CountersOn(self.counter, self.whom)

    @property
    def share(self) -> int:
        """How many of them count once."""
        return self.what.required if isinstance(self.what, Several) else self.every


@value
class Product(Amount):
    """An amount so many times; a text says it with `Per`."""

    amount: int | Amount
    per: Per


@value
class Compare(Condition):
    """An amount against a number."""

    PHRASES: ClassVar = (
        "{amount} is {least} or more", "{amount} is {most} or less", "{amount} is exactly {exactly}",
        "{amount} is {exactly}",
        "{amount} was {least} or more", "{amount} was {most} or less", "{amount} was {exactly}",
    )  # fmt: skip
    amount: Atom
    least: int | None = None
    most: int | None = None
    exactly: int | None = None

    def holds(self, found: int) -> bool:
        """Whether what the amount comes to is within the bounds."""
        if self.exactly is not None:
            return found == self.exactly
        return found >= (self.least or 0) and (self.most is None or found <= self.most)


@value
class Measures(Condition):
    """A number of one thing against a number."""

    PHRASES: ClassVar = (
        "{whom} has {measure} {least} or more", "{whom} has {measure} {most} or less",
        "{whom} has {measure} {exactly}",
        "{whom} has {least} or more {measure}", "{whom} has {most} or less {measure}",
        "{whom} had {measure} {least} or more", "{whom} had {measure} {most} or less",
        "{whom} had {measure} {exactly}",
    )  # fmt: skip
    whom: Pointer
    measure: Measure
    least: int | None = None
    most: int | None = None
    exactly: int | None = None

    @property
    def compared(self) -> Compare:
        """The same as an amount that is compared."""
        return Compare(MeasureOf(self.measure, self.whom), self.least, self.most, self.exactly)
