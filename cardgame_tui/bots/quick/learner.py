"""Learns weights from what answers led to."""

from collections.abc import Iterable
from math import log, sqrt

from cardgame_tui.bots.quick.policy import Pick, Policy
from cardgame_tui.engine.shown.glance import Glance, Pairs

DOUBT = 0.1
"""How much doubt counts, compared with what answers are worth: else bluffs and calls chase each other."""


class Learner:
    """Changes the weights of a policy by small steps (Adagrad: weights that changed much change less).

    Args:
        policy: what learns.

    Attributes:
        spent: how much each weight of `Policy.main` has been changed, as the sum of squares.
        spent_more: the same of `Policy.more`.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.spent: dict[str, dict[str, float]] = {}
        self.spent_more: dict[str, float] = {}

    def step(self, seen: Glance, found: Iterable[Pick], worth: float, rate: float) -> None:
        """Make picks likelier, or less likely where they are worth less than nothing.

        Args:
            seen: the prompt.
            found: what was picked.
            worth: how much.
            rate: the length of a step.
        """
        for pick in found:
            doubt = -sum([chance * log(chance) for chance in pick.likely if chance > 0.0])
            for place, (index, chance) in enumerate(zip(pick.among, pick.likely, strict=True)):
                slope = worth * ((place == pick.taken) - chance)
                if chance > 0.0:
                    slope -= DOUBT * chance * (log(chance) + doubt)
                if abs(slope) > 0.001:
                    self._push(seen.situation, seen.main[index], seen.more[index], slope, rate)

    def _push(self, situation: Pairs, pairs: Pairs, words: list[str], slope: float, rate: float) -> None:
        main, spent = self.policy.main, self.spent
        for word, amount in pairs:
            row, used, much = main.get(word), spent.get(word), slope * amount
            if row is None or used is None:
                row, used = main.setdefault(word, {}), spent.setdefault(word, {})
            for context, weight in situation:
                change = much * weight
                total = used[context] = used.get(context, 0.01) + change * change
                row[context] = row.get(context, 0.0) + rate * change / sqrt(total)
        more, used = self.policy.more, self.spent_more
        for word in words:
            total = used[word] = used.get(word, 0.01) + slope * slope
            more[word] = more.get(word, 0.0) + rate * slope / sqrt(total)


class Outlook:
    """How well a seat will do: a sum of weights of the words of the situation. It learns from what became of it.

    Attributes:
        weights: of the words.
        spent: how much each has been changed, as the sum of squares.
    """

    def __init__(self) -> None:
        self.weights: dict[str, float] = {}
        self.spent: dict[str, float] = {}

    def of(self, situation: Pairs) -> float:
        """What is expected, mostly between -1 and 1."""
        get = self.weights.get
        return sum([get(word, 0.0) * amount for word, amount in situation])

    def step(self, situation: Pairs, missed: float, rate: float) -> None:
        """Learn by how much an expectation was too low."""
        weights, spent = self.weights, self.spent
        for word, amount in situation:
            change = missed * amount
            total = spent[word] = spent.get(word, 0.01) + change * change
            weights[word] = weights.get(word, 0.0) + rate * change / sqrt(total)
