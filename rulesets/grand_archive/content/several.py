"""What words for several targets may be about (GA-105, GA-203)."""

from collections.abc import Iterator

from cardgame_tui.text import Node, field_kinds, nodes_of
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.nouns import ON_STACK, TargetKind
from rulesets.grand_archive.cards.selectors import OneTarget, Reference, Targets
from rulesets.grand_archive.content.further import further_of
from rulesets.grand_archive.verbs.fighting import Redirect
from rulesets.grand_archive.verbs.making import SummonCopy
from rulesets.grand_archive.verbs.moving import Return
from rulesets.grand_archive.verbs.playing import Materialize, Play
from rulesets.grand_archive.verbs.shaping import SwapStats
from rulesets.grand_archive.verbs.timing import AsTurnEnds, Later, WhenDies, WhenYouDo

_TO_ONE = (Redirect, Play, Materialize)
"""Forms that are about one thing only."""
_LATER = (AsTurnEnds, Later, WhenDies, WhenYouDo)
"""Effects with a memory of their own: they remember one thing."""


def wrongly_many(sentence: Node) -> Iterator[str]:
    """Report words for several targets that the rules give no meaning."""
    named = False
    for node in nodes_of(sentence):
        if isinstance(node, Targets):
            named = True
            yield from _wrong_number(node)
        elif isinstance(node, OneTarget) and node.optional and (node.many is None or node.many.most != 1):
            yield 'several targets need the plural: "up to two target allies"'
        elif isinstance(node, OneTarget) and not node.optional and node.many is not None:
            yield 'one target is "target ally" or "up to one target ally"'
        if node is Reference.THEM and not named:
            yield '"each of them" needs several targets before it'
        later = node.effect if isinstance(node, _LATER) else further_of(node)
        if later is not None:
            yield from _not_remembered(later)
        yield from _for_one(node)


def _wrong_number(node: Targets) -> Iterator[str]:
    if node.most == 1:
        yield 'one target is "target ally" or "up to one target ally"'
    if node.what is TargetKind.PLAYER or node.what in ON_STACK:
        yield "only objects and cards can be targeted several at once"


def _not_remembered(effect: Node) -> Iterator[str]:
    inside = list(nodes_of(effect))
    if Reference.THEM in inside and not any(isinstance(each, Targets) for each in inside):
        yield 'only "it" is remembered for later, not "each of them"'


def _for_one(node: Node) -> Iterator[str]:
    """Several targets where one is meant, or without `each of` where a verb follows them."""
    if isinstance(getattr(node, "source", None), Targets):
        yield "damage is prevented of one source"
    whom = getattr(node, "whom", None)
    if not isinstance(whom, Selector) or not (isinstance(whom, Targets) or whom is Reference.THEM):
        return
    if isinstance(node, _TO_ONE):
        yield "this can be done to one thing at a time"
    elif isinstance(whom, Targets) and whom.each is not _needs_each(node):
        yield _with_each(whom.each)


def _with_each(said: bool) -> str:
    if said:
        return 'several targets need no "each of" here: "rest up to two target allies"'
    return '"each of" stands before several targets here: "each of up to two target allies gets ..."'


def _needs_each(node: Node) -> bool:
    """Whether a number belongs to each of them, or a verb or a noun in the singular to it."""
    if isinstance(node, Return | SwapStats | SummonCopy):
        return True
    first = any(phrase.startswith(("{whom}", "when {whom}")) for phrase in node.PHRASES)
    return first or any(kind.base is int for kind in field_kinds(type(node)).values())
