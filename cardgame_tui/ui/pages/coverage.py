"""How much of a card file is read: what is missing, and the card whose sentence stops, drawn next to it."""

from collections.abc import Iterator, Mapping, Sequence

from cardgame_tui.content.coverage import Unread, expected_in_words, marked
from cardgame_tui.content.typography.cleanup import sentences
from cardgame_tui.play.covered import Measured
from cardgame_tui.ui.cells.canvas import ASCII, Canvas
from cardgame_tui.ui.cells.text import Line, Span, cut, fit_line, wrap
from cardgame_tui.ui.drawing.cards.bordered import QUIET, draw_frame
from cardgame_tui.value import value

TOP, BOTTOM = 3, 2
"""Lines above and below the list."""
WIDEST_LIST = 44
"""Most cells of the list."""
STOP = "▸"
"""Stands in a sentence before the word at which reading stops."""
STEPS = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1, "pageup": -10, "pagedown": 10}
"""How far each key moves."""
UNLOCKS = "+ cards that it would unlock"
"""What the numbers of the headings are."""
FOOT = "up, down move   r read again   bksp back   ? keys"


@value
class Row:
    """A line of the list: a heading, or a card.

    Args:
        words: what it says.
        card: the name of the card, empty for a heading.
        unread: its sentence that is not read, None for a card without one.
    """

    words: str
    card: str = ""
    unread: Unread | None = None


