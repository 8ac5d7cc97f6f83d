"""From the tree of a card's text to what the rules read: costs, keywords, actions, activations, triggers."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from typing import TypeAlias

from cardgame_tui.text import Node, field_kinds
from cardgame_tui.text.abilities import Activated, Always, CardText, Cost, Effect, Keywords, Static, Triggered
from rulesets.dimensional_rift.cards import nouns, verbs
from rulesets.dimensional_rift.cards import vocabulary as words
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.prices import FREE, Price, price_of
from rulesets.dimensional_rift.cards.vocabulary import LANGUAGE, Common, Happening
from rulesets.dimensional_rift.options import Edition

_COMMON_RULE = {Common.STRIKE: "DR-104", Common.MARCH: "DR-96", Common.EQUIP: "DR-33", Common.SHIFT: "DR-165"}
"""The rule of an Action with a name of its own; DR-103 tells of the others."""

EVENT_ACTIONS = (Common.STRIKE, Common.MARCH, Common.EQUIP)
"""Actions that have no place outside an Event Phase of edition conquest (DR-102)."""

ABOUT_OTHERS = (Happening.ATTACKED_HERE, Happening.LOST_CREATURE)
"""Events of another card that a card may wait for; a Trap is flipped by nothing else (DR-39)."""

Aim: TypeAlias = nouns.Target | nouns.SameType | nouns.Place | verbs.ChooseOne
"""What is picked on activation: a target through arrows, a zone, or a choice (DR-125)."""

COMMON_TEXT: Mapping[Common, str] = {
    Common.STRIKE: "strike target creature zone",
    Common.MARCH: "march to target empty conquered creature zone you control",
    Common.PRAY: "this collects 1 mana",
    Common.RESEARCH: "draw a card; discard a card",
    Common.EQUIP: "attach this to target creature you control",
    Common.CONSCRIPT: "summon a Creature Token to target empty conquered creature zone you control",
    Common.MANEUVER: "rearrange your artifacts this connects to",
    Common.SHIFT: "swap places with target card of the same type you control",
}
"""What the Actions with a name of their own do, in the words of the cards (DR-96, DR-103, DR-165)."""


@dataclass(slots=True, eq=False)
class Ability:
    """One thing a card can do, compiled from one sentence.

    Args:
        number: its place on the card, for once-per-turn bookkeeping; -1 for common actions.
        label: the sentence, or the name of a common action.
        rule: rule number behind this kind of ability.
        effects: what happens, in order.
        price: what it costs.
        aims: what is picked on activation, in order.
        once: once in each turn (DR-122).
        optional: the controller may decline a trigger (DR-123).
        common: which common action it is, if any.
        late: an `After` trigger, which waits for the item it is about (DR-140).
    """

    number: int
    label: str
    rule: str
    effects: tuple[Effect, ...]
    price: Price = FREE
    aims: tuple[Aim, ...] = ()
    once: bool = False
    optional: bool = False
    common: Common | None = None
    late: bool = False


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
        statics: what holds while the card is face-up on the battlefield.
        conditionals: the same for the card alone, under a condition.
        grants: keywords an Equipment or a Vehicle lends.
        grants_action: the Action an Equipment lends.
        watches: whether it has a trigger on what happens to other cards.
        mentions: every keyword in it, whether the card has it, lends it or lays it on others.
    """

    price: Price = FREE
    keywords: frozenset[Keyword] = frozenset()
    actions: list[Ability] = field(default_factory=list)
    activations: list[Ability] = field(default_factory=list)
    slow_activations: list[Ability] = field(default_factory=list)
    triggers: dict[Happening, list[Ability]] = field(default_factory=dict)
    thresholds: list[tuple[int, Ability]] = field(default_factory=list)
    statics: list[Static] = field(default_factory=list)
    conditionals: list[words.Conditional] = field(default_factory=list)
    grants: frozenset[Keyword] = frozenset()
    grants_action: Ability | None = None
    watches: bool = False
    mentions: frozenset[Keyword] = frozenset()


