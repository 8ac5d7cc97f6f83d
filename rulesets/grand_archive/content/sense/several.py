"""What words for several things may be about (GA-105, GA-203)."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from rulesets.grand_archive.cards.phrases.selectors import (
    AllIn,
    OneOfThem,
    Phrase,
    Reference,
    References,
    Those,
    Top,
)
from rulesets.grand_archive.content.sense.further import further_of
from rulesets.grand_archive.verbs.effects.timing import AsTurnEnds, Later, WhenDies, WhenDone, WhenYouDo
from rulesets.grand_archive.verbs.objects.fighting import Redirect
from rulesets.grand_archive.verbs.objects.making import Summon
from rulesets.grand_archive.verbs.players.playing import Materialize, Play
from rulesets.grand_archive.verbs.players.searching import RevealUntil

_TO_ONE = (Redirect, Play, Materialize)
"""Forms that are about one thing only."""
_LATER = (AsTurnEnds, Later, WhenDies, WhenDone, WhenYouDo)
"""Effects with a memory of their own: they remember one thing."""


def wrongly_many(sentence: Node) -> Iterator[str]:
    """Report words for several things that the rules give no meaning."""
    named = False
    for node in nodes_of(sentence):
        named = named or _is_several(node)
        if isinstance(node, Phrase):
            yield from _wrong_number(node)
        if is_them(node) and not named:
            yield f'"{_spelled(node)}" needs several things before it'
        later = node.effect if isinstance(node, _LATER) else further_of(node)
        if later is not None:
            yield from _not_remembered(later)
        yield from _for_one(node)


def _is_several(node: Node) -> bool:
    """Whether it names what may be several things; one card or one token is `it`."""
    if isinstance(node, Top | Summon):
        return node.count != 1
    if isinstance(node, RevealUntil):
        return True
    return isinstance(node, AllIn) or (isinstance(node, Phrase) and not node.single)


def is_them(node: object) -> bool:
    """Whether a word means the several things that were named before."""
    return node is Reference.THEM or isinstance(node, References | Those | OneOfThem)


def _spelled(node: object) -> str:
    return (
        str(node.value)
        if isinstance(node, Reference | References)
        else "those"
        if isinstance(node, Those)
        else "them"
    )


def _wrong_number(node: Phrase) -> Iterator[str]:
    if node.targets and not node.single:
        if node.most == 1:
            yield 'one target is "target ally" or "up to one target ally"'
        if node.on_stack:
            yield "only objects and cards can be targeted several at once"


def _not_remembered(effect: Node) -> Iterator[str]:
    inside = list(nodes_of(effect))
    several = any(isinstance(each, Phrase) and not each.single for each in inside)
    if any(is_them(each) for each in inside) and not several:
        yield 'only "it" is remembered for later, not "each of them"'


def _for_one(node: Node) -> Iterator[str]:
    """Several things where one is meant."""
    source = getattr(node, "source", None)
    if isinstance(source, Phrase) and not source.single:
        yield "damage is prevented of one source"
    whom = getattr(node, "whom", None)
    many = is_them(whom) or (isinstance(whom, Phrase) and not whom.single)
    if isinstance(node, _TO_ONE) and many:
        yield "this can be done to one thing at a time"
