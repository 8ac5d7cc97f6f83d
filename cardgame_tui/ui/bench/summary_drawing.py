"""Draws the first part of the page of a run: its sides, the answers, plots and cards."""

from collections.abc import Sequence
from dataclasses import replace

from rich.cells import cell_len

from cardgame_tui.lab.bench.comparing.verdict_words import VerdictShown, many_questions, verdict_shown
from cardgame_tui.lab.bench.comparing.verdicts import comparisons
from cardgame_tui.lab.bench.tables.card_changes import OFTEN_DEAD, card_of
from cardgame_tui.ui.bench.answers import CHANGES
from cardgame_tui.ui.bench.bars import LETTERS
from cardgame_tui.ui.bench.grid import WARNING, Grid
from cardgame_tui.ui.bench.plots import draw_heading, draw_leads, draw_lengths
from cardgame_tui.ui.bench.sizes import is_wide
from cardgame_tui.ui.bench.view import RunView
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import cut, wrap

MOST_ARMS = 6
"""Most lines of arms that are listed above the answers."""
CAREFUL = "Careful:"
"""What a warning begins with."""
MOST_CAREFUL = 3
"""Most lines of warnings; the help has all of them."""


def draw_summary(canvas: Canvas, view: RunView, top: int, bottom: int, *, tall: bool, spacious: bool) -> None:
    """Draw the sides, the answers, plots, and on a wide screen the cards.

    Args:
        canvas: where.
        view: what is shown.
        top: the first line.
        bottom: the line after the last.
        tall: whether parts are set off by blank lines, and the card at the cursor is shown.
        spacious: whether panels have blank lines.
    """
    wide = is_wide(canvas.width)
    y = _draw_arms(canvas, view, top, about=wide)
    y = _draw_verdicts(canvas, view, y + tall, max(3, (bottom - y) // 2), wide=wide, tall=spacious) + tall
    if wide and tall:
        bottom -= 4
        _draw_card(canvas, view, bottom)
    left = canvas.width * 2 // 5 if wide else canvas.width - 2
    _draw_left(canvas, view, y, bottom, left)
    if wide:
        x = left + 4
        _draw_cards(canvas, view, x, y, canvas.width - x - 1, bottom)


def _draw_arms(canvas: Canvas, view: RunView, y: int, *, about: bool) -> int:
    """The sides with their figures; returns the line after them."""
    answers = view.answers
    if about:
        x = 1
        for letter, ink, arm in zip(LETTERS, ("s1", "s2"), view.shown_arms, strict=False):
            x = canvas.put(x, y, f"{letter}  {answers.plan.arms[arm].name}", f"{ink} bold") + 3
            room = canvas.width * (2 if arm == view.arm and len(view.shown_arms) > 1 else 3) // 3 - x
            x = canvas.put(x, y, cut(answers.about(arm), max(0, room)), "quiet") + 3
        y += 2
    table = answers.table("summary", 0)
    letters = dict(zip(view.shown_arms, LETTERS, strict=False))
    arms = len(answers.plan.main_arms)
    order = sorted(range(len(table.rows)), key=lambda row: (letters.get(row % arms, "C"), row))[:MOST_ARMS]
    rows = [[f"{letters.get(row % arms, ' ')} {table.rows[row][0]}", *table.rows[row][1:]] for row in order]
    grid = Grid(replace(table, rows=rows))
    for name, ink in (("A", "s1"), ("B", "s2")):
        grid.inks |= {str(row[0]): ink for row in rows if str(row[0]).startswith(f"{name} ")}
    height = len(rows) + grid.heading_height(canvas.width - 2)
    grid.draw(canvas, 1, y, canvas.width - 2, height, focus=False)
    y += height
    if len(table.rows) > len(rows):
        canvas.put(3, y, f"{len(table.rows) - len(rows)} more: a", "quiet")
        y += 1
    return y


def _verdicts_shown(view: RunView) -> Sequence[tuple[str, VerdictShown]]:
    """The answers about the arm in question, each with its bot if there are several."""
    answers = view.answers
    several = len(answers.plan.bots) > 1
    return [
        (each.bot if several else "", verdict_shown(each)) for each in answers.verdicts if each.arm == view.arm
    ]


def _draw_verdicts(canvas: Canvas, view: RunView, y: int, most: int, *, wide: bool, tall: bool) -> int:
    """What to be careful about, the answers, and how far they may be chance, on a panel; the line after it."""
    verdicts = _verdicts_shown(view)
    width = canvas.width - 4
    chance = _about_chance(view, width) if verdicts else []
    worth = wrap(view.answers.worth, width)[:3] if view.answers.worth else []
    room = most - len(verdicts) - len(chance) - len(worth) - 2 * tall
    careful = [*_careful(view, width, max(1, min(MOST_CAREFUL, room))), *worth]
    height = len(verdicts) + len(careful) + len(chance) + 2 * tall
    if not verdicts and not careful:
        return y
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", "quiet")
    columns = [
        max((cell_len(words) for words in column), default=0)
        for column in (
            [bot for bot, _ in verdicts],
            [v.question for _, v in verdicts],
            [v.answer for _, v in verdicts],
        )
    ]
    for line, words in enumerate(careful, y + tall):
        x = canvas.put(2, line, CAREFUL, "danger bold") if words.startswith(CAREFUL) else 2
        canvas.put(x, line, words.removeprefix(CAREFUL), "text")
    line = y + tall + len(careful)
    for bot, found in verdicts:
        _draw_verdict(canvas, line, bot, found, columns, wide=wide)
        line += 1
    for words in chance:
        canvas.put(2, line, words, "quiet")
        line += 1
    return y + height


def _draw_verdict(
    canvas: Canvas, y: int, bot: str, found: VerdictShown, columns: Sequence[int], *, wide: bool
) -> None:
    x = 2
    for words, width, ink in zip(
        (bot, found.question, found.answer), columns, ("quiet", "quiet", "strong bold"), strict=True
    ):
        if width:
            canvas.put(x, y, words, ink)
            x += width + 1 + wide
    end = canvas.width - 1
    words = found.long if wide else found.short
    room = end - x - cell_len(words) - 2
    certain = found.certain if cell_len(found.certain) <= room else found.certain.partition(" ")[0]
    if wide and cell_len(certain) <= room:
        end = canvas.put_right(end, y, certain, "strong bold" if certain == "clear" else "quiet")
    canvas.put(x, y, cut(words, end - x), "text")


def _careful(view: RunView, width: int, most: int) -> Sequence[str]:
    """Warnings, as many lines as there is room for; the help has all of them."""
    lines = [line for words in view.answers.warnings for line in wrap(f"{CAREFUL} {words}", width)]
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], f"{cut(' '.join(lines[most - 1 :]), width - 11)}  ? says all"]


