"""The commands that print: what they say, and their exit codes."""

import csv
import io
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui import __version__
from cardgame_tui.engine.digest import joint_digest
from cardgame_tui.play.journal.reader import read_journal
from tests.cli.files import DECK, SCENARIO
from tests.games.leduc import Leduc

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "two.toml"
    file.write_text(DECK)
    return file


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    file = tmp_path / "queen.toml"
    file.write_text(SCENARIO)
    return file


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"cardgame-tui {__version__}\n", "")


def test_rulesets(run: Run) -> None:
    assert run("rulesets") == (0, "leduc: Leduc 1: poker with six cards\n", "")


def test_a_broken_ruleset_is_listed_with_its_reason(run: Run, install: Callable[..., None]) -> None:
    install(("gone", "no.such.module:PLUGIN"))
    code, out, _ = run("rulesets")
    assert code == 0
    assert "gone: broken: ruleset gone cannot be imported: ModuleNotFoundError" in out
    _, out, _ = run("rulesets", "--json")
    assert "ModuleNotFoundError" in json.loads(out)[0]["broken"]


def test_where_prints_every_folder(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("where", "--json")
    assert code == 0
    data = {"saves", "runs", "searches", "bots", "simulated", "printed"}
    assert set(json.loads(out)) == {"config", *data, "logs", "tables", "cache"}
    assert str(tmp_path) in out


@pytest.mark.skipif(os.name != "posix", reason="folders have no such modes")
def test_where_prints_the_folders_below_each_other(run: Run) -> None:
    lines = run("where")[1].splitlines()
    assert "simulated " in "\n".join(lines)
    assert len({line.index("/") for line in lines}) == 1


def test_where_says_that_a_cache_others_may_write_to_is_not_used(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = tmp_path / "cardgame-tui"
    cache.mkdir()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache.chmod(0o755)
    assert run("where")[1].splitlines()[-1] == f"cache     {cache}"
    cache.chmod(0o777)
    assert run("where")[1].splitlines()[-1] == f"cache     {cache} (not used: others may write to it)"


def test_options_show_value_rule_and_allowed_values(run: Run) -> None:
    code, out, _ = run("options", "leduc", "--set", "hands=7")
    assert code == 0
    assert "hands = 7   (changed)" in out
    assert "allowed: a number from 1 to 200; default: 1" in out
    assert "LE-11, our decision" in out


def test_cards(run: Run) -> None:
    _, out, _ = run("cards", "leduc")
    assert out.splitlines()[0] == "Jack of spades: spades"
    _, out, _ = run("cards", "leduc", "king of HEARTS")
    assert out.splitlines()[:2] == ["King of hearts", "  hearts"]


def test_a_legal_deck(run: Run, deck: Path) -> None:
    assert run("decks", "check", str(deck)) == (0, f"{deck}: Two is legal\n", "")


def test_every_fault_of_a_deck_with_its_rule(run: Run, deck: Path) -> None:
    deck.write_text(DECK.replace('"King', '"2 Jack'))
    code, out, _ = run("decks", "check", str(deck))
    assert code == 1
    assert out.splitlines() == [
        f"{deck}: a deck has 2 cards, this one 3 (LE-1)",
        f"{deck}: a card is in it twice (LE-2)",
    ]


def test_an_unusable_deck_does_not_stop_the_other_checks(run: Run, deck: Path, tmp_path: Path) -> None:
    (tmp_path / "another.toml").write_text("name = 1\n")
    code, out, err = run("decks", "check", str(tmp_path))
    assert code == 2
    assert "Two is legal" in out
    assert "another.toml:1: name: found 1" in err
    assert "another.toml: ruleset: is missing" in err


def test_a_deck_of_an_unknown_game_names_file_and_line(run: Run, deck: Path) -> None:
    deck.write_text(DECK.replace('"leduc"', '"ledux"'))
    code, _, err = run("decks", "check", str(deck))
    assert code == 2
    assert err.startswith(f'{deck}:2: ruleset: no ruleset "ledux"')


def test_simulate_prints_one_object(run: Run) -> None:
    code, out, _ = run("simulate", "leduc", "--games", "20", "--seed", "7", "--set", "hands=3", "--json")
    found = json.loads(out)
    assert code == 0
    assert list(found) == [
        "ruleset", "options", "variant", "differences", "games", "finished", "draws", "aborted", "decisions",
        "seconds", "wins", "first_player_wins", "turns", "ends", "digest", "decks", "bots", "seed",
        "aborted_duels", "interrupted", "begun",
    ]  # fmt: skip
    assert (found["ruleset"], found["options"], found["games"]) == ("leduc", {"hands": 3}, 20)
    assert found["turns"] == {"min": 3, "median": 3, "max": 3}


def test_simulate_in_words(run: Run) -> None:
    code, out, _ = run("simulate", "leduc", "--games", "5")
    assert code == 0
    assert out.startswith("leduc: 5 duels in ")
    assert "\nrandom at seat 1, random at seat 2, seed 1\n" in out
    assert "finished 5, drawn " in out
    assert "\nends: chips " in out


def test_shares_of_wins_leave_drawn_duels_out(run: Run) -> None:
    found = json.loads(run("simulate", "leduc", "--games", "40", "--json")[1])
    assert found["draws"] > 0
    decided = found["wins"]["1"] + found["wins"]["2"]
    _, out, _ = run("simulate", "leduc", "--games", "40")
    assert f"seat 1 {found['wins']['1']} ({found['wins']['1'] / decided:.1%})" in out


def test_simulate_prints_a_line_for_each_duel(run: Run) -> None:
    whole = json.loads(run("simulate", "leduc", "--games", "30", "--json")[1])
    code, out, _ = run("simulate", "leduc", "--games", "30", "--csv")
    rows = list(csv.DictReader(io.StringIO(out)))
    assert code == 0
    assert [row["duel"] for row in rows] == [str(number) for number in range(1, 31)]
    assert sum(row["winner"] == "1" for row in rows) == whole["wins"]["1"]
    assert sum(int(row["decisions"]) for row in rows) == whole["decisions"]
    assert joint_digest(row["digest"] for row in rows) == whole["digest"]


def test_a_duel_of_a_batch_is_written_as_a_journal(run: Run) -> None:
    rows = list(csv.DictReader(io.StringIO(run("simulate", "leduc", "--games", "9", "--csv")[1])))
    code, out, _ = run("simulate", "leduc", "--games", "9", "--journal", "8")
    path, command = out.splitlines()
    assert (code, command) == (0, f"open it: cardgame-tui replay {path}")
    result = read_journal(Path(path)).duels[0].result
    assert result is not None
    assert result.digest == rows[7]["digest"]


def test_duels_that_were_broken_off_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Leduc, "longest", 3)
    code, out, _ = run("simulate", "leduc", "--games", "30", "--set", "hands=3")
    assert code == 1
    assert "\naborted: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 ... (the same command with --journal 1 writes one)\n" in out


def test_check_reports_what_holds(run: Run, scenario: Path) -> None:
    code, out, _ = run("check", str(scenario))
    assert (code, out) == (0, f"holds: {scenario}: A queen beats a jack\n")


def test_check_reports_what_fails(run: Run, scenario: Path) -> None:
    scenario.write_text(SCENARIO.replace("winner = 1", "winner = 2"))
    code, out, _ = run("check", str(scenario), "--json")
    (report,) = json.loads(out)
    assert code == 1
    assert report["status"] == "fails"
    assert "winner" in report["failures"][0]


def test_check_reports_unusable_files(run: Run, scenario: Path) -> None:
    scenario.write_text(SCENARIO.replace('ruleset = "leduc"', 'ruleset = "ledux"'))
    code, out, _ = run("check", str(scenario))
    assert code == 2
    assert "did you mean leduc?" in out
