"""The sentences of Dimensional Rift cards, without their verbs, which are in `verbs`."""

from enum import Enum
from typing import ClassVar

from cardgame_tui.text.abilities import CardText, Condition, Cost, Effect, Selector, Sentence, Static, TriggerEvent
from cardgame_tui.text.forms import ChooseOne, If, OrElse, Otherwise
from cardgame_tui.value import value
from rulesets.dimensional_rift.cards.amounts import Worth
from rulesets.dimensional_rift.cards.conditions import Timing
from rulesets.dimensional_rift.cards.happenings import Would
from rulesets.dimensional_rift.cards.keywords import Common, Given, Keyword
from rulesets.dimensional_rift.cards.measures import Sort
from rulesets.dimensional_rift.cards.nouns import Duration, Reference, Stat, What

__all__ = [
    "Activated",
    "Always",
    "Bonus",
    "CardText",
    "ChooseOne",
    "During",
    "ForEach",
    "Grants",
    "If",
    "Instead",
    "Joinable",
    "Joined",
    "Keywords",
    "Listed",
    "Optional",
    "OrElse",
    "Otherwise",
    "Plain",
    "PrintedAction",
    "Provided",
    "Step",
    "SummoningCost",
    "Together",
    "Triggered",
    "When",
    "Where",
    "While",
]


class Plain(Effect):
    """An effect that stands on its own, and may be repeated or made conditional."""

    __slots__ = ()


class Due(Plain):
    """What may stand before a colon: costs, choices, and effects that are carried out at once (DR-204)."""

    __slots__ = ()


class Step(Due):
    """Costs, or a choice (DR-125)."""

    __slots__ = ()


class Joinable(Due):
    """An effect that may be joined with others by `and`; costs are joined in their own way."""

    __slots__ = ()


@value
class Joined(Effect):
    """Several effects as one: a condition before them, or `you may`, is about all of them (DR-199)."""

    PHRASES: ClassVar = ("{effects|+and}", "{step} and {effects|and}", "{effect} and {step}")
    effects: tuple[Joinable, ...] = ()
    effect: Joinable | None = None
    step: Step | None = None

    @property
    def together(self) -> "Together":
        """All of them, in the order of the text."""
        first = (self.effect, self.step) if self.effect is not None else (self.step,)
        return Together((*(each for each in first if each is not None), *self.effects))


@value
class Together(Effect):
    """Joined effects, each with its subject; no text has this form."""

    effects: tuple[Effect, ...]


class Player(Enum):
    """Players other than the one whose card it is."""

    THAT = "that player"
    OPPONENT = "your opponent"
    EACH = "each player"
    ITS = "its controller"

    @property
    def also(self) -> tuple[str, ...]:
        """Other words for it."""
        return {"OPPONENT": ("an opponent", "each opponent"), "ITS": ("its owner",)}.get(self.name, ())


@value
class Optional(Effect):
    """An effect that may be left out; the first one of a trigger stands for all of it (DR-123, DR-125)."""

    PHRASES: ClassVar = ("you may {effect}",)
    effect: Effect


@value
class Provided(Effect):
    """An effect with its condition behind it."""

    PHRASES: ClassVar = ("{effect} if {condition}", "{effect} {unless=unless} {condition}")
    effect: Plain
    condition: Condition
    unless: bool = False


@value
class ForEach(Plain):
    """An effect that is carried out twice, or once for each card that fits, counted first."""

    PHRASES: ClassVar = (
        "{effect} for each {what}", "{effect} for each {lying} on {on}", "{effect} {twice=twice}",
    )  # fmt: skip
    effect: Plain
    what: What | None = None
    twice: bool = False
    lying: Sort | None = None
    on: Selector = Reference.THIS


@value
class During(Effect):
    """An effect that lasts until a moment (DR-148)."""

    PHRASES: ClassVar = ("{until}, {effect}",)
    until: Duration
    effect: Plain


@value
class Where(Effect):
    """An effect with the number that its X stands for, worked out before it (DR-200)."""

    PHRASES: ClassVar = ("{effect}, where X is {x}",)
    effect: Plain
    x: Worth


@value
class Bonus(Given):
    """More or less of a number."""

    PHRASES: ClassVar = ("+{amount} {stat}", "-{less} {stat}")
    stat: Stat
    amount: int | Worth = 0
    less: int | Worth = 0


@value
class Keywords(Sentence):
    """What the card has: `Evasive, Conduit.`."""

    PHRASES: ClassVar = ("{words|,}", "{words|+and}")
    words: tuple[Given, ...]


@value
class Listed(Sentence):
    """The same with another sign."""

    PHRASES: ClassVar = ("{first}; {words|;}",)
    first: Given
    words: tuple[Given, ...]


@value
class When(TriggerEvent):
    """An event, or a state that becomes true (DR-121); `after` waits for what it is about (DR-140)."""

    PHRASES: ClassVar = ("when {what}", "{after=after} {what}", "{at=at} {what}")
    what: Condition
    after: bool = False
    at: bool = False


