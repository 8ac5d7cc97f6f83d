"""The line of a file that a fault is about."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.pages.faults import excerpt, fault_page
from cardgame_tui.ui.pages.page import PageView


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of four lines."""
    path = tmp_path / "cards.toml"
    lines = ['name = "x"', 'text = "Shne 1."', "山" * 40 + "X" + "川" * 40, "\ttab \x1b[31m here"]
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


def fault(file: Path | str, line: int | None, column: int | None = None) -> FileFault:
    """A fault at a place."""
    return FileFault(str(file), line, "text", "found it", column=column)


def test_the_caret_is_under_the_column(file: Path) -> None:
    shown, caret = excerpt(fault(file, 2, 9))
    assert shown == '2 | text = "Shne 1."'
    assert shown[caret.index("^") :] == "Shne 1."[:0] + 'Shne 1."'


def test_a_fault_without_a_column_has_no_caret(file: Path) -> None:
    assert excerpt(fault(file, 1)) == ['1 | name = "x"']


def test_the_caret_of_a_long_line_of_wide_letters_stays_in_sight(file: Path) -> None:
    shown, caret = excerpt(fault(file, 3, 41))
    place = cell_len(caret) - 1
    assert place < 76
    assert shown.startswith("3 | ...山")
    before = shown[: shown.index("X")]
    assert cell_len(before) == place


def test_a_column_behind_the_end_is_marked_behind_the_end(file: Path) -> None:
    shown, caret = excerpt(fault(file, 1, 11))
    assert len(caret) == len(shown) + 1


def test_control_characters_of_a_file_are_spaces(file: Path) -> None:
    assert excerpt(fault(file, 4, 2)) == ["4 |  tab  [31m here", "     ^"]


@pytest.mark.parametrize("name", ["--set", "decks", "no/such/file.toml"])
def test_a_source_that_is_not_a_file_has_no_line(name: str) -> None:
    assert excerpt(fault(name, 1, 1)) == []


@pytest.mark.parametrize("line", [None, 99])
def test_a_missing_line_is_not_shown(file: Path, line: int | None) -> None:
    assert excerpt(fault(file, line)) == []


def test_the_page_keeps_the_spaces_of_the_line(file: Path) -> None:
    page = PageView(fault_page(ContentError([fault(file, 2, 9)]), "current"))
    lines = [plain(line) for line in page.lines(80, 24)]
    shown = next(line for line in lines if "2 | text" in line)
    caret = lines[lines.index(shown) + 1]
    assert shown[caret.index("^") :].rstrip() == 'Shne 1."'
    assert lines[0].strip() == "1 fault: no rematch yet"
    assert "r try again" in lines[-1]
    assert page.press("r") == "try again"
