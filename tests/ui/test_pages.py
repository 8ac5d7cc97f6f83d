"""Pages and forms: moving, picking, scrolling, typing."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgame_tui.ui.cells.blocks import Blocks
from cardgame_tui.ui.cells.text import plain, wrap
from cardgame_tui.ui.pages import page as pages
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.form import Form, Left
from cardgame_tui.ui.pages.page import Item, Page, PageView

LONG = Page("Long", tuple(Item(f"item {number}", pick=f"p{number}") for number in range(40)))


def shown(page: PageView, height: int = 12) -> str:
    """What a page shows."""
    return "\n".join(plain(line) for line in page.lines(40, height))


def test_a_digit_picks_immediately() -> None:
    assert PageView(LONG).press("3") == "p2"


def test_only_nine_items_have_a_digit() -> None:
    lines = shown(PageView(LONG), 20).split("\n")
    assert [line[:2] for line in lines[2:16]] == [">1", *(f" {digit}" for digit in range(2, 10)), *["  "] * 5]


def test_arrows_and_enter_pick() -> None:
    page = PageView(LONG)
    for key in ("down", "down", "up"):
        assert page.press(key) is None
    assert page.press("enter") == "p1"


def test_the_cursor_stays_in_sight() -> None:
    page = PageView(LONG)
    for _ in range(30):
        page.press("down")
    assert "item 30" in shown(page)
    page.press("pageup")
    assert "item 20" in shown(page)


def test_a_page_to_read_scrolls_and_stops_at_its_ends() -> None:
    page = PageView(Page("Read", tuple(Item(f"line {number}") for number in range(30)), at_end=True))
    assert "line 29" in shown(page)
    for _ in range(9):
        page.press("pageup")
    assert "line 0 " in shown(page)
    page.press("pagedown")
    assert "line 10 " in shown(page)


def test_a_page_that_opens_at_its_end_has_its_cursor_there_and_no_digits() -> None:
    page = PageView(Page("Log", LONG.items, at_end=True))
    assert "> item 39" in " ".join(shown(page).split())
    assert page.press("3") is None
    assert "digit" not in shown(page)
    assert page.press("enter") == "p39"


@pytest.mark.parametrize("length", [100, 300, 4_000])
def test_however_long_a_path_is_the_reason_after_it_is_in_sight(length: int) -> None:
    reason = Item(f"/{'a' * length}/match.jsonl:2: the line was changed or damaged")
    page = PageView(Page("Cannot be resumed", (reason, Item("Resume before decision 1", pick="before"))))
    lines = "".join(plain(line).strip() for line in page.lines(80, 24))
    assert "/match.jsonl:2:" in lines
    assert "changed or damaged" in lines.replace("changedor", "changed or")
    assert "Resume before decision 1" in lines


def test_page_keys_lead_beyond_the_last_item_that_can_be_picked() -> None:
    page = PageView(Page("Help", (Item("first", pick="p"), *(Item(f"line {number}") for number in range(30)))))
    assert "line 6 " in shown(page)
    assert "line 7 " not in shown(page)
    for _ in range(3):
        page.press("pagedown")
    assert "line 29" in shown(page)
    page.press("down")
    assert "first" in shown(page)


def test_a_page_may_have_further_keys() -> None:
    page = PageView(Page("Help", (Item("line"),), keys=(("r", "rulebook"),)))
    assert "r rulebook" in shown(page)
    assert page.press("r") == "rulebook"
    assert page.press("x") is None


@pytest.mark.parametrize(
    ("width", "foot"),
    [
        (80, "enter or a digit picks   r rules   bksp back   32 more lines: pgdn"),
        (60, "enter or a digit picks   bksp back   32 more lines: pgdn"),
        (40, "bksp back   32 more lines: pgdn"),
    ],
)
def test_where_the_foot_is_too_short_it_leaves_out_whole_keys(width: int, foot: str) -> None:
    page = PageView(replace(LONG, keys=(("r", "rules"),)))
    assert plain(page.lines(width, 12)[-1]).strip() == foot


def test_nothing_can_be_picked_from_a_page_to_read() -> None:
    page = PageView(Page("Read", (Item("line"),)))
    assert page.press("enter") is None
    assert page.press("1") is None


@given(st.lists(st.integers(0, 4), max_size=8), st.integers(0, 12), st.integers(1, 6))
def test_the_lines_in_sight_are_part_of_all_lines(heights: list[int], top: int, shown: int) -> None:
    everything = [(block, line) for block, height in enumerate(heights) for line in range(height)]
    assert list(Blocks(heights).in_sight(top, shown)) == everything[top : top + shown]


def test_a_page_wraps_once_for_each_width(monkeypatch: pytest.MonkeyPatch) -> None:
    wrapped: list[int] = []

    def counted(text: str, width: int) -> list[str]:
        wrapped.append(width)
        return wrap(text, width)

    monkeypatch.setattr(pages, "wrap", counted)
    page = PageView(LONG)
    for width in (40, 40, 30, 30):
        page.press("down")
        page.lines(width, 12)
    assert wrapped == [36] * 40 + [26] * 40


def form() -> Form:
    """A form with a word, a choice and a number."""
    return Form(
        "Form",
        [
            Field("name", "Name", "Ada", "Ada"),
            Field("side", "Side", "left", "left", ("left", "right"), group="More"),
            Field("hp", "HP", "6", "6", help="Points.", group="More"),
        ],
    )


def text_of(form: Form) -> str:
    """The form as text."""
    return "\n".join(plain(line) for line in form.lines(60, 16))


def test_typing_changes_words_and_backspace_deletes() -> None:
    filled = form()
    filled.press("backspace")
    filled.press("x", "X")
    filled.press("paste", "霧\x1b[31m")
    assert filled.values()["name"] == "AdX霧[31m"


@pytest.mark.parametrize("keys", [("right",), ("left",), ("right", "right", "right")])
def test_arrows_turn_choices(keys: tuple[str, ...]) -> None:
    filled = form()
    filled.press("down")
    for key in keys:
        filled.press(key)
    assert filled.values()["side"] == "right"
    filled.press("backspace")
    assert filled.values()["side"] == "left"


def test_typing_does_not_change_choices() -> None:
    filled = form()
    filled.press("down")
    filled.press("q", "q")
    assert filled.values()["side"] == "left"


def test_how_a_form_is_left() -> None:
    assert form().press("enter") is Left.STARTED
    assert form().press("ctrl+x") is Left.BACK


def test_a_form_shows_groups_changes_help_and_faults() -> None:
    filled = form()
    filled.press("up")
    filled.press("7", "7")
    assert "Points. Default: 6." in text_of(filled)
    filled.faults = ["hp: found 67"]
    text = text_of(filled)
    assert "MORE ──" in text
    assert "* HP " in text
    assert "! hp: found 67" in text


def test_every_field_can_be_reached_in_a_low_form() -> None:
    filled = Form("Form", [Field(f"f{number}", f"Field {number}", "", "") for number in range(30)])
    for number in range(30):
        assert f"Field {number} " in "\n".join(plain(line) for line in filled.lines(60, 10))
        filled.press("down")


def test_page_keys_go_ten_fields_on_and_stop_at_the_ends() -> None:
    filled = Form("Form", [Field(f"f{number}", f"Field {number}", "", "") for number in range(15)])
    seen = []
    for key in ("pagedown", "pagedown", "pageup", "pageup"):
        filled.press(key)
        seen.append(filled.cursor)
    assert seen == [10, 14, 4, 0]
