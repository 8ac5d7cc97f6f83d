"""Two lines side by side: what was played, and what another answer leads to. Independent of any screen."""

from collections.abc import Sequence
from itertools import zip_longest

from cardgame_tui.bots.registry import people_for_missing
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.option_words import chosen_options
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import Line, Span, center, fit, fit_line, foot, wrap

KEYS = ("n one more", "a all", "o other option", "c play left", "x play right", "bksp back")
"""The keys, as the last line lists them."""

PLAYED, OTHER = "c", "x"
"""Keys that continue: from what was played, or from the other answer."""


class WhatIfView:
    """The screen that compares two lines: what it shows, and what its keys do.

    Args:
        replay: the replay, at the decision.
        viewer: who compares.
        answer: the other answer.

    Attributes:
        other_words: the other answer in words.
    """

    def __init__(self, replay: Replay, viewer: Viewer, answer: Answer) -> None:
        self._replay = replay
        self._viewer = viewer
        self._what_if = replay.what_if(answer)
        self._top = 0
        self._note = ""
        self._drawn: tuple[int, list[Line]] = (0, [])
        self.other_words = self._words_of(answer)
        self._heads = (f"AS PLAYED: {self._words_played()}", f"WHAT IF: {self.other_words}")

    def press(self, key: str) -> bool:
        """Take a key: follow the played answers on the other side, or scroll. Returns whether it did something."""
        if key in ("n", "a"):
            followed = self._what_if.follow(1 if key == "n" else 0)
            self._note = "" if followed else self._why_not()
            self._drawn = (0, [])
            return followed > 0
        steps = {"up": -1, "down": 1, "pageup": -10, "pagedown": 10}
        self._top = max(0, self._top + steps.get(key, 0))
        return key in steps

    def branch(self, key: str) -> Record:
        """Continue from here in a new match.

        Args:
            key: `PLAYED` for what was played up to the decision, `OTHER` for the other answer and what followed.

        Raises:
            JournalError: when the new journal cannot be written.
        """
        return self._replay.branch(line=self._what_if if key == OTHER else None, seats=people_for_missing)

    def lines(self, width: int, height: int) -> list[Line]:
        """Draw both lines in `height` lines."""
        column = (width - 3) // 2
        if self._drawn[0] != column:
            self._drawn = (column, self._body(column))
        body = self._drawn[1]
        shown = max(1, height - 5)
        self._top = min(self._top, max(0, len(body) - shown))
        below = len(body) - self._top - shown
        more = f"   {below} more lines: down" if below > 0 else ""
        head = [center(f"What if?{more}", width, "title"), *_rows(*self._heads, column, "strong")]
        rows = [*head, (Span(self._note, "key"),), *body[self._top : self._top + shown]]
        rows += [()] * (height - 1 - len(rows))
        return [fit_line(line, width) for line in (*rows[: height - 1], foot(KEYS, width))]

    def _body(self, column: int) -> list[Line]:
        """Both lines, a ruled line where they begin to differ, and the next question of each."""
        parting = self._what_if.parting(self._viewer)
        rows = [
            row
            for one, two in zip(parting.played[: parting.same], parting.other[: parting.same], strict=True)
            for row in _rows(one, two, column)
        ]
        equal = parting.same == max(len(parting.played), len(parting.other))
        words = "---- equal up to here " if equal else "---- different from here "
        rows.append((Span(words + "-" * (2 * column + 3 - len(words)), "dim"),))
        for left, right in zip_longest(
            parting.played[parting.same :], parting.other[parting.same :], fillvalue=""
        ):
            rows += _rows(left, right, column)
        return [*rows, *_rows(self._next_played(), self._next(self._what_if.driver), column, "key")]

    def _why_not(self) -> str:
        """Why the next answer that was played cannot be given on the right."""
        driver = self._what_if.driver
        if driver.prompt is None:
            return "The duel is over on the right."
        if len(driver.given) >= len(self._replay.played.entries):
            return "No further answer was played."
        return "The answer that was played next does not fit on the right."

    def _next_played(self) -> str:
        count = min(len(self._what_if.driver.given), len(self._replay.played.entries))
        return self._next(self._replay.played.driver.fork(count))

    def _next(self, driver: Driver) -> str:
        """How a line continues: the next question, or the end."""
        prompt = driver.prompt
        if prompt is not None:
            return f"then: {self._viewer.question(driver.ruleset, driver.duel, prompt)}"
        result = driver.result
        winner = driver.start.names[result.winner - 1] if result is not None and result.winner else ""
        return f"{winner} wins" if winner else "a draw"

    def _words_played(self) -> str:
        entry = self._replay.next_entry
        if isinstance(entry, AnswerLine):
            return ", ".join(entry.label) or "nothing"
        return "nothing" if entry is None else entry.happens

    def _words_of(self, answer: Answer) -> str:
        prompt, duel = self._replay.prompt, self._replay.driver.duel
        assert prompt is not None
        options = chosen_options(prompt, answer)
        return ", ".join(self._replay.ruleset.wording.option(duel, option) for option in options) or "nothing"


def _rows(one: str, two: str, column: int, style: str = "") -> list[Line]:
    """Two texts side by side, each wrapped to its column."""
    columns: tuple[Sequence[str], Sequence[str]] = (wrap(one, column), wrap(two, column))
    return [
        (Span(fit(left, column), style), Span(" | ", "dim"), Span(fit(right, column), style))
        for left, right in zip_longest(*columns, fillvalue="")
    ]
