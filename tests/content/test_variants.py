"""Variant files: their content and the messages about their faults."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardgame_tui.content import shelf
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.toml.document import read_toml
from cardgame_tui.content.variants import VariantShelf, find_variants, is_variant, load_variant, pick_variant
from cardgame_tui.limits import LARGEST_TEXT_FILE
from tests.games.lamps import DECK

VARIANT = """name = "Night"
about = "It gets dark."
ruleset = "lamps"
[options]
edition = "bright"
[card."Oil Lamp"]
text = "Shine 2."
[[new]]
name = "Torch"
type = "lamp"
[decks]
seat1 = "Torches"
[[deck]]
name = "Torches"
about = "Two of them."
sections.main = ["2 Torch"]
"""

Write = Callable[[str | bytes], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def written(text: str | bytes) -> Path:
        file = tmp_path / "night.toml"
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return file

    return written


def faults_of(file: Path, ruleset_id: str = "lamps") -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_variant(file, ruleset_id)
    return [str(fault).removeprefix(str(file)) for fault in caught.value.faults]


def test_the_content_of_a_variant(write: Write) -> None:
    variant = load_variant(write(VARIANT), "lamps")
    assert (variant.id, variant.name, variant.written.about) == ("night", "Night", "It gets dark.")
    assert variant.written.options == {"edition": "bright"}
    assert variant.written.card == {"Oil Lamp": {"text": "Shine 2."}}
    (deck,) = variant.decks
    assert (deck.id, deck.name, deck.ruleset) == ("Torches", "Torches", "lamps")
    assert (deck.sections, deck.options) == ({"main": ("Torch", "Torch")}, {"edition": "bright"})
    assert variant.deck_of(1) == deck
    assert variant.deck_of(2) is None


def test_a_name_and_a_game_are_a_variant(write: Write) -> None:
    assert load_variant(write('name = "Plain"\nruleset = "lamps"\n')).decks == ()


def test_all_faults_of_a_file_are_named(write: Write) -> None:
    text = 'nme = "x"\nruleset = "torches"\noptions = 3\n[[deck]]\nname = "A"\n[decks]\nseat3 = "A"\n'
    assert faults_of(write(text)) == [
        ": name: is missing",
        ":1: nme: no such field; allowed: name, ruleset, about, options, card, new, decks or deck; "
        "did you mean name?",
        ':2: ruleset: is a variant of "torches"; allowed: lamps',
        ":3: options: found 3; allowed: a table",
        ":4: deck 1.sections: is missing",
        ":7: decks.seat3: no such field; allowed: seat1 or seat2; did you mean seat2?",
    ]


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        (
            '[[card]]\nname = "Oil Lamp"\n',
            ":3: card: found [{'name': 'Oil Lamp'}]; allowed: [card.\"NAME\"] tables",
        ),
        ("card = 3\n", ":3: card: found 3; allowed: a table"),
        ('[card]\n"Oil Lamp" = 3\n', ':4: card."Oil Lamp": found 3; allowed: a table'),
        ("[new]\nx = 1\n", ":3: new: found {'x': 1}; allowed: a list"),
        ("new = [1]\n", ":3: new 1: found 1; allowed: a table"),
        ("decks = ['a']\n", ":3: decks: found ['a']; allowed: a table"),
        ("decks.seat1 = 1\n", ":3: decks.seat1: found 1; allowed: text in quotes"),
        ("[[deck]]\nname = 'A'\nsections.main = 'B'\n", ':5: deck 1.sections.main: found "B"; allowed: a list'),
        ("about = 4\n", ":3: about: found 4; allowed: text in quotes"),
        ("run = 'import os'\n", ":3: run: no such field"),
    ],
)
def test_a_table_of_the_wrong_kind_is_named(write: Write, table: str, fault: str) -> None:
    (found,) = faults_of(write(f'name = "Odd"\nruleset = "lamps"\n{table}'))
    assert found.startswith(fault)


def test_two_decks_of_a_name_are_a_fault(write: Write) -> None:
    twice = VARIANT + '[[deck]]\nname = "torches"\nsections.main = []\n'
    assert faults_of(write(twice)) == [':18: deck 2.name: another deck is already called "torches"']


@pytest.mark.parametrize(
    ("raw", "fault"),
    [
        (b"\x00\x01\xff\xfe", "is not UTF-8 text"),
        (b"\x7fELF\x02\x01\x01", "is not TOML"),
        ("näme = 'x'".encode("latin-1"), "is not UTF-8 text (byte 2)"),
        (b"a = " + b"[" * 50_000, "is nested too deeply"),
        (b".".join([b"a"] * 20_000) + b" = 1", "a key has more than"),
        (b" " * (LARGEST_TEXT_FILE + 1), f"has more than {LARGEST_TEXT_FILE} bytes"),
    ],
)
def test_a_hostile_file_is_one_fault(write: Write, raw: bytes, fault: str) -> None:
    (found,) = faults_of(write(raw))
    assert fault in found


def test_terminal_control_characters_are_removed_from_a_variant(write: Write) -> None:
    file = write(
        'name = "N\\u001b[2Jight"\nruleset = "lamps"\nabout = "\\u202eback"\n[card."A\\u0007"]\nx = "\\u009b"\n'
    )
    variant = load_variant(file)
    assert (variant.name, variant.written.about) == ("N[2Jight", "back")
    assert variant.written.card == {"A": {"x": ""}}


def test_a_folder_and_a_link_loop_are_not_variants(tmp_path: Path) -> None:
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    circle = tmp_path / "circle.toml"
    circle.symlink_to(circle)
    for file in (folder, circle, tmp_path / "gone.toml"):
        (fault,) = faults_of(file)
        assert "cannot be read" in fault


def test_a_broken_variant_leaves_the_others_on_the_shelf(tmp_path: Path, write: Write) -> None:
    folder = tmp_path / "lamps"
    folder.mkdir()
    write(VARIANT).rename(folder / "night.toml")
    (folder / "broken.toml").write_text("name = ")
    (folder / "other.toml").write_text('name = "Other"\nruleset = "torches"\n')
    shelf = find_variants("lamps", tmp_path)
    assert [variant.id for variant in shelf.variants] == ["night"]
    assert {key: [fault.line for fault in faults] for key, faults in shelf.broken.items()} == {
        "broken": [1],
        "other": [2],
    }
    assert shelf.find("NIGHT").name == "Night"
    with pytest.raises(ContentError, match='no variant "nigth"; allowed: night; did you mean night'):
        shelf.find("nigth")
    with pytest.raises(ContentError, match=r"broken\.toml:1: is not TOML"):
        shelf.find("broken")


def test_no_folder_is_an_empty_shelf(tmp_path: Path) -> None:
    assert find_variants("lamps", tmp_path / "none") == VariantShelf((), {})


def test_a_variant_by_path_or_from_the_shelf(
    tmp_path: Path, write: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(VARIANT)
    assert pick_variant("lamps", str(file)).name == "Night"
    monkeypatch.setattr(shelf, "config_dir", lambda: tmp_path)
    (tmp_path / "variants" / "lamps").mkdir(parents=True)
    file.rename(tmp_path / "variants" / "lamps" / "night.toml")
    assert pick_variant("lamps", "night").name == "Night"
    with pytest.raises(ContentError, match='no variant "night"'):
        pick_variant("torches", "night")


def test_a_deck_next_to_the_variant(tmp_path: Path, write: Write) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "two.toml").write_text(DECK)
    variant = load_variant(write(VARIANT.replace('seat1 = "Torches"', 'seat1 = "decks/two.toml"')))
    deck = variant.deck_of(1)
    assert deck is not None
    assert deck.name == "Two"


def test_a_missing_deck_is_a_fault_of_the_variant(write: Write) -> None:
    file = write(VARIANT.replace('seat1 = "Torches"', 'seat1 = "Torchs"'))
    with pytest.raises(ContentError) as caught:
        load_variant(file).deck_of(1)
    assert str(caught.value) == (
        f'{file}:12: decks.seat1: no deck "Torchs"; allowed: Torches; did you mean Torches?'
    )


@pytest.mark.parametrize(
    ("text", "meant"),
    [(VARIANT, True), ('name = "A"\nruleset = "lamps"\n[options]\n', True), (DECK, False), ("name = 1\n", False)],
)
def test_a_variant_is_distinguished_from_a_deck(write: Write, text: str, meant: bool) -> None:
    assert is_variant(read_toml(write(text))) is meant
