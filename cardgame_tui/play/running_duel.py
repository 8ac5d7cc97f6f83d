"""The running duel of a match, in memory: its decisions, its state at each, and what was undone."""

from collections.abc import Collection, Sequence

from cardgame_tui.play.driver import Driver, Given
from cardgame_tui.play.journal.lines import AnswerLine, GivenLine
from cardgame_tui.play.journal.record_lines import opening_lines
from cardgame_tui.play.match import Match
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.situation import Situation, learned_since, situation_of


class RunningDuel:
    """A duel that is being played.

    Args:
        driver: the duel at its first prompt.
        opening: the answers it opens with, which have not been given yet.

    Attributes:
        driver: the duel.
        opening: the answers it opens with.
        lines: the decisions that count, as a journal has them.
        undone: undone decisions that can be redone, the next one last.
    """

    def __init__(self, driver: Driver, opening: Sequence[AnswerLine] = ()) -> None:
        self.driver = driver
        self.opening = opening
        self.lines: list[GivenLine] = []
        self.undone: list[Given] = []
        self._situations: list[Situation] = []

    @classmethod
    def next_of(cls, match: Match, setup: Setup) -> "RunningDuel":
        """The next duel of a match; the first one has its opening answers.

        Raises:
            ValueError: when the ruleset cannot set up the position, or an opening answer does not fit.
        """
        start = match.next_start()
        driver = setup.driver(start)
        return cls(driver, opening_lines(driver, setup.opening) if start.number == 1 else ())

    @property
    def number(self) -> int:
        """Its number in the match."""
        return self.driver.start.number

    def replay(self, line: GivenLine) -> None:
        """Give an answer that is already written.

        Undone answers can be redone as long as the same answers follow.

        Raises:
            AnswerError: when it does not fit.
        """
        given = line.given
        if self.undone and self.undone.pop() != given:
            self.undone.clear()
        self.lines.append(line)
        self._situations.append(situation_of(self.driver))
        self.driver.replay([given])

    def take_back(self, decisions: int) -> None:
        """Undo the last decisions."""
        self.undone += [line.given for line in reversed(self.lines[-decisions:])]
        del self.lines[-decisions:], self._situations[-decisions:]
        self.driver.undo(decisions)

    def until(self, decisions: int) -> "RunningDuel":
        """A copy of this duel after so many decisions; what is done to it does not change this one."""
        past = RunningDuel(self.driver.fork(decisions), self.opening)
        past.lines, past._situations = self.lines[:decisions], self._situations[:decisions]
        return past

    def turns_ago(self, turns: int) -> int | None:
        """How many decisions had been made so many turns ago, at the same place of that turn.

        None if there was no such turn. A turn of fewer decisions than this one waits at its last one.
        """
        turn = self.driver.duel.turn
        ended = [each.turn for each in self._situations if each.turn <= turn - turns]
        if not ended:
            return None
        so_far = sum(1 for each in self._situations if each.turn == turn)
        return min(ended.index(ended[-1]) + so_far, len(ended) - 1)

    def situation(self, decisions: int = 1) -> Situation:
        """The state of the duel this many decisions ago."""
        return self._situations[-decisions]

    def events_at_decisions(self) -> frozenset[int]:
        """How many events the log had at each decision."""
        return frozenset(each.events for each in self._situations)

    def event_counts(self) -> list[int]:
        """How many events the log had at each decision, in order."""
        return [each.events for each in self._situations]

    def learned_since(self, decisions: int, people: Collection[int]) -> str:
        """Which hidden information somebody has seen in this many of the last decisions; empty for none."""
        return learned_since(self.driver, self._situations[-decisions:], people)

    def back_to(self, seats: Collection[int], without: Collection[int] = ()) -> int:
        """How many decisions to undo, up to the last one in which one of the seats took part; 0 for none.

        Args:
            seats: the seats.
            without: numbers of decisions that do not count.
        """
        numbered = reversed(list(enumerate(self._situations, 1)))
        counted = (number for number, each in numbered if each.seat in seats or not each.seat)
        last = next((number for number in counted if number not in without), 0)
        return len(self._situations) + 1 - last if last else 0

    def back_to_turn(self) -> int:
        """How many decisions to undo, up to the first one of the current turn, or of the one before it."""
        if not self._situations:
            return 0
        turn = self._situations[-1].turn
        return sum(1 for each in self._situations if each.turn == turn)
