"""The table that is printed, a line as soon as it is measured."""

import re
from collections.abc import Iterable, Iterator, Mapping

from tests.benchmarks.sampling import Goal, Row, percentile

WHAT = 66
"""Columns of the first field."""
HEAD = ("measured", "unit", "median", "min", "max", "before", "ratio", "to", "goal", "must", "stretch", "reached")


def head() -> str:
    """The names of the columns."""
    return _line(*HEAD)


def line(row: Row, before: Mapping[str, float]) -> str:
    """One line of the table.

    Args:
        row: what was measured; another percentile than the median is named.
        before: what `figure` said of the rows of an earlier run, by `key`.
    """
    shown = [_number(percentile(row.values, row.percent)), _number(min(row.values)), _number(max(row.values))]
    shown.append(_number(before[key(row)]) if key(row) in before else "")
    ratio = figure(row) if row.ratios else None
    compared = ["", ""] if ratio is None else [_number(ratio), row.base]
    return _line(name(row), row.unit, *shown, *compared, *_judged(row.goal, ratio))


def goals(rows: Iterable[Row], before: Mapping[str, float]) -> Iterator[str]:
    """The rows with a goal as a table in Markdown, in the order of their goals; arguments as in `line`."""
    yield "| goal | what | must | stretch | before | now | reached |"
    yield "|---|---|---|---|---|---|---|"
    judged = [(row, row.goal) for row in rows if row.goal is not None]
    for row, goal in sorted(judged, key=lambda each: _in_order(each[1])):
        ratio = figure(row)
        old = _number(before[key(row)]) if key(row) in before else ""
        stretch = _number(goal.stretch) if goal.stretch else ""
        fields = goal.number, name(row), f"{_number(goal.must)} x the {row.base}", stretch, old, _number(ratio)
        yield f"| {' | '.join(fields)} | {goal.verdict(ratio)} |"


def _in_order(goal: Goal) -> tuple[int, str]:
    """Sort goal 2b between 2 and 3, and 10 after 9."""
    number, letter = re.fullmatch(r"(\d+)(\w?)", goal.number).groups()  # type: ignore[union-attr]
    return int(number), letter


def key(row: Row) -> str:
    """What a row is called in a file of figures: its name and its unit."""
    return f"{name(row)} ({row.unit})"


def name(row: Row) -> str:
    """What was measured, and the percentile unless it is the median."""
    if row.percent == 50:
        return row.what
    return f"{row.what}, p{row.percent}" if row.percent < 100 else row.what


def figure(row: Row) -> float:
    """What a later run compares with: the ratio or, for a row without, the value."""
    return percentile(row.ratios or row.values, row.percent)


def _judged(goal: Goal | None, ratio: float | None) -> tuple[str, ...]:
    if goal is None or ratio is None:
        return "", "", "", ""
    stretch = _number(goal.stretch) if goal.stretch else ""
    return goal.number, _number(goal.must), stretch, goal.verdict(ratio)


def _number(value: float) -> str:
    """A number to three figures, without exponent."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def _line(what: str, unit: str, *fields: str) -> str:
    *numbers, base, goal, must, stretch, reached = fields
    shown = "".join(f"{number:>12}" for number in numbers)
    return f"{what:<{WHAT}}{unit:<8}{shown}  {base:<18}{goal:>5}{must:>9}{stretch:>9}  {reached}".rstrip()
