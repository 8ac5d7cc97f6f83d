"""The players of card texts: those who are targeted, those who are named, and all of them (GA-203)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Plural, Singular
from cardgame_tui.text.abilities import Selector
from cardgame_tui.value import value


class Player(Selector):
    """One player, or several: who does something, or whose something is."""

    __slots__ = ()


@value
class TargetPlayer(Player, Singular):
    """A player who is targeted when the item is put on the stack."""

    PHRASES: ClassVar = (
        "[optional=up to one ]target player", "[optional=up to one ]target {opponent=opponent}",
    )  # fmt: skip
    opponent: bool = False
    optional: bool = False

    on_stack: ClassVar = False
    single: ClassVar = True
    most: ClassVar = 1

    @property
    def required(self) -> int:
        """How many must be chosen."""
        return 0 if self.optional else 1

    @property
    def alone(self) -> "TargetPlayer":
        """The same for one player, who must be chosen."""
        return TargetPlayer(self.opponent)


class Players(Player, Singular, Enum):
    """Players who are meant without being targeted."""

    EACH = "each player"
    OPPONENT = "each opponent"
    THAT = "that player"
    ITS_CONTROLLER = "its controller"
    NAMED_CONTROLLER = "that unit's controller"
    ITS_OWNER = "its owner"
    DEFENDING = "the defending player"
    ATTACKING = "the attacking player"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings; with two players every opponent is the same one."""
        if self is Players.NAMED_CONTROLLER:
            return tuple([f"that {each}'s controller" for each in ("ally", "champion", "object", "item")])
        return ("an opponent", "your opponent", "each other player") if self is Players.OPPONENT else ()


class AllPlayers(Player, Plural, Enum):
    """Several players."""

    PLAYERS = "players"
    OPPONENTS = "opponents"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return {"players": ("all players",), "opponents": ("your opponents", "all opponents")}.get(self.value, ())


@value
class YouAnd(Player, Plural):
    """You and somebody else."""

    PHRASES: ClassVar = ("you and {player}",)
    player: Player
