"""The table that is printed, a line as soon as it is measured."""

from collections.abc import Mapping

from tests.benchmarks.sampling import Goal, Row, percentile

WHAT = 50
"""Columns of the first field."""
HEAD = ("measured", "unit", "median", "min", "max", "before", "ratio", "to", "goal", "must", "stretch", "reached")


def head() -> str:
    """The names of the columns."""
    return _line(*HEAD)


def line(row: Row, before: Mapping[str, float]) -> str:
    """One line of the table.

    Args:
        row: what was measured; another percentile than the median is named.
        before: what `figure` said of the rows of an earlier run, by their names.
    """
    shown = [_number(percentile(row.values, row.percent)), _number(min(row.values)), _number(max(row.values))]
    shown.append(_number(before[name(row)]) if name(row) in before else "")
    ratio = figure(row) if row.ratios else None
    compared = ["", ""] if ratio is None else [_number(ratio), row.base]
    return _line(name(row), row.unit, *shown, *compared, *_judged(row.goal, ratio))


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
