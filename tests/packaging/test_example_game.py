"""The example of a game outside this repository: it installs, passes its own tests and is played."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "high_card"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder the example is installed into; everything else comes from the environment of the tests."""
    folder = tmp_path_factory.mktemp("installed")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder / "wheel")]
    subprocess.run(build, cwd=EXAMPLE, check=True, capture_output=True, timeout=120)
    (wheel,) = (folder / "wheel").glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", str(folder / "site")]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True, timeout=120)
    return folder / "site"


def run(installed: Path, *words: str, typed: str = "") -> str:
    """Run Python with the example installed, in the folder of the example."""
    done = subprocess.run(
        [sys.executable, *words],
        cwd=EXAMPLE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(installed), str(ROOT)))},
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def program(installed: Path, *arguments: str, typed: str = "") -> str:
    """Run the command line."""
    code = "import sys; from cardgame_tui.cli import main; sys.exit(main())"
    return run(installed, "-c", code, *arguments, typed=typed)


def test_its_own_tests_pass(installed: Path) -> None:
    options = ("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:asyncio", "-c", os.devnull)
    assert "2 passed" in run(installed, "-B", "-m", "pytest", *options, "--rootdir", str(EXAMPLE), "tests")


def test_the_program_knows_and_plays_it(installed: Path) -> None:
    assert "high_card: High Card 1: " in program(installed, "rulesets")
    assert '"finished": 20' in program(installed, "simulate", "high_card", "--games", "20", "--json")
    assert "HC-3" in program(installed, "rules", "high_card")
    arguments = ("play", "high_card", "--plain", "--seed", "1", "--privacy", "open", "--seat2", "random")
    assert "wins the duel (HC-5)" in program(installed, *arguments, typed="1\n2\n3\n" * 3)


def test_a_ruling_opens_at_the_table(installed: Path) -> None:
    ruling = "tests/rulings/highest_may_not_lead.toml"
    shown = program(installed, "play", "--plain", "--privacy", "open", "--from", ruling, typed="quit\n")
    assert "the highest card may not lead while you hold another (HC-3)" in shown
    assert "holds: " in program(installed, "check", ruling)
