"""The table that is printed, a line as soon as it is measured."""

from tests.benchmarks.sampling import Goal, Row, percentile

WHAT = 50
"""Columns of the first field."""
HEAD = ("measured", "unit", "median", "min", "max", "ratio", "to", "goal", "must", "stretch", "reached")


def head() -> str:
    """The names of the columns."""
    return _line(*HEAD)


def line(row: Row) -> str:
    """One line of the table; a row of another percentile than the median says so."""
    what = row.what if row.percent == 50 else f"{row.what}, p{row.percent}"
    shown = [_number(percentile(row.values, row.percent)), _number(min(row.values)), _number(max(row.values))]
    ratio = percentile(row.ratios, row.percent) if row.ratios else None
    compared = ["", ""] if ratio is None else [_number(ratio), row.base]
    return _line(what, row.unit, *shown, *compared, *_judged(row.goal, ratio))


def _judged(goal: Goal | None, ratio: float | None) -> tuple[str, ...]:
    if goal is None or ratio is None:
        return "", "", "", ""
    stretch = _number(goal.stretch) if goal.stretch else ""
    return str(goal.number), _number(goal.must), stretch, goal.verdict(ratio)


def _number(value: float) -> str:
    """A number to three figures, without exponent."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}"


def _line(what: str, unit: str, *fields: str) -> str:
    median, least, most, ratio, base, goal, must, stretch, reached = fields
    numbers = "".join(f"{number:>12}" for number in (median, least, most, ratio))
    return f"{what:<{WHAT}}{unit:<8}{numbers}  {base:<18}{goal:>5}{must:>9}{stretch:>9}  {reached}".rstrip()
