"""What a continuous effect says: one clause for each thing it changes, each in its layer (GA-196)."""

from typing import ClassVar

from typing_extensions import override

from cardgame_tui.text import Amount
from cardgame_tui.value import value
from rulesets.grand_archive.cards.amounts import Per, Product
from rulesets.grand_archive.cards.changes import Base, Change, OfElement, OfSubtype, OfType, Trait, Word
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import CLASSES
from rulesets.grand_archive.cards.program import Ability, KeywordAbility, StaticAbility
from rulesets.grand_archive.cards.statics.given import Given
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.characteristics import NO_KEYWORDS, NO_TRIGGERS, together
from rulesets.grand_archive.state.layers import amounts
from rulesets.grand_archive.state.layers import layer as bits
from rulesets.grand_archive.state.layers.layer import Layer
from rulesets.grand_archive.state.layers.look import Changing, Effect

__all__ = [
    "AddElement", "AddSubtype", "AddType", "Become", "BecomeElement", "Clause", "Gain", "GainText", "Lose",
    "LoseAbilities",
    "Plus", "SetStat", "Swap", "clause_of",
]  # fmt: skip


class Clause:
    """One thing that a continuous effect says."""

    __slots__ = ()

    LAYER: ClassVar[Layer]
    WRITES: ClassVar[int]
    """The characteristics that every such clause changes."""

    def writes(self) -> int:
        """The characteristics it changes (GA-198)."""
        return self.WRITES

    def reads(self) -> int:
        """The characteristics that say how much it changes."""
        return 0

    def news(self) -> frozenset[str] | None:
        """The kinds of changes after which its number may be another, None for a fixed number."""
        return None

    def is_common(self) -> bool:
        """Whether its number is the same whichever object has the text."""
        return True

    def amount(self, work: Changing, each: Effect) -> int:
        """What its number comes to now, as a clause of an effect."""
        return 0

    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        """Apply it to an object; `amount` is what its number comes to now."""
        raise NotImplementedError


@value
class StatClause(Clause):
    """What changes one number of an object.

    Args:
        stat: the number that it changes.
        number: by how much, or to what.
    """

    stat: str
    number: int | Amount

    @override
    def writes(self) -> int:
        return bits.STATS[self.stat]

    @override
    def reads(self) -> int:
        return 0 if isinstance(self.number, int) else amounts.reads(self.number)

    @override
    def news(self) -> frozenset[str] | None:
        return None if isinstance(self.number, int) else amounts.news(self.number)

    @override
    def is_common(self) -> bool:
        return isinstance(self.number, int) or amounts.is_common(self.number)

    @override
    def amount(self, work: Changing, each: Effect) -> int:
        return amounts.worth(work, each.seat, each.text, self.number)


@value
class SetStat(StatClause):
    """A base value (GA-196, layer A); an object without the stat first gets it at 0 (GA-50)."""

    LAYER: ClassVar = Layer.BASE

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        setattr(work.touch(card), self.stat, amount)


UNIQUE = frozenset({"unique"})
"""The supertype that a change of type may state again (GA-47)."""


@value
class Become(Clause):
    """A type instead of those before; supertypes go unless stated again, subtypes stay (GA-47, GA-61)."""

    LAYER: ClassVar = Layer.TYPES
    WRITES: ClassVar = bits.TYPES
    what: str
    unique: bool = False

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        now.types, now.supertypes = frozenset({self.what}), UNIQUE if self.unique else frozenset()


@value
class AddType(Clause):
    """A type in addition to those before (GA-49)."""

    LAYER: ClassVar = Layer.TYPES
    WRITES: ClassVar = bits.TYPES
    what: str

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        now.types |= {self.what}


@value
class AddSubtype(Clause):
    """A subtype in addition to those before."""

    LAYER: ClassVar = Layer.TYPES
    WRITES: ClassVar = bits.SUBTYPES
    what: str

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        now.subtypes |= {self.what}
        now.classes = now.subtypes & CLASSES


@value
class BecomeElement(Clause):
    """An element instead of those before."""

    LAYER: ClassVar = Layer.ELEMENTS
    WRITES: ClassVar = bits.ELEMENTS
    what: str

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        work.touch(card).elements = frozenset({self.what})


@value
class AddElement(Clause):
    """An element in addition to those before."""

    LAYER: ClassVar = Layer.ELEMENTS
    WRITES: ClassVar = bits.ELEMENTS
    what: str

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        now.elements |= {self.what}


