"""The game of docs/first_game.md: its files are written from the page, and then it plays."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

from cardgame_tui.commands.arguments.parser import PROGRAM, build_parser
from cardgame_tui.engine import asking, card, prompt
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.shown.layout import RowKind

ROOT = Path(__file__).parents[2]
TESTING = ROOT / "cardgame_tui" / "testing"
PAGE = (ROOT / "docs" / "first_game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^`([\w/.]+)`(, in the class)?:\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
(LAYOUT_METHOD,) = re.findall(r"^```python\n(def layout.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
"""Path, place and text of each block that is part of a file; blocks of one file follow each other."""
COMMANDS = [line for line in PAGE.splitlines() if line.startswith(PROGRAM)]
CODE = "import sys; from cardgame_tui.cli import main; sys.exit(main())"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the game, with what an installer writes."""
    folder = tmp_path_factory.mktemp("bids")
    for name, in_class, text in BLOCKS:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(joined(before, text, in_class=bool(in_class)), encoding="utf-8")
    info = folder / "bids-1.dist-info"
    info.mkdir()
    (info / "entry_points.txt").write_text("[cardgame_tui.rulesets]\nbids = bids:PLUGIN\n")
    return folder


def joined(before: str, text: str, *, in_class: bool) -> str:
    """Add a block to a file, as a reader does who copies it."""
    if in_class:
        return f"{before}\n{indent(text, ' ' * 4)}".replace("\n\n\n    def", "\n\n    def")
    return f"{before}\n\n{text}" if before else text


def python(package: Path, *words: str, typed: str = "") -> str:
    """Run Python in the folder of the game."""
    done = subprocess.run(
        [sys.executable, "-B", *words],
        cwd=package,
        env={**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{ROOT}", "HOME": str(package / "home")},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def program(package: Path, *words: str, typed: str = "") -> str:
    """Run the command line."""
    return python(package, "-c", CODE, *words, typed=typed)


def test_every_block_is_a_file_or_a_list_of_commands() -> None:
    blocks = re.findall(r"^```(\w+)$", PAGE, re.MULTILINE)
    assert len(blocks) - 1 == len(BLOCKS) == 11
    assert LAYOUT_METHOD not in [text for _, _, text in BLOCKS]
    (pyproject,) = [text for name, _, text in BLOCKS if name == "pyproject.toml"]
    assert 'bids = "bids:PLUGIN"' in pyproject


def test_it_is_as_short_as_the_page_says(package: Path) -> None:
    lines = (package / "bids" / "game.py").read_text().splitlines()
    assert "about 75 lines" in PAGE
    assert len([line for line in lines if line.strip()]) <= 78


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_typed(command: str) -> None:
    build_parser().parse_args(shlex.split(command)[1:])


def test_it_plays(package: Path) -> None:
    assert "bids: Bids 1: Bid in secret" in program(package, "rulesets")
    assert '"finished": 50' in program(package, "simulate", "bids", "--games", "50", "--json")
    assert "BI-3" in program(package, "rules", "bids")
    words = ("play", "bids", "--plain", "--seed", "1", "--privacy", "open", "--seat2", "random", "--no-journal")
    assert "your highest card may not be your first bid (BI-3)" in program(package, *words, typed="quit\n")


def test_its_ruling_holds(package: Path) -> None:
    assert "holds: " in program(package, "check", "rulings")


def test_nothing_is_wrong_with_it(package: Path) -> None:
    assert "nothing is wrong" in program(package, "rulesets", "check", "bids", "--games", "20")


def test_its_own_tests_pass(package: Path) -> None:
    options = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:asyncio", "-c", os.devnull)
    assert "2 passed" in python(package, "-m", "pytest", *options, "--rootdir", str(package), "test_bids.py")


def test_its_other_table_is_drawn(package: Path) -> None:
    lines = (
        "from bids.game import Bids, BidsOptions",
        "from bids.table import TABLE, Layout",
        "from cardgame_tui.testing.game_check import check_game",
        "import cardgame_tui as ct",
        LAYOUT_METHOD,
        "Bids.layout = layout",
        "print(ct.new('bids', seed=1).play(decisions=4))",
        "print(check_game('bids', games=2).complaints)",
    )
    shown = python(package, "-c", "\n".join(lines))
    assert shown.endswith("\n[]\n")
    assert len(re.findall(r" bid ┐ ┌─+spent─┐", shown)) == 2
    assert re.search(r"Card \d+ \+1", shown)
    assert "─ bids ─" in shown


def test_every_kind_of_row_is_explained() -> None:
    rows = re.findall(r"^\| `([A-Z]+)` \| .* \| .* \|$", part("Another table"), re.MULTILINE)
    assert set(rows) == set(RowKind.__members__)


def test_a_position_skips_the_set_up(package: Path) -> None:
    lines = (
        "from cardgame_tui.play.recipe import Recipe",
        "from cardgame_tui.plugins import load_ruleset",
        "setup = Recipe(load_ruleset('bids'), scenario='rulings/highest.toml').build()",
        "duel = setup.driver(setup.match().next_start()).duel",
        "print(len(duel.named['deck'].cards), duel.active, duel.turn, duel.coins)",
    )
    assert "the other eight cards are in the `deck`" in PAGE
    assert python(package, "-c", "\n".join(lines)) == "8 1 1 {1: 0, 2: 0}\n"


def test_it_is_tidy(package: Path) -> None:
    config = ("--no-cache", "--config", str(ROOT / "pyproject.toml"), "bids")
    assert "All checks passed!" in python(package, "-m", "ruff", "check", *config)
    python(package, "-m", "ruff", "format", "--check", *config)


def part(heading: str) -> str:
    """The text under a heading of the page."""
    return PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def test_what_rules_are_written_with_exists() -> None:
    words = part("What rules are written with")
    for name in re.findall(r"duel\.(\w+)\(", words):
        assert callable(getattr(Duel, name)), name
    for name in re.findall(r"duel\.chance\.(\w+)", words):
        assert callable(getattr(Chance, name)), name
    for name in re.findall(r"yield from (\w+)\(duel|`(both_\w+)`", words):
        assert "".join(name) in asking.__all__, name
    assert len(re.findall(r"^\| .* \| .* \|$", words, re.MULTILINE)) == 17
    modules = {"PASS": asking, "Option": prompt, "Card": card}
    for name, module in modules.items():
        assert re.search(rf"`{name}`[^`]*`{re.escape(module.__name__)}`", words), name
        assert name in module.__all__, name


def test_what_goes_wrong_is_said_in_these_words() -> None:
    said = re.sub(r"\{[^}]*\}", "", "".join(file.read_text(encoding="utf-8") for file in TESTING.rglob("*.py")))
    rows = re.findall(r"^\| `([^`]+)`(?: \.\.\. `([^`]+)`)? \|", part("What often goes wrong"), re.MULTILINE)
    assert len(rows) == 10
    for words in [each for row in rows for each in row if each]:
        plain = re.sub(r"(?<=card |seat )\d", "", words).partition(": KeyError")[0]
        assert plain in said or words == "rulesets check", words
