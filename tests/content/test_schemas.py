"""JSON schemas: every file that comes with the program fits its schema, and what the program refuses does not."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.commands.arguments.games import CONFIG_SCHEMA, SCHEMA_KINDS
from cardgame_tui.content.schemas import SCHEMAS, schema_of
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.config import template
from cardgame_tui.ui.session.settings.config import config_model
from tests.content.json_schema import faults

ROOT = Path(__file__).parents[2]
GAMES = ("containment", "dimensional_rift", "grand_archive", "rune_duel")


def files_of(kind: str, game: str) -> list[Path]:
    """The files of a kind that come with the program, and some of its scenarios."""
    return {
        "cards": [ROOT / "rulesets" / game / "cards.toml"],
        "deck": sorted((ROOT / "decks" / game).glob("*.toml")),
        "variant": sorted((ROOT / "decks" / game / "variants").glob("*.toml")),
        "scenario": sorted((ROOT / "tests" / "rulings" / game).rglob("*.toml"))[::7],
        "map": sorted((ROOT / "cardgame_tui" / "content" / "foreign" / "maps").glob("*.toml")),
        "typography": [ROOT / "rulesets" / game / "typography.toml"],
    }[kind]


def wrong(kind: str, game: str, data: Any) -> list[str]:
    """What a file has that its schema does not allow."""
    schema = SCHEMAS[kind](load_ruleset(game))
    return [*faults(data, schema, schema)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", SCHEMAS)
def test_the_files_of_a_game_fit(kind: str, game: str) -> None:
    read = {file: tomllib.loads(file.read_text(encoding="utf-8")) for file in files_of(kind, game)}
    assert read
    found = {file.name: wrong(kind, game, data) for file, data in read.items() if "case" not in data}
    assert {name: each for name, each in found.items() if each} == {}


CARD = {"name": "Fox", "type": "creature", "rank": 1, "rune": "I", "stats": "1/1"}
REFUSED = [
    ("cards", {"card": [{**CARD, "rune": "VI"}]}, "anyOf or enum"),
    ("cards", {"card": [{**CARD, "ranks": 1}]}, ".card[0].ranks: no such field"),
    ("cards", {"card": [{"name": "Fox"}]}, ".card[0].type: is missing"),
    ("cards", {}, ".card: is missing"),
    ("deck", {"name": "A", "ruleset": "leduc", "sections": {}}, ".ruleset: not rune_duel"),
    ("variant", {"name": "A", "ruleset": "rune_duel", "options": {"life": 3}}, ".options.life: no such field"),
    ("variant", {"name": "A", "ruleset": "rune_duel", "card": {"Fox": {"rank": "x"}}}, ".card.Fox.rank: "),
    ("scenario", {"title": "A", "ruleset": "rune_duel", "start": {"sat1": {}}}, ".start.sat1: no such field"),
    ("map", {"fields": {"name": 3}}, ".fields.name: fits nothing"),
    ("typography", {"brackets": "round"}, ".brackets: not in"),
]


@pytest.mark.parametrize(("kind", "data", "message"), REFUSED)
def test_what_the_program_refuses_does_not_fit(kind: str, data: Any, message: str) -> None:
    found = wrong(kind, "rune_duel", data)
    assert found
    assert message == "anyOf or enum" or any(each.startswith(message) for each in found)


def test_a_change_of_a_card_may_name_one_field() -> None:
    assert wrong("variant", "rune_duel", {"name": "A", "ruleset": "rune_duel", "card": {"Fox": {"rank": 3}}}) == []


def test_the_template_of_the_config_file_fits() -> None:
    schema = schema_of(config_model(), CONFIG_SCHEMA)
    data = {"theme": "dark", **dict(_settings(template().splitlines()))}
    assert len(data) > 3
    assert [*faults(data, schema, schema)] == []


def _settings(lines: list[str]) -> Iterator[tuple[str, str]]:
    """What the template sets before its keys, without the sign in front of it."""
    for line in lines:
        if line.endswith("[keys]"):
            return
        if found := re.fullmatch(r'# (\w+) = "([\w-]+)"', line):
            yield found[1], found[2]


def test_every_kind_has_a_schema_without_a_game_too() -> None:
    assert (*SCHEMAS, CONFIG_SCHEMA) == SCHEMA_KINDS
    for kind, make in SCHEMAS.items():
        assert make(None)["title"] == kind
