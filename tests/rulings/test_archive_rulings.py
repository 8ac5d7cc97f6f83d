"""Rulings of Grand Archive as scenario files that have to hold."""

from pathlib import Path

import pytest

from cardgame_tui.content.scenario import load_scenario
from cardgame_tui.testing.scenario import Status, run_file
from rulesets.grand_archive.ruleset import ArchiveRuleset

GAME = ArchiveRuleset()
FILES = sorted((Path(__file__).parent / "grand_archive").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_ruling_holds(path: Path) -> None:
    report = run_file(path, lambda _: GAME)
    assert report.status is Status.HOLDS, str(report)
    assert load_scenario(path).scenario.cites
