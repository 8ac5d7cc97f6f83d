"""Chance in marks, and in matches that begin at one: faces, or numbers counted from 0 in older marks."""

from pathlib import Path

import pytest

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.marks import scenario_text
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.testing.scenario import run_file
from tests.journal.matches import again, containment_ruleset

OLD = """
title = "A mark"
ruleset = "containment"
opens_after = 2
random = [4]
pass_unmentioned = true
[start.seat1]
site = { 1f1 = "Inkwell Tide" }
[[step]]
seat = 1
ask = "priority"
choose = "activate"
[[step]]
seat = 1
ask = "sandbox"
choose = "seat2.keter"
[expect]
"seat2.keter.protection" = 9
"""
NEW = OLD.replace("[4]", "[5]").replace('ask = "priority"', 'ask = "priority"\nturn = 1', 1)


@pytest.mark.parametrize("text", [OLD, NEW])
def test_a_mark_of_any_version_keeps_its_rolls(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mark.toml"
    path.write_text(text, encoding="utf-8")
    assert run_file(path).failures == []
    path.write_text(text.replace("random = [", "random = [1, "), encoding="utf-8")
    assert run_file(path).failures


def protection(record: Record) -> object:
    """What is left of the sandbox that Inkwell Tide damages, once both players have passed."""
    while record.driver.duel.stack:
        assert record.prompt is not None
        record.answer(answer_for(record.driver, record.prompt, "pass"))
    return record.setup.ruleset.measure(record.driver.duel, "seat2.keter.protection")


@pytest.mark.parametrize("text", [OLD, NEW])
def test_a_match_that_begins_at_a_mark_resumes_with_its_rolls(text: str, tmp_path: Path) -> None:
    path = tmp_path / "mark.toml"
    path.write_text(text, encoding="utf-8")
    record = Record.start(Recipe(containment_ruleset(), scenario=str(path)).build(), tmp_path)
    record.begin()
    record.close()
    assert record.path is not None
    later = again(record.path)
    later.begin()
    assert protection(later) == 9


def test_a_mark_has_the_faces_that_were_rolled(tmp_path: Path) -> None:
    path = tmp_path / "mark.toml"
    path.write_text(NEW, encoding="utf-8")
    record = Record(Recipe(containment_ruleset(), scenario=str(path)).build())
    record.begin()
    assert protection(record) == 9
    text = scenario_text(record.driver, record.setup)
    assert "random = [5]" in text
    path.write_text(text, encoding="utf-8")
    assert run_file(path).failures == []


def test_a_mark_of_any_version_need_not_name_the_turns_of_its_opening(tmp_path: Path) -> None:
    path = tmp_path / "mark.toml"
    path.write_text(MARK_OVER_PHASES, encoding="utf-8")
    assert run_file(path).failures == []
    path.write_text(MARK_OVER_PHASES.replace("opens_after = 2\n", ""), encoding="utf-8")
    (found,) = run_file(path).failures
    assert "step 2" in found
    assert 'add phase = "event"' in found


MARK_OVER_PHASES = """
title = "A mark that leads over the end of a phase"
ruleset = "dimensional_rift"
opens_after = 2
[start.seat1]
field."1C3" = { card = "Chapel Marksman", mana = 2 }
[start.seat2]
field."2C4" = "Gatewright"
[[step]]
seat = 1
ask = "priority"
choose = "pass"
[[step]]
seat = 1
ask = "event"
choose = "battle"
[[step]]
seat = 1
ask = "priority"
"""
