"""Runs one duel: asks the rules for the next prompt, takes answers, goes back and branches off.

A script cannot be copied. So the driver keeps a clone of the duel at each turn boundary together with the
number of answers given so far; undo and fork take the nearest clone and replay only the answers since.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol, TypeAlias

from cardgame_tui.engine.duel import Duel, DuelOver, Result, Start, other
from cardgame_tui.engine.prompt import Answer, Prompt, Refusal, Script
from cardgame_tui.play.rule_change import RuleChange
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

__all__ = ["AnswerError", "Driver", "EndlessError", "Given", "Settled"]

MOST_SILENT_TURNS = 1_000
"""Most turns in a row without a prompt; a duel with more would never end."""


class EndlessError(RuntimeError):
    """The rules play turn after turn without a prompt or an end: an error in the ruleset."""


class AnswerError(ValueError):
    """An answer that does not fit the open prompt; nothing has changed."""


@value
class Settled:
    """An end the players agreed on outside any prompt; recorded among the answers.

    Args:
        winner: the seat that wins, 0 for an agreed draw.
        how: ``conceded`` or ``agreed``.
    """

    winner: int
    how: str


Given: TypeAlias = Answer | Settled | RuleChange
"""One entry of a duel's record."""


class AtBoundary(Protocol):
    """Looks at the clone of a kept duel before play continues from it, and may prepare it."""

    def __call__(self, duel: Duel, *, setup: bool) -> None:
        """Look at the clone.

        Args:
            duel: the clone.
            setup: whether the set-up comes next instead of a turn.
        """


class _At(Enum):
    """What comes next at a boundary."""

    SETUP = "setup"
    TURN = "turn"
    PHASE = "phase"


@dataclass(slots=True)
class _Boundary:
    """A clone of a duel at a boundary, from which play can continue.

    Args:
        answers: how many answers had been given.
        events: how many events the log had.
        table: the clone; what continues from it is a clone of this one.
        at: what comes next.
    """

    answers: int
    events: int
    table: Duel
    at: _At


