"""Plots as inline SVG: bars of shares, and dots with their intervals. Nothing else is needed to show them."""

from collections.abc import Sequence
from html import escape
from math import isfinite

from cardgame_tui.lab.statistics import Interval

WIDTH = 640
"""Width of a plot in pixels; the page scales it."""

LABEL = 200
"""Pixels for the words at the left."""

ROW = 24
"""Height of a row."""

COLOURS = ("#3b6ea5", "#c26a2d", "#4b8a4b", "#8a5a9e", "#a63d40", "#6b6b6b")
"""One colour for each arm; with more arms than colours they repeat."""


def dots(
    title: str, names: Sequence[str], intervals: Sequence[Interval], *, scale: float = 1.0, at: float = 0.0
) -> str:
    """Draw a dot with its interval for each name, and a line at a value.

    Args:
        title: what it shows, for readers who do not see it.
        names: the words of each row.
        intervals: the interval of each row.
        scale: factor by which the numbers at the axis are multiplied, such as 100 for percent.
        at: the value that the line marks, such as zero or one half.
    """
    bounded = [each for each in intervals if isfinite(each.low) and isfinite(each.high)] or [Interval(at, at, at)]
    low, high = _span([at, *(each.low for each in bounded), *(each.high for each in bounded)])
    parts = [_axis(low, high, len(names), scale), _line(_place(at, low, high), len(names))]
    for row, (name, each) in enumerate(zip(names, intervals, strict=True)):
        y = ROW * row + ROW // 2
        parts.append(_label(name, y))
        if isfinite(each.low) and isfinite(each.high):
            ends = _place(each.low, low, high), _place(each.high, low, high)
            colour = COLOURS[row % len(COLOURS)]
            span = f'x1="{ends[0]:.1f}" x2="{ends[1]:.1f}" y1="{y}" y2="{y}"'
            parts.append(f'<line {span} stroke="{colour}" stroke-width="3"/>')
            parts.append(f'<circle cx="{_place(each.middle, low, high):.1f}" cy="{y}" r="5" fill="{colour}"/>')
    return _svg(title, ROW * (len(names) + 1), parts)


def bars(title: str, steps: Sequence[str], names: Sequence[str], shares: Sequence[Sequence[float]]) -> str:
    """Draw bars for each step, one for each arm.

    Args:
        title: what it shows, for readers who do not see it.
        steps: the words below each group of bars.
        names: the names of the arms.
        shares: for each arm a share for each step.
    """
    height, top = 180, 20 * len(names) + 8
    most = max([*(share for each in shares for share in each), 0.01])
    step = (WIDTH - 20) / max(len(steps), 1)
    wide = 0.8 * step / max(len(names), 1)
    parts = [_key(name, arm) for arm, name in enumerate(names)]
    for arm, each in enumerate(shares):
        for place, share in enumerate(each):
            tall = height * share / most
            x, y = 10 + place * step + 0.1 * step + arm * wide, top + height - tall
            parts.append(
                f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{tall:.1f}" '
                f'fill="{COLOURS[arm % len(COLOURS)]}"><title>{escape(steps[place])}: {share:.1%}</title></rect>'
            )
    every = max(1, -(-len(steps) // 12))
    for place in range(0, len(steps), every):
        x, y = 10 + (place + 0.5) * step, top + height + 16.0
        parts.append(f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{escape(steps[place])}</text>')
    return _svg(title, top + height + 24, parts)


def _svg(title: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title, quote=True)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _span(values: Sequence[float]) -> tuple[float, float]:
    """The least and the greatest number on the axis, with room around the values."""
    low, high = min(values), max(values)
    room = (high - low) * 0.08 or 0.5
    return low - room, high + room


def _place(number: float, low: float, high: float) -> float:
    """The x coordinate of a number on the axis."""
    return LABEL + (WIDTH - LABEL - 20) * (number - low) / (high - low)


def _axis(low: float, high: float, rows: int, scale: float) -> str:
    y = ROW * rows + 16
    return "".join(
        f'<text x="{_place(each, low, high):.1f}" y="{y}" text-anchor="middle">{scale * each:.3g}</text>'
        for each in (low + (high - low) * part / 4 for part in range(5))
    )


def _line(x: float, rows: int) -> str:
    return f'<line x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{ROW * rows}" stroke="#999" stroke-dasharray="3 3"/>'


def _label(name: str, y: int) -> str:
    short = name if len(name) <= 30 else name[:29] + "…"
    return f'<text x="{LABEL - 10}" y="{y + 4}" text-anchor="end">{escape(short)}</text>'


def _key(name: str, arm: int) -> str:
    y = 20 * arm
    colour = COLOURS[arm % len(COLOURS)]
    return (
        f'<rect x="10" y="{y + 4}" width="12" height="12" fill="{colour}"/>'
        f'<text x="28" y="{y + 14}">{escape(name)}</text>'
    )
