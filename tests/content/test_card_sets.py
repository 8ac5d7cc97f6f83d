"""Card sets as files say them now: changed and added cards, and a card file that was edited."""

import os
from pathlib import Path

import pytest

from cardgame_tui.content.card_sets import changed_cards, fresh_cards, merged, watch_cards
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.toml.document import Document, read_toml
from cardgame_tui.limits import MOST_CARDS
from tests.games.lamps import CARDS, LampOptions, Lamps
from tests.games.leduc import LEDUC, LeducOptions

DIM = LampOptions()
BRIGHT = LampOptions(edition="bright")


@pytest.fixture
def lamps(tmp_path: Path) -> Lamps:
    return Lamps(tmp_path)


def edited(lamps: Lamps, text: str) -> None:
    lamps.card_file.write_text(text, encoding="utf-8")
    later = lamps.card_file.stat().st_mtime + 2
    os.utime(lamps.card_file, (later, later))


def document(folder: Path, text: str) -> Document:
    file = folder / "night.toml"
    file.write_text(text, encoding="utf-8")
    return read_toml(file)


def faults_of(lamps: Lamps, text: str) -> list[str]:
    """Faults of changed cards, with the names of the files in short."""
    faults: list[FileFault] = []
    changed_cards(lamps, document(lamps.card_file.parent, text), faults)
    return [str(fault).removeprefix(f"{lamps.card_file.parent}/") for fault in faults]


@pytest.mark.parametrize(
    ("change", "result"),
    [
        ({"power": 2}, {"power": 2, "text": "a", "bright": {"text": "b"}}),
        ({"text": "x"}, {"power": 1, "text": "x"}),
        ({"bright": {"text": "x"}}, {"power": 1, "text": "a", "bright": {"text": "x"}}),
        ({"bright": {"power": 3}}, {"power": 1, "text": "a", "bright": {"text": "b", "power": 3}}),
        ({"text": "x", "bright": {"text": "y"}}, {"power": 1, "text": "x", "bright": {"text": "y"}}),
        ({"type": "wax"}, {"power": 1, "text": "a", "bright": {"text": "b"}, "type": "wax"}),
    ],
)
def test_a_change_over_a_card(change: dict[str, object], result: dict[str, object]) -> None:
    table = {"power": 1, "text": "a", "bright": {"text": "b"}}
    assert merged(table, change, ("dim", "bright")) == result
    assert table == {"power": 1, "text": "a", "bright": {"text": "b"}}


def test_a_table_that_is_not_a_preset_is_not_changed() -> None:
    assert merged({"cost": {"text": "b"}}, {"text": "x"}, ("dim",)) == {"cost": {"text": "b"}, "text": "x"}


def test_a_changed_card_keeps_its_other_fields(lamps: Lamps) -> None:
    faults: list[FileFault] = []
    text = '[card."Oil Lamp"]\ntext = "Shine 2."\n[[new]]\nname = "Torch"\ntype = "lamp"\n'
    lamp, torch = changed_cards(lamps, document(lamps.card_file.parent, text), faults)
    assert faults == []
    assert (lamp.record.name, lamp.record.type, lamp.record.power, lamp.record.text) == (
        "Oil Lamp", "lamp", 1, "Shine 2.",
    )  # fmt: skip
    assert lamp.record.bright is None
    assert torch.record.name == "Torch"


def test_a_field_is_where_it_is_written(lamps: Lamps) -> None:
    text = '[card."Oil Lamp"]\npower = 2\n'
    (lamp,) = changed_cards(lamps, document(lamps.card_file.parent, text), [])
    assert (lamp.place("power"), lamp.place("text")) == ((2, 9), (5, 9))
    assert str(lamp.fault("text", found="is odd")).startswith(f"{lamps.card_file}:5: card 1.text: is odd")
    assert lamp.text_fault("bright", "text", found="is odd") == FileFault(
        str(lamps.card_file), 6, "Oil Lamp: bright.text", "is odd", column=16
    )


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            '[card."Oil Lmp"]\npower = 1\n',
            'night.toml:1: card."Oil Lmp": no card "Oil Lmp"; did you mean Oil Lamp?',
        ),
        (
            '[card."Oil Lamp"]\npwer = 1\n',
            'night.toml:2: card."Oil Lamp".pwer: no such field; allowed: name, type, text, power or bright; '
            "did you mean power?",
        ),
        (
            '[card."Oil Lamp"]\npower = "two"\n',
            'night.toml:2: card."Oil Lamp".power: found "two"; allowed: a whole number',
        ),
        (
            '[card."Oil Lamp".bright]\ntext = 5\n',
            'night.toml:2: card."Oil Lamp".bright.text: found 5; allowed: text in quotes',
        ),
        (
            '[card."Oil Lamp"]\nname = "Gas Lamp"\n',
            'night.toml:2: card."Oil Lamp".name: a changed card keeps its name',
        ),
        (
            '[[new]]\nname = "Candle"\ntype = "wax"\n',
            'night.toml:2: new 1.name: another card is already called "Candle"; '
            'allowed: a new name; [card."Candle"] changes that card',
        ),
        (
            '[[new]]\nname = "CANDLE"\ntype = "wax"\n',
            'night.toml:2: new 1.name: another card is already called "Candle"; '
            'allowed: a new name; [card."Candle"] changes that card',
        ),
        ('[[new]]\nname = "Torch"\n', "night.toml:1: new 1.type: is missing"),
    ],
)
def test_faults_of_changes(lamps: Lamps, text: str, fault: str) -> None:
    assert faults_of(lamps, text) == [fault]


