"""Two boards next to each other: what is compared, the turns, what differs on them, and the events that differ."""

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len

from cardgame_tui.engine.shown.wording import gauge_word
from cardgame_tui.play.under.side_by_side import OTHER, PLAYED, SideBySide
from cardgame_tui.play.viewer import NOTHING_ELSE, LogLine
from cardgame_tui.ui.cells.canvas import BY_CHANGE_MARK as MARK
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import Line, Span, counted, cut, fit, fit_line, wrap_at_most
from cardgame_tui.ui.drawing.frame import draw_parts
from cardgame_tui.ui.drawing.plan import board_plan
from cardgame_tui.ui.drawing.stage.digits import LARGE, SMALL, digits_of
from cardgame_tui.ui.drawing.status import draw_header
from cardgame_tui.ui.under.differences import Differences
from cardgame_tui.ui.under.events import EventPair, by_turn, turns_of
from cardgame_tui.ui.under.open_question import OptionOnBoth
from cardgame_tui.ui.under.side import Side

TALL = 50
"""Lines of a page from which the number of cells that differ is drawn in large digits of two cells a dot."""
LEAST_EVENTS = 5
"""Fewest lines of events, with their heading."""
MOST_RULES = 2
"""Most lines that say what the compared rules do; those of other options are counted."""
MOST_OPTIONS = 4
"""Most lines of options that do something else on the other side."""
PARTED = 2
"""Most lines that say where the lines parted."""
LABEL = 5
"""Which part of a line the labels of a table take: a fifth."""
GAP = 3
"""Cells between the boards."""