class Driver:
    """One running duel.

    Args:
        ruleset: the game.
        start: what the duel begins from.
        keep: keep a clone of the duel per turn, which `undo` and `fork` need.
        log: keep the event log.
        prepare: changes the new duel before set-up, such as laying out a scenario's position; with
            `begin_at_turn` the set-up script is left out.
        begin_at_turn: start with a turn instead of the set-up.

    Attributes:
        duel: the duel. Read it, never change it.
        prompt: the open prompt, None once the duel is over.
        given: every answer so far, in order.
        silent_turns: how many turns in a row have ended without a prompt, up to the open one.
        spacing: fewest answers from one kept clone to the next. At 0 every turn's is kept; more saves clones
            while many answers are given together, and makes undo slower, since some turns are replayed.
            `keep_turn` ends that.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        start: Start,
        *,
        keep: bool = True,
        log: bool = True,
        prepare: Callable[[Duel], None] | None = None,
        begin_at_turn: bool = False,
    ) -> None:
        self.ruleset = ruleset
        self.start = start
        self.duel: Duel = ruleset.new_duel(start)
        self.prompt: Prompt | None = None
        self.given: list[Given] = []
        self.spacing = 0
        self._keep = keep
        self._boundaries: list[_Boundary] = []
        self._change: tuple[int, Callable[[Duel], None]] | None = None
        if log:
            self.duel.events = []
        if prepare is not None:
            prepare(self.duel)
        self._begin(_At.TURN if begin_at_turn else _At.SETUP)

    @property
    def result(self) -> Result | None:
        """How the duel ended, None while it runs."""
        return self.duel.result

    def answer(self, answer: Answer) -> None:
        """Give the open prompt its answer and run on to the next prompt or the end.

        Raises:
            AnswerError: when the answer does not fit; the duel is unchanged.
        """
        prompt = self.prompt
        if prompt is None:
            raise AnswerError("the duel is over")
        single = prompt.least == prompt.most == 1 and prompt.seat and not prompt.ordered
        if not (single and type(answer) is int and 0 <= answer < len(prompt.options)):  # the usual answer fits
            fault = prompt.fault(answer)
            if fault is not None:
                raise AnswerError(fault)
        self.given.append(answer)
        try:
            self.prompt = self._script.send(answer)
        except StopIteration:
            self.prompt = None

    def concede(self, seat: int) -> None:
        """Give up for a seat, at any prompt where the game allows it.

        Raises:
            AnswerError: when the duel is over, or the game does not allow it now.
        """
        self._settle(Settled(other(seat), "conceded"))

    def agree_draw(self) -> None:
        """End the duel as a draw both players want. Raises as `concede` does."""
        self._settle(Settled(0, "agreed"))

    def refuse_settling(self, end: Settled) -> Refusal | None:
        """Say why the duel may not end so now; None when it may."""
        seat = other(end.winner) if end.winner else 0
        return self.ruleset.refuse_settling(self.duel, seat, end.how)

    def undo(self, decisions: int = 1) -> None:
        """Undo the last decisions; the duel is then as it was before them.

        Raises:
            ValueError: when the duel has fewer decisions, or no clone was kept.
        """
        if not 0 < decisions <= len(self.given):
            raise ValueError(f"cannot undo {decisions} of {len(self.given)} decisions")
        self._rewind(len(self.given) - decisions)

    def keep_turn(self) -> None:
        """Keep the clone of each turn from now on, and of this one too, as if `spacing` had always been 0."""
        self.spacing = 0
        turn = self.fork()._boundaries[-1]
        if turn.answers > self.turn_began:
            self._boundaries.append(turn)

    @property
    def keeps(self) -> bool:
        """Whether clones are kept, so that it can undo and fork."""
        return bool(self._boundaries)

    @property
    def turn_began(self) -> int:
        """How many answers had been given when the last clone was kept that `undo` and `fork` go back to.

        Raises:
            ValueError: when no clone was kept.
        """
        return self.boundary_before(len(self.given))

    def boundary_before(self, decisions: int) -> int:
        """How many answers had been given at the last clone that was kept before or after a number of decisions.

        Raises:
            ValueError: when no clone was kept.
        """
        if not self._boundaries:
            raise ValueError("this duel was started without the clones that undo and fork need")
        return max(each.answers for each in self._boundaries if each.answers <= decisions)

    @property
    def events_before_turn(self) -> int:
        """How many events the log had at that clone, 0 for a duel without clones."""
        return self._boundaries[-1].events if self._boundaries else 0

    def fork(
        self,
        decisions: int | None = None,
        *,
        keep: bool = True,
        log: bool = True,
        at_boundary: AtBoundary | None = None,
        change: Callable[[Duel], None] | None = None,
    ) -> "Driver":
        """Branch off: a second driver at the point this one had reached after a number of decisions.

        Args:
            decisions: how many answers it has; by default all of them.
            keep: whether the branch can itself undo and fork; a play-out that is thrown away need not.
            log: whether it has the event log, if this one has.
            at_boundary: called with the clone of the kept table, before anything is played from it.
            change: makes the duel of the branch different at this point, in the same way each time it is called:
                what branches off the branch before its next turn has the change too.

        Raises:
            ValueError: when the duel has fewer decisions, or no clone was kept.
        """
        count = len(self.given) if decisions is None else decisions
        if not 0 <= count <= len(self.given):
            raise ValueError(f"cannot branch off after {count} of {len(self.given)} decisions")
        twin = Driver.__new__(Driver)
        twin._keep = keep
        twin._change = self._change if change is None else (count, change)
        self._fork_into(twin, count, at_boundary, log=log)
        if not keep:
            twin._boundaries.clear()
        return twin

    def _fork_into(self, twin: "Driver", count: int, at_boundary: AtBoundary | None, *, log: bool) -> None:
        """Bring a driver that keeps clones or does not, and makes a change or not, to a point of this duel."""
        twin.ruleset = self.ruleset
        twin.start = self.start
        twin.given = list(self.given)
        twin.spacing = 0
        twin._boundaries = list(self._boundaries)
        twin.prompt = None
        twin.duel = self.duel
        twin._rewind(count, at_boundary, log=log)

    def fork_to_branch(self, *, log: bool = False) -> "Driver":
        """Branch off a driver at this point that is only there to branch off it many times.

        If the ruleset says where a phase of this turn began (`Duel.before_phase`), it keeps a copy from there, so
        that its branches play fewer answers of the turn again. Copies take time: each one that is kept leaves
        at most half as many answers as the one before.

        Args:
            log: whether it has the event log, if this one has.

        Raises:
            ValueError: when no clone was kept.
        """
        twin = Driver.__new__(Driver)

        ends = len(self.given)
        left = ends - self.turn_began

        def keep_phase(phase: str) -> None:
            """Keep a copy that saves enough."""
            nonlocal left
            if 2 * (ends - len(twin.given)) <= left:
                twin._remember_phase(phase)
                left = ends - len(twin.given)

        def keep_phases(duel: Duel, *, setup: bool) -> None:
            """Let the duel keep copies at the beginnings of phases."""
            duel.phase_keeper = keep_phase

        twin._keep, twin._change = True, self._change
        self._fork_into(twin, ends, keep_phases, log=log)
        twin.duel.phase_keeper = None
        return twin

    def discard(self) -> None:
        """Free the duel of a branch at once, not when Python looks for garbage: that may be while a key waits."""
        self._script.close()
        self.duel.discard()

    def replay(self, given: Sequence[Given]) -> None:
        """Give a list of answers, one after another.

        Raises:
            AnswerError: when one does not fit.
        """
        for entry in given:
            if isinstance(entry, Settled):
                self._settle(entry)
            elif isinstance(entry, RuleChange):
                self.change_rule(entry)
            else:
                self.answer(entry)

    def change_rule(self, change: RuleChange) -> None:
        """Set a rule option from the answer to the open prompt on; it counts as an entry of the record.

        Raises:
            AnswerError: when the duel is over, or the option cannot be set now.
        """
        if self.prompt is None:
            raise AnswerError("the duel is over")
        if refusal := change.refused(self.duel):
            raise AnswerError(str(refusal))
        self.given.append(change)
        change.carry_out(self.duel)

    def _settle(self, end: Settled) -> None:
        if self.prompt is None:
            raise AnswerError("the duel is over")
        if refusal := self.refuse_settling(end):
            raise AnswerError(str(refusal))
        self.given.append(end)
        self._script.close()
        self.duel.record_result(end.winner, self.ruleset.settle_rules[end.how], end.how)
        self.prompt = None

    def _begin(self, at: _At) -> None:
        self._script = self._play(at)
        try:
            self.prompt = next(self._script)
        except StopIteration:
            self.prompt = None

    def _play(self, at: _At) -> Script[None]:
        duel, keep, given, turn = self.duel, self._keep, self.given, self.ruleset.turn
        self.silent_turns = 0
        try:
            if at is _At.SETUP:
                if keep:
                    self._remember(_At.SETUP)
                yield from self.ruleset.setup(duel)
            while duel.result is None:
                if keep and at is not _At.PHASE:
                    self._remember(_At.TURN)
                at = _At.TURN
                before = len(given)
                yield from turn(duel)
                self.silent_turns = 0 if len(given) > before else self.silent_turns + 1
                if self.silent_turns > MOST_SILENT_TURNS:
                    raise EndlessError(f"{self.silent_turns} turns in a row had no prompt")
        except DuelOver:
            pass

    def _remember(self, at: _At) -> None:
        if self._boundaries and len(self.given) < self._boundaries[-1].answers + self.spacing:
            return
        if self._boundaries and self._boundaries[-1].answers == len(self.given):
            self._boundaries.pop()
        events = len(self.duel.events or ())
        self._boundaries.append(_Boundary(len(self.given), events, self.duel.clone(), at))

    def _remember_phase(self, phase: str) -> None:
        self._remember(_At.PHASE)
        self._boundaries[-1].table.phase = phase

    def _rewind(self, count: int, at_boundary: AtBoundary | None = None, *, log: bool = True) -> None:
        if not self._boundaries:
            raise ValueError("this duel was started without the clones that undo and fork need")
        while self._boundaries[-1].answers > count:
            self._boundaries.pop()
        since = self._boundaries[-1]
        answers = self.given[since.answers : count]
        del self.given[since.answers :]
        events = self.duel.events if log else None
        self.duel = since.table.clone()
        self.duel.events = None if events is None else events[: since.events]
        if at_boundary is not None:
            at_boundary(self.duel, setup=since.at is _At.SETUP)
        self._begin(since.at)
        if answers or self._change is not None:
            self._replay_since(since.answers, answers)

    def _replay_since(self, begin: int, answers: Sequence[Given]) -> None:
        """Give the answers that followed a clone, and make the change of this branch where it was made."""
        if self._change is not None and self._change[0] > begin + len(answers):
            self._change = None
        if self._change is not None and self._change[0] >= begin:
            at, change = self._change
            self.replay(answers[: at - begin])
            change(self.duel)
            answers = answers[at - begin :]
        self.replay(answers)
