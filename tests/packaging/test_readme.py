"""The README, the list of commands and the page on decks keep their promises: what they show can be typed."""

import re
import shlex
from pathlib import Path

import pytest

from cardgame_tui.commands.arguments.parser import PROGRAM, build_parser
from cardgame_tui.content.decks import load_deck
from cardgame_tui.plugins import load_ruleset

ROOT = Path(__file__).parents[2]
README, LIST_OF_COMMANDS, DECKS = (
    (ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/commands.md", "docs/decks.md")
)
MOST_WORDS = 900
"""Of the README: what is longer belongs to a page of its own."""


def blocks_of(page: str) -> list[tuple[str, str]]:
    """The code blocks of a page, each with its language."""
    return re.findall(r"```(\w*)\n(.*?)```", page, re.DOTALL)


BLOCKS = blocks_of(README)


def commands_of(page: str) -> list[str]:
    """The lines of a page that type a command, without what is said of each."""
    lines = (line for language, block in blocks_of(page) if not language for line in block.splitlines())
    return [re.split(r" {2,}", line)[0] for line in lines if line.startswith(PROGRAM)]


COMMANDS = [*commands_of(README), *commands_of(LIST_OF_COMMANDS)]


def test_the_readme_is_short() -> None:
    assert len(README.split()) <= MOST_WORDS


def test_the_list_of_commands_has_all_of_them() -> None:
    shown = {build_parser().parse_args(shlex.split(line)[1:]).command for line in commands_of(LIST_OF_COMMANDS)}
    modules = (ROOT / "cardgame_tui" / "commands").glob("*/*.py")
    assert shown == {
        f"{file.parent.name}.{file.stem}" for file in modules if "\ndef run(" in file.read_text(encoding="utf-8")
    }


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_typed(command: str) -> None:
    parsed = build_parser().parse_args(shlex.split(command)[1:])
    assert (ROOT / "cardgame_tui" / "commands" / f"{parsed.command.replace('.', '/')}.py").is_file()


def test_the_test_command_is_the_one_that_is_run() -> None:
    last = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()[-1]
    assert last in [block.strip() for _, block in BLOCKS]


def test_the_deck_shown_is_a_deck_of_cards_that_exist(tmp_path: Path) -> None:
    (shown,) = (block for language, block in blocks_of(DECKS) if language == "toml")
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
