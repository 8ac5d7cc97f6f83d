"""Amounts against amounts, and what two players have against each other (GA-129)."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum
from typing import ClassVar

from cardgame_tui.text import Amount
from cardgame_tui.text.abilities import Condition
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Atom, CountOf
from rulesets.grand_archive.cards.nouns import Noun
from rulesets.grand_archive.cards.phrases.selectors import Several
from rulesets.grand_archive.cards.phrases.tails import In, Owner, Tail, Whose, Zones, ZoneWord


class Relation(Enum):
    """How one number is to another."""

    MORE = "greater than"
    LESS = "less than"
    SAME = "equal to"
    NO_LESS = "greater than or equal to"
    NO_MORE = "less than or equal to"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return {"MORE": ("more than", "higher than"), "LESS": ("fewer than", "lower than")}.get(self.name, ())

    def holds(self, one: int, other: int) -> bool:
        """Whether it is so."""
        if self is Relation.SAME:
            return one == other
        if self in (Relation.MORE, Relation.LESS):
            return one > other if self is Relation.MORE else one < other
        return one >= other if self is Relation.NO_LESS else one <= other


@value
class Against(Condition):
    """An amount against another one."""

    PHRASES: ClassVar = ("{amount} is {relation} {other:value}", "{amount} was {relation} {other:value}")
    amount: Atom
    relation: Relation
    other: int | Amount

    def holds(self, worth: Callable[[int | Amount], int]) -> bool:
        """Whether it is so, by what an amount comes to."""
        return self.relation.holds(worth(self.amount), worth(self.other))


class Which(Enum):
    """Who has more."""

    MORE = "more"
    FEWER = "fewer"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings."""
        return ("less",) if self is Which.FEWER else ()


class Rival(Enum):
    """The other player."""

    OPPONENT = "an opponent"

    @property
    def also(self) -> tuple[str, ...]:
        """Further spellings; with two players every opponent is the same one."""
        return ("each opponent", "your opponent")


@value
class Outnumbers(Condition):
    """One player has more than the other: objects, or cards in a zone."""

    PHRASES: ClassVar = (
        "you control {which} {what:many} than {rival}",
        "{rival} {theirs=controls} {which} {what:many} than you",
        "you have {which} cards in your {zone} than {rival}",
        "you have {which} cards in {zone} than {rival}",
        "{rival} {theirs=has} {which} cards in their {zone} than you",
        "{rival} {theirs=has} {which} cards in {zone} than you",
    )
    which: Which
    rival: Rival
    what: Several | None = None
    zone: ZoneWord | None = None
    theirs: bool = False

    @property
    def meant(self) -> Against:
        """The same as two amounts."""
        one, other = self._count(yours=True), self._count(yours=False)
        more = (self.which is Which.MORE) is not self.theirs
        return Against(one, Relation.MORE if more else Relation.LESS, other)

    def _count(self, *, yours: bool) -> CountOf:
        if self.what is not None:
            return CountOf(_with(self.what, Whose.YOURS if yours else Whose.OPPONENTS))
        assert self.zone is not None
        place = Zones((self.zone,), Owner.YOUR if yours else Owner.OPPONENTS)
        return CountOf(Several((Noun.CARD,), tails=(In(place),)))


def _with(what: Several, tail: Tail) -> Several:
    return replace(what, tails=(*what.tails, tail))
