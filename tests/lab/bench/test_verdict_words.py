"""The answers in words: both measures, the difference, and how certain it is."""

from dataclasses import replace

import pytest

from cardgame_tui.lab.bench.comparing.questions import (
    CLOSER,
    DECISIVE,
    FAIRER,
    FASTER,
    LIVELIER,
    Question,
    weaker,
)
from cardgame_tui.lab.bench.comparing.verdict_words import verdict_shown
from cardgame_tui.lab.bench.comparing.verdicts import Verdict
from cardgame_tui.lab.statistics import Interval

BOTH: dict[Question, tuple[float, float]] = {
    FASTER: (10.1, 11.0),
    FAIRER: (0.031, 0.04),
    DECISIVE: (0.05, 0.5),
    CLOSER: (0.41, 0.45),
    LIVELIER: (2.5, 2.25),
    weaker(1): (0.45, 0.52),
}
"""What was measured in both arms."""


def verdict(question: Question, low: float, middle: float, high: float, more: int | None = None) -> Verdict:
    """An answer about 200 pairs."""
    answer = None if low <= 0 <= high else (high < 0) != question.larger
    found = Interval(middle, low, high)
    return Verdict(question, 1, "random", answer, found, "turn", 0.95, more, 200, BOTH[question])


@pytest.mark.parametrize(
    ("found", "answer", "long", "short", "certain"),
    [
        (
            verdict(FASTER, -1.1, -0.9, -0.7), "Yes.",
            "A duel takes 10.1 turns instead of 11.0: 0.9 fewer (95 % 0.7 to 1.1).",
            "0.9 fewer turns (0.7 to 1.1)", "clear",
        ),
        (
            verdict(FASTER, 0.7, 0.9, 1.1), "No.",
            "A duel takes 10.1 turns instead of 11.0: 0.9 more (95 % 0.7 to 1.1).",
            "0.9 more turns (0.7 to 1.1)", "clear",
        ),
        (
            verdict(FAIRER, -4.0, -0.9, 2.2, more=2400), "Cannot tell.",
            "The first player's edge is 3.1 % instead of 4.0 %: 95 % 4.0 less to 2.2 more.",
            "4.0 less to 2.2 more; 2,400 more duels", "chance? 2,400 more duels would tell",
        ),
        (
            verdict(DECISIVE, -0.6, -0.45, -0.3), "Yes.",
            "5.0 % are drawn instead of 50.0 %: 0.45 less (95 % 0.30 to 0.60).",
            "0.45 points less (0.30 to 0.60)", "clear",
        ),
        (
            verdict(CLOSER, -6, -4, -2), "Yes.",
            "Life ends 41.0 % apart instead of 45.0 %: 4.0 less (95 % 2.0 to 6.0).",
            "4.0 points less (2.0 to 6.0)", "clear",
        ),
        (
            verdict(LIVELIER, 0.15, 0.25, 0.35), "Yes.",
            "A turn has 2.50 key events instead of 2.25: 0.25 more (95 % 0.15 to 0.35).",
            "0.25 more key events (0.15 to 0.35)", "clear",
        ),
        (
            verdict(LIVELIER, -0.35, -0.25, -0.15), "No.",
            "A turn has 2.50 key events instead of 2.25: 0.25 fewer (95 % 0.15 to 0.35).",
            "0.25 fewer key events (0.15 to 0.35)", "clear",
        ),
        (
            verdict(weaker(1), -9, -7, -5), "Yes.",
            "The deck wins 45.0 % instead of 52.0 %: 7.0 less (95 % 5.0 to 9.0).",
            "7.0 points less (5.0 to 9.0)", "clear",
        ),
    ],
)  # fmt: skip
def test_an_answer_names_both_measures(found: Verdict, answer: str, long: str, short: str, certain: str) -> None:
    shown = verdict_shown(found)
    assert (shown.answer, shown.long, shown.short, shown.certain) == (answer, long, short, certain)


def test_without_measures_the_difference_is_named_alone() -> None:
    found = replace(verdict(FASTER, -1.1, -0.9, -0.7), both=None)
    assert verdict_shown(found).long == "0.9 fewer turns (95 % 0.7 to 1.1)."


def test_equal_pairs_say_so() -> None:
    shown = verdict_shown(verdict(DECISIVE, 0, 0, 0))
    assert (shown.long, shown.certain) == ("No difference in any of the 200 pairs of duels.", "the same")


def test_no_pairs_say_so() -> None:
    none = Verdict(FASTER, 1, "random", None, Interval(0, float("-inf"), float("inf")), "turn", 0.95, None, 0)
    assert verdict_shown(none).long == "No pair of duels ended by the rules."