@value
class Triggered(Sentence):
    """`When destroyed: deal 1 damage to target creature.`; costs and choices may stand before the colon."""

    PHRASES: ClassVar = (
        "[once=once per turn, ]{event}[; {steps|;}]: {effects|;}",
        "[once=once per turn, ]{event}, {steps|;}: {effects|;}",
        "[once=once per turn, ]{event}, {effects|;}",
        "[once=once per turn, ]{event}, if {condition}[; {steps|;}]: {effects|;}",
        "[once=once per turn, ]{event}, if {condition}, {steps|;}: {effects|;}",
        "[once=once per turn, ]{event}; if {condition}[; {steps|;}]: {effects|;}",
        "[once=once per turn, ]{event} if {condition}[; {steps|;}]: {effects|;}",
        "[once=once per turn, ]{event} while {condition}[; {steps|;}]: {effects|;}",
        "[once=once per turn, ]{event} {timing}[; {steps|;}]: {effects|;}",
    )
    event: TriggerEvent
    steps: tuple[Due, ...]
    effects: tuple[Effect, ...]
    once: bool = False
    condition: Condition | None = None
    timing: Timing | None = None


@value
class Instead(Sentence):
    """`If this would be destroyed, you may discard a card instead.` (DR-202)."""

    PHRASES: ClassVar = (
        "[once=once per turn, ]if {event}, {effects|;} instead",
        "[once=once per turn, ]if {event}: {effects|;} instead",
        "[once=once per turn, ]if {event}, instead {effects|;}",
        "[once=once per turn, ]when {event}: {effects|;} instead",
        "[once=once per turn, ]when {event}, {effects|;} instead",
        "{once=the first time} {event} each turn, {effects|;} instead",
        "[once=once per turn, ]if {event}, {prevent}",
        "[once=once per turn, ]when {event}: {prevent}",
    )
    event: Would
    effects: tuple[Effect, ...] = ()
    once: bool = False
    prevent: "Hold | None" = None


class Hold(Enum):
    """That nothing happens instead."""

    PREVENT = "prevent it"
    DAMAGE = "prevent that damage"


@value
class Activated(Sentence):
    """`Once per turn, consume 1 mana: draw a card.`; a `slow` one is in the rules of edition rift."""

    PHRASES: ClassVar = (
        "[slow=Slow: ][once=once per turn, ]{steps|;}: {effects|;}",
        "[slow=Slow: ]{once=once per turn}: {effects|;}",
        "{free=at any time}: {effects|;}",
        "{free=at any time}, {steps|;}: {effects|;}",
        "{free=at any time} {timing}: {effects|;}",
        "[slow=Slow: ]{once=once per turn}; {steps|;}: {effects|;}",
        "[slow=Slow: ]{once=once per turn}, while {condition}[, {steps|;}]: {effects|;}",
        "[slow=Slow: ]{once=once per turn}, if {condition}[, {steps|;}]: {effects|;}",
        "[slow=Slow: ]{once=once per turn}, {timing}[, {steps|;}]: {effects|;}",
    )
    steps: tuple[Due, ...]
    effects: tuple[Effect, ...]
    once: bool = False
    slow: bool = False
    free: bool = False
    condition: Condition | None = None
    timing: Timing | None = None


@value
class PrintedAction(Sentence):
    """An Action of this card's pool (DR-93); while a condition holds, if it says so."""

    PHRASES: ClassVar = (
        "Action: {effects|;}",
        "Action: {steps|;}: {effects|;}",
        "Action: while {condition}: {effects|;}",
        "Action: while {condition}: {steps|;}: {effects|;}",
        "Action: {timing}: {effects|;}",
    )
    steps: tuple[Due, ...]
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    timing: Timing | None = None


@value
class SummoningCost(Sentence):
    """What summoning this card costs (DR-62)."""

    PHRASES: ClassVar = ("Cost: {costs|and}",)
    costs: tuple[Cost, ...]


@value
class Grants(Sentence):
    """What an Equipment or a Vehicle lends in addition to its stats (DR-33, DR-35, DR-37)."""

    PHRASES: ClassVar = ("Grants: {words|,}", "Grants: Action {common}", "Grants: Action: {common}")
    words: tuple[Keyword, ...] = ()
    common: Common | None = None


@value
class While(Sentence):
    """A sentence that counts only while a condition holds."""

    PHRASES: ClassVar = (
        "while {condition}: {ability}",
        "while {condition}, {ability}",
        "while {condition}; {ability}",
        "{ability} while {condition}",
        "as long as {condition}: {ability}",
        "as long as {condition}, {ability}",
        "if {condition}: {ability}",
        "if {condition}, {ability}",
        "if {condition}; {ability}",
        "{timing}: {ability}",
        "{timing}, {ability}",
        "{unless=unless} {condition}: {ability}",
        "{unless=unless} {condition}, {ability}",
    )
    ability: Sentence
    condition: Condition | None = None
    timing: Timing | None = None
    unless: bool = False


@value
class Always(Sentence):
    """A static ability, on while this card is face-up (DR-121)."""

    PHRASES: ClassVar = (
        "{static}",
        "{static} and {also}",
        "{static} if {condition}",
        "{static} {timing}",
        "{static} {unless=unless} {condition}",
    )
    static: Static
    also: Static | None = None
    condition: Condition | None = None
    timing: Timing | None = None
    unless: bool = False
