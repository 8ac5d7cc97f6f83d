"""Token streams into trees: the LALR(1) table that lark makes of a `Grammar`, and the loop that walks it."""

from collections.abc import Iterable, Iterator
from typing import Any

from lark.common import ParserConf
from lark.exceptions import GrammarError
from lark.grammar import Rule, Symbol
from lark.parsers.grammar_analysis import LR0ItemSet
from lark.parsers.lalr_analysis import LALR_Analyzer

from cardgame_tui.text.grammar import Grammar
from cardgame_tui.text.tokens import END, MismatchError, Token


class Parser:
    """A parser for one grammar.

    Attributes:
        spelling: Every token kind the grammar knows, as its phrases spell it.

    Raises:
        ValueError: Two phrases of the grammar would read the same words differently.
    """

    def __init__(self, grammar: Grammar) -> None:
        self.spelling = grammar.spelling
        self._builders = grammar.builders
        analyzer = LALR_Analyzer(ParserConf(grammar.rules, {}, [grammar.start]), strict=True)
        try:
            analyzer.compute_lalr()  # type: ignore[no-untyped-call]
        except GrammarError as error:
            raise ValueError("\n".join(sorted(set(_conflicts(analyzer, grammar.labels))))) from error
        table: Any = analyzer.parse_table
        self._states: dict[int, dict[str, tuple[object, int | Rule | None]]] = table.states
        self._start: int = table.start_states[grammar.start]
        self._end: int = table.end_states[grammar.start]

    def parse(self, tokens: Iterable[Token]) -> object:
        """Return what the start rule builds from `tokens`, the last of which is of kind `END`.

        Raises:
            MismatchError: At the first token that no sentence could have there.
        """
        stack = [self._start]
        values: list[object] = []
        for token in tokens:
            before = stack.copy()
            for rule in self._reduce(stack, token.kind):
                start = len(values) - len(rule.expansion)
                values[start:] = [self._builders[rule](values[start:])]
            state = self._action(stack, token.kind)
            if not isinstance(state, int):
                raise MismatchError(token, self._expected(before))
            stack.append(state)
            values.append(token.text)
        return values[0]

    def _action(self, stack: list[int], kind: str) -> int | Rule | None:
        """Return the state that takes in a token of this kind, the rule it ends, or None if it is wrong."""
        if kind == END and stack[-1] == self._end:
            return self._end
        _, argument = self._states[stack[-1]].get(kind, (None, None))
        return argument

    def _reduce(self, stack: list[int], kind: str) -> list[Rule]:
        """Close on the stack every rule that a token of this kind ends, and return them in order."""
        closed: list[Rule] = []
        while isinstance(rule := self._action(stack, kind), Rule):
            del stack[len(stack) - len(rule.expansion) :]
            after = self._action(stack, rule.origin.name)
            assert isinstance(after, int)
            stack.append(after)
            closed.append(rule)
        return closed

    def _expected(self, stack: list[int]) -> frozenset[str]:
        return frozenset(kind for kind in (*self.spelling, END) if self._fits(stack.copy(), kind))

    def _fits(self, stack: list[int], kind: str) -> bool:
        self._reduce(stack, kind)
        return self._action(stack, kind) is not None


def _conflicts(analyzer: LALR_Analyzer, labels: dict[Rule, str]) -> Iterator[str]:
    """Say for each state with two possible actions which phrases compete there."""
    for items in analyzer.lr0_itemsets:
        for symbol, rules in items.lookaheads.items():
            readings = {name for rule in rules for name in _sources(analyzer, labels, items, rule)}
            if symbol in items.transitions:
                readings |= _phrases_before(labels, items, symbol)
            elif len(rules) < 2:
                continue
            yield f'two readings before "{symbol.name}": {" or ".join(sorted(readings))}'


def _sources(analyzer: LALR_Analyzer, labels: dict[Rule, str], items: LR0ItemSet, rule: Rule) -> set[str]:
    """Return the label of a finished rule; for one without a label, of the phrases that asked for it."""
    if rule in labels:
        return {labels[rule]}
    return {
        label
        for (state, symbol), ends in analyzer.lookback.items()
        if (items, rule) in ends
        for label in _phrases_before(labels, state, symbol)
    }


def _phrases_before(labels: dict[Rule, str], items: LR0ItemSet, symbol: Symbol) -> set[str]:
    """Return the phrases in which `symbol` comes next in a state, in person or as a start of it."""
    found: set[str] = set()
    for pointer in items.closure:
        if not pointer.is_satisfied and pointer.next == symbol:
            rule = pointer.rule
            found |= {labels[rule]} if rule in labels else _phrases_before(labels, items, rule.origin)
    return found
