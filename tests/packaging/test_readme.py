"""The README keeps its promises: its commands exist and its test command is the one that is run."""

import re
import shlex
from pathlib import Path

import pytest

from cardgame_tui.commands.arguments.parser import PROGRAM, build_parser
from cardgame_tui.content.decks import load_deck
from cardgame_tui.plugins import load_ruleset

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```(\w*)\n(.*?)```", README, re.DOTALL)
COMMANDS = [
    re.split(r" {2,}", line)[0]
    for language, block in BLOCKS
    if not language
    for line in block.splitlines()
    if line.startswith(PROGRAM)
]


def test_the_readme_has_commands_to_check() -> None:
    assert len(COMMANDS) > 10


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_typed(command: str) -> None:
    parsed = build_parser().parse_args(shlex.split(command)[1:])
    assert (ROOT / "cardgame_tui" / "commands" / f"{parsed.command}.py").is_file()


def test_the_test_command_is_the_one_that_is_run() -> None:
    last = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1]
    assert last in [block.strip() for _, block in BLOCKS]


def test_the_deck_shown_is_a_deck_of_cards_that_exist(tmp_path: Path) -> None:
    (shown,) = (block for language, block in BLOCKS if language == "toml")
    file = tmp_path / "my_deck.toml"
    file.write_text(shown, encoding="utf-8")
    deck = load_deck(file)
    assert deck.unknown_cards(load_ruleset(deck.ruleset).cards) == []


def test_files_it_points_to_exist() -> None:
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert (ROOT / target).is_file()


def test_the_public_host_runs_the_test_command_on_every_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert "run: sh .ci/run\n" in workflow
    assert 'python: ["3.11", "3.12", "3.13"]' in workflow


def test_the_first_command_installs_where_git_does_not_look_and_starts_the_game() -> None:
    (command,) = (block.strip() for _, block in BLOCKS if block.endswith(f"/bin/{PROGRAM}\n"))
    make, install, start = command.split(" && ")
    folder = make.split()[-1]
    assert install == f"python3 -m pip --python {folder} install --quiet ."
    assert start == f"{folder}/bin/{PROGRAM}"
    assert f"{folder}/" in (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
