"""Sentence forms that every ruleset shares. A ruleset subclasses the categories and adds its own forms."""

from typing import ClassVar

from cardgame_tui.text.nodes import Node
from cardgame_tui.value import value

__all__ = [
    "Activated",
    "Always",
    "CardText",
    "Condition",
    "Cost",
    "Effect",
    "Keyword",
    "Keywords",
    "Selector",
    "Sentence",
    "Static",
    "TriggerEvent",
    "Triggered",
]


class Sentence(Node):
    """One sentence of a card, without its closing period."""

    __slots__ = ()


class Effect(Node):
    """Something that happens: `draw a card`."""

    __slots__ = ()


class Cost(Node):
    """Something to pay: `consume 1 mana`."""

    __slots__ = ()


class Condition(Node):
    """A condition: `while blocking`."""

    __slots__ = ()


class TriggerEvent(Node):
    """Something that sets off a trigger, with its own `when`, `after` or `whenever`."""

    __slots__ = ()


class Selector(Node):
    """The object of an effect: `target creature`, `it`, `each creature this connects to`."""

    __slots__ = ()


class Static(Node):
    """An effect that lasts while its card is in play: `all creatures have +1 Life`."""

    __slots__ = ()


class Keyword(Node):
    """A word that is a complete ability: usually an Enum, `class Word(Keyword, Enum)`."""

    __slots__ = ()


@value
class CardText(Node):
    """The complete text of a card; empty for a card without abilities."""

    PHRASES: ClassVar = ("[{abilities|.}]",)
    abilities: tuple[Sentence, ...] = ()


@value
class Keywords(Sentence):
    """Keywords side by side: `Evasive, Conduit.`."""

    PHRASES: ClassVar = ("{words|,}",)
    words: tuple[Keyword, ...]


@value
class Always(Sentence):
    """A separate static sentence: `All creatures have +1 Life.`."""

    PHRASES: ClassVar = ("{static}",)
    static: Static


@value
class Triggered(Sentence):
    """`When destroyed: deal 1 damage to target creature.`.

    `optional` prints `you may`: the controller may decline.
    """

    PHRASES: ClassVar[tuple[str, ...]] = ("{event}: [optional=you may ]{effects|;}",)
    event: TriggerEvent
    effects: tuple[Effect, ...]
    optional: bool = False


@value
class Activated(Sentence):
    """`Once per turn, consume 1 mana: draw a card.`.

    A `slow` one opens with `Slow:`; the ruleset decides what that means.
    """

    PHRASES: ClassVar = (
        "[slow=Slow: ][once=once per turn, ]{costs|and}: {effects|;}",
        "[slow=Slow: ]{once=once per turn}: {effects|;}",
    )
    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    once: bool = False
    slow: bool = False
