"""The command ``config``, and how arguments, the config file and defaults meet."""

import re
import tomllib
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches import play
from cardgame_tui.play.table_settings import FOR_PLAYERS
from cardgame_tui.ui.config import read_config, template
from cardgame_tui.ui.session.settings.config import FIELDS, config_file

Run = Callable[..., tuple[int, str, str]]


def write(text: str) -> Path:
    """Write the config file."""
    file = config_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def arguments(*words: str) -> Namespace:
    """The parsed words of a command line."""
    return build_parser().parse_args(words)


def test_the_template_is_written_once_and_is_valid(run: Run) -> None:
    code, out, _ = run("config", "--write")
    file = config_file()
    assert (code, out) == (0, f"written: {file}\n")
    assert file.stat().st_mode & 0o777 == 0o600
    assert read_config().words == {}
    file.write_text("# mine\n")
    code, _, message = run("config", "--write")
    assert code == 2
    assert "exists already" in message
    assert file.read_text() == "# mine\n"


def test_every_line_of_the_template_can_be_used() -> None:
    used = re.sub(r"^# (?=\w+ = |\[)", "", template(), flags=re.MULTILINE)
    data = tomllib.loads(used)
    assert {each.name: data[each.name] for each in FIELDS} == {each.name: each.default for each in FIELDS}
    assert data["keys"]["undo"] == "u"
    write(used)
    config = read_config()
    assert config.names == ("Alice", "Bob")
    assert config.keys["help"] == ("?",)


def test_it_shows_each_setting_and_where_the_file_is(run: Run) -> None:
    code, out, _ = run("config")
    assert code == 0
    assert out.startswith(f"{config_file()}\nIt does not exist:")
    assert re.search(r"^privacy +gate +default\n  how hands are hidden: strict, gate, open$", out, re.M)
    assert re.search(r"^step +- +last used, or auto$", out, re.M)
    write('privacy = "strict"\n[keys]\nlog = ";"\n')
    code, out, _ = run("config")
    assert out.startswith(f"{config_file()}\n")
    assert re.search(r"^privacy +strict +set here$", out, re.M)
    assert re.search(r"^  log +; +set here +Log$", out, re.M)
    assert re.search(r"^  undo +u +default +Undo$", out, re.M)


@pytest.mark.parametrize("command", [["config"], ["play", "leduc", "--plain"], ["resume"], [], ["replay", "x"]])
def test_a_fault_is_one_message_at_the_start(command: list[str], run: Run) -> None:
    file = write('theme = "drak"\n')
    code, _, message = run(*command)
    assert code == 2
    assert message.startswith(f'cardgame-tui: {file}:1: theme: found "drak"; allowed: dark, ')


def test_other_commands_do_not_read_it(run: Run) -> None:
    write("theme = 1\n")
    assert run("rulesets")[0] == 0
    assert run("simulate", "leduc", "--games", "1")[0] == 0


def test_arguments_win_over_the_file_and_the_file_over_defaults(run: Run) -> None:
    write('privacy = "strict"\nundo = "free"\nstep = "on"\nnames = ["Ada", "Bob"]\n')
    setup = play.read_setup(arguments("play", "leduc"))
    assert setup.names == ("Ada", "Bob")
    assert (setup.table.privacy, setup.table.undo, setup.table.step) == ("strict", "free", "on")
    words = ("--privacy", "open", "--step", "off", "--names", "Eve", "Joe")
    setup = play.read_setup(arguments("play", "leduc", *words))
    assert setup.names == ("Eve", "Joe")
    assert (setup.table.privacy, setup.table.undo, setup.table.step) == ("open", "free", "off")


def test_without_a_file_the_defaults_are_as_before(run: Run) -> None:
    setup = play.read_setup(arguments("play", "leduc"))
    assert setup.names == ("Alice", "Bob")
    assert setup.table == FOR_PLAYERS
