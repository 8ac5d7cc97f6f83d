"""Dimensional Rift on the table as text: each kind of moment at three sizes, from both seats."""

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.ui.driving import SIZES, frame, full_frame
from tests.ui.rift_tables import MOMENTS, rift_table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
def test_moment(moment: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(rift_table(moment), *size) == snapshot


def test_closed_gate_shows_no_hand(snapshot: SnapshotAssertion) -> None:
    table = rift_table("respond")
    table.show_hand()
    assert table.session.gate_closed
    assert frame(table, 80, 24) == snapshot


def test_a_block_is_asked_at_the_open_table(snapshot: SnapshotAssertion) -> None:
    table = rift_table("blocker")
    table.show_hand()
    assert not table.session.gate_closed
    assert frame(table, 80, 24) == snapshot


def test_the_readme_shows_a_real_screen() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    shown = readme.split("<!-- screen: begin -->\n```\n")[1].split("```\n<!-- screen: end -->")[0]
    drawn = "".join(f"{line.rstrip()}\n" for line in full_frame(rift_table("blocker"), 80, 24).split("\n"))
    assert shown == drawn
