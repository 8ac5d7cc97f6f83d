"""``bench --from``: what a change is worth from a decision of a journal, and what is refused."""

import csv
import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui import plugins
from cardgame_tui.commands.bot_duels import bench_from
from cardgame_tui.lab.batch import seeds_of
from cardgame_tui.play.journal.reader import read_journal
from tests.lab.bench.runs import leduc_record

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def journal(run: Run) -> Path:
    """A duel of three hands between two bots."""
    _, out, _ = run("simulate", "leduc", "--games", "3", "--set", "hands=3", "--journal", "2")
    return Path(out.splitlines()[0])


def test_a_change_is_answered_in_sentences(run: Run, journal: Path) -> None:
    code, out, err = run(
        "bench", "--from", str(journal), "--at", "1", "--under", "hands=1", "--games", "30", "--bots", "random"
    )
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "leduc 1, from decision 1, seed 1, both seats played by random"
    assert [line.split("  ")[1] for line in lines[2:4]] == ["as played", "under Hands 1"]
    assert "Under Hands 1, compared with as played:" in lines
    (faster,) = (line.split("  ") for line in lines if line.startswith("  Faster? "))
    assert faster[-1] == "A duel takes 1.0 turns instead of 3.0: 2.0 fewer (95 % 2.0 to 2.0)."
    assert any(line.startswith("  Better for Seat 1? ") for line in lines)
    assert re.fullmatch(r"60 duels, digest [0-9a-f]{32}", lines[-1])
    assert "Traceback" not in out


def test_without_another_rule_it_says_how_the_duel_stands(run: Run, journal: Path) -> None:
    _, out, _ = run("bench", "--from", str(journal), "--at", "1.2", "--games", "20", "--bots", "random,eager")
    lines = out.splitlines()
    assert lines[0] == "leduc 1, from decision 2, seed 1, both seats played by the same bot: random, eager"
    assert [line.split()[2] for line in lines[2:4]] == ["random", "eager"]
    assert "compared" not in out


def test_equal_seeds_give_equal_duels(run: Run, journal: Path) -> None:
    asked = ("bench", "--from", str(journal), "--at", "1", "--under", "hands=1", "--games", "9")
    assert run(*asked) == run(*asked)
    assert run(*asked, "--seed", "2") != run(*asked)


def test_the_numbers_for_programs(run: Run, journal: Path) -> None:
    asked = ("bench", "--from", str(journal), "--at", "1", "--under", "hands=1", "--games", "6")
    found = json.loads(run(*asked, "--json")[1])
    assert [row["line"] for row in found["table"]] == ["as played", "under Hands 1"]
    assert [each["question"] for each in found["verdicts"]] == ["Better for Seat 1", "Faster", "More decisive"]
    assert found["verdicts"][1]["difference"] == {"value": -2, "low": -2, "high": -2}
    rows = list(csv.DictReader(io.StringIO(run(*asked, "--csv")[1])))
    assert len(rows) == 12
    assert {row["turns"] for row in rows if row["line"] == "under Hands 1"} == {"1"}


def test_ctrl_c_prints_the_answer_so_far(run: Run, journal: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[int]()

    def interrupted(seed: int) -> object:
        for seeds in seeds_of(seed):
            if len(played) == 4:
                raise KeyboardInterrupt
            played.append(seeds.number)
            yield seeds

    monkeypatch.setattr(bench_from, "seeds_of", interrupted)
    code, out, _ = run(
        "bench", "--from", str(journal), "--at", "1", "--under", "hands=1", "--games", "30", "--bots", "random"
    )
    assert code == 130
    assert "8 duels, digest" in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--at", "900"), "--at: duel 1 has "),
        (("--at", "2.1"), "--at: no duel 2; the last one of the match is 1"),
        (("--at", "here"), '--at: found "here"; allowed: a decision such as 37'),
        ((), "--from: say from which decision, such as --at 37"),
        (("--at", "1", "--under", "hand=3"), "did you mean hands?"),
        (("--at", "1", "--under", "hands=3"), "these are the rules of the match already"),
        (("--at", "1", "--under", "night"), 'no variant "night"'),
        (("--at", "1", "--bots", "wise"), 'no bot "wise"'),
        (("--at", "1", "--against", "hands=3"), "--against: not with --from"),
        (("leduc", "--at", "1"), "GAME: not with --from"),
    ],
)
def test_what_cannot_be_played_out_is_one_sentence(
    run: Run, journal: Path, words: tuple[str, ...], complaint: str
) -> None:
    code, out, err = run("bench", "--from", str(journal), *words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_a_variant_of_another_game_is_refused(run: Run, journal: Path, tmp_path: Path) -> None:
    variant = tmp_path / "other.toml"
    variant.write_text('name = "Other"\nruleset = "rune_duel"\n')
    code, _, err = run("bench", "--from", str(journal), "--at", "1", "--under", str(variant))
    assert code == 2
    assert "rune_duel" in err
    assert len(err.splitlines()) == 1


def test_a_file_that_is_no_journal_and_a_game_that_is_not_installed(
    run: Run, journal: Path, tmp_path: Path
) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("not a journal\n")
    for file, complaint in ((text, "notes.txt"), (tmp_path / "none.jsonl", "no such file")):
        code, out, err = run("bench", "--from", str(file), "--at", "1")
        assert (code, out) == (2, "")
        assert complaint in err
        assert len(err.splitlines()) == 1


def test_a_match_of_a_game_that_is_not_installed_is_refused(
    run: Run, journal: Path, install: Callable[..., None]
) -> None:
    install()
    plugins.load_ruleset.cache_clear()
    code, out, err = run("bench", "--from", str(journal), "--at", "1")
    assert (code, out) == (2, "")
    assert 'no ruleset "leduc"' in err
    assert len(err.splitlines()) == 1


def test_an_unfinished_match_asks_its_players(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = leduc_record(tmp_path, hands=3, decisions=3)
    assert not read_journal(path).over
    asked = ("bench", "--from", str(path), "--at", "3", "--games", "5")
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\nno\n"))
    code, out, err = run(*asked)
    assert (code, out) == (2, "")
    assert "Bob did not agree that bots play on with the hands as they are" in err
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\nyes\n"))
    assert run(*asked)[0] == 0


def test_nothing_is_said_about_the_other_line_before_the_players_agree(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = leduc_record(tmp_path, hands=3, decisions=5)
    asked = ("bench", "--from", str(path), "--at", "5", "--under", "hands=1", "--games", "6")
    monkeypatch.setattr("sys.stdin", io.StringIO("no\n"))
    code, out, err = run(*asked)
    assert (code, out) == (2, "")
    assert "the answers fit" not in err
    assert "Alice did not agree" in err
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\nyes\n"))
    assert "the answers fit for 4 decisions under Hands 1" in run(*asked)[2]


@pytest.mark.parametrize("words", [("leduc", "--at", "3"), ("leduc", "--under", "hands=3"), ()])
def test_words_of_a_journal_need_one(run: Run, words: tuple[str, ...]) -> None:
    code, _, err = run("bench", *words)
    assert code == 2
    assert "--from" in err
