"""What is played, in the header, beside the board, on its page, at the end, and as lines of text."""

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.record import Record
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.played import played_page
from cardgame_tui.ui.pages.result.result import ResultPage
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.ui.driving import SIZES, frame, state_of
from tests.ui.night import edit, night_recipe


def table(
    folder: Path, *settings: str, variant: str = "night", alice: str = "Alice", bob: str = "Bob"
) -> TableState:
    """The table of a duel in the variant."""
    recipe = night_recipe(folder, *settings, variant=variant)
    session = Session.of(Record(replace(recipe, names=(alice, bob)).build()))
    session.runner.begin()
    return state_of(session)


def head(shown: TableState, width: int = 80) -> str:
    """The first line of a table."""
    return frame(shown, width, 40).split("\n")[0]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_table(tmp_path: Path, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(table(tmp_path, "cut=off"), *size) == snapshot


def test_an_unchanged_game_names_its_edition(tmp_path: Path) -> None:
    assert "  dim" in head(table(tmp_path, variant=""))


def test_all_phases_make_room_for_what_is_played(tmp_path: Path) -> None:
    assert "▸   First round  bright / Night / Hands 5 " in head(table(tmp_path))
    assert "Deal  First round  Second round" in head(table(tmp_path), 120)
    named = table(tmp_path, alice="Aurelith the Ninth")
    assert "Aurelith the Ninth ▸   First ro…  bright / …" in head(named)


@pytest.mark.parametrize("width", range(80, 110))
def test_the_header_never_overflows_and_always_hints_at_what_is_played(tmp_path: Path, width: int) -> None:
    shown = head(table(tmp_path, "cut=off", alice="山" * 12, bob="田" * 12), width)
    assert cell_len(shown) <= width
    assert re.search(r"  brig", shown)


def test_a_wide_table_shows_it_next_to_the_name_of_the_game(tmp_path: Path) -> None:
    first = head(table(tmp_path, "cut=off"), 200)
    assert "Lamps  bright / Night / Hands 5, Cut off" in first


def test_very_long_names_are_cut_with_a_hint(tmp_path: Path) -> None:
    recipe = night_recipe(tmp_path)
    edit(tmp_path, "variants/lamps/night.toml", 'name = "Night"', f'name = "{"Night and day " * 12}"')
    session = Session.of(Record(recipe.build()))
    session.runner.begin()
    for width in (80, 120):
        assert re.search(r"  bright / Night.*… ", head(state_of(session), width))


def page(content: object, width: int, height: int) -> str:
    """A page as text."""
    return "\n".join(plain(line).rstrip() for line in PageView(content).lines(width, height))  # type: ignore[arg-type]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], snapshot: SnapshotAssertion
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = table(tmp_path, "cut=off", variant="variants/lamps/night.toml")
    assert page(played_page(shown.session.setup), *size) == snapshot


def test_the_result_names_what_was_played(tmp_path: Path) -> None:
    shown = table(tmp_path, "cut=off")
    shown.session.runner.concede(1)
    drawn = "\n".join(plain(line) for line in ResultPage(shown.session).lines(80, 24))
    assert "bright / Night / Hands 5, Cut off" in drawn


def test_lines_of_text_name_what_is_played(tmp_path: Path) -> None:
    out = io.StringIO()
    run_plain(Record(night_recipe(tmp_path).build()), io.StringIO("played\n"), out)
    assert "Rules: bright. Night. Hands 5\n" in out.getvalue()
    assert "Hands: 5, default 3, by the variant (LE-12, source)" in out.getvalue()
    assert "Oil Lamp: text Shine 2." in out.getvalue()
