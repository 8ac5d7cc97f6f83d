"""Print trees as English, with the same phrases that parse it."""

import re
from enum import Enum

from cardgame_tui.text.nodes import Amount, FieldKind, Figure, Node, Plural, Singular, field_kinds
from cardgame_tui.text.phrases import (
    ANY,
    ARTICLE,
    MANY,
    ONE,
    PERSONS,
    PLURAL,
    VALUE,
    WORD,
    Phrasing,
    Slot,
    phrasings_of,
    words_of,
)
from cardgame_tui.text.tokens import COUNTS

__all__ = ["print_text"]

_OPEN, _CLOSE = "\ue000", "\ue001"  # stand around names until the end: quotation marks may be around sentences too
_NAME = rf"(?P<name>{_OPEN}[^{_CLOSE}]*{_CLOSE})"
_ARTICLE = re.compile(_NAME + rf"|\b(?P<a>a) (?={_OPEN}?[aeiou])(?!{_OPEN}?(?:uni|use|one|eu))", re.IGNORECASE)
_SENTENCE_START = re.compile(_NAME + r'|(?:^|(?<=\. )|(?<="))(?P<letter>\w)')
_TWO_PERIODS = re.compile(r'\."\.(?=$| )')
_GAP = re.compile(_NAME + r"|\s+")


def print_text(tree: Node) -> str:
    """Return the text of a tree: sentences capitalised, `a` before a vowel written `an`, names as they are.

    Raises:
        ValueError: A node holds values that none of its phrases can express.
    """
    text = _ARTICLE.sub(lambda found: found["name"] or f"{found['a']}n ", _node(tree))
    text = _GAP.sub(lambda found: found["name"] or " ", text).strip()
    text = _SENTENCE_START.sub(lambda found: found["name"] or found["letter"].upper(), text)
    text = _TWO_PERIODS.sub('."', text)
    return text.replace(_OPEN, '"').replace(_CLOSE, '"')


def _node(node: Node, style: str = "") -> str:
    for phrasing in phrasings_of(type(node)):
        if phrasing.person == (style if style in PERSONS else "") and _fits(node, phrasing):
            return "".join(
                piece if isinstance(piece, str) else _slot(piece, getattr(node, piece.field), style)
                for piece in phrasing.pieces
            )
    raise ValueError(f"no phrase of {type(node).__name__} fits {node!r}")


_mentioned: dict[type[Node], frozenset[str]] = {}


def _said(form: type[Node]) -> frozenset[str]:
    """The fields that any phrase of a form mentions; what a compiler adds to a tree is no part of its text."""
    if form not in _mentioned:
        _mentioned[form] = frozenset([field for phrasing in phrasings_of(form) for field in phrasing.fields])
    return _mentioned[form]


def _fits(node: Node, phrasing: Phrasing) -> bool:
    mentioned, kinds = phrasing.fields, field_kinds(type(node))
    for piece in phrasing.pieces:
        if isinstance(piece, Slot) and not _sayable(piece, kinds[piece.field], getattr(node, piece.field)):
            return False
    for field in _said(type(node)) - mentioned:
        if getattr(node, field) != kinds[field].absent:
            return False
    return all(getattr(node, flag) is True for flag in phrasing.flags)


def _sayable(slot: Slot, kind: FieldKind, value: object) -> bool:
    if slot.style == ARTICLE:
        return value == 1
    if slot.style == VALUE:
        return isinstance(value, Amount)
    if (
        slot.style != ANY
        and kind.amount is not None
        and isinstance(value, Amount)
        and not isinstance(value, Figure)
    ):
        return False
    if slot.style in (ONE, MANY):
        return isinstance(value, Singular if slot.style == ONE else Plural)
    return value not in (None, (), "")


def _slot(slot: Slot, value: object, style: str = "") -> str:
    if style in PERSONS and isinstance(value, Enum):
        return re.sub(r"\byour\b", "their", words_of(value, slot.style))
    if not isinstance(value, tuple):
        return words_of(value, style) if style == PLURAL and isinstance(value, Enum) else _value(slot, value)
    items = [_value(slot, item) for item in value]
    if slot.joint == ".":
        return " ".join(f"{item}." for item in items)
    if slot.joint == " ":
        return " ".join(items)
    if slot.joint in (";", ","):
        return f"{slot.joint} ".join(items)
    *first, last = items
    if slot.joint == "+then":
        return f"{', '.join(first)}, then {last}"
    return f"{', '.join(first)} {slot.joint.removeprefix('+')} {last}" if first else last


def _value(slot: Slot, value: object) -> str:
    if slot.style == ARTICLE:
        return "a"
    if slot.style == WORD and isinstance(value, int) and 1 <= value <= len(COUNTS):
        return COUNTS[value - 1]
    if isinstance(value, Enum):
        return words_of(value, slot.style)
    if isinstance(value, Node):
        return _node(value, slot.style)
    return f"{_OPEN}{value}{_CLOSE}" if isinstance(value, str) else str(value)
