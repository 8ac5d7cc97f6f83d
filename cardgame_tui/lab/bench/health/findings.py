"""What a health report finds: for each question what was measured, what is wanted, and a verdict."""

from collections.abc import Sequence
from math import isinf
from typing import Literal, TypeAlias

from cardgame_tui.lab.bench.health.evidence import FEWEST, Evidence
from cardgame_tui.lab.bench.health.questions import QUESTIONS, HealthQuestion
from cardgame_tui.lab.bench.table import number_words
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.value import value

Outcome: TypeAlias = Literal["works", "breaks", "not sure", "measured"]
"""Inside what is wanted, outside of it, not known yet, or nothing is wanted."""
SIGNS: dict[Outcome, str] = {"works": "·", "breaks": "×", "not sure": "±", "measured": " "}
"""The shape of each."""


@value
class Finding:
    """The answer to a question.

    Args:
        question: the question.
        found: what was measured.
        wanted: the least and the most that is wanted; None where nothing is.
        outcome: how both agree.
        measure: the measure in words.
        sentence: the finding as a sentence.
        wrong: what is wrong with it, if it breaks, as part of a sentence.
        again: whether a break shows in both halves of the duels.
        duels: how many duels it is about.
    """

    question: HealthQuestion
    found: Interval
    wanted: tuple[float, float] | None
    outcome: Outcome
    measure: str
    sentence: str
    wrong: str
    again: bool
    duels: int

    @property
    def interval(self) -> str:
        """Where the true value lies, in words; empty where that is not known."""
        found, style = self.found, self.question.style
        if not found.known:
            return ""
        return f"{number_words(found.low, style).removesuffix(' %')} to {number_words(found.high, style)}"

    @property
    def most(self) -> float:
        """The right end of a scale on which the measure and what is wanted are drawn; the left one is 0."""
        if self.question.style == "share":
            return 1.0
        ends = (self.found.middle, self.found.high, *(self.wanted or ()))
        return 1.25 * max((end for end in ends if not isinf(end)), default=1.0) or 1.0

    @property
    def wanted_words(self) -> str:
        """What is wanted, in words; empty where nothing is."""
        if self.wanted is None:
            return ""
        low, high = self.wanted
        scale = 100 if self.question.style == "share" else 1
        ends = [f"{scale * end:.0f}" for end in self.wanted if not isinf(end)]
        if low == 0:
            return f"{ends[1]} or {'fewer' if self.question.style == 'count' else 'less'}"
        return f"{ends[0]} or more" if isinf(high) or (scale == 100 and high == 1) else f"{ends[0]} to {ends[1]}"


def findings_of(evidence: Evidence) -> Sequence[Finding]:
    """The answers to all questions that have one."""
    halves = (evidence.half(0), evidence.half(1)) if evidence.finished else ()
    found = (_finding(question, evidence, halves) for question in QUESTIONS)
    return [each for each in found if each is not None]


def _finding(question: HealthQuestion, evidence: Evidence, halves: Sequence[Evidence]) -> Finding | None:
    found = question.measured(evidence)
    if found is None:
        return None
    wanted, duels = question.wanted(evidence), len(evidence.finished)
    outcome = outcome_of(found, wanted, duels)
    if outcome == "breaks" and not question.tells(evidence):
        outcome = "not sure"
    breaks = outcome == "breaks" and wanted is not None
    measure = number_words(found.middle, question.style)
    unit = question.unit.format(turn=evidence.turn, cards=len(evidence.cards))
    return Finding(
        question,
        found,
        wanted,
        outcome,
        f"{measure} {unit}".rstrip(),
        question.said(found, evidence),
        question.wrong(found, evidence) if breaks else "",
        breaks and all(_outside(question.measured(half), wanted) for half in halves),
        duels,
    )


def outcome_of(found: Interval, wanted: tuple[float, float] | None, duels: int) -> Outcome:
    """Whether what was measured is what is wanted: only where the interval lies on one side of each end.

    Args:
        found: what was measured.
        wanted: the least and the most that is wanted; None where nothing is.
        duels: how many duels it is about.
    """
    if wanted is None:
        return "measured"
    if duels < FEWEST or not found.known:
        return "not sure"
    low, high = wanted
    if low <= found.low and found.high <= high:
        return "works"
    return "breaks" if found.high < low or found.low > high else "not sure"


def _outside(found: Interval | None, wanted: tuple[float, float] | None) -> bool:
    return found is not None and wanted is not None and not wanted[0] <= found.middle <= wanted[1]
