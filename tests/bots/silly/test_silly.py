"""The quick bot does nothing that a person laughs at, nor does the searching bot but in one position."""

from pathlib import Path

import pytest

from cardgame_tui.testing.scenario import Status, run_file
from tests.bots.silly.laughed_at import FOLDER, read_position, silly_answers

POSITIONS = sorted(FOLDER.glob("*.toml"))
BY_NAME = [path.stem for path in POSITIONS]
TOO_DEEP = "rift_strikes"
"""The position in which `ismcts` with 200 samples gives silly answers: see docs/bots.md."""


@pytest.mark.parametrize("path", POSITIONS, ids=BY_NAME)
def test_a_position_is_a_scenario_with_silly_answers_and_others(path: Path) -> None:
    position = read_position(path)
    report = run_file(path)
    assert report.status is Status.HOLDS, str(report)
    assert position.driver.prompt is not None
    assert 0 < len(position.silly) < len(position.driver.prompt.options)
    assert 0 < silly_answers(position, "random", 40) < 40


@pytest.mark.parametrize("path", POSITIONS, ids=BY_NAME)
def test_no_answer_of_the_quick_bot_is_silly(path: Path) -> None:
    assert silly_answers(read_position(path), "quick", 40) == 0


@pytest.mark.parametrize("name", sorted({*BY_NAME} - {TOO_DEEP}))
def test_no_answer_of_the_searching_bot_is_silly(name: str) -> None:
    assert silly_answers(read_position(FOLDER / f"{name}.toml"), "ismcts", 3) == 0
