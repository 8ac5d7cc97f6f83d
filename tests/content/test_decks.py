"""Deck files and the shelf they lie on."""

from collections.abc import Iterator
from errno import EACCES
from pathlib import Path

import pytest

from cardgame_tui.content.decks import find_decks, load_deck, pick_deck
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.variants import find_variants
from cardgame_tui.limits import MOST_DECK_CARDS

DECK = """name = "Six lamps"
ruleset = "lamps"
about = "Light."
[sections]
main = [
    "3 Lamp",
    "Lantern",
    "2x Lamp",
]
fables = []
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    folder = tmp_path / "lamps"
    folder.mkdir()
    (folder / "six.toml").write_text(DECK)
    return tmp_path


def test_a_deck_in_list_order_with_copies(shelf: Path) -> None:
    deck = load_deck(shelf / "lamps" / "six.toml")
    assert (deck.id, deck.name, deck.ruleset) == ("six", "Six lamps", "lamps")
    assert deck.sections == {"main": ("Lamp", "Lamp", "Lamp", "Lantern", "Lamp", "Lamp"), "fables": ()}


def test_unknown_cards_are_named_with_line_and_nearest(shelf: Path) -> None:
    file = shelf / "lamps" / "six.toml"
    (fault,) = load_deck(file).unknown_cards({"Lamp": 1, "Lanterns": 1})
    assert str(fault) == f'{file}:7: sections.main: no card "Lantern"; did you mean Lanterns?'


@pytest.mark.parametrize("entry", ["0 Lamp", "100 Lamp", "99999999999999999999 Lamp"])
def test_a_number_of_copies_has_bounds(shelf: Path, entry: str) -> None:
    file = shelf / "lamps" / "six.toml"
    file.write_text(DECK.replace("3 Lamp", entry))
    with pytest.raises(ContentError, match=r"6: sections\.main 1: .* a number from 1 to 99"):
        load_deck(file)


def test_all_faults_of_a_deck_are_named(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('ruleset = 3\nabot = "x"\n[sections]\nmain = ["A", 4]\n')
    with pytest.raises(ContentError) as caught:
        load_deck(file)
    assert {fault.field for fault in caught.value.faults} == {"name", "ruleset", "abot", "sections.main 2"}


def test_a_broken_deck_leaves_the_others_on_the_shelf(shelf: Path) -> None:
    (shelf / "lamps" / "broken.toml").write_text("name = ")
    found = find_decks("lamps", shelf)
    assert [deck.id for deck in found.decks] == ["six"]
    assert "broken.toml:1: is not TOML" in str(found.faults[0])


def test_a_folder_that_cannot_be_read_is_a_fault(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> Iterator[Path]:
        raise PermissionError(EACCES, "Permission denied")

    monkeypatch.setattr(Path, "iterdir", refuse)
    with pytest.raises(ContentError, match="cannot be read: Permission denied"):
        find_decks("lamps", shelf)


def test_no_folder_is_an_empty_shelf(tmp_path: Path) -> None:
    assert find_decks("lamps", tmp_path / "none").decks == ()


@pytest.mark.parametrize("word", ["six", "SIX", "six lamps"])
def test_a_deck_by_id_or_name(shelf: Path, word: str) -> None:
    assert find_decks("lamps", shelf).find(word).id == "six"


def test_an_unknown_deck_names_the_nearest(shelf: Path) -> None:
    with pytest.raises(ContentError, match='no deck "sex"; allowed: six; did you mean six'):
        find_decks("lamps", shelf).find("sex")


def test_a_path_of_another_games_deck_is_refused(shelf: Path) -> None:
    with pytest.raises(ContentError, match="2: ruleset: is a deck for lamps; allowed: torches"):
        pick_deck("torches", str(shelf / "lamps" / "six.toml"))


def sized(cards: int) -> str:
    fifties = '"50 B", ' * ((cards - 1) // 50)
    return f'name = "x"\nruleset = "leduc"\n[sections]\nmain = [{fifties}"{(cards - 1) % 50 + 1} A"]\n'


def test_the_number_of_cards_in_a_deck_is_limited(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(sized(MOST_DECK_CARDS))
    load_deck(file)
    file.write_text(sized(MOST_DECK_CARDS + 1))
    with pytest.raises(ContentError, match=f"sections: found {MOST_DECK_CARDS + 1} cards; allowed: at most"):
        load_deck(file)


def test_a_number_with_thousands_of_digits_is_not_a_card_count(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text('name = "x"\nruleset = "leduc"\n[sections]\nmain = ["' + "9" * 5_000 + ' A"]\n')
    with pytest.raises(ContentError, match="allowed: a number from 1 to 99"):
        load_deck(file)


def test_decks_lie_in_the_package_of_their_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "glowing"
    for folder in (package, package / "decks", package / "variants", tmp_path / "glowing-1.dist-info"):
        folder.mkdir()
    (package / "__init__.py").touch()
    (package / "decks" / "six.toml").write_text(DECK)
    (package / "variants" / "night.toml").write_text('name = "Night"\nruleset = "lamps"\n')
    points = "[cardgame_tui.rulesets]\nlamps = glowing:PLUGIN\n"
    (tmp_path / "glowing-1.dist-info" / "entry_points.txt").write_text(points)
    monkeypatch.syspath_prepend(tmp_path)
    assert [deck.name for deck in find_decks("lamps", tmp_path).decks] == ["Six lamps"]
    assert [each.name for each in find_variants("lamps", tmp_path).variants] == ["Night"]
    assert find_decks("lampions", tmp_path).decks == ()
