"""Replacements of how much of something a player does (GA-190, GA-361)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Selector, Static
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CounterKind
from rulesets.grand_archive.cards.statics.abilities import Replacing
from rulesets.grand_archive.cards.statics.bans import People
from rulesets.grand_archive.cards.triggers.events import Another, Doer, You


class Share(Enum):
    """What a player would do so much of, and the verb that says it again."""

    RECOVER = "recover, recover"
    GLIMPSE = "glimpse, glimpse"
    DRAW = "draw one or more cards, draw"
    SUMMON = "summon one or more tokens, summon"
    GATHER = "gather, gather"

    @property
    def plural(self) -> str:
        """The words for one who is not you."""
        return self.value.replace(", ", ", they ")


_PEOPLE: dict[Doer, People] = {
    You.YOU: People.YOU, Another.OPPONENT: People.OPPONENTS, Another.PLAYER: People.PLAYERS,
}  # fmt: skip


@value
class MoreDone(Replacing):
    """A player does more of something than would be done (GA-190, GA-361)."""

    PHRASES: ClassVar = (
        "if {who:many} would {share} that much plus {more} instead",
        "if {who:one} would {share:plural} that much plus {more} instead",
        "if {who:many} would {share} that many plus {more} instead",
        "if {who:one} would {share:plural} that many plus {more} instead",
        "if {who:many} would {share} {twice=twice} that much instead",
        "if {who:one} would {share:plural} {twice=twice} that much instead",
        "if {who:many} would {share} {twice=twice} that many instead",
        "if {who:one} would {share:plural} {twice=twice} that many instead",
        "if {who:many} would {share} {twice=twice} instead",
        "if {who:one} would {share:plural} {twice=twice} instead",
    )
    who: Doer
    share: Share
    more: int | Amount = 0
    twice: bool = False

    @property
    def people(self) -> People:
        """The players whom it is about."""
        return _PEOPLE[self.who]


@value
class MoreCounters(Static):
    """More counters are put on something than would be put there (GA-190, GA-361)."""

    PHRASES: ClassVar = (
        "if {you=you} would put one or more {counter} counters on {whom:one}, put that many plus {more} instead",
        "if {you=you} would put one or more {counter} counters on {whom:one}, put {twice=twice} that many instead",
        "if one or more {counter} counters would be put on {whom:one}, "
        "that many plus {more} are put on it instead",
        "if one or more {counter} counters would be put on {whom:one}, "
        "{twice=twice} that many are put on it instead",
    )
    counter: CounterKind
    whom: Selector
    more: int | Amount = 0
    twice: bool = False
    you: bool = False
