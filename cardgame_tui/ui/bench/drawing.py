"""Draws the page of one run at every size."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.lab.bench.card_changes import card_of
from cardgame_tui.lab.bench.session import Progress
from cardgame_tui.lab.bench.verdicts import comparisons
from cardgame_tui.lab.progress import progress_words
from cardgame_tui.ui.bench.answers import CHANGES, DUELS
from cardgame_tui.ui.bench.bars import AXIS, draw_bars
from cardgame_tui.ui.bench.grid import Grid
from cardgame_tui.ui.bench.verdict_words import VerdictShown, verdict_shown
from cardgame_tui.ui.bench.view import TAB, RunView, is_many
from cardgame_tui.ui.drawing.canvas import Canvas
from cardgame_tui.ui.drawing.cells import Line, Press, Spot, cut, wrap, wrap_at_most

WIDE = 110
"""Fewest columns of a screen for a second column."""
TALL = 34
"""Fewest lines of a screen for blank lines between the parts, and for the card at the cursor."""
SPACIOUS = 50
"""Fewest lines of a screen for blank lines on the panels."""
MOST_ARMS = 6
"""Most lines of arms that are listed above the answers."""
CAREFUL = "Careful:"
"""What a warning begins with."""
MOST_CAREFUL = 3
"""Most lines of warnings; the help has all of them."""
MOST_BARS = 30
"""Most bars of a plot."""
LETTERS = ("A", "B")
"""The arm in question, and the one it is compared with."""
ACTIONS = (
    ("n", "more duels", "narrower intervals"),
    ("r", "run again", "files are read again"),
    ("p", "play A", "set-up form, A chosen"),
    ("x", "export", "a page for a browser"),
)
"""What else can be done here: its key, its words, and what they mean."""


class Status(NamedTuple):
    """What is going on.

    Args:
        progress: how far a run is that is being played, None for one that is not.
        playing: whether it is being played.
        reading: whether answers are being read.
    """

    progress: Progress | None = None
    playing: bool = False
    reading: bool = False


def is_wide(width: int) -> bool:
    """Whether a screen has a second column."""
    return width >= WIDE


def draw_run(view: RunView, status: Status, width: int, height: int, *, ascii: bool = False) -> list[Line]:
    """Draw the page of a run in `height` lines."""
    canvas = Canvas(width, height, ascii=ascii)
    wide, tall, spacious = is_wide(width), height >= TALL, height >= SPACIOUS
    _draw_head(canvas, view, status)
    _draw_tabs(canvas, view)
    top, bottom = 2 + tall, height - 1
    if not view.answers.rows:
        canvas.put(1, top, "No duels yet.", "text")
    elif view.tab == "summary":
        if wide and tall:
            bottom -= 3 + 2 * spacious
            _draw_actions(canvas, bottom, spacious=spacious)
        _draw_summary(canvas, view, top, bottom, tall=tall, spacious=spacious)
    elif view.tab in ("length", "first"):
        _draw_plot_page(canvas, view, top, bottom, wide=wide)
    else:
        _draw_table_page(canvas, view, top, bottom)
    _draw_foot(canvas, view, status, wide=wide)
    return canvas.lines()


# -- head and foot -------------------------------------------------------------------------------------


def _draw_head(canvas: Canvas, view: RunView, status: Status) -> None:
    plan, answers = view.answers.plan, view.answers
    x = canvas.put(1, 0, "Designer's bench" if canvas.width >= WIDE else "Bench", "strong bold") + 2
    words = view.note or _at_work(status) or _played(view)
    end = canvas.put_right(
        canvas.width - 1, 0, cut(words, canvas.width - x - 14), "text" if status.playing else "quiet"
    )
    rules = answers.setups[view.base or 0].rules_in_short if plan.kind != "single" else ""
    canvas.put(
        x, 0, cut(f"{answers.ruleset.title} {rules.partition(' / ')[0]}".strip(), max(0, end - x - 2)), "text"
    )


def _played(view: RunView) -> str:
    """How many duels there are, and who played them."""
    plan, rows = view.answers.plan, view.answers.rows
    arms = len(plan.arms)
    each = f"{arms} × {len(rows) // arms:,} duels, same seeds" if arms > 1 else f"{len(rows):,} duels"
    return f"{each}, {', '.join(plan.bots)}"


def _at_work(status: Status) -> str:
    """How far a run is that is being played; empty for one that is not."""
    progress = status.progress
    if not status.playing or progress is None:
        return "the bots sit down ..." if status.playing else ""
    return progress_words(progress.duels, progress.aimed, progress.played, progress.seconds)


def _draw_tabs(canvas: Canvas, view: RunView) -> None:
    """The parts of the page: in full if they fit, otherwise with short titles."""
    x, tabs = 1, view.tabs
    words = [f"{place} {title}" for place, title in enumerate(tabs.values(), 1)]
    roomy = sum(cell_len(each) + 3 for each in words) < canvas.width
    words = words if roomy else _short_titles(list(tabs.values()), canvas.width - 2)
    for place, (name, title) in enumerate(zip(tabs, words, strict=True)):
        if name == view.tab:
            end = canvas.plate(x, 1, title, "now")
        else:
            digit, _, rest = title.partition(" ")
            end = canvas.put(canvas.put(x + 1, 1, digit, "text bold"), 1, f" {rest}", "quiet") + 1
        canvas.mark(x, 1, end - x, 1, Spot(TAB, place))
        x = end + roomy


def _short_titles(titles: Sequence[str], width: int) -> list[str]:
    """The first word of each title after its digit, cut so that all fit; a plate takes two cells more."""
    for longest in range(max(map(cell_len, titles)), 1, -1):
        words = [f"{place} {cut(title.split()[0], longest)}" for place, title in enumerate(titles, 1)]
        if sum(cell_len(each) + 2 for each in words) <= width:
            break
    return words


def _draw_foot(canvas: Canvas, view: RunView, status: Status, *, wide: bool) -> None:
    x, y = 1, canvas.height - 1
    for key, press, word in _keys(view, status, wide=wide):
        if x + cell_len(key) + cell_len(word) + 1 < canvas.width:
            end = canvas.put(canvas.put(x, y, key, "text bold"), y, f" {word}", "quiet")
            canvas.mark(x, y, end - x, 1, Press(press))
            x = end + 2


def _keys(view: RunView, status: Status, *, wide: bool) -> Sequence[tuple[str, str, str]]:
    """The keys that work now: as they are shown, as they are pressed, and their words."""
    back = ("bksp", "bksp", "stops" if status.playing else "back")
    keys = [back, ("?", "?", "help")]
    if view.table_in_sight(wide=wide):
        keys += [("arrows", "", "row, sort by"), ("s", "s", "order"), ("/", "/", "find")]
        closed = view.tab == "first" or is_many(view.tab)
        opens = "opens it" if view.tab == DUELS else "" if closed else "its duels"
        keys += [("enter", "enter", opens)] if opens else []
    if len(view.answers.plan.arms) > 2:
        keys.append(("a", "a", "another side"))
    return [*keys, *(() if status.playing else ((key, key, words) for key, words, _ in ACTIONS))]


def _draw_actions(canvas: Canvas, y: int, *, spacious: bool) -> None:
    """What else can be done, in two columns."""
    height = len(ACTIONS) // 2 + 2 * spacious
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", "now")
    half = canvas.width // 2
    for number, (key, words, about) in enumerate(ACTIONS):
        x, line = 3 + number // 2 * half, y + spacious + number % 2
        canvas.plate(x, line, key, "now")
        canvas.put(x + 5, line, words, "text")
        canvas.put(x + 24, line, cut(about, half - 28), "quiet")
        canvas.mark(x, line, half - 4, 1, Press(key))


# -- the first part ------------------------------------------------------------------------------------


def _draw_summary(canvas: Canvas, view: RunView, top: int, bottom: int, *, tall: bool, spacious: bool) -> None:
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
    arms = len(answers.plan.arms)
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
    plan = answers.plan
    deck = plan.changed_deck if plan.kind == "without" else 1
    return [
        (
            each.bot if len(plan.bots) > 1 else "",
            verdict_shown(each, answers.figures[each.arm, each.bot], answers.figures[0, each.bot], deck),
        )
        for each in answers.verdicts
        if each.arm == view.arm
    ]


def _draw_verdicts(canvas: Canvas, view: RunView, y: int, most: int, *, wide: bool, tall: bool) -> int:
    """The answers and what to be careful about, on a panel; returns the line after it."""
    verdicts = _verdicts_shown(view)
    careful = _careful(view, canvas.width - 4, max(1, min(MOST_CAREFUL, most - len(verdicts) - 2 * tall)))
    height = len(verdicts) + len(careful) + 2 * tall
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
    for line, (bot, found) in enumerate(verdicts, y + tall):
        _draw_verdict(canvas, line, bot, found, columns, wide=wide)
    for line, words in enumerate(careful, y + tall + len(verdicts)):
        x = canvas.put(2, line, CAREFUL, "danger bold") if words.startswith(CAREFUL) else 2
        canvas.put(x, line, words.removeprefix(CAREFUL), "text")
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
    if wide:
        room = end - x - cell_len(words) - 2
        certain = found.certain if cell_len(found.certain) <= room else found.certain.partition(" ")[0]
        end = canvas.put_right(end, y, certain, "strong bold" if certain == "clear" else "quiet")
    canvas.put(x, y, cut(words, end - x - 1), "text")


def _careful(view: RunView, width: int, most: int) -> Sequence[str]:
    """Warnings, as many lines as there is room for; the help has all of them."""
    answers = view.answers
    lines = [line for words in answers.warnings for line in wrap(f"{CAREFUL} {words}", width)]
    count = comparisons(answers.plan)
    if count > 1 and answers.verdicts:
        lines += wrap(f"{count} comparisons at once: the intervals are wider, so that all hold together.", width)
    if len(lines) <= most:
        return lines
    return [*lines[: most - 1], f"{cut(' '.join(lines[most - 1 :]), width - 11)}  ? says all"]


def _heading(canvas: Canvas, x: int, y: int, words: str, width: int) -> None:
    end = canvas.put(x, y, cut(words.upper(), width), "quiet") + 1
    canvas.put(end, y, "─" * (x + width - end), "line")


def _draw_left(canvas: Canvas, view: RunView, y: int, bottom: int, width: int) -> None:
    """The lengths of duels, and below them how often the leader wins, where there is room for both."""
    room = bottom - y
    leads = view.answers.leads(view.shown_arms)
    both = room >= 26 and leads
    first = room // 2 if both else room
    _draw_lengths(canvas, view, 1, y, width, first)
    if both:
        _draw_leads(canvas, view, 1, y + first, width, room - first)


def _draw_lengths(canvas: Canvas, view: RunView, x: int, y: int, width: int, height: int) -> None:
    if height < 5:
        return
    answers = view.answers
    _heading(canvas, x, y, f"{answers.turns} in a duel, share of duels", width)
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


def _draw_leads(canvas: Canvas, view: RunView, x: int, y: int, width: int, height: int) -> None:
    if height < 5:
        return
    _heading(canvas, x, y, "how often the leader wins, by tenths of a duel", width)
    leads = view.answers.leads(view.shown_arms)
    steps = [f"{part}0 %" for part in range(1, 10)]
    draw_bars(canvas, steps, leads, x, y + 1, width, height - 3, least=0.5)
    canvas.put(x + 1, y + height - 2, cut("who leads has more life when a turn begins", width - 1), "quiet")


def _draw_cards(canvas: Canvas, view: RunView, x: int, y: int, width: int, bottom: int) -> None:
    against = "" if view.base is None else " and the change from B"
    _heading(canvas, x, y, f"cards, wins if drawn{against}", width)
    if not view.answers.has(CHANGES, view.arm):
        canvas.put(x, y + 1, "reading ...", "quiet")
        return
    grid = view.grid(CHANGES)
    grid.draw(canvas, x, y + 1, width, bottom - y - 3)
    signs = "dead: drawn and never played   "
    signs += "" if view.base is None else "* changed   ! more than chance   "
    canvas.put(x, bottom - 2, cut(f"{signs}{len(grid)} cards", width), "quiet")


def _draw_card(canvas: Canvas, view: RunView, y: int) -> None:
    """The card at the cursor of the short table: what it says on both sides, and what it did."""
    _heading(canvas, 1, y, "the card at the cursor", canvas.width - 2)
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


# -- the other parts -----------------------------------------------------------------------------------


def _draw_plot_page(canvas: Canvas, view: RunView, top: int, bottom: int, *, wide: bool) -> None:
    """A plot, and next to it or below it its table."""
    name, draw = view.tab, _draw_lengths if view.tab == "length" else _draw_leads
    has_plot = name == "length" or bool(view.answers.leads(view.shown_arms))
    if wide and has_plot:
        left = canvas.width // 2 - 5
        draw(canvas, view, 1, top, left, min(bottom - top, 30))
        _draw_table(canvas, view, name, left + 4, top, canvas.width - left - 5, bottom)
    else:
        half = (bottom - top) // 2 if has_plot else 0
        if has_plot:
            draw(canvas, view, 1, top, canvas.width - 2, half)
        _draw_table(canvas, view, name, 1, top + half, canvas.width - 2, bottom)


def _draw_table_page(canvas: Canvas, view: RunView, top: int, bottom: int) -> None:
    _draw_table(canvas, view, view.tab, 1, top, canvas.width - 2, bottom)


def _draw_table(canvas: Canvas, view: RunView, name: str, x: int, y: int, width: int, bottom: int) -> None:
    """A table under its title, with its notes at the end."""
    if view.needs(wide=False):
        canvas.put(x, y, "reading ...", "quiet")
        return
    grid = view.grid(name)
    title = grid.table.title
    if name == DUELS and view.filter is not None:
        title = f"{len(grid)} duels of {view.answers.plan.arms[view.arm].name} {view.filter.words}: bksp for all"
    _heading(canvas, x, y, title, width)
    notes = [line for note in grid.table.notes for line in wrap_at_most(note, width, 3)]
    notes = notes[: max(0, (bottom - y) // 6)]
    rows = bottom - y - 1 - len(notes)
    grid.draw(canvas, x, y + 1, width, rows)
    for line, words in enumerate(notes, bottom - len(notes)):
        canvas.put(x, line, words, "quiet")
