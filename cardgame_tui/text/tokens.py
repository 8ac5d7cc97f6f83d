"""Card text cut into words, numbers, names and signs. Each is one token, so words never conflict."""

import re
from typing import NamedTuple

from cardgame_tui.limits import LONGEST_NUMBER

NUMBER = "#"
"""Type of every token of at most `LONGEST_NUMBER` digits; a longer one is an unknown word in every language."""

NAME = '"name"'
"""Kind of every token in double quotes: the name of a card."""

COUNTS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Kinds of the tokens that write the numbers 1 to 10 in words."""

END = "$END"
"""Type of the end of a text."""

_WORD = r"[^\W\d_]\w*(?:(?!['\u2019]s\b)['\u2019-]\w+)*"
_OTHER_WAY = r"\bor\s+the\s+other\s+way\b"
_TOKEN = re.compile(rf"\"[^\"\n]+\"|\d+|['\u2019]s\b|non-|{_OTHER_WAY}|{_WORD}|\S", re.IGNORECASE)
"""A possessive `'s` and a `non-` are tokens of their own; `or the other way` is one token, because a sentence may
have another `or` in its place."""


class Token(NamedTuple):
    """One word, number, name or sign: `kind` decides what it may mean, `start` is its 0-based place."""

    kind: str
    text: str
    start: int


class MismatchError(Exception):
    """A token that cannot follow the ones before it; `expected` holds the kinds that can."""

    def __init__(self, token: Token, expected: frozenset[str]) -> None:
        super().__init__(token, expected)
        self.token = token
        self.expected = expected


def tokens_of(text: str) -> list[Token]:
    """Cut `text` into tokens, dropping the space between them."""
    return [Token(_kind(found[0]), found[0], found.start()) for found in _TOKEN.finditer(text)]


def _kind(text: str) -> str:
    if text[0] == '"' and len(text) > 1:
        return NAME
    if text.isdecimal() and len(text) <= LONGEST_NUMBER:
        return NUMBER
    word = " ".join(text.casefold().replace("\u2019", "'").split())
    return "a" if word == "an" else word
