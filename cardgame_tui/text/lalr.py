"""Tables made from grammars by lark. Only this module imports lark, and only if no table is cached."""

from collections.abc import Iterator
from typing import Any

from lark import grammar as lark
from lark.common import ParserConf
from lark.exceptions import GrammarError
from lark.parsers.grammar_analysis import LR0ItemSet
from lark.parsers.lalr_analysis import LALR_Analyzer

from cardgame_tui.text.grammar import Grammar
from cardgame_tui.text.parse_table import ParseTable, closing

Labels = dict[lark.Rule, str]
"""The phrase or list that each rule with a label comes from."""


def make_table(grammar: Grammar) -> ParseTable:
    """Return the table of a grammar.

    Raises:
        ValueError: Two phrases of the grammar would read the same words differently.
    """
    rules = _rules(grammar)
    analyzer = LALR_Analyzer(ParserConf(rules, {}, [grammar.start]), strict=True)
    try:
        analyzer.compute_lalr()  # type: ignore[no-untyped-call]
    except GrammarError as error:
        own = dict(zip(rules, grammar.rules, strict=True))
        labels = {rule: grammar.labels[own[rule]] for rule in rules if own[rule] in grammar.labels}
        raise ValueError("\n".join(sorted(set(_conflicts(analyzer, labels))))) from error
    made: Any = analyzer.parse_table
    numbers = {rule: number for number, rule in enumerate(rules)}
    states = [_state(made.states[state], numbers) for state in range(len(made.states))]
    return ParseTable(grammar.digest, made.start_states[grammar.start], made.end_states[grammar.start], states)


def _rules(grammar: Grammar) -> list[lark.Rule]:
    """Return the rules of a grammar as lark writes them, in the same order."""
    origins = {rule.origin for rule in grammar.rules}

    def symbol(name: str) -> lark.Symbol:
        return lark.NonTerminal(name) if name in origins else lark.Terminal(name)

    return [
        lark.Rule(lark.NonTerminal(rule.origin), [symbol(name) for name in rule.symbols]) for rule in grammar.rules
    ]


def _state(actions: dict[str, tuple[object, Any]], numbers: dict[lark.Rule, int]) -> dict[str, int]:
    return {
        symbol: closing(numbers[what]) if isinstance(what, lark.Rule) else what
        for symbol, (_, what) in actions.items()
    }


def _conflicts(analyzer: LALR_Analyzer, labels: Labels) -> Iterator[str]:
    """For each state with two possible actions, name the phrases that conflict there."""
    for items in analyzer.lr0_itemsets:
        for symbol, rules in items.lookaheads.items():
            readings = {name for rule in rules for name in _sources(analyzer, labels, items, rule)}
            if symbol in items.transitions:
                readings |= _phrases_before(labels, items, symbol)
            elif len(rules) < 2:
                continue
            yield f'two readings before "{symbol.name}": {" or ".join(sorted(readings))}'


def _sources(analyzer: LALR_Analyzer, labels: Labels, items: LR0ItemSet, rule: lark.Rule) -> set[str]:
    """Return the label of a finished rule; for one without a label, of the phrases that asked for it."""
    if rule in labels:
        return {labels[rule]}
    return {
        label
        for (state, symbol), ends in analyzer.lookback.items()
        if (items, rule) in ends
        for label in _phrases_before(labels, state, symbol)
    }


def _phrases_before(labels: Labels, items: LR0ItemSet, symbol: lark.Symbol) -> set[str]:
    """Return the phrases in which `symbol` comes next in a state, directly or at the start of a nonterminal."""
    found: set[str] = set()
    for pointer in items.closure:
        if not pointer.is_satisfied and pointer.next == symbol:
            rule = pointer.rule
            found |= {labels[rule]} if rule in labels else _phrases_before(labels, items, rule.origin)
    return found
