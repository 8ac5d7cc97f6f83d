"""What a change of the rules is worth from a decision on, as a page that grows while bots play."""

from cardgame_tui.lab.bench.play_outs.play_outs import PlayedOut, PlayOuts
from cardgame_tui.lab.bench.play_outs.worth import Worth
from cardgame_tui.ui.cells.text import Line, Span, between, cut, fit, fit_line, foot, wrap

LABEL = 16
"""Cells of the words at the left of the table."""
FIRST = "The first duels are being played. Bots that look ahead take seconds for each; random and eager are quick."
"""Said before there is an answer."""
KEYS = ("space stop or play on", "m more duels", "up down scroll", "bksp back")


class WorthView:
    """The duels that bots have played out so far, and what they say.

    Args:
        play_outs: the decision and its lines.
        bot: the bot that plays all duels.
        aimed: how many pairs there shall be.

    Attributes:
        aimed: how many pairs there shall be.
        playing: whether bots play.
    """

    def __init__(self, play_outs: PlayOuts, bot: str, aimed: int) -> None:
        self._from = play_outs
        self._bot = bot
        self.aimed = aimed
        self.playing = False
        self._rows: list[PlayedOut] = []
        self._top = 0
        self._seconds = 0.0

    @property
    def pairs(self) -> int:
        """How many pairs have been played."""
        return len(self._rows) // len(self._from.names)

    def add(self, unit: list[PlayedOut], seconds: float = 0.0) -> None:
        """Take a pair of duels, and how long it took."""
        self._rows += unit
        self._seconds += seconds

    def press(self, key: str) -> bool:
        """Scroll; returns whether the key does that."""
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
        self._top = max(0, self._top + steps.get(key, 0))
        return key in steps

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw the page in `height` lines."""
        done = f"{self.pairs} of {self.aimed} pairs{self._state()} "
        title = f" From decision {self._from.decision}, played out by {self._bot}"
        body = self._body(width)
        shown = height - 3
        self._top = min(self._top, max(0, len(body) - shown))
        rows = [
            between((Span(title, "strong bold"),), (Span(done, "key" if self.playing else "quiet"),), width),
            (),
            *body[self._top : self._top + shown],
        ]
        rows += [()] * (height - 1 - len(rows))
        return [fit_line(line, width) for line in (*rows[: height - 1], foot(KEYS, width, gap="  "))]

    def _state(self) -> str:
        """Whether bots play, and for how long still."""
        left = self.aimed - self.pairs
        if not self.playing or left <= 0:
            return ", stopped" if left > 0 else ""
        minutes = self._seconds / max(self.pairs, 1) * left / 60
        return f", about {minutes:.0f} minutes left" if minutes >= 2 else ""

    def _body(self, width: int) -> list[Line]:
        """The table with a column for each line, then the sentences."""
        if not self._rows:
            return [(Span(f" {line}"),) for line in wrap(FIRST, width - 2)]
        worth = Worth(self._from, (self._bot,), self._rows, 1)
        table = worth.table()
        columns = list(zip(*(table.in_words(row) for row in table.rows), strict=True))
        column = min(30, (width - LABEL - 2) // max(1, len(table.rows)))
        rows: list[Line] = []
        for place, (heading, cells) in enumerate(zip(table.columns, columns, strict=True)):
            name = "" if place == 0 else heading.name
            style = "strong bold" if place == 0 else ""
            rows.append(
                (
                    Span(f" {fit(name, LABEL)}", "quiet"),
                    *(Span(fit(cut(cell, column - 2), column), style) for cell in cells),
                )
            )
        words = [*worth.verdict_lines(), "", *table.notes, *(f"Careful: {each}" for each in worth.warnings())]
        return [*rows, (), *((Span(f" {line}"),) for each in words for line in wrap(each, width - 2))]
