"""Noun phrases without a meaning: zones that are Prone, cards that are conquered, statics about a target."""

from collections.abc import Iterator, Mapping
from typing import TypeGuard

from cardgame_tui.text import Node, field_kinds, nodes_of
from cardgame_tui.text.abilities import Selector
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import happenings, nouns, selectors, sentences, statics
from rulesets.dimensional_rift.cards.amounts import Value
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Kind, Reference, State, What, Whose
from rulesets.dimensional_rift.content.events import OF_CARDS
from rulesets.dimensional_rift.verbs.choosing import Choose
from rulesets.dimensional_rift.verbs.costs import Sacrifice

_OF_ZONES = (State.EMPTY, State.OCCUPIED, State.CONQUERED, State.UNCONQUERED)
_TYPES = ("creature", "artifact", "monument")
PRINTED_ONLY = frozenset({Keyword.AMBUSH, Keyword.SHADOWWALKER, Keyword.TRANSFORMED})
"""Keywords that count only where they are printed."""
_FOR_ZONES = (*_OF_ZONES, State.CONNECTED, State.ADJACENT)


_COUNTED_IN: Mapping[type[Node], tuple[str, ...]] = {
    said.Connects: ("whom",),
    said.Controls: ("whom",),
    said.Count: ("what",),
    Value: ("what",),
    sentences.ForEach: ("what",),
    statics.Have: ("per",),
    statics.OnlyTargets: ("what",),
}
"""Where cards or zones may be counted, or struck."""


_LASTING = (Reference.THIS, Reference.THE_BLOCKER, Reference.THE_ATTACKER)
"""Single cards that a static ability may be about."""
_CHOICES = (selectors.Target, selectors.Chosen, Choose)
"""What picks cards or zones."""


def misused_phrases(sentence: Node, kind: str) -> Iterator[str]:
    """Report noun phrases that the rules cannot use where they stand, on a card of a type."""
    yield from _wrong_another(sentence, kind)
    for node in nodes_of(sentence):
        yield from _without_meaning(node, sentence)
        yield from _wrong_pick(node)
        yield from _wrong_place(node)


def _wrong_another(sentence: Node, kind: str) -> Iterator[str]:
    """Report "another" and "other" that leave out nothing."""
    named: set[Kind] = set()
    for node in nodes_of(sentence):
        if isinstance(node, _CHOICES) and node.another and node.what.is_zone:
            yield '"another" goes with cards'
        foreign = _is_another(node) and (
            (node.what.kind.kind not in (kind, "card") and node.what.kind.kind in _TYPES) or _is_theirs(node.what)
        )
        if foreign and not (isinstance(node, selectors.Chosen | Choose) and named & {node.what.kind, Kind.CARD}):
            yield '"another" and "other" go with what the card itself is, or differ from something named before'
        if isinstance(node, Sacrifice) and node.another and node.what.kind.kind not in (kind, "card"):
            yield '"another" goes with what the card itself is'
        if isinstance(node, _CHOICES):
            named.add(node.what.kind)


def _is_theirs(what: What) -> bool:
    """Whether a phrase is about cards of the other player, of which the card itself is none."""
    enemy = any(each.quality is State.ENEMY and not each.no for each in what.qualifiers)
    return enemy or bool({Whose.NOT_YOURS, Whose.THEIRS, Whose.AN_OPPONENTS} & set(what.tests))


def _without_meaning(node: Node, sentence: Node) -> Iterator[str]:
    """Report a phrase or a state that means nothing."""
    match node:
        case What():
            yield from _bad_phrase(node)
        case selectors.AnyTarget(tests=tests):
            yield from _bad_phrase(What(tests=tests))
        case Whose.YOU_CHOOSE if not _is_chosen(sentence):
            yield '"you choose" goes with "a" or "an"'
        case nouns.Qualifier():
            yield from _bare_face_up(node)
        case said.Is():
            yield from _bad_state(node)
        case said.Stock():
            yield from _trivial(node)
        case happenings.Tally(seen=seen, kind=kind):
            if kind.zone is (seen is happenings.Seen.FOUGHT):
                yield "a creature fights creatures and is in zones"
            if kind not in (Kind.CREATURE, Kind.CREATURE_ZONE, Kind.ZONE):
                yield "a creature fights creatures and is in zones"


def _bad_state(state: said.Is) -> Iterator[str]:
    said_of_it = {state.quality, state.also}
    yield from _bare_face_up(state)
    if said_of_it & set(_OF_ZONES):
        yield "only a zone is empty or conquered"
    if state.who is Reference.THIS and said_of_it & PRINTED_ONLY:
        yield "this keyword counts only where it is printed"


