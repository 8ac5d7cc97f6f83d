"""Texts in full: what a sentence leaves out because the words before it have said it."""

from dataclasses import replace
from typing import Any

from cardgame_tui.text import Node, changed, field_kinds
from cardgame_tui.text.abilities import CardText, Effect, Selector
from rulesets.dimensional_rift.cards import conditions as said
from rulesets.dimensional_rift.cards import selectors, sentences
from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.verbs.damage import Deal
from rulesets.dimensional_rift.verbs.mana import Collect
from rulesets.dimensional_rift.verbs.striking import Do
from rulesets.dimensional_rift.verbs.summoning import Transform

_TIMED = (
    sentences.While, sentences.Always, sentences.Activated, sentences.Triggered, sentences.PrintedAction,
)  # fmt: skip
_SHORTER = (said.Bare, said.Befalls, said.Connects, said.Controls)
_OF_THIS = (Collect, Transform)
"""Effects of this card if they name none."""


def in_full(tree: CardText) -> CardText:
    """A text whose conditions and effects all name their card, and whose parts of a turn are conditions."""
    for change in (_timed, _joined, _alone):
        tree = changed(tree, change)
    return tree


def _timed(node: Node) -> Node | None:
    """A sentence that counts in a part of a turn, with that as its condition."""
    if not isinstance(node, _TIMED) or node.timing is None:
        return None
    inner = {"ability": changed(node.ability, _timed)} if isinstance(node, sentences.While) else {}
    return replace(node, condition=node.timing, timing=None, **inner)


def _joined(node: Node) -> Node | None:
    """Effects joined by `and`, each with the subject of the one before (DR-199)."""
    if not isinstance(node, sentences.Joined):
        return None
    subject: Selector = Reference.SAME
    full: list[Effect] = []
    for effect in node.together.effects:
        named = _with_subject(effect, subject)
        subject = _subject_of(named)
        full.append(named)
    return sentences.Together(tuple(full))


def _with_subject(effect: Effect, subject: Selector) -> Effect:
    if subject is Reference.SAME:
        return effect
    if isinstance(effect, Do) and effect.who is None:
        return replace(effect, who=subject)
    slot = _slot_of_subject(effect)
    return _about(effect, subject) if slot and getattr(effect, slot) is Reference.SAME else effect


def _about(effect: Any, subject: Selector) -> Any:
    return replace(effect, **{_slot_of_subject(effect): subject})


def _slot_of_subject(effect: Node) -> str:
    """The field of an effect that may be the subject of the next one."""
    names = field_kinds(type(effect))
    if isinstance(effect, Transform) or (isinstance(effect, Deal) and effect.passive):
        return "whom"
    return "who" if "who" in names else ""


def _subject_of(effect: Effect) -> Selector:
    """What the next effect is about if it names nothing: a pick is not made again."""
    slot = _slot_of_subject(effect)
    found = getattr(effect, slot) if slot else None
    if isinstance(found, selectors.Each | selectors.WithThis | Reference):
        return found
    return Reference.SAME if found is None else Reference.IT


def _alone(node: Node) -> Node | None:
    """A condition of this card that does not name it, and an effect that has no subject."""
    if isinstance(node, _SHORTER):
        return node.full
    if isinstance(node, _OF_THIS):
        slot = _slot_of_subject(node)
        if getattr(node, slot) is Reference.SAME:
            return _about(node, Reference.THIS)  # type: ignore[no-any-return]
    return None