class TwoBoards:
    """Both sides at one place.

    Args:
        both: the two lines.
        sides: both as they are drawn, with places that differ marked and equal rows folded.
        found: what differs on them.
        pairs: the events that differ up to here.
        options: the options of the open question, those that differ first.
    """

    def __init__(
        self,
        both: SideBySide,
        sides: Sequence[Side],
        found: Differences,
        pairs: Sequence[EventPair],
        options: Sequence[OptionOnBoth],
    ) -> None:
        self._both = both
        self._sides = sides
        self._found = found
        self._options = options
        self._logs = [side.events for side in sides]
        self._pairs = pairs

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw them in `height` lines."""
        column = (width - GAP) // 2
        empty: Line = (Span(" " * width),)
        head = [empty, *self._compared(width, column), empty, self._turns(width), empty]
        size = LARGE if height >= TALL else SMALL
        panel = self._panel(width, size)
        following = _columns([wrap_at_most(each.following, column, 2) for each in self._sides], column, "key")
        asked = self._question(width)
        room = height - len(head) - len(panel) - len(following) - len(asked) - 2
        boards = self._boards(column, room - LEAST_EVENTS)
        events = self._events(width, room - len(boards))
        events += self._latest(width, room - len(boards) - len(events))
        events += [empty] * (room - len(boards) - len(events))
        return [*head, *boards, empty, *panel, empty, *asked, *events, *following]

    # -- what is compared ------------------------------------------------------------------------------

    def _compared(self, width: int, column: int) -> list[Line]:
        """The rules of both sides by name, and below in a sentence what they are about."""
        said = self._abouts()
        lines = said[:MOST_RULES]
        rows = max(1, len(lines)) + 1
        canvas = Canvas(width, rows)
        canvas.ground(0, 0, width, rows, "card")
        for x, side, ink in ((0, self._sides[PLAYED], "quiet"), (column + GAP, self._sides[OTHER], "strong")):
            canvas.fill(x, 0, 1, rows if x == 0 else 1, "▌", ink)
            mark = f"{MARK} " if side is self._sides[OTHER] else ""
            canvas.put(x + 2, 0, cut(f"{mark}{side.name.upper()}", column - 3), "strong bold")
        hidden = len(said) - len(lines)
        rest = f" {counted(hidden, 'more option')}." if hidden else " Everything else is equal."
        for row, (words, rule) in enumerate(lines, 1):
            sentence = words + (rest if row == len(lines) else "")
            canvas.put(2, row, cut(sentence, width - 5 - cell_len(rule)), "text")
            canvas.put_right(width - 1, row, rule, "quiet")
        return canvas.lines()

    def _abouts(self) -> list[tuple[str, str]]:
        """What each compared rule is about, in a sentence, with its number."""
        other = self._both.other
        variant = other.setup.variant if other.has_other_variant else None
        about = "" if variant is None else " ".join(variant.written.about.split())
        return [*([(about, "")] if about else []), *((each.help, each.rule) for each in other.rules)]

    # -- the turns -------------------------------------------------------------------------------------

    def _turns(self, width: int) -> Line:
        """The turns up to here as a line: where both are equal, where they parted, and in which events differ."""
        differ = by_turn(self._pairs)
        spans: list[Span] = []
        equal = 0
        for turn in turns_of(*self._logs):
            if turn not in differ:
                equal += 1
                continue
            spans += self._equal(equal, first=not spans)
            mark = f"{MARK} {turn} {counted(differ[turn], 'event')}" if self._parted(spans) else f"● {turn} parted"
            spans += [Span(mark, "strong bold"), Span(" ━━ ", "strong")]
            equal = 0
        spans += self._equal(equal, first=not spans)
        spans = spans[:-1] if spans else [Span("nothing has happened yet", "quiet")]
        return fit_line((Span(" "), *_shortened(spans, width - 2)), width)

    def _parted(self, spans: Sequence[Span]) -> bool:
        return any(span.text.startswith("●") for span in spans)

    def _equal(self, count: int, *, first: bool) -> list[Span]:
        words = counted(count, self._both.ruleset.wording.turn) if first else str(count)
        return [Span(f"{words} equal", "quiet"), Span(" ── ", "line")] if count else []

    # -- the boards ------------------------------------------------------------------------------------

    def _boards(self, column: int, height: int) -> list[Line]:
        """Both boards, with a hand only where hands differ."""
        hands = {seat for seat in (1, 2) if self._sides[PLAYED].scene.layout.hands[seat - 1] in self._found.piles}
        drawn = [_board(each, column, height, hands) for each in self._sides]
        rows = zip_longest(*drawn, fillvalue=(Span(" " * column),))
        return [(*one, Span(" " * GAP), *two) for one, two in rows]

    # -- what differs ----------------------------------------------------------------------------------

    def _panel(self, width: int, size: int) -> list[Line]:
        """How many cells differ in large digits, and in words what does, where both parted and what came of it."""
        digits = digits_of(self._found.cells, size) if self._both.apart else []
        x = 4 + len(digits[0]) + 3 if digits else 2
        said = self._said(width - x - 1)
        rows = max(size if digits else 0, len(said))
        canvas = Canvas(width, rows)
        canvas.ground(0, 0, width, rows, "lift")
        canvas.fill(0, 0, 1, rows, "▌", "strong")
        for row, line in enumerate(digits):
            canvas.put(4, row, line, "strong bold")
        for row, line in enumerate(said):
            canvas.put(x, row, line, "text" if row else "strong bold")
        return canvas.lines()

    def _said(self, width: int) -> list[str]:
        both = self._both
        if both.parting is None:
            over = both.driver(PLAYED).result is not None
            return [f"{self._rules()}; no event parts{'' if over else ' yet'}."]
        if not both.apart:
            return [f"{self._rules()}; no event has parted up to here."]
        since = f"Since then {_differ(len(self._pairs))}, and {self._score()}."
        parted = wrap_at_most(self._parting_words(), width, PARTED)
        return [cut(self._found.words, width), *parted, *wrap_at_most(since, width, 1)]

    def _rules(self) -> str:
        """Which rules differ, such as ``XK limit differs``."""
        titles = [each.title for each in self._both.other.rules]
        if not titles or len(titles) > MOST_RULES:
            return "The rules differ"
        return f"{' and '.join(titles)} {'differs' if len(titles) == 1 else 'differ'}"

    def _parting_words(self) -> str:
        """The first events in which both differ, such as ``Parted in turn 4: ...``."""
        if not self._pairs:
            return f"Parted after {counted(self._both.shared, 'event')}; as it can be read here, nothing differs."
        first = self._pairs[0]
        one, two = (self._event(side, first) for side in (PLAYED, OTHER))
        played = f"{one} " if one is not None else ""
        where = f" in {first.when}" if first.when else ""
        if two is None:
            return f"Parted{where}: {played}Under the other rule that does not happen."
        return f"Parted{where}: {played}{'Under' if played else 'only under'} the other rule: {two}"

    def _score(self) -> str:
        """The score on both sides, such as ``the score is the same: HP 4 to 3``."""
        one, two = (_score_words(side) for side in self._sides)
        if one == two:
            return f"the score is the same: {one}"
        return f"the score differs: {one}, under the other rule {two}"

    # -- the open question -----------------------------------------------------------------------------

    def _question(self, width: int) -> list[Line]:
        """The options that do something else on the other side, then how many do the same; an empty line below."""
        if not self._options:
            return []
        apart = [option for option in self._options if not option.equal]
        shown = apart if len(apart) <= MOST_OPTIONS else apart[: MOST_OPTIONS - 1]
        rows = [line for option in shown for line in table_row(f"{MARK} {option.words}", option.does, width, 1)]
        more = len(apart) - len(shown)
        rest = (f"{more} more do something else" if more else "", _the_same(self._options))
        if any(rest):
            rows.append((Span(f"   {', '.join(filter(None, rest))}", "quiet"),))
        return [heading("THE OPEN QUESTION", width), *rows, ()]

    # -- events ----------------------------------------------------------------------------------------

    def _events(self, width: int, room: int) -> list[Line]:
        """The latest events that differ, each with its rule; before the lines part, the latest of all."""
        if not self._both.apart:
            blocks: list[list[Line]] = [[(Span(cut(f"   {line}", width), "text"),)] for line in self._logs[PLAYED]]
            title = "EVENTS, THE SAME ON BOTH SIDES"
        else:
            blocks = [self._pair(pair, width) for pair in self._pairs]
            title = "EVENTS THAT DIFFER"
        shown: list[Line] = []
        hidden = len(blocks)
        for block in reversed(blocks):
            if len(shown) + len(block) >= room:
                break
            shown = [*block, *shown]
            hidden -= 1
        return [heading(title, width, f"{hidden} earlier" if hidden else ""), *shown][: max(0, room)]

    def _latest(self, width: int, room: int) -> list[Line]:
        """The latest events of both sides, below a heading, where there is room for some."""
        if not self._both.apart or room < LEAST_EVENTS:
            return []
        first = max(0, max(map(len, self._logs)) - room + 2)
        column = (width - GAP) // 2
        rows = _columns([[f" {line}" for line in log[first:]] for log in self._logs], column, "quiet")
        return [(), heading("THE LATEST EVENTS", width), *rows]

    def _pair(self, pair: EventPair, width: int) -> list[Line]:
        """Both events next to each other, after the turn."""
        one, two = (self._event(side, pair) for side in (PLAYED, OTHER))
        said = (str(one or NOTHING_ELSE), str(two or NOTHING_ELSE))
        return table_row(pair.when, said, width, PARTED)

    def _event(self, side: int, pair: EventPair) -> LogLine | None:
        """An event of a pair on a side; None for nothing."""
        number = (pair.played, pair.other)[side]
        return None if number is None else self._logs[side][number]


def _board(side: Side, width: int, height: int, hands: set[int]) -> list[Line]:
    """The turn, and the board with some hands below it, without lines that stay empty."""
    sizes = board_plan(side.scene, width, height - 1, hands)
    used = 1 + sum(lines for _, lines in sizes.parts)
    canvas = Canvas(width, min(used, height))
    draw_header(canvas, side.scene, wide=False)
    draw_parts(canvas, side.scene, sizes, 1)
    return canvas.lines()


def _the_same(options: Sequence[OptionOnBoth]) -> str:
    """How many options do the same on both sides."""
    count = sum(option.equal for option in options)
    if count == len(options):
        said = {1: "the option does", 2: "both options do"}.get(count, f"all {count} options do")
        return f"{said} the same on both sides"
    return f"{count} do{'es' if count == 1 else ''} the same on both sides" if count else ""


def _score_words(side: Side) -> str:
    """What is counted first for both players, such as ``HP 4 to 3``."""
    gauges = side.scene.view.gauges
    (word, one), (_, two) = gauges[1][0], gauges[2][0]
    return f"{gauge_word(word)} {one} to {two}"


def _differ(count: int) -> str:
    return f"{counted(count, 'event')} differ{'s' if count == 1 else ''}" if count else "no event differs"


def _shortened(spans: list[Span], width: int) -> list[Span]:
    """A line of turns; where it is too long, the last ones are kept next to where it begins."""
    dropped = 0
    while sum(cell_len(span.text) for span in spans) + 12 * bool(dropped) > width and len(spans) > 5:
        del spans[4:6]
        dropped += 1
    return [*spans[:4], Span("… ", "quiet"), *spans[4:]] if dropped else spans


def heading(words: str, width: int, right: str = "") -> Line:
    """The heading of a table, up to some words at its right."""
    left, end = f" {words} ", f" {right} " if right else ""
    return (
        Span(left, "quiet"),
        Span("─" * (width - cell_len(left) - cell_len(end) - 1), "line"),
        Span(end, "quiet"),
    )


def table_row(label: str, texts: Sequence[str], width: int, most: int) -> list[Line]:
    """What is so on both sides, next to each other after a label, each in at most some lines."""
    first = width // LABEL
    column = (width - first) // 2
    one, two = (wrap_at_most(text, column - 2, most) for text in texts)
    names = (f"   {label}", *[""] * most)
    return [
        (Span(fit(name, first - 1), "strong"), Span(" "), Span(fit(left, column), "text"), Span(right, "text"))
        for name, left, right in zip(names, *zip(*zip_longest(one, two, fillvalue=""), strict=True), strict=False)
    ]


def _columns(texts: Sequence[Sequence[str]], column: int, style: str = "") -> list[Line]:
    """Two texts side by side, line by line."""
    return [
        (*fit_line((Span(cut(left, column), style),), column), Span(" " * GAP), Span(cut(right, column), style))
        for left, right in zip_longest(*texts, fillvalue="")
    ]
