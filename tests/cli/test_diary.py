"""``diary``: the table, CSV and page on the command line."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.journal.matches import rune
from tests.lab.diary.played import played

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def keeping(run: Run, install: Callable[..., None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line with Rune Duel installed and the folder of saves in the folder of the test."""
    install(("rune_duel", "rulesets.rune_duel:PLUGIN"))
    monkeypatch.setattr("cardgame_tui.play.journal.saves.saves_dir", lambda: tmp_path / "saves")
    monkeypatch.chdir(tmp_path)
    return run


def test_without_a_duel_it_says_so(keeping: Run) -> None:
    nothing = "Rune Duel: no duel between two people was finished on this machine\n"
    assert keeping("diary", "rune_duel") == (0, nothing, "")
    assert keeping("diary", "rune_duel", "--csv")[1].count("\n") == 1


def test_duels_of_people_in_three_forms(keeping: Run, tmp_path: Path) -> None:
    one, two = (played(rune(seed), tmp_path / "saves") for seed in (1, 2))
    code, out, err = keeping("diary", "rune_duel")
    assert (code, err) == (0, "")
    assert out.startswith("Rune Duel: what people played on this machine. 2 duels, ")
    assert "Your rules are silent here" in out
    assert keeping("diary", "rune_duel", "--csv")[1].count("\n") == 3
    assert keeping("diary", "rune_duel", "--csv", "--without", str(one), "--without", two.name)[1].count("\n") == 1
    assert keeping("diary", "rune_duel", "--html", "d.html") == (0, "d.html\n", "")
    assert keeping("diary", "rune_duel", "--html", "d.html") == (0, "d.html\n", "")
    assert "Ann" not in Path("d.html").read_text()
    assert "Ann" in keeping("diary", "rune_duel", "--csv", "--names")[1]


@pytest.mark.parametrize("name", ["missing/x.html", "theirs.html", "x\0.html"])
def test_a_page_that_cannot_be_written_is_one_message(name: str, keeping: Run, tmp_path: Path) -> None:
    played(rune(), tmp_path / "saves")
    Path("theirs.html").write_text("another page")
    code, out, err = keeping("diary", "rune_duel", "--html", name)
    assert (code, out, len(err.splitlines())) == (2, "", 1)
    assert Path("theirs.html").read_text() == "another page"


def test_names_are_for_csv_only(keeping: Run) -> None:
    code, _, err = keeping("diary", "rune_duel", "--names")
    assert (code, err) == (2, "cardgame-tui: --names: only with --csv\n")
