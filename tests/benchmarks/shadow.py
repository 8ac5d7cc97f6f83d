"""A duel on a terminal and the same duel in a model, so that every key has a meaning."""

from collections.abc import Sequence
from random import Random
from time import sleep

import pyte

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches.play import read_setup
from cardgame_tui.play.record import Record
from cardgame_tui.ui.keys.codes import LEFT_KEYS, RIGHT_KEYS
from cardgame_tui.ui.keys.guard import PACE
from cardgame_tui.ui.session.session import Session
from tests.benchmarks.games import several
from tests.benchmarks.programs import CARDGAME, Drawn, Program
from tests.ui.driving import full_frame, state_of
from tests.ui.terminal import UNKNOWN, keys_of

NAMED = {"enter": "\r", "space": " "}
"""What the terminal sends for a key."""
MOVES = {"tab": "\t", "right": "\x1b[C", "down": "\x1b[B"}
"""Keys of the cursor and what the terminal sends for them."""


class Shadow:
    """A duel played at random, in the program and in the model it draws.

    Args:
        words: the words of its command, ``play`` first.
        rows: lines of the terminal.
        columns: characters of a line.

    Attributes:
        program: the program on its terminal.
        table: the model.
    """

    def __init__(self, words: Sequence[str], rows: int, columns: int) -> None:
        session = Session.of(Record(read_setup(build_parser().parse_args(words))))
        session.runner.begin()
        self.table = state_of(session)
        self.program = Program((*CARDGAME, *words), rows, columns)
        self._size = columns, rows
        self._chance = Random(5)
        self._deciding = 0

    @property
    def over(self) -> bool:
        """Whether nothing is asked any more."""
        return self.table.session.prompt is None

    @property
    def can_turn(self) -> bool:
        """Whether the table can be drawn from the other side."""
        return self.table.scene().layout.turns

    @property
    def hand_over_due(self) -> bool:
        """Whether the player who must decide has to open the hand first."""
        return self.table.session.gate_closed

    def skip_secrets(self) -> None:
        """Let both players answer questions that are asked in secret."""
        session = self.table.session
        while (prompt := session.prompt) is not None and prompt.secret:
            answer = several(prompt, self._chance)
            assert isinstance(answer, tuple)
            for key in (LEFT_KEYS[answer[0]], RIGHT_KEYS[answer[1]], NAMED["enter"]):
                self.program.press(key)
            session.runner.answer(answer)
            self.table.refresh()

    def move_cursor(self) -> Drawn:
        """Move the cursor to the next card that can be picked, or without one to the next place.

        Raises:
            RuntimeError: when no other place exists either.
        """
        self._change_player()
        before = self.table.cursor
        for key, sent in MOVES.items():
            self.table.press(key)
            if self.table.cursor != before:
                return self.program.press(sent)
        raise RuntimeError(f"the cursor cannot leave {before}")

    def hand_over(self) -> Drawn:
        """Open the hand of the player who must decide."""
        self._change_player()
        self.table.show_hand()
        return self.program.press("h")

    def turn_view(self) -> Drawn:
        """Draw the other side at the bottom."""
        self.table.flipped = not self.table.flipped
        return self.program.press("v")

    def decide(self) -> tuple[Drawn, bool]:
        """Answer the open question at random; returns what the last key drew, and whether cards moved."""
        session, choice = self.table.session, self.table.choice
        assert choice is not None
        prompt = choice.prompt
        self._change_player()
        single = prompt.single
        answer = self._chance.randrange(len(prompt.options)) if single else several(prompt, self._chance)
        *first, last = keys_of(choice, answer)
        for key in first:
            self.program.press(NAMED.get(key, key))
        drawn = self.program.press(NAMED.get(last, last))
        before = self._places()
        session.runner.answer(answer)
        self.table.refresh()
        return drawn, self._places() != before

    def check(self) -> None:
        """Compare the complete screen with the model.

        Raises:
            AssertionError: when keys were lost or misread, and the figures mean nothing.
        """
        screen = pyte.Screen(*self._size)
        pyte.Stream(screen).feed(UNKNOWN.sub("", self.program.output.decode()))
        shown = "\n".join(row.rstrip() for row in screen.display).strip("\n")
        expected = full_frame(self.table, *self._size).strip("\n")
        if shown != expected:
            raise AssertionError(f"expected\n{expected}\nfound\n{shown}")

    def _change_player(self) -> None:
        """Let the program see that the keys of the last player are released, if another one decides."""
        prompt = self.table.session.prompt
        seat = 0 if prompt is None else prompt.seat
        if seat != self._deciding:
            sleep(PACE.held)
        self._deciding = seat

    def _places(self) -> list[object]:
        return [zone.state() for zone in self.table.session.driver.duel.zones]
