"""Sentences that cannot be played are carried out by hand, if the import is asked to."""

from pathlib import Path

import pytest

from cardgame_tui.content.foreign.by_hand import with_sentences_by_hand
from cardgame_tui.content.foreign.field_map import load_map
from cardgame_tui.content.foreign.reading import read_foreign
from cardgame_tui.plugins import load_ruleset

FORMS = ['{head}: by hand "{rest}"', 'Always: by hand "{text}"']


def plays(text: str) -> bool:
    """A language with one event, one keyword and what is by hand."""
    return all(
        each.startswith(("Keyword.", 'When it dies: by hand "', 'Always: by hand "')) for each in text.split("|")
    )


@pytest.mark.parametrize(
    ("sentence", "written"),
    [
        ("When it dies: sing", 'When it dies: by hand "sing."'),
        ("When it dies, sing: loudly", 'When it dies: by hand "sing: loudly."'),
        ("When it sings: die", 'Always: by hand "When it sings: die."'),
        ("Sing", 'Always: by hand "Sing."'),
        ('Say "no"', "Always: by hand \"Say 'no'.\""),
    ],
)
def test_a_sentence_gets_the_first_form_that_can_be_played(sentence: str, written: str) -> None:
    assert with_sentences_by_hand(f"{sentence}.", FORMS, plays) == (written, [sentence])


def test_a_sentence_that_can_be_played_stays() -> None:
    assert with_sentences_by_hand("Keyword.", FORMS, plays) == ("Keyword.", [])


def test_a_text_for_which_no_form_is_right_is_not_played() -> None:
    assert with_sentences_by_hand("Sing.", FORMS[:1], plays) is None


CSV = {
    "rune_duel": (
        "name,type,rank,rune,stats,text\n"
        'Moon Howler,creature,2,II,2/3,"Charge. Wolves are never afraid. Arrival: each wolf howls."\n',
        'Charge. By hand "Wolves are never afraid." Arrival: by hand "each wolf howls."',
    ),
    "dimensional_rift": (
        "name,type,stats,arrows,text\n"
        'Moon Howler,creature,2/3/0,T,"When destroyed: each wolf howls. Evasive. Wolves are never afraid."\n',
        'When destroyed: by hand "each wolf howls." Evasive. At any time: by hand "Wolves are never afraid."',
    ),
    "grand_archive": (
        'name,type,reserve,power,life,text\nMoon Howler,ally,2,2,2,"On Enter: each wolf howls."\n',
        'On Enter: by hand "each wolf howls."',
    ),
}


@pytest.mark.parametrize("game", CSV)
def test_a_card_is_imported_with_what_is_carried_out_by_hand(game: str, tmp_path: Path) -> None:
    ruleset = load_ruleset(game)
    rows, text = CSV[game]
    file = tmp_path / "cards.csv"
    file.write_text(rows, encoding="utf-8")
    options = ruleset.options_model()
    without = read_foreign(ruleset, file, options)
    assert (list(without.unusable), without.by_hand) == (["Moon Howler"], {})
    found = read_foreign(ruleset, file, options, by_hand=True)
    assert (found.unusable, list(found.by_hand)) == ({}, ["Moon Howler"])
    assert found.cards["Moon Howler"].table["text"] == text


def test_a_map_may_ask_for_it(tmp_path: Path) -> None:
    ruleset = load_ruleset("dimensional_rift")
    (tmp_path / "mine.toml").write_text('unread = "by hand"\n', encoding="utf-8")
    (tmp_path / "cards.csv").write_text(CSV["dimensional_rift"][0], encoding="utf-8")
    found = read_foreign(
        ruleset, tmp_path / "cards.csv", ruleset.options_model(), load_map(tmp_path / "mine.toml")
    )
    assert found.by_hand == {"Moon Howler": ["When destroyed: each wolf howls", "Wolves are never afraid"]}
