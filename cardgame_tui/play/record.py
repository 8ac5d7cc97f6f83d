"""A match as it is played: its duels, its journal, undo and redo. What a table talks to."""

from collections.abc import Sequence
from pathlib import Path

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import AnswerError, Driver, Given, Settled
from cardgame_tui.play.history import History
from cardgame_tui.play.journal.errors import JournalError, journal_error
from cardgame_tui.play.journal.header import Origin, header_of
from cardgame_tui.play.journal.lines import AnswerLine, DuelLine, GivenLine, UndoLine
from cardgame_tui.play.journal.reader import Journal, as_journal
from cardgame_tui.play.journal.saves import new_path
from cardgame_tui.play.journal.writer import Writer, create, open_again
from cardgame_tui.play.record_lines import (
    Written,
    answer_line,
    missing_lines,
    opening_lines,
    result_line,
    settle_line,
)
from cardgame_tui.play.setup import Setup


class Record(History):
    """A match that is being played. With a journal every answer is on the disk before it takes effect.

    An answer whose line cannot be written raises `JournalError` and has not happened. Nothing more is taken
    then until `save_again` has brought the file in step, or `go_unsaved` was chosen.

    Args:
        setup: everything chosen before the match.
        journal: where it is written; None for a match nobody keeps.

    Attributes:
        match, driver, notes: as in `History`.
    """

    def __init__(self, setup: Setup, journal: Writer | None = None) -> None:
        super().__init__(setup)
        self._journal = journal

    @classmethod
    def start(cls, setup: Setup, folder: Path | None = None, origin: Origin | None = None) -> "Record":
        """Begin a match with a journal; its first duel is begun by `begin`.

        Args:
            setup: everything chosen before.
            folder: where the journal is put; the folder for saves unless told.
            origin: where it branched off.

        Raises:
            JournalError: when the journal cannot be made.
        """
        return cls(setup, create(new_path(setup.ruleset.id, folder), header_of(setup, origin)))

    @property
    def path(self) -> Path | None:
        """The journal, None when nothing is kept."""
        return None if self._journal is None else self._journal.path

    # -- playing ---------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin the next duel of the match with the answers it opens with; nothing while one is running.

        Raises:
            JournalError: when that cannot be written; nothing has begun then.
            ValueError: when the ruleset cannot set up the position, or an answer it opens with does not fit.
        """
        if self.begun and self.driver.result is None:
            return
        driver, opening = self._next_duel()
        self._write(DuelLine(duel=driver.start.number), *opening)
        self._open(driver, opening)
        self._close_duel()

    def _next_duel(self) -> tuple[Driver, list[AnswerLine]]:
        """The next duel of the match, and the answers it opens with, which it has not been given yet."""
        start = self.match.next_start()
        driver = self.setup.driver(start)
        return driver, opening_lines(driver, self.setup.opening) if start.number == 1 else []

    def _open(self, driver: Driver, opening: Sequence[AnswerLine]) -> None:
        self.stand(driver)
        for line in opening:
            self.replay(line)

    def answer(self, answer: Answer) -> None:
        """Give the open prompt its answer.

        Raises:
            AnswerError: when it does not fit; nothing has changed.
            JournalError: when it cannot be written; nothing has changed. Or when it can, and the result of the
                duel it ends cannot: then ``driver.result`` is there and `save_again` writes it.
        """
        prompt = self.driver.prompt
        fault = "the duel is over" if prompt is None else prompt.fault(answer)
        if prompt is None or fault:
            raise AnswerError(fault)
        self._give(answer_line(self.driver, prompt, answer))

    def give(self, given: Given) -> None:
        """Give one entry of a record: an answer, or an end outside any prompt. Raises as `answer` does."""
        if isinstance(given, Settled):
            self._settle(given)
        else:
            self.answer(given)

    def concede(self, seat: int) -> None:
        """Give up for a seat, at any prompt. Raises as `answer` does."""
        self._settle(Settled(other(seat), "conceded"))

    def agree_draw(self) -> None:
        """End the duel as a draw both players want. Raises as `answer` does."""
        self._settle(Settled(0, "agreed"))

    def _settle(self, end: Settled) -> None:
        if self.driver.prompt is None:
            raise AnswerError("the duel is over")
        self._give(settle_line(self.driver, end))

    def _give(self, line: GivenLine) -> None:
        self._write(line)
        self.replay(line)
        self._close_duel()

    def _close_duel(self) -> None:
        """Count and write the result of a duel that has just ended."""
        if self.driver.result is not None:
            self.match.record(self.driver.result)
            self._write(result_line(self.driver, self.match))

    # -- going back ------------------------------------------------------------------------------------

    def undo(self, decisions: int = 1, crosses: str = "") -> None:
        """Take back the last decisions of this duel; whether both agree is for the table to ask.

        Args:
            decisions: how many.
            crosses: what `crosses_hidden` said, to be kept in the journal.

        Raises:
            ValueError: when there are not so many, or the match's option ``undo`` is ``never``.
            JournalError: when it cannot be written; nothing has changed.
        """
        if not self.can_undo(decisions):
            raise ValueError(f"cannot take back {decisions} of {len(self._lines)} decisions")
        self._take_back(decisions, crosses)

    def recover(self, decisions: int = 1) -> None:
        """After the ruleset broke down at the last decision: go back as `undo` does, whatever that option says.

        Raises:
            JournalError: when it cannot be written; nothing has changed.
        """
        self._take_back(decisions, "")

    def _take_back(self, decisions: int, crosses: str) -> None:
        turn = self.moment(decisions).turn
        self._write(UndoLine(duel=self.number, count=decisions, turn=turn, crosses=crosses))
        self.go_back(decisions)

    def redo(self) -> None:
        """Give the answer again that was taken back last. Raises as `answer` does.

        Raises:
            ValueError: when there is none.
        """
        if not self._undone:
            raise ValueError("nothing was taken back")
        self.give(self._undone[-1])

    # -- the file --------------------------------------------------------------------------------------

    def keep_in(self, journal: Writer, kept: Journal) -> None:
        """Go on in a journal that holds this match up to here, or further.

        Args:
            journal: takes the lines.
            kept: what it holds.

        Raises:
            JournalError: when it cannot be written.
        """
        self._journal = journal
        if self.begun and self.driver.result is not None:
            self.match.record(self.driver.result)
        self._bring_in_step(kept)

    def close(self) -> None:
        """Let go of the journal; one in which nothing was ever answered is removed."""
        if self._journal is None:
            return
        self._journal.close()
        if not self.answered and not self._journal.failed:
            self._journal.path.unlink(missing_ok=True)

    def go_unsaved(self) -> None:
        """Go on without a journal, because the players want that after a `JournalError`."""
        if self._journal is not None:
            self._journal.close()
            self._journal = None

    def save_again(self) -> None:
        """After a `JournalError`: open the file again and bring it in step with the duel.

        Raises:
            JournalError: when it still cannot be written.
        """
        if self._journal is None:
            return
        path = self._journal.path
        self._journal.close()
        self._journal, data, found = open_again(path, self._journal.header)
        try:
            kept = as_journal(path, data, found)
            self._journal.go_on(found.torn)
            self._bring_in_step(kept)
        except JournalError:
            self._journal.failed = True
            raise

    def _bring_in_step(self, kept: Journal) -> None:
        """Take back what the file has too much of this duel, and write what it lacks."""
        duels = kept.duels
        if len(duels) == self.number + 1:
            driver, opening = self._next_duel()
            if len(duels[-1].entries) <= len(opening):
                self._open(driver, opening)
        if len(duels) not in (self.number, self.number - 1):
            raise journal_error(kept.path, "is another match by now")
        if self.begun:
            here = duels[-1] if len(duels) == self.number else None
            self._write(*missing_lines(here, self._lines, self.driver, self.match))

    def _write(self, *lines: Written) -> None:
        if self._journal is not None and lines:
            self._journal.append(*lines)