def _about_chance(view: RunView, width: int) -> Sequence[str]:
    """What several comparisons and several questions at once mean for the answers."""
    answers = view.answers
    words = [many_questions([each for each in answers.verdicts if each.arm == view.arm])]
    if (count := comparisons(answers.plan)) > 1:
        words.insert(0, f"{count} comparisons at once: the intervals are wider, so that all hold together.")
    return [line for each in words if each for line in wrap(each, width)]


def _draw_left(canvas: Canvas, view: RunView, y: int, bottom: int, width: int) -> None:
    """The lengths of duels, and below them how often the leader wins, where there is room for both."""
    room = bottom - y
    leads = view.answers.leads(view.shown_arms)
    both = room >= 26 and leads
    first = room // 2 if both else room
    draw_lengths(canvas, view, 1, y, width, first)
    if both:
        draw_leads(canvas, view, 1, y + first, width, room - first)


def _draw_cards(canvas: Canvas, view: RunView, x: int, y: int, width: int, bottom: int) -> None:
    against = "" if view.base is None else " and the change from B"
    if not view.answers.has(CHANGES, view.arm):
        draw_heading(canvas, x, y, f"cards, wins if drawn{against}", width)
        canvas.put(x, y + 1, "reading ...", "quiet")
        return
    grid = view.grid(CHANGES)
    draw_heading(canvas, x, y, f"{len(grid)} cards, wins if drawn{against}", width)
    grid.draw(canvas, x, y + 1, width, bottom - y - 3)
    signs = f"dead: drawn, unplayed, {WARNING} {OFTEN_DEAD} × mean"
    signs += "" if view.base is None else "  * changed  ! more than chance"
    canvas.put(x, bottom - 2, cut(signs, width), "quiet")


def _draw_card(canvas: Canvas, view: RunView, y: int) -> None:
    """The card at the cursor of the short table: what it says on both sides, and what it did."""
    draw_heading(canvas, 1, y, "the card at the cursor", canvas.width - 2)
    if not view.answers.has(CHANGES, view.arm):
        return
    grid = view.grid(CHANGES)
    name, width = card_of(grid.at), canvas.width - 2
    one = view.answers.card(view.arm, name)
    two = None if view.base is None else view.answers.card(view.base, name)
    x = canvas.put(1, y + 1, name, "s1 bold") + 2
    if one is not None:
        x = canvas.put(x, y + 1, one.kind, "quiet") + 2
        differs = two is not None and two.text != one.text
        x = canvas.put(x, y + 1, "A " if differs else "", "s1 bold")
        canvas.put(x, y + 1, cut(one.text, width - x), "text")
        if two is not None and differs:
            x = canvas.put(1, y + 2, "B ", "s2 bold")
            canvas.put(x, y + 2, cut(two.text or "no text", width - x), "text")
            return
    canvas.put(1, y + 2, cut(view.answers.card_words(view.arm, name), width), "text")
