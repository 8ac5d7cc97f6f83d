"""Arrows with the zones that they reach, as the panel and the inspector list them."""

from dataclasses import replace
from typing import Any

from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.reach import arrows_and_reach
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.session.session import Session
from tests.play.positions import setup_at
from tests.ui.driving import frame, state_of
from tests.ui.rift_tables import POSITION, rift_table

FIELD: dict[str, Any] = {
    **POSITION,
    "seat1": {**POSITION["seat1"], "field": {"1C2": "Chapel Marksman", "1C5": "Scrap Hound"}},
}
"""The Marksman has a double arrow up and both diagonals, the Hound a double arrow up and one to each side."""


def reach_of(scene: Scene, zone: str) -> list[str]:
    """The arrows of the card in a zone, with what they reach."""
    face = scene.view.zones[zone].cards[0].face
    assert face is not None
    return [*arrows_and_reach(scene, scene.view.zones[zone], face)]


def field_scene() -> Scene:
    """The table of `FIELD`."""
    session = Session.of(Record(setup_at("rift", FIELD)))
    session.runner.begin()
    return state_of(session).scene()


def test_each_arrow_names_the_zones_it_reaches_the_nearest_first() -> None:
    assert reach_of(rift_table("act_or_pass").scene(), "1C3") == ["↑↑2C3,2A3"]
    assert reach_of(field_scene(), "1C2") == ["↑↑2C2,2A2", "↗2C3", "↖2C1"]


def test_an_arrow_that_reaches_nothing_stands_alone() -> None:
    assert reach_of(field_scene(), "1C5") == ["↑↑2C5,2A5", "→", "←1C4"]


def test_arrows_turn_with_the_table() -> None:
    scene = rift_table("act_or_pass").scene()
    assert reach_of(replace(scene, near=2), "1C3") == ["↓↓2C3,2A3"]


def test_ascii_keeps_arrows_apart_from_the_names_of_zones() -> None:
    scene = replace(field_scene(), ascii=True)
    assert reach_of(scene, "1C2") == ["^^:2C2,2A2", "9:2C3", "7:2C1"]


def test_the_panel_lists_arrows_with_their_zones() -> None:
    assert "↓↓2C3,2A3" in frame(rift_table("blocker"), 120, 40)
