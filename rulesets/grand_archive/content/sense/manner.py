"""Words about how an ability is used that stand in the wrong place, or that change nothing (GA-115, GA-335)."""

from collections.abc import Iterator

from cardgame_tui.text import Node, nodes_of
from cardgame_tui.text.abilities import Activated, Condition, Triggered
from cardgame_tui.text.forms import OrElse, TriggeredIf
from rulesets.grand_archive.cards.amounts import Known
from rulesets.grand_archive.cards.costs import CostChange, Pay
from rulesets.grand_archive.cards.lines import PlayedEffects
from rulesets.grand_archive.cards.manner import ChooseSome, Moment, OnlyIf, SpellEffect, TriggersOnly
from rulesets.grand_archive.cards.phrases.selectors import Reference
from rulesets.grand_archive.cards.qualifiers import Standing
from rulesets.grand_archive.cards.sentences import State, WasDone
from rulesets.grand_archive.content.compiler import MANNER

_OF_ITEMS = (State.DONE, State.UNDONE, State.NAMED, State.SECOND_SPELL, Reference.IT)
"""Conditions that can be asked only of what is on the stack."""


def wrong_manner(sentence: Node) -> Iterator[str]:
    """Report such words of a sentence."""
    effects = getattr(sentence, "effects", ())
    last = [isinstance(each, MANNER) for each in effects]
    moments = [each for each in effects if isinstance(each, OnlyIf | TriggersOnly)]
    if last != sorted(last) or sum(last) < sum(isinstance(each, MANNER) for each in nodes_of(sentence)):
        yield "words about when to use an ability are its last"
    if all(last) and last and not isinstance(sentence, PlayedEffects):
        yield "an ability needs an effect"
    if isinstance(sentence, PlayedEffects) and any(last) and not all(last):
        yield "words about when to activate a card are a sentence of their own"
    for each in moments:
        yield from _wrong_moment(sentence, each)
    yield from _wrong_cuts(sentence)
    if isinstance(sentence, PlayedEffects) and any(isinstance(each, SpellEffect) for each in nodes_of(sentence)):
        yield "only an activated or a triggered ability counts as a Spell"
    if isinstance(effects[0] if effects else None, ChooseSome):
        yield from _wrong_number(effects)


def _wrong_moment(sentence: Node, each: OnlyIf | TriggersOnly) -> Iterator[str]:
    triggered = isinstance(sentence, Triggered | TriggeredIf)
    if isinstance(each, TriggersOnly) is not triggered:
        yield f'"{"this triggers" if triggered else "activate this"} only ..." is the word here'
    if each.moment is Moment.SLOW and not isinstance(sentence, Activated):
        yield "only an activated ability has a speed: a card has its own"
    if each.moment is Moment.ONCE and (isinstance(sentence, PlayedEffects) or getattr(sentence, "once", False)):
        yield '"once per turn" says nothing here'
    if each.moment is Moment.SLOW and getattr(sentence, "slow", False):
        yield "that is said twice"
    yield from _asked_of_items(getattr(each, "condition", None))


def _asked_of_items(condition: Condition | None) -> Iterator[str]:
    if condition is not None and any(
        node in _OF_ITEMS or node is Known.ROLL or isinstance(node, WasDone) for node in nodes_of(condition)
    ):
        yield "this can be asked only of an effect"


def _wrong_cuts(sentence: Node) -> Iterator[str]:
    """Report words about the reserve cost of an ability that has none, or that has several (GA-111)."""
    cuts = [each for each in nodes_of(sentence) if isinstance(each, CostChange)]
    paid = sum(isinstance(each, Pay) for each in getattr(sentence, "costs", ()))
    if cuts and (not isinstance(sentence, Activated) or paid != 1):
        yield "only an activated ability with a reserve cost costs less or more"
    if len(cuts) > 1:
        yield "what an ability costs is changed once"
    for each in cuts:
        if not each.less and not each.more:
            yield "a change by 0 changes nothing"
        yield from _asked_of_items(each.condition)


def _wrong_number(effects: tuple[Node, ...]) -> Iterator[str]:
    first = effects[0]
    assert isinstance(first, ChooseSome)
    modes = 1 + sum(isinstance(each, OrElse) for each in effects)
    most = max(first.count, first.most, first.instead, first.raised)
    if first.any and modes < 3:
        yield '"one or more" is said of three modes or more'
    if first.both and modes != 2:
        yield '"one or both" is said of two modes'
    if most > modes:
        yield f"there are only {modes} to choose from"
    if (
        first.condition is None
        and not (first.both or first.any)
        and (first.count == modes or first.most == 0 == first.count)
        and modes > 1
    ):
        yield "choosing all of them is no choice"
    late = (Standing.IMBUED, State.DONE, State.UNDONE, State.NAMED)
    if first.condition is not None and any(node in late for node in nodes_of(first.condition)):
        yield "this is known only after the modes are chosen"
    raised = first.instead or first.raised
    if first.condition is not None and raised <= first.count:
        yield "the second number is the higher one"
