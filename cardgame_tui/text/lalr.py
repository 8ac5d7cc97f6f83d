"""Tables made from grammars by lark. Only this module imports lark, and only if no table is cached."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from lark import grammar as lark
from lark.common import ParserConf
from lark.parsers.grammar_analysis import LR0ItemSet
from lark.parsers.lalr_analysis import LALR_Analyzer, digraph
from typing_extensions import override

from cardgame_tui.text.grammar import Grammar
from cardgame_tui.text.parse_table import ParseTable, closing

Labels = dict[lark.Rule, str]
"""The phrase or list that each rule with a label comes from."""


def make_table(grammar: Grammar) -> ParseTable:
    """Return the table of a grammar.

    Raises:
        ValueError: Two phrases of the grammar would read the same words differently, and it does not fork.
    """
    rules = _rules(grammar)
    analyzer = _Analyzer(ParserConf(rules, {}, [grammar.start]), strict=True)
    analyzer.compute_lr0_states()
    analyzer.compute_reads_relations()  # type: ignore[no-untyped-call]
    analyzer.compute_includes_lookback()
    analyzer.compute_lookaheads()
    if not grammar.forks:
        own = dict(zip(rules, grammar.rules, strict=True))
        labels = {rule: grammar.labels[own[rule]] for rule in rules if own[rule] in grammar.labels}
        if conflicts := sorted(set(_conflicts(analyzer, labels))):
            raise ValueError("\n".join(conflicts))
    return _table(grammar, analyzer, {rule: number for number, rule in enumerate(rules)})


class _Analyzer(LALR_Analyzer):
    """Lark's analyzer, with quicker ways through its two longest steps."""

    @override
    def compute_includes_lookback(self) -> None:
        pointers: dict[LR0ItemSet, dict[lark.Symbol, list[Any]]] = {}
        for found in self.nonterminal_transitions:
            state, nonterminal = found
            if state not in pointers:
                pointers[state] = {}
                for pointer in state.closure:
                    pointers[state].setdefault(pointer.rule.origin, []).append(pointer)
            self.lookback[found] = set()
            for pointer in pointers[state].get(nonterminal, ()):
                end = self._follow(found, pointer)
                if pointer.index == 0:
                    self.lookback[found].add((end, pointer.rule))

    @override
    def compute_lookaheads(self) -> None:
        read = digraph(self.nonterminal_transitions, self.reads, self.directly_reads)  # type: ignore[no-untyped-call]
        follow = digraph(self.nonterminal_transitions, self.includes, read)  # type: ignore[no-untyped-call]
        ends: dict[tuple[LR0ItemSet, Any], set[Any]] = {}
        for found, lookbacks in self.lookback.items():
            for end in lookbacks:
                ends.setdefault(end, set()).update(follow[found])
        for (state, rule), symbols in ends.items():
            for symbol in symbols:
                state.lookaheads[symbol].add(rule)

    def _follow(self, found: tuple[LR0ItemSet, Any], pointer: Any) -> LR0ItemSet:
        """The state at the end of a pointer's rule; notes the nonterminals behind which nothing need come."""
        state, expansion = found[0], pointer.rule.expansion
        last = max([place for place, each in enumerate(expansion) if each not in self.NULLABLE], default=0)
        for place in range(pointer.index, len(expansion)):
            passed = state, expansion[place]
            if place >= last and passed in self.reads:
                self.includes[passed].add(found)
            state = state.transitions[expansion[place]]
        return state


def _table(grammar: Grammar, analyzer: LALR_Analyzer, numbers: dict[lark.Rule, int]) -> ParseTable:
    """The actions in every state, which are numbered in the order in which the grammar reaches them."""
    start = analyzer.lr0_start_states[grammar.start]
    places, itemsets = {start: 0}, [start]
    for items in itemsets:
        for _, after in sorted(items.transitions.items(), key=lambda each: str(each[0].name)):
            if after not in places:
                places[after] = len(itemsets)
                itemsets.append(after)
    (end,) = [n for n, items in enumerate(itemsets) if any(_is_end(each) for each in items.kernel)]
    return ParseTable(grammar.digest, 0, end, [_state(items, places, numbers) for items in itemsets])


def _is_end(pointer: Any) -> bool:
    return bool(pointer.is_satisfied) and pointer.rule.origin.name.startswith("$root")


def _rules(grammar: Grammar) -> list[lark.Rule]:
    """Return the rules of a grammar as lark writes them, in the same order."""
    origins = {rule.origin for rule in grammar.rules}

    @cache
    def symbol(name: str) -> Any:
        return lark.NonTerminal(name) if name in origins else lark.Terminal(name)

    return [lark.Rule(symbol(rule.origin), [symbol(name) for name in rule.symbols]) for rule in grammar.rules]


def _state(
    items: LR0ItemSet, places: dict[LR0ItemSet, int], numbers: dict[lark.Rule, int]
) -> dict[str, int | list[int]]:
    """What may be done before each symbol: one action, or several where readings part."""
    actions: dict[str, list[int]] = {symbol.name: [places[after]] for symbol, after in items.transitions.items()}
    for symbol, rules in items.lookaheads.items():
        actions.setdefault(symbol.name, []).extend(sorted(closing(numbers[rule]) for rule in rules))
    return {symbol: found[0] if len(found) == 1 else found for symbol, found in actions.items()}


def _conflicts(analyzer: LALR_Analyzer, labels: Labels) -> Iterator[str]:
    """For each state with two possible actions, name the phrases that conflict there."""
    for items in analyzer.lr0_itemsets:
        for symbol, rules in items.lookaheads.items():
            if symbol not in items.transitions and len(rules) < 2:
                continue
            readings = {name for rule in rules for name in _sources(analyzer, labels, items, rule)}
            if symbol in items.transitions:
                readings |= _phrases_before(labels, items, symbol)
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
