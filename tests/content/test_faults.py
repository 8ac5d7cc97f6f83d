"""Faults of files: their order and what they say."""

import pytest

from cardgame_tui.content.faults import ContentError, FileFault, gathered, nearest


def fault(file: str, line: int | None, column: int | None = None) -> FileFault:
    """A fault at a place."""
    return FileFault(file, line, "", "is odd", column=column)


def test_faults_are_listed_file_by_file_from_top_to_bottom() -> None:
    whole, first, second, third = fault("b", None), fault("b", 2), fault("b", 9, 1), fault("b", 9, 4)
    other = fault("a", 1)
    assert ContentError([third, other, second, whole, first]).faults == (whole, first, second, third, other)


def test_a_fault_is_listed_once() -> None:
    assert str(ContentError([fault("a", 3), fault("a", 3)])) == "a:3: is odd"


def test_faults_of_several_things_are_gathered() -> None:
    faults: list[FileFault] = []
    for line in (1, 2):
        with gathered(faults):
            raise ContentError([fault("a", line)])
    assert faults == [fault("a", 1), fault("a", 2)]
    with pytest.raises(OSError, match="full"), gathered(faults):
        raise OSError("full")


def test_a_long_list_of_allowed_words_gives_way_to_the_nearest_one() -> None:
    words = ", ".join(f"option_{number}" for number in range(40))
    assert str(FileFault("--set", None, "hpp", "no such option", words, "hp")) == (
        "--set: hpp: no such option; did you mean hp?"
    )
    assert str(FileFault("--set", None, "hpp", "no such option", "hp or size", "hp")) == (
        "--set: hpp: no such option; allowed: hp or size; did you mean hp?"
    )
    assert words in str(FileFault("--set", None, "hpp", "no such option", words))


def test_a_typed_name_needs_no_place() -> None:
    assert str(FileFault("", None, "", 'no deck "x"')) == 'no deck "x"'


@pytest.mark.parametrize(
    ("word", "expected"),
    [("Card 13", "Card 12"), ("Card 1", "Card 1"), ("Quil Bulwark", "Quill Bulwark")],
)
def test_a_preferred_word_wins_over_one_that_is_hardly_nearer(word: str, expected: str) -> None:
    """The words "Card 1" and "Card 3" are a little nearer to "Card 13", but only "Card 12" is preferred."""
    known = [*(f"Card {number}" for number in range(1, 13)), "Quill Bulwark", "Scorched Bulwark"]
    rather = {"card 12", "scorched bulwark"} if word != "Card 1" else set()
    assert nearest(word, known, rather) == expected


def test_no_word_is_near_an_odd_one() -> None:
    assert nearest("xyz", ["Card 1"], {"card 1"}) == ""
    assert nearest("xyz", []) == ""


def test_a_part_of_one_name_finds_it() -> None:
    names = ["Toll Baron", "Scrap Hound", "Scroll of Toppling"]
    assert nearest("baron", names) == "Toll Baron"
    assert nearest("ro", names) == nearest("scr", names) == ""
