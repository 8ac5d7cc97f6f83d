"""Sentence forms that a ruleset may add to those of `abilities`: conditions, choices, counted keywords.

A module of sentences that imports a form has it: `nodes_in` finds what a module defines or imports. A list of
effects stays flat, so what belongs to the effect before it is an effect of its own: `otherwise` after `if`, `or`
after `choose one`.
"""

from typing import ClassVar

from cardgame_tui.text.abilities import Condition, Effect, Keyword, Sentence, TriggerEvent
from cardgame_tui.text.nodes import Node
from cardgame_tui.value import value

__all__ = [
    "ChooseOne",
    "Counted",
    "CountedWord",
    "If",
    "OrElse",
    "Otherwise",
    "Restricted",
    "TriggeredIf",
]


@value
class TriggeredIf(Sentence):
    """`When destroyed, if you control no creature: draw a card.`.

    The condition is checked when it triggers and again when it resolves, if the ruleset says so.
    """

    PHRASES: ClassVar[tuple[str, ...]] = ("{event}, if {condition}: [optional=you may ]{effects|;}",)
    event: TriggerEvent
    condition: Condition
    effects: tuple[Effect, ...]
    optional: bool = False


@value
class Restricted(Sentence):
    """A sentence that counts only while conditions hold: `Level 2, in your turn: all creatures have +1 Life.`."""

    PHRASES: ClassVar = ("{conditions|,}: {ability}",)
    conditions: tuple[Condition, ...]
    ability: Sentence


@value
class If(Effect):
    """`If you do, draw a card`: an effect that happens if a condition holds."""

    PHRASES: ClassVar = ("if {condition}, {effect}",)
    condition: Condition
    effect: Effect


@value
class Otherwise(Effect):
    """`Otherwise draw a card`: happens if the condition of the last `If` before it did not hold."""

    PHRASES: ClassVar = ("otherwise {effect}", "otherwise, {effect}")
    effect: Effect


@value
class ChooseOne(Effect):
    """The first of several effects of which one is chosen: `choose one: draw a card; or discard a card`."""

    PHRASES: ClassVar = ("choose one: {effect}",)
    effect: Effect


@value
class OrElse(Effect):
    """Another effect that may be chosen instead of the one before it."""

    PHRASES: ClassVar = ("or {effect}",)
    effect: Effect


class CountedWord(Node):
    """A keyword that needs a number: an Enum of the game, `class Word(CountedWord, Enum)`."""

    __slots__ = ()


@value
class Counted(Keyword):
    """A keyword with its number: `Retort 1`."""

    PHRASES: ClassVar = ("{word} {amount}",)
    word: CountedWord
    amount: int
