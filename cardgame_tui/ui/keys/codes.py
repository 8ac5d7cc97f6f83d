"""The keys that pick something: short codes that no command uses."""

from collections.abc import Sequence

COMMAND_KEYS = "hlmpsvuy"
"""Letters that are commands at the table, in either case."""

LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMAND_KEYS)
"""Letters that pick things on the table."""

LEFT_KEYS = "asdfgqwert"
"""Keys of seat 1 when both choose at once."""

RIGHT_KEYS = "jklhyuiopn"
"""Keys of seat 2 when both choose at once."""


def letter_codes(count: int) -> Sequence[str]:
    """Codes for things on the table: one letter each, two each when there are more things than letters."""
    if count <= len(LETTERS):
        return LETTERS[:count]
    return [first + second for first in LETTERS for second in LETTERS][:count]


def number_codes(count: int) -> Sequence[str]:
    """Codes for things in a list: digits from 1, of equal length so that none begins another."""
    digits = len(str(count))
    return [str(number).zfill(digits) for number in range(1, count + 1)]