def compile_text(tree: CardText, edition: Edition = "conquest") -> Program:
    """Turn the tree of a card's text into its program.

    Args:
        tree: the text.
        edition: the edition it is played in: a printed Action is not the same in both (DR-93, DR-102).

    Raises:
        TypeError: for a sentence form nobody compiles, which is a fault of this module.
    """
    program = Program(mentions=frozenset(node for node in nodes_of(tree) if isinstance(node, Keyword)))
    for number, sentence in enumerate(tree.abilities):
        label = LANGUAGE.print(CardText((sentence,)))
        if edition == "rift" and isinstance(sentence, words.PrintedAction):
            program.slow_activations.append(_slow_activation(number, label, sentence))
        else:
            _compile(program, number, label, sentence)
    return program


@cache
def common_action(common: Common) -> Ability:
    """Return the Action with that name, compiled from `COMMON_TEXT`."""
    return _ability(-1, common.value, _COMMON_RULE.get(common, "DR-103"), _common_effects(common), common=common)


def _common_effects(common: Common) -> tuple[Effect, ...]:
    sentence = LANGUAGE.parse(f"Action: {COMMON_TEXT[common]}.").abilities[0]
    assert isinstance(sentence, words.PrintedAction)
    return sentence.effects


def _slow_activation(number: int, label: str, sentence: words.PrintedAction) -> Ability:
    """What a printed Action is in edition rift: a slow activation, once per turn (DR-102)."""
    effects = _common_effects(sentence.common) if sentence.common else sentence.effects
    return _ability(number, label, "DR-102", effects, once=True)


@cache
def get_up() -> Ability:
    """Return the Action of a Prone creature (DR-155)."""
    return Ability(-1, "get up", "DR-155", (verbs.Verb.GET_UP,))


def aims_in(node: object) -> Iterator[Aim]:
    """Yield what a tree picks on activation, in reading order."""
    if isinstance(node, nouns.Target | nouns.SameType | nouns.Place | verbs.ChooseOne):
        yield node
    elif isinstance(node, tuple):
        for part in node:
            yield from aims_in(part)
    elif isinstance(node, Node) and not isinstance(node, Enum):
        for name in field_kinds(type(node)):
            yield from aims_in(getattr(node, name))


def nodes_of(node: object) -> Iterator[Node]:
    """Yield a tree's node and all under it, in reading order."""
    if isinstance(node, tuple):
        for part in node:
            yield from nodes_of(part)
    elif isinstance(node, Node):
        yield node
        if not isinstance(node, Enum):
            for name in field_kinds(type(node)):
                yield from nodes_of(getattr(node, name))


def _compile(program: Program, number: int, label: str, sentence: Node) -> None:
    match sentence:
        case words.SummoningCost(costs=costs):
            program.price = price_of(costs)
        case Keywords(words=keywords):
            program.keywords |= {word for word in keywords if isinstance(word, Keyword)}
        case words.PrintedAction(common=common, effects=effects):
            printed = common_action(common) if common else _ability(number, label, "DR-93", effects)
            program.actions.append(printed)
        case Activated(effects=effects, costs=costs, once=once, slow=slow):
            activations = program.slow_activations if slow else program.activations
            activations.append(_ability(number, label, "DR-121", effects, costs, once=once))
        case Triggered():
            _compile_trigger(program, number, label, sentence)
        case Always(static=static):
            program.statics.append(static)
        case words.Conditional():
            program.conditionals.append(sentence)
        case words.Grants(words=lent, common=common):
            program.grants |= set(lent)
            program.grants_action = common_action(common) if common else None
        case _:
            raise TypeError(f"no meaning for {type(sentence).__name__}")


def _compile_trigger(program: Program, number: int, label: str, sentence: Triggered) -> None:
    ability = _ability(number, label, "DR-121", sentence.effects, optional=sentence.optional)
    if isinstance(sentence.event, words.HasMana):
        program.thresholds.append((sentence.event.amount, ability))
        return
    event = sentence.event
    assert isinstance(event, Happening)
    if event is Happening.AFTER_BLOCKED:
        ability.late = True
        event = Happening.BLOCKED
    program.triggers.setdefault(event, []).append(ability)
    program.watches = program.watches or event in ABOUT_OTHERS


def _ability(
    number: int,
    label: str,
    rule: str,
    effects: tuple[Effect, ...],
    costs: tuple[Cost, ...] = (),
    *,
    once: bool = False,
    optional: bool = False,
    common: Common | None = None,
) -> Ability:
    aims = tuple(aims_in(effects))
    return Ability(number, label, rule, effects, price_of(costs), aims, once, optional, common)
