"""Card files of every form: what is read, and one clear message for each fault."""

import json
from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.foreign.reading import read_foreign
from cardgame_tui.limits import (
    DEEPEST,
    LARGEST_CARD_LIST,
    LARGEST_TEXT_FILE,
    LONGEST_CARD_NAME,
    MOST_CARDS,
    MOST_FAULTS,
    MOST_LISTED_VALUES,
    MOST_VALUES,
)
from cardgame_tui.plugins import load_ruleset
from tests.content.foreign.files import CARDS, CSV, FORMS, SHEET, TABS, WRITTEN, YAML, faults_of, read, tables


@pytest.mark.parametrize("name", FORMS)
def test_every_form_gives_the_same_cards(name: str, tmp_path: Path) -> None:
    assert tables(read(tmp_path, name, FORMS[name])) == WRITTEN


def test_yaml_gives_the_same_cards_and_takes_words_as_they_are(tmp_path: Path) -> None:
    pytest.importorskip("yaml", reason='needs the extra "yaml"')
    assert tables(read(tmp_path, "cards.yaml", YAML)) == WRITTEN


def test_without_its_library_yaml_says_how_to_install_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "yaml", None)
    assert faults_of(tmp_path, "cards.yml", YAML) == [
        "cards.yml: reading YAML needs PyYAML: pip install pyyaml, or install cardgame-tui with the extra `yaml`"
    ]


def test_the_lines_of_a_quoted_cell_are_paragraphs_and_count_as_lines(tmp_path: Path) -> None:
    text = SHEET.replace(
        '"Arrival:\r\ndraw a card."', '"Charge.\r\nBreakthrough."\r\nNo One;creature;x;I;1/1;Charge.'
    )
    assert faults_of(tmp_path, "sheet.csv", text) == [
        'sheet.csv:6: No One: rank: found "x"; allowed: a whole number'
    ]
    fixed = read(tmp_path, "sheet.csv", text.replace(";x;", ";1;"))
    assert [card["text"] for card in tables(fixed)] == ["Charge.", "Charge. Breakthrough.", "Charge."]


