"""What a player pays for an ability, or for a card in addition to its cost (GA-112)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount, Node
from cardgame_tui.text.abilities import Condition, Cost, Effect, Selector
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Per
from rulesets.grand_archive.cards.nouns import CounterKind
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.qualifiers import AnyOf


class Payment(Cost, Enum):
    """What an activated ability may cost, without a number (GA-114, GA-115)."""

    REST = "rest"
    BANISH_THIS = "banish this"
    SACRIFICE_THIS = "sacrifice this"
    DELEVEL_THIS = "delevel this"
    BANISH_BURIED = "banish this from your graveyard"
    DISCARD_THIS = "discard this from your hand"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("discard this",) if self is Payment.DISCARD_THIS else ()

    @property
    def zone(self) -> str:
        """The kind of the zone in which a card pays it, empty for the field (GA-351)."""
        return _ZONES.get(self, "")


_ZONES = {Payment.BANISH_BURIED: "graveyard", Payment.DISCARD_THIS: "hand"}


@value
class CostChange(Node):
    """How much less, or more, the reserve cost of an ability is, for each of something or if something is true."""

    less: int = 0
    more: int = 0
    per: Per | None = None
    condition: Condition | None = None


@value
class Cut(CostChange):
    """Such a change, said with the cost (GA-111)."""

    PHRASES: ClassVar = (
        "{less} less {per}", "{more} more {per}", "{less} less if {condition}", "{more} more if {condition}",
    )  # fmt: skip


@value
class Pay(Cost):
    """A reserve cost (GA-109), which things or a condition may change (GA-111)."""

    PHRASES: ClassVar = ("pay {amount}[, {cut}]",)
    amount: int
    cut: Cut | None = None


@value
class AbilityCosts(CostChange, Effect):
    """Such a change, said in the last words of the ability (GA-111)."""

    PHRASES: ClassVar = (
        "this ability costs {less} less to activate {per}", "this ability costs {more} more to activate {per}",
        "this ability costs {less} less to activate if {condition}",
        "this ability costs {more} more to activate if {condition}",
        "this ability costs {less} less {per}", "this ability costs {less} less if {condition}",
    )  # fmt: skip

    @property
    def cut(self) -> Cut:
        """The same words, written with the cost."""
        return Cut(self.less, self.more, self.per, self.condition)


@value
class RemoveCounters(Cost):
    """Counters of the object itself, of your champion, or of an object of yours (GA-112, GA-244)."""

    PHRASES: ClassVar = (
        "remove {count:article} {counter} counter from {whom}",
        "remove {count} {counter} counters from {whom}",
    )
    counter: CounterKind
    count: int | Amount
    whom: Selector

    @property
    def number(self) -> int:
        """How many, once X is a number."""
        assert isinstance(self.count, int)
        return self.count


class Payable(Node):
    """A verb that may be a cost: what it is done to is its player's own, and chosen as it is paid (GA-112)."""

    __slots__ = ()
    MOVES: ClassVar[bool] = True
    """Whether what it is done to leaves its place."""
    whom: Selector


@value
class Doing(Cost):
    """A deed that pays, such as `return an ally you control to its owner's hand`."""

    PHRASES: ClassVar = ("{deed}",)
    deed: Payable


@value
class SacrificeOther(Cost):
    """An object of yours that is sacrificed as a cost (GA-213)."""

    PHRASES: ClassVar = ("sacrifice {whom}",)
    whom: Phrase


@value
class DiscardCost(Cost):
    """Cards of your hand that are discarded as a cost (GA-240)."""

    PHRASES: ClassVar = (
        "discard {count:article} card", "discard {count} cards",
        "discard {count:article} {kinds| } card", "discard {count} {kinds| } cards",
        "discard {count:article} card{random= at random}", "discard {count} cards{random= at random}",
    )  # fmt: skip
    count: int
    kinds: tuple[AnyOf, ...] = ()
    random: bool = False


@value
class BanishCost(Cost):
    """A card in a zone of yours that is banished as a cost (GA-333)."""

    PHRASES: ClassVar = ("banish {whom}",)
    whom: Phrase


@value
class RestCost(Cost):
    """Awake objects of yours that are rested as a cost (GA-112, GA-208)."""

    PHRASES: ClassVar = ("rest {whom}",)
    whom: Phrase


@value
class RecoverCost(Cost):
    """Damage counters that leave your champion as a cost: all of them must be there (GA-229)."""

    PHRASES: ClassVar = ("recover {amount}",)
    amount: int
