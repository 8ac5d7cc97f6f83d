"""The LALR(1) grammar of a language, made from the phrases of its sentence forms.

Every form, category, word list and joined list reachable from the root becomes a nonterminal, every literal
word a terminal. Each optional segment becomes rules with and without it, so the only empty rules
are those of a phrase.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple, TypeGuard

from cardgame_tui import __version__
from cardgame_tui.text.nodes import (
    Amount,
    FieldKind,
    Figure,
    Form,
    Node,
    Plural,
    Singular,
    field_kinds,
    members_of,
)
from cardgame_tui.text.phrases import (
    ANY,
    ARTICLE,
    CLOSED,
    MANY,
    ONE,
    PERSONS,
    PLURAL,
    VALUE,
    Phrasing,
    Slot,
    phrasings_of,
    spellings_of,
)
from cardgame_tui.text.tokens import COUNTS, NAME, NUMBER, tokens_of

FORMAT = 3
"""Format number of stored tables; every change of the format raises it."""

Build = Callable[[list[object]], object]
"""Turns the values of a rule's symbols into the value of the rule."""


class Production(NamedTuple):
    """One rule: its nonterminal may be written as these symbols.

    A nonterminal has dots in its name (`form.cards.Draw`), a terminal is named by its kind of token.
    """

    origin: str
    symbols: tuple[str, ...]


