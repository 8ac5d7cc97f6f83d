"""The command ``bench``: what it prints, what it keeps, and what it refuses."""

import csv
import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.commands.bot_duels import bench
from cardgame_tui.lab.bench.playing import crew
from cardgame_tui.lab.bench.playing.duel import CrewError, play_unit
from cardgame_tui.lab.bench.rows import FILES
from cardgame_tui.paths import runs_dir
from cardgame_tui.play.journal.reader import read_journal

Run = Callable[..., tuple[int, str, str]]

STABLE_WORD = re.compile(r"[a-z0-9_]+")
"""The name of a column for programs."""
COMPARE = ("bench", "leduc", "--variant", "hands=3", "--bots", "random", "--games", "12")


def runs() -> list[Path]:
    """The folders of all runs."""
    return sorted(runs_dir().iterdir()) if runs_dir().is_dir() else []


def test_a_comparison_ends_in_sentences(run: Run) -> None:
    code, out, err = run(*COMPARE)
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "leduc 1, seed 1, both seats played by random"
    assert "hands=3, compared with as it is:" in lines
    (faster,) = (line for line in lines if line.startswith("  Faster? "))
    assert faster.split("  ")[-1].strip() == "A duel takes 3.0 turns instead of 1.0: 2.0 more (95 % 2.0 to 2.0)."
    (folder,) = runs()
    assert re.fullmatch(rf"{folder}: 24 duels, digest [0-9a-f]{{32}}", lines[-1])
    assert {each.name for each in folder.iterdir()} == {"run.toml", *FILES}


def test_the_bot_that_plays_where_none_was_named_says_why_the_quick_one_does_not(run: Run) -> None:
    words = ("bench", "leduc", "--variant", "hands=3", "--games", "2")
    code, out, err = run(*words)
    assert (code, out.splitlines()[0]) == (0, "leduc 1, seed 1, both seats played by random")
    why = "the quick bot has learned nothing of Leduc hold'em yet; let it learn: cardgame-tui bots train leduc"
    assert err == f"random plays: {why}\n"
    assert run(*words, "--bots", "quick")[::2] == (2, f"cardgame-tui: {why}\n")
    run("bots", "train", "leduc", "--decisions", "50")
    code, out, err = run(*words)
    assert (code, err, out.splitlines()[0]) == (0, "", "leduc 1, seed 1, both seats played by quick")


def test_the_same_command_extends_its_run(run: Run) -> None:
    run(*COMPARE)
    code, out, _ = run(*COMPARE[:-1], "20")
    assert code == 0
    assert ": 40 duels, digest" in out
    assert len(runs()) == 1
    before = out
    assert run(*COMPARE)[1] == before
    run(*COMPARE, "--seed", "2")
    assert len(runs()) == 2


def test_a_run_is_shown_again_by_its_folder_its_name_and_as_the_last_one(run: Run) -> None:
    _, out, _ = run(*COMPARE)
    (folder,) = runs()
    for word in (str(folder), folder.name, "last"):
        assert run("bench", word) == (0, out, "")
    assert ": 40 duels, digest" in run("bench", "last", "--games", "20")[1]


def test_a_run_can_have_a_folder_of_its_own(run: Run, tmp_path: Path) -> None:
    code, out, _ = run(*COMPARE, "--run", str(tmp_path / "mine"))
    assert code == 0
    assert out.splitlines()[-1].startswith(f"{tmp_path / 'mine'}: 24 duels")
    assert runs() == []
    code, _, err = run("bench", "leduc", "--games", "3", "--run", str(tmp_path / "mine"))
    assert code == 2
    assert "holds another run: its rules, decks, bots or seed differ" in err


