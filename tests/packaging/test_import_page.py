"""docs/import.md keeps its promises: its commands can be typed, its map is read, its session runs."""

import doctest
import re
import shlex
from pathlib import Path

from cardgame_tui.commands.arguments.parser import PROGRAM, build_parser
from cardgame_tui.content.foreign.field_map import FieldFrom, load_map, shipped_maps
from cardgame_tui.content.foreign.reading import FORMS, TREES
from cardgame_tui.content.typography.table import Typography, load_typography

PAGE = (Path(__file__).parents[2] / "docs" / "import.md").read_text(encoding="utf-8")
TABLES = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_commands_can_be_typed() -> None:
    lines = [re.split(r" {2,}| > ", line)[0] for line in PAGE.splitlines() if line.startswith(PROGRAM)]
    assert len(lines) >= 2
    for line in lines:
        build_parser().parse_args(shlex.split(line)[1:])


def test_the_map_and_the_rules_are_read(tmp_path: Path) -> None:
    shown, rules, _ = TABLES
    (tmp_path / "map.toml").write_text(shown, encoding="utf-8")
    assert load_map(tmp_path / "map.toml").written.cards == ["deck"]
    (tmp_path / "rules.toml").write_text(rules, encoding="utf-8")
    assert len(load_typography(tmp_path / "rules.toml").rules) == 1


def test_the_session_runs_as_shown() -> None:
    (shown,) = re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL)
    session = doctest.DocTestParser().get_doctest(shown, {}, "session", None, 0)
    said: list[str] = []
    doctest.DocTestRunner().run(session, out=said.append)
    assert session.examples
    assert said == []


def test_every_map_every_form_and_every_table_is_described() -> None:
    described = {
        word for cell in re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE) for word in re.findall(r"`(.*?)`", cell)
    }
    described = {word.strip("[]") for word in described}
    assert {each.id for each in shipped_maps()} <= described
    assert {*FORMS, *TREES, ".toml"} <= described
    assert Typography.model_fields.keys() <= described


def test_every_word_about_a_field_is_described() -> None:
    assert all(f"{name} = " in PAGE or f"`{name}`" in PAGE for name in FieldFrom.model_fields)
