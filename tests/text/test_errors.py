"""The message to a designer about a text that does not parse."""

import pytest

from cardgame_tui.limits import LONGEST_NUMBER
from cardgame_tui.text import TextError
from cardgame_tui.text.errors import A_NUMBER, END_OF_TEXT
from tests.text.vocabulary import language

GAME = language()


def error_of(text: str, **place: int) -> TextError:
    with pytest.raises(TextError) as caught:
        GAME.parse(text, file="cards.toml", **place)
    return caught.value


def test_a_misspelt_word_has_a_place_and_a_suggestion() -> None:
    error = error_of("Pray. Consume 1 mana: heal 1 dmage from target creature.", line=12, column=9)
    assert str(error) == (
        'cards.toml, line 12, column 38: after "Consume 1 mana: heal 1" expected "damage", found "dmage"; '
        'did you mean "damage"?'
    )
    assert (error.understood, error.found) == ("Pray. Consume 1 mana: heal 1", "dmage")
    assert (error.expected, error.nearest, error.known) == (("damage",), ("damage",), False)


def test_a_fault_on_a_later_line_counts_columns_from_its_start() -> None:
    error = error_of("Pray.\n  Action: Strik.", line=4, column=20)
    assert (error.line, error.column) == (5, 11)
    assert error.nearest == ("Strike",)


def test_a_text_of_several_lines_is_quoted_in_one() -> None:
    assert error_of("When destroyed:\n  draw a\n  crd.").complaint.startswith('after "When destroyed: draw a" ')


def test_a_known_word_out_of_place_gets_no_false_suggestion() -> None:
    error = error_of("When destroyed: draw a mana.")
    assert (error.found, error.expected, error.nearest, error.known) == ("mana", ("card",), (), True)


def test_an_unknown_word_is_compared_with_all_words_where_none_expected_is_near() -> None:
    error = error_of("When destroyed: draw a creatur.")
    assert error.expected == ("card",)
    assert error.nearest[0] == "creature"


def test_a_text_that_stops_early_says_what_was_missing() -> None:
    error = error_of("When destroyed: destroy target artifact")
    assert error.found == ""
    assert error.expected == (".", ";", "you")
    assert "found the end of the text" in str(error)


def test_expected_words_are_those_of_every_reading_so_far() -> None:
    error = error_of("Pray. !")
    assert END_OF_TEXT in error.expected
    assert {"Evasive", "consume", "when"} <= set(error.expected)
    assert "or 1" in str(error)


def test_a_number_is_asked_for_by_name() -> None:
    error = error_of("When destroyed: deal damage to target.")
    assert error.expected == (A_NUMBER,)
    assert "expected a number, found" in str(error)


def test_without_a_file_the_message_starts_at_the_line() -> None:
    with pytest.raises(TextError, match=r"^line 1, column 1: expected"):
        GAME.parse("?")


def test_the_digits_of_a_number_are_limited() -> None:
    longest = "9" * LONGEST_NUMBER
    GAME.parse(f"Consume 1 mana: heal {longest} damage from target creature.")
    with pytest.raises(TextError, match=f"; a number has at most {LONGEST_NUMBER} digits$"):
        GAME.parse(f"Consume 1 mana: heal {longest}9 damage from target creature.")


def test_a_number_of_thousands_of_digits_is_an_error_of_one_line() -> None:
    error = error_of(f"Consume 1 mana: heal {'9' * 5_000} damage from target creature.")
    assert len(error.complaint) < 200
