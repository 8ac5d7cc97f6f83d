"""What a text gives an object: pluses and minuses, base values, elements, types and keywords."""

from typing import ClassVar

from cardgame_tui.text import Amount, Node
from cardgame_tui.text.abilities import Keyword as KeywordNode
from cardgame_tui.text.abilities import Sentence
from cardgame_tui.value import value
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.nouns import Stat
from rulesets.grand_archive.cards.qualifiers import CardKind, Element


class Trait(Node):
    """What an object may have: a change of a number, a base value, a keyword, a type or an element."""

    __slots__ = ()


class Sized(Trait):
    """A number of an object, changed or set."""

    __slots__ = ()


class Quality(Trait):
    """What an object has that is no number."""

    __slots__ = ()


@value
class Change(Sized):
    """A plus or a minus (GA-196, layer E)."""

    PHRASES: ClassVar = (
        "+{plus} {stat}", "-{minus} {stat}", "+{stat} equal to {plus:value}", "-{stat} equal to {minus:value}",
        "{stat} equal to {plus:value}",
    )  # fmt: skip
    stat: Stat
    plus: int | Amount = 0
    minus: int | Amount = 0

    @property
    def amount(self) -> int | Amount:
        """What is added, or taken away where it is a minus."""
        return self.plus or self.minus

    @property
    def worth(self) -> int:
        """What it adds, once its amounts are numbers."""
        assert isinstance(self.plus, int)
        assert isinstance(self.minus, int)
        return self.plus - self.minus


@value
class Base(Sized):
    """A base value, which changes are added to (GA-50, GA-196, layer A)."""

    PHRASES: ClassVar = ("base {stat} {number}", "base {stat} equal to {number:value}")
    stat: Stat
    number: int | Amount


@value
class OfElement(Quality):
    """An element in addition to its others (GA-196, layer C)."""

    PHRASES: ClassVar = ("the element {element}",)
    element: Element


@value
class OfType(Quality):
    """A type in addition to its others (GA-49, GA-196, layer B)."""

    PHRASES: ClassVar = ("the type {what}",)
    what: CardKind


@value
class OfSubtype(Quality):
    """A subtype in addition to its others (GA-196, layer B)."""

    PHRASES: ClassVar = ("the subtype {subtype}",)
    subtype: str


@value
class Quoted(Quality):
    """A complete ability; `this` in it is the object that has it (GA-171)."""

    PHRASES: ClassVar = ('"{ability}."', '"{ability}"')
    ability: Sentence


@value
class Word(KeywordNode, Quality):
    """A keyword; a counted one has its number after it."""

    PHRASES: ClassVar = ("{word}[ {amount}]",)
    word: Keyword
    amount: int | None = None

    @property
    def count(self) -> int:
        """Its number; 1 for a keyword without."""
        return self.amount or 1
