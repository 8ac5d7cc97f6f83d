"""A match as it is played: its duels, its journal, undo and redo. What a table talks to."""

from pathlib import Path

from cardgame_tui.engine.duel import Result, other
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import AnswerError, Driver, Given, Settled
from cardgame_tui.play.journal.errors import JournalError, journal_error
from cardgame_tui.play.journal.header import Origin, header_of
from cardgame_tui.play.journal.lines import DuelLine, GivenLine, UndoLine
from cardgame_tui.play.journal.reader import Journal, as_journal
from cardgame_tui.play.journal.saves import new_path
from cardgame_tui.play.journal.writer import Writer, create, open_again
from cardgame_tui.play.match import Match
from cardgame_tui.play.moments import Moment, crossing, last_of, moment_of
from cardgame_tui.play.record_lines import Written, answer_line, missing_lines, result_line, settle_line
from cardgame_tui.play.setup import HUMAN, Setup


class Record:
    """A match that is being played. With a journal every answer is on the disk before it takes effect.

    An answer whose line cannot be written raises `JournalError` and has not happened. Nothing more is taken
    then until `save_again` has brought the file in step, or `go_unsaved` was chosen.

    Args:
        setup: everything chosen before the match.
        journal: where it is written; None for a match nobody keeps.

    Attributes:
        match: the match.
        driver: the running duel, or the last one; there is none before the first `begin`.
        notes: what the players should be told, such as that cards have changed since the match began.
    """

    driver: Driver

    def __init__(self, setup: Setup, journal: Writer | None = None) -> None:
        self.setup = setup
        self.match: Match = setup.match()
        self.notes: list[str] = []
        self._journal = journal
        self._lines: list[GivenLine] = []
        self._moments: list[Moment] = []
        self._undone: list[Given] = []

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

    # -- how it stands ---------------------------------------------------------------------------------

    @property
    def path(self) -> Path | None:
        """The journal, None when nothing is kept."""
        return None if self._journal is None else self._journal.path

    @property
    def begun(self) -> bool:
        """Whether a duel has been begun."""
        return hasattr(self, "driver")

    @property
    def number(self) -> int:
        """Number of the running duel, or of the last one; 0 before the first."""
        if not self.begun:
            return 0
        return self.driver.start.number

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None once the duel is over."""
        return self.driver.prompt

    @property
    def result(self) -> Result | None:
        """How the duel ended, None while it runs."""
        return self.driver.result

    @property
    def place(self) -> str:
        """Where the match stands, such as ``decision 37 of duel 2``; the decision is the one to be made next."""
        return f"decision {len(self.driver.given) + 1} of duel {self.number}"

    @property
    def decisions(self) -> tuple[GivenLine, ...]:
        """The decisions of the duel that count, as they are written."""
        return tuple(self._lines)

    @property
    def answered(self) -> bool:
        """Whether anything was ever answered, so that there is something to keep."""
        return self.number > 1 or bool(self._lines or self._undone)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, word in enumerate(self.setup.seats, 1) if word == HUMAN)

    # -- playing ---------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin the next duel of the match; does nothing while one is running.

        Raises:
            JournalError: when that cannot be written; nothing has begun then.
            ValueError: when the ruleset cannot set up the position.
        """
        if self.begun and self.driver.result is None:
            return
        start = self.match.next_start()
        driver = self.setup.driver(start)
        self._write(DuelLine(duel=start.number))
        self.stand(driver)
        self._close_duel()

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

    def stand(self, driver: Driver) -> None:
        """Take a duel that stands at its first prompt as the running one; nothing is written."""
        self.driver = driver
        self._lines, self._moments, self._undone = [], [], []

    def replay(self, line: GivenLine) -> None:
        """Give an answer that is written already.

        Raises:
            AnswerError: when it does not fit.
        """
        self._lines.append(line)
        self._moments.append(moment_of(self.driver))
        given = line.given
        if isinstance(given, Settled):
            self.driver.replay([given])
        else:
            self.driver.answer(given)

    def _give(self, line: GivenLine) -> None:
        self._write(line)
        if self._undone and self._undone.pop() != line.given:
            self._undone.clear()
        self.replay(line)
        self._close_duel()

    def _close_duel(self) -> None:
        """Count and write the result of a duel that has just ended."""
        if self.driver.result is not None:
            self.match.record(self.driver.result)
            self._write(result_line(self.driver, self.match))

    # -- going back ------------------------------------------------------------------------------------

    def can_undo(self, decisions: int = 1) -> bool:
        """Whether so many decisions of this duel can be taken back, and the match allows it at all."""
        return self.begun and self.setup.undo != "never" and 0 < decisions <= len(self._lines)

    def crosses_hidden(self, decisions: int = 1) -> str:
        """Why both players have to agree before so many decisions are taken back; empty when they need not.

        With the option ``free`` nobody is asked, but it is said all the same.
        """
        return crossing(self.driver, self._moments, decisions, self.people)

    def must_ask(self, decisions: int = 1) -> str:
        """As `crosses_hidden`, empty where the match's option ``undo`` is ``free``."""
        return "" if self.setup.undo == "free" else self.crosses_hidden(decisions)

    def back_to_person(self) -> int:
        """How many decisions lead back to the last one of a person; 0 when there is none.

        Taking back only a bot's answer would let it answer again at once.
        """
        return last_of(self._moments, self.people)

    def moment(self, decisions: int = 1) -> Moment:
        """How the duel stood at the decision so many back."""
        return self._moments[-decisions]

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
        count = len(self._lines) - decisions
        turn = self._moments[count].turn
        self._write(UndoLine(duel=self.number, count=decisions, turn=turn, crosses=crosses))
        if self.driver.result is not None:
            self.match.results.pop()
        self._undone += [line.given for line in reversed(self._lines[count:])]
        del self._lines[count:], self._moments[count:]
        self.driver.undo(decisions)

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that may be given again."""
        return bool(self._undone)

    def redo(self) -> None:
        """Give the answer again that was taken back last. Raises as `answer` does.

        Raises:
            ValueError: when there is none.
        """
        if not self._undone:
            raise ValueError("nothing was taken back")
        again = self._undone[-1]
        if isinstance(again, Settled):
            self._settle(again)
        else:
            self.answer(again)

    def remember_undone(self, undone: list[Given]) -> None:
        """Say what was taken back before the match was resumed, the next to be given again last."""
        self._undone = undone

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
        self._journal, data, found = open_again(path)
        try:
            self._journal.go_on(found.torn)
            self._bring_in_step(as_journal(path, data))
        except JournalError:
            self._journal.failed = True
            raise

    def _bring_in_step(self, kept: Journal) -> None:
        """Take back what the file has too much of this duel, and write what it lacks."""
        duels = kept.duels
        if len(duels) == self.number + 1 and not duels[-1].entries:
            self.stand(self.setup.driver(self.match.next_start()))
        if len(duels) not in (self.number, self.number - 1):
            raise journal_error(kept.path, "holds another match by now")
        if self.begun:
            here = duels[-1] if len(duels) == self.number else None
            self._write(*missing_lines(here, self._lines, self.driver, self.match))

    def _write(self, *lines: Written) -> None:
        if self._journal is not None and lines:
            self._journal.append(*lines)
