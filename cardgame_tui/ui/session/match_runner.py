"""A match as it runs: answers of people and bots, undo, and what stops it. Its record writes every answer."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeAlias

from cardgame_tui.bots.bot import look_of
from cardgame_tui.bots.registry import SeatBots
from cardgame_tui.engine.duel import Result
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import AnswerError, Driver
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.match import Match
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.breakdown import Fault, fault_of

Trouble: TypeAlias = JournalError | Fault
"""What stops a match: its journal cannot be written, or its ruleset broke down."""


class Course(ABC):
    """A match that runs from one decision of a person to the next.

    Nothing here raises what happens to the journal or inside the rules: it stops the match as its `trouble`,
    which a table shows at once.

    Args:
        record: the match; `open` begins it, or goes on with it.
        keep: make a journal when the match begins.

    Attributes:
        record: the match and its journal.
        ruleset: the game.
        bots: answer for the seats of nobody at the terminal.
        people: the seats of the people at the terminal.
        trouble: what keeps the match from going on, None while it runs.
        unsaved: whether the players chose to go on without a journal.
        keep: whether matches here have journals.
    """

    def __init__(self, record: Record, *, keep: bool = False) -> None:
        self.record = record
        self.ruleset = record.setup.ruleset
        self.bots = SeatBots(record.setup.seats, record.setup.seed)
        self.people = record.people
        self.trouble: Trouble | None = None
        self.unsaved = False
        self.keep = keep or record.path is not None
        self._due: Callable[[], None] | None = None
        self._sound = self._reached

    def open(self) -> None:
        """Begin the match, or go on where a resumed one was left, to the first decision of a person."""
        if self.record.begun:
            self._go_on()
        else:
            self.begin()

    def begin(self) -> None:
        """Start the next duel of the match and run it to the first decision of a person."""
        self._take(self._begin)

    def _begin(self) -> None:
        if self.keep and not self.unsaved and self.record.path is None:
            self.record = Record.start(self.setup)
        self.record.begin()

    @property
    def setup(self) -> Setup:
        """Everything chosen before the match."""
        return self.record.setup

    @property
    def match(self) -> Match:
        """The match."""
        return self.record.match

    @property
    def driver(self) -> Driver:
        """The running duel; another object after an undo."""
        return self.record.driver

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None once the duel is over."""
        return self.record.prompt

    @property
    def result(self) -> Result | None:
        """How the duel ended, None while it runs."""
        return self.record.result

    # -- answering -------------------------------------------------------------------------------------

    def answer(self, answer: Answer) -> None:
        """Answer the open prompt for its seat and run on to the next decision of a person."""
        self._take(lambda: self.record.answer(answer))

    def deciders(self) -> tuple[int, ...]:
        """People who must answer the open prompt: one, or several of a secret one."""
        prompt = self.prompt
        if prompt is None:
            return ()
        return self.people if prompt.secret else (prompt.seat,)

    def deciders_are_people(self) -> bool:
        """Whether a person has to answer the open prompt."""
        return bool(set(self.deciders()) & set(self.people))

    def answer_secret(self, chosen: Mapping[int, int]) -> None:
        """Answer a secret prompt with each person's choice; bots add theirs."""
        self.answer((self._secret(1, chosen), self._secret(2, chosen)))

    def concede(self, seat: int) -> None:
        """A player gives up."""
        self._take(lambda: self.record.concede(seat))

    def agree_draw(self) -> None:
        """Both players end the duel as a draw."""
        self._take(self.record.agree_draw)

    def _let_bots_answer(self, prompt: Prompt) -> None:
        if prompt.secret:
            self.record.answer((self._secret(1, {}), self._secret(2, {})))
        else:
            self.record.answer(self._ask_bot(prompt, prompt.seat))

    def _secret(self, seat: int, chosen: Mapping[int, int]) -> int:
        if seat in chosen:
            return chosen[seat]
        assert self.prompt is not None
        answer = self._ask_bot(self.prompt, seat)
        assert isinstance(answer, int)
        return answer

    def _ask_bot(self, prompt: Prompt, seat: int) -> Answer:
        bot = self.bots.at(seat, self.record.number, len(self.driver.given))
        return bot.choose(prompt, look_of(self.ruleset, self.driver, seat))

    # -- going back ------------------------------------------------------------------------------------

    @property
    def undoable(self) -> int:
        """How many decisions `undo` takes back now: to the last one of a person here; 0 when it does nothing."""
        count = self.record.back_to_person()
        return count if self.record.can_undo(count) else 0

    def undo(self) -> None:
        """Take back the last decision of a person here, and what bots answered after it."""
        count = self.undoable
        crosses = self.record.crosses_hidden(count)
        self._take(lambda: self.record.undo(count, crosses))

    def redo(self) -> None:
        """Give the answer again that was taken back last, and what bots answered after it."""
        self._take(self._redo)

    def _redo(self) -> None:
        self.record.redo()
        while self.record.can_redo and self.prompt is not None and not self.deciders_are_people():
            self.record.redo()

    # -- what stops a match ----------------------------------------------------------------------------

    @property
    def recoverable(self) -> bool:
        """Whether a match that stopped by a `Fault` can go back to before the last decision of a person."""
        broke = isinstance(self.trouble, Fault) and self.trouble.decision > 0
        return broke and self.record.back_to_person() > 0

    def recover(self) -> None:
        """After a `Fault`: take back the decision the rules broke down at, to the last one of a person."""
        self._take(lambda: self.record.recover(self.record.back_to_person()))

    def save_again(self) -> None:
        """After a `JournalError`: try again to write what is missing, and go on where that works."""
        try:
            self.record.save_again()
        except JournalError as error:
            self.trouble = error
        else:
            self._go_on()

    def go_unsaved(self) -> None:
        """After a `JournalError`: go on without a journal."""
        self.record.go_unsaved()
        self.unsaved = True
        self._go_on()

    def _take(self, step: Callable[[], None]) -> None:
        """Take a step, which is due until it has happened, and run on."""
        self._due = step
        self._go_on()

    def _go_on(self) -> None:
        """Take the step that is due and let bots answer, to the next decision of a person or some trouble."""
        self.trouble = None
        self._sound = self._reached
        try:
            self._take_due()
            while self.prompt is not None and not self.deciders_are_people():
                self._let_bots_answer(self.prompt)
                self._sound = self._reached
        except JournalError as error:
            self.trouble = error
        except AnswerError:
            raise
        except Exception as error:
            self._due = None
            broke = self._reached != self._sound
            self.trouble = fault_of(error, self.record, len(self.driver.given) if broke else 0)
        if self.record.begun:
            self._meet()

    @abstractmethod
    def _meet(self) -> None:
        """Decide who may look at the table as it is now."""

    def _take_due(self) -> None:
        if self._due is None:
            return
        try:
            self._due()
        except JournalError:
            if self._reached != self._sound:
                self._due = None
            raise
        self._due = None
        self._sound = self._reached

    @property
    def _reached(self) -> tuple[int, int]:
        """Number of the duel, and of its decisions made so far."""
        return self.record.number, len(self.record.driver.given) if self.record.begun else 0
