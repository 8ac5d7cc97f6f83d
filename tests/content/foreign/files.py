"""One set of cards in every form that can be read."""

import json
from pathlib import Path
from typing import Any

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.foreign.field_map import FieldMap
from cardgame_tui.content.foreign.reading import Foreign, read_foreign
from cardgame_tui.plugins import load_ruleset

CARDS: list[dict[str, Any]] = [
    {"Name": "Lantern Mole", "Type": "Creature", "Rank": 4, "Rune": "III", "Stats": "2/3", "Text": "Charge."},
    {
        "Name": "Ash Cat",
        "Type": "creature",
        "Rank": 2,
        "Rune": "ii",
        "Stats": "2/2",
        "Text": "Arrival: draw a card.",
    },
]
WRITTEN = [
    {"name": "Lantern Mole", "type": "creature", "rank": 4, "rune": "III", "stats": "2/3", "text": "Charge."},
    {
        "name": "Ash Cat",
        "type": "creature",
        "rank": 2,
        "rune": "II",
        "stats": "2/2",
        "text": "Arrival: draw a card.",
    },
]
CSV = """\
Name,Type,Rank,Rune,Stats,Text
Lantern Mole,Creature,4,III,2/3,Charge.
Ash Cat,creature,2,ii,2/2,Arrival: draw a card.
"""
SHEET = """\
\ufeffName;Type;Rank;Rune;Stats;Text\r
Lantern Mole;Creature;4;III;2/3;Charge.\r
;;;;;\r
Ash Cat;creature;2;ii;2/2;"Arrival:\r
draw a card."\r
"""
TABS = "sep=\t\n" + CSV.replace(",", "\t")
TOML = """\
[[card]]
Name = "Lantern Mole"
Type = "Creature"
Rank = 4
Rune = "III"
Stats = "2/3"
Text = "Charge."

[[card]]
Name = "Ash Cat"
Type = "creature"
Rank = 2
Rune = "ii"
Stats = "2/2"
Text = "Arrival: draw a card."
"""
YAML = """\
cards:
  - Name: Lantern Mole
    Type: Creature
    Rank: 4
    Rune: III
    Stats: 2/3
    Text: Charge.
  - {Name: Ash Cat, Type: creature, Rank: 2, Rune: ii, Stats: 2/2, Text: "Arrival: draw a card."}
"""
FORMS = {
    "comma.csv": CSV,
    "sheet.csv": SHEET.replace("Arrival:\r\n", "Arrival: "),
    "tabs.tsv": TABS,
    "list.json": json.dumps(CARDS),
    "nested.json": json.dumps({"about": "mine", "cards": CARDS}, indent=1),
    "other_name.json": json.dumps({"about": "mine", "my things": CARDS}),
    "cards.toml": TOML,
}
"""The same cards, by the name of their file."""


def read(
    folder: Path, name: str, text: str, game: str = "rune_duel", field_map: FieldMap | None = None
) -> Foreign:
    """Read a file with a text."""
    file = folder / name
    file.write_text(text, encoding="utf-8", newline="")
    ruleset = load_ruleset(game)
    return read_foreign(ruleset, file, ruleset.options_model(), field_map)


def tables(found: Foreign) -> list[dict[str, Any]]:
    """Its cards as a card file would have them."""
    return list(found.tables.document.data["new"])


def faults_of(folder: Path, name: str, text: str, game: str = "rune_duel") -> list[str]:
    """The messages about a file, without the folder."""
    try:
        read(folder, name, text, game)
    except ContentError as error:
        return [str(each).replace(f"{folder}/", "") for each in error.faults]
    return []