class Grammar:
    """Rules, their builders, and their labels for messages about conflicts.

    Args:
        root: The form or category of a complete text.
        forms: The sentence forms.
        forks: Whether words may begin like those of another phrase, so that later words decide.

    Attributes:
        synonyms: By a kind of token that for which it is read.
        start: Name of the start symbol.
        rules: All rules; a rule's number is its place here.
        builders: By rule, the value it builds.
        labels: The phrase or list a rule comes from; the rules of words, numbers and categories have none.
        spelling: Each terminal as its phrase spells it.
    """

    def __init__(
        self,
        root: type[Node],
        forms: tuple[Form, ...],
        synonyms: Mapping[str, str] = MappingProxyType({}),
        *,
        forks: bool = False,
    ) -> None:
        self._forms = forms
        self.synonyms = synonyms
        self.forks = forks
        self._nonterminals: set[str] = set()
        self.rules: list[Production] = []
        self.builders: dict[Production, Build] = {}
        self.labels: dict[Production, str] = {}
        self.spelling: dict[str, str] = {}
        self.start = self._base(root, "")

    @cached_property
    def digest(self) -> str:
        """A digest of everything that its table depends on."""
        made_of = json.dumps([FORMAT, __version__, self.forks, self.start, self.rules])
        return hashlib.sha256(made_of.encode()).hexdigest()

    def _base(self, base: type, style: str) -> str:
        """Return the nonterminal for one value of type `base`."""
        if base is int:
            return self._number(style)
        if base is str:
            return self._name()
        if issubclass(base, Enum):
            return self._words(base, style)
        return self._category(base, style)

    def _number(self, style: str) -> str:
        symbol, new = self._symbol(f"number.{style}")
        if new and style == ARTICLE:
            self._add(symbol, [self._terminal("a")], _constant(1))
        elif new:
            self._add(symbol, [self._terminal(NUMBER)], _digits)
            for value, word in enumerate(COUNTS, start=1):
                self._add(symbol, [self._terminal(word)], _constant(value))
        return symbol

    def _amount(self, category: type[Amount], style: str) -> str:
        """Return the nonterminal for digits or an amount that is as short, in the style `value` for any amount."""
        if style == VALUE:
            return self._category(category, "")
        if style == ARTICLE:
            return self._number(style)
        symbol, new = self._symbol(f"amount.{_path(category)}.{style}")
        if new:
            self._add(symbol, [self._number("" if style == ANY else style)], _only)
            short = [each for each in members_of(category, self._forms) if issubclass(each, Figure)]
            for each in [self._category(category, "")] if style == ANY else map(self._member, short):
                self._add(symbol, [each], _only)
        return symbol

    def _name(self) -> str:
        symbol, new = self._symbol("name.quoted")
        if new:
            self._add(symbol, [self._terminal(NAME)], _unquoted)
        return symbol

    def _words(self, words: type[Enum], style: str) -> str:
        symbol, new = self._symbol(f"words.{_path(words)}.{style}")
        if new:
            for member in words:
                for spelling in spellings_of(member, style):
                    self._add(symbol, self._literal(spelling), _constant(member))
        return symbol

    def _category(self, category: type, style: str) -> str:
        """Return the nonterminal for all forms of a category that agree, or for phrases that end in none of it."""
        symbol, new = self._symbol(f"any.{_path(category)}{'.' if style else ''}{style}")
        if not new:
            return symbol
        members = [form for form in members_of(category, self._forms) if _agrees(form, style)]
        if not members:
            raise ValueError(f"no sentence form for {category.__name__}")
        ending = [form for form in members if style in ("", CLOSED) and _ends(form, category, True)]
        if ending and not style:
            self._add(symbol, [self._category(category, CLOSED)], _only)
            for each in ending:
                self._add(symbol, [self._form(each, "", category, True)], _only)
            return symbol
        for form in members:
            if form not in ending:
                self._add(symbol, [self._member(form, style)], _only)
            elif _ends(form, category, False):
                self._add(symbol, [self._form(form, "", category, False)], _only)
        return symbol

    def _member(self, form: Form, style: str = "") -> str:
        return self._words(form, _of_word(style)) if issubclass(form, Enum) else self._form(form, style)

    def _form(self, form: type[Node], style: str, category: type = Node, ending: bool | None = None) -> str:
        """Return the nonterminal for a form, or for those of its phrases that end in the category or do not."""
        person = style if style in PERSONS else ""
        named = f"{'.' if person else ''}{person}{'' if ending is None else f'.{ending}'}"
        symbol, new = self._symbol(f"form.{_path(form)}{named}")
        if new:
            for phrasing in phrasings_of(form):
                if phrasing.person == person and ending in (None, _is_ending(form, phrasing, category)):
                    label = f"{phrasing.source!r} ({form.__name__})"
                    self._add(symbol, self._sequence(form, phrasing), _node_builder(form, phrasing), label)
        return symbol

    def _sequence(self, form: type[Node], phrasing: Phrasing) -> list[str]:
        symbols: list[str] = []
        kinds = field_kinds(form)
        for piece in phrasing.pieces:
            symbols += self._literal(piece) if isinstance(piece, str) else [self._slot(piece, kinds[piece.field])]
        return symbols

    def _slot(self, slot: Slot, kind: FieldKind) -> str:
        amount = kind.amount
        item = self._base(kind.base, slot.style) if amount is None else self._amount(amount, slot.style)
        return self._joined(item, slot.joint) if slot.joint else item

    def _joined(self, item: str, joint: str) -> str:
        """Return a list of items: right-recursive, so that a comma decides nothing before its next word."""
        symbol, new = self._symbol(f"list.{item}.{joint}")
        if not new:
            return symbol
        label = f"several joined by {joint!r}"
        if joint == " ":
            self._add_row(symbol, [item], label)
            return symbol
        mark = self._terminal(joint.removeprefix("+"))
        if joint == ".":
            self._add_row(symbol, [item, mark], label)
            return symbol
        if not joint.startswith("+"):
            self._add(symbol, [item], _first, label)
        if joint in (";", ","):
            self._add(symbol, [item, mark, symbol], _first_and_rest, label)
            if self.forks and joint == ";":
                self._add(symbol, [item, mark, self._terminal("then"), symbol], _first_and_rest, label)
            return symbol
        rest, _ = self._symbol(f"rest.{item}.{joint}")
        self._add_enumeration(symbol, rest, item, mark, label)
        return symbol

    def _add_row(self, symbol: str, item: list[str], label: str) -> None:
        """Add the rules of items that stand one after the other."""
        self._add(symbol, item, _first, label)
        self._add(symbol, [*item, symbol], _first_and_rest, label)

    def _add_enumeration(self, symbol: str, rest: str, item: str, word: str, label: str) -> None:
        """Add the rules of items with commas between them, and a word before the last one."""
        for origin in (symbol, rest):
            self._add(origin, [item, word, item], _first_and_last, label)
            self._add(origin, [item, self._terminal(","), rest], _first_and_rest, label)
        if not self.forks:
            return
        for origin in (symbol, rest):
            self._add(origin, [item, self._terminal(","), word, item], _first_and_last, label)
        if word == "or":
            either = [self._terminal(each) for each in ("and", "/", "or")]
            self._add(symbol, [item, *either, item], _first_and_last, label)

    def _literal(self, text: str) -> list[str]:
        tokens = tokens_of(text)
        if digits := [token.text for token in tokens if token.text.isdecimal()]:
            raise ValueError(f"a number in {text!r} needs a slot: {', '.join(digits)}")
        if names := [token.text for token in tokens if token.kind == NAME]:
            raise ValueError(f"a name in {text!r} needs a slot: {', '.join(names)}")
        return [self._terminal(token.kind, token.text) for token in tokens]

    def _terminal(self, kind: str, spelled: str = "") -> str:
        kind = self.synonyms.get(kind, kind)
        self.spelling.setdefault(kind, spelled or kind)
        return kind

    def _symbol(self, name: str) -> tuple[str, bool]:
        """Return the nonterminal of that name, and whether it still lacks its rules."""
        new = name not in self._nonterminals
        self._nonterminals.add(name)
        return name, new

    def _add(self, origin: str, symbols: list[str], build: Build, label: str = "") -> None:
        rule = Production(origin, tuple(symbols))
        if rule in self.builders:
            raise ValueError(f"{label or origin} has the same words twice: {' '.join(symbols)}")
        self.rules.append(rule)
        self.builders[rule] = build
        if label:
            self.labels[rule] = label


