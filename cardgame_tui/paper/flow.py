"""Paragraphs, rules and tables that follow each other over as many pages as they need."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from cardgame_tui.content.rulebook.parts import Emphasis, Prose, Rule, RuleTable
from cardgame_tui.paper.pen import POINT, Pen, line_height

CELL_GAP = 2.0
"""Millimetres between two columns of a table."""
FOOT = 6.0
"""The size of the words at the foot of a page, in points."""
ITEM = "- "
"""How an item of a list begins."""
TOGETHER = 8
"""Most lines of a rule that are moved to the next page so that they stay together."""
_WORD = re.compile(r"\S+")

Word: TypeAlias = tuple[str, bool]
"""A word, and whether it is bold."""


class Flow:
    """Writes on a page from top to bottom, and begins another one when it is full.

    Args:
        pen: writes.
        margin: white space around the pages, in millimetres.
        size: the size of the letters in points.
        foot: words at the foot of each page, before its number.

    Attributes:
        pen: as given.
        size: as given.
        y: where the next line begins.
    """

    def __init__(self, pen: Pen, margin: float, size: float, foot: str) -> None:
        self.pen, self.size, self.y = pen, size, 0.0
        self._margin, self._foot = margin, foot
        self.page()

    @property
    def width(self) -> float:
        """The width of a line."""
        return self.pen.width - 2 * self._margin

    def page(self) -> None:
        """Begin a new page."""
        self.pen.page()
        self.y = self._margin
        foot = self.pen.height - self._margin / 2
        number = str(self.pen.pages)
        self.pen.words(self._margin, foot, self._foot, FOOT)
        right = self.pen.width - self._margin - self.pen.width_of(number, FOOT)
        self.pen.words(right, foot, number, FOOT)

    def need(self, height: float) -> None:
        """Begin a new page if there is less room than this; what is higher than a page begins where it stands."""
        bottom = self.pen.height - self._margin
        if self.y + height > bottom and height <= bottom - self._margin and self.y > self._margin:
            self.page()

    def gap(self, lines: float = 0.5) -> None:
        """Leave so many lines empty."""
        self.y += lines * line_height(self.size)

    def title(self, words: str, times: float) -> None:
        """Write a heading, in bold letters that are larger by this factor; it stays with what follows."""
        size = self.size * times
        lines = self.pen.wrapped(words, self.width, size, bold=True)
        self.need(len(lines) * line_height(size) + 4 * line_height(self.size))
        self.y = self.pen.paragraph(self._margin, self.y, lines, size, bold=True)

    def text(self, words: str, emphasis: Emphasis = (), indent: float = 0.0, times: float = 1.0) -> None:
        """Write a paragraph.

        Args:
            words: its words.
            emphasis: which of them are bold.
            indent: how far its lines are moved in.
            times: how much larger its letters are.
        """
        self._lines(self._broken(words, emphasis, self.width - indent, self.size * times), indent, times)

    def rule(self, rule: Rule) -> None:
        """Write a rule: its number and where it comes from, its words, and how it is played if not so."""
        indent = 2 * self.size * POINT
        played = [f"As played: {words}" for words in rule.played]
        height = sum(
            len(self._broken(words, (), self.width - indent, self.size)) for words in (rule.text, *played)
        )
        self.need((min(height, TOGETHER) + 1.5) * line_height(self.size))
        self.text(f"{rule.number} {rule.tags}", ((0, len(rule.number)),))
        self.text(rule.text, rule.bold, indent)
        for words in played:
            top = self.y
            self.text(words, ((0, len(words)),), indent)
            if self.y > top:
                self.pen.line(self._margin + indent / 2, top, self._margin + indent / 2, self.y, 0.8)
        self.gap()

    def prose(self, prose: Prose) -> None:
        """Write words around the rules, an item of a list, or a drawing, whose letters all have the same width."""
        if prose.drawn:
            self._drawing(prose.lines)
            self.gap()
            return
        text = " ".join(prose.lines)
        if not text.startswith(ITEM):
            self.text(text, prose.emphasis)
            self.gap()
            return
        indent, start = self.size * POINT, len(ITEM)
        self.need(2 * line_height(self.size))
        self.pen.words(self._margin, self.y + indent, "\N{BULLET}", self.size)
        self.text(text[start:], tuple([(first - start, last - start) for first, last in prose.emphasis]), indent)
        self.gap(0.2)

    def table(self, table: RuleTable) -> None:
        """Write a table; no row is broken between two pages."""
        rows = [table.head, *table.rows]
        widths = self._columns(rows)
        for number, row in enumerate(rows):
            bold = number == 0
            cells = [
                self._broken(cell, ((0, len(cell)),) if bold else (), width, self.size)
                for cell, width in zip(row, widths, strict=True)
            ]
            height = max((len(cell) for cell in cells), default=0) * line_height(self.size)
            self.need(height)
            top, x = self.y, self._margin
            for cell, width in zip(cells, widths, strict=True):
                self.y = top
                for line in cell:
                    self._line(line, x, self.size)
                x += width + CELL_GAP
            self.y = top + height
            self.pen.line(
                self._margin, self.y + 0.3, self._margin + self.width, self.y + 0.3, 0.3 if bold else 0.05
            )
            self.y += 0.6
        self.gap()

    def _columns(self, rows: Sequence[tuple[str, ...]]) -> list[float]:
        """The widths of the columns of a table: as wide as their words, and the wide ones as the rest allows."""
        natural = [
            max(self.pen.width_of(cell.replace("`", ""), self.size, bold=True) for cell in column) + 0.1
            for column in zip(*rows, strict=True)
        ]
        room, left = self.width - CELL_GAP * (len(natural) - 1), len(natural)
        widths = dict[int, float]()
        for number in sorted(range(len(natural)), key=natural.__getitem__):
            widths[number] = min(natural[number], room / left)
            room, left = room - widths[number], left - 1
        return [widths[number] for number in range(len(natural))]

    def _drawing(self, lines: Sequence[str]) -> None:
        longest = max((len(line) for line in lines), default=1)
        size = min(self.size, self.width / longest / 0.62 / POINT)
        self.need(len(lines) * line_height(size))
        for line in lines:
            for number, letter in enumerate(line):
                if letter != " ":
                    self.pen.words(
                        self._margin + number * 0.62 * size * POINT, self.y + size * POINT, letter, size
                    )
            self.y += line_height(size)

    def _broken(self, words: str, emphasis: Emphasis, width: float, size: float) -> list[list[Word]]:
        """A text in lines of a width, each of words that are bold or not."""
        lines: list[list[Word]] = []
        room = 0.0
        space = self.pen.width_of(" ", size)
        for found in _WORD.finditer(words):
            bold = any(first <= found.start() < last for first, last in emphasis)
            for part in self.pen.wrapped(found[0].replace("`", ""), width, size, bold=bold):
                taken = self.pen.width_of(part, size, bold=bold)
                if not lines or taken > room:
                    lines.append([])
                    room = width
                lines[-1].append((part, bold))
                room -= taken + space
        return lines

    def _lines(self, lines: Iterable[list[Word]], indent: float, times: float) -> None:
        for line in lines:
            self.need(line_height(self.size * times))
            self._line(line, self._margin + indent, self.size * times)

    def _line(self, line: list[Word], x: float, size: float) -> None:
        """Write the words of a line; those that are equally bold are written as one."""
        space = self.pen.width_of(" ", size)
        for bold, words in groupby(line, lambda word: word[1]):
            run = " ".join(word for word, _ in words)
            x = self.pen.words(x, self.y + size * POINT, run, size, bold=bold) + space
        self.y += line_height(size)
