"""Turn tokens into trees: the loop that follows the LALR(1) table of a `Grammar`.

Where the table allows several actions, each is followed, and the words that come next decide: a text with two
complete readings is refused.

The table comes from a file, so it is not trusted. Every rule is closed only over its own symbols, so a tree is
always one of the grammar, and a grammar reads a text in one way only: no table can change what a text means.
"""

from collections.abc import Sequence

from cardgame_tui.text.grammar import Grammar, Production
from cardgame_tui.text.parse_table import ParseTable, closing
from cardgame_tui.text.tokens import END, MismatchError, Token
from cardgame_tui.text.trees import unbeaten

MOST_READINGS = 64
"""Most ways in which a text is read at the same time; those that lead nowhere end with their next words."""
MOST_CLOSED = 100
"""Most rules that close in a text, for each of its tokens; the card texts need 10."""


class TableError(Exception):
    """The table is not that of the grammar: it closes a rule over other symbols, leads nowhere, or never ends."""


class AmbiguousError(Exception):
    """A text that the grammar reads in several ways; `trees` are two of them."""

    def __init__(self, *trees: object) -> None:
        super().__init__(*trees)
        self.trees = trees


class _Reading:
    """One way to read a text up to a token: the states, and the symbols and values that led to them."""

    __slots__ = ("states", "symbols", "values")

    def __init__(self, states: list[int], symbols: list[str], values: list[object]) -> None:
        self.states = states
        self.symbols = symbols
        self.values = values

    def copy(self) -> "_Reading":
        """The same reading, to continue in another way."""
        return _Reading(self.states.copy(), self.symbols.copy(), self.values.copy())


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
        self._left = 0

    def parse(self, tokens: Sequence[Token]) -> object:
        """Return the value that the start rule builds from `tokens`; the last token has kind `END`.

        Raises:
            MismatchError: At the first token that no sentence can have there.
            AmbiguousError: The text has several meanings.
            TableError: The table is not that of the grammar.
        """
        try:
            return self._parse(tokens)
        except LookupError as error:
            raise TableError from error

    def _parse(self, tokens: Sequence[Token]) -> object:
        readings, self._left = [_Reading([self._table.start], [], [])], MOST_CLOSED * len(tokens)
        for token in tokens:
            before = [each.states.copy() for each in readings]
            readings = self._after(readings, token)
            if not readings:
                raise MismatchError(token, self._expected(before))
        if any([each.symbols != [self._start, END] for each in readings]):
            raise TableError
        trees = unbeaten([each.values[0] for each in readings])
        if len(trees) > 1:
            raise AmbiguousError(*trees[:2])
        return trees[0]

    def reach(self, tokens: Sequence[Token]) -> int:
        """How many of the tokens a sentence can begin with; nothing is named that could follow.

        Raises:
            TableError: The table is not that of the grammar.
        """
        readings, self._left = [_Reading([self._table.start], [], [])], MOST_CLOSED * len(tokens)
        try:
            for number, token in enumerate(tokens):
                readings = self._after(readings, token)
                if not readings:
                    return number
        except LookupError as error:
            raise TableError from error
        except AmbiguousError:
            pass
        return len(tokens)

    def _after(self, readings: list[_Reading], token: Token) -> list[_Reading]:
        """The readings in which `token` follows."""
        after: list[_Reading] = []
        for each in readings:
            self._advance(each, token, after)
        return after if len(after) < 2 else _different(after)

    def _advance(self, reading: _Reading, token: Token, after: list[_Reading]) -> None:
        """Add the readings in which `token` follows; where several actions are possible each is tried."""
        while (action := self._action(reading.states, token.kind)) is not None:
            if isinstance(action, list):
                *others, action = action
                for each in others:
                    twin = reading.copy()
                    if self._take(twin, each, token):
                        after.append(twin)
                    else:
                        self._advance(twin, token, after)
            if self._take(reading, action, token):
                after.append(reading)
                return

    def _take(self, reading: _Reading, action: int, token: Token) -> bool:
        """Take one action; whether it was the one that reads the token.

        Raises:
            TableError: A rule is closed over symbols of another one, or more are closed than any text needs.
        """
        if action >= 0:
            reading.states.append(action)
            reading.symbols.append(token.kind)
            reading.values.append(token.text)
            return True
        rule = self._rules[closing(action)]
        start = len(reading.values) - len(rule.symbols)
        self._left -= 1
        if self._left < 0 or start < 0 or tuple(reading.symbols[start:]) != rule.symbols:
            raise TableError
        reading.symbols[start:] = [rule.origin]
        reading.values[start:] = [self._builders[rule](reading.values[start:])]
        del reading.states[len(reading.states) - len(rule.symbols) :]
        reading.states.append(self._goto(reading.states[-1], rule))
        return False

    def _action(self, states: list[int], kind: str) -> int | list[int] | None:
        """Return the table's action for a token of this type, None if the token is not allowed."""
        if kind == END and states[-1] == self._table.end:
            return self._table.end
        return self._table.states[states[-1]].get(kind)

    def _goto(self, state: int, rule: Production) -> int:
        """Return the state after a rule.

        Raises:
            TableError: There are several.
        """
        after = self._table.states[state][rule.origin]
        if isinstance(after, list):
            raise TableError
        return after

    def _expected(self, readings: list[list[int]]) -> frozenset[str]:
        kinds = (*self.spelling, END)
        self._left += 20 * len(kinds) * len(readings)
        return frozenset(kind for kind in kinds if any(self._fits(each.copy(), kind) for each in readings))

    def _fits(self, states: list[int], kind: str) -> bool:
        """Whether a token of this kind may follow.

        Raises:
            TableError: More rules are closed than any text needs.
        """
        left = [states]
        while left:
            states = left.pop()
            action = self._action(states, kind)
            actions = action if isinstance(action, list) else () if action is None else (action,)
            for place, each in enumerate(actions):
                if each >= 0:
                    return True
                rule = self._rules[closing(each)]
                twin = states if place == len(actions) - 1 else states.copy()
                self._left -= 1
                if self._left < 0:
                    raise TableError
                del twin[len(twin) - len(rule.symbols) :]
                twin.append(self._goto(twin[-1], rule))
                left.append(twin)
        return False


def _different(readings: list[_Reading]) -> list[_Reading]:
    """Some readings without those that are there twice.

    Raises:
        AmbiguousError: They are more than `MOST_READINGS`.
    """
    found: list[_Reading] = []
    for each in readings:
        if not any([each.states == other.states and each.values == other.values for other in found]):
            found.append(each)
    if len(found) > MOST_READINGS:
        raise AmbiguousError
    return found
