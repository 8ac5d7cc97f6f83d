"""From the tree of a card's text to its program: effects, triggers, statics, conditions, outside-effect text."""

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Always, CardText, Cost, Effect, Triggered
from rulesets.containment.cards.nouns import OneObject, OneSandbox
from rulesets.containment.cards.program import Ability, Program
from rulesets.containment.cards.sentences import (
    Act,
    BelongsTo,
    OneXk,
    Outside,
    PlayedEffects,
    Requires,
    Trigger,
)
from rulesets.containment.content.vocabulary import LANGUAGE


def compile_text(tree: CardText, kind: str = "object") -> Program:
    """Turn the tree of a card's text, in which `semantics` has found no fault, into its program.

    Args:
        tree: the text.
        kind: the kind of the card.

    Raises:
        TypeError: for a sentence form that this module forgot to compile.
    """
    program = Program()
    played = tuple(effect for each in tree.abilities if isinstance(each, PlayedEffects) for effect in each.effects)
    if played:
        words = LANGUAGE.print(CardText((PlayedEffects(played),)))
        program.played = ability_of(0, words, "CT-30" if kind == "tale" else "CT-31", played)
    for number, sentence in enumerate(tree.abilities):
        _compile(program, number, _label(LANGUAGE.print(CardText((sentence,))), sentence), sentence)
    return program


def _label(text: str, sentence: Node) -> str:
    """What an effect does, in the words of its sentence: without the event, and without `Activate` or `Quick`."""
    if not isinstance(sentence, Act | Triggered):
        return text
    opening, _, effects = text.partition(": ")
    costs = opening.partition(", ")[2] if isinstance(sentence, Act) else ""
    return f"{costs}: {effects}" if costs else effects


def ability_of(
    number: int, label: str, rule: str, effects: tuple[Effect, ...], costs: tuple[Cost, ...] = ()
) -> Ability:
    """Put an ability together; see `Ability` for the values."""
    choices = tuple(node for node in nodes_of(effects) if isinstance(node, OneObject | OneSandbox | OneXk))
    return Ability(number, label, rule, effects, choices, costs)


def _compile(program: Program, number: int, label: str, sentence: Node) -> None:
    match sentence:
        case Act():
            _compile_act(program, number, label, sentence)
        case Triggered():
            ability = ability_of(number, label, "CT-81", sentence.effects)
            ability.optional = sentence.optional
            assert isinstance(sentence.event, Trigger)
            program.triggers.setdefault(sentence.event, []).append(ability)
        case Always(static=static):
            program.statics.append(static)
        case Requires(condition=condition):
            program.conditions.append(condition)
        case Outside(rule=BelongsTo(of_class=of_class)):
            program.belongs = of_class.value
        case Outside(rule=rule):
            program.rules.append(rule)
        case PlayedEffects():
            return
        case _:
            raise TypeError(f"no meaning for {type(sentence).__name__}")


def _compile_act(program: Program, number: int, label: str, sentence: Act) -> None:
    ability = ability_of(number, label, "CT-80" if sentence.quick else "CT-79", sentence.effects, sentence.costs)
    ability.quick, ability.often = sentence.quick, sentence.often
    program.activated.append(ability)
