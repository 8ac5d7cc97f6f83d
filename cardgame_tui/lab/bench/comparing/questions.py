"""What the bench asks: each question once, with its measure, when the answer is yes, and its words."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY
from functools import cache
from math import inf

from cardgame_tui.lab.bench.comparing.measures import (
    Pairs,
    deck_wins,
    edge,
    edge_difference,
    mean_difference,
    mean_of,
    pairs_with,
    share_change,
    unit_share,
)
from cardgame_tui.lab.bench.plan import Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.table import Style
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.value import value


@value
class Question:
    """A question about two lines of duels. In its words, ``{turn}`` stands for what the game calls a turn.

    Args:
        title: such as ``Faster``.
        larger: whether the answer is yes if the measure is larger, rather than smaller.
        unit: the word of a difference.
        style: how the measure is written; shares are compared in points.
        sentence: both measures in words, as ``{now}`` and ``{before}``.
        asked: the question on a page, if that is not the title with a question mark.
        column: the heading in the table of a sweep, whose numbers are above zero where the answer is yes.
    """

    title: str
    _: KW_ONLY
    larger: bool = False
    unit: str = "points"
    style: Style = "share"
    sentence: str = ""
    asked: str = ""
    column: str = ""

    @property
    def counts(self) -> bool:
        """Whether it is about things that are counted, rather than about shares."""
        return self.style != "share"

    def in_unit(self, found: Interval) -> Interval:
        """A measure or a difference, in the unit of the question."""
        scale = 1 if self.counts else 100
        return Interval(scale * found.middle, scale * found.low, scale * found.high)

    def answer(self, difference: Interval) -> bool | None:
        """True for yes, False for no, None where the sign of the difference is not known."""
        return (difference.low > 0) == self.larger if difference.excludes_zero else None


@value
class RunQuestion(Question):
    """A question about two arms of a run, with its measure.

    Args:
        measured: the measure of duels of one arm, None where it is not known of any.
        of_duel: what of a single duel the measure is the mean of, None where that is not known of it; no function
            for a measure that is no mean.
        difference: how much larger the measure is in the first arm, at a confidence.
        yes_if: when the answer is yes.
        method: how the difference is measured.
        known: whether a duel has what is measured.
        usual: whether it is asked, too, if no pair of duels has ended.
        until: its word for ``--until`` and ``--aim``; empty for none.
        heading: the heading of its column in the summary, if the summary does not always have one.
        note: a sentence about that column.
    """

    measured: Callable[[Sequence[DuelRow]], Interval | None]
    difference: Callable[[Pairs, float], Interval]
    yes_if: str
    method: str
    known: Callable[[DuelRow], bool] = lambda row: True
    usual: bool = True
    of_duel: Callable[[DuelRow], float | None] | None = None
    until: str = ""
    heading: str = ""
    note: str = ""

    def among(self, pairs: Pairs) -> Pairs | None:
        """The pairs of duels that have what is measured; None where the question is not asked."""
        found = pairs_with(pairs, self.known)
        return found if found or (self.usual and not pairs) else None


def _difference_of(read: Callable[[DuelRow], float | None]) -> Callable[[Pairs, float], Interval]:
    """The mean difference of something that is known of all duels that are compared."""
    return lambda pairs, confidence: mean_difference(pairs, lambda row: read(row) or 0, confidence)


@cache
def weaker(deck: int) -> RunQuestion:
    """Whether the first or the second deck is weaker without a card."""
    return RunQuestion(
        "Deck weaker without it",
        asked="Weaker without it?",
        sentence="The deck wins {now} instead of {before}",
        measured=lambda rows: deck_wins(rows, deck),
        difference=lambda pairs, confidence: share_change(pairs, lambda row: row.deck_won == deck, confidence),
        yes_if="the deck wins less often without the card",
        method="the difference of its shares of wins, bootstrap",
    )


FASTER = RunQuestion(
    "Faster",
    unit="{turn}s",
    style="number",
    sentence="A duel takes {now} {turn}s instead of {before}",
    column="faster, {turn}s",
    measured=lambda rows: mean_of(rows, lambda row: row.turns, inf),
    difference=_difference_of(lambda row: row.turns),
    yes_if="duels have fewer turns",
    method="the mean difference of turns in pairs, interval of Student's t",
    of_duel=lambda row: row.turns if row.finished else None,
    until="turns",
)
FAIRER = RunQuestion(
    "Fairer",
    sentence="The first player's edge is {now} instead of {before}",
    column="fairer",
    measured=edge,
    difference=edge_difference,
    yes_if="the first player's share of wins is nearer to one half",
    method="the difference of the two distances, bootstrap",
    known=lambda row: row.first > 0,
)
FIRST_PLAYER = RunQuestion(
    "First player wins more",
    larger=True,
    sentence="The first player wins {now} instead of {before}",
    column="first player wins more",
    measured=lambda rows: unit_share(rows, lambda row: row.first_won, lambda row: row.begun),
    difference=lambda pairs, confidence: share_change(
        pairs, lambda row: row.first_won, confidence, lambda row: row.begun
    ),
    yes_if="the first player wins more often",
    method="the difference of the shares of wins, bootstrap",
    known=lambda row: row.first > 0,
    of_duel=lambda row: row.first_won if row.begun else None,
    until="first",
)
FIRST_DECK = RunQuestion(
    "First deck wins more",
    larger=True,
    sentence="The first deck wins {now} instead of {before}",
    column="first deck wins more",
    measured=lambda rows: unit_share(rows, lambda row: row.deck_won == 1, lambda row: row.decided),
    difference=lambda pairs, confidence: share_change(pairs, lambda row: row.deck_won == 1, confidence),
    yes_if="the first deck wins more often; not asked if both decks are equal",
    method="the difference of its shares of wins, bootstrap",
    of_duel=lambda row: row.deck_won == 1 if row.decided else None,
    until="deck",
)
DECISIVE = RunQuestion(
    "More decisive",
    sentence="{now} are drawn instead of {before}",
    column="more decisive",
    measured=lambda rows: unit_share(rows, lambda row: row.drawn, lambda row: row.finished),
    difference=_difference_of(lambda row: row.drawn),
    yes_if="fewer duels are drawn",
    method="the mean difference of draws in pairs, interval of Student's t",
    of_duel=lambda row: row.drawn if row.finished else None,
    until="drawn",
)
CLOSER = RunQuestion(
    "Closer",
    unit="points of life",
    sentence="Life ends {now} apart instead of {before}",
    column="closer",
    measured=lambda rows: mean_of(rows, lambda row: row.apart, 1),
    difference=_difference_of(lambda row: row.apart),
    yes_if="the players' life is less far apart when somebody wins",
    method="the mean difference in pairs that are decided on both sides, interval of Student's t",
    known=lambda row: row.apart is not None,
    usual=False,
    of_duel=lambda row: row.apart if row.finished else None,
    until="apart",
    heading="life apart",
    note="Life apart: how far the players' life is apart when somebody wins, as a share of full life.",
)
LIVELIER = RunQuestion(
    "Livelier",
    larger=True,
    unit="key events a {turn}",
    style="fine",
    sentence="A {turn} has {now} key events instead of {before}",
    column="livelier, events a {turn}",
    measured=lambda rows: mean_of(rows, lambda row: row.key_events_a_turn, inf),
    difference=_difference_of(lambda row: row.key_events_a_turn),
    yes_if="a turn has more key events",
    method="the mean difference of key events a turn in pairs, interval of Student's t",
    known=lambda row: row.key_events_a_turn is not None,
    usual=False,
    of_duel=lambda row: row.key_events_a_turn if row.finished else None,
    until="events",
    heading="key events",
    note="Key events: how many there are in a turn; a replay lists them.",
)

QUESTIONS: Sequence[RunQuestion] = (FASTER, FAIRER, FIRST_PLAYER, FIRST_DECK, DECISIVE, CLOSER, LIVELIER)
"""What is asked of every run that compares arms. A further question is a value more."""


def questions_of(plan: Plan) -> Sequence[RunQuestion]:
    """What is asked of a run that compares arms: of each measure once."""
    if plan.kind == "card":
        return (weaker(plan.changed_deck), *(each for each in QUESTIONS if each != FIRST_DECK))
    return [each for each in QUESTIONS if each != FIRST_DECK or not plan.mirrored]


def narrowed() -> dict[str, RunQuestion]:
    """The questions whose measure `--until` and `--aim` can name, by its word there."""
    return {question.until: question for question in QUESTIONS if question.until}