FAULTS = [
    ("a.csv", "", "a.csv: is empty; allowed: a line of column names, then a line for each card"),
    ("a.csv", "Name,Type\n", "a.csv: has no list of cards; allowed: one card or more"),
    ("a.csv", 'Name,Type\n"Fox', "a.csv:2: a quote that is opened in this line is not closed"),
    ("a.csv", "Name,name\nFox,x\n", 'a.csv:1: name: another column is already called "Name"'),
    (
        "a.csv",
        CSV + "Fox,creature,1,I,1/1,Charge.,more\n",
        'a.csv:4: found "more" behind the last column; allowed: 6',
    ),
    ("a.csv", CSV + "Fox,dragon,1,I,1/1,\n", 'a.csv:4: Fox: type: found "dragon"; allowed: creature, warlord,'),
    ("a.csv", CSV + "Fox,creature,1,VI,1/1,\n", 'a.csv:4: Fox: rune: found "VI"; allowed: I, II, III, IV or V'),
    ("a.csv", CSV + ",creature,1,I,1/1,\n", "a.csv:4: card 3: name: is missing"),
    ("a.csv", CSV + "Ash Cat,creature,1,I,1/1,\n", 'a.csv:4: Ash Cat: name: "Ash Cat" is already on line 3'),
    ("a.json", "[{]", "a.json:1:3: is not JSON: Expecting property name enclosed in double quotes"),
    ("a.json", "7", "a.json: has no list of cards; allowed: a list of objects"),
    ("a.json", '{"a": 1}', "a.json: has no list of cards; allowed: a list of objects, or an object with a list"),
    ("a.json", "[\n{},\n3]", "a.json:3: found 3; allowed: an object for each card"),
    ("a.json", '[{"name": "A", "name": "B"}]', 'a.json: cannot be read: "name" is twice in an object'),
    ("a.json", "[NaN]", "a.json: cannot be read: NaN is no number"),
    (
        "a.json",
        json.dumps([{**CARDS[0], "Rank": 1.5}], indent=0),
        "a.json:5: Lantern Mole: rank: found 1.5; allowed",
    ),
    ("a.json", "[" * (DEEPEST + 1), f"a.json:1: is nested too deeply: more than {DEEPEST} brackets"),
    ("a.json", f"[{'1,' * MOST_LISTED_VALUES}1]", f"a.json:1: has more than {MOST_LISTED_VALUES} values"),
    ("a.toml", "card = 3", "a.toml: has no list of cards; allowed: [[card]] tables"),
    ("a.toml", "[[card]", "a.toml:1:7: is not TOML"),
    ("a.xml", "", "a.xml: is of no known form: its name has the ending .xml; allowed: .csv, .tsv, .txt, .json"),
    ("a.xls", "", "a.xls: is a workbook (.xls), which only its own program reads; allowed: the same sheet saved"),
    (
        "a.csv",
        CSV + "ash CAT,creature,1,I,1/1,\n",
        'a.csv:4: ash CAT: name: "ash CAT" is already on line 3 as "Ash',
    ),
    ("a.csv", CSV + 'Fox,creature,1,I,1/1,"Charge.\nOx,creature,1,I,1/1,\n', "a.csv:4: a quote that is opened in"),
    (
        "a.csv",
        "Fox,creature\nOx,creature\n",
        'a.csv: no card has name, type, rank or rune; the file has "Fox", "crea',
    ),
    (
        "a.csv",
        CSV.replace("Rune", "Sign"),
        'a.csv: no card has rune; the file has "Name", "Type", "Rank", "Sign", "St',
    ),
    ("a.csv", "<html><body>Sign in</body></html>", "a.csv: has no list of cards; allowed: one card or more"),
    ("a.json", "", "a.json: has no list of cards; allowed: a list of objects, or an object with a list"),
    (
        "a.json",
        json.dumps([{**CARDS[0], "Rank": 7}]).replace("7", "7" * 5000),
        'a.json:1: Lantern Mole: rank: found "7777',
    ),
    (
        "a.json",
        json.dumps([{**CARDS[0], "Name": "Lantern\nMole"}]),
        'a.json:1: Lantern Mole: name: found "Lantern Mole"; allowed: text on one line',
    ),
    (
        "a.csv",
        CSV.replace("Ash Cat", "A" * (LONGEST_CARD_NAME + 1)),
        "a.csv:3: AAAA",
    ),
    ("a.csv", "Name\n" + "Fox\n" * (MOST_CARDS + 1), f"a.csv: found {MOST_CARDS + 1} cards; allowed: at most"),
    ("a.csv", "x" * (LARGEST_CARD_LIST + 1), f"a.csv: cannot be read: has more than {LARGEST_CARD_LIST} bytes"),
    ("a.yml", "x" * (LARGEST_TEXT_FILE + 1), f"a.yml: cannot be read: has more than {LARGEST_TEXT_FILE} bytes"),
]


@pytest.mark.parametrize(("name", "text", "message"), FAULTS)
def test_a_fault_is_one_message_with_its_place(name: str, text: str, message: str, tmp_path: Path) -> None:
    found = faults_of(tmp_path, name, text)
    assert len(found) == 1
    assert found[0].startswith(message)


YAML_FAULTS = [
    ("- [", "a.yaml:1: is not YAML: "),
    ("- 3\n- 4", 'a.yaml:1: found "3"; allowed: a mapping for each card'),
    ("- Name: A\n  Name: B", 'a.yaml:2: "Name" is twice in a mapping'),
    (
        "- a\n---\n- b",
        "a.yaml:2: is not YAML: expected a single document in the stream",
    ),
    ("a: 1", "a.yaml: has no list of cards"),
    (f"- a: &a [{'x,' * 999}x]\n  b: &b [{'*a,' * 99}*a]\n", f"a.yaml:1: has more than {MOST_VALUES} values"),
]


