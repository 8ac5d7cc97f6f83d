"""``bench --aim``: what it prints, the file it writes, and what it refuses."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.paths import config_dir, runs_dir, searches_dir

Run = Callable[..., tuple[int, str, str]]

AIM = ("bench", "leduc", "--bots", "random", "--aim", "turns=3..4", "--over", "hands=1..5", "--games", "40")


def variants() -> list[Path]:
    """The files of the user's variants."""
    return sorted((config_dir() / "variants" / "leduc").glob("*"))


def test_a_search_ends_in_a_file_that_can_be_played(run: Run) -> None:
    code, out, err = run(*AIM, "--change-least")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    assert lines[0].startswith("leduc 1, seed 1, both seats played by random: 5 candidates, ")
    assert lines[1].split() == ["hands", "duels", "turns", "changes", "far", "reaches", "all"]
    assert lines[2].split()[0] == "3"
    fresh = lines.index("Fresh duels of hands 3:")
    assert lines[fresh + 2].split("  ")[-1] == "Yes."
    assert "hands 3: all aims are reached." in lines
    assert "hands 3, compared with as it is:" in lines
    (file,) = variants()
    assert lines[-1] == f"{file}: written. Play it: cardgame-tui play leduc --variant {file.stem}"
    assert file.read_text(encoding="utf-8").splitlines() == [
        "# Found by cardgame-tui bench --aim.",
        'name = "hands 3"',
        'about = "Found by bench --aim turns=3..4 --over hands=1..5"',
        'ruleset = "leduc"',
        "",
        "[options]",
        "hands = 3",
    ]
    assert run("variants", "leduc", file.stem)[::2] == (0, "")
    assert run("simulate", "leduc", "--games", "2", "--variant", file.stem)[::2] == (0, "")


def test_the_fresh_duels_are_a_run_like_any_other(run: Run) -> None:
    before = run(*AIM)
    assert run(*AIM) == before
    (folder,) = runs_dir().iterdir()
    code, out, err = run("bench", "last", "length")
    assert (code, err) == (0, "")
    assert "hands" in out
    assert f"{folder}: " in before[1]


def test_a_file_of_ones_own_is_replaced_only_if_it_was_found(run: Run, tmp_path: Path) -> None:
    out, other = tmp_path / "found.toml", tmp_path / "other.toml"
    other.write_text("mine", encoding="utf-8")
    assert run(*AIM, "--out", str(out))[0] == 0
    assert run(*AIM, "--out", str(out))[1].endswith(f"--variant {out}\n")
    code, _, err = run(*AIM, "--out", str(other))
    why = "cannot be written: it exists, and another program wrote it"
    assert (code, err) == (2, f"cardgame-tui: {other}: {why}\n")
    assert other.read_text(encoding="utf-8") == "mine"
    missing = tmp_path / "none" / "found.toml"
    assert run(*AIM, "--out", str(missing))[2].endswith("cannot be written: its folder does not exist\n")
    assert run(*AIM, "--out", str(tmp_path))[::2] == (
        2,
        f"cardgame-tui: {tmp_path}: cannot be written: is not a regular file\n",
    )
    assert variants() == []


def test_a_place_that_cannot_be_written_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    foreign = tmp_path / "foreign.toml"
    foreign.write_text("mine", encoding="utf-8")
    for place in (foreign, tmp_path / "none" / "found.toml"):
        assert run(*AIM, "--out", str(place))[:2] == (2, "")
    assert not runs_dir().exists()
    assert not searches_dir().exists()


def test_a_variant_that_the_fresh_duels_do_not_confirm_says_so(run: Run) -> None:
    """Half of 40 duels are not known to be from 45 to 55 of 100."""
    aim = [each.replace("turns=3..4", "turns=3..4,first=45..55") for each in AIM]
    last = run(*aim)[1].splitlines()[-1]
    (file,) = variants()
    assert last.startswith(f"{file}: written, not confirmed. Play it: ")
    about = "Found by bench --aim turns=3..4,first=45..55 --over hands=1..5; not confirmed"
    assert f'about = "{about}"' in file.read_text(encoding="utf-8").splitlines()
    assert run("variants", "leduc", file.stem)[::2] == (0, "")


def test_the_answer_for_programs(run: Run) -> None:
    _, out, err = run(*AIM, "--json")
    found = json.loads(out)
    assert err.startswith(f"{found['file']}: written. Play it: ")
    assert (found["best"], found["reached"]) == ("hands 3", {"turns": True})
    assert found["measured"]["turns"] == {"value": 3.0, "low": 3.0, "high": 3.0}
    assert found["check"]["tables"]["summary"][1]["arm"] == "hands 3"
    assert Path(found["file"]).is_file()
    _, out, err = run(*AIM, "--csv")
    assert err.startswith(f"{found['file']}: written. Play it: ")
    head, *lines = csv.reader(io.StringIO(out))
    assert head == ["hands", "duels", "turns", "changes", "far", "reaches_all"]
    assert lines[0][0] == "3"


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        (("--aim", "turns=3..4"), "--aim says what is wanted and --over what may be changed; give both"),
        (("--over", "hands=1..5"), "--aim says what is wanted and --over what may be changed; give both"),
        (("--change-least",), "--aim says what is wanted and --over what may be changed; give both"),
        ((*AIM[4:], "--sweep", "hands=1..3"), "--sweep: not with --aim, which asks a question of its own"),
        ((*AIM[4:], "--until", "turns=1"), "--until: not with --aim; its fresh duels are a run that bench shows"),
        (("cards", *AIM[4:]), '--aim: found "cards"; a search has no other tables'),
        ((*AIM[4:], "--bots", "random,greedy"), "--aim: one bot plays; name one with --bots"),
        (("--aim", "turns=3..4", "--over", "hand=1..5"), "--over: hand: no such option; allowed: hands"),
        (("--aim", "turn=3..4", "--over", "hands=1..5"), '--aim: no measure "turn"; allowed: turns, first, deck'),
        (("--aim", "turns=3..4", "--over", "card.Jack.power=1..5"), "--over: card.Jack: no such card"),
    ],
)
def test_a_search_that_is_refused_plays_nothing(run: Run, words: tuple[str, ...], fault: str) -> None:
    code, _, err = run("bench", "leduc", *words)
    assert (code, err.count("\n")) == (2, 1)
    assert err.startswith(f"cardgame-tui: {fault}")
    assert not runs_dir().exists()
