"""What a player pays for an ability, or for a card in addition to its cost (GA-112)."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import Cost
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import CounterKind
from rulesets.grand_archive.cards.qualifiers import AnyOf
from rulesets.grand_archive.cards.selectors import Phrase, Reference


class Payment(Cost, Enum):
    """What an activated ability may cost, without a number (GA-114, GA-115)."""

    REST = "rest"
    BANISH_THIS = "banish this"
    SACRIFICE_THIS = "sacrifice this"
    DELEVEL_THIS = "delevel this"


@value
class Pay(Cost):
    """A reserve cost (GA-109)."""

    PHRASES: ClassVar = ("pay {amount}",)
    amount: int


@value
class RemoveCounters(Cost):
    """Counters of the object itself, or of your champion (GA-112, GA-244)."""

    PHRASES: ClassVar = (
        "remove {count:article} {counter} counter from {whom}",
        "remove {count} {counter} counters from {whom}",
    )
    counter: CounterKind
    count: int
    whom: Reference


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
    )  # fmt: skip
    count: int
    kinds: tuple[AnyOf, ...] = ()


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
