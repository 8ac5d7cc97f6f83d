"""The wheel: what is in it, and that it runs where nothing of the checkout is."""

import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

from cardgame_tui import __version__

ROOT = Path(__file__).parents[2]
GAMES = {"containment": "CT-92", "dimensional_rift": "DR-104", "grand_archive": "GA-109", "rune_duel": "RD-27"}
"""The games that are shipped, each with the number of one of its rules."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=120)
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment with the wheel in it; third-party packages come from the one of the tests."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    pip = [sys.executable, "-m", "pip", "--python", str(_scripts(folder) / "python")]
    install = [*pip, "install", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(install, check=True, capture_output=True, timeout=120)
    site = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    packages = [folder for folder in sys.path if folder.endswith("site-packages")]
    (site / "dependencies.pth").write_text("\n".join(packages) + "\n")
    return folder


def _scripts(folder: Path) -> Path:
    return folder / ("Scripts" if os.name == "nt" else "bin")


def run(home: Path, *command: str) -> str:
    """Run a program of the environment, away from the checkout."""
    program = str(_scripts(home) / command[0])
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    found = subprocess.run(
        [program, *command[1:]], cwd=home, env=clean, check=True, capture_output=True, text=True, timeout=120
    )
    return found.stdout


def test_the_wheel_holds_the_three_packages_and_their_data(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    info = f"cardgame_tui-{__version__}.dist-info"
    assert {name.partition("/")[0] for name in names} == {"cardgame_tui", "rulesets", "decks", info}
    assert "cardgame_tui/testing/scenarios.md" in names
    for game in GAMES:
        assert {f"rulesets/{game}/cards.toml", f"rulesets/{game}/rulebook.md"} <= names
        assert {f"decks/{game}", f"decks/{game}/variants"} <= {name.rpartition("/")[0] for name in names}
    assert {"cardgame_tui/py.typed", "rulesets/py.typed"} <= names
    assert {"cardgame_tui/ui/app.tcss", f"{info}/licenses/LICENSE"} <= names
    assert f"{info}/licenses/cardgame_tui/paper/fonts/japanese_licence.txt" in names


def test_the_wheel_holds_every_file_of_the_checkout(wheel: Path) -> None:
    tracked = subprocess.run(["git", "ls-files", "--", "cardgame_tui", "rulesets", "decks"],
                             cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")  # fmt: skip
    assert {name for name in tracked if name} <= set(ZipFile(wheel).namelist())


def test_the_wheel_names_its_command_and_its_games(wheel: Path) -> None:
    points = ZipFile(wheel).read(f"cardgame_tui-{__version__}.dist-info/entry_points.txt").decode()
    assert "cardgame-tui = cardgame_tui.cli:main" in points
    games = "".join(f"{game} = rulesets.{game}:PLUGIN\n" for game in GAMES)
    assert f"[cardgame_tui.rulesets]\n{games}" in points


def test_the_installed_code_is_the_wheels(home: Path) -> None:
    code = "import cardgame_tui, rulesets, decks; print(cardgame_tui.__file__, rulesets.__file__, decks.__file__)"
    assert all(Path(file).is_relative_to(home) for file in run(home, "python", "-c", code).split())


def test_the_installed_command_knows_its_games(home: Path) -> None:
    assert run(home, "cardgame-tui", "--version") == f"cardgame-tui {__version__}\n"
    listed = run(home, "cardgame-tui", "rulesets").splitlines()
    assert [line.partition(":")[0] for line in listed] == list(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_installed_command_plays(home: Path, game: str) -> None:
    assert '"finished": 2' in run(home, "cardgame-tui", "simulate", game, "--games", "2", "--json")


@pytest.mark.parametrize("game", GAMES)
def test_the_installed_command_brings_cards_rules_decks_and_variants(home: Path, game: str) -> None:
    assert run(home, "cardgame-tui", "cards", game, "--lint").endswith(" cards, 0 findings\n")
    number = GAMES[game]
    assert number in run(home, "cardgame-tui", "rules", game, number)
    assert "broken" not in run(home, "cardgame-tui", "variants", game)
    code = "import decks; print(*decks.__path__)"
    folder = Path(run(home, "python", "-c", code).strip()) / game
    checked = run(home, "cardgame-tui", "decks", "check", *map(str, sorted(folder.glob("*.toml")))).splitlines()
    assert len(checked) >= 2
    assert all(line.endswith(" is legal") for line in checked)