@value
class Gain(Clause):
    """An ability more (GA-196, layer D); its restrictions are read when it is gained.

    Args:
        ability: a keyword, a static ability, or an activated one.
    """

    LAYER: ClassVar = Layer.ABILITIES
    ability: KeywordAbility | StaticAbility | Ability

    @override
    def writes(self) -> int:
        return bits.KEYWORDS if isinstance(self.ability, KeywordAbility) else 0

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        match self.ability:
            case KeywordAbility(word=word, amount=number, labels=labels):
                if work.unlocked(card, labels):
                    now = work.touch(card)
                    now.keywords = {**now.keywords, word: together(word, now.keywords.get(word, 0), number)}
            case StaticAbility():
                work.gain(card, self.ability)
            case Ability(labels=labels):
                if work.unlocked(card, labels):
                    now = work.touch(card)
                    now.activated = [*now.activated, self.ability]


@value
class GainText(Clause):
    """All abilities of a text more; `this` in it is the object that has it (GA-171, GA-196, layer D)."""

    LAYER: ClassVar = Layer.ABILITIES
    given: Given

    @override
    def writes(self) -> int:
        return bits.KEYWORDS if self.given.program.keywords else 0

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        program = self.given.program
        for word in program.keywords:
            Gain(word).change(work, card, amount)
        for static in program.statics:
            work.gain(card, static)
        for ability in program.activated:
            Gain(ability).change(work, card, amount)
        for event, found in program.triggers.items():
            if more := [each for each in found if work.unlocked(card, each.labels)]:
                now = work.touch(card)
                now.triggers = {**now.triggers, event: [*now.triggers.get(event, ()), *more]}
        if more := [each for each in program.charges if work.unlocked(card, each.labels)]:
            now = work.touch(card)
            now.charges = [*now.charges, *more]


@value
class Lose(Clause):
    """A keyword less, however often the object had it."""

    LAYER: ClassVar = Layer.ABILITIES
    WRITES: ClassVar = bits.KEYWORDS
    word: Keyword

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        now.keywords = {word: number for word, number in now.keywords.items() if word is not self.word}


@value
class LoseAbilities(Clause):
    """The object loses all abilities that it has at that point; effects that they began continue (GA-199)."""

    LAYER: ClassVar = Layer.ABILITIES
    WRITES: ClassVar = bits.KEYWORDS | bits.ABILITIES

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        now.keywords, now.triggers = NO_KEYWORDS, NO_TRIGGERS
        now.activated = now.charges = now.rules = ()
        work.silence(card)


@value
class Plus(StatClause):
    """An increase (GA-196, layer E); nothing without that stat (GA-50). A number below 0 is a decrease.

    Args:
        minus: whether an amount that is worked out is taken away.
    """

    LAYER: ClassVar = Layer.STATS
    minus: bool = False

    @override
    def amount(self, work: Changing, each: Effect) -> int:
        if isinstance(self.number, int):
            return self.number
        worth = StatClause.amount(self, work, each)
        return -worth if self.minus else worth

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        before = getattr(now, self.stat)
        if before is not None:
            setattr(now, self.stat, before + amount)


@value
class Swap(Clause):
    """Power and life change places; nothing for an object that lacks one of them."""

    LAYER: ClassVar = Layer.SWAPS
    WRITES: ClassVar = bits.POWER | bits.LIFE

    @override
    def change(self, work: Changing, card: ArchiveCard, amount: int) -> None:
        now = work.touch(card)
        if now.power is not None and now.life is not None:
            now.power, now.life = now.life, now.power


def clause_of(trait: Trait, per: Per | None = None) -> Clause:
    """What a trait in a card text says, where `per` says so for each of some things."""
    match trait:
        case Change(stat=stat, amount=amount):
            if per is not None:
                amount = Product(amount, per)
            elif isinstance(amount, int) and not trait.plus:
                amount = -amount
            return Plus(stat.value, amount, not trait.plus)
        case Word(word=word):
            return Gain(KeywordAbility(word, trait.count))
        case Base(stat=stat, number=number):
            return SetStat(stat.value, number)
        case OfElement(element=element):
            return AddElement(element.word)
        case OfType(what=what):
            return AddType(what.word)
        case OfSubtype(subtype=subtype):
            return AddSubtype(subtype)
        case Given():
            return GainText(trait)
    raise TypeError(f"no clause for {trait!r}")
