"""The log as it is shown: repeated lines folded, a divider before each turn, names in the colour of their seat."""

import re
from collections.abc import Iterable, Sequence

from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.drawing.cells import Line, Span, between, width_of, wrap


def folded(lines: Iterable[LogLine]) -> list[LogLine]:
    """Join lines that say the same one after another in one turn into one line with a count, such as ``x3``."""
    counted: list[tuple[LogLine, int]] = []
    for line in lines:
        if counted and counted[-1][0] == line:
            counted[-1] = (line, counted[-1][1] + 1)
        else:
            counted.append((line, 1))
    return [line if count == 1 else line._replace(words=f"{line.words} x{count}") for line, count in counted]


def log_lines(log: Sequence[LogLine], names: Sequence[str], width: int, height: int) -> list[Line]:
    """The latest events that fit, oldest first, with a divider before each turn and their rules at the right."""
    rows = folded(log)
    lines: list[Line] = []
    for number in range(len(rows) - 1, -1, -1):
        row = rows[number]
        drawn = ruled(row.words, row.rule, names, width)
        if row.when and (number == 0 or rows[number - 1].when != row.when):
            drawn = [_divider(row.when, names, width), *drawn]
        if len(lines) + len(drawn) > height:
            break
        lines[:0] = drawn
    return lines


def ruled(words: str, rule: str, names: Sequence[str], width: int) -> list[Line]:
    """Words, with the number of their rule at the right end of the last line."""
    tail: Line = (Span(rule, "quiet"),) if rule else ()
    *first, last = [named(line, names) for line in wrap(words, width)]
    if not tail:
        return [*first, last]
    if width_of((*last, *tail)) + 1 <= width:
        return [*first, between(last, tail, width)]
    return [*first, last, between((), tail, width)]


def named(words: str, names: Sequence[str], style: str = "") -> Line:
    """Words with the names of the players in the colours of their seats.

    Args:
        words: the words.
        names: the names of the players, seat 1 first.
        style: of the other words.
    """
    known = [re.escape(name) for name in names if name]
    if not known:
        return (Span(words, style),)
    pieces = re.split(rf"(?<!\w)({'|'.join(known)})(?!\w)", words)
    return tuple(
        Span(piece, f"s{names.index(piece) + 1}" if place % 2 else style)
        for place, piece in enumerate(pieces)
        if piece
    )


def _divider(when: str, names: Sequence[str], width: int) -> Line:
    label = (Span("── ", "line"), *named(f"{when} ", names, "quiet"))
    return (*label, Span("─" * (width - width_of(label)), "line"))
