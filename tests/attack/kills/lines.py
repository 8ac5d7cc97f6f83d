"""Plays in lines of text: what is typed at each prompt of ``--plain``."""

import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn, TextIO
from unittest.mock import patch

from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.grouping import AnswerShape
from cardgame_tui.ui.plain import run
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import UNKNOWN
from tests.attack.kills.victim import COMMANDS, NOT_SAVED, Watch
from tests.journal.matches import answer_to
from tests.ui.terminal import keys_of

ENDS = {
    "n  a new match": "n",
    "n  the next duel": "n",
    "type yes": "yes",
    "press Enter when": "",
    "Rematch?": "1",
}
"""Words of prompts that are no question of the game, and what is typed there."""

SECRET_KEY = re.compile("^  (\\w+)  ", re.MULTILINE)
"""A key of a secret choice, as it is listed."""


class Shown:
    """The standard output of a victim, which remembers what it showed since a line was read last."""

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self.text = ""

    def write(self, text: str) -> int:
        """Show a text."""
        self.text += text
        return self._out.write(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Show texts one after the other."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._out, name)


class LinePlayer:
    """The standard input of a victim, which reports each prompt before it reads a line.

    Args:
        watch: the watch over the match.
        lines: the real input.
        shown: the output.

    Attributes:
        table: the table; set before the first prompt.
    """

    table: PlainTable

    def __init__(self, watch: Watch, lines: TextIO, shown: Shown) -> None:
        self._watch = watch
        self._lines = lines
        self._shown = shown
        self._waiting: list[str] = []

    def isatty(self) -> bool:
        """Whether a terminal is read."""
        return self._lines.isatty()

    def readline(self) -> str:
        """Report the prompt, and read what is typed."""
        self._watch.session = self.table.session
        text, self._shown.text = self._shown.text, ""
        page = text if NOT_SAVED in text else ""
        if page or UNKNOWN in text:
            self._waiting.clear()
        self._watch.report(page, lambda doing: self._typed(doing, text))
        return self._lines.readline()

    def _typed(self, doing: str, text: str) -> str:
        """What is typed with its line break; empty when that cannot be done at this prompt."""
        if doing in COMMANDS:
            return self._command(doing, text)
        return (self._watch.remedy() if doing == "trouble" else self._line(text)) + "\n"

    def _command(self, doing: str, text: str) -> str:
        session = self._watch.session
        if (
            self._waiting
            or session.prompt is None
            or session.prompt.secret
            or self._not_of_the_game(text) is not None
        ):
            return ""
        if doing == "undo":
            return "u\n" if session.runner.undoable else ""
        if doing == "rematch":
            self._waiting = [self._watch.chance.choice("123")]
        return f"{doing}\n"

    def _not_of_the_game(self, text: str) -> str | None:
        return next((line for words, line in ENDS.items() if words in text), None)

    def _line(self, text: str) -> str:
        if self._waiting:
            return self._waiting.pop(0)
        known = self._not_of_the_game(text)
        if known is not None:
            return known
        chance, prompt, choice = self._watch.chance, self._watch.session.prompt, self.table.table.choice
        if prompt is not None and prompt.secret:
            return str(chance.choice(SECRET_KEY.findall(text) or ["a"]))
        if UNKNOWN in text:
            return chance.choice(("", "pass", "back", "a"))
        if prompt is None or choice is None:
            return "h"
        return self._answer(choice)

    def _answer(self, choice: Choice) -> str:
        """The first line of an answer to the open question; the others wait."""
        session = self._watch.session
        answer = answer_to(choice.prompt, self._watch.case.seed, session.record.number, len(session.driver.given))
        *codes, last = keys_of(choice, answer)
        amount = choice.shape is AnswerShape.AMOUNT
        lines = ["".join(codes)] if codes else []
        if not codes or not amount:
            lines.append({"enter": "", "space": "pass"}.get(last, last))
        if last not in ("enter", "space"):
            lines = ["".join((*codes, last))]
        self._waiting = lines[1:]
        return lines[0]


@contextmanager
def watching_lines(watch: Watch) -> Iterator[None]:
    """Let the input and the output of ``--plain`` be watched."""
    shown = Shown(sys.stdout)
    player = LinePlayer(watch, sys.stdin, shown)

    class WatchedTable(PlainTable):
        """The table that a player looks at."""

        def play(self) -> NoReturn:
            """Let the player see the table, and play."""
            player.table = self
            super().play()

    with (
        patch.object(run, "PlainTable", WatchedTable),
        patch.multiple(sys, stdin=player, stdout=shown),
    ):
        yield
