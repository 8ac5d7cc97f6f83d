"""``rulesets new``: what it writes installs, plays and passes its own tests; and the names that it refuses."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.commands.arguments.games import TEMPLATES
from cardgame_tui.commands.games.rulesets_new import words_of, write_game

ROOT = Path(__file__).parents[2]
CODE = "import sys; from cardgame_tui.cli import main; sys.exit(main())"
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module", params=list(TEMPLATES))
def written(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game of each kind, with what an installer writes next to its package."""
    folder = tmp_path_factory.mktemp(request.param)
    write_game("mini_war", request.param, folder)
    package = folder / "mini_war"
    assert 'mini_war = "mini_war:PLUGIN"' in (package / "pyproject.toml").read_text()
    (package / "mini_war-1.dist-info").mkdir()
    points = "[cardgame_tui.rulesets]\nmini_war = mini_war:PLUGIN\n"
    (package / "mini_war-1.dist-info" / "entry_points.txt").write_text(points)
    return package


def python(package: Path, *words: str, typed: str = "") -> str:
    """Run Python in the folder of a game, with the game on its path."""
    done = subprocess.run(
        [sys.executable, "-B", *words],
        cwd=package,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join((str(package), str(ROOT))),
            "HOME": str(package / "home"),
        },
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_listed_and_plays(written: Path) -> None:
    assert "mini_war: Mini War 1: " in python(written, "-c", CODE, "rulesets")
    assert '"finished": 30' in python(written, "-c", CODE, "simulate", "mini_war", "--games", "30", "--json")
    words = (
        "play",
        "mini_war",
        "--plain",
        "--seed",
        "1",
        "--privacy",
        "open",
        "--seat2",
        "random",
        "--no-journal",
    )
    shown = python(written, "-c", CODE, *words, typed="1\n1\nconcede\ny\n" * 2 + "quit\n")
    assert "MW-" in shown


def test_its_cards_and_options_are_shown(written: Path) -> None:
    options, cards = (python(written, "-c", CODE, word, "mini_war") for word in ("options", "cards"))
    if "minimal" in str(written):
        assert options == "this game has no options\n"
    else:
        assert "life = " in options
        assert "power 2" in cards


def test_nothing_is_wrong_with_it(written: Path) -> None:
    shown = python(written, "-c", CODE, "rulesets", "check", "mini_war", "--games", "12")
    assert shown.startswith("mini_war: 12 duels, seed 1")
    assert shown.endswith("nothing is wrong\n")


def test_its_own_tests_pass(written: Path) -> None:
    options = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:asyncio", "-c", os.devnull)
    assert "2 passed" in python(written, "-m", "pytest", *options, "--rootdir", str(written), "tests")


def test_it_is_tidy(written: Path) -> None:
    config = ("--no-cache", "--config", str(ROOT / "pyproject.toml"), "mini_war", "tests")
    assert "All checks passed!" in python(written, "-m", "ruff", "check", *config)
    python(written, "-m", "ruff", "format", "--check", *config)


def test_it_keeps_no_word_of_its_template(written: Path) -> None:
    for file in written.rglob("*"):
        if file.is_file() and file.suffix in (".py", ".md", ".toml"):
            text = file.read_text().lower()
            assert not any(word.lower() in text for word in words_of("")), file


@pytest.mark.parametrize(
    ("name", "prefix"), [("mini_war", "MW-"), ("poker", "PO-"), ("a", "A-"), ("go_2", "GO-"), ("x1_y2_z", "XYZ-")]
)
def test_rules_are_numbered_with_the_letters_of_the_name(name: str, prefix: str) -> None:
    assert words_of(name)["NG-"] == prefix


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Mini War", "allowed as the name of a game"),
        ("mini-war", "allowed as the name of a game"),
        ("MiniWar", "allowed as the name of a game"),
        ("2war", "allowed as the name of a game"),
        ("_war", "allowed as the name of a game"),
        ("../war", "allowed as the name of a game"),
        ("krieg_ü", "allowed as the name of a game"),
        ("", "allowed as the name of a game"),
        ("class", "is a word of Python"),
        ("a" * 41, "the name has 41 characters; at most 40 are allowed"),
        ("leduc", "a game with the id leduc is installed already"),
        ("random", "a Python package called random is installed already"),
    ],
)
def test_a_name_that_no_game_can_have_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, printed, message = run("rulesets", "new", name)
    assert (code, printed, len(message.splitlines())) == (2, "", 1)
    assert reason in message
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_left_alone(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mini_war").mkdir()
    code, printed, message = run("rulesets", "new", "mini_war", "--cards")
    assert (code, printed) == (2, "")
    assert message == "cardgame-tui: mini_war exists already\n"
    assert list((tmp_path / "mini_war").iterdir()) == []


def test_one_template_at_a_time(run: Run) -> None:
    code, _, message = run("rulesets", "new", "mini_war", "--cards", "--stack")
    assert code == 2
    assert "not allowed with" in message
