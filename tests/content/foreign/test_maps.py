"""Maps of fields: the three that are shipped, one of a user's own, and what is wrong with one."""

import json
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.foreign.field_map import load_map, pick_map, shipped_maps
from tests.content.foreign.files import read, tables

GLOW: dict[str, Any] = {
    "name": "Glow Warden",
    "type": "Creature",
    "stats": "2/3/1",
    "arrows": ["T", "L"],
    "effects": [
        {"type": "cost", "icon": "coin", "text": "[Consume] any 2 mana"},
        {"type": "Action", "icon": "hand", "text": "Pray"},
        {"type": "optional-trigger", "icon": None, "text": "When [flipped]: draw a card"},
        {"type": "continuous", "text": "Evasive; Conduit"},
    ],
}


def test_a_list_of_effects_makes_the_text(tmp_path: Path) -> None:
    found = read(tmp_path, "cards.json", json.dumps([GLOW]), "dimensional_rift")
    assert found.field_map.id == "effects"
    assert tables(found) == [
        {
            "name": "Glow Warden",
            "type": "creature",
            "stats": "2/3/1",
            "arrows": "T L",
            "editions": ["conquest"],
            "text": "Cost: Consume any 2 mana. Action: Pray. When flipped: you may draw a card. Evasive; Conduit.",
        }
    ]
    assert not found.unusable
    assert not found.tables.unused


MOSS: dict[str, Any] = {
    "name": "Moss Adept",
    "types": ["ALLY", "UNIQUE"],
    "classes": ["MAGE"],
    "subtypes": ["MAGE", "HUMAN"],
    "element": "WATER",
    "cost_reserve": 2,
    "cost_memory": None,
    "power": 1,
    "life": 2,
    "durability": None,
    "speed": None,
    "effect_raw": "**On Enter:** Recover 1. _(Remove damage from your champion.)_",
    "illustrator": "Nobody",
}


def test_a_database_has_lists_of_words(tmp_path: Path) -> None:
    spark = {**MOSS, "name": "Spark", "types": ["ACTION"], "speed": False, "power": None, "life": None,
             "subtypes": ["SPELL"], "effect_raw": "Draw a card."}  # fmt: skip
    found = read(tmp_path, "cards.json", json.dumps({"data": [MOSS, spark]}), "grand_archive")
    assert found.field_map.id == "database"
    assert tables(found) == [
        {
            "name": "Moss Adept",
            "type": "ally",
            "supertypes": ["unique"],
            "subtypes": ["Mage", "Human"],
            "elements": ["water"],
            "reserve": 2,
            "power": 1,
            "life": 2,
            "text": "On Enter: Recover 1.",
        },
        {
            "name": "Spark",
            "type": "action",
            "subtypes": ["Mage", "Spell"],
            "elements": ["water"],
            "reserve": 2,
            "speed": "slow",
            "text": "Draw a card.",
        },
    ]
    assert found.tables.unused == ["illustrator"]


def test_a_sheet_calls_its_columns_as_people_do(tmp_path: Path) -> None:
    text = (
        "Title,Kind,Level,Rune,ATK,HP,Card Text,Artist\nFox,creature,3,v,2,2,Charge.,Bo\nOx,creature,1,I,0,9,,\n"
    )
    text = text.replace("HP", "Health")
    found = read(tmp_path, "cards.csv", text.replace("ATK", "Attack"))
    assert found.field_map.id == "sheet"
    assert tables(found)[0] == {
        "name": "Fox", "type": "creature", "rank": 3, "rune": "V", "stats": "2/2", "text": "Charge.",
    }  # fmt: skip
    assert found.tables.unused == ["Artist"]


OWN = """\
about = "Of a friend."
cards = ["deck.list"]
[fields]
name = ["was"]
rank = { names = ["worth.rank"], words = { low = "1", high = "9" } }
text = ["does"]
[constant]
rune = "II"
stats = "1/1"
[typography]
icons = { "{claw}" = "Charge" }
[typography.kinds]
[fields.type]
names = ["sort"]
words = { beast = "creature" }
"""


def test_a_map_of_a_user_may_name_everything(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(OWN.replace("deck.list", "list"))
    cards = [{"was": "Elk", "sort": "Beast", "worth": {"rank": "high"}, "does": "{claw}."}]
    own = pick_map(str(tmp_path / "own.toml"))
    found = read(tmp_path, "cards.json", json.dumps({"list": cards, "more": []}), field_map=own)
    assert tables(found) == [
        {"name": "Elk", "type": "creature", "rank": 9, "rune": "II", "stats": "1/1", "text": "Charge."}
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("fields = { name = 3 }", "own.toml:1: fields.name: found 3; allowed: a list or a table"),
        ("feilds = {}", "own.toml:1: feilds: no such field; allowed: about, needs, cards, fields"),
        (
            'typography.always = [{ find = "{FOO} x", put = "y" }]',
            "own.toml:1: typography.always 1: {FOO} is no slot: neither N, WORD, TEXT, ALL nor a list",
        ),
    ],
)
def test_faults_of_a_map_have_their_place(line: str, message: str, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text(line + "\n")
    with pytest.raises(ContentError) as caught:
        load_map(tmp_path / "own.toml")
    assert str(caught.value).replace(f"{tmp_path}/", "").startswith(message)


def test_an_unknown_map_names_the_shipped_ones() -> None:
    with pytest.raises(
        ContentError, match=r'no map "shet"; allowed: database, effects or sheet; did you mean sheet\?'
    ):
        pick_map("shet")
    assert [each.id for each in shipped_maps()] == ["database", "effects", "sheet"]
