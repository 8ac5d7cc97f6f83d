"""Turn tokens into trees: the loop that follows the LALR(1) table of a `Grammar`."""

from collections.abc import Iterable

from cardgame_tui.text.grammar import Grammar, Production
from cardgame_tui.text.parse_table import ParseTable, closing
from cardgame_tui.text.tokens import END, MismatchError, Token


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
        self._table = table

    def parse(self, tokens: Iterable[Token]) -> object:
        """Return the value that the start rule builds from `tokens`; the last token has kind `END`.

        Raises:
            MismatchError: At the first token that no sentence can have there.
        """
        stack = [self._table.start]
        values: list[object] = []
        for token in tokens:
            before = stack.copy()
            for rule in self._reduce(stack, token.kind):
                start = len(values) - len(rule.symbols)
                values[start:] = [self._builders[rule](values[start:])]
            state = self._action(stack, token.kind)
            if state is None:
                raise MismatchError(token, self._expected(before))
            stack.append(state)
            values.append(token.text)
        return values[0]

    def _action(self, stack: list[int], kind: str) -> int | None:
        """Return the table's action for a token of this type, None if the token is not allowed."""
        if kind == END and stack[-1] == self._table.end:
            return self._table.end
        return self._table.states[stack[-1]].get(kind)

    def _reduce(self, stack: list[int], kind: str) -> list[Production]:
        """Close on the stack every rule that a token of this kind ends, and return them in order."""
        closed: list[Production] = []
        while (action := self._action(stack, kind)) is not None and action < 0:
            rule = self._rules[closing(action)]
            del stack[len(stack) - len(rule.symbols) :]
            stack.append(self._table.states[stack[-1]][rule.origin])
            closed.append(rule)
        return closed

    def _expected(self, stack: list[int]) -> frozenset[str]:
        return frozenset(kind for kind in (*self.spelling, END) if self._fits(stack.copy(), kind))

    def _fits(self, stack: list[int], kind: str) -> bool:
        self._reduce(stack, kind)
        return self._action(stack, kind) is not None
