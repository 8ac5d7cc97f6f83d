"""The static abilities: what a card gives, allows and forbids as long as it is face-up."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Selector, Static
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.happenings import Doer
from rulesets.dimensional_rift.cards.keywords import Allowed, Given, Keyword
from rulesets.dimensional_rift.cards.measures import Sort
from rulesets.dimensional_rift.cards.nouns import ANY_CARD, EMPTY_ZONE, Reference, Stat, What


@value
class Unnamed(Selector):
    """The card that a static ability is about if it names none: this, or that of the one before it (DR-199)."""


UNNAMED = Unnamed()
"""What a static ability is about that names no card; no text has this form."""


@value
class Have(Static):
    """Gives keywords and numbers to all that fit (DR-40, DR-120, DR-146)."""

    PHRASES: ClassVar = (
        "has {words|and}",
        "{who} has {words|and}",
        "{who} has {words|and} during their Strike",
        "{who} is {words|and}",
        "{who} has {words|and} for each {per}",
        "{who} has {words|and} for each {lying} on {on}",
        "{who} has {words|and}, where X is {x}",
    )
    words: tuple[Given, ...]
    who: Selector = UNNAMED
    per: What | None = None
    lying: Sort | None = None
    on: Selector = Reference.THIS
    x: Worth | None = None


@value
class Lack(Static):
    """Takes keywords away from all that fit, wherever they come from (DR-205)."""

    PHRASES: ClassVar = ("loses {words|and}", "{who} loses {words|and}")
    words: tuple[Keyword, ...]
    who: Selector = UNNAMED


@value
class Fixed(Static):
    """Replaces a printed number (DR-205)."""

    PHRASES: ClassVar = (
        "{who}'s {stat} is {number}",
        "{who}' {stat} is {number}",
        "the {stat} of {who} is {number}",
        "{who} has {stat} {number}",
        "{who} has {number} {stat}",
    )
    who: Selector
    stat: Stat
    number: int


@value
class Must(Static):
    """Who must block actively, or be blocked, if that can be (DR-207)."""

    PHRASES: ClassVar = ("must {duty}", "must {duty} if able", "{who} must {duty}", "{who} must {duty} if able")
    duty: "Duty"
    who: Selector = UNNAMED


class Duty(Enum):
    """What must be."""

    BLOCK = "block"
    BLOCKED = "be blocked"


class Play(Enum):
    """What a player does with cards."""

    SUMMON = "summon"
    SET = "set"
    FLIP = "flip"


class Pursuit(Enum):
    """What a player does otherwise."""

    DRAW = "draw cards"
    GAIN = "gain HP"
    ACTIVATE = "activate abilities"


@value
class BarPlayers(Static):
    """Forbids something to players (DR-206)."""

    PHRASES: ClassVar = ("{player} cannot {play} {what:plural}", "{player} cannot {pursuit}")
    player: Doer
    play: Play | None = None
    what: What = ANY_CARD
    pursuit: Pursuit | None = None


class Doing(Allowed, Enum):
    """What a card may be allowed or forbidden besides Actions."""

    __hash__ = object.__hash__  # as with keywords

    TRANSFORM = "Transform"
    ACT = "act"
    MOVE = "move"
    COLLECT = "collect mana"
    BLOCK = "block"
    TARGETED = "be targeted"
    BY_EFFECTS = "be targeted by effects"
    BLOCKED = "be blocked"
    DESTROYED = "be destroyed"
    MOVED = "be moved"
    SACRIFICED = "be sacrificed"
    ROTATED = "be rotated"
    HEALED = "be healed"
    ATTACKED = "be attacked"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        joined = (self.value.removeprefix("be "),) if self.value.startswith("be ") else ()
        return (*joined, *_ALSO_DOING.get(self.name, ()))


_ALSO_DOING = {
    "BY_EFFECTS": ("be targeted by abilities",),
    "ATTACKED": ("be struck",),
    "ROTATED": ("rotate",),
}
"""Other words for it, besides those behind "or": `cannot be moved or rotated`."""


@value
class Being(Allowed):
    """A condition that a card may be kept from."""

    PHRASES: ClassVar = ("be {keyword}", "be {keyword} or {also}")
    keyword: Keyword
    also: Keyword | None = None


class Phase(Enum):
    """A phase in which an Action may be taken (DR-74)."""

    BEGIN = "Begin Phase"
    DEPLOYMENT = "Deployment"
    DRAW = "Draw Phase"


@value
class May(Static):
    """Puts an Action into the Action Pool of cards (DR-93)."""

    PHRASES: ClassVar = ("{who} may {words|and}[ at {phase}]", "{who} may {words|+or}[ at {phase}]")
    who: Selector
    words: tuple[Allowed, ...]
    phase: Phase | None = None


@value
class Enters(Static):
    """With which conditions and how much mana cards enter the battlefield (DR-211)."""

    PHRASES: ClassVar = (
        "{who} enters {words|and}",
        "{who} enters with {mana} mana",
        "{who} enters {words|and} with {mana} mana",
        "{who} is summoned with {mana} mana",
        "{what:plural} {player} summon enters {words|and}",
        "{what:plural} {player} summon enters with {mana} mana",
        "{what:plural} {player} summon enters {words|and} with {mana} mana",
    )
    who: Selector = UNNAMED
    words: tuple[Keyword, ...] = ()
    mana: int | None = None
    what: What = ANY_CARD
    player: Doer = Doer.PLAYER


class Times(Enum):
    """How often."""

    TWICE = "twice"
    THRICE = "three times"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return ("two times", "once more", "one more time") if self is Times.TWICE else ("twice more",)


class Per(Enum):
    """In what an Action may be taken so often."""

    EVENT = "each event"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return ("in each event", "during each event", "per event")


@value
class Often(Static):
    """How often cards may act in an event, or take an Action (DR-210)."""

    PHRASES: ClassVar = ("{who} may {word} {times}[ {per}]",)
    word: Allowed
    who: Selector
    times: Times
    per: Per | None = None


@value
class Ban(Static):
    """Forbids something; a ban wins (DR-2)."""

    PHRASES: ClassVar = (
        "cannot {words|or}",
        "{who} cannot {words|or}",
        "{who} cannot {words|+and}",
        "{who} cannot {words|or} by {by:plural}",
        "{who} cannot {words|or} by {player}",
    )
    words: tuple[Allowed, ...]
    who: Selector = UNNAMED
    by: What | None = None
    player: Doer | None = None


@value
class OnlyBy(Static):
    """Who alone may block or target a card; a ban for all others (DR-2)."""

    PHRASES: ClassVar = ("{who} may {doing} only by {by:plural}", "{who} may only {doing} by {by:plural}")
    who: Selector
    doing: Doing
    by: What


@value
class OnlyTargets(Static):
    """What alone a card may Strike or actively block, or what it may not (DR-104, DR-107)."""

    PHRASES: ClassVar = (
        "{who} may Strike only {what:plural}",
        "{who} may only Strike {what:plural}",
        "{who} {no=cannot Strike} {what:plural}",
        "{who} {no=cannot Strike directly}",
        "{who} may {block=block} only {what:plural}",
        "{who} may only {block=block} {what:plural}",
        "{who} {no=cannot} {block=block} {what:plural}",
    )
    who: Selector
    what: What = EMPTY_ZONE
    no: bool = False
    block: bool = False


@value
class Look(Static):
    """What its player may see (DR-4)."""

    PHRASES: ClassVar = ("you may look at {what:plural}",)
    what: What


@value
class Own(Static):
    """The mana of a card pays only for what its own text says (DR-129)."""

    PHRASES: ClassVar = (
        "mana on {who} is consumed only by its own effects",
        "mana on {who} may be consumed only by its own effects",
        "mana on {who} may only be consumed by its own effects",
        "mana on {who} may be used only for its own effects",
    )
    who: Selector