class CoverageView:
    """The page, with its cursor.

    Args:
        found: what was measured.

    Attributes:
        at: the place of the cursor among the rows with a card.
    """

    def __init__(self, found: Measured) -> None:
        self.found = found
        self.rows = [*_rows(found)]
        self._cards = [place for place, row in enumerate(self.rows) if row.card]
        self.at = 0

    @property
    def row(self) -> Row | None:
        """The row at the cursor; None where there is none."""
        return self.rows[self._cards[self.at]] if self._cards else None

    def press(self, key: str) -> None:
        """Move the cursor."""
        last = max(0, len(self._cards) - 1)
        if key in ("home", "end"):
            self.at = 0 if key == "home" else last
        elif abs(step := STEPS.get(key, 0)) == 1 and self._cards:
            self.at = (self.at + step) % len(self._cards)
        else:
            self.at = min(max(self.at + step, 0), last)

    def go_to(self, at: int) -> None:
        """Put the cursor on a row with a card, counted from 0; on the last if there are fewer."""
        self.at = min(at, max(0, len(self._cards) - 1))

    def point(self, place: int) -> None:
        """Put the cursor on a row."""
        if place in self._cards:
            self.at = self._cards.index(place)

    def lines(self, width: int, height: int, *, ascii: bool = False) -> list[Line]:
        """Draw it in `height` lines."""
        canvas = Canvas(width, height, ascii=ascii)
        coverage = self.found.coverage
        canvas.put(1, 0, cut(f"Coverage of {self.found.name}", width - 2), "strong bold")
        complete = _share("cards complete", coverage.complete, coverage.cards)
        read = _share("sentences read", coverage.read, coverage.sentences)
        canvas.put(1, 1, cut(f"{complete}, {read}", width - 2), "text")
        if coverage.missing:
            canvas.put(1, 2, UNLOCKS, "quiet")
        canvas.put(1, height - 1, cut(FOOT, width - 2), "quiet")
        left = min(WIDEST_LIST, width * 2 // 5)
        if self.row is None:
            canvas.put(1, TOP, "Every sentence is read.", "text")
        else:
            self._draw_card(canvas, self.row, left + 1, width - left - 2, height - TOP - BOTTOM)
        lines = canvas.lines()
        for y, line in enumerate(self._list(left, height - TOP - BOTTOM, ascii=ascii), TOP):
            lines[y] = fit_line((*line, *_behind(lines[y], left)), width)
        return lines

    def _list(self, width: int, height: int, *, ascii: bool) -> Iterator[Line]:
        cursor = self._cards[self.at] if self._cards else 0
        first = min(max(0, cursor - height // 2), max(0, len(self.rows) - height))
        for place, row in enumerate(self.rows[first : first + height], first):
            here = place == cursor
            lead, style = ("> " if here else "  ", "cursor" if here else "text") if row.card else ("", "quiet")
            words = cut(f" {lead}{row.words}", width - 1)
            yield fit_line((Span(words.translate(ASCII) if ascii else words, style, row=place),), width)

    def _draw_card(self, canvas: Canvas, row: Row, x: int, width: int, height: int) -> None:
        """The card, and below it what is wrong with its sentence."""
        table = self.found.cards.get(row.card, {})
        below = [*_details(self.found, row, width)]
        inner = width - 4
        texts = [line for text in _texts(table) for line in _sentence_lines(text, row.unread, inner)]
        facts = [line for line in wrap(_facts(table), inner) if line]
        body: list[Line] = [(Span(line, "quiet"),) for line in facts] + [()] + texts
        tall = min(len(body) + 3, max(5, height - min(len(below), height // 2)))
        draw_frame(canvas, QUIET, x, TOP, width, tall)
        canvas.put(x + 2, TOP + 1, cut(row.card, inner), "strong bold")
        for y, line in enumerate(body[: tall - 3], TOP + 2):
            canvas.put_line(x + 2, y, line)
        for y, line in enumerate(below[: height - tall], TOP + tall):
            canvas.put_line(x + 1, y, line)


def _share(words: str, part: int, whole: int) -> str:
    return f"{words}: {part} of {whole}" + (f" ({100 * part / whole:.0f} %)" if whole else "")


def _rows(found: Measured) -> Iterator[Row]:
    """What is missing, what unlocks the most cards first, each with its cards; then those that are refused."""
    for missing in found.coverage.missing:
        yield Row(f"{f'+{missing.unlocks}' if missing.unlocks else ' -'} {missing.what}")
        stopped = (each for each in found.coverage.unread if each.missing == missing.what)
        yield from (Row(each.card, each.card, each) for each in stopped)
    if found.coverage.refused:
        yield Row("read, but without a meaning")
        yield from (Row(name, name) for name in found.coverage.refused)


def _texts(table: Mapping[str, object]) -> Iterator[str]:
    """The sentences of a card and of the tables within it."""
    for key, each in table.items():
        if key == "text":
            yield from sentences(str(each))
        elif isinstance(each, Mapping):
            yield from _texts(each)


def _facts(table: Mapping[str, object]) -> str:
    """What a card has besides its name and text, such as ``creature, rank 3, stats 4/2``."""
    kind = str(table.get("type", ""))
    said = {key: each for key, each in table.items() if not isinstance(each, Mapping)}
    others = [f"{key} {_plain(each)}" for key, each in said.items() if key not in ("name", "type", "text")]
    return ", ".join([kind, *others])


def _plain(found: object) -> str:
    return " ".join(map(str, found)) if isinstance(found, list) else str(found)


def _sentence_lines(sentence: str, unread: Unread | None, width: int) -> list[Line]:
    """A sentence, with a sign and in another colour from the word at which reading stops."""
    if unread is None or unread.sentence != sentence:
        return [(Span(line, "text"),) for line in wrap(f"{sentence}.", width)]
    read, rest = sentence[: len(unread.read)].strip(), sentence[len(unread.read) :].strip()
    lines: list[Line] = []
    left = len(read.split())
    for line in wrap(f"{read} {STOP}{rest or '..'}.".strip(), width):
        words = line.split(" ")
        known, others = words[:left], words[left:]
        left = max(0, left - len(words))
        gap = " " if known and others else ""
        lines.append((Span(" ".join(known) + gap, "text"), Span(" ".join(others), "danger bold")))
    return lines


def _details(found: Measured, row: Row, width: int) -> Iterator[Line]:
    """What could stand where reading stops, and the nearest sentence that is understood."""
    if row.unread is None:
        for fault in found.coverage.refused.get(row.card, ()):
            yield from ((Span(line, "danger"),) for line in wrap(fault, width - 2))
        return
    yield from _named("stops at", row.unread.found or "its end", width)
    yield from _named("expected", expected_in_words(row.unread.expected), width)
    if row.unread.nearest:
        yield from _named("nearest", marked(row.unread.nearest), width)


def _named(name: str, words: str, width: int) -> Iterator[Line]:
    room = width - 2 - 10
    for number, line in enumerate(wrap(words, room)):
        yield (Span(f"{name if number == 0 else '':10}", "quiet"), Span(line, "text"))


def _behind(line: Sequence[Span], width: int) -> Line:
    """What of a drawn line stands behind its first cells, which are blank."""
    made: list[Span] = []
    left = width
    for span in line:
        if left <= 0:
            made.append(span)
        elif len(span.text) > left:
            made.append(span._replace(text=span.text[left:]))
        left -= len(span.text)
    return tuple(made)
