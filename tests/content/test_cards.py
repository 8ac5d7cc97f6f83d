"""Card files: all faults of all cards together, each with its place."""

from pathlib import Path

import pytest

from cardgame_tui.content.cards import CardRecord, check_cards, load_cards
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.document import Document
from cardgame_tui.limits import LONGEST_CARD_NAME, LONGEST_CARD_TEXT, MOST_CARDS, MOST_FAULTS


class Creature(CardRecord):
    """A card with one number."""

    might: int


GOOD = """
[[card]]
name = "Lamp"
type = "creature"
might = 2
text = "Pray."

[[card]]
name = "灯"
type = "creature"
might = 1
"""


def written(folder: Path, text: str) -> Path:
    file = folder / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return file


def faults_of(folder: Path, text: str) -> list[str]:
    file = written(folder, text)
    with pytest.raises(ContentError) as caught:
        load_cards(file, Creature)
    return [str(fault).removeprefix(str(file)) for fault in caught.value.faults]


def test_cards_know_their_place(tmp_path: Path) -> None:
    lamp, lantern = load_cards(written(tmp_path, GOOD), Creature)
    assert lamp.record == Creature(name="Lamp", type="creature", might=2, text="Pray.")
    assert (lantern.record.name, lantern.line) == ("灯", 8)
    assert lamp.fault("text", found="is odd").line == 6


def test_all_faults_of_a_file_are_named(tmp_path: Path) -> None:
    text = '[[card]]\nname = "A"\ntype = "x"\nmigth = 2\n[[card]]\nname = ""\ntype = 3\nmight = "two"\n'
    assert faults_of(tmp_path, text) == [
        ":1: card 1.might: is missing",
        ":4: card 1.migth: no such field; allowed: name, type, text or might; did you mean might?",
        ':6: card 2.name: found ""; allowed: text that is not empty',
        ":7: card 2.type: found 3; allowed: text in quotes",
        ':8: card 2.might: found "two"; allowed: a whole number',
    ]


def test_a_name_is_unique(tmp_path: Path) -> None:
    twice = GOOD + '[[card]]\nname = "Lamp"\ntype = "creature"\nmight = 1\n'
    assert faults_of(tmp_path, twice) == [':13: card 3.name: "Lamp" is already on line 2']


def test_another_table_is_a_fault(tmp_path: Path) -> None:
    assert faults_of(tmp_path, "[[cards]]\n") == [":1: cards: no such table; allowed: card; did you mean card?"]


def test_a_name_of_two_lines_is_a_fault(tmp_path: Path) -> None:
    (fault,) = faults_of(tmp_path, '[[card]]\nname = "A\\nB"\ntype = "x"\nmight = 1\n')
    assert 'card 1.name: found "A B"' in fault


def test_cards_need_no_file() -> None:
    (card,) = check_cards(Document("test", {"card": [{"name": "A", "type": "x", "might": 1}]}), Creature)
    assert (card.file, card.line) == ("test", None)


def test_card_must_be_a_list_of_tables() -> None:
    with pytest.raises(ContentError, match="is not a list of tables"):
        check_cards(Document("test", {"card": {"name": "A"}}), Creature)


def card(number: int, text: str = "") -> str:
    return f'[[card]]\nname = "{number}"\ntype = "x"\nmight = 1\ntext = "{text}"\n'


def test_the_length_of_a_text_is_limited(tmp_path: Path) -> None:
    (read,) = load_cards(written(tmp_path, card(1, "x" * LONGEST_CARD_TEXT)), Creature)
    assert len(read.record.text) == LONGEST_CARD_TEXT
    (fault,) = faults_of(tmp_path, card(1, "x" * (LONGEST_CARD_TEXT + 1)))
    assert fault.startswith(":5: card 1.text: found ")
    assert fault.endswith(f"; allowed: at most {LONGEST_CARD_TEXT} characters")


def test_the_length_of_a_name_is_limited(tmp_path: Path) -> None:
    (read,) = load_cards(written(tmp_path, card(1).replace('"1"', f'"{"x" * LONGEST_CARD_NAME}"')), Creature)
    assert len(read.record.name) == LONGEST_CARD_NAME
    (fault,) = faults_of(tmp_path, card(1).replace('"1"', f'"{"x" * (LONGEST_CARD_NAME + 1)}"'))
    assert fault.startswith(":2: card 1.name: found ")
    assert fault.endswith(f"; allowed: at most {LONGEST_CARD_NAME} characters")


def test_names_that_differ_by_capitals_are_the_same(tmp_path: Path) -> None:
    two = card(1).replace('"1"', '"Red Fox"') + card(1).replace('"1"', '"red FOX"')
    assert faults_of(tmp_path, two) == [':7: card 2.name: "red FOX" is already on line 1 as "Red Fox"']


def test_the_number_of_cards_in_a_file_is_limited(tmp_path: Path) -> None:
    most = "".join(card(number) for number in range(MOST_CARDS))
    assert len(load_cards(written(tmp_path, most), Creature)) == MOST_CARDS
    assert faults_of(tmp_path, most + card(MOST_CARDS)) == [
        f":1: card: found {MOST_CARDS + 1} cards; allowed: at most {MOST_CARDS}"
    ]


def test_faults_beyond_a_limit_are_counted(tmp_path: Path) -> None:
    unknown = "".join(f"unknown{number} = 1\n" for number in range(MOST_FAULTS + 7))
    faults = faults_of(tmp_path, card(1) + unknown)
    assert len(faults) == MOST_FAULTS + 1
    assert ":1: card 1: and 7 more faults" in faults
    assert len(faults_of(tmp_path, card(1) + "".join(unknown.splitlines(True)[:MOST_FAULTS]))) == MOST_FAULTS
