"""Values of a TOML file are changed in place; all that a person wrote around them stays."""

import tomllib

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.amending import amended
from cardgame_tui.content.toml.document import KeyPath

MINE = """\
# my settings
theme = "dark"   # for the evening

names = [
    "Ada",  # first
    "Bob",
]

# of the table
[keys]
undo = "!"
log = ["l", ";"]  # two
"""


@pytest.mark.parametrize(
    ("before", "path", "value", "after"),
    [
        ("", ("theme",), "light", 'theme = "light"\n'),
        ('theme = "dark"\n', ("theme",), "light", 'theme = "light"\n'),
        ('theme = "dark"', ("theme",), "light", 'theme = "light"\n'),
        ('theme="dark" # "#"\n', ("theme",), "li#ht", 'theme= "li#ht" # "#"\n'),
        ('theme = "dark"\n', ("theme",), None, ""),
        ('theme = "dark" # mine\n', ("theme",), None, '# theme = "dark" # mine\n'),
        (
            '# theme = "dark"\n\n# undo = "ask"\n',
            ("theme",),
            "light",
            '# theme = "dark"\ntheme = "light"\n\n# undo = "ask"\n',
        ),
        ("x = 1\r\n", ("theme",), "light", 'x = 1\r\ntheme = "light"\r\n'),
        ("x = 1\n# about keys\n[keys]\n", ("theme",), "light", 'x = 1\ntheme = "light"\n# about keys\n[keys]\n'),
        ("# about keys\n[keys]\n", ("theme",), "light", 'theme = "light"\n# about keys\n[keys]\n'),
        ("x = 1\n", ("keys", "log"), ["l", ";"], 'x = 1\n\n[keys]\nlog = ["l", ";"]\n'),
        ("[keys]\n", ("keys", "log"), ";", '[keys]\nlog = ";"\n'),
        (
            '[keys]\nundo = "!"\n\n[other]\nx = 1\n',
            ("keys", "log"),
            ";",
            '[keys]\nundo = "!"\nlog = ";"\n\n[other]\nx = 1\n',
        ),
        ('keys = { undo = "!" }  # mine\n', ("keys", "log"), ";", 'keys = { undo = "!", log = ";" }  # mine\n'),
        ('keys = { undo = "!", log = ";" }\n', ("keys", "log"), None, 'keys = { undo = "!" }\n'),
        ('keys.undo = "!"\n', ("keys", "undo"), "*", 'keys.undo = "*"\n'),
        ('keys.undo = "!"\n', ("keys", "log"), ";", 'keys.undo = "!"\nkeys.log = ";"\n'),
        (
            'names = [\n "A",\n "B", # b\n]\n',
            ("names",),
            ["C", "D"],
            '# names = [\n#  "A",\n#  "B", # b\n# ]\nnames = ["C", "D"]\n',
        ),
        (
            'a = """\n# theme = 1\n[keys]\n"""\n',
            ("theme",),
            "light",
            'a = """\n# theme = 1\n[keys]\n"""\ntheme = "light"\n',
        ),
    ],
)
def test_one_value(before: str, path: KeyPath, value: object, after: str) -> None:
    assert amended(before, {path: value}) == after


def test_everything_else_in_a_file_stays() -> None:
    changes: dict[KeyPath, object] = {
        ("theme",): "light",
        ("undo",): "free",
        ("keys", "undo"): None,
        ("keys", "log"): ";",
        ("keys", "hand"): "+",
    }
    after = amended(MINE, changes)
    assert tomllib.loads(after) == {
        "theme": "light",
        "undo": "free",
        "names": ["Ada", "Bob"],
        "keys": {"log": ";", "hand": "+"},
    }
    said = [line.partition("#")[2] for line in MINE.splitlines() if "#" in line]
    assert [line.partition("#")[2] for line in after.splitlines() if "#" in line] == said


def test_nothing_to_change_changes_nothing() -> None:
    assert amended(MINE, {}) == MINE
    assert amended(MINE, {("undo",): None, ("keys", "hand"): None}) == MINE


def test_a_file_that_is_no_toml_is_not_changed() -> None:
    with pytest.raises(ContentError, match="1"):
        amended("[keys", {("theme",): "light"})


def test_what_cannot_be_found_is_not_changed() -> None:
    with pytest.raises(ValueError, match="unusual way"):
        amended("[[keys]]\nundo = 1\n", {("keys", "undo"): "!"})