@pytest.mark.parametrize(
    ("table", "title"),
    [
        ("cards", "Cards: as it is"),
        ("length", "Length of duels"),
        ("first", "First player: as it is"),
        ("decisions", "Decisions: as it is"),
        ("rules", "Rules: as it is"),
        ("summary", "leduc 1, seed 1, both seats played by random"),
        ("compared", "Answers"),
    ],
)
def test_every_table_in_every_form(run: Run, table: str, title: str) -> None:
    run(*COMPARE)
    assert run("bench", "last", table)[1].splitlines()[0] == title
    head, *lines = csv.reader(io.StringIO(run("bench", "last", table, "--csv")[1]))
    assert head[0] == "arm"
    assert {line[0] for line in lines} == ({"as it is", "hands=3"} if table != "compared" else {"hands=3"})
    assert {len(line) for line in lines} == {len(head)}
    assert all(STABLE_WORD.fullmatch(word) for word in head)
    (name, rows), *others = json.loads(run("bench", "last", table, "--json")[1])["tables"].items()
    assert (name, others) == (table, [])
    assert all(STABLE_WORD.fullmatch(word) for row in rows for word in row)
    assert len(rows) == len(lines)


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--until", "wins=1"), '--until: found "wins=1"'),
        (("nonsense",), 'no table "nonsense"'),
        (("show", "longest"), "no such run"),
    ],
)
def test_a_command_that_is_refused_begins_no_run(run: Run, words: tuple[str, ...], fault: str) -> None:
    code, _, err = run("bench", "leduc", *words)
    assert code == 2
    assert fault in err
    assert runs() == []


def test_a_duel_written_by_simulate_is_not_listed_as_a_run(run: Run) -> None:
    assert run("simulate", "leduc", "--games", "3", "--journal", "3")[0] == 0
    assert runs() == []


def test_verdicts_in_json(run: Run) -> None:
    found = json.loads(run(*COMPARE, "--json")[1])
    verdicts = {each["question"]: each for each in found["verdicts"]}
    assert list(verdicts) == ["Faster", "Fairer", "First player wins more", "More decisive"]
    assert verdicts["Faster"]["answer"] == "no"
    assert verdicts["Faster"]["difference"] == {"value": 2.0, "low": 2.0, "high": 2.0}
    assert found["warnings"] == []


