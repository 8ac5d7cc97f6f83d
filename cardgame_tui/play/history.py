"""A match as far as it has been played: its running duel, its decisions, and what taking them back would cross."""

from cardgame_tui.engine.duel import Result
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver, Given, Settled
from cardgame_tui.play.journal.lines import GivenLine
from cardgame_tui.play.match import Match
from cardgame_tui.play.moments import Moment, crossing, last_of, moment_of
from cardgame_tui.play.setup import HUMAN, Setup


class History:
    """A match and the decisions of its running duel, in memory alone.

    Args:
        setup: everything chosen before the match.

    Attributes:
        match: the match.
        driver: the running duel, or the last one; there is none before the first one has begun.
        notes: what the players should be told, such as that cards have changed since the match began.
    """

    driver: Driver

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.match: Match = setup.match()
        self.notes: list[str] = []
        self._lines: list[GivenLine] = []
        self._moments: list[Moment] = []
        self._undone: list[Given] = []

    # -- how it stands ---------------------------------------------------------------------------------

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

    # -- decisions that are written already ------------------------------------------------------------

    def stand(self, driver: Driver) -> None:
        """Take a duel that stands at its first prompt as the running one; nothing is written."""
        self.driver = driver
        self._lines, self._moments, self._undone = [], [], []

    def replay(self, line: GivenLine) -> None:
        """Give an answer that is written already.

        Raises:
            AnswerError: when it does not fit.
        """
        if self._undone and self._undone.pop() != line.given:
            self._undone.clear()
        self._lines.append(line)
        self._moments.append(moment_of(self.driver))
        given = line.given
        if isinstance(given, Settled):
            self.driver.replay([given])
        else:
            self.driver.answer(given)

    def go_back(self, decisions: int) -> None:
        """Take the last decisions back, and the result they led to; they can be given again."""
        if self.driver.result is not None:
            self.match.results.pop()
        self._undone += [line.given for line in reversed(self._lines[-decisions:])]
        del self._lines[-decisions:], self._moments[-decisions:]
        self.driver.undo(decisions)

    def remember_undone(self, undone: list[Given]) -> None:
        """Say what was taken back before the match was resumed, the next to be given again last."""
        self._undone = undone

    # -- what going back would cross -------------------------------------------------------------------

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

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back that may be given again."""
        return bool(self._undone)