def _bare_face_up(node: nouns.Qualifier | said.Is) -> Iterator[str]:
    if node.also and State.FACE_UP in (node.quality, node.also):
        yield "only a face-up card is anything else"


def _wrong_pick(node: Node) -> Iterator[str]:
    """Report what nothing can be picked for, or what nothing lasts for."""
    if isinstance(node, OF_CARDS) and not isinstance(node.who, selectors.Each) and node.who not in _LASTING:
        yield "a static ability is about this or about all of a kind"
    if isinstance(node, selectors.Several) and node.count < 1:
        yield "at least 1 is picked"
    if isinstance(node, said.Single | nouns.Linked | happenings.Would):
        yield from _several_in_a_condition(node)
    if isinstance(node, selectors.Target) and Kind.MONUMENT in (node.what.kind, node.what.also):
        yield "no arrow reaches a monument"


def _trivial(stock: said.Stock) -> Iterator[str]:
    """Numbers that a player always has, or never."""
    least = 1 if stock.thing is said.Thing.HP else 0
    if all(stock.admits(number) for number in (least, 999)) or (least and not stock.admits(1) and stock.admits(0)):
        yield "this is always so, or never: a player without HP has lost"


def _several_in_a_condition(condition: Node) -> Iterator[str]:
    picks = (each for each in nodes_of(condition) if isinstance(each, selectors.Chosen))
    if any(each.most > 1 or each.fewer for each in picks):
        yield "an event is about one card, and a state about a number such as 2 or more creatures"


def _is_another(node: Node) -> TypeGuard["selectors.Chosen | Choose | selectors.Each"]:
    """Whether a selector leaves out the card itself."""
    if isinstance(node, selectors.Chosen | Choose) and node.another:
        return True
    what = getattr(node, "what", None)
    return isinstance(node, selectors.Each | selectors.Chosen) and any(
        each.quality is State.OTHER and not each.no for each in (what.qualifiers if isinstance(what, What) else ())
    )


def _bad_phrase(what: What) -> Iterator[str]:
    qualities = (
        [each.quality for each in what.qualifiers]
        + [each.also for each in what.qualifiers if each.also]
        + [test.quality for test in what.tests if isinstance(test, nouns.That)]
    )
    if what.is_zone:
        named = any(each.subtype or each.type or each.also for each in what.qualifiers)
        if named or what.also or any(quality not in _FOR_ZONES for quality in qualities):
            yield "a zone is empty, conquered or connected, or not"
        if any(isinstance(test, nouns.With | nouns.That) or test is Whose.SAME_TYPE for test in what.tests):
            yield "a zone has none of this"
        if any(isinstance(test, nouns.Linked) and test.to for test in what.tests):
            yield "a zone connects to nothing"
    elif any(quality in _OF_ZONES for quality in qualities):
        yield "only a zone is empty or conquered"
    if what.also is not None and (what.also.zone or what.also is what.kind or Kind.CARD in (what.kind, what.also)):
        yield "a phrase names two different kinds of cards"


def _is_chosen(sentence: Node) -> bool:
    return any(
        isinstance(node, selectors.Chosen) and Whose.YOU_CHOOSE in node.what.tests for node in nodes_of(sentence)
    )


def _wrong_place(node: Node) -> Iterator[str]:
    """A zone where a card belongs, and the other way round."""
    inside = What | selectors.Target | selectors.Each | selectors.Chosen | selectors.ThisOr
    for name in field_kinds(type(node)) if node.PHRASES and not isinstance(node, inside) else ():
        phrase = _phrase(getattr(node, name))
        wants_zone = name == "where"
        several = getattr(node, name)
        if wants_zone and isinstance(several, selectors.Several) and (several.most > 1 or several.fewer):
            yield "this is done to one zone"
        if phrase is None:
            if wants_zone:
                yield "this is done to a zone"
            continue
        struck = isinstance(node, happenings.Acts) and name in ("whom", "against")
        struck = struck and phrase.kind in (Kind.CREATURE_ZONE, Kind.ZONE)
        if phrase.is_zone is not wants_zone and not (struck or name in _COUNTED_IN.get(type(node), ())):
            yield "this is done to a zone" if wants_zone else "this is about a card, not about a zone"


def _phrase(value: object) -> What | None:
    """The phrase of a selector, or one that stands alone."""
    if isinstance(value, What):
        return value
    if isinstance(value, selectors.ThisOr):
        return _phrase(value.target)
    found = getattr(value, "what", None) if isinstance(value, Selector) else None
    return found if isinstance(found, What) else None
