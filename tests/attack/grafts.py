"""Random sentences that are examples of the card guide, with parts of them in the place of others.

Nearly every one has a meaning, and every form comes up; those of `tests.attack.sentences` are wilder.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from random import Random
from typing import Any

from cardgame_tui.text import Language, Node, field_kinds, nodes_of
from cardgame_tui.text.abilities import CardText, Sentence
from cardgame_tui.text.nodes import FieldKind
from tests.attack.sentences import QUOTED, fill

OFTEN = 0.12
"""How likely a part is to be exchanged."""
WILD = 0.2
"""How likely the part in its place is one of no example."""


class Grafts:
    """Makes such sentences.

    Args:
        language: the language of the cards.
        texts: the examples.
        quoted: names that a sentence may have in quotes.
    """

    def __init__(self, language: Language[CardText], texts: Sequence[str], quoted: Sequence[str] = QUOTED) -> None:
        self._language = language
        self._quoted = quoted
        trees = [language.parse(text) for text in texts]
        self._sentences = [each for tree in trees for each in tree.abilities]
        self._parts = [node for each in self._sentences for node in nodes_of(each)]
        self._of: dict[type, list[Node]] = {}

    def sentence(self, chance: Random) -> Sentence:
        """A random sentence."""
        found = self._changed(chance.choice(self._sentences), chance)
        assert isinstance(found, Sentence)
        return found

    def _changed(self, node: Node, chance: Random) -> Node:
        """A tree with some of its parts exchanged."""
        if isinstance(node, Enum):
            return node
        made: dict[str, Any] = {}
        for name, kind in field_kinds(type(node)).items():
            before = getattr(node, name)
            if isinstance(before, tuple):
                made[name] = tuple([self._part(each, kind, chance) for each in before])
            elif before != kind.absent:
                made[name] = self._part(before, kind, chance)
        return replace(node, **made)  # type: ignore[type-var]

    def _part(self, before: Any, kind: FieldKind, chance: Random) -> Any:
        if chance.random() < OFTEN and not isinstance(before, bool):
            one = self._known(kind, chance) if chance.random() > WILD else None
            kind = replace(kind, many=False, base=chance.choice((kind.base, kind.amount or kind.base)))
            return one or fill(kind, self._language.forms, chance, self._quoted)
        return self._changed(before, chance) if isinstance(before, Node) else before

    def _known(self, kind: FieldKind, chance: Random) -> Node | None:
        """A part of an example that may be here."""
        base = kind.amount or kind.base
        if base not in self._of:
            self._of[base] = [each for each in self._parts if isinstance(each, base)]
        return chance.choice(self._of[base]) if self._of[base] else None
