"""Faults of files: their order and what they say."""

import pytest

from cardgame_tui.content.faults import ContentError, FileFault, gathered


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
