"""Turn tokens into trees: the loop that follows the LALR(1) table of a `Grammar`.

The table comes from a file, so it is not trusted. Every rule is closed only over its own symbols, so a tree is
always one of the grammar, and a grammar reads a text in one way only: no table can change what a text means.
"""

from collections.abc import Sequence

from cardgame_tui.text.grammar import Grammar, Production
from cardgame_tui.text.parse_table import ParseTable, closing
from cardgame_tui.text.tokens import END, MismatchError, Token

MOST_CLOSED = 100
"""Most rules that close in a text, for each of its tokens; the card texts need 3."""


class TableError(Exception):
    """The table is not that of the grammar: it closes a rule over other symbols, leads nowhere, or never ends."""


class Parser:
    """A parser for one grammar.

    Args:
        grammar: The grammar.
        table: The table made of it.

    Attributes:
        spelling: Every token kind of the grammar, as its phrases spell it.
    """

    def __init__(self, grammar: Grammar, table: ParseTable) -> None:
        self.spelling = grammar.spelling
        self._rules = grammar.rules
        self._builders = grammar.builders
        self._start = grammar.start
        self._table = table

    def parse(self, tokens: Sequence[Token]) -> object:
        """Return the value that the start rule builds from `tokens`; the last token has kind `END`.

        Raises:
            MismatchError: At the first token that no sentence can have there.
            TableError: The table is not that of the grammar.
        """
        try:
            return self._parse(tokens)
        except LookupError as error:
            raise TableError from error

    def _parse(self, tokens: Sequence[Token]) -> object:
        stack, most = [self._table.start], MOST_CLOSED * len(tokens)
        symbols: list[str] = []
        values: list[object] = []
        for token in tokens:
            before = stack.copy()
            closed = self._reduce(stack, token.kind, most)
            most -= len(closed)
            for rule in closed:
                start = len(values) - len(rule.symbols)
                if start < 0 or tuple(symbols[start:]) != rule.symbols:
                    raise TableError
                symbols[start:] = [rule.origin]
                values[start:] = [self._builders[rule](values[start:])]
            state = self._action(stack, token.kind)
            if state is None:
                raise MismatchError(token, self._expected(before, most))
            stack.append(state)
            symbols.append(token.kind)
            values.append(token.text)
        if symbols != [self._start, END]:
            raise TableError
        return values[0]

    def reach(self, tokens: Sequence[Token]) -> int:
        """How many of the tokens a sentence can begin with; nothing is built, and nothing named that could follow.

        Raises:
            TableError: The table is not that of the grammar.
        """
        stack, most = [self._table.start], MOST_CLOSED * len(tokens)
        try:
            for number, token in enumerate(tokens):
                self._reduce(stack, token.kind, most)
                state = self._action(stack, token.kind)
                if state is None:
                    return number
                stack.append(state)
        except LookupError as error:
            raise TableError from error
        return len(tokens)

    def _action(self, stack: list[int], kind: str) -> int | None:
        """Return the table's action for a token of this type, None if the token is not allowed."""
        if kind == END and stack[-1] == self._table.end:
            return self._table.end
        return self._table.states[stack[-1]].get(kind)

    def _reduce(self, stack: list[int], kind: str, most: int) -> list[Production]:
        """Close on the stack every rule that a token of this kind ends, and return them in order.

        Raises:
            TableError: These are more than `most`.
        """
        closed: list[Production] = []
        while (action := self._action(stack, kind)) is not None and action < 0:
            rule = self._rules[closing(action)]
            del stack[len(stack) - len(rule.symbols) :]
            stack.append(self._table.states[stack[-1]][rule.origin])
            closed.append(rule)
            if len(closed) > most:
                raise TableError
        return closed

    def _expected(self, stack: list[int], most: int) -> frozenset[str]:
        return frozenset(kind for kind in (*self.spelling, END) if self._fits(stack.copy(), kind, most))

    def _fits(self, stack: list[int], kind: str, most: int) -> bool:
        self._reduce(stack, kind, most)
        return self._action(stack, kind) is not None
