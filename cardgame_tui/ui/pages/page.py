"""A page of items to read or to pick from: menus, the log, piles, refusals, rules and the palette."""

from collections.abc import Iterator
from dataclasses import replace

from rich.cells import cell_len

from cardgame_tui.ui.cells.blocks import Blocks
from cardgame_tui.ui.cells.text import Line, Span, center, cut, fit_line, foot, width_of, wrap
from cardgame_tui.ui.scene.card_names import CardNames
from cardgame_tui.ui.scene.log import named, seats_of
from cardgame_tui.value import value


@value
class Item:
    """One item of a page, wrapped to the width it is given.

    Args:
        words: what it says.
        pick: the word that the page returns when it is picked, empty when it can only be read.
        style: name of its style.
        indent: cells by which its lines are indented.
        drawn: whether its spaces count, as in a line of a file; it is then cut instead of wrapped.
        tail: quiet words at the right end of its last line, such as the number of a rule.
        names: the names of the players, for words that name them in the colours of their seats.
        mark: a sign in the margin of an item that can be picked; usually empty.
    """

    words: str
    pick: str = ""
    style: str = ""
    indent: int = 0
    drawn: bool = False
    tail: str = ""
    names: tuple[str, ...] = ()
    mark: str = ""

    @property
    def text(self) -> str:
        """All its words on one line."""
        return f"{self.words} ({self.tail})" if self.tail else self.words


@value
class Page:
    """What a page shows.

    Args:
        title: its heading.
        items: its items from top to bottom.
        at_end: open it at its end, as a log wants.
        closes: whether it can be left without picking anything.
        keys: further keys, each with the word it picks, which the foot names.
        begin: index, among the items that can be picked, of the cursor's first item; ignored with `at_end`.
        leaves: what the key that closes it does, in a word or two.
        guarded: whether a key that is still held, or was typed too early, picks nothing and closes nothing.
    """

    title: str
    items: tuple[Item, ...]
    at_end: bool = False
    closes: bool = True
    keys: tuple[tuple[str, str], ...] = ()
    begin: int = 0
    leaves: str = "back"
    guarded: bool = False

    def with_names(self, names: CardNames) -> "Page":
        """The same with other names of cards in its words; its picks stay as they are."""
        items = tuple(replace(item, words=names.in_words(item.words)) for item in self.items)
        return replace(self, title=names.in_words(self.title), items=items)


class PageView:
    """A page that is being read, with its cursor and scroll position.

    Args:
        page: what it shows.

    Attributes:
        cursor: the item at the cursor, None where nothing can be picked.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self._picks = [number for number, item in enumerate(page.items) if item.pick]
        self.cursor = self._picks[-1 if page.at_end else page.begin] if self._picks else None
        self._places = {number: place for place, number in enumerate(self._picks)}
        self._digits = tuple("123456789"[: 0 if page.at_end else len(self._picks)])
        self._width = 0
        self._texts: list[list[str]] = []
        self._blocks = Blocks(())
        self._top: int | None = None
        self._follows = True

    def press(self, key: str) -> str | None:
        """Take one key and return what was picked, if something was.

        Digits pick, unless the page opened at its end. Arrows and Tab move, enter picks, page keys scroll.
        """
        if key == "enter":
            return self.pick(self.cursor)
        if key in self._digits:
            return self.pick(self._picks[int(key) - 1])
        if key in dict(self.page.keys):
            return dict(self.page.keys)[key]
        steps = {"up": -1, "down": 1, "shift+tab": -1, "tab": 1, "pageup": -10, "pagedown": 10}
        if key in steps:
            self._move(steps[key])
        return None

    def pick(self, number: int | None) -> str | None:
        """Pick an item by its place in the page."""
        if number is None:
            return None
        return self.page.items[number].pick or None

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw the page in `height` lines."""
        self._wrap(width)
        shown = max(1, height - 4)
        top = self._scroll(shown)
        rest = self._blocks.height - top - shown
        more = f"{rest} more lines: {'pgdn' if self._picks else 'down'}" if rest > 0 else ""
        digits = " or a digit" if self._digits else ""
        picks = f"enter{digits} picks" if self._picks else ""
        keys = [picks, *(f"{key} {word}" for key, word in self.page.keys)]
        back = f"{'bksp' if self._picks else 'enter'} {self.page.leaves}" if self.page.closes else ""
        lines = [center(self.page.title, width, "title"), (), *self._body(top, shown)]
        lines += [()] * (height - 2 - len(lines))
        ends = [words for words in (back, more) if words]
        keys_line = foot([*keys, *ends], width, len(ends))
        return [fit_line(line, width) for line in (*lines, (), keys_line)][:height]

    def _wrap(self, width: int) -> None:
        """Wrap the items, unless they are wrapped to this width already."""
        if width == self._width:
            return
        self._texts = [self._wrapped(item, width) for item in self.page.items]
        self._blocks = Blocks(map(len, self._texts))
        self._width = width

    def _wrapped(self, item: Item, width: int) -> list[str]:
        room = self._room(item, width)
        return [cut(item.words, room)] if item.drawn else wrap(item.words, room)

    def _room(self, item: Item, width: int) -> int:
        """Cells for the words of an item."""
        tail = cell_len(item.tail) + 2 if item.tail else 0
        return width - self._edge(item) - item.indent - 1 - tail

    def _body(self, top: int, shown: int) -> Iterator[Line]:
        """The lines of the items in sight."""
        for number, row in self._blocks.in_sight(top, shown):
            item = self.page.items[number]
            lead = " " * self._edge(item) if row or not item.pick else self._lead(number)
            yield Span(" " * item.indent + lead), *self._text(number, row)

    def _text(self, number: int, row: int) -> Line:
        """One line of the words of an item, and its tail at the end of the last one."""
        item, texts = self.page.items[number], self._texts[number]
        here = number == self.cursor
        spans = named(texts[row], {} if here else seats_of(item.names), "cursor" if here else item.style)
        line = tuple(span._replace(row=number) for span in spans)
        if not item.tail or row < len(texts) - 1:
            return line
        gap = Span(" " * (self._room(item, self._width) - width_of(line) + 2))
        return (*line, gap, Span(item.tail, "dim", row=number))

    def _edge(self, item: Item) -> int:
        """Cells to the left of an item: for the cursor and its digit, where anything can be picked."""
        return 3 if item.pick else 4 if self._picks else 1

    def _lead(self, number: int) -> str:
        digit, sign = str(self._places[number] + 1), self.page.items[number].mark
        cursor = ">" if number == self.cursor else " "
        return f"{cursor}{digit}{sign or ' '}" if digit in self._digits else f"{cursor}{sign or ' '} "

    def _scroll(self, shown: int) -> int:
        last = max(0, self._blocks.height - shown)
        if self._top is None:
            self._top = last if self.page.at_end else 0
        if self.cursor is not None and self._follows:
            begin, end = self._blocks.starts[self.cursor : self.cursor + 2]
            self._top = max(min(self._top, begin), end - shown)
        self._top = min(max(0, self._top), last)
        return self._top

    def _move(self, step: int) -> None:
        self._follows = self.cursor is not None and abs(step) == 1
        if self.cursor is None or not self._follows:
            self._top = (self._top or 0) + step
            return
        place = self._places[self.cursor]
        self.cursor = self._picks[(place + step) % len(self._picks)]
