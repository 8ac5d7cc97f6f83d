"""A question of the bench is one value: a further one is answered, worded and tabled without another change."""

from math import inf
from pathlib import Path

import pytest

from cardgame_tui.lab.bench.comparing import questions
from cardgame_tui.lab.bench.comparing.measures import mean_difference, mean_of
from cardgame_tui.lab.bench.comparing.questions import QUESTIONS, RunQuestion, weaker
from cardgame_tui.lab.bench.comparing.verdict_words import verdict_shown
from cardgame_tui.lab.bench.comparing.verdicts import verdicts
from cardgame_tui.lab.bench.comparing.widths import widest
from cardgame_tui.lab.bench.tables import compared, summary
from cardgame_tui.lab.bench.tables.compared import sweep_table
from cardgame_tui.lab.bench.tables.summary import summary_table
from cardgame_tui.lab.statistics import Interval
from tests.lab.bench.runs import plan_of, row

ROOT = Path(__file__).parents[3]

QUICKER = RunQuestion(
    "Quicker",
    unit="decisions",
    style="number",
    sentence="A duel takes {now} decisions instead of {before}",
    column="decisions",
    measured=lambda rows: mean_of(rows, lambda row: row.decisions, inf),
    difference=lambda pairs, confidence: mean_difference(pairs, lambda row: row.decisions, confidence),
    yes_if="duels have fewer decisions",
    method="the mean difference of decisions in pairs, interval of Student's t",
    until="decisions",
    heading="decisions",
    note="Decisions: how many answers a duel takes.",
)
"""A question that the bench does not ask yet."""

PLAN = plan_of(variant="hands=3")
ROWS = [
    row(2 * unit + arm, unit=unit, arm=arm, decisions=(9 if arm else 12) + unit % 3 * (1 + arm))
    for unit in range(1, 41)
    for arm in (0, 1)
]
"""Duels of the second arm have two or three decisions fewer, and one fewer in every third unit."""


@pytest.fixture
def _asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask `QUICKER`, too."""
    for module in (questions, compared, summary):
        monkeypatch.setattr(module, "QUESTIONS", (*QUESTIONS, QUICKER))


@pytest.mark.usefixtures("_asked")
def test_a_further_question_is_one_value() -> None:
    found = next(each for each in verdicts(PLAN, ROWS, "turn") if each.question == QUICKER)
    assert found.answer is True
    assert verdict_shown(found)[:2] == ("Quicker?", "Yes.")
    assert verdict_shown(found).sentence.startswith(
        "A duel takes 11.0 decisions instead of 13.0: 2.0 fewer (95 % "
    )
    sweep = sweep_table(PLAN, "random", [found], "turn")
    assert [column.name for column in sweep.columns] == ["value", "decisions", ""]
    assert [cell.middle for cell in sweep.rows[0] if isinstance(cell, Interval)] == [2.0]  # fewer: yes
    table = summary_table(PLAN, ROWS, "turn")
    assert table.columns[-1].name == "decisions"
    assert [cell.middle for *_, cell in table.rows if isinstance(cell, Interval)] == [13.0, 11.0]
    assert table.notes[-1] == QUICKER.note
    assert widest(PLAN, ROWS, "decisions") == pytest.approx(found.difference.half_width)


@pytest.mark.parametrize("question", [*QUESTIONS, weaker(1)], ids=lambda question: question.title)
def test_the_guide_explains_every_question(question: RunQuestion) -> None:
    rows = [
        line for line in Path(ROOT, "docs", "bench.md").read_text(encoding="utf-8").splitlines() if "|" in line
    ]
    (found,) = (line for line in rows if line.startswith(f"| {question.title} "))
    assert found.endswith(f" | {question.yes_if} | {question.method} |")


@pytest.mark.parametrize("question", [*QUESTIONS, weaker(2)], ids=lambda question: question.title)
def test_every_question_has_its_words(question: RunQuestion) -> None:
    assert {"{now}", "{before}"} <= set(question.sentence.split())


def test_the_second_deck_has_the_other_share() -> None:
    rows = [row(number, winner=1 + (number % 4 == 0)) for number in range(1, 9)]
    assert [each.middle for deck in (1, 2) if (each := weaker(deck).measured(rows))] == [0.75, 0.25]
