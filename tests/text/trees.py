"""Random trees of any sentence form, made from the form's own declaration."""

from enum import Enum

from hypothesis import strategies as st

from cardgame_tui.text import Node
from cardgame_tui.text.nodes import FieldKind, Form, field_kinds, members_of
from cardgame_tui.text.phrases import ARTICLE, Phrasing, Slot, phrasings_of

_made: dict[tuple[type, tuple[Form, ...]], st.SearchStrategy[Node]] = {}


def trees(category: type, forms: tuple[Form, ...]) -> st.SearchStrategy[Node]:
    """Return trees of a category that some phrase can say; the same strategy each time, or drawing crawls."""
    key = (category, forms)
    if key not in _made:
        _made[key] = st.one_of([_form(form, forms) for form in members_of(category, forms)])
    return _made[key]


def _form(form: Form, forms: tuple[Form, ...]) -> st.SearchStrategy[Node]:
    if issubclass(form, Enum):
        return st.sampled_from([member for member in form if isinstance(member, Node)])
    return st.one_of([_phrasing(form, phrasing, forms) for phrasing in phrasings_of(form)])


def _phrasing(form: type[Node], phrasing: Phrasing, forms: tuple[Form, ...]) -> st.SearchStrategy[Node]:
    slots = {piece.field: piece for piece in phrasing.pieces if isinstance(piece, Slot)}
    values = {
        field: _slot(slots[field], kind, forms) if field in slots else st.just(_fixed(field, kind, phrasing))
        for field, kind in field_kinds(form).items()
    }
    return st.builds(form, **values)


def _fixed(field: str, kind: FieldKind, phrasing: Phrasing) -> object:
    return True if field in phrasing.flags else kind.absent


def _slot(slot: Slot, kind: FieldKind, forms: tuple[Form, ...]) -> st.SearchStrategy[object]:
    if slot.style == ARTICLE:
        return st.just(1)
    item = _value(kind.base, forms)
    return st.lists(item, min_size=1, max_size=4).map(tuple) if kind.many else item


def _value(base: type, forms: tuple[Form, ...]) -> st.SearchStrategy[object]:
    if base is int:
        return st.integers(0, 99)
    if base is str:
        signs = st.characters(exclude_characters='"\n:.\u201c\u201d', exclude_categories=["C"])
        return st.text(signs, min_size=1, max_size=12)
    if issubclass(base, Enum):
        return st.sampled_from(list(base))
    return st.deferred(lambda: trees(base, forms))
