"""Coverage: what of a set of cards is read, where reading stops, and what is missing first."""

import json
from pathlib import Path

from cardgame_tui.content.coverage import Coverage
from tests.benchmarks.coverage import measure

ALLY = {"types": ["ALLY"], "element": "WATER", "cost_reserve": 2, "power": 1, "life": 2}
TEXTS = {
    "Whole": "**On Enter:** Recover 1. (It is good.)",
    "Juggler": "Rest: juggle.",
    "Twice": "On Enter: juggle 2 cards. Vigor. On Death: sneeze.",
    "Early": "On Enter: recover",
    "Misplaced": "On Enter: taunt.",
    "Bare": "Draw a card.",
}


def found_in(folder: Path) -> Coverage:
    file = folder / "cards.json"
    file.write_text(json.dumps([{**ALLY, "name": name, "effect": text} for name, text in TEXTS.items()]))
    return measure(file, "grand_archive")[0]


def test_cards_and_sentences_are_counted(tmp_path: Path) -> None:
    found = found_in(tmp_path)
    assert (found.complete, found.cards) == (1, 6)
    assert [each.card for each in found.unread] == ["Juggler", "Twice", "Twice", "Early", "Misplaced"]
    assert found.sentences - found.read == 5


def test_what_is_missing_is_ranked_by_the_cards_that_need_nothing_else(tmp_path: Path) -> None:
    ranked = [(each.what, each.unlocks, each.cards, each.sentences) for each in found_in(tmp_path).missing]
    assert ranked[0] == ('the word "juggle"', 1, 2, 2)
    assert ranked[-1] == ('the word "sneeze"', 0, 1, 1)
    assert {each[0] for each in ranked[1:-1]} == {'words after "recover"', '"taunt" after "enter:"'}


def test_an_unread_sentence_says_where_it_stops_and_what_is_near(tmp_path: Path) -> None:
    juggler = found_in(tmp_path).unread[0]
    assert (juggler.sentence, juggler.read, juggler.found) == ("Rest: juggle", "Rest:", "juggle")
    assert "draw" in juggler.expected
    pieces = [(text.casefold(), differs) for text, differs in juggler.nearest]
    assert ("rest:", False) in pieces
    assert any(differs for _, differs in pieces)


def test_cards_that_are_read_and_refused_say_why(tmp_path: Path) -> None:
    assert found_in(tmp_path).refused == {
        "Bare": ("an effect without an event or a cost before it belongs on an action",)
    }


def test_the_cards_of_a_variant_are_measured_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "Mine"\nruleset = "rune_duel"\n[[new]]\nname = "Fox"\ntype = "creature"\nrank = 1\nrune = "I"\n'
        'stats = "1/1"\ntext = "Charge. Arrival: juggle."\n'
    )
    found = measure(file, "rune_duel")[0]
    assert (found.complete, found.cards, found.read, found.sentences) == (0, 1, 1, 2)
