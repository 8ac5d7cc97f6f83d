"""What words such as `it` and `that ally` stand for: something that the text has named before them."""

from collections.abc import Generator, Iterator, Sequence
from enum import Enum

from cardgame_tui.text import Node, field_kinds, left_unused, nodes_of
from cardgame_tui.text.abilities import Condition, TriggerEvent
from rulesets.grand_archive.cards.lines import PlayedEffects
from rulesets.grand_archive.cards.nouns import Head, Noun
from rulesets.grand_archive.cards.phrases.selectors import OneOfThem, Phrase, Reference, That, Those, Top
from rulesets.grand_archive.cards.phrases.who import Players
from rulesets.grand_archive.cards.triggers.events import (
    Act,
    Does,
    Event,
    Happens,
    InTurn,
    alternatives,
)
from rulesets.grand_archive.cards.triggers.happenings import BecomesTarget, CountersChange, IsPut
from rulesets.grand_archive.content.compiler import inner
from rulesets.grand_archive.content.reading import ABOUT
from rulesets.grand_archive.content.sense.further import further_of
from rulesets.grand_archive.content.sense.several import is_them
from rulesets.grand_archive.verbs.effects.timing import WhenDies, Whenever
from rulesets.grand_archive.verbs.objects.fighting import Choose, Redirect
from rulesets.grand_archive.verbs.objects.making import Summon

_DEEDS_ABOUT = frozenset({Act.SACRIFICE, Act.DISCARD})
"""Deeds with an object or a card, which is `it`."""


def wrongly_back(tree: object, named: bool) -> Generator[str, None, bool]:
    """Report an `it` with nothing before it; return whether the sentence has named something.

    For the further effect of a prevention `it` is the object to which the damage would be dealt (GA-227), for what
    waits for a death the object that dies.
    """
    if isinstance(tree, tuple):
        for part in tree:
            named = yield from wrongly_back(part, named)
    if not isinstance(tree, Node):
        return named
    if isinstance(tree, Condition):
        if not named and any(map(_needs_it, nodes_of(tree))):
            yield '"it" stands for something targeted or chosen, but nothing comes before it'
        return named
    if isinstance(tree, Whenever):
        yield from wrongly_back(tree.effect, names_something(tree.event))
        return named
    one = isinstance(tree, OneOfThem) or (isinstance(tree, Phrase) and tree.single)
    if one or (isinstance(tree, Top | Summon) and tree.count == 1):
        named = True
    elif not named and _needs_it(tree):
        yield '"it" stands for something targeted or chosen, but nothing comes before it'
    further = tree.effect if isinstance(tree, WhenDies) else further_of(tree)
    for name in () if isinstance(tree, Enum) else field_kinds(type(tree)):
        part = getattr(tree, name)
        if part is not None and part is further:
            yield from wrongly_back(part, True)
        else:
            named = yield from wrongly_back(part, named)
    return named


def wrong_noun(sentence: Node) -> Iterator[str]:
    """Report a noun behind `that` or `those` that is not what was named last."""
    last: dict[bool, Phrase] = {}
    for node in nodes_of(sentence):
        if isinstance(node, Phrase):
            last[node.single] = node
        elif isinstance(node, That | Those) and not _may_be(node.noun, last.get(isinstance(node, That))):
            noun = str(getattr(node.noun, "value", "it"))
            yield f'"{noun}" is not what was named last before it'


_OTHERS = {
    Event.STRIKES_ALLY: (Noun.ALLY,),
    Event.STRIKES_CHAMPION: (Noun.CHAMPION,),
    Event.KILLS_ALLY: (Noun.ALLY,),
    Event.KILLS: (Noun.ALLY, Noun.CHAMPION),
}
"""What else than its subject an event is about."""


def wrong_one_of_two(sentence: Node) -> Iterator[str]:
    """Report a noun behind `that` which may be the other one of two that an event is about."""
    nodes = list(nodes_of(sentence))
    for place, node in enumerate(nodes):
        if not isinstance(node, Happens) or node.subject is Reference.THIS:
            continue
        others = [each.types for each in (node.prey, node.hunter) if isinstance(each, Phrase)]
        others += [_OTHERS[node.event]] if node.event in _OTHERS else []
        for word in nodes[place + len(list(nodes_of(node))) :]:
            if isinstance(word, Phrase) and word.targets:
                break
            noun = word.noun if isinstance(word, That) and not (word.hit or word.chosen) else None
            if (others and word is Players.NAMED_CONTROLLER) or any(_is_one(noun, types) for types in others):
                yield f'"that" may be either of the two here: "it" is the one that {node.event.value}'
                break


def _is_one(noun: Head | None, types: Sequence[Head]) -> bool:
    """Whether a noun fits things of some types."""
    wide = Noun.OBJECT, *((Noun.UNIT,) if {Noun.ALLY, Noun.CHAMPION}.issuperset(types) else ())
    return noun is not None and (noun in types or noun in wide or Noun.UNIT in types)


def _may_be(noun: Node, named: Phrase | None) -> bool:
    if named is None or noun in (Noun.CARD, *named.types):
        return True
    words = [str(getattr(each, "word", "")) for any_of in named.qualifiers for each in any_of.tests]
    if str(getattr(noun, "value", getattr(noun, "subtype", ""))) in words:
        return True
    units = {Noun.ALLY, Noun.CHAMPION, Noun.UNIT}
    return noun is Noun.OBJECT or (noun is Noun.UNIT and units.issuperset(named.types))


def chosen_in_vain(sentences: Sequence[Node]) -> Iterator[str]:
    """Report a choice that no later word is about; the parts of an action are read together."""
    played = tuple(each for each in sentences if isinstance(inner(each), PlayedEffects))
    if any(
        left_unused(each, Choose, is_about)
        for each in (played, *(each for each in sentences if each not in played))
    ):
        yield 'nothing is done with what is chosen: no "it" comes after it'


def is_about(node: Node) -> bool:
    """Whether a word stands for what was named before it."""
    return _needs_it(node) or is_them(node)


def _needs_it(node: Node) -> bool:
    """Whether a word stands for something named before it."""
    back = (
        Reference.IT,
        Reference.ITS_CHAMPION,
        Players.ITS_CONTROLLER,
        Players.NAMED_CONTROLLER,
        Players.ITS_OWNER,
    )
    return node in back or isinstance(node, Redirect | That)


def names_something(event: Node | None) -> bool:
    """Whether an event is about something that the words after it call `it`."""
    if isinstance(event, TriggerEvent) and len(alternatives(event)) > 1:
        return any(map(names_something, alternatives(event)))
    if isinstance(event, InTurn):
        return names_something(event.event)
    if isinstance(event, Happens):
        return event.about_foe or (event.subject is not Reference.THIS and not event.once)
    if isinstance(event, IsPut):
        return not event.once
    if isinstance(event, CountersChange | BecomesTarget):
        return event.whom is not Reference.THIS
    return event in ABOUT or (isinstance(event, Does) and event.deed in _DEEDS_ABOUT)
