"""Canaries in lines of text: everything that ``--plain`` prints while lines are typed at random."""

import io
from random import Random

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.pages.commands import VIEW
from cardgame_tui.ui.plain.commands import words_of
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import LineTerminal, OutOfLinesError
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.declared import HAND
from tests.attack.lookout import Lookout
from tests.ui.answers import random_answer
from tests.ui.terminal import keys_of

WORDS = ("rules in play", "table", "back", "no", "yes", "1", "2", "", "", "", "x")
"""Lines that answer what a command asks, or do nothing; the words of the commands themselves are declared."""
NAMED = {"enter": "", "backspace": "back"}
"""Lines for keys that type no character."""


class Typist(io.StringIO):
    """A keyboard at which somebody types at random.

    Args:
        chance: picks what is typed.
        count: how many lines are typed before the input ends.
    """

    table: PlainTable

    def __init__(self, chance: Random, count: int) -> None:
        super().__init__()
        self._chance = chance
        self._count = count

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """Type a line."""
        self._count -= 1
        return "" if self._count < 0 else self._line() + "\n"

    def _line(self) -> str:
        state = getattr(self.table, "table", None)
        choice = None if state is None else state.choice
        if self._chance.random() < 0.3:
            return self._chance.choice((*HAND.keys, *VIEW.keys, *VIEW.keys, ""))
        if choice is None or self._chance.random() < 0.4:
            commands = [self._chance.choice(words_of(each)) for each in self.table.commands.all]
            return self._chance.choice((*WORDS, *commands, *commands, self._chance.choice("asdfjkl")))
        if choice.can_cancel:  # part of an answer has been typed
            return NAMED["backspace"]
        keys = keys_of(choice, random_answer(choice.prompt, self._chance))
        typed = "".join(key for key in keys if len(key) == 1)
        return typed or NAMED.get(keys[0], keys[0])


class Printed(io.StringIO):
    """A terminal that searches whatever is printed on it for names that whoever looks may not know.

    Args:
        lookout: searches it.
        typist: at the table whose match is printed.
    """

    def __init__(self, lookout: Lookout, typist: Typist) -> None:
        super().__init__()
        self._lookout = lookout
        self._typist = typist

    def isatty(self) -> bool:
        """Yes: the program clears it."""
        return True

    def write(self, words: str, /) -> int:
        """Search what is printed."""
        session = self._typist.table.session
        where = f"what --plain prints, seen by {session.viewer.name}"
        self._lookout.search(words, lambda: self._lookout.hidden_from(session), where)
        return len(words)


def play_plain(setup: Setup, lookout: Lookout, lines: int, seed: int) -> int:
    """Type lines at random at a match.

    Args:
        setup: the match, of which every card is a canary.
        lookout: searches what is printed.
        lines: how many lines.
        seed: of the lines.

    Returns:
        How many decisions were made.
    """
    session = Session.of(Record(setup))
    session.runner.unsaved = True
    session.stepped = False
    typist = Typist(Random(seed), lines)
    typist.table = PlainTable(session, LineTerminal(typist, Printed(lookout, typist)))
    session.runner.open()
    try:
        typist.table.play()
    except OutOfLinesError:
        return len(session.driver.given) if session.record.begun else 0
