"""From the tree of a card's text to its program: price, keywords, Actions, activations and triggers."""

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Activated, Always, CardText, Keywords, Triggered
from rulesets.dimensional_rift.cards import sentences
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.price import price_of
from rulesets.dimensional_rift.cards.program import Ability, Program
from rulesets.dimensional_rift.cards.sentences import ABOUT_OTHERS, Trigger
from rulesets.dimensional_rift.content.abilities import ability_of
from rulesets.dimensional_rift.content.common import common_action
from rulesets.dimensional_rift.content.vocabulary import LANGUAGE
from rulesets.dimensional_rift.options import Edition


def compile_text(tree: CardText, edition: Edition = "conquest") -> Program:
    """Turn the tree of a card's text into its program.

    Args:
        tree: the text.
        edition: the edition of the duel; a printed Action differs between the two (DR-93, DR-102).

    Raises:
        TypeError: for a sentence form that this module forgot to compile.
    """
    program = Program(mentions=frozenset(node for node in nodes_of(tree) if isinstance(node, Keyword)))
    for number, sentence in enumerate(tree.abilities):
        label = LANGUAGE.print(CardText((sentence,)))
        if edition == "rift" and isinstance(sentence, sentences.PrintedAction):
            program.slow_activations.append(_slow_activation(number, label, sentence))
        else:
            _compile(program, number, label, sentence)
    return program


def _slow_activation(number: int, label: str, sentence: sentences.PrintedAction) -> Ability:
    """What a printed Action is in edition rift: a slow activation, once per turn (DR-102)."""
    effects = common_action(sentence.common).effects if sentence.common else sentence.effects
    return ability_of(number, label, "DR-102", effects, once=True)


def _compile(program: Program, number: int, label: str, sentence: Node) -> None:
    match sentence:
        case sentences.SummoningCost(costs=costs):
            program.price = price_of(costs)
        case Keywords(words=keywords):
            program.keywords |= {word for word in keywords if isinstance(word, Keyword)}
        case sentences.PrintedAction(common=common, effects=effects):
            printed = common_action(common) if common else ability_of(number, label, "DR-93", effects)
            program.actions.append(printed)
        case Activated(effects=effects, costs=costs, once=once, slow=slow):
            activations = program.slow_activations if slow else program.activations
            activations.append(ability_of(number, label, "DR-121", effects, costs, once=once))
        case Triggered():
            _compile_trigger(program, number, label, sentence)
        case Always(static=static):
            program.statics.append(static)
        case sentences.Conditional():
            program.conditionals.append(sentence)
        case sentences.Grants(words=lent, common=common):
            program.grants |= set(lent)
            program.grants_action = common_action(common) if common else None
        case _:
            raise TypeError(f"no meaning for {type(sentence).__name__}")


def _compile_trigger(program: Program, number: int, label: str, sentence: Triggered) -> None:
    ability = ability_of(number, label, "DR-121", sentence.effects, optional=sentence.optional)
    if isinstance(sentence.event, sentences.HasMana):
        program.thresholds.append((sentence.event.amount, ability))
        return
    event = sentence.event
    assert isinstance(event, Trigger)
    if event is Trigger.AFTER_BLOCKED:
        ability.late = True
        event = Trigger.BLOCKED
    program.triggers.setdefault(event, []).append(ability)
    program.watches = program.watches or event in ABOUT_OTHERS
