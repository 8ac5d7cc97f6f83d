"""Sentences that can be read but not played: card texts of known words that the rules give no meaning."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from operator import is_

from cardgame_tui.text import Node, left_unused, nodes_of
from cardgame_tui.text.abilities import Activated, CardText, Triggered
from rulesets.dimensional_rift.cards import sentences
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Noun, Place, Reference, SameType, Target
from rulesets.dimensional_rift.cards.price import FREE, price_of
from rulesets.dimensional_rift.cards.sentences import ABOUT_OTHERS, EVENT_ACTIONS, Common, Trigger
from rulesets.dimensional_rift.content.abilities import targets_in
from rulesets.dimensional_rift.options import Edition
from rulesets.dimensional_rift.verbs.choosing import ChooseOne
from rulesets.dimensional_rift.verbs.conditions import GetUp
from rulesets.dimensional_rift.verbs.costs import SacrificeHolders
from rulesets.dimensional_rift.verbs.drawing import Draw
from rulesets.dimensional_rift.verbs.moving import March, SwapPlaces
from rulesets.dimensional_rift.verbs.striking import StrikeZone
from rulesets.dimensional_rift.verbs.summoning import Attach, SummonToken, Transform

_OTHERS = (Trigger.BLOCKED, Trigger.AFTER_BLOCKED, Trigger.ATTACKED_HERE)
"""Events that are about another creature."""
_CREATURES_ONLY = (Common.STRIKE, Common.MARCH, Common.PRAY)
_TOKEN_ZONES = (Place.EMPTY_CONQUERED, Place.CHOSEN_EMPTY)
_LENDING = ("equipment", "vehicle")
_OF_RIFT = ("vehicle", "trap")


def nonsense(tree: CardText, kind: str, subtype: str, edition: Edition) -> Iterator[str]:
    """Report the parts of a card's text that have no meaning in the rules of an edition.

    Args:
        tree: the text.
        kind: type of the card.
        subtype: its subtype, such as ``equipment``.
        edition: the edition.
    """
    if edition == "conquest" and subtype in _OF_RIFT:
        yield f"a {subtype} exists only in edition rift"
    if sum(isinstance(sentence, sentences.SummoningCost) for sentence in tree.abilities) > 1:
        yield 'a card has one summoning cost; "and" joins its parts'
    offered = [each for each in tree.abilities if isinstance(each, Activated | sentences.PrintedAction)]
    if len(set(offered)) < len(offered):
        yield "the same ability is on the card twice"
    for sentence in tree.abilities:
        yield from _unplayable(sentence)
        yield from _unexplained(sentence)
        yield from _unpayable(sentence)
        yield from _on_the_wrong_card(sentence, kind, subtype)
        yield from _of_the_other_edition(sentence, edition)
        if subtype == "trap":
            yield from _not_for_a_trap(sentence)


def _unplayable(sentence: Node) -> Iterator[str]:
    """Effects and marks that do not belong in this sentence (DR-96, DR-103, DR-104, DR-155, DR-157, DR-165)."""
    for node in nodes_of(sentence):
        match node:
            case StrikeZone():
                yield 'a creature strikes by "Action: Strike"'
            case March(where=where) if where is not Place.EMPTY_CONQUERED:
                yield f'"{Place.EMPTY_CONQUERED.value}" is the only zone for this'
            case SummonToken(where=where) if where not in _TOKEN_ZONES:
                yield f'"{Place.EMPTY_CONQUERED.value}" and "{Place.CHOSEN_EMPTY.value}" are the zones for this'
            case SwapPlaces(whom=whom) if not isinstance(whom, SameType):
                yield "a card can only swap places with target card of the same type you control"
            case Target(noun=Noun.CARD):
                yield '"target" alone means any card'
            case GetUp():
                yield "every Prone creature can get up; no text is needed"
            case Transform() if not _transforms(sentence):
                yield "Transform is the only effect of a mandatory trigger"


def _unpayable(sentence: Node) -> Iterator[str]:
    """Costs of nothing, and a sacrifice that no other may stand next to (DR-72, DR-127)."""
    if not isinstance(sentence, sentences.SummoningCost | Activated):
        return
    price = price_of(sentence.costs)
    if any(replace(price_of([cost]), holders=False, held=0) == FREE for cost in sentence.costs):
        yield 'a cost of 0 is no cost; leave it out, and write "Once per turn:" for an ability that is free'
    held = [cost for cost in sentence.costs if isinstance(cost, SacrificeHolders)]
    if held and (len(price.sacs) > held[0].count or price.any):
        yield "creatures that hold mana together cannot be sacrificed next to other cards or mana of any card"


def _of_the_other_edition(sentence: Node, edition: Edition) -> Iterator[str]:
    """Things that exist only in the other edition (DR-33, DR-35, DR-102, DR-134, DR-167)."""
    if edition == "conquest":
        if isinstance(sentence, Activated) and sentence.slow:
            yield "only edition rift has slow activations"
        if Keyword.PRAY in nodes_of(sentence):
            yield 'in this edition Pray is not a keyword but an Action, "Action: Pray"'
        return
    if isinstance(sentence, sentences.PrintedAction) and sentence.common in EVENT_ACTIONS:
        yield f"the Action {sentence.common.value} exists only in edition conquest"
    if isinstance(sentence, sentences.Grants) and sentence.common:
        yield "Actions can be granted only in edition conquest"
    if any(isinstance(node, March) for node in nodes_of(sentence)):
        yield "only edition conquest has marches"
    if any(isinstance(node, Attach) for node in nodes_of(sentence)):
        yield "in this edition an Equipment serves a zone and is never attached"


def _not_for_a_trap(sentence: Node) -> Iterator[str]:
    """A Trap has only triggers that can flip it (DR-39)."""
    sprung = isinstance(sentence, Triggered) and sentence.event in ABOUT_OTHERS
    if not sprung and not isinstance(sentence, sentences.SummoningCost):
        yield "a Trap has only triggers on what others do"


def _transforms(sentence: Node) -> bool:
    return isinstance(sentence, Triggered) and sentence.effects == (Transform(),) and not sentence.optional


def _unexplained(sentence: Node) -> Iterator[str]:
    """Words that refer to something the sentence has not named (DR-125)."""
    event = sentence.event if isinstance(sentence, Triggered) else None
    named = False
    if left_unused(sentence, ChooseOne, partial(is_, Reference.IT)):
        yield 'nothing is done with what is chosen: no "it" comes after it'
    for node in nodes_of(sentence):
        named = named or next(targets_in(node), None) is node
        if node is Reference.IT and not named:
            yield '"it" stands for a target or a choice, but none comes before it'
        elif node is Reference.THAT_CREATURE and event not in _OTHERS:
            yield '"that creature" is the one that blocks this or attacks, in a trigger on that'
        elif isinstance(node, Draw) and node.that_player and event is not Trigger.DREW:
            yield '"that player" is the one who draws, in a trigger on that'


def _on_the_wrong_card(sentence: Node, kind: str, subtype: str) -> Iterator[str]:
    """Actions and effects that this type of card cannot have (DR-31, DR-33, DR-35, DR-37, DR-103, DR-157)."""
    common = sentence.common if isinstance(sentence, sentences.PrintedAction) else None
    moves = any(isinstance(node, March) for node in nodes_of(sentence))
    if (common in _CREATURES_ONLY or moves) and kind != "creature":
        yield "only a creature can do this"
    attaches = any(isinstance(node, Attach) for node in nodes_of(sentence))
    if (common is Common.EQUIP or attaches) and subtype != "equipment":
        yield "only an Equipment can be attached"
    if any(isinstance(node, Transform) for node in nodes_of(sentence)) and kind != "creature":
        yield "only a creature can transform"
    if isinstance(sentence, sentences.Grants) and subtype not in _LENDING:
        yield "only an Equipment or a Vehicle can lend something"
