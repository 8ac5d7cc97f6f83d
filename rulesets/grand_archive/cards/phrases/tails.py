"""What stands behind a noun: whose things, where, and with what; each must fit (GA-202 to GA-205)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.value import value
from rulesets.grand_archive.cards.changes import Word
from rulesets.grand_archive.cards.nouns import CounterKind, Stat
from rulesets.grand_archive.cards.phrases.who import TargetPlayer
from rulesets.grand_archive.cards.qualifiers import AnyOf


class Tail(Node):
    """Words behind a noun: the things that do not fit them are not meant."""

    __slots__ = ()


class Whose(Tail, Enum):
    """Whose things a text means, seen from the controller; with two players not yours are the opponent's."""

    YOURS = "you control"
    OPPONENTS = "an opponent controls"
    DEFENDERS = "the defending player controls"
    THAT_PLAYERS = "that player controls"
    THEIRS = "they control"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return _ALSO.get(self.value, ())


_ALSO = {
    "you control": ("under your control",),
    "an opponent controls": (
        "you don't control", "you do not control", "opponents control", "your opponents control",
        "your opponent controls", "each opponent controls",
    ),
    "that player controls": ("controlled by that player",),
}  # fmt: skip


@value
class OfPlayer(Tail):
    """The things of a player who is targeted."""

    PHRASES: ClassVar = ("{player} controls",)
    player: TargetPlayer


class Owner(Enum):
    """Whose zone it is; `THEIR` is that of the player who does what the text says."""

    YOUR = "your"
    THEIR = "their"
    ANY = "a"
    OPPONENTS = "an opponent's"
    THAT_PLAYERS = "that player's"
    ITS_OWNERS = "its owner's"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        if self is Owner.ANY:
            return ("any", "any player's", "all")
        return (
            ("your opponents'", "opponents'", "your opponent's", "each opponent's")
            if self is Owner.OPPONENTS
            else ()
        )


class ZoneWord(Enum):
    """A zone of a player; the names are the kinds of the zones."""

    HAND = "hand"
    MEMORY = "memory"
    GRAVEYARD = "graveyard"
    BANISHMENT = "banishment"
    MATERIAL = "material deck"
    DECK = "main deck"
    LINEAGE = "inner lineage"
    INTENT = "intent"

    @property
    def zone(self) -> str:
        """The kind of the zone."""
        return self.name.lower()

    @property
    def plural(self) -> str:
        """The zones of several players."""
        return "memories" if self is ZoneWord.MEMORY else f"{self.value}s"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        if self is ZoneWord.DECK:
            return ("deck",)
        return ("lineage", "champion's inner lineage", "champion's lineage") if self is ZoneWord.LINEAGE else ()


HIDDEN = frozenset({ZoneWord.HAND, ZoneWord.MEMORY, ZoneWord.MATERIAL, ZoneWord.DECK})
"""Zones that other players do not see."""


@value
class Zones(Node):
    """Zones: `your hand or memory`, `graveyards`."""

    PHRASES: ClassVar = (
        "{owner} {zones|or}", "{player}'s {zones|or}", "{zones:plural|or}"
    )  # fmt: skip
    zones: tuple[ZoneWord, ...]
    owner: Owner | None = None
    player: TargetPlayer | None = None


@value
class In(Tail):
    """Cards in a zone."""

    PHRASES: ClassVar = ("in {place}", "{out=from} {place}")
    place: Zones
    out: bool = False


class Among(Tail, Enum):
    """Of the things that were looked at, revealed or named before."""

    THEM = "among them"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("from among them", "of them", "among those cards", "from among those cards", "from it")


class Has(Tail, Enum):
    """Cards of yours that are there."""

    YOU_HAVE = "you have"


@value
class WithCounters(Tail):
    """Things with counters, or with none of a kind."""

    PHRASES: ClassVar = (
        "with {least:article} {counter} counter on it", "with {least} or more {counter} counters on it",
        "with {none=no} {counter} counters on it",
        "with {least:article} {counter} counter on them", "with {least} or more {counter} counters on them",
        "with {none=no} {counter} counters on them", "with {least} or more {counter} counters",
    )  # fmt: skip
    counter: CounterKind
    least: int = 1
    none: bool = False


@value
class WithKeyword(Tail):
    """Things with a keyword, or without it."""

    PHRASES: ClassVar = ("with {word}", "{without=without} {word}")
    word: Word
    without: bool = False


@value
class WithCost(Tail):
    """Cards by their printed cost (GA-39, GA-40)."""

    PHRASES: ClassVar = ("with {price}[ or {or_else}]",)
    price: "Price"
    or_else: "Price | None" = None


class CostWord(Enum):
    """A kind of cost; any kind without a word."""

    COST = "cost"
    RESERVE = "reserve cost"
    MEMORY = "memory cost"


@value
class Price(Node):
    """What the printed cost of a card is to be (GA-39, GA-40)."""

    PHRASES: ClassVar = (
        "{cost} {exactly}[ or {other}]", "{cost} {most} or less", "{cost} {least} or more",
        "a {cost} of {exactly}[ or {other}]", "a {cost} of {most} or less", "a {cost} of {least} or more",
    )  # fmt: skip
    exactly: int | None = None
    other: int | None = None
    most: int | None = None
    least: int | None = None
    cost: CostWord = CostWord.COST


@value
class WithStat(Tail):
    """Things by a number that they have now; one without the number does not fit (GA-50)."""

    PHRASES: ClassVar = (
        "with {stat} {most} or less", "with {stat} {least} or more", "with {stat} {exactly}",
        "with {most} or less {stat}", "with {least} or more {stat}", "with {exactly} {stat}",
    )  # fmt: skip
    stat: Stat
    most: int | None = None
    least: int | None = None
    exactly: int | None = None


@value
class Named(Tail):
    """Things with a name."""

    PHRASES: ClassVar = ("named {name}",)
    name: str


@value
class ThatIs(Tail):
    """Things of a kind or in a state, said behind the noun."""

    PHRASES: ClassVar = (
        "that is {tests}", "that {isnt=isn't} {tests}", "that are {tests}", "that {isnt=aren't} {tests}",
        "that's {tests}",
    )  # fmt: skip
    tests: AnyOf
    isnt: bool = False


class Past(Enum):
    """What an object has done in this turn, or what has happened to it."""

    __hash__ = object.__hash__

    ENTERED = "entered the field"
    ATTACKED = "attacked"
    LEVELED = "leveled up"
    STRUCK = "dealt combat damage"
    HURT = "was dealt damage"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        if self is Past.HURT:
            return ("has been dealt damage", "took damage", "has taken damage")
        return (f"has {self.value}",)


@value
class Happened(Tail):
    """Things that did something in this turn, or to which it happened."""

    PHRASES: ClassVar = ("that {past} this turn", "that took {least} or more damage this turn")
    past: Past | None = None
    least: int | None = None


class ByChance(Tail, Enum):
    """Things that nobody chooses (GA-236)."""

    RANDOM = "at random"


class Linked(Tail, Enum):
    """Things that are linked to the card itself (GA-321)."""

    TO_THIS = "linked to this"
