"""The finished LALR(1) table of a grammar: plain numbers, so that it can be stored in a file."""

import json
from collections.abc import Mapping, Sequence
from typing import NamedTuple


class ParseTable(NamedTuple):
    """What to do in each state, by the name of the next symbol.

    Args:
        grammar: Digest of the grammar it was made from.
        start: The state a text begins in.
        end: The state in which a text may end.
        states: By state, an action for each possible symbol: 0 or more is the next state, a negative
            number closes a rule, see `closing`. A list holds several, where readings part.
    """

    grammar: str
    start: int
    end: int
    states: Sequence[Mapping[str, int | list[int]]]


def closing(rule: int) -> int:
    """Return the action that closes the rule of a number; given such an action, the number of its rule."""
    return -1 - rule


def write_table(table: ParseTable) -> str:
    """Return a table as JSON."""
    return json.dumps(table._asdict(), separators=(",", ":"))


def read_table(text: str, grammar: str, rules: int) -> ParseTable:
    """Return the table that `write_table` wrote.

    Args:
        text: JSON.
        grammar: Digest of the grammar that the table must belong to.
        rules: How many rules that grammar has.

    Raises:
        ValueError: The text is not JSON, or not the JSON of such a table.
    """
    data: object = json.loads(text)
    if not isinstance(data, dict) or data.keys() != set(ParseTable._fields):
        raise ValueError("not a table")
    table = ParseTable(**data)
    if table.grammar != grammar or not isinstance(table.states, list):
        raise ValueError("not the table of this grammar")
    states = range(len(table.states))
    actions = range(closing(rules - 1), len(table.states))
    if not (_within(table.start, states) and _within(table.end, states)):
        raise ValueError("no such start or end")
    if not all(_is_state(state, actions) for state in table.states):
        raise ValueError("no such state or rule")
    return table


def _is_state(state: object, actions: range) -> bool:
    return isinstance(state, dict) and all([_is_action(action, actions) for action in state.values()])


def _is_action(action: object, actions: range) -> bool:
    if isinstance(action, list):
        return len(action) > 1 and all([_within(each, actions) for each in action])
    return _within(action, actions)


def _within(number: object, allowed: range) -> bool:
    return type(number) is int and number in allowed
