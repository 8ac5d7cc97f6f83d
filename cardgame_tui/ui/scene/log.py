"""The log as it is shown: repeated lines folded, a divider before each turn, names in the colour of their seat."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from typing import TypeAlias

from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.cells.text import Line, Span, between, fit_line, width_of, wrap

Seats: TypeAlias = Mapping[str, int]
"""Whose each name of a player or a card is, by seat."""
FEWEST_JOINED = 3
"""Fewest lines that say the same of different names and are joined."""


def seats_of(names: Sequence[str]) -> Seats:
    """The seats of the players, whose names come seat 1 first."""
    return {name: seat for seat, name in reversed([*enumerate(names, 1)]) if name}


def folded(lines: Iterable[LogLine]) -> list[LogLine]:
    """Join lines that say the same one after another in one turn into one with a count, such as ``x3``."""
    counted: list[tuple[LogLine, int]] = []
    for line in lines:
        if counted and counted[-1][0] == line:
            counted[-1] = (line, counted[-1][1] + 1)
        else:
            counted.append((line, 1))
    return [line if count == 1 else line._replace(words=_times(line.words, count)) for line, count in counted]


def folded_by_name(lines: Iterable[LogLine], names: Iterable[str]) -> list[LogLine]:
    """Join also lines that say the same of several names, such as ``Ram, Stag and Wolf: each rests.``."""
    found: list[LogLine] = []
    for _, group in groupby(folded(lines), key=lambda line: (line.cited, line.when)):
        same_rule = list(group)
        if len(same_rule) < FEWEST_JOINED:
            found += same_rule
            continue
        split = [(line, _first_name(line.words, names)) for line in same_rule]
        for _, run in groupby(split, key=lambda each: each[0].words[len(each[1]) :]):
            found += _as_one(list(run))
    return found


def _as_one(run: Sequence[tuple[LogLine, str]]) -> list[LogLine]:
    """Lines that say the same of their names; joined if they are many."""
    if len(run) < FEWEST_JOINED:
        return [line for line, _ in run]
    line, first = run[0]
    *names, last = [name for _, name in run]
    return [line._replace(words=f"{', '.join(names)} and {last}: each{line.words[len(first) :]}")]


def _first_name(words: str, names: Iterable[str]) -> str:
    """The longest name that some words begin with; empty for none."""
    return max((name for name in names if words.startswith(f"{name} ")), key=len, default="")


def _times(words: str, count: int) -> str:
    """A sentence with how often it happened, before its full stop."""
    return f"{words.removesuffix('.')} x{count}{'.' if words.endswith('.') else ''}"


def log_lines(log: Sequence[LogLine], seats: Seats, width: int, height: int, above: str = "") -> list[Line]:
    """The latest events that fit, oldest first, with a divider before each turn and their rules at the right.

    If not even the last one fits, it is cut.

    Args:
        log: the events.
        seats: whose the names are.
        width: cells of a line.
        height: how many lines.
        above: the turn of the lines above, which needs no further divider.
    """
    rows = folded_by_name(log, seats)
    lines: list[Line] = []
    for number in range(len(rows) - 1, -1, -1):
        row = rows[number]
        drawn = said = ruled(row.words, row.cited, seats, width)
        if row.when and (above if number == 0 else rows[number - 1].when) != row.when:
            drawn = [_divider(row.when, seats, width), *drawn]
        if len(lines) + len(drawn) > height:
            return lines or _cut_lines(said, width, height)
        lines[:0] = drawn
    return lines


def _cut_lines(lines: Sequence[Line], width: int, height: int) -> list[Line]:
    """The first of some lines, with a mark at the end of the last one."""
    *first, last = lines[:height] or [()]
    return [*first, (*fit_line(last, min(width_of(last), width - 1)), Span("…"))] if height > 0 else []


def ruled(words: str, rule: str, seats: Seats, width: int) -> list[Line]:
    """Words, with the number of their rule at the right end of the last line."""
    tail: Line = (Span(rule, "quiet"),) if rule else ()
    *first, last = [named(line, seats) for line in wrap(words, width)]
    if not tail:
        return [*first, last]
    if width_of((*last, *tail)) + 1 <= width:
        return [*first, between(last, tail, width)]
    return [*first, last, between((), tail, width)]


def named(words: str, seats: Seats, style: str = "") -> Line:
    """Words with the names of players and cards in the colours of their seats.

    Args:
        words: the words.
        seats: whose the names are.
        style: of the other words; if it is bold, names are too.
    """
    found = tuple([name for name in seats if name in words])
    if not found:
        return (Span(words, style),)
    bold = " bold" if style.endswith(" bold") else ""
    pieces = _names(found).split(words)
    return tuple(
        Span(piece, f"s{seats[piece]}{bold}" if place % 2 else style)
        for place, piece in enumerate(pieces)
        if piece
    )


@lru_cache(maxsize=256)
def _names(names: tuple[str, ...]) -> re.Pattern[str]:
    """Finds any of these names, the longer ones first, where it is not a part of a longer word."""
    longest_first = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)")


def _divider(when: str, seats: Seats, width: int) -> Line:
    label: Line = (Span("── ", "line"), *named(f"{when} ", seats, "quiet"))
    if width_of(label) > width + 1:
        return fit_line(label, width)
    return (*label, Span("─" * (width - width_of(label)), "line"))
