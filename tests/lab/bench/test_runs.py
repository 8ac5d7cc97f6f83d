"""The list of runs: the last one first, and why one of them cannot be read."""

import os
from pathlib import Path

import pytest

from cardgame_tui.lab.bench.folders import runs as listing
from cardgame_tui.lab.bench.folders.folder import RUN_FILE
from cardgame_tui.lab.bench.folders.runs import open_or_create, question_of, run_folder, runs
from cardgame_tui.lab.bench.playing.session import Limit, play_on
from tests.lab.bench.runs import plan_of


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of runs."""
    monkeypatch.setattr(listing, "runs_dir", lambda: tmp_path / "runs")
    return tmp_path / "runs"


def test_there_are_no_runs_at_first() -> None:
    assert runs() == []


def test_the_run_played_last_is_the_first(own_folder: Path) -> None:
    for when, words in enumerate(("hands=3", "hands=5", "hands=7"), 1):
        plan = plan_of(variant=words)
        folder = open_or_create(run_folder("leduc", plan), plan)
        play_on(folder, Limit(games=when))
        os.utime(folder.path / RUN_FILE, (when * 1000, when * 1000))
    found = runs()
    assert [(each.plan.arms[1].name, each.duels) for each in found if each.plan] == [
        ("hands=7", 6), ("hands=5", 4), ("hands=3", 2),
    ]  # fmt: skip
    assert found[0].age < found[1].age


def test_a_run_is_opened_again_under_its_name() -> None:
    plan = plan_of(variant="hands=3")
    play_on(open_or_create(run_folder("leduc", plan), plan), Limit(games=2))
    assert open_or_create(run_folder("leduc", plan), plan).duels == 4


def test_what_cannot_be_read_says_why(own_folder: Path) -> None:
    (own_folder / "other").mkdir(parents=True)
    plan = plan_of()
    play_on(open_or_create(own_folder / "run", plan), Limit(games=1))
    (own_folder / "run" / "cards.csv").unlink()
    assert {each.path.name: each.fault for each in runs()} == {
        "other": f"is not the folder of a run: it has no {RUN_FILE}",
        "run": "is incomplete: cards.csv: no such file or directory",
    }


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ({}, "is it healthy?"),
        ({"variant": "hands=3"}, "hands=3 against as it is"),
        ({"sweep": "hands=1..3"}, "hands 1 against hands 2, hands 3"),
    ],
)
def test_what_a_run_asks(asked: dict[str, str], words: str) -> None:
    assert question_of(plan_of(**asked)) == words
