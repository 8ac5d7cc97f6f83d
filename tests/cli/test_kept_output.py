"""What a command printed is printed again without loading the game, as long as it would print the same."""

import os
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from cardgame_tui import cli, plugins
from cardgame_tui.cli import main
from cardgame_tui.commands.shared import kept_output
from cardgame_tui.commands.shared.printing import BOLD, NOT_BOLD
from cardgame_tui.kept_files import sealed, unsealed
from cardgame_tui.paths import cache_dir, config_dir
from tests.cli.games import entry_points_of

Print = Callable[..., str]
RUNS = (
    ("rules", "rune_duel"),
    ("rules", "rune_duel", "RD-19"),
    ("rules", "dimensional_rift", "--side-by-side"),
    ("options", "rune_duel"),
    ("options", "rune_duel", "--set", "hand_size=4"),
    ("cards", "rune_duel"),
    ("cards", "rune_duel", "Granite Badger"),
)
"""Commands whose output is kept."""


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of kept outputs in an empty cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return cache_dir() / "printed"


@pytest.fixture
def printed(capsys: pytest.CaptureFixture[str]) -> Print:
    """Run a command that has to succeed; gives what it printed."""

    def run(*arguments: str) -> str:
        assert main(arguments) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return run


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The modules of the commands that are run."""
    carried_out: list[str] = []

    def load(name: str) -> object:
        carried_out.append(name)
        return import_module(name)

    monkeypatch.setattr(cli, "import_module", load)
    return carried_out


@pytest.mark.parametrize("words", RUNS, ids=" ".join)
def test_the_same_words_are_answered_with_what_was_kept(
    words: tuple[str, ...], printed: Print, commands: list[str]
) -> None:
    first = printed(*words)
    assert len(first) > 50
    assert printed(*words) == first
    assert len(commands) == 1


def test_other_words_and_another_width_are_another_output(
    printed: Print, commands: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    printed("rules", "dimensional_rift", "--side-by-side")
    printed("rules", "dimensional_rift")
    monkeypatch.setenv("COLUMNS", "120")
    printed("rules", "dimensional_rift", "--side-by-side")
    assert len(commands) == 3


def test_a_changed_file_of_the_user_is_read(printed: Print, commands: list[str]) -> None:
    first = printed("cards", "rune_duel")
    folder = config_dir() / "cards" / "rune_duel"
    folder.mkdir(parents=True)
    (folder / "own.toml").write_text("")
    printed("cards", "rune_duel")
    (folder / "own.toml").write_text("#")
    assert printed("cards", "rune_duel") == first
    assert len(commands) == 3


def test_a_changed_file_of_the_program_is_read(
    printed: Print, commands: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "program" / "deep" / "module.py"
    source.parent.mkdir(parents=True)
    source.write_text("a = 1\n")
    monkeypatch.setattr(kept_output, "PROGRAM", tmp_path / "program")
    for expected, moment in ((1, 5), (1, 5), (2, 6)):
        os.utime(source, ns=(moment, moment))
        printed("rules", "rune_duel")
        assert len(commands) == expected


def test_what_a_link_leads_to_is_not_watched_so_nothing_is_kept(
    printed: Print, commands: list[str], tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    config_dir().mkdir(parents=True)
    (config_dir() / "cards").symlink_to(elsewhere)
    for _ in range(2):
        printed("cards", "rune_duel")
    (config_dir() / "cards").unlink()
    (config_dir() / ".#own.toml").symlink_to("nowhere")
    for _ in range(2):
        printed("cards", "rune_duel")
    assert len(commands) == 4


def test_what_was_printed_while_a_file_changed_is_not_kept(
    printed: Print, commands: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "program" / "module.py"
    source.parent.mkdir()
    source.write_text("a = 1\n")
    monkeypatch.setattr(kept_output, "PROGRAM", source.parent)
    listen = kept_output.KeptOutput.listen

    def edited(self: kept_output.KeptOutput) -> kept_output.Listener | None:
        source.write_text("a = 2  # edited as the command runs\n")
        return listen(self)

    monkeypatch.setattr(kept_output.KeptOutput, "listen", edited)
    for _ in range(2):
        printed("rules", "rune_duel")
        source.write_text("a = 1\n")
    assert len(commands) == 2


def test_without_a_standard_output_nothing_is_printed_and_nothing_breaks(
    printed: Print, monkeypatch: pytest.MonkeyPatch
) -> None:
    printed("rules", "rune_duel")
    monkeypatch.setattr("sys.stdout", None)
    assert main(["rules", "rune_duel"]) == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with a name")
def test_a_pipe_in_the_place_of_a_kept_output_is_not_read(printed: Print, cache: Path) -> None:
    first = printed("rules", "rune_duel")
    (file,) = cache.iterdir()
    file.unlink()
    os.mkfifo(file)
    assert printed("rules", "rune_duel") == first


@pytest.mark.parametrize("damage", [b"", b"\xff", b"0\nnothing", sealed("no line break").encode()])
def test_a_damaged_file_is_written_again(damage: bytes, printed: Print, commands: list[str], cache: Path) -> None:
    first = printed("rules", "rune_duel")
    (file,) = cache.iterdir()
    file.write_bytes(damage)
    assert printed("rules", "rune_duel") == first
    assert printed("rules", "rune_duel") == first
    assert len(commands) == 2


def test_a_kept_text_cannot_control_the_terminal(printed: Print, cache: Path) -> None:
    printed("rules", "rune_duel")
    (file,) = cache.iterdir()
    made_from, _ = unsealed(file.read_bytes()).split("\n", 1)
    file.write_text(sealed(f"{made_from}\na {BOLD}b{NOT_BOLD} \x1b[2Jc\x07\n"))
    assert printed("rules", "rune_duel") == f"a {BOLD}b{NOT_BOLD} [2Jc\n"


@pytest.mark.parametrize(
    "words",
    [
        ("rules", "rune_duel", "no such word at all"),
        ("cards", "rune_duel", "Granit Bager"),
        ("options", "rune_duel", "--set", "hand_size=none"),
        ("cards", "rune_duel", "--lint"),
        ("rules", "rune_duel", "--variant", "short_game"),
        ("variants", "rune_duel"),
    ],
    ids=" ".join,
)
def test_errors_and_what_comes_from_files_is_not_kept(words: tuple[str, ...], cache: Path) -> None:
    for _ in range(2):
        main(words)
    assert not cache.exists()


def test_a_game_of_another_package_is_loaded_each_time(
    monkeypatch: pytest.MonkeyPatch, printed: Print, cache: Path
) -> None:
    leduc = entry_points_of(("leduc", "tests.cli.games:PLUGIN"))
    for module in ("cardgame_tui.plugins", kept_output.__name__):
        monkeypatch.setattr(f"{module}.entry_points", lambda group: leduc)
    plugins.load_ruleset.cache_clear()
    assert printed("rules", "leduc") == printed("rules", "leduc")
    assert not cache.exists()
    plugins.load_ruleset.cache_clear()


def test_the_oldest_outputs_go_first(printed: Print, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept_output, "MOST", 2)
    for number in (1, 2, 3):
        printed("rules", "rune_duel", f"RD-{number}")
        for age, file in enumerate(sorted(cache.iterdir(), key=lambda each: each.stat().st_mtime_ns)):
            os.utime(file, ns=(age, age))
    assert sorted("RD-1 " in file.read_text() for file in cache.iterdir()) == [False, False]


def test_a_cache_that_cannot_be_written_changes_nothing(printed: Print, cache: Path, commands: list[str]) -> None:
    cache.parent.parent.mkdir(parents=True, exist_ok=True)
    cache.parent.write_text("a file where a folder would be")
    assert printed("rules", "rune_duel") == printed("rules", "rune_duel")
    assert len(commands) == 2
