"""Codes: the keys that pick something. They use no letter of a command."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import field
from typing import TypeAlias

from cardgame_tui.value import value

Thing: TypeAlias = tuple[int | None, int | None, int | None]
"""What can be picked: the number of a card, of a zone, or of an option that is about neither."""

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


@value
class Places:
    """The code of what lies at each place of the table, for those things that a question is about.

    Args:
        cards: codes of cards, by number.
        zones: codes of zones, by number.
    """

    cards: Mapping[int, str] = field(default_factory=dict)
    zones: Mapping[int, str] = field(default_factory=dict)

    def code(self, thing: Thing) -> str:
        """The code of the place of a thing, empty for none."""
        card, zone, _ = thing
        if card is not None:
            return self.cards.get(card, "")
        return "" if zone is None else self.zones.get(zone, "")

    def without_digits(self) -> "Places":
        """Only those that are letters, for a question that needs the digits for something else."""
        cards = {card: code for card, code in self.cards.items() if not code.isdecimal()}
        return Places(cards, self.zones)


NO_PLACES = Places()


def table_codes(
    things: Sequence[Thing], taken: Container[str], places: Places, kept: Mapping[int, str]
) -> Sequence[str]:
    """Codes for things on the table: that of its place, else the letter a card had, else the next free letter.

    Args:
        things: what can be picked.
        taken: letters that run a command.
        places: codes of places; what is at none takes their letters only if no other is left, the last one first.
        kept: letters of cards, by number; other cards take them only if no other letter is left.
    """
    found: dict[Thing, str] = {}
    for code_of in (places.code, lambda thing: kept.get(-1 if thing[0] is None else thing[0], "")):
        for thing in things:
            code = code_of(thing)
            if code and thing not in found and code not in found.values():
                found[thing] = code
    used = set(found.values())
    free = [letter for letter in LETTERS if letter not in taken and letter not in used]
    order = {letter: place for place, letter in enumerate(reversed([*places.zones.values()]), 1)}
    free.sort(key=lambda letter: (letter in kept.values(), order.get(letter, 0)))
    left = [thing for thing in things if thing not in found]
    if len(left) > len(free):
        left = [thing for thing in things if not found.get(thing, "").isdecimal()]
        free = list(letter_codes(max(len(left), len(LETTERS)), taken))
    found |= dict(zip(left, free, strict=False))
    return [found[thing] for thing in things]


def code_order(code: str) -> tuple[bool, bool, str]:
    """The order in which codes are listed: digits with 0 last, then letters."""
    return not code.isdecimal(), code == "0", code


def number_codes(count: int) -> Sequence[str]:
    """Codes for things in a list: digits from 1, of equal length so that none begins another."""
    digits = len(str(count))
    return [str(number).zfill(digits) for number in range(1, count + 1)]
