"""What objects and players cannot do (GA-7, GA-192)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Node
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.phrases.who import AllPlayers, Players
from rulesets.grand_archive.cards.qualifiers import Kind
from rulesets.grand_archive.cards.statics.abilities import DamageKind, Passing


class Ban(Node):
    """What something or somebody cannot do."""

    __slots__ = ()


class WordBan(Ban):
    """A ban without a noun in it: several may be listed."""

    __slots__ = ()


class NounBan(Ban):
    """A ban with a noun in it."""

    __slots__ = ()


class ObjectBan(WordBan, Enum):
    """What an object cannot do, or what cannot be done to it."""

    ATTACK = "attack"
    RETALIATE = "retaliate"
    INTERCEPT = "intercept"
    WAKE_UP = "wake up"
    LEVEL_UP = "level up"
    ATTACKED = "be attacked"
    RETALIATED = "be retaliated against"
    INTERCEPTED = "be intercepted"
    TARGETED = "be targeted"
    NEGATED = "be negated"
    DESTROYED = "be destroyed"
    SACRIFICED = "be sacrificed"
    BANISHED = "be banished"
    SUPPRESSED = "be suppressed"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings; of several only the first has `be` in front."""
        passive = self.value.removeprefix("be ")
        more = ("be leveled", "be leveled up") if self is ObjectBan.LEVEL_UP else ()
        return more if passive == self.value else (passive,)


class PlayerBan(WordBan, Enum):
    """What a player cannot do."""

    DRAW = "draw cards"
    RECOVER = "recover"


class Playing(Enum):
    """How a player plays cards (GA-104)."""

    ACTIVATE = "activate"
    MATERIALIZE = "materialize"
    PLAY = "play"


@value
class PlayBan(NounBan):
    """Cards that a player cannot play (GA-104)."""

    PHRASES: ClassVar = ("{deed} cards", "{deed} {what} cards")
    deed: Playing
    what: Kind | None = None


@value
class AbilityBan(NounBan):
    """Abilities that a player cannot activate (GA-115)."""

    PHRASES: ClassVar = ("activate abilities[ of {whom}]",)
    whom: Selector | None = None


@value
class AttackBan(NounBan):
    """Attacks that a player cannot declare, or not without a payment (GA-146, GA-341)."""

    PHRASES: ClassVar = (
        "declare attacks[ with {attackers}][ targeting {targets}]"
        "[ unless they pay {amount} for each such declaration]",
    )
    attackers: Selector | None = None
    targets: Selector | None = None
    amount: int | None = None


class People(Enum):
    """Players whom a text means, seen from its controller."""

    PLAYERS = "players"
    OPPONENTS = "opponents"
    YOU = "you"


PLAYERS: dict[object, People] = {
    Players.EACH: People.PLAYERS, AllPlayers.PLAYERS: People.PLAYERS,
    Players.OPPONENT: People.OPPONENTS, AllPlayers.OPPONENTS: People.OPPONENTS,
}  # fmt: skip
"""What words for players mean for a ban."""


@value
class Cannot(Passing):
    """Objects or players that cannot do something (GA-7, GA-192)."""

    PHRASES: ClassVar = (
        "{whom} can't {words|or}", "{you=you} can't {words|or}", "{whom} can't {noun}", "{you=you} can't {noun}",
        "{whom} cannot {words|or}", "{you=you} cannot {words|or}",
        "{whom} cannot {noun}", "{you=you} cannot {noun}",
        "{whom} can't {words|or} by {others}", "{whom} can't {hunts=attack} {others}",
    )  # fmt: skip
    words: tuple[WordBan, ...] = ()
    noun: NounBan | None = None
    whom: Selector | None = None
    you: bool = False
    others: Selector | None = None
    hunts: bool = False

    @property
    def meant(self) -> "Cannot":
        """The same, with attacks of some objects on others as what players cannot declare."""
        attacks = None
        if self.hunts:
            attacks = AttackBan(self.whom, self.others)
        elif self.others is not None and self.words == (ObjectBan.ATTACKED,):
            attacks = AttackBan(self.others, self.whom)
        return self if attacks is None else Cannot(noun=attacks, whom=AllPlayers.PLAYERS)

    @property
    def people(self) -> People | None:
        """The players whom it is about, None for objects and for a player who is targeted."""
        return People.YOU if self.you else PLAYERS.get(self.whom)

    @property
    def bans(self) -> tuple[Ban, ...]:
        """All that it says."""
        return self.words if self.noun is None else (self.noun,)


@value
class Unpreventable(Passing):
    """Damage that cannot be prevented (GA-225)."""

    PHRASES: ClassVar = (
        "{kind} can't be prevented", "{kind} that {source} would deal can't be prevented",
        "{kind} cannot be prevented", "{kind} dealt by {source} can't be prevented",
    )  # fmt: skip
    kind: DamageKind
    source: Selector | None = None
