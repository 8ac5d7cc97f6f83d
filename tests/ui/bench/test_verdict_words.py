"""The answers in words: both measures, the difference, and how certain it is."""

import pytest

from cardgame_tui.lab.bench.comparing.measures import Figures
from cardgame_tui.lab.bench.comparing.verdicts import (
    CLOSER,
    DECISIVE,
    FAIRER,
    FASTER,
    LIVELIER,
    WEAKER,
    Verdict,
)
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.ui.bench.verdict_words import verdict_shown


def figures(
    turns: float, first: float, drawn: float, deck1: float = 0.5, apart: float = 0.3, events: float = 2.5
) -> Figures:
    """The figures of 100 duels; intervals do not matter here."""
    at = {name: Interval(middle, 0, 0) for name, middle in (("first", first), ("drawn", drawn), ("deck1", deck1))}
    return Figures(
        duels=100, finished=100, decided=50, begun=50, aborted=0, broke=0, seat1=at["first"],
        turns=Interval(turns, 0, 0), comebacks=None, apart=Interval(apart, 0, 0),
        key_events=Interval(events, 0, 0), **at,
    )  # fmt: skip


NOW, BEFORE = figures(10.1, 0.531, 0.05, 0.45, 0.41), figures(11.0, 0.54, 0.5, 0.52, 0.45, 2.25)


def verdict(question: str, low: float, middle: float, high: float, more: int | None = None) -> Verdict:
    """An answer about 200 pairs."""
    answer = None if low <= 0 <= high else (high < 0) != (question == LIVELIER)
    unit = {FASTER: "turns", LIVELIER: "key events a turn"}.get(question, "points")
    return Verdict(question, 1, "random", answer, Interval(middle, low, high), unit, 0.95, more, 200)


@pytest.mark.parametrize(
    ("found", "answer", "long", "short", "certain"),
    [
        (
            verdict(FASTER, -1.1, -0.9, -0.7), "Yes.",
            "A duel takes 10.1 turns instead of 11.0: 0.9 fewer (95 % 0.7 to 1.1).",
            "-0.9 turns (-1.1 to -0.7)", "clear",
        ),
        (
            verdict(FASTER, 0.7, 0.9, 1.1), "No.",
            "A duel takes 10.1 turns instead of 11.0: 0.9 more (95 % 0.7 to 1.1).",
            "+0.9 turns (+0.7 to +1.1)", "clear",
        ),
        (
            verdict(FAIRER, -4.0, -0.9, 2.2, more=2400), "Cannot tell.",
            "The first player wins 53.1 % instead of 54.0 %: edge -4.0 to +2.2 points.",
            "-0.9 points (-4.0 to +2.2); 2,400 more duels", "chance? 2,400 more duels would tell",
        ),
        (
            verdict(DECISIVE, -0.6, -0.45, -0.3), "Yes.",
            "5.0 % are drawn instead of 50.0 %: 0.45 points less (95 % 0.30 to 0.60).",
            "-0.45 points (-0.60 to -0.30)", "clear",
        ),
        (
            verdict(CLOSER, -6, -4, -2), "Yes.",
            "Life ends 41.0 % apart instead of 45.0 %: 4.0 points less (95 % 2.0 to 6.0).",
            "-4.0 points (-6.0 to -2.0)", "clear",
        ),
        (
            verdict(LIVELIER, 0.15, 0.25, 0.35), "Yes.",
            "A turn has 2.50 key events instead of 2.25: 0.25 more (95 % 0.15 to 0.35).",
            "+0.25 key events a turn (+0.15 to +0.35)", "clear",
        ),
        (
            verdict(LIVELIER, -0.35, -0.25, -0.15), "No.",
            "A turn has 2.50 key events instead of 2.25: 0.25 fewer (95 % 0.15 to 0.35).",
            "-0.25 key events a turn (-0.35 to -0.15)", "clear",
        ),
        (
            verdict(WEAKER, -9, -7, -5), "Yes.",
            "The deck wins 45.0 % instead of 52.0 %: 7.0 points less (95 % 5.0 to 9.0).",
            "-7.0 points (-9.0 to -5.0)", "clear",
        ),
    ],
)  # fmt: skip
def test_an_answer_names_both_measures(found: Verdict, answer: str, long: str, short: str, certain: str) -> None:
    assert verdict_shown(found, NOW, BEFORE)[1:] == (answer, long, short, certain)


def test_the_second_deck_has_the_other_share() -> None:
    assert "wins 55.0 % instead of 48.0 %" in verdict_shown(verdict(WEAKER, 5, 7, 9), NOW, BEFORE, 2).long


def test_equal_pairs_say_so() -> None:
    shown = verdict_shown(verdict(DECISIVE, 0, 0, 0), NOW, BEFORE)
    assert (shown.long, shown.certain) == ("No difference in any of the 200 pairs of duels.", "the same")


def test_no_pairs_say_so() -> None:
    none = Verdict(FASTER, 1, "random", None, Interval(0, float("-inf"), float("inf")), "turns", 0.95, None, 0)
    assert verdict_shown(none, NOW, BEFORE).long == "No pair of duels ended by the rules."
