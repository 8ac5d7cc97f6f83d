"""Draws the page of one run at every size."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.lab.bench.playing.session import Progress
from cardgame_tui.lab.progress import progress_words
from cardgame_tui.ui.bench.actions import Action, actions
from cardgame_tui.ui.bench.answers import DUELS
from cardgame_tui.ui.bench.health_drawing import draw_health
from cardgame_tui.ui.bench.plots import draw_heading, draw_leads, draw_lengths
from cardgame_tui.ui.bench.sizes import SPACIOUS, TALL, WIDE, is_wide
from cardgame_tui.ui.bench.summary_drawing import draw_summary
from cardgame_tui.ui.bench.view import TAB, RunView, is_many
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Press, Spot, cut, wrap_at_most


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
            found = actions(view)
            bottom -= _rows(found) + 1 + 2 * spacious
            _draw_actions(canvas, found, bottom, spacious=spacious)
        if view.is_health:
            draw_health(canvas, view, top, bottom)
        else:
            draw_summary(canvas, view, top, bottom, tall=tall, spacious=spacious)
    elif view.tab in ("length", "first"):
        _draw_plot_page(canvas, view, top, bottom, wide=wide)
    else:
        _draw_table_page(canvas, view, top, bottom)
    _draw_foot(canvas, view, status, wide=wide)
    return canvas.lines()


# -- head and foot -------------------------------------------------------------------------------------


def _draw_head(canvas: Canvas, view: RunView, status: Status) -> None:
    plan, answers = view.answers.plan, view.answers
    x = canvas.put(1, 0, _title(view, wide=canvas.width >= WIDE), "strong bold") + 2
    words = view.note or _at_work(status) or _played(view)
    end = canvas.put_right(
        canvas.width - 1, 0, cut(words, canvas.width - x - 14), "text" if status.playing else "quiet"
    )
    rules = answers.setups[view.base or 0].rules_in_short if plan.kind != "health" else ""
    canvas.put(
        x, 0, cut(f"{answers.ruleset.title} {rules.partition(' / ')[0]}".strip(), max(0, end - x - 2)), "text"
    )


def _title(view: RunView, *, wide: bool) -> str:
    """What the page is."""
    if view.is_health:
        return "Health of a game" if wide else "Health"
    return "Designer's bench" if wide else "Bench"


def _played(view: RunView) -> str:
    """How many duels there are, and who played them."""
    plan, rows = view.answers.plan, view.answers.rows
    if view.is_health:
        return f"{view.answers.folder.duels:,} duels, {', '.join(plan.everybody)}"
    arms = len(plan.arms)
    each = f"{arms} × {len(rows) // arms:,} duels, same seeds" if arms > 1 else f"{len(rows):,} duels"
    return f"{each}, {', '.join(plan.bots)}"


def _at_work(status: Status) -> str:
    """How far a run is that is being played; empty for one that is not."""
    progress = status.progress
    if not status.playing or progress is None:
        return "starting ..." if status.playing else ""
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
    if view.is_health and view.tab == "summary":
        keys += [("up down", "", "line"), ("enter", "enter", "its duels")]
    if len(view.answers.plan.main_arms) > 2:
        keys.append(("a", "a", "another side"))
    return [
        *keys,
        *(() if status.playing else ((each.key, each.key, each.short or each.words) for each in actions(view))),
    ]


def _rows(found: Sequence[Action]) -> int:
    """How many lines actions take in two columns."""
    return -(-len(found) // 2)


def _draw_actions(canvas: Canvas, found: Sequence[Action], y: int, *, spacious: bool) -> None:
    """What else can be done, in two columns."""
    rows = _rows(found)
    height = rows + 2 * spacious
    canvas.ground(0, y, canvas.width, height, "lift")
    canvas.fill(0, y, 1, height, "▌", "now")
    half = canvas.width // 2
    for number, (key, words, about, _) in enumerate(found):
        x, line = 3 + number // rows * half, y + spacious + number % rows
        canvas.plate(x, line, key, "now")
        canvas.put(x + 5, line, words, "text")
        canvas.put(x + 31, line, cut(about, half - 35), "quiet")
        canvas.mark(x, line, half - 4, 1, Press(key))


# -- the other parts -----------------------------------------------------------------------------------


def _draw_plot_page(canvas: Canvas, view: RunView, top: int, bottom: int, *, wide: bool) -> None:
    """A plot, and next to it or below it its table."""
    name, draw = view.tab, draw_lengths if view.tab == "length" else draw_leads
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
        title = f"{view.filter.words}: bksp for all"
    draw_heading(canvas, x, y, title, width)
    notes = [line for note in grid.table.notes for line in wrap_at_most(note, width, 3)]
    notes = notes[: max(0, (bottom - y) // 6)]
    rows = bottom - y - 1 - len(notes)
    grid.draw(canvas, x, y + 1, width, rows)
    for line, words in enumerate(notes, bottom - len(notes)):
        canvas.put(x, line, words, "quiet")