def test_a_page_needs_no_other_file(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "bench.html"
    assert run(*COMPARE, "--html", str(page))[0] == 0
    text = page.read_text(encoding="utf-8")
    assert text.count("<svg") >= 4
    assert "<th>Faster?</th><td>No.</td>" in text
    assert not re.search(r"""(src|href)=|url\(|@import|<script""", text)


def test_a_page_replaces_only_a_page_of_this_program(run: Run, tmp_path: Path) -> None:
    page, other, link = tmp_path / "bench.html", tmp_path / "other.html", tmp_path / "link.html"
    other.write_text("<!doctype html>\n<title>Bench: mine</title>")
    assert run(*COMPARE, "--html", str(page))[0] == 0
    link.symlink_to(page)
    before = page.read_bytes(), other.read_bytes()
    for path, why in ((other, "it exists, and another program wrote it"), (link, "it is a link")):
        code, _, err = run(*COMPARE, "--html", str(path))
        assert (code, err) == (2, f"cardgame-tui: {path}: cannot be written: {why}\n")
    assert (page.read_bytes(), other.read_bytes()) == before
    assert run("bench", "leduc", "--games", "2", "--html", str(page))[0] == 0
    assert page.read_bytes() != before[0]
    assert sorted(path.name for path in tmp_path.glob("*.*")) == ["bench.html", "link.html", "other.html"]


def test_a_sweep_says_that_it_compares_several_times(run: Run) -> None:
    code, out, _ = run("bench", "leduc", "--sweep", "hands=1..4", "--games", "8")
    assert code == 0
    title = out.splitlines().index("Compared with hands 1, random")
    assert [line.split()[:5] for line in out.splitlines()[title + 2 : title + 5]] == [
        ["hands", "2", "-1.0", "(-1.0", "to"],
        ["hands", "3", "-2.0", "(-2.0", "to"],
        ["hands", "4", "-3.0", "(-3.0", "to"],
    ]
    assert "3 comparisons at once" in out


def test_a_duel_is_opened_from_its_number(run: Run) -> None:
    run(*COMPARE)
    code, out, _ = run("bench", "last", "show", "longest")
    assert code == 0
    first, path, command = out.splitlines()
    assert re.match(r"duel \d+: hands=3, random, 3 turns, \d+ decisions, won by seat [12] \(chips\)", first)
    number = first.split(":")[0].split()[1]
    assert command == f"open it: cardgame-tui replay {path}"
    assert read_journal(Path(path)).duels[0].result is not None
    assert run("bench", "last", "show", number)[1] == out
    code, out, _ = run("replay", path, "--transcript")
    assert code == 0
    assert out.startswith("Leduc hold'em: Seat 1 (seat 1) against Seat 2 (seat 2)")


def test_a_duel_that_parts_is_named_with_the_one_from_the_same_seeds(run: Run) -> None:
    run("bench", "leduc", "--variant", "hands=2", "--against", "hands=3", "--games", "40")
    code, out, _ = run("bench", "last", "show", "parted")
    assert code == 0
    one, two, path, _ = out.splitlines()
    found = [
        re.fullmatch(r"duel (\d+): hands=(\d), random, .*, (won by seat \d|drawn).*", line) for line in (one, two)
    ]
    assert all(found)
    (number, hands, end), (other, others_hands, others_end) = (each.groups() for each in found if each)
    assert (int(number), hands, others_hands) == (int(other) + 1, "2", "3")
    assert end != others_end
    assert f"duel-{number}.jsonl" in path


def test_a_run_of_one_side_has_no_duel_that_parts(run: Run) -> None:
    run("bench", "leduc", "--games", "3")
    code, out, err = run("bench", "last", "show", "parted")
    assert (code, out) == (2, "")
    assert "show parted: this run has no such duel" in err


def test_duels_that_break_down_are_counted_and_named(run: Run, install: Callable[..., None]) -> None:
    install(("leduc", "tests.cli.games:FAULTY_PLUGIN"))
    code, out, _ = run(*COMPARE)
    assert code == 1
    assert "12 duels ended with an error and do not count: 2, 4, 6, 8, 10 ... (open one with show 2)." in out
    shown = run("bench", "last", "show", "broke")[1].splitlines()[0]
    assert shown.startswith("duel 2: hands=3, random, 2 turns")
    assert shown.endswith("ended with an error (KeyError)")


def test_ctrl_c_keeps_what_is_done(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:

    def interrupted(plan: Any, setups: Any, seeds: Any) -> Any:
        if seeds.number == 4:
            raise KeyboardInterrupt
        return play_unit(plan, setups, seeds)

    with monkeypatch.context() as patch:
        patch.setattr(crew, "play_unit", interrupted)
        code, out, err = run(*COMPARE)
    assert code == 130
    assert "hands=3, compared with as it is:" in out
    assert err == "Interrupted after 6 duels. The same command continues.\n"
    assert ": 24 duels, digest" in run(*COMPARE)[1]


def test_a_cluster_without_the_extra_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    code, out, err = run(*COMPARE, "--cluster", "local")
    assert (code, out) == (2, "")
    assert err.startswith('cardgame-tui: --cluster needs the extra "cluster" of this program')


def test_an_address_that_is_none_is_refused(run: Run) -> None:
    code, out, err = run(*COMPARE, "--cluster", "over there")
    assert (code, out) == (2, "")
    assert 'expected local or an address such as tcp://10.0.0.5:8786, found "over there"' in err


def test_a_process_that_was_killed_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(*arguments: Any, **named: Any) -> Any:
        raise CrewError("a process that played duels has ended: killed, or out of memory")

    monkeypatch.setattr(bench, "play_on", killed)
    code, out, err = run(*COMPARE)
    assert (code, out) == (2, "")
    assert err.endswith("out of memory; 0 duels are kept, and the same command continues\n")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["ledux"], 'no ruleset "ledux"; installed: leduc; did you mean leduc?'),
        (["last"], "no run was played yet"),
        (["./gone"], "gone: no such run"),
        (["leduc", "card"], 'no table "card"; allowed: summary, cards'),
        (["leduc", "cards", "length"], 'found "cards length"'),
        (["leduc", "--variant", "gone"], 'no variant "gone"'),
        (["leduc", "--variant", "hand=3"], "did you mean hands?"),
        (["leduc", "--variant", "hands=3", "--against", "gone.toml"], "gone.toml: cannot be read: no such file"),
        (
            ["leduc", "--variant", "hands=1"],
            "two arms play by the same rules with the same decks: nothing to compare",
        ),
        (["leduc", "--variant", "=5"], '--variant: found "=5"; allowed: name=value'),
        (["leduc", "--variant", "hands=2,"], '--variant: found "hands=2,"; allowed: name=value'),
        (["leduc", "--variant", "hands=2,few"], '--variant: found "few"; allowed: name=value'),
        (["leduc", "--variant", "hands=2,hands=3"], "--variant: hands: set more than once"),
        (["leduc", "--against", "hands=2, hands =3"], "--against: hands: set more than once"),
        (["leduc", "--set", "=5"], '--set: found "=5"; allowed: name=value'),
        (["leduc", "--set", "hands=2", "--set", "hands=3"], "argument --set: hands is set more than once"),
        (["leduc", "--sweep", "=1,2"], '--sweep: found "=1,2"'),
        (["leduc", "--sweep", "hands"], "two or more values, such as hp=3..8"),
        (["leduc", "--sweep", "hands=1..500"], "--sweep: found 201 or more values; allowed: at most 200"),
        (["leduc", "--sweep", "hands=1,x"], 'found "x"'),
        (
            ["leduc", "--sweep", "hands=1,2", "--against", "hands=3"],
            "--against and --sweep ask two questions at once",
        ),
        (["leduc", "--card", "Ace"], 'no deck has "Ace"'),
        (["leduc", "--decks", "all"], "--decks: 0 decks may be played; allowed: at least two"),
        (["leduc", "--decks", "some"], "invalid choice: 'some'"),
        (["leduc", "--bots", "random,greedier"], 'no bot "greedier"'),
        (["leduc", "--until", "turns"], '--until: found "turns"; allowed: turns=1, first=1, deck=1, drawn=1'),
        (["leduc", "--until", "life=3"], '--until: found "life=3"'),
        (["leduc", "--until", "turns=nan"], "turns=nan"),
        (["leduc", "--minutes", "0"], 'expected a number of minutes, found "0"'),
        (["leduc", "--games", "0"], "expected a number of 1 or more, found 0"),
        (["leduc", "--run", "/dev/null", "--bots", "random", "--games", "1"], "/dev/null"),
        (["leduc", "--html", "/nowhere/x.html", "--bots", "random", "--games", "1"], "x.html: cannot be written"),
        (
            ["leduc", "--html", "/dev/null", "--bots", "random", "--games", "1"],
            "/dev/null: cannot be written: is not a regular file",
        ),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(run: Run, arguments: list[str], complaint: str) -> None:
    code, out, err = run("bench", *arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["show", "13"], "no duel 13: this run has duels 1 to 2"),
        (["show", "best"], 'show: found "best"; allowed: longest, shortest, drawn, aborted, broke, parted, or'),
        (["show"], 'show: found ""'),
        (["show", "broke"], "show broke: this run has no such duel"),
        (["--variant", "hands=3"], "--variant: cannot be changed in a run that was begun"),
        (["--seed", "3", "--set", "hands=3"], "--set, --seed: cannot be changed"),
    ],
)
def test_what_a_run_cannot_answer_is_one_sentence(run: Run, words: list[str], complaint: str) -> None:
    run("bench", "leduc", "--variant", "hands=3", "--games", "1")
    code, out, err = run("bench", "last", *words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert len(err.splitlines()) == 1


def test_a_damaged_run_is_one_sentence(run: Run) -> None:
    run(*COMPARE)
    (folder,) = runs()
    (folder / "cards.csv").write_text("")
    code, out, err = run(*COMPARE)
    assert (code, out) == (2, "")
    assert err.startswith(f"cardgame-tui: {folder}: is incomplete: cards.csv has 0 bytes of ")


def test_a_variant_of_another_game_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text('name = "Other"\nruleset = "rune_duel"\n')
    code, _, err = run("bench", "leduc", "--variant", str(file))
    assert code == 2
    assert 'is a variant of "rune_duel"; allowed: leduc' in err


def test_the_health_of_a_variant(run: Run) -> None:
    words = ("bench", "leduc", "--variant", "hands=3", "--health", "--bots", "random", "--games", "20")
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    assert "compared with" not in out
    assert "A duel takes 3.0 turns." in out
    folder = runs()[-1]
    assert run("bench", str(folder))[1] == out
    tests = [line.split("cardgame-tui bench ")[1] for line in out.splitlines() if "cardgame-tui bench " in line]
    assert tests
    assert all(each.startswith("leduc --variant hands=3 --health ") for each in tests if "--sweep" not in each)
    code, _, err = run("bench", "leduc", "--health", "--sweep", "hands=1..3")
    assert (code, err) == (2, "cardgame-tui: --sweep and --health ask two questions at once; ask one of them\n")
