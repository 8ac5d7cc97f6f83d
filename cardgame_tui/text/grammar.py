"""The LALR(1) grammar of a language, made from the phrases of its sentence forms.

Every form, category, word list and joined list that the root can reach becomes a nonterminal, every literal
word a terminal. Each optional segment is spelled out as rules with and without it, so the only empty rules
are those a phrase asks for. Only this module and `parser` import lark, and nothing imports them before the
first parse.
"""

from collections.abc import Callable
from enum import Enum

from lark.grammar import NonTerminal, Rule, Symbol, Terminal

from cardgame_tui.text.nodes import Form, Kind, Node, kinds_of, members_of
from cardgame_tui.text.phrases import ARTICLE, Slot, Variant, variants_of, words_of
from cardgame_tui.text.tokens import COUNTS, NUMBER, tokens_of

Build = Callable[[list[object]], object]
"""Turns the values of a rule's symbols into the value of the rule."""


class Grammar:
    """Rules, what each builds, and what to call each when two of them clash.

    Attributes:
        start: Name of the start symbol.
        rules: All rules, to be given to lark.
        builders: The value each rule builds.
        labels: The phrase or list a rule comes from; the rules of words, numbers and categories have none.
        spelling: Each terminal as its phrase spells it.
    """

    def __init__(self, root: type[Node], forms: tuple[Form, ...]) -> None:
        self._forms = forms
        self._terminals: dict[str, Terminal] = {}
        self._nonterminals: dict[str, NonTerminal] = {}
        self.rules: list[Rule] = []
        self.builders: dict[Rule, Build] = {}
        self.labels: dict[Rule, str] = {}
        self.spelling: dict[str, str] = {}
        self.start = self._base(root, "").name

    def _base(self, base: type, style: str) -> NonTerminal:
        """Return the nonterminal for one value of type `base`."""
        if base is int:
            return self._number(style)
        if issubclass(base, Enum):
            return self._words(base, style)
        return self._category(base)

    def _number(self, style: str) -> NonTerminal:
        symbol, new = self._symbol(f"number.{style}")
        if new and style == ARTICLE:
            self._add(symbol, [self._terminal("a")], _constant(1))
        elif new:
            self._add(symbol, [self._terminal(NUMBER)], _digits)
            for value, word in enumerate(COUNTS, start=1):
                self._add(symbol, [self._terminal(word)], _constant(value))
        return symbol

    def _words(self, words: type[Enum], style: str) -> NonTerminal:
        symbol, new = self._symbol(f"words.{_path(words)}.{style}")
        if new:
            for member in words:
                self._add(symbol, self._literal(words_of(member, style)), _constant(member))
        return symbol

    def _category(self, category: type) -> NonTerminal:
        symbol, new = self._symbol(f"any.{_path(category)}")
        if new:
            members = members_of(category, self._forms)
            if not members:
                raise ValueError(f"no sentence form for {category.__name__}")
            for form in members:
                inner = self._words(form, "") if issubclass(form, Enum) else self._form(form)
                self._add(symbol, [inner], _only)
        return symbol

    def _form(self, form: type[Node]) -> NonTerminal:
        symbol, new = self._symbol(f"form.{_path(form)}")
        if new:
            for variant in variants_of(form):
                label = f"{variant.source!r} ({form.__name__})"
                self._add(symbol, self._sequence(form, variant), _node_builder(form, variant), label)
        return symbol

    def _sequence(self, form: type[Node], variant: Variant) -> list[Symbol]:
        symbols: list[Symbol] = []
        kinds = kinds_of(form)
        for piece in variant.pieces:
            symbols += (
                self._literal(piece) if isinstance(piece, str) else [self._slot(piece, kinds[piece.field])]
            )
        return symbols

    def _slot(self, slot: Slot, kind: Kind) -> NonTerminal:
        item = self._base(kind.base, slot.style)
        return self._joined(item, slot.joint) if slot.joint else item

    def _joined(self, item: NonTerminal, joint: str) -> NonTerminal:
        """Return a list of items: right-recursive, so that a comma decides nothing before its next word."""
        symbol, new = self._symbol(f"list.{item.name}.{joint}")
        if not new:
            return symbol
        label = f"several joined by {joint!r}"
        mark = self._terminal(joint)
        if joint == ".":
            self._add(symbol, [item, mark], _first, label)
            self._add(symbol, [item, mark, symbol], _first_and_rest, label)
            return symbol
        self._add(symbol, [item], _first, label)
        if joint in (";", ","):
            self._add(symbol, [item, mark, symbol], _first_and_rest, label)
            return symbol
        rest, _ = self._symbol(f"rest.{item.name}.{joint}")
        for origin in (symbol, rest):
            self._add(origin, [item, mark, item], _first_and_last, label)
            self._add(origin, [item, self._terminal(","), rest], _first_and_rest, label)
        return symbol

    def _literal(self, text: str) -> list[Symbol]:
        tokens = tokens_of(text)
        if digits := [token.text for token in tokens if token.text.isdecimal()]:
            raise ValueError(f"a number in {text!r} needs a slot: {', '.join(digits)}")
        return [self._terminal(token.kind, token.text) for token in tokens]

    def _terminal(self, kind: str, spelled: str = "") -> Terminal:
        self.spelling.setdefault(kind, spelled or kind)
        return self._terminals.setdefault(kind, Terminal(kind))

    def _symbol(self, name: str) -> tuple[NonTerminal, bool]:
        """Return the nonterminal of that name, and whether it still lacks its rules."""
        new = name not in self._nonterminals
        return self._nonterminals.setdefault(name, NonTerminal(name)), new

    def _add(self, origin: NonTerminal, symbols: list[Symbol], build: Build, label: str = "") -> None:
        rule = Rule(origin, symbols)
        if rule in self.builders:
            words = " ".join(symbol.name for symbol in symbols)
            raise ValueError(f"{label or origin.name} says the same twice: {words}")
        self.rules.append(rule)
        self.builders[rule] = build
        if label:
            self.labels[rule] = label


def _path(form: type) -> str:
    return f"{form.__module__}.{form.__qualname__}"


def _node_builder(form: type[Node], variant: Variant) -> Build:
    """Return a function from the values of a variant's symbols to the node."""
    places: dict[str, int] = {}
    width = 0
    for piece in variant.pieces:
        if isinstance(piece, Slot):
            places[piece.field] = width
        width += len(tokens_of(piece)) if isinstance(piece, str) else 1
    plan = [
        (places.get(field, -1), True if field in variant.flags else kind.absent)
        for field, kind in kinds_of(form).items()
    ]
    return lambda values: form(*[values[place] if place >= 0 else fixed for place, fixed in plan])


def _constant(value: object) -> Build:
    return lambda values: value


def _digits(values: list[object]) -> int:
    return int(str(values[0]))


def _only(values: list[object]) -> object:
    return values[0]


def _first(values: list[object]) -> tuple[object, ...]:
    return (values[0],)


def _first_and_last(values: list[object]) -> tuple[object, ...]:
    return (values[0], values[-1])


def _first_and_rest(values: list[object]) -> tuple[object, ...]:
    rest = values[-1]
    return (values[0], *rest) if isinstance(rest, tuple) else (values[0], rest)
