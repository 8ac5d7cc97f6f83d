"""Options in whole words: each takes as many lines and cells as it needs.

They stand in as few columns as the lines allow; where no columns hold them, in rows on which a long option takes
the cells of several columns.
"""

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

MOST_COLUMNS = 3
"""Most columns that options are folded into."""
NARROWEST = 24
"""Fewest cells of a column of options."""
LEAST_ALIGNED = 28
"""Fewest cells for what follows from options that begin it in the same column."""
INDENT = 2
"""Cells before a line that continues one."""
GRIDS = (2, 3, 4, 6, 12)
"""How many columns options in rows may begin at, the tidiest first."""
MANY = 1000
"""More cells than a line has, and more than follows from an option."""
FEW = (3, 2, 1)
"""How much of what follows is said where there is no room for all of it, the most first."""


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


class Placed(NamedTuple):
    """An option and where it stands.

    Args:
        option: the option.
        lines: its lines.
        x: its first cell.
        row: its first line, from 0.
        width: its cells.
        keys: cells of it before its words.
    """

    option: Said
    lines: Sequence[Line]
    x: int
    row: int
    width: int
    keys: int


@value
class Style:
    """How options are written.

    Args:
        names: names of cards that may be shortened.
        seats: whose the names are.
        ascii: whether the terminal has only ASCII.
        short: whether names are shortened in what follows.
        short_words: whether the name of a card before its deed is shortened too.
        brief: whether conditions leave out their cards.
        clauses: how much of what follows is said at most; the rest is counted.
    """

    names: Collection[str]
    seats: Seats
    ascii: bool
    short: bool = False
    short_words: bool = False
    brief: bool = False
    clauses: int = MANY

    def words(self, option: Said) -> str:
        """What an option says."""
        name, colon, deed = option.words.partition(": ")
        short = self.short_words and deed
        return f"{with_short_names(name, self.names)}{colon}{deed}" if short else option.words

    def said(self, follows: Consequence) -> str:
        """What an option would do."""
        follows = (follows.in_brief if self.brief else follows).in_few(self.clauses)
        words = joined(brief(follows), follows.unless)
        return with_short_names(words, self.names) if self.short else words


def fold(options: Sequence[Said], style: Style, x: int, end: int, room: int) -> Sequence[Placed]:
    """Divide options among columns so that nothing of them is cut; no places if there is not enough room.

    Args:
        options: the options in their order.
        style: how they are written where there is room for all.
        x: the first cell.
        end: the cell after the last one.
        room: how many lines there are.
    """
    most = max(1, min(MOST_COLUMNS, (end - x) // NARROWEST))
    for some in (options, together(options)):
        for count in range(1, min(most, len(some)) + 1):
            for each in (style, replace(style, short=True), replace(style, short=True, brief=True)):
                for aligned in (True, False):
                    if columns := _columns(some, each, x, (end - x) // count, room, count, aligned=aligned):
                        return columns
    return ()


def in_rows(options: Sequence[Said], style: Style, x: int, end: int, room: int) -> Sequence[Placed]:
    """Place options one after the other, a long one over several columns; no places if there is not enough room.

    Args:
        options: the options in their order.
        style: how they are written where there is room for all.
        x: the first cell.
        end: the cell after the last one.
        room: how many lines there are.
    """
    short = replace(style, short=True, short_words=True)
    return _in_rows(options, (style, replace(style, short=True), short, replace(short, brief=True)), x, end, room)


def in_few(options: Sequence[Said], style: Style, x: int, end: int, room: int) -> Sequence[Placed]:
    """The same as `in_rows`, with less of what follows from the options: how much more there is, is counted."""
    short = replace(style, short=True, short_words=True, brief=True)
    return _in_rows(options, [replace(short, clauses=most) for most in FEW], x, end, room)


def _in_rows(options: Sequence[Said], styles: Sequence[Style], x: int, end: int, room: int) -> Sequence[Placed]:
    """Options in rows in the first style that leaves enough room."""
    for each in styles:
        for some in (options, together(options)):
            for count in GRIDS:
                placed = list(_rows(some, each, x, end - x, count))
                if lines_of(placed) <= room:
                    return placed
    return ()


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
) -> Sequence[Placed]:
    """So many columns of the same width, each filled from the top; no places where that is not enough."""
    keys = max((_key_cells(each) for each in options if each.key != "space" or count == 1), default=3)
    width = step - 1
    widest = max((cell_len(each.words) for each in options if not each.alike), default=0) + INDENT
    hang = widest if aligned and width - keys - widest >= LEAST_ALIGNED else 0
    if aligned and not hang:
        return ()
    placed: list[Placed] = []
    column = row = 0
    for each in options:
        before = max(keys, _key_cells(each))
        lines = list(_lines(each, style, width - _before(each, before), hang))
        if any(width_of(line) > width - _before(each, before) for line in lines) or len(lines) > room:
            return ()
        if row + len(lines) > room:
            column, row = column + 1, 0
        placed.append(Placed(each, lines, x + column * step, row, width, before))
        row += len(lines)
    return placed if column < count else ()


def _rows(options: Sequence[Said], style: Style, x: int, width: int, count: int) -> Iterator[Placed]:
    """Options on the cells of a grid of so many columns: each on as many as it needs, a very long one alone."""
    step = width // count
    column = row = 0
    for each in options:
        keys = _key_cells(each)
        before = _before(each, keys)
        taken = min(count, -(-(before + _on_one_line(each, style) + 1) // step))
        if column + taken > count:
            column, row = 0, row + 1
        cells = (width if taken == count else taken * step) - 1
        lines = list(_lines(each, style, cells - before, 0))
        yield Placed(each, lines, x + column * step, row, cells, keys)
        column, row = (count, row + len(lines) - 1) if len(lines) > 1 else (column + taken, row)


def _on_one_line(option: Said, style: Style) -> int:
    """The cells of an option on one line, without its key; no end for alike options, which have a line alone."""
    if option.alike:
        return MANY
    score = with_arrow(option.follows.short, ascii=style.ascii)
    parts = (style.words(option), style.said(option.follows) or option.text, score)
    return sum(cell_len(part) + INDENT for part in parts if part) - INDENT


def _before(option: Said, keys: int) -> int:
    """Cells before the lines of an option; those of alike options have their keys within."""
    return 0 if option.alike else keys


def _key_cells(option: Said) -> int:
    return len(option.key) + 3 + (len(option.picked) + 2 if option.picked else 0)


def _lines(option: Said, style: Style, width: int, hang: int) -> Iterator[Line]:
    """The lines of an option: its words, then what follows from it, at the same cell for all if that is wanted."""
    if option.alike:
        yield from _lines_of_alike(option, style, width)
        return
    *first, last = wrap(style.words(option), width)
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


def draw_placed(canvas: Canvas, placed: Sequence[Placed], y: int) -> int:
    """Draw options at their places, from a line on; returns how many lines they take."""
    for option, lines, x, row, width, keys in placed:
        top = y + row
        if option.by_change:
            canvas.put(x - 1, top, BY_CHANGE_MARK, "strong")
        last = canvas.plate(x, top, option.key, "now") if option.key else x
        if option.picked:
            last = canvas.put(last, top, f"[{option.picked}]", "now bold")
        if option.key:
            canvas.mark(x, top, width, len(lines), Press(option.key))
        for number, line in enumerate(lines, top):
            canvas.put_line(x + _before(option, keys), number, line)
    return lines_of(placed)


def lines_of(placed: Sequence[Placed]) -> int:
    """How many lines some options take."""
    return max((each.row + len(each.lines) for each in placed), default=0)
