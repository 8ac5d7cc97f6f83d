"""A duel on two screens in a model, so that every key has a meaning; played in any number of programs."""

from random import Random
from time import sleep

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches.play import read_setup
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.ui.keys.guard import PACE
from cardgame_tui.ui.session.screens.role import SEAT
from cardgame_tui.ui.session.session import Session
from tests.benchmarks.elsewhere import HOST, Hosted
from tests.benchmarks.games import several
from tests.ui.driving import state_of
from tests.ui.terminal import keys_of

NAMED = {"enter": "\r", "space": " "}
CURSOR = "\t"


class Duet:
    """A duel whose second player is at a screen elsewhere.

    Args:
        matches: the programs that play it.
    """

    def __init__(self, *matches: Hosted) -> None:
        session = Session.of(Record(read_setup(build_parser().parse_args(HOST))))
        session.runner.begin()
        session.runner.screens.come(SEAT.at(2))
        self._sessions = session, Session(session.runner, SEAT.at(2))
        session.runner.tell()
        self._tables = [state_of(each) for each in self._sessions]
        self._matches = matches
        self._chance = Random(5)

    @property
    def seat(self) -> int:
        """The player who must decide."""
        return self._prompt().seat

    def _prompt(self) -> Prompt:
        prompt = self._sessions[0].prompt
        assert prompt is not None, "the duel is too short"
        return prompt

    def decide(self) -> list[list[float]]:
        """Answer the open question at random; what `Hosted.press` returns, of each program."""
        prompt = self._prompt()
        sleep(PACE.held)
        number = prompt.seat - 1
        choice = self._tables[number].choice
        assert choice is not None
        answer = self._chance.randrange(len(prompt.options)) if prompt.single else several(prompt, self._chance)
        keys = [NAMED.get(key, key) for key in keys_of(choice, answer)]
        drawn = [match.press(match.players[number], *keys) for match in self._matches]
        self._sessions[0].runner.answer(answer)
        for table in self._tables:
            table.refresh()
        return drawn

    def move_cursor(self) -> list[list[float]]:
        """Move the cursor of the player who decides; nothing where there is only one place for it."""
        sleep(PACE.held)
        table = self._tables[self.seat - 1]
        before = table.cursor
        table.press("tab")
        if table.cursor == before:
            return []
        return [match.press(match.players[self.seat - 1], CURSOR) for match in self._matches]
