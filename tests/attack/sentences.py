"""Random trees of any sentence form, made from the form's own declaration, as `tests.text.trees` makes them.

They are wild: nothing says that a tree has a meaning on a card.
"""

from collections.abc import Sequence
from enum import Enum
from random import Random

from cardgame_tui.text import Language, Node
from cardgame_tui.text.abilities import CardText, Sentence
from cardgame_tui.text.nodes import FieldKind, Form, field_kinds, members_of
from cardgame_tui.text.phrases import ARTICLE, Phrasing, Slot, phrasings_of

NUMBERS = (0, 1, 1, 1, 1, 2, 2, 3, 4, 20, 99)
"""Numbers in a sentence; small ones are more likely."""

QUOTED = ("Crane", "Crow", "Footnote")
"""Names in quotes in a sentence: those of tokens of Containment."""


def random_sentence(language: Language[CardText], chance: Random, quoted: Sequence[str] = QUOTED) -> Sentence:
    """A random sentence of a language, with some of these names where it has names in quotes."""
    found = tree(Sentence, language.forms, chance, quoted)
    assert isinstance(found, Sentence)
    return found


def tree(category: type, forms: tuple[Form, ...], chance: Random, quoted: Sequence[str] = QUOTED) -> Node:
    """A random tree of a category that some phrase can say."""
    form = chance.choice(members_of(category, forms))
    if issubclass(form, Enum):
        return chance.choice([member for member in form if isinstance(member, Node)])
    phrasing = chance.choice(phrasings_of(form))
    slots = {piece.field: piece for piece in phrasing.pieces if isinstance(piece, Slot)}
    values = {
        field: _fill(slots[field], kind, forms, chance, quoted)
        if field in slots
        else _fixed(field, kind, phrasing)
        for field, kind in field_kinds(form).items()
    }
    return form(**values)


def _fixed(field: str, kind: FieldKind, phrasing: Phrasing) -> object:
    return True if field in phrasing.flags else kind.absent


def _fill(slot: Slot, kind: FieldKind, forms: tuple[Form, ...], chance: Random, quoted: Sequence[str]) -> object:
    return 1 if slot.style == ARTICLE else fill(kind, forms, chance, quoted)


def fill(kind: FieldKind, forms: tuple[Form, ...], chance: Random, quoted: Sequence[str] = QUOTED) -> object:
    """A random value for a field."""
    if kind.many:
        return tuple(_value(kind.base, forms, chance, quoted) for _ in range(chance.choice((1, 1, 1, 2, 3))))
    return _value(kind.base, forms, chance, quoted)


def _value(base: type, forms: tuple[Form, ...], chance: Random, quoted: Sequence[str]) -> object:
    if base is int:
        return chance.choice(NUMBERS)
    if base is str:
        return chance.choice(quoted)
    if issubclass(base, Enum):
        return chance.choice(list(base))
    return tree(base, forms, chance, quoted)
