"""Any mixture of answering, going back, branching off and giving up, against duels replayed from scratch."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, multiple, rule

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import AnswerError, Driver, Given, Settled
from tests.engine.duels import GAMES, Moment, begun, moment


@dataclass(eq=False)
class Branch:
    """One driver and what is expected of it.

    Args:
        game: what it plays.
        seed: seed of its chance.
        driver: the driver under test.
        given: its answers, kept separately from the driver's record.
        now: its expected state.
    """

    game: str
    seed: int
    driver: Driver
    given: list[Given] = field(default_factory=list)
    now: Moment | None = None

    def expect(self, given: list[Given]) -> None:
        """Work out the expected state of the driver after these entries, from the beginning and without clones."""
        model = begun(self.game, self.seed, keep=False)
        model.replay(given)
        self.given, self.now = given, moment(model)


def answers(prompt: Prompt) -> st.SearchStrategy[Answer]:
    """Everything that may be answered to a prompt."""
    indexes = st.integers(0, len(prompt.options) - 1)
    if prompt.single:
        return indexes
    if prompt.secret:
        return st.tuples(indexes, indexes)
    several = st.lists(indexes, min_size=prompt.least, max_size=prompt.limit, unique=True)
    return several.map(tuple)


SEATS = st.sampled_from((1, 2))


class Branching(RuleBasedStateMachine):
    """Branches of duels that are played on in any order."""

    branches = Bundle("branches")

    def __init__(self) -> None:
        super().__init__()
        self.all: list[Branch] = []

    def grow(self, branch: Branch, given: list[Given]) -> Branch:
        """Add a branch whose expected state is the one after these entries."""
        branch.expect(given)
        self.all.append(branch)
        return branch

    @rule(target=branches, game=st.sampled_from(sorted(GAMES)), seed=st.integers(0, 2**64 - 1))
    def begin(self, game: str, seed: int) -> Branch:
        return self.grow(Branch(game, seed, begun(game, seed)), [])

    @rule(branch=branches, data=st.data(), times=st.integers(1, 6))
    def play_on(self, branch: Branch, data: st.DataObject, times: int) -> None:
        given = list(branch.given)
        while branch.driver.prompt is not None and times:
            answer = data.draw(answers(branch.driver.prompt))
            branch.driver.answer(answer)
            given.append(answer)
            times -= 1
        branch.expect(given)

    @rule(branch=branches, data=st.data())
    def take_back(self, branch: Branch, data: st.DataObject) -> None:
        if branch.given:
            decisions = data.draw(st.integers(1, len(branch.given)))
            branch.driver.undo(decisions)
            branch.expect(branch.given[:-decisions])

    @rule(branch=branches)
    def take_back_and_give_again(self, branch: Branch) -> None:
        if branch.given:
            branch.driver.undo()
            branch.driver.replay(branch.given[-1:])

    @rule(target=branches, branch=branches, data=st.data())
    def branch_off(self, branch: Branch, data: st.DataObject) -> Any:
        if len(self.all) == 6:
            return multiple()
        count = data.draw(st.integers(0, len(branch.given)))
        twin = Branch(branch.game, branch.seed, branch.driver.fork(count))
        return self.grow(twin, branch.given[:count])

    @rule(branch=branches, seat=SEATS)
    def concede(self, branch: Branch, seat: int) -> None:
        self.settle(branch, Settled(3 - seat, "conceded"), lambda: branch.driver.concede(seat))

    @rule(branch=branches)
    def agree_on_a_draw(self, branch: Branch) -> None:
        self.settle(branch, Settled(0, "agreed"), branch.driver.agree_draw)

    def settle(self, branch: Branch, end: Settled, settle: Callable[[], None]) -> None:
        """End a duel that runs; a finished one cannot be ended again."""
        if branch.driver.prompt is None:
            with pytest.raises(AnswerError):
                settle()
        else:
            settle()
            branch.expect([*branch.given, end])

    @rule(branch=branches, bad=st.sampled_from((-1, 1000, (1000,), None)))
    def answer_badly(self, branch: Branch, bad: Any) -> None:
        with pytest.raises(AnswerError):
            branch.driver.answer(bad)

    @invariant()
    def every_branch_stands_where_its_record_leads(self) -> None:
        for branch in self.all:
            assert moment(branch.driver) == branch.now
            assert branch.driver.given == branch.given


Branching.TestCase.settings = settings(max_examples=60, stateful_step_count=30)
TestBranching = Branching.TestCase
