"""In which events two logs differ: pairs of them, where they happened, and how many in each turn."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from itertools import zip_longest

from cardgame_tui.play.viewer import LogLine
from cardgame_tui.value import value


@value
class EventPair:
    """What happened instead of what; one of both may be nothing.

    Args:
        played: the number of the event in the log of the duel as it was played; None for none.
        other: the same under the other rule.
        when: the turn, in words.
    """

    played: int | None
    other: int | None
    when: str


def differing_events(one: Sequence[LogLine], two: Sequence[LogLine], first: int = 0) -> list[EventPair]:
    """The events that only one of two logs has, in order, each next to what happened in its place.

    Args:
        one: the log of the duel as it was played, from some event on.
        two: the same under the other rule.
        first: the number of that event.
    """
    return list(_pairs(one, two, first))


def _pairs(one: Sequence[LogLine], two: Sequence[LogLine], first: int) -> Iterator[EventPair]:
    left, right = ([(line.when, line.words) for line in lines] for lines in (one, two))
    for word, begin, end, other_begin, other_end in SequenceMatcher(
        None, left, right, autojunk=False
    ).get_opcodes():
        if word == "equal":
            continue
        for at, other_at in zip_longest(range(begin, end), range(other_begin, other_end)):
            line = two[other_at] if at is None else one[at]
            yield EventPair(
                None if at is None else first + at,
                None if other_at is None else first + other_at,
                line.when,
            )


def by_turn(pairs: Sequence[EventPair]) -> Mapping[str, int]:
    """How many events differ in each turn in which one does, by the words for the turn."""
    return Counter(pair.when for pair in pairs)


def turns_of(one: Sequence[LogLine], two: Sequence[LogLine]) -> list[str]:
    """The words for each turn that either of two logs has, in order."""
    turns = list(dict.fromkeys(line.when for line in one if line.when))
    return [*turns, *(when for when in dict.fromkeys(line.when for line in two if line.when) if when not in turns)]
