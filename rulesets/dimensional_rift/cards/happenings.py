"""What happens: to cards, by cards, and to players. `when` and `after` ask for it, `would` foresees it."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Condition, Selector
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.conditions import Single
from rulesets.dimensional_rift.cards.keywords import Common
from rulesets.dimensional_rift.cards.nouns import Kind, Reference


class Deed(Enum):
    """What a card does."""

    ATTACKS = "attacks"
    DECLARES = "declares a Strike"
    BLOCKS = "blocks"
    MOVES = "moves"
    COLLECTS = "collects mana"
    TRANSFORMS = "transforms"
    SURVIVED = "fought a creature and survived"
    DESTROYS = "destroys"
    FIGHTS = "fights"
    DEALS = "deals damage"
    HITS = "Strikes directly"
    ROTATES = "rotates"
    BLOCKS_ACTIVELY = "blocks actively"
    BLOCKS_PASSIVELY = "blocks passively"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return _ALSO_DEEDS.get(self.name, ())


_ALSO_DEEDS = {
    "ATTACKS": ("attacked", "Struck"),
    "BLOCKS": ("blocked",),
    "MOVES": ("moved",),
    "COLLECTS": ("collected mana",),
    "TRANSFORMS": ("Transformed",),
    "DESTROYS": ("destroyed",),
    "FIGHTS": ("fought",),
    "DEALS": ("dealt damage",),
    "ROTATES": ("rotated",),
    "SURVIVED": ("survives a fight", "survived a fight", "fights a creature and survives"),
    "HITS": ("hits directly", "Struck directly", "makes a direct Strike", "makes a direct hit"),
    "BLOCKS_ACTIVELY": ("actively blocks",),
    "BLOCKS_PASSIVELY": ("passively blocks",),
}


class Fate(Enum):
    """What is done to a card."""

    SUMMONED = "summoned"
    FLIPPED = "flipped"
    DESTROYED = "destroyed"
    SACRIFICED = "sacrificed"
    TARGETED = "targeted"
    BLOCKED = "blocked"
    ATTACKED = "attacked"
    STRUCK = "struck"
    DEALT = "dealt damage"
    SLAIN = "destroyed in a fight"
    UNBLOCKED = "not blocked"
    HEALED = "healed"
    ROTATED = "rotated"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return ("unblocked",) if self is Fate.UNBLOCKED else ()


class Happening(Single):
    """Something that happens to a card or that a player does, of which a condition may ask whether it did."""

    __slots__ = ()


@value
class Acts(Happening):
    """A card does something, perhaps to another one."""

    PHRASES: ClassVar = (
        "{who} {deed}[ {whom}][ against {against}]",
        "{who} {deed} to {whom}",
        "{who} {deed} in {whom}",
        "{who} {deed} or {other}[ {whom}]",
        "{who} {deed} or is {fate}[ by {whom}]",
        "{who} {action:plural}[ {whom}][ against {against}]",
    )
    who: Selector
    deed: Deed | None = None
    other: Deed | None = None
    fate: Fate | None = None
    action: Common | None = None
    whom: Selector | None = None
    against: Selector | None = None


@value
class Suffers(Happening):
    """Something is done to a card."""

    PHRASES: ClassVar = (
        "{who} is {fate}[ by {by}]",
        "{who} is {fate} or {other}[ by {by}]",
        "{who} is {fate} {times} times",
        "{who} has been {fate} {times} times",
        "{who} is {fate} by {player}",
    )
    fate: Fate
    other: Fate | None = None
    who: Selector = Reference.THIS
    by: Selector | None = None
    times: int | None = None
    player: "Doer | None" = None


@value
class Befalls(Condition):
    """Something done to the card itself, in words that leave out `this is`: `when destroyed`."""

    PHRASES: ClassVar = ("{fate}", "{fate} or {other}")
    fate: Fate
    other: Fate | None = None

    @property
    def full(self) -> Suffers:
        """The same with its subject: `this is destroyed`."""
        return Suffers(self.fate, self.other)


class Foreseen(Enum):
    """What would happen to a card."""

    DESTROYED = "be destroyed"
    DEALT = "be dealt damage"
    COLLECTS = "collect mana"
    TARGETED = "be targeted"


class ForeseenOfPlayers(Enum):
    """What would happen to a player."""

    YOU_DRAW = "you would draw a card"
    THEY_DRAW = "your opponent would draw a card"
    YOU_LOSE = "you would lose HP"
    THEY_LOSE = "your opponent would lose HP"


@value
class Would(Node):
    """Something that would happen, for a text that says what happens instead (DR-202)."""

    PHRASES: ClassVar = ("{who} would {event}[ by {by}]", "{who} would {event} by {player}", "{of_player}")
    who: Selector | None = None
    event: Foreseen | None = None
    by: Selector | None = None
    player: "Doer | None" = None
    of_player: ForeseenOfPlayers | None = None


class Seen(Enum):
    """What is counted of a card since it was summoned."""

    FOUGHT = "has fought"
    VISITED = "has been in"
    VISITS = "has visited"


@value
class Tally(Single):
    """How many different cards this has fought, or zones it has been in, since it was summoned (DR-194)."""

    PHRASES: ClassVar = ("{who} {seen} {count} different {kind:plural}",)
    who: Selector
    seen: Seen
    count: int
    kind: Kind


class Nth(Enum):
    """The number of a turn."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    FOURTH = "fourth"
    FIFTH = "fifth"


