"""Playing samples on for several turns, by what answers were worth in earlier ones: move-average sampling.

Players who answer at random throw away what the turns before gained. So an answer that did well in earlier samples
of the same decision is preferred to others, wherever the question comes up (Finnsson and Björnsson, 2008).
"""

from collections.abc import Hashable

from cardgame_tui.bots.answers import answer_key
from cardgame_tui.bots.bandit import Tried
from cardgame_tui.bots.playing_on import MOST_FOLLOWING, lively_answer, pass_on_priority, worth
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver

__all__ = ["Habits"]

DRAWN = 4
"""Random answers of which the best by habit is given."""


class Habit(Tried):
    """An answer to a question that comes up in many samples. It counts as won until it is tried."""

    __slots__ = ()

    def __init__(self, sign: int) -> None:
        super().__init__(sign)
        self.worth = 1.0


class Habits:
    """What both players have learned to answer in the samples of one decision.

    Args:
        seat: the seat that looks ahead.
        chance: draws the answers.
    """

    def __init__(self, seat: int, chance: Chance) -> None:
        self._seat = seat
        self._chance = chance
        self._habits: dict[tuple[int, Hashable], Habit] = {}

    def play(self, sample: Driver, last: int) -> float:
        """Play a sample on to the end of a turn, learn from what it is worth then, and return that.

        Only the player whose turn it is uses priority; the other passes.

        Args:
            sample: the duel.
            last: number of the turn; if it is over, the present one is meant.
        """
        duel = sample.duel
        given: list[Habit] = []
        last = max(last, duel.turn)
        for _ in range(MOST_FOLLOWING * (last - duel.turn + 1)):
            prompt = sample.prompt
            if prompt is None or duel.turn > last:
                break
            decline = pass_on_priority(prompt) if prompt.seat != duel.active else None
            sample.answer(self._answer(sample, prompt, given) if decline is None else decline)
        mine = worth(sample, self._seat)
        for habit in given:
            habit.count(mine)
        return mine

    def _answer(self, sample: Driver, prompt: Prompt, given: list[Habit]) -> Answer:
        """The best of a few random answers by habit; it is noted, unless there was no choice or it is secret."""
        chance = self._chance
        answer = lively_answer(prompt, chance)
        if prompt.secret or prompt.least == len(prompt.options) == 1:
            return answer
        best = self._habit(sample, prompt, answer)
        for _ in range(DRAWN - 1):
            other = lively_answer(prompt, chance)
            habit = best if other == answer else self._habit(sample, prompt, other)
            if habit.worth > best.worth:
                answer, best = other, habit
        given.append(best)
        return answer

    def _habit(self, sample: Driver, prompt: Prompt, answer: Answer) -> Habit:
        key = prompt.seat, answer_key(sample.duel, prompt, answer, self._seat)
        habit = self._habits.get(key)
        if habit is None:
            habit = self._habits[key] = Habit(1 if prompt.seat == self._seat else -1)
        return habit
