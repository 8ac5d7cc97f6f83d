"""A step of the cursor draws only the rows it changes; the frame is the one that drawing everything gives."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from cardgame_tui.ui.drawing.frame import Frame, compose
from cardgame_tui.ui.table.state import TableState
from tests.ui.driving import SIZES, table_at
from tests.ui.test_lanes import EIGHT, FOURTEEN, lanes_table
from tests.ui.test_rift_goldens import MOMENTS, rift_table
from tests.ui.test_rune_goldens import LONG_LINE, rune_table

TABLES: dict[str, Callable[[], TableState]] = {
    "parade": lambda: table_at("act"),
    **{f"conquest, {moment}": partial(rift_table, moment) for moment in MOMENTS},
    "rune duel": lambda: rune_table(2, LONG_LINE),
    "eight lanes": lambda: lanes_table(EIGHT),
    "fourteen lanes": lambda: lanes_table(FOURTEEN),
}
KEYS = ("tab", "shift+tab", "up", "down", "left", "right")
STEPS = 60


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("name", TABLES)
def test_a_step_draws_what_a_new_frame_would(name: str, size: tuple[int, int]) -> None:
    table, chance, stepped = TABLES[name](), Random(3), 0
    drawn = Frame(table.scene(), *size)
    for _ in range(STEPS):
        table.press(chance.choice(KEYS))
        scene = table.scene()
        if drawn.step(scene, *size):
            stepped += 1
        else:
            drawn = Frame(scene, *size)
        assert drawn.lines() == compose(scene, *size)
    assert stepped > STEPS // 3


def test_what_a_step_does_not_change_is_the_same_line() -> None:
    table = rift_table("act_or_pass")
    table.press("tab")
    drawn = Frame(table.scene(), 80, 24)
    before = drawn.lines()
    table.press("tab")
    assert drawn.step(table.scene(), 80, 24)
    same = [old is new for old, new in zip(before, drawn.lines(), strict=True)]
    assert sum(same) > len(same) // 2
    assert not all(same)


def test_anything_else_than_a_step_needs_a_new_frame() -> None:
    table = rift_table("act_or_pass")
    table.press("tab")
    drawn = Frame(table.scene(), 80, 24)
    assert not drawn.step(table.scene(), 120, 40)
    table.flipped = True
    assert not drawn.step(table.scene(), 80, 24)
    table.flipped, table.inspecting = False, True
    assert not drawn.step(table.scene(), 80, 24)
