"""Duels in which the quick bot learns: it plays both seats, and answers that turned out well become likelier.

An answer is judged by what the seat expects at its next question, beyond what it expected before, and less and
less by what comes later (an actor with a critic, and generalized advantage estimation: Schulman and others, 2016).
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardgame_tui.bots.quick.learner import Learner, Outlook
from cardgame_tui.bots.quick.policy import Pick, Policy, answer_of_picks, picks
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, Start
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.engine.shown.glance import Glance, Pairs, glance
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset

RATE = 0.02
"""The length of a step."""
LATER = 0.9
"""How much what comes one question later counts for an answer."""
LONGEST = 1000
"""Questions of a duel at most: where nothing happens nothing is learned. The game then judges how it stands."""
MOST = 3.0
"""The most that an answer counts, in usual differences from what was expected."""
SETTLED = 0.001
"""How quickly the usual difference is learned."""


class Moment(NamedTuple):
    """An answer of a seat.

    Args:
        seen: what it saw.
        found: what it picked.
        standing: the situation, with how the game judges it.
        expected: how well it expected to do.
    """

    seen: Glance
    found: Sequence[Pick]
    standing: Pairs
    expected: float


class School:
    """Learns one game.

    Args:
        ruleset: the game.
        starts: makes the start of a duel from its number and a seed.
        seed: seed of all duels and answers.

    Attributes:
        policy: what was learned.
        duels: how many duels were played.
        decisions: how many answers were given in them.
        usual: the square of how far expectations are usually off.
    """

    def __init__(self, ruleset: Ruleset, starts: Callable[[int, int], Start], seed: int) -> None:
        self._ruleset = ruleset
        self._starts = starts
        self.seed = seed
        self.policy = Policy()
        self.learner = Learner(self.policy)
        self.outlook = Outlook()
        self.duels = self.decisions = 0
        self.usual = 0.05

    def play(self) -> None:
        """Play the next duel and learn from it."""
        number = self.duels + 1
        start = self._starts(number, seed_for(self.seed, Purpose.DUEL, number))
        driver = Driver(self._ruleset, start, keep=False, log=False)
        chance = Chance(seed_for(self.seed, Purpose.ANSWERS, number))
        moments: dict[int, list[Moment]] = {seat: [] for seat in SEATS}
        given = 0
        while (prompt := driver.prompt) is not None and given < LONGEST:
            given += 1
            if len(prompt.options) == 1 and prompt.single:
                driver.answer(0)
                continue
            seats = SEATS if prompt.secret else (prompt.seat,)
            answers = []
            for seat in seats:
                moment = self._moment(driver, prompt, seat, chance)
                moments[seat].append(moment)
                answers.append(answer_of_picks(prompt, moment.found))
            driver.answer((_one(answers[0]), _one(answers[1])) if prompt.secret else answers[0])
            self.decisions += len(seats)
        for seat in SEATS:
            judge = self._ruleset.evaluate if driver.result is None else self._ruleset.payoff
            end = judge(driver.duel, seat)
            self._learn(moments[seat], end)
        self.duels = number

    def _moment(self, driver: Driver, prompt: Prompt, seat: int, chance: Chance) -> Moment:
        seen = glance(self._ruleset, driver.duel, seat, prompt)
        found = picks(prompt, self.policy.scores(seen), chance, seen.needless)
        standing = [*seen.situation, ("judged", self._ruleset.evaluate(driver.duel, seat))]
        return Moment(seen, found, standing, self.outlook.of(standing))

    def _learn(self, moments: Sequence[Moment], end: float) -> None:
        """Learn from the answers of a seat, the last one first."""
        better, then = 0.0, end
        for moment in reversed(moments):
            better = then - moment.expected + LATER * better
            self.usual += SETTLED * (better * better - self.usual)
            self.outlook.step(moment.standing, max(-1.0, min(1.0, better)), RATE)
            worth = better / (self.usual**0.5 + SETTLED)
            self.learner.step(moment.seen, moment.found, max(-MOST, min(MOST, worth)), RATE)
            then = moment.expected


def _one(answer: object) -> int:
    assert isinstance(answer, int)
    return answer
