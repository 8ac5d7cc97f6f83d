"""No bot that thinks, or has learned, does what a person laughs at."""

from pathlib import Path

import pytest

from cardgame_tui.testing.scenario import Status, run_file
from tests.bots.silly.laughed_at import FOLDER, read_position, silly_answers

POSITIONS = sorted(FOLDER.glob("*.toml"))
BY_NAME = [path.stem for path in POSITIONS]


@pytest.mark.parametrize("path", POSITIONS, ids=BY_NAME)
def test_a_position_is_a_scenario_with_silly_answers_and_others(path: Path) -> None:
    position = read_position(path)
    report = run_file(path)
    assert report.status is Status.HOLDS, str(report)
    assert position.driver.prompt is not None
    assert 0 < len(position.silly) < len(position.driver.prompt.options)
    assert 0 < silly_answers(position, "random", 40) < 40


@pytest.mark.parametrize("path", POSITIONS, ids=BY_NAME)
@pytest.mark.parametrize(("bot", "seeds"), [("quick", 40), ("ismcts", 3)])
def test_no_answer_is_silly(path: Path, bot: str, seeds: int) -> None:
    assert silly_answers(read_position(path), bot, seeds) == 0
