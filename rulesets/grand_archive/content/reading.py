"""What the sentences of a card say together: an action in a row, and `it` where only this is named."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from typing import Any, cast

from cardgame_tui.text import Node, changed, field_kinds, nodes_of
from cardgame_tui.text.abilities import Condition, Effect, Triggered
from cardgame_tui.text.forms import TriggeredIf
from rulesets.grand_archive.cards.amounts import Letter, MeasureOf, Measures
from rulesets.grand_archive.cards.changes import Quoted
from rulesets.grand_archive.cards.lines import AdditionalCost, PlayedEffects
from rulesets.grand_archive.cards.manner import ChooseSome, OnlyIf
from rulesets.grand_archive.cards.phrases.selectors import OneOfThem, Phrase, Reference, Top
from rulesets.grand_archive.cards.rivals import Outnumbers
from rulesets.grand_archive.cards.sentences import Cascade, ChooseFresh, Control, Not, State, Where
from rulesets.grand_archive.cards.statics.bans import Cannot
from rulesets.grand_archive.cards.triggers.events import Does, Happens, On, Rare, about_one, alternatives
from rulesets.grand_archive.verbs.effects.joining import PlayerDoes
from rulesets.grand_archive.verbs.effects.timing import Whenever
from rulesets.grand_archive.verbs.objects.making import Summon

ABOUT = frozenset({On.HIT, On.ALLY_HIT, On.CHAMPION_HIT, On.KILL, On.ALLY_KILL, Rare.CHAMPION_KILL})
"""Events of the card itself with another object, which is `it`."""
_MODAL = (ChooseSome, ChooseFresh, Cascade)


def read(sentences: Sequence[Node]) -> tuple[Node, ...]:
    """The sentences of a card as they are meant."""
    found: list[Node] = []
    for each in sentences:
        if found and _goes_on(found[-1], each):
            before = cast(PlayedEffects, found.pop())
            each = PlayedEffects((*before.effects, *cast(PlayedEffects, each).effects))
        found.append(each)
    optional = any(isinstance(each, AdditionalCost) and each.optional for each in sentences)
    return tuple([_Names().read(_of_cost(each) if optional else each) for each in found])


def _of_cost(sentence: Node) -> Node:
    """A sentence in which `if you do` is about the additional cost, where nothing else is optional before it."""
    if not isinstance(sentence, PlayedEffects | Triggered):
        return sentence
    found: list[Effect] = []
    for each in sentence.effects:
        asked = any(isinstance(node, PlayerDoes) and node.may for one in found for node in nodes_of(one))
        found.append(each if asked else changed(each, lambda node: _EXTRA.get(node)))
    return replace(sentence, effects=tuple(found))


_EXTRA: dict[Node, Node] = {State.DONE: State.EXTRA, State.UNDONE: Not(State.EXTRA)}
"""What `if you do` and `if you don't` mean of an additional cost."""


def _goes_on(before: Node, after: Node) -> bool:
    """Whether a sentence of an action goes on with what the one before it says."""
    if not (isinstance(before, PlayedEffects) and isinstance(after, PlayedEffects)):
        return False
    if any(isinstance(each, (*_MODAL, OnlyIf)) for each in (*before.effects, *after.effects)):
        return False
    explained, x = [any(isinstance(node, Where) for node in nodes_of(each)) for each in (before, after)], Letter.X
    return not any(explained) or not all(x in [*nodes_of(each)] for each in (before, after))


class _Names:
    """What a sentence has named so far: this, and something else."""

    def __init__(self) -> None:
        self.this = False
        self.other = False

    def read(self, tree: Any) -> Any:
        """A tree in which `it` is `this` where the words before it name this and nothing else."""
        if isinstance(tree, tuple):
            parts = tuple([self.read(each) for each in tree])
            return tree if all(new is old for new, old in zip(parts, tree, strict=True)) else parts
        if not isinstance(tree, Node):
            return tree
        if isinstance(tree, Measures):
            tree = tree.compared
        if isinstance(tree, Cannot):
            tree = tree.meant
        if isinstance(tree, Control | Outnumbers):
            tree = tree.meant
        if tree is Reference.IT and self.this and not self.other:
            return Reference.THIS
        if isinstance(tree, MeasureOf) and tree.whom is None and self.this and not self.other:
            return replace(tree, whom=Reference.THIS, its=False)
        self._name(tree)
        if isinstance(tree, Enum | Whenever | Quoted):
            return tree
        if isinstance(tree, Condition):
            return self._condition(tree)
        return self._parts(tree)

    def _name(self, node: Node) -> None:
        self.this = self.this or node is Reference.THIS
        one = isinstance(node, OneOfThem) or (isinstance(node, Phrase) and node.single)
        self.other = self.other or one or (isinstance(node, Top | Summon) and node.count == 1)

    def _condition(self, tree: Node) -> Node:
        """A condition names this, and nothing else that `it` could be."""
        before = self.other
        found = self._parts(tree)
        self.other = before
        return found

    def _parts(self, tree: Node) -> Node:
        if isinstance(tree, Triggered | TriggeredIf):
            events = alternatives(tree.event)
            own = [isinstance(each, On) or about_one(each) is Reference.THIS for each in events]
            about = any(each in ABOUT or (isinstance(each, Happens) and each.about_foe) for each in events)
            self.this = all(own) and not about
            self.other = about or (
                any(isinstance(each, Does) or about_one(each) for each in events) and not all(own)
            )
        before = {name: getattr(tree, name) for name in field_kinds(type(tree)) if name != "event"}
        after = {name: self.read(part) for name, part in before.items()}
        if all(after[name] is part for name, part in before.items()):
            return tree
        return cast(Node, replace(cast(Any, tree), **after))
