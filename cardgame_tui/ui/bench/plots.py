"""Draws the plots of a run under their headings."""

from rich.cells import cell_len

from cardgame_tui.ui.bench.bars import AXIS, LETTERS, draw_bars
from cardgame_tui.ui.bench.view import RunView
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut

MOST_BARS = 30
"""Most bars of a plot."""

LEADER = "solid: at least so often; ▒: perhaps (95 %); a leader has more life"
"""What the plot of leads shows."""


def draw_heading(canvas: Canvas, x: int, y: int, words: str, width: int) -> None:
    """Write a heading, and a line behind it."""
    end = canvas.put(x, y, cut(words.upper(), width), "quiet") + 1
    canvas.put(end, y, "─" * (x + width - end), "line")


def draw_lengths(canvas: Canvas, view: RunView, x: int, y: int, width: int, height: int) -> None:
    """How many duels took how many turns, on both sides, with means and middle halves."""
    if height < 5:
        return
    answers = view.answers
    draw_heading(canvas, x, y, f"{answers.turns} in a duel, share of duels", width)
    steps, shares = answers.lengths(view.shown_arms, min(MOST_BARS, (width - AXIS) // 3))
    means = [answers.mean_turns(arm) for arm in view.shown_arms]
    bold = {place for place, (low, high) in enumerate(steps) for mean in means if low <= round(mean) <= high}
    words = [str(low) for low, _ in steps]
    if steps and steps[-1][1] - steps[-1][0] > steps[0][1] - steps[0][0]:
        words[-1] += "+"
    draw_bars(canvas, words, shares, x, y + 1, width, height - 3, bold=bold)
    captions = [
        f"{letter} mean {mean:.1f}, half {low} to {high}"
        if letter == "A"
        else f"{letter} {mean:.1f}, {low} to {high}"
        for letter, mean, (low, high) in zip(
            LETTERS, means, map(answers.middle_half, view.shown_arms), strict=False
        )
    ]
    left = x + 1
    for text, ink in zip(captions, ("s1", "s2"), strict=False):
        if left + cell_len(text) > x + width:
            break
        canvas.put(left, y + height - 2, text[:1], f"{ink} bold")
        left = canvas.put(left + 1, y + height - 2, text[1:], "text") + 3


def draw_leads(canvas: Canvas, view: RunView, x: int, y: int, width: int, height: int) -> None:
    """How often who leads at each tenth of a duel wins, on both sides."""
    if height < 5:
        return
    draw_heading(canvas, x, y, "how often the leader wins, by tenths of a duel", width)
    leads = view.answers.leads(view.shown_arms)
    steps = [f"{part}0 %" for part in range(1, 10)]
    draw_bars(canvas, steps, leads, x, y + 1, width, height - 3, least=0.5)
    canvas.put(x + 1, y + height - 2, cut(LEADER, width - 1), "quiet")
