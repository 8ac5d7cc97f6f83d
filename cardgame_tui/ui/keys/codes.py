"""Codes: the keys that pick something. They use no letter of a command."""

from collections.abc import Container, Sequence

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""Letters that pick things on the table, except those that run a command."""

LEFT_KEYS = "asdfgqwert"
"""Keys of seat 1 when both choose together."""

RIGHT_KEYS = "jklhyuiopn"
"""Keys of seat 2 when both choose together."""


def letter_codes(count: int, taken: Container[str] = ()) -> Sequence[str]:
    """Codes for things on the table: one letter each, or two each if the letters do not suffice.

    Args:
        count: how many things.
        taken: letters that run a command.
    """
    letters = [letter for letter in LETTERS if letter not in taken]
    if count <= len(letters):
        return letters[:count]
    return [first + second for first in letters for second in letters][:count]


def number_codes(count: int) -> Sequence[str]:
    """Codes for things in a list: digits from 1, of equal length so that none begins another."""
    digits = len(str(count))
    return [str(number).zfill(digits) for number in range(1, count + 1)]
