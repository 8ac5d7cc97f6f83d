"""A health report in lines, as JSON and as a page."""

import json
import re
from pathlib import Path

import pytest

from cardgame_tui.lab.bench.arms import Asked
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.health.questions import QUESTIONS
from cardgame_tui.lab.bench.playing.session import Limit, play_on
from cardgame_tui.lab.bench.report.page import page_of
from cardgame_tui.lab.bench.report.report import Report
from cardgame_tui.plugins import load_ruleset


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Report:
    """A report of Rune Duel from a few duels."""
    plan = Asked(load_ruleset("rune_duel"), bots=("eager", "random")).plan()
    folder = RunFolder.create(tmp_path_factory.mktemp("runs") / "run", plan)
    play_on(folder, Limit(24))
    return Report(folder)


def test_it_ends_in_lists(report: Report) -> None:
    lines = [*report.in_lines()]
    heads = [line.split(" ")[0] for line in lines if line and not line.startswith((" ", "·", "×", "±"))]
    assert heads[-6:] == ["Works", "Breaks", "Not", "Measured", "Test", "Never"]
    assert any(line.startswith("    cardgame-tui bench rune_duel --bots eager,random ") for line in lines)
    assert "Does the better player win, seats swapped" in lines
    assert "Who wins, by the decks of the first player (left) and of the second" in lines


def test_every_card_and_only_rules_that_the_game_cites_are_counted(report: Report) -> None:
    health = report.health
    assert health is not None
    unused = health.unused
    assert len(health.evidence.cards) == 80
    assert 0 < len(unused.rules) < unused.of_rules < 80
    assert not set(unused.rules) & health.evidence.rules_used


def test_programs_read_it_too(report: Report) -> None:
    found = json.loads(json.dumps(report.as_json()))["health"]
    questions = {each["question"]: each for each in found["questions"]}
    assert set(questions["Does the first player win?"]["measured"]) == {"value", "low", "high"}
    assert questions["How often does the lead change?"]["wanted"] == [1.0, None]
    assert all(each["command"].startswith("cardgame-tui bench rune_duel") for each in found["test_next"])


def test_a_page_needs_nothing_else_and_names_game_and_question(report: Report) -> None:
    page = page_of(report)
    assert "<title>Rune Duel: is it healthy?</title>" in page
    assert page.count('<tr class="') == len(report.health.findings if report.health else ())
    assert not re.search(r"""(src|href)=|url\(|@import|<script""", page)


def test_duels_of_the_ladder_are_in_no_table(report: Report) -> None:
    per_unit = report.plan.duels_of_unit
    assert len(report.everything) == 12 * per_unit
    assert len(report.rows) == 12 * 4
    (summary, *_) = report.tables("summary")
    assert sum(row[1] for row in summary.rows if isinstance(row[1], int)) == 12 * 4


def test_it_is_kept_in_its_folder(report: Report) -> None:
    assert Path(report.folder.path, "options.csv").stat().st_size > 100


def test_the_guide_explains_every_question() -> None:
    guide = Path(__file__).parents[3].joinpath("docs", "bench.md").read_text(encoding="utf-8")
    assert [each.title for each in QUESTIONS if f"\n| {each.title} |" not in guide] == []