def test_all_faults_are_named_and_valid_cards_stay(lamps: Lamps) -> None:
    faults: list[FileFault] = []
    text = '[card."Oil Lamp"]\npower = 4\n[card.Candel]\n[[new]]\nname = "Candle"\ntype = 1\n'
    sound = changed_cards(lamps, document(lamps.card_file.parent, text), faults)
    assert [fault.line for fault in faults] == [3, 6]
    assert [each.record.name for each in sound] == ["Oil Lamp"]


def test_a_game_without_a_card_file_has_no_cards_to_change(tmp_path: Path) -> None:
    faults: list[FileFault] = []
    changed_cards(LEDUC, document(tmp_path, '[card."Jack of spades"]\ntype = "wild"\n'), faults)
    assert [fault.found for fault in faults] == ['no card "Jack of spades"']
    assert fresh_cards(LEDUC, LeducOptions()) is LEDUC.cards


def test_cards_are_shared_while_their_file_is_unchanged(lamps: Lamps) -> None:
    watch_cards(lamps)
    assert fresh_cards(lamps, DIM) is lamps.sets["dim"]
    assert fresh_cards(lamps, BRIGHT) is lamps.sets["bright"]
    assert lamps.compiled == []


def test_an_edited_card_file_is_read_again(lamps: Lamps) -> None:
    watch_cards(lamps)
    edited(lamps, CARDS.replace("Shine 1.", "Shine 7.").replace("Shine 5.", "Shine 8."))
    assert fresh_cards(lamps, DIM)["Oil Lamp"].text == "Shine 7."
    assert fresh_cards(lamps, BRIGHT)["Oil Lamp"].text == "Shine 8."
    assert lamps.cards["Oil Lamp"].text == "Shine 1."


def test_the_state_when_the_game_was_loaded_counts_not_the_first_look(lamps: Lamps) -> None:
    watch_cards(lamps)
    edited(lamps, CARDS.replace("Shine 1.", "Shine 7."))
    watch_cards(lamps)
    assert fresh_cards(lamps, DIM)["Oil Lamp"].text == "Shine 7."


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (CARDS.replace("Shine 1.", "Shne 1."), r'cards\.toml:5:9: Oil Lamp: text: expected .* found "Shne"'),
        (CARDS.replace("power = 1", "power = "), r"cards\.toml:4:9: is not TOML"),
        (CARDS.replace("Shine 1.", "Shine 99."), r"cards\.toml:5:9: Oil Lamp: text: shines too brightly"),
    ],
)
def test_a_mistake_in_the_card_file_is_shown_in_place(lamps: Lamps, text: str, fault: str) -> None:
    watch_cards(lamps)
    edited(lamps, text)
    with pytest.raises(ContentError, match=fault):
        fresh_cards(lamps, DIM)
    edited(lamps, CARDS)
    assert fresh_cards(lamps, DIM)["Oil Lamp"].text == "Shine 1."


def test_a_missing_card_file_is_a_fault(lamps: Lamps) -> None:
    watch_cards(lamps)
    lamps.card_file.unlink()
    with pytest.raises(ContentError, match="no such file"):
        fresh_cards(lamps, DIM)


def test_the_number_of_changed_cards_is_limited(lamps: Lamps) -> None:
    changes = "".join(f"[card.a{number}]\n" for number in range(MOST_CARDS + 1))
    assert faults_of(lamps, changes) == [
        f"night.toml: card: found {MOST_CARDS + 1} cards; allowed: at most {MOST_CARDS}"
    ]
