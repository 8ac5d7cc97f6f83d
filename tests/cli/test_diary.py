"""``diary``: the table, CSV and page on the command line."""

from collections.abc import Callable
from dataclasses import replace
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
    assert "Rules that are ours in part, and how often they were used" in out
    assert keeping("diary", "rune_duel", "--csv")[1].count("\n") == 3
    assert keeping("diary", "rune_duel", "--csv", "--without", str(one), "--without", two.name)[1].count("\n") == 1
    assert keeping("diary", "rune_duel", "--html", "d.html") == (0, "d.html\n", "")
    assert keeping("diary", "rune_duel", "--html", "d.html") == (0, "d.html\n", "")
    assert "Ann" not in Path("d.html").read_text()
    assert "Ann" in keeping("diary", "rune_duel", "--csv", "--names")[1]


@pytest.mark.parametrize("form", [(), ("--csv",), ("--html", "d.html")])
@pytest.mark.parametrize("others", [0, 1])
def test_journals_that_cannot_be_read_are_named_in_each_form(
    form: tuple[str, ...], others: int, keeping: Run, tmp_path: Path
) -> None:
    saves = tmp_path / "saves"
    for seed in range(others):
        played(rune(seed), saves)
    damaged = played(rune(9), saves)
    lines = damaged.read_bytes().splitlines(keepends=True)
    damaged.write_bytes(b"".join([*lines[:3], b"no line\n", *lines[4:]]))
    (saves / "notes.jsonl").write_text("no journal")
    said = "left out, since they cannot be read: "
    code, out, err = keeping("diary", "rune_duel", *form)
    assert (code, err[: len(said)]) == (0, said)
    assert sorted(err.removeprefix(said).strip().split(", ")) == sorted([damaged.name, "notes.jsonl"])
    assert said not in out
    assert keeping("diary", "rune_duel", *form, "--without", damaged.name)[2] == f"{said}notes.jsonl\n"


def test_a_journal_to_leave_out_must_be_one_of_the_diary(keeping: Run, tmp_path: Path) -> None:
    one = played(rune(), tmp_path / "saves")
    bot = played(replace(rune(), seats=("human", "random")), tmp_path / "saves", most=5)
    wrong = one.name.replace("rune_duel", "rune_dual")
    code, out, err = keeping("diary", "rune_duel", "--without", wrong)
    assert (code, out) == (2, "")
    assert err == f"cardgame-tui: --without {wrong}: no journal of this diary; did you mean {one.name}?\n"
    for name in (bot.name, "", "x"):
        code, out, err = keeping("diary", "rune_duel", "--csv", "--without", name)
        assert (code, out, len(err.splitlines())) == (2, "", 1)


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
