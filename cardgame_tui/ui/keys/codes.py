"""Codes: the keys that pick something. They use no letter of a command."""

from collections.abc import Container, Mapping, Sequence

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


def stable_codes(
    things: Sequence[tuple[int | None, ...]], taken: Container[str], kept: Mapping[int, str]
) -> Sequence[str]:
    """Codes for things on the table, where a card keeps the letter it has.

    Args:
        things: the number of its card first, None for what is no card.
        taken: letters that run a command.
        kept: letters of cards, by number; other cards take them only if no other letter is left.
    """
    usual = letter_codes(len(things), taken)
    if not kept or any(len(code) > 1 for code in usual):
        return usual
    here = {kept[card] for card, *_ in things if card is not None and card in kept}
    free = [letter for letter in LETTERS if letter not in taken and letter not in here]
    codes: list[str] = []
    for card, *_ in things:
        if card is not None and card in kept:
            codes.append(kept[card])
            continue
        spare = [letter for letter in free if letter not in kept.values()] if card is not None else []
        codes.append((spare or free)[0])
        free.remove(codes[-1])
    return codes


def number_codes(count: int) -> Sequence[str]:
    """Codes for things in a list: digits from 1, of equal length so that none begins another."""
    digits = len(str(count))
    return [str(number).zfill(digits) for number in range(1, count + 1)]