def _ends(form: Form, category: type, ending: bool) -> TypeGuard[type[Node]]:
    """Whether a form has a phrase that ends in something of a category, or one that does not."""
    return not issubclass(form, Enum) and any(
        _is_ending(form, phrasing, category) is ending for phrasing in phrasings_of(form) if not phrasing.person
    )


def _is_ending(form: type[Node], phrasing: Phrasing, category: type) -> bool:
    last = phrasing.pieces[-1] if phrasing.pieces else ""
    if not isinstance(last, Slot) or last.style == CLOSED or last.joint:
        return False
    return field_kinds(form)[last.field].base is category


def _agrees(form: Form, style: str) -> bool:
    """Whether a form can stand where a style is asked for."""
    if style in (ONE, MANY):
        return issubclass(form, Singular if style == ONE else Plural)
    if style in PERSONS:
        return not issubclass(form, Enum) and any(each.person == style for each in phrasings_of(form))
    return True


def _of_word(style: str) -> str:
    return style if style == PLURAL else ""


def _path(form: type) -> str:
    return f"{form.__module__}.{form.__qualname__}"


def _node_builder(form: type[Node], phrasing: Phrasing) -> Build:
    """Return a function from the values of a phrasing's symbols to the node."""
    places: dict[str, int] = {}
    width = 0
    for piece in phrasing.pieces:
        if isinstance(piece, Slot):
            places[piece.field] = width
        width += len(tokens_of(piece)) if isinstance(piece, str) else 1
    plan = [
        (places.get(field, -1), True if field in phrasing.flags else kind.absent)
        for field, kind in field_kinds(form).items()
    ]
    return lambda values: form(*[values[place] if place >= 0 else fixed for place, fixed in plan])


def _constant(value: object) -> Build:
    return lambda values: value


def _digits(values: list[object]) -> int:
    return int(str(values[0]))


def _unquoted(values: list[object]) -> str:
    return str(values[0])[1:-1]


def _only(values: list[object]) -> object:
    return values[0]


def _first(values: list[object]) -> tuple[object, ...]:
    return (values[0],)


def _first_and_last(values: list[object]) -> tuple[object, ...]:
    return (values[0], values[-1])


def _first_and_rest(values: list[object]) -> tuple[object, ...]:
    rest = values[-1]
    return (values[0], *rest) if isinstance(rest, tuple) else (values[0], rest)
