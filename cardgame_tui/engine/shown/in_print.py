"""What is printed on a card, in words and numbers, worked out once for each printed card."""

from collections.abc import Iterable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import NamedTuple

from cardgame_tui.engine.card import Printed

KEPT = 4096
LONGEST_WORD = 24
"""Longer strings, such as card texts, are no traits."""
_COMMON = frozenset(each.name for each in fields(Printed)) - {"kind"}


class Print(NamedTuple):
    """A printed card as a learner sees it.

    Args:
        name: the card's name.
        numbers: its numbers, such as ``("rank", 3)``; those that are 0 are left out.
        traits: its words, such as ``kind creature``.
    """

    name: str
    numbers: tuple[tuple[str, int], ...]
    traits: tuple[str, ...]


@lru_cache(maxsize=KEPT)
def print_of(printed: Printed) -> Print:
    """Read the numbers and words that a game's own class adds to `Printed`."""
    numbers: list[tuple[str, int]] = []
    traits: list[str] = []
    for name, content in _contents(printed):
        if type(content) is int:
            if content:
                numbers.append((name, content))
        else:
            traits += _words(name, content)
    return Print(printed.name, tuple(numbers), tuple(traits))


def _contents(printed: Printed) -> Iterable[tuple[str, object]]:
    if is_dataclass(printed):
        yield from (
            (each.name, getattr(printed, each.name)) for each in fields(printed) if each.name not in _COMMON
        )


def _words(name: str, content: object) -> list[str]:
    if content is True:
        return [name]
    if isinstance(content, str) and content and len(content) <= LONGEST_WORD:
        return [f"{name} {content}"]
    if isinstance(content, tuple | frozenset):
        return sorted(f"{name} {each}" for each in content if isinstance(each, str) and len(each) <= LONGEST_WORD)
    return []
