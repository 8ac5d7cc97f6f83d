"""The program of a card's text: activated effects, triggers, statics, conditions and outside-effect text."""

from dataclasses import dataclass, field
from typing import TypeAlias

from cardgame_tui.text.abilities import Condition, Cost, Effect, Static
from rulesets.containment.cards.nouns import OneObject, OneSandbox
from rulesets.containment.cards.sentences import OneXk, OutsideRule, Trigger

Choice: TypeAlias = OneObject | OneSandbox | OneXk
"""What is chosen when an effect is put on the stack (CT-83)."""


@dataclass(slots=True, eq=False)
class Ability:
    """One effect of a card, compiled from one sentence.

    Args:
        number: its place on the card, for once-per-turn bookkeeping.
        label: what it does, in the words of its sentence.
        rule: rule number behind this kind of effect.
        effects: what happens, in order (CT-87).
        choices: what is chosen when it is put on the stack, in order (CT-83).
        costs: what must be paid (CT-83).
        optional: the controller may decline it on resolution (CT-84).
        quick: usable whenever its controller has priority (CT-80).
        often: usable more than once per turn (CT-79).
    """

    number: int
    label: str
    rule: str
    effects: tuple[Effect, ...]
    choices: tuple[Choice, ...] = ()
    costs: tuple[Cost, ...] = ()
    optional: bool = False
    quick: bool = False
    often: bool = False


@dataclass(slots=True, eq=False)
class Program:
    """All a card's text says. Shared by all copies of the card and never changed.

    Args:
        activated: activated and quick effects (CT-79, CT-80).
        triggers: triggered effects by their event (CT-81).
        statics: static effects (CT-82).
        conditions: what must be true to activate an Incident (CT-31).
        played: what a Tale or an Incident does, None for other cards and for a Tale with static effects only.
        belongs: the class of the sandbox that its outside-effect text names (CT-27), empty for none.
        rules: the outside-effect text of a Canon (CT-33).
    """

    activated: list[Ability] = field(default_factory=list)
    triggers: dict[Trigger, list[Ability]] = field(default_factory=dict)
    statics: list[Static] = field(default_factory=list)
    conditions: list[Condition] = field(default_factory=list)
    played: Ability | None = None
    belongs: str = ""
    rules: list[OutsideRule] = field(default_factory=list)
