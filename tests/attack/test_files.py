"""The short form of the attack: the same files each time; what it notices; and every case that once failed."""

import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from cardgame_tui.paths import config_dir, saves_dir
from tests.attack import again, files, running
from tests.attack.case import HERE, NEIGHBOUR, Case, keep, kept_case
from tests.attack.files import attack
from tests.attack.running import run_case, run_command
from tests.attack.samples import SCENARIO, samples
from tests.attack.table import Row, added, in_words
from tests.attack.values import change_toml

CASES = 250
"""How many files; the long form takes as many as time allows."""

FOUND = sorted((Path(__file__).parent / "found").glob("*.json"))
"""Cases that failed once."""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, and an empty home."""
    for place in ("CONFIG", "STATE", "DATA"):
        monkeypatch.setenv(f"XDG_{place}_HOME", str(tmp_path / "home" / place))
    (tmp_path / "failing").mkdir()
    return tmp_path


@pytest.fixture
def here(folder: Path) -> Path:
    """The folder in which commands run."""
    (folder / "here").mkdir()
    return folder / "here"


def test_no_damaged_file_causes_more_than_a_message(folder: Path) -> None:
    table = attack(folder, seed=1, cases=CASES)
    assert sum(row.cases for row in table.values()) == CASES
    assert not [fault for row in table.values() for fault in row.faults], in_words(table)
    kinds = {kind.name for kind in samples(folder / "again")}
    assert kinds <= {name.partition(":")[0] for name in table}


@pytest.mark.parametrize("file", FOUND, ids=lambda file: file.stem)
def test_what_failed_once_no_longer_fails(file: Path, here: Path) -> None:
    assert run_case(kept_case(file), here) == ""


def breaks(arguments: Sequence[str]) -> int:
    raise RuntimeError


def steers(arguments: Sequence[str]) -> int:
    sys.stdout.write("\x1b[2J")
    return 0


def complains(arguments: Sequence[str]) -> int:
    return 70


def changes_its_file(arguments: Sequence[str]) -> int:
    Path("file.toml").write_text("x = 1", encoding="utf-8")
    return 0


def changes_the_file_next_to_it(arguments: Sequence[str]) -> int:
    Path(NEIGHBOUR).write_text("x = 1", encoding="utf-8")
    return 0


def leaves_a_file(arguments: Sequence[str]) -> int:
    Path("more.toml").write_text("x = 1", encoding="utf-8")
    return 0


def writes_elsewhere(arguments: Sequence[str]) -> int:
    Path("../more.toml").write_text("x = 1", encoding="utf-8")
    return 0


def starts_a_program(arguments: Sequence[str]) -> int:
    return subprocess.run([sys.executable, "-c", ""], check=False).returncode


@pytest.mark.parametrize(
    ("main", "wrong"),
    [
        (breaks, "RuntimeError came through"),
        (steers, "printed what steers a terminal"),
        (complains, "exit code 70: "),
        (changes_its_file, "the file has changed"),
        (changes_the_file_next_to_it, "a file next to it has changed"),
        (leaves_a_file, "the folder of the file has changed"),
        (writes_elsewhere, "wrote to or started"),
        (starts_a_program, "wrote to or started"),
    ],
)
def test_a_fault_is_noticed(
    main: Callable[[Sequence[str]], int], wrong: str, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "main", main)
    assert run_case(Case("deck", "bits", ("decks", "check", "file.toml")), here).startswith(wrong)
    assert not list(here.iterdir())


def test_what_is_not_a_fault(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def plays(arguments: Sequence[str]) -> int:
        for folder in (config_dir(), saves_dir()):
            folder.mkdir(parents=True)
            (folder / "x").touch()
        return 2

    assert run_command(["rulesets"]) == ""
    monkeypatch.setattr(running, "main", plays)
    assert run_case(Case("deck", "bits", ("decks", "check", "file.toml")), here) == ""
    assert not config_dir().exists(), "what a command leaves in its home is removed"


def test_much_memory_is_a_fault(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    peaks = iter((80, 300, 300, 301))
    monkeypatch.setattr(files, "peak_memory", lambda: next(peaks))
    table = attack(folder, seed=1, cases=2)
    first, second = table.values()
    assert first.faults[0].endswith("took 220 MB")
    assert not second.faults


def test_a_failing_case_is_kept_and_can_be_run_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(running, "main", breaks)
    table = attack(folder, seed=1, cases=1)
    ((row,),) = [table.values()]
    (file,) = (folder / "failing").glob("*.json")
    assert row.faults == [f"{file}: RuntimeError came through"]
    assert "RuntimeError came through" in in_words(table)
    assert again.run(file) == 1
    monkeypatch.undo()
    assert again.run(file) == 0
    assert "decks check file.toml" in capsys.readouterr().out.replace("'", "")


def test_a_kept_case_is_read_as_it_was(tmp_path: Path) -> None:
    case = Case("names: check", "names", ("check", "\udcff"), f"{HERE}/\udcff/x.toml", b"\xff\0", "rulebook x")
    assert kept_case(keep(case, "wrong", tmp_path)) == case
    assert keep(case, "wrong", tmp_path).name == "0001.json"


def test_values_are_changed_and_the_file_is_toml_again() -> None:
    chance = random.Random(1)
    changed = {change_toml(SCENARIO.encode(), chance) for _ in range(50)}
    assert len(changed) > 40


def test_tables_of_several_processes_are_added_up() -> None:
    one = {"a": Row(2, ["x"], 0.5, 80), "b": Row(1, [], 3.0)}
    two = {"a": Row(3, ["y"], 1.5, 70)}
    assert added([one, two]) == {"a": Row(5, ["x", "y"], 1.5, 80), "b": Row(1, [], 3.0)}
    assert "peak memory of a process: 80 MB (a)" in in_words(added([one, two]))
