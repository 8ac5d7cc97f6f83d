"""What words for several targets may be about (GA-105, GA-203)."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.nouns import ON_STACK, TargetKind
from rulesets.grand_archive.cards.selectors import OneTarget, Reference, Targets
from rulesets.grand_archive.content.further import further_of
from rulesets.grand_archive.verbs.fighting import Redirect
from rulesets.grand_archive.verbs.moving import Return
from rulesets.grand_archive.verbs.playing import Materialize, Play
from rulesets.grand_archive.verbs.timing import AsTurnEnds, Later, WhenYouDo

_TO_ONE = (Redirect, Play, Materialize)
"""Forms that are about one thing only."""
_LATER = (AsTurnEnds, Later, WhenYouDo)
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
    if isinstance(whom, Targets) and not whom.each and _needs_each(node):
        yield '"each of" stands before several targets here: "each of up to two target allies gets ..."'


def _needs_each(node: Node) -> bool:
    """Whether a verb or `its owner` follows: both are in the singular."""
    return isinstance(node, Return) or any(phrase.startswith("{whom}") for phrase in node.PHRASES)