@pytest.mark.parametrize(("text", "message"), YAML_FAULTS)
def test_a_fault_of_yaml_is_one_message(text: str, message: str, tmp_path: Path) -> None:
    pytest.importorskip("yaml", reason='needs the extra "yaml"')
    found = faults_of(tmp_path, "a.yaml", text)
    assert len(found) == 1
    assert found[0].startswith(message)


def test_all_faults_of_all_cards_are_told_together(tmp_path: Path) -> None:
    text = CSV.replace(",4,III", ",four,IX").replace(",2,ii", ",two,ii")
    assert len(faults_of(tmp_path, "a.csv", text)) == 3


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le"])
def test_what_spreadsheets_save_is_read(encoding: str, tmp_path: Path) -> None:
    mark = "\ufeff" if encoding == "utf-16-le" else ""
    (tmp_path / "a.txt").write_bytes((mark + TABS).encode(encoding))
    ruleset = load_ruleset("rune_duel")
    found = read_foreign(ruleset, tmp_path / "a.txt", ruleset.options_model())
    assert tables(found) == WRITTEN


@pytest.mark.parametrize("encoding", ["latin-1", "cp1252", "utf-16-be"])
def test_another_encoding_is_named_with_its_line(encoding: str, tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_bytes(CSV.replace("Mole", "M\xf6le").encode(encoding))
    ruleset = load_ruleset("rune_duel")
    with pytest.raises(ContentError, match=r'a\.csv:2: is not UTF-8 text after ".*M": save the file as UTF-8$'):
        read_foreign(ruleset, tmp_path / "a.csv", ruleset.options_model())


def test_titles_above_the_header_are_no_cards(tmp_path: Path) -> None:
    text = "My set;;;;;\n;;;;;\n" + CSV.replace(",", ";") + ";;;;;\n"
    assert tables(read(tmp_path, "a.csv", text)) == WRITTEN


def test_the_faults_of_a_wrong_column_are_counted(tmp_path: Path) -> None:
    lines = "".join(f"Fox {number},dragon,1,I,1/1,\n" for number in range(MOST_FAULTS + 7))
    found = faults_of(tmp_path, "a.csv", CSV + lines)
    assert len(found) == MOST_FAULTS + 1
    assert found[-1] == f"a.csv:{MOST_FAULTS + 4}: and 7 more faults from here on"


def test_a_list_may_be_as_large_as_the_limits(tmp_path: Path) -> None:
    assert (
        tables(read(tmp_path, "a.csv", CSV + "," * 5 + "\n" + " " * (LARGEST_CARD_LIST - len(CSV) - 6))) == WRITTEN
    )
    written = json.dumps({"cards": CARDS, "more": "MORE"})
    left = MOST_LISTED_VALUES - sum(map(written.count, "[{,")) - 1
    assert (
        tables(read(tmp_path, "a.json", written.replace('"MORE"', f"[{','.join('0' * (left + 1))}]"))) == WRITTEN
    )


def test_what_could_act_on_a_terminal_is_left_out(tmp_path: Path) -> None:
    text = CSV.replace("Ash Cat", "\x1b[31mAsh\x1b[0m \u202eCat").replace("Charge.", "Charge.\x07")
    found = tables(read(tmp_path, "a.csv", text))
    assert [each["name"] for each in found] == ["Lantern Mole", "[31mAsh[0m Cat"]
    assert found[0]["text"] == "Charge."


def test_a_text_without_a_meaning_is_read_in_another_wording(tmp_path: Path) -> None:
    cards = [
        {"name": "Salt Choir", "types": ["ALLY"], "classes": ["CLERIC"], "cost_reserve": 5, "power": 4, "life": 5}
    ]
    text = json.dumps([{**cards[0], "effect": "Allies you control get +1 power."}])
    found = read(tmp_path, "a.json", text, "grand_archive")
    assert not found.unusable
    assert tables(found)[0]["text"] == "Allies you control have +1 power."
    assert found.cards["Salt Choir"].record.text == "Allies you control have +1 power."
