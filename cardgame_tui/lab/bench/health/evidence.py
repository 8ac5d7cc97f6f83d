"""What the duels of a health report show, counted once."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from math import sqrt
from statistics import NormalDist

from cardgame_tui.lab.bench.comparing.measures import of_arm, unit_share
from cardgame_tui.lab.bench.health.cards import CardUse, card_uses
from cardgame_tui.lab.bench.plan import VERSUS, Plan
from cardgame_tui.lab.bench.rows import CardRow, DuelRow, OptionRow, QuestionRow, RuleRow
from cardgame_tui.lab.statistics import CONFIDENCE, Interval
from cardgame_tui.play.setup import Setup

FEWEST = 30
"""Fewest duels that say something."""


class Evidence:
    """The duels of a run, and what happened in them.

    Args:
        plan: the run.
        rows: its duels, also those of its ladder.
        turn: what the game calls a turn.
        cards: its cards.
        questions: its questions.
        rules: its rules.
        options: the options of its questions.

    Attributes:
        plan: the run.
        turn: what the game calls a turn.
        rows: the duels in which both seats are played alike.
        pairs: for each pair of bots its duels.
    """

    def __init__(
        self,
        plan: Plan,
        rows: Iterable[DuelRow],
        turn: str,
        cards: Iterable[CardRow] = (),
        questions: Iterable[QuestionRow] = (),
        rules: Iterable[RuleRow] = (),
        options: Iterable[OptionRow] = (),
    ) -> None:
        self.plan = plan
        self.turn = turn
        self.rows: list[DuelRow] = []
        self.pairs: dict[str, list[DuelRow]] = {pair: [] for pair in plan.ladder}
        for row in rows:
            (self.pairs.setdefault(row.bot, []) if VERSUS in row.bot else self.rows).append(row)
        self._finished = {row.number: row for row in self.rows if row.finished}
        self._cards = [row for row in cards if row.number in self._finished]
        self._questions = [row for row in questions if row.number in self._finished]
        self._rules = [row for row in rules if row.number in self._finished]
        self._options = [row for row in options if row.number in self._finished]

    def half(self, which: int) -> "Evidence":
        """What every other unit of duels shows alone: of the odd units, 1, or of the even ones, 0."""
        rows = [*self.rows, *(row for each in self.pairs.values() for row in each)]
        kept = [row for row in rows if row.unit % 2 == which]
        return Evidence(self.plan, kept, self.turn, self._cards, self._questions, self._rules, self._options)

    @property
    def finished(self) -> Sequence[DuelRow]:
        """The duels that ended by their rules, both seats played alike."""
        return list(self._finished.values())

    @cached_property
    def setup(self) -> Setup:
        """The set-up of the first arm."""
        return self.plan.arms[0].setup()

    @property
    def with_decks(self) -> Sequence[DuelRow]:
        """Those of the first deck against the second; none where both are equal."""
        return [] if self.plan.arms[0].mirrored else of_arm(self.rows, 0, self.plan.bots[0])

    @property
    def decks(self) -> tuple[str, str]:
        """The names of both decks."""
        one, two = self.plan.arms[0].header.deck_names
        return one or "the first deck", two or "the second deck"

    @property
    def better_wins(self) -> Sequence[tuple[str, str, Interval]]:
        """For each pair of bots that met, the better one, the other, and how often the better one wins."""
        met = [(pair.partition(VERSUS), rows) for pair, rows in self.pairs.items() if any(r.decided for r in rows)]
        return [
            (better, other, unit_share(rows, lambda row: row.deck_won == 1, lambda row: row.decided))
            for (better, _, other), rows in met
        ]

    @cached_property
    def cards(self) -> Sequence[CardUse]:
        """What became of each card."""
        return card_uses(self._cards, self._finished)

    @property
    def forced(self) -> Mapping[int, float]:
        """For each duel, the share of its questions to which only one answer was possible."""
        asked: dict[int, list[int]] = defaultdict(lambda: [0, 0])
        for row in self._questions:
            asked[row.number][0] += row.asked
            asked[row.number][1] += row.forced
        return {number: forced / every for number, (every, forced) in asked.items() if every}

    @property
    def rules_used(self) -> set[str]:
        """The rules that were at work."""
        return {row.rule for row in self._rules}

    @property
    def never_picked(self) -> Sequence[tuple[str, str, int]]:
        """Questions, and kinds of options that they offered and nobody picked, and how often they were offered."""
        offered: Counter[tuple[str, str]] = Counter()
        picked: Counter[tuple[str, str]] = Counter()
        for row in self._options:
            offered[row.question, row.option] += row.offered
            picked[row.question, row.option] += row.picked
        found = [(*key, count) for key, count in offered.items() if not picked[key] and count >= FEWEST]
        return sorted(found, key=lambda each: -each[2])

    def duel(self, number: int) -> DuelRow:
        """A duel that ended by its rules."""
        return self._finished[number]


def quantile(values: Sequence[float], share: float) -> Interval:
    """The value below which a share of all values lies, with the ranks between which it lies.

    Args:
        values: at least one.
        share: such as 0.9.
    """
    ordered, count = sorted(values), len(values)
    reach = NormalDist().inv_cdf((1 + CONFIDENCE) / 2) * sqrt(count * share * (1 - share))
    middle, low, high = (
        float(ordered[max(0, min(count - 1, round(rank)))])
        for rank in (share * count, share * count - reach - 1, share * count + reach)
    )
    return Interval(middle, low, high)
