"""Text in cells."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from cardgame_tui.ui.cells.text import (
    Span,
    between,
    center,
    cut_between,
    fit,
    fit_line,
    flow,
    foot,
    plain,
    whole_parts,
    width_of,
    wrap,
    wrap_at_most,
)

TEXTS = st.text(st.sampled_from("ab cあ霧 ~"), max_size=40)
WIDTHS = st.integers(2, 30)


@given(TEXTS, WIDTHS)
def test_fit_is_exact(text: str, width: int) -> None:
    assert cell_len(fit(text, width)) == width


@given(st.lists(TEXTS, max_size=5), WIDTHS)
def test_fit_line_is_exact(texts: list[str], width: int) -> None:
    assert width_of(fit_line(tuple(map(Span, texts)), width)) == width


@given(TEXTS, WIDTHS)
def test_center_is_exact(text: str, width: int) -> None:
    assert width_of(center(text, width)) == width


@given(TEXTS, TEXTS, st.integers(8, 40))
def test_between_is_exact(left: str, right: str, width: int) -> None:
    assert width_of(between((Span(left),), (Span(right),), width)) == width


@given(TEXTS, WIDTHS)
def test_wrap_keeps_every_character_in_the_width(text: str, width: int) -> None:
    lines = wrap(text, width)
    assert all(cell_len(line) <= width for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


@given(TEXTS, WIDTHS)
def test_wrap_starts_a_new_line_only_where_the_next_word_does_not_fit(text: str, width: int) -> None:
    lines = wrap(text, width)
    for line, following in pairwise(lines):
        word = following.split()[0]
        assert cell_len(f"{line} {word}") > width or f"{line}{word}" in text


@given(TEXTS, WIDTHS, st.integers(1, 4))
def test_wrap_at_most_differs_from_wrap_in_the_last_line_only(text: str, width: int, most: int) -> None:
    lines, free = wrap_at_most(text, width, most), wrap(text, width)
    assert len(lines) == min(most, len(free))
    assert all(cell_len(line) <= width for line in lines)
    assert lines[: most - 1] == free[: most - 1]
    if len(free) <= most:
        assert lines == free
    else:
        assert lines[-1].endswith("…")


@pytest.mark.parametrize(
    ("text", "fitted"), [("abc", "abc  "), ("abcdef", "abcd…"), ("霧の盆", "霧の…"), ("a霧の盆", "a霧 …")]
)
def test_fit_cuts_with_a_mark(text: str, fitted: str) -> None:
    assert fit(text, 5) == fitted


def test_the_last_keys_before_those_kept_are_left_out_of_a_foot() -> None:
    entries = ("a one", "", "b two", "c three", "q back")
    assert [plain(foot(entries, width)).strip() for width in (33, 32, 18, 8)] == [
        "a one   b two   c three   q back",
        "a one   b two   q back",
        "a one   q back",
        "q back",
    ]
    assert plain(foot(entries, 24, 2)).strip() == "c three   q back"


def test_parts_of_a_text_between_commas_are_shown_whole_or_not_at_all() -> None:
    assert [whole_parts("keys, names", width) for width in (11, 10, 4, 3, -1)] == [
        "keys, names",
        "keys",
        "keys",
        "",
        "",
    ]


def test_flow_breaks_where_the_next_does_not_fit() -> None:
    items = [(Span(word),) for word in ("one", "two", "three")]
    assert [plain(line) for line in flow(items, 10)] == ["one   two", "three"]


def test_a_text_is_cut_between_words_where_that_wastes_little() -> None:
    assert cut_between("Muster Sergeant: summon", 20) == "Muster Sergeant…"
    assert cut_between("Muster Sergeant", 20) == "Muster Sergeant"
    assert cut_between("Clay Hauler: summon or set", 20) == "Clay Hauler: summon…"
    assert cut_between("set Incomprehensibilities aside", 20) == "set Incomprehensibi…"
    assert cut_between("緊急隔壁緊急隔壁", 9) == "緊急隔壁…"
