"""Card text cut into words, numbers, names and signs. Each is one token, so words never conflict.

Names stand in quotes, and so do complete sentences that a card gives to something. What is in the quotes decides:
a sentence has a colon, or a period at its end. It is cut into tokens like any other, between two quotation marks.
Behind the words `by hand` a quotation is one token whatever it says.
"""

import re
from collections.abc import Iterator
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

BY_HAND = "by hand"
"""The words before a quotation that is not read: the players carry it out (see `engine.by_hand`)."""

QUOTE = '"'
"""Type of the quotation marks around a sentence."""

_WORD = r"[^\W\d_]\w*(?:(?!['\u2019]s\b)['\u2019-]\w+)*"
_OTHER_WAY = r"\bor\s+the\s+other\s+way\b"
_TOKEN = re.compile(rf"\d+|['\u2019]s\b|non-|{_OTHER_WAY}|{_WORD}|\S", re.IGNORECASE)
"""A possessive `'s` and a `non-` are tokens of their own; `or the other way` is one token, because a sentence may
have another `or` in its place."""
_OPENING = re.compile(r'(?<![^\s(])"(?=\w)')
_NEW_SENTENCE = re.compile(r"\s*$|\s+[A-Z]")
"""What follows a quoted sentence whose period ends the sentence around it too."""
_CURLY = str.maketrans("\u201c\u201d", '""')


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
    return list(_tokens(text, text.translate(_CURLY), 0, len(text)))


def _tokens(text: str, plain: str, place: int, end: int) -> Iterator[Token]:
    """The tokens of a part of a text, in `plain` without curly quotes."""
    while found := _TOKEN.search(plain, place, end):
        place = found.end()
        closing = _closing(plain, found.start(), end) if found[0] == QUOTE else 0
        if not closing:
            yield Token(_kind(found[0]), text[found.start() : place], found.start())
            continue
        begun, place = place, closing + 1
        is_sentence = _is_sentence(plain[begun:closing])
        if is_sentence and not _is_by_hand(plain, found.start()):
            yield Token(QUOTE, QUOTE, found.start())
            yield from _tokens(text, plain, begun, closing)
            yield Token(QUOTE, QUOTE, closing)
        else:
            yield Token(NAME, plain[found.start() : place], found.start())
        if is_sentence and plain[closing - 1] == "." and _NEW_SENTENCE.match(plain, place):
            yield Token(".", ".", closing - 1)


def _closing(plain: str, start: int, end: int) -> int:
    """The place of the mark that closes the quotation mark at `start`, 0 for none; quotes may stand in quotes."""
    depth = 1
    for place in range(start + 1, end):
        if plain[place] == "\n":
            return 0
        if plain[place] == QUOTE:
            depth += 1 if _OPENING.match(plain, place) else -1
            if not depth:
                return place if place > start + 1 else 0
    return 0


def _is_sentence(quoted: str) -> bool:
    return ":" in quoted or quoted.rstrip().endswith(".")


def is_by_hand(text: str) -> bool:
    """Whether players carry out by hand something that a text says."""
    return f'{BY_HAND} "' in text.translate(_CURLY).casefold()


def _is_by_hand(plain: str, start: int) -> bool:
    """Whether a quotation is one that players carry out by hand, whatever it says."""
    return plain[max(start - len(BY_HAND) - 1, 0) : start].casefold().rstrip() == BY_HAND


def _kind(text: str) -> str:
    if text.isdecimal() and len(text) <= LONGEST_NUMBER:
        return NUMBER
    word = " ".join(text.casefold().replace("\u2019", "'").split())
    return "a" if word == "an" else word
