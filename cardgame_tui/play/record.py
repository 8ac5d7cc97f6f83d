"""A match while it is played: its duels, its journal, undo and redo. A table uses only this."""

from collections.abc import Collection, Sequence
from pathlib import Path

from cardgame_tui.engine.duel import Result, other
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.asking.orders import NOTHING_SETTLED
from cardgame_tui.play.driver import AnswerError, Driver, Given, Settled
from cardgame_tui.play.journal.errors import JournalError, journal_error
from cardgame_tui.play.journal.header import Origin, header_of
from cardgame_tui.play.journal.lines import DuelLine, GivenLine, MarkLine, UndoLine
from cardgame_tui.play.journal.match_journal import MatchJournal
from cardgame_tui.play.journal.reader import Journal
from cardgame_tui.play.journal.record_lines import (
    answer_line,
    missing_lines,
    result_line,
    rule_line,
    settle_line,
)
from cardgame_tui.play.journal.saves import new_path
from cardgame_tui.play.journal.standing import parts_of
from cardgame_tui.play.journal.writer import Writer, create
from cardgame_tui.play.match import Match
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.play.running_duel import RunningDuel
from cardgame_tui.play.setup import HUMAN, Setup


class Record:
    """A match that is being played.

    With a journal every answer is on the disk before it takes effect. An answer whose line cannot be written
    raises `JournalError` and has no effect. No further answer is taken until `save_again` has completed the file,
    or `go_unsaved` was called.

    Args:
        setup: everything chosen before the match.
        journal: writes its journal; None for a match that is not saved.

    Attributes:
        setup: everything chosen before the match.
        match: the match.
        duel: the running duel, or the last one; it exists once the first duel has begun.
        notes: messages to show first, such as that cards have changed since the match began.
        standing: what the players have settled for the match; the next answer is written with it.
        ahead: whether an answer is written that has yet to take effect.
        marks: the line of text at each marked decision of the duel, by its number; written with its answer.
    """

    duel: RunningDuel

    def __init__(self, setup: Setup, journal: Writer | None = None) -> None:
        self.setup = setup
        self.match: Match = setup.match()
        self.notes: list[str] = []
        self.standing = self._kept = NOTHING_SETTLED
        self.ahead = False
        self.marks: dict[int, str] = {}
        self._journal = MatchJournal(journal)

    @classmethod
    def start(cls, setup: Setup, folder: Path | None = None, origin: Origin | None = None) -> "Record":
        """Begin a match with a journal; then `begin` starts its first duel.

        Args:
            setup: everything chosen before.
            folder: the folder of the journal; by default the folder for saves.
            origin: where it branched off.

        Raises:
            JournalError: when the journal cannot be made.
        """
        return cls(setup, create(new_path(setup.ruleset.id, folder), header_of(setup, origin)))

    # -- the running duel ------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        """Whether a duel has begun."""
        return hasattr(self, "duel")

    @property
    def number(self) -> int:
        """Number of the running duel, or of the last one; 0 before the first."""
        return self.duel.number if self.begun else 0

    @property
    def driver(self) -> Driver:
        """The driver of the running duel, or of the last one."""
        return self.duel.driver

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None once the duel is over."""
        return self.driver.prompt

    @property
    def result(self) -> Result | None:
        """How the duel ended, None while it runs."""
        return self.driver.result

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, word in enumerate(self.setup.seats, 1) if word == HUMAN)

    @property
    def answered(self) -> bool:
        """Whether anything was ever answered, so that the match is worth keeping."""
        return self.number > 1 or self.ahead or (self.begun and bool(self.duel.lines or self.duel.undone))

    @property
    def path(self) -> Path | None:
        """The journal, None when the match is not saved."""
        return self._journal.path

    # -- playing ---------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin the next duel of the match with its opening answers; do nothing while a duel is running.

        Raises:
            JournalError: when that cannot be written; nothing has begun then.
            ValueError: when the ruleset cannot set up the position, or an opening answer does not fit.
        """
        if self.begun and self.driver.result is None:
            return
        duel = RunningDuel.next_of(self.match, self.setup)
        self._journal.write(DuelLine(duel=duel.number), *duel.opening)
        self._begin_with(duel)
        self._close_duel()

    def _begin_with(self, duel: RunningDuel) -> None:
        self.duel = duel
        self.marks.clear()
        for line in duel.opening:
            duel.replay(line)

    def answer(self, answer: Answer, seconds: float = 0) -> None:
        """Give the open prompt its answer.

        Args:
            answer: the answer.
            seconds: how long the player took, 0 where nobody was timed.

        Raises:
            AnswerError: when it does not fit; nothing has changed.
            JournalError: when it cannot be written; nothing has changed. When only the result of the duel that it
                ends cannot be written, ``driver.result`` is set and `save_again` writes it.
        """
        self.take(self.write(answer, seconds))

    def write(self, answer: Answer, seconds: float = 0) -> GivenLine:
        """Write an answer to the open prompt; it takes effect with `take`, before anything else is done.

        Raises as `answer` does; nothing has changed then.
        """
        prompt = self.driver.prompt
        fault = "the duel is over" if prompt is None else prompt.fault(answer)
        if prompt is None or fault:
            raise AnswerError(fault)
        line, standing = answer_line(self.driver, prompt, answer, seconds), self.standing
        if standing != self._kept:
            line = line.model_copy(update={"standing": parts_of(standing)})
        written = self._written(line)
        self._kept, self.ahead = standing, True
        return written

    def give(self, given: Given) -> None:
        """Give one entry of a record: an answer, an end outside any prompt, or a rule. Raises as `answer` does."""
        if isinstance(given, Settled):
            self._settle(given)
        elif isinstance(given, RuleChange):
            self.change_rules([given])
        else:
            self.answer(given)

    def concede(self, seat: int) -> None:
        """Give up for a seat, at any prompt. Raises as `answer` does."""
        self._settle(Settled(other(seat), "conceded"))

    def agree_draw(self) -> None:
        """End the duel as a draw both players want. Raises as `answer` does."""
        self._settle(Settled(0, "agreed"))

    def change_rules(self, changes: Sequence[RuleChange]) -> None:
        """Set rule options, as both players want, from the next answer on. Raises as `answer` does."""
        for change in changes:
            if self.driver.prompt is None:
                raise AnswerError("the duel is over")
            if refusal := change.refused(self.driver.duel):
                raise AnswerError(str(refusal))
            self._give(rule_line(self.driver, change))

    def _settle(self, end: Settled) -> None:
        if self.driver.prompt is None:
            raise AnswerError("the duel is over")
        if refusal := self.driver.refuse_settling(end):
            raise AnswerError(str(refusal))
        self._give(settle_line(self.driver, end))

    def mark_decision(self, words: str) -> None:
        """Mark the open decision with a line of text, which is written now and again with its answer.

        Raises:
            JournalError: when it cannot be written now, or its answer is written and waits to take effect; nothing
                is marked.
        """
        if self.ahead and self.path is not None:
            raise journal_error(self.path, "the decision has been answered already")
        number = len(self.duel.lines) + 1
        self._journal.write(MarkLine(duel=self.driver.start.number, n=number, mark=words))
        self.marks[number] = words

    def _give(self, line: GivenLine) -> None:
        self.take(self._written(line))

    def _written(self, line: GivenLine) -> GivenLine:
        """Write a line, with its mark."""
        if line.n in self.marks:
            line = line.model_copy(update={"mark": self.marks[line.n]})
        self._journal.write(line)
        return line

    def take(self, line: GivenLine) -> None:
        """Let an answer that is written take effect.

        Raises:
            JournalError: when the result of the duel that it ends cannot be written; see `answer`.
        """
        self.ahead = False
        self.duel.replay(line)
        if not self.duel.undone:
            self.marks = {n: words for n, words in self.marks.items() if n <= line.n}
        self._close_duel()

    def _close_duel(self) -> None:
        """Count and write the result of a duel that has just ended."""
        if self.driver.result is not None:
            self.match.record(self.driver.result)
            self._journal.write(result_line(self.driver, self.match, self.duel.lines))

    # -- going back ------------------------------------------------------------------------------------

    def can_undo(self, decisions: int = 1) -> bool:
        """Whether this many decisions of the duel can be undone, and the match allows undo."""
        return self.begun and self.setup.table.undo != "never" and 0 < decisions <= len(self.duel.lines)

    def learned_since(self, decisions: int = 1) -> str:
        """Which hidden information somebody has seen in this many of the last decisions; empty for none."""
        return self.duel.learned_since(decisions, self.people)

    def must_ask(self, decisions: int = 1) -> str:
        """Why both players must agree before this many decisions are undone; empty when they need not."""
        return "" if self.setup.table.undo == "free" else self.learned_since(decisions)

    def back_to_person(self, without: Collection[int] = ()) -> int:
        """How many decisions to undo, up to the last one of a person; 0 if no person decided.

        A bot would immediately repeat an answer that was undone alone.

        Args:
            without: numbers of decisions that no person made by hand, such as those of a standing order.
        """
        return self.duel.back_to(self.people, without)

    def back_to_turn(self) -> int:
        """How many decisions to undo, up to the first one of the current turn, or of the one before it."""
        return self.duel.back_to_turn()

    def undo(self, decisions: int = 1, learned: str = "") -> None:
        """Undo the last decisions of this duel; the caller has asked whether both players agree.

        Args:
            decisions: how many.
            learned: the result of `learned_since`, for the journal.

        Raises:
            ValueError: when the duel has fewer, or the match's setting ``undo`` is ``never``.
            JournalError: when it cannot be written; nothing has changed.
        """
        if not self.can_undo(decisions):
            raise ValueError(f"cannot undo {decisions} of {len(self.duel.lines)} decisions")
        self._take_back(decisions, learned)

    def recover(self, decisions: int = 1) -> None:
        """After the ruleset broke down at the last decision: undo, even if the setting does not allow it.

        Raises:
            JournalError: when it cannot be written; nothing has changed.
        """
        self._take_back(decisions, "")

    def _take_back(self, decisions: int, learned: str) -> None:
        turn = self.duel.situation(decisions).turn
        self._journal.write(UndoLine(duel=self.number, count=decisions, turn=turn, crosses=learned))
        if self.driver.result is not None:
            self.match.results.pop()
        self.duel.take_back(decisions)

    @property
    def can_redo(self) -> bool:
        """Whether an undone answer can be redone."""
        return bool(self.duel.undone)

    def redo(self) -> None:
        """Redo the last undone answer. Raises as `answer` does.

        Raises:
            ValueError: when nothing can be redone.
        """
        if not self.duel.undone:
            raise ValueError("nothing was undone")
        self.give(self.duel.undone[-1])

    def as_it_was(self, decisions: int) -> "Record":
        """A copy of this match, unsaved, as it was after so many decisions of the running duel."""
        past = Record(self.setup)
        past.match.results += self.match.results[: self.number - 1]
        past.duel = self.duel.until(decisions)
        if past.result is not None:
            past.match.record(past.result)
        return past

    # -- the file --------------------------------------------------------------------------------------

    def keep_in(self, journal: Writer, kept: Journal) -> None:
        """Continue in a journal that holds this match up to here, or further.

        Args:
            journal: takes the lines.
            kept: what it holds.

        Raises:
            JournalError: when it cannot be written.
        """
        self._journal = MatchJournal(journal)
        if self.begun and self.driver.result is not None:
            self.match.record(self.driver.result)
        self._complete(kept)

    def close(self) -> None:
        """Close the journal; remove it if nothing was ever answered."""
        self._journal.close(remove=not self.answered)

    def go_unsaved(self) -> None:
        """Continue without a journal, as the players chose after a `JournalError`."""
        self._journal.stop_saving()

    def save_again(self) -> None:
        """After a `JournalError`: open the file again and complete it.

        Raises:
            JournalError: when it still cannot be written.
        """
        try:
            kept = self._journal.open_again()
            if kept is not None:
                self._complete(kept)
        except JournalError:
            self._journal.fail()
            raise

    def _complete(self, kept: Journal) -> None:
        """Undo in the file the decisions that this duel lacks, and write those that the file lacks."""
        duels = kept.duels
        if len(duels) == self.number + 1:
            duel = RunningDuel.next_of(self.match, self.setup)
            if len(duels[-1].entries) <= len(duel.opening):
                self._begin_with(duel)
        if len(duels) not in (self.number, self.number - 1):
            raise journal_error(kept.path, "now holds a different match")
        if self.begun:
            here = duels[-1] if len(duels) == self.number else None
            self._journal.write(*missing_lines(here, self.duel.lines, self.driver, self.match))
