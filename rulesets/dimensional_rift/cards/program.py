"""The program of a card's text: its price, keywords, Actions, activations and triggers, for the rules."""

from dataclasses import dataclass, field
from typing import TypeAlias

from cardgame_tui.text.abilities import Effect, Static
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import FreeChoice, Place, SameType, Target
from rulesets.dimensional_rift.cards.price import FREE, Price
from rulesets.dimensional_rift.cards.sentences import Common, Conditional, Trigger

TargetSpec: TypeAlias = Target | SameType | Place | FreeChoice
"""What is picked on activation: a target through arrows, a zone, or a choice (DR-125)."""


@dataclass(slots=True, eq=False)
class Ability:
    """One thing a card can do, compiled from one sentence.

    Args:
        number: its place on the card, for once-per-turn bookkeeping; -1 for common actions.
        label: the sentence, or the name of a common action.
        rule: rule number behind this kind of ability.
        effects: what happens, in order.
        price: what it costs.
        targets: what is picked on activation, in order.
        once: once in each turn (DR-122).
        optional: the controller may decline a trigger (DR-123).
        common: which common action it is, if any.
        late: an `After` trigger, which waits for the item it is about (DR-140).
        transforms: whether its effect is Transform, which never waits on the stack (DR-157).
    """

    number: int
    label: str
    rule: str
    effects: tuple[Effect, ...]
    price: Price = FREE
    targets: tuple[TargetSpec, ...] = ()
    once: bool = False
    optional: bool = False
    common: Common | None = None
    late: bool = False
    transforms: bool = False


@dataclass(slots=True, eq=False)
class Program:
    """All a card's text says.

    Args:
        price: the summoning cost.
        keywords: the printed keywords.
        actions: printed Actions.
        activations: activated abilities of Fast Speed.
        slow_activations: those of Slow Speed (DR-134).
        triggers: triggered abilities by their event.
        thresholds: triggers on a state: the mana needed, and the ability.
        statics: effects that last while the card is face-up on the battlefield.
        conditionals: the same, only for the card itself and under a condition.
        grants: keywords an Equipment or a Vehicle lends.
        grants_action: the Action an Equipment lends.
        watches: whether it has a trigger on events of other cards.
        mentions: every keyword in it, whether the card has it, lends it or gives it to others.
    """

    price: Price = FREE
    keywords: frozenset[Keyword] = frozenset()
    actions: list[Ability] = field(default_factory=list)
    activations: list[Ability] = field(default_factory=list)
    slow_activations: list[Ability] = field(default_factory=list)
    triggers: dict[Trigger, list[Ability]] = field(default_factory=dict)
    thresholds: list[tuple[int, Ability]] = field(default_factory=list)
    statics: list[Static] = field(default_factory=list)
    conditionals: list[Conditional] = field(default_factory=list)
    grants: frozenset[Keyword] = frozenset()
    grants_action: Ability | None = None
    watches: bool = False
    mentions: frozenset[Keyword] = frozenset()