@value
class TurnStarts(Single):
    """A turn of yours starts, counted since this was summoned (DR-194)."""

    PHRASES: ClassVar = (
        "your {nth} turn since this was summoned starts",
        "your turn number {number} since this was summoned starts",
        "your {number} th turn since this was summoned starts",
    )
    nth: Nth | None = None
    number: int | None = None


class Whole(Enum):
    """A part of a turn that starts and ends (DR-74)."""

    TURN = "turn"
    BEGIN = "Begin Phase"
    EVENT = "Event Phase"
    DEPLOYMENT = "Deployment Phase"
    DRAW = "Draw Phase"
    BATTLE = "Battle Event"
    CAMPAIGN = "Campaign Event"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return ("Deployment",) if self is Whole.DEPLOYMENT else ()


class WhoseTurn(Enum):
    """Whose part of a turn it is."""

    YOURS = "your"
    THEIRS = "your opponent's"
    ANY = "each"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return {"ANY": ("the", "a", "each player's"), "THEIRS": ("an opponent's",)}.get(self.name, ())


class Edge(Enum):
    """Where a part of a turn starts or ends."""

    STARTS = "starts"
    ENDS = "ends"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return ("begins",) if self is Edge.STARTS else ()


class At(Enum):
    """The same behind `at`."""

    START = "the start"
    END = "the end"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return ("the beginning", "beginning", "start") if self is At.START else ("end",)


@value
class PartOfTurn(Single):
    """A part of a turn starts or ends, of your turn, of the other player's or of any."""

    PHRASES: ClassVar = ("{whose} {part} {edge}", "{at} of {whose} {part}", "{at} of {part}")
    part: Whole
    edge: Edge | None = None
    at: At | None = None
    whose: WhoseTurn = WhoseTurn.ANY

    @property
    def starts(self) -> bool:
        """Whether it is the start."""
        return self.edge is Edge.STARTS or self.at is At.START


class Doer(Enum):
    """Whose deed it is."""

    YOU = "you"
    OPPONENT = "your opponent"
    PLAYER = "a player"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return {"OPPONENT": ("an opponent",), "PLAYER": ("each player", "any player", "players")}.get(
            self.name, ()
        )


class PlayersDeed(Enum):
    """What players do."""

    DREW = "makes the Draw Phase draw"
    DRAW = "draws a card"
    DISCARD = "discards a card"
    LOSE = "loses HP"
    GAIN = "gains HP"
    CONQUER = "conquers a zone"
    SET = "sets a card"
    ACTIVATE = "activates an ability"

    @property
    def also(self) -> tuple[str, ...]:
        """The same in the past."""
        return {
            "DRAW": ("drew a card",),
            "DISCARD": ("discarded a card",),
            "LOSE": ("lost HP",),
            "GAIN": ("gained HP",),
            "CONQUER": ("conquered a zone",),
            "ACTIVATE": ("activated an ability",),
        }.get(self.name, ())


@value
class PlayerDoes(Happening):
    """A player does something."""

    PHRASES: ClassVar = ("{player} {deed}",)
    player: Doer
    deed: PlayersDeed


class Handling(Enum):
    """What a player does with a card."""

    SUMMON = "summons"
    FLIP = "flips"
    SAC = "sacs"

    @property
    def also(self) -> tuple[str, ...]:
        """The same in the past."""
        return {"SUMMON": ("summoned",), "FLIP": ("flipped",), "SAC": ("sacrificed",)}[self.name]


@value
class PlayerHandles(Happening):
    """A player does something with a card of theirs."""

    PHRASES: ClassVar = ("{player} {deed} {whom}",)
    player: Doer
    deed: Handling
    whom: Selector


@value
class ThisTurn(Single):
    """Whether something has happened in this turn (DR-212)."""

    PHRASES: ClassVar = ("{event} this turn",)
    event: Happening
