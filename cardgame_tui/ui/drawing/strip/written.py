"""Options in words, in one style: what they say is worked out once, for however many lines it is broken into."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import NamedTuple

from rich.cells import cell_len

from cardgame_tui.play.lookahead.consequence import NOTHING, Consequence, joined
from cardgame_tui.ui.cells.text import Line, Press, Span, flow, width_of, wrap
from cardgame_tui.ui.drawing.strip.outcomes import LEAST_SAID, brief, with_arrow, with_short_names
from cardgame_tui.ui.scene.log import Seats, named
from cardgame_tui.value import value

INDENT = 2
"""Cells before a line that continues one."""
MANY = 1000
"""More cells than a line has, and more than follows from an option."""


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

    def card(self, option: Said) -> str:
        """The name of the card of one of several alike options."""
        name = option.words.partition(": ")[0]
        return with_short_names(name, self.names) if self.short else name

    def said(self, follows: Consequence) -> str:
        """What an option would do."""
        follows = (follows.in_brief if self.brief else follows).in_few(self.clauses)
        words = joined(brief(follows), follows.unless)
        return with_short_names(words, self.names) if self.short else words


class Broken(NamedTuple):
    """What an option says, broken into lines of some width.

    Args:
        words: the lines of its words.
        start: the cell behind the last of them at which it is said what follows.
        here: how much of that stands there.
        rest: the lines of the rest.
        indent: cells before these.
        score_apart: whether the scores that change need a line of their own.
        alike: the lines of alike options, which are drawn at once.
        fits: whether no line is wider.
    """

    words: Sequence[str] = ()
    start: int = 0
    here: str = ""
    rest: Sequence[str] = ()
    indent: int = INDENT
    score_apart: bool = False
    alike: Sequence[Line] = ()
    fits: bool = True

    @property
    def height(self) -> int:
        """How many lines these are."""
        return len(self.alike) or len(self.words) + len(self.rest) + self.score_apart


class Written:
    """An option as it is written in a style.

    Args:
        option: the option.
        style: the style.

    Attributes:
        option: the same.
        says: all that is written; equal for two styles that make no difference to it.
        key_cells: the cells of its key.
        on_one_line: its cells on one line, without its key; no end for alike options, which have a line alone.
        least: its cells without spaces: it cannot take fewer, however it is broken into lines.
    """

    def __init__(self, option: Said, style: Style) -> None:
        self.option = option
        self._style = style
        self._words = words = style.words(option)
        self._said = said = style.said(option.follows) or option.text
        self._score = score = with_arrow(option.follows.short, ascii=style.ascii)
        self._cards = cards = tuple([style.card(each) for each in option.alike])
        self.says = words, said, score, cards
        self.key_cells = len(option.key) + 3 + (len(option.picked) + 2 if option.picked else 0)
        parts = [part for part in (words, said, score) if part]
        cells = sum([cell_len(part) for part in parts])
        self.on_one_line = MANY if cards else cells + INDENT * (len(parts) - 1)
        self.least = sum([_inked(each) for each in (*parts, *cards)]) + len(option.key)

    def before(self, keys: int) -> int:
        """Cells before its lines, if keys take so many; those of alike options have their keys within."""
        return 0 if self.option.alike else keys

    def broken(self, width: int, hang: int) -> Broken:
        """It broken into lines.

        Args:
            width: cells of a line.
            hang: the cell at which it is said what follows, for all options alike; 0 for behind the words.
        """
        if self.option.alike:
            lines = list(self._lines_of_alike(width))
            return Broken(alike=lines, fits=all([width_of(line) <= width for line in lines]))
        words = wrap(self._words, width)
        last = cell_len(words[-1])
        said, score = self._said, cell_len(self._score)
        if not said and not score:
            return Broken(words)
        start = max(hang, last + INDENT)
        room = width - start
        here, left = _split(said, room if room >= min(LEAST_SAID, cell_len(said)) else 0)
        indent = hang or INDENT
        rest = wrap(left, width - indent) if left else []
        taken = indent + cell_len(rest[-1]) if rest else start + cell_len(here) if here else last
        apart = bool(score) and taken + INDENT + score > width
        return Broken(words, start, here, rest, indent, apart, fits=score <= width)

    def lines(self, broken: Broken, width: int) -> Sequence[Line]:
        """Its lines: its words, then what follows from it."""
        if broken.alike:
            return broken.alike
        option, seats = self.option, self._style.seats
        lines: list[Line] = [named(line, seats, option.ink) for line in broken.words]
        ink = "text" if self._said != option.text else "quiet"
        if broken.here:
            gap = Span(" " * (broken.start - cell_len(broken.words[-1])))
            lines[-1] = (*lines[-1], gap, Span(broken.here, ink))
        lines += [(Span(" " * broken.indent), Span(line, ink)) for line in broken.rest]
        if self._score:
            shown = Span(self._score, "danger bold" if option.follows.loses else "text")
            last: Line = () if broken.score_apart else lines.pop()
            lines.append((*last, Span(" " * (width - width_of(last) - cell_len(self._score))), shown))
        return lines

    @cached_property
    def _plates(self) -> Sequence[Line]:
        """The keys of alike options with the names of their cards."""
        style = self._style
        return [
            (*_plate(each.key, style), *_pressed(named(f" {name}", style.seats, each.ink), each.key))
            for each, name in zip(self.option.alike, self._cards, strict=True)
        ]

    def _lines_of_alike(self, width: int) -> Iterator[Line]:
        """Keys with the names of their cards, then what each of them does."""
        option = self.option
        *first, last = flow(self._plates, width)
        yield from first
        does = Span(option.words, "text")
        if width_of(last) + INDENT + cell_len(option.words) <= width:
            yield (*last, Span(" " * INDENT), does)
        else:
            yield last
            yield from ((Span(" " * INDENT), Span(line, "text")) for line in wrap(option.words, width - INDENT))


def written_in(options: Sequence[Said], styles: Sequence[Style]) -> Iterator[Sequence[Written]]:
    """Options in one style after the other, without styles that say the same as the one before."""
    before = None
    for style in styles:
        written = [Written(each, style) for each in options]
        says = [each.says for each in written]
        if says != before:
            yield written
        before = says


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
    return found if len(found) < len(options) else options


def _plate(key: str, style: Style) -> Line:
    """A key on a plate, within a line."""
    start, end = ("[", "]") if style.ascii else ("▐", "▌")
    return _pressed((Span(start, "now"), Span(key, "now_ink bold on now"), Span(end, "now")), key)


def _pressed(line: Line, key: str) -> Line:
    return tuple(span._replace(spot=Press(key)) for span in line)


def _inked(words: str) -> int:
    """The cells of some words without the spaces between them."""
    return cell_len(words) - words.count(" ")


def _split(words: str, room: int) -> tuple[str, str]:
    """As many of some words as fit, and the rest."""
    if cell_len(words) <= room:
        return words, ""
    if room <= 0:
        return "", words
    first = wrap(words, room)[0]
    return first, words[len(first) :].strip()
