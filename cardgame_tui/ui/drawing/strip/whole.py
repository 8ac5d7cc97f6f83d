"""Options in whole words: each takes as many lines as it needs, in as few columns as the lines allow."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence, joined
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK, Canvas
from cardgame_tui.ui.cells.text import Line, Press, Span, flow, width_of, wrap
from cardgame_tui.ui.drawing.strip.outcomes import LEAST_SAID, brief, with_arrow, with_short_names
from cardgame_tui.ui.scene.log import Seats, named
from cardgame_tui.value import value

LEAST_ALIGNED = 28
"""Fewest cells for what follows from options that begin it in the same column."""
INDENT = 2
"""Cells before a line that continues one."""


@value
class Said:
    """An option and what is said of it.

    Args:
        key: its key, empty for none.
        picked: whether and where it has been picked, in brackets; usually empty.
        words: what it says.
        ink: of these words.
        follows: what it would do.
        text: the text of its card, where nothing is said of what it would do.
        alike: options that are the same of other cards, and this one; their words are then what all of them do.
        by_change: whether it is marked as the work of a changed rule.
    """

    key: str
    picked: str
    words: str
    ink: str
    follows: Consequence
    text: str
    alike: tuple["Said", ...] = ()
    by_change: bool = False


class Column(NamedTuple):
    """A column of options.

    Args:
        x: its first cell.
        width: its cells.
        keys: cells of it before the words of an option.
        options: what it lists, each with its lines.
    """

    x: int
    width: int
    keys: int
    options: Sequence[tuple[Said, Sequence[Line]]]

    @property
    def height(self) -> int:
        """How many lines it takes."""
        return sum(len(lines) for _, lines in self.options)


@value
class Style:
    """How options are written.

    Args:
        names: names of cards that may be shortened.
        seats: whose the names are.
        ascii: whether the terminal has only ASCII.
        short: whether names are shortened.
        brief: whether conditions leave out their cards.
    """

    names: Collection[str]
    seats: Seats
    ascii: bool
    short: bool = False
    brief: bool = False

    def said(self, follows: Consequence) -> str:
        """What an option would do."""
        follows = follows.in_brief if self.brief else follows
        words = joined(brief(follows), follows.unless)
        return with_short_names(words, self.names) if self.short else words


def fold(options: Sequence[Said], style: Style, x: int, end: int, room: int, most: int) -> list[Column]:
    """Divide options among columns so that nothing of them is cut; no columns if there is not enough room.

    Args:
        options: the options in their order.
        style: how they are written where there is room for all.
        x: the first cell.
        end: the cell after the last one.
        room: how many lines there are.
        most: how many columns there may be.
    """
    styles = (style, replace(style, short=True), replace(style, short=True, brief=True))
    for some in (options, together(options)):
        for count in range(1, min(most, len(some)) + 1):
            for each in styles:
                for aligned in (True, False):
                    if columns := _columns(some, each, x, (end - x) // count, room, count, aligned=aligned):
                        return columns
    return []


def together(options: Sequence[Said]) -> Sequence[Said]:
    """Options, those that are the same of several cards as one: such as ``Witch: test`` and ``Crow: test``."""
    does = [
        each.words.partition(": ")[2] if each.follows == NOTHING and not each.picked else "" for each in options
    ]
    found: list[Said] = []
    for place, (option, deed) in enumerate(zip(options, does, strict=True)):
        if deed and does.count(deed) > 1:
            if does.index(deed) == place:
                alike = tuple(each for each, other in zip(options, does, strict=True) if other == deed)
                marked = any(each.by_change for each in alike)
                found.append(
                    replace(option, key="", words=f"each: {deed}", text="", alike=alike, by_change=marked)
                )
            continue
        found.append(option)
    return found


def _columns(
    options: Sequence[Said], style: Style, x: int, step: int, room: int, count: int, *, aligned: bool
) -> list[Column]:
    """So many columns of the same width, each filled from the top; none where that is not enough."""
    keys = max((_key_cells(each) for each in options if each.key != "space" or count == 1), default=3)
    width = step - 1
    widest = max((cell_len(each.words) for each in options if not each.alike), default=0) + INDENT
    hang = widest if aligned and width - keys - widest >= LEAST_ALIGNED else 0
    if aligned and not hang:
        return []
    columns: list[list[tuple[Said, Sequence[Line]]]] = [[]]
    left = room
    for each in options:
        before = 0 if each.alike else max(keys, _key_cells(each))
        lines = list(_lines(each, style, width - before, hang))
        if any(width_of(line) > width - before for line in lines) or len(lines) > room:
            return []
        if len(lines) > left:
            columns.append([])
            left = room
        columns[-1].append((each, lines))
        left -= len(lines)
    if len(columns) > count:
        return []
    return [Column(x + place * step, width, keys, part) for place, part in enumerate(columns)]


def _key_cells(option: Said) -> int:
    return len(option.key) + 3 + (len(option.picked) + 2 if option.picked else 0)


def _lines(option: Said, style: Style, width: int, hang: int) -> Iterator[Line]:
    """The lines of an option: its words, then what follows from it, at the same cell for all if that is wanted."""
    if option.alike:
        yield from _lines_of_alike(option, style, width)
        return
    *first, last = wrap(option.words, width)
    yield from (named(line, style.seats, option.ink) for line in first)
    head: Line = named(last, style.seats, option.ink)
    follows = option.follows
    said = style.said(follows) or option.text
    ink = "text" if said != option.text else "quiet"
    start = max(hang, cell_len(last) + INDENT)
    score = with_arrow(follows.short, ascii=style.ascii)
    if not said and not score:
        yield head
        return
    here, rest = _split(said, width - start if width - start >= min(LEAST_SAID, cell_len(said)) else 0)
    lines: list[Line] = [(*head, Span(" " * (start - cell_len(last))), Span(here, ink)) if here else head]
    indent = hang or INDENT
    lines += [(Span(" " * indent), Span(line, ink)) for line in (wrap(rest, width - indent) if rest else ())]
    if score:
        shown = Span(score, "danger bold" if follows.loses else "text")
        if width_of(lines[-1]) + INDENT + cell_len(score) > width:
            lines.append(())
        lines[-1] = (*lines[-1], Span(" " * (width - width_of(lines[-1]) - cell_len(score))), shown)
    yield from lines


def _lines_of_alike(option: Said, style: Style, width: int) -> Iterator[Line]:
    """Keys with the names of their cards, then what each of them does."""
    named_cards = []
    for each in option.alike:
        name = each.words.partition(": ")[0]
        name = with_short_names(name, style.names) if style.short else name
        named_cards.append(
            (*_plate(each.key, style), *_pressed(named(f" {name}", style.seats, each.ink), each.key))
        )
    *first, last = flow(named_cards, width)
    yield from first
    does = Span(option.words, "text")
    if width_of(last) + INDENT + cell_len(option.words) <= width:
        yield (*last, Span(" " * INDENT), does)
    else:
        yield last
        yield from ((Span(" " * INDENT), Span(line, "text")) for line in wrap(option.words, width - INDENT))


def _plate(key: str, style: Style) -> Line:
    """A key on a plate, within a line."""
    start, end = ("[", "]") if style.ascii else ("▐", "▌")
    return _pressed((Span(start, "now"), Span(key, "now_ink bold on now"), Span(end, "now")), key)


def _pressed(line: Line, key: str) -> Line:
    return tuple(span._replace(spot=Press(key)) for span in line)


def _split(words: str, room: int) -> tuple[str, str]:
    """As many of some words as fit, and the rest."""
    if cell_len(words) <= room:
        return words, ""
    if room <= 0:
        return "", words
    first = wrap(words, room)[0]
    return first, words[len(first) :].strip()


def draw_columns(canvas: Canvas, columns: Sequence[Column], y: int) -> int:
    """Draw columns of options from a line on; returns how many lines they take."""
    for column in columns:
        row = y
        for option, lines in column.options:
            if option.by_change:
                canvas.put(column.x - 1, row, BY_CHANGE_MARK, "strong")
            last = canvas.plate(column.x, row, option.key, "now") if option.key else column.x
            if option.picked:
                last = canvas.put(last, row, f"[{option.picked}]", "now bold")
            start = max(column.keys, _key_cells(option)) + column.x
            if option.key:
                canvas.mark(column.x, row, column.width, len(lines), Press(option.key))
            for number, line in enumerate(lines, row):
                canvas.put_line(column.x if option.alike else start, number, line)
            row += len(lines)
    return max((column.height for column in columns), default=0)
