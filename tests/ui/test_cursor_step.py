"""A step of the cursor draws only the rows it changes; the frame is the one that drawing everything gives."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.drawing.frame import Frame, compose
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.games.lanes import LANES, LanesOptions
from tests.ui.answers import random_answer
from tests.ui.canary import rift_setup, rune_setup
from tests.ui.driving import ALL_SIZES, state_of, table_at

KEYS = ("tab", "shift+tab", "up", "down", "left", "right")
DECISIONS, STEPS = 8, 6
"""Positions of a duel that are looked at, and steps of the cursor in each."""
APART = 22
"""Decisions from one to the next."""
WALKERS = {f"1s{number}": {"card": f"Walker {number}"} for number in range(1, 13)}


def lanes_setup() -> Setup:
    """More lanes than fit on a screen."""
    position = {"seat1.hand": ["Old Brock", "狐火"], **WALKERS, "2s14": {"card": "Smoke Rider"}}
    table = TableSettings(privacy="open")
    return Setup(LANES, LanesOptions(), {}, ({}, {}), names=("Alice", "Bob"), position=position, table=table)


SETUPS: dict[str, Callable[[], Setup]] = {
    "conquest": lambda: rift_setup("open", seed=5),
    "rune duel": lambda: rune_setup("open", seed=5),
    "lanes": lanes_setup,
}


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", SETUPS)
def test_a_step_draws_what_a_new_frame_would(game: str, size: tuple[int, int]) -> None:
    chance, stepped = Random(3), 0
    for table in tables(SETUPS[game](), chance):
        drawn = Frame(table.scene(), *size)
        for _ in range(STEPS):
            table.press(chance.choice(KEYS))
            scene = table.scene()
            if drawn.step(scene, *size):
                stepped += 1
            else:
                drawn = Frame(scene, *size)
            assert drawn.lines() == compose(scene, *size)
    assert stepped >= STEPS // 2


def test_what_a_step_does_not_change_is_the_same_line() -> None:
    table = table_at("act", keys=["tab"])
    drawn = Frame(table.scene(), 80, 24)
    before = drawn.lines()
    table.press("tab")
    assert drawn.step(table.scene(), 80, 24)
    same = [old is new for old, new in zip(before, drawn.lines(), strict=True)]
    assert sum(same) > len(same) // 2
    assert not all(same)


def test_anything_else_than_a_step_needs_a_new_frame() -> None:
    table = table_at("act", keys=["tab"])
    drawn = Frame(table.scene(), 80, 24)
    assert not drawn.step(table.scene(), 120, 40)
    table.flipped = True
    assert not drawn.step(table.scene(), 80, 24)
    table.flipped, table.inspecting = False, True
    assert not drawn.step(table.scene(), 80, 24)


def tables(setup: Setup, chance: Random) -> Iterator[TableState]:
    """The table at some positions of a random duel."""
    session = Session.of(Record(setup))
    session.runner.begin()
    for _ in range(DECISIONS):
        yield state_of(session)
        for _ in range(APART):
            if session.prompt is None:
                return
            session.runner.answer(random_answer(session.prompt, chance))
