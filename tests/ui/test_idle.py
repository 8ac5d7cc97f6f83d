"""What options would do is worked out after the frame, while nobody types, and no line moves when it comes."""

from collections.abc import Callable
from typing import Any

import pytest

from cardgame_tui import garbage
from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.idle import PAUSE, REST, WhenIdle
from cardgame_tui.ui.table.state import TableState
from tests.play.positions import setup_at
from tests.ui.block_table import Counting, block_table
from tests.ui.clock import Clock
from tests.ui.driving import SIZES, frame, state_of

OWN_CARD_AMONG_OTHERS: dict[str, Any] = {
    "phase": "muster",
    "number": 3,
    "winner": 1,
    "muster": [{"seat": 2, "card": "Wild Bolt"}],
    "seat1": {"life": 20, "hand": ["Clover Scout"], "line": {"1s1": "Ember Hound"}},
    "seat2": {"life": 18, "hand": ["Wild Bolt"], "line": {"2s1": "Soot Jackal", "2s3": "Slag Troll"}},
}
"""Seat 2 casts Wild Bolt, which may hit any creature."""


class Drawn:
    """A table that is drawn at once and worked on while nobody types.

    Attributes:
        frames: all its frames.
    """

    def __init__(self, table: TableState, size: tuple[int, int] = (80, 24)) -> None:
        self.table, self.clock = table, Clock()
        self.frames: list[str] = []
        self._size = size
        screen: Any = self.clock
        self._idle = WhenIdle(screen, table, self.draw)
        table.ahead.try_later()

    def draw(self) -> None:
        """Draw it, as the screen does."""
        self.frames.append(frame(self.table, *self._size))
        self._idle.wait()


def muster_table() -> TableState:
    """The table when seat 2 is asked what the Wild Bolt hits."""
    session = Session.of(Record(setup_at("rune", OWN_CARD_AMONG_OTHERS)))
    session.runner.begin()
    session.go_past()
    return state_of(session)


@pytest.mark.parametrize("at", [block_table, muster_table])
@pytest.mark.parametrize("size", SIZES)
def test_words_come_later_and_no_line_moves(at: Callable[[], TableState], size: tuple[int, int]) -> None:
    drawn = Drawn(at(), size)
    drawn.draw()
    while drawn.clock.run():
        pass
    first, last = drawn.frames
    assert last == frame(at(), *size) != first
    padded = [line.ljust(size[0]) for line in first.split("\n")]
    pairs = zip(padded, (line.ljust(size[0]) for line in last.split("\n")), strict=True)
    assert all(old == " " for one, two in pairs for old, new in zip(one, two, strict=True) if old != new)


def test_one_option_is_tried_at_a_time_and_then_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    counting, drawn = Counting(monkeypatch), Drawn(block_table())
    drawn.draw()
    assert (counting.tried, drawn.clock.set) == ([], [PAUSE])
    assert drawn.clock.run()
    assert (len(counting.tried), len(drawn.frames), drawn.clock.set) == (1, 1, [PAUSE, REST])
    assert drawn.clock.run()
    assert (len(counting.tried), len(drawn.frames)) == (2, 2)
    assert drawn.clock.run()
    assert (len(counting.tried), len(drawn.frames)) == (2, 2)
    assert not drawn.clock.run()


def test_garbage_is_looked_for_when_nothing_is_left_to_try(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    drawn = Drawn(block_table())
    monkeypatch.setattr(garbage, "look", lambda: looks.append(drawn.frames[-1]))
    drawn.draw()
    while drawn.clock.run():
        pass
    assert looks == [drawn.frames[-1]]


def test_a_table_that_tries_options_at_once_sets_no_timer() -> None:
    drawn = Drawn(block_table())
    drawn.table.ahead.later = False
    drawn.draw()
    assert drawn.clock.set == []


def test_a_key_starts_the_pause_again(monkeypatch: pytest.MonkeyPatch) -> None:
    counting, drawn = Counting(monkeypatch), Drawn(block_table())
    drawn.draw()
    assert drawn.clock.run()
    drawn.table.press("tab")
    drawn.draw()
    assert drawn.clock.set == [PAUSE, REST, PAUSE]
    while drawn.clock.run():
        pass
    assert sorted(counting.tried) == [0, 1]


def test_an_answer_drops_what_was_not_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    counting, drawn = Counting(monkeypatch), Drawn(block_table())
    drawn.draw()
    before = drawn.table.session.prompt
    drawn.table.press("space")
    assert drawn.table.session.prompt is not before
    assert drawn.clock.run()
    assert counting.tried == []


def test_nothing_is_tried_below_a_page(monkeypatch: pytest.MonkeyPatch) -> None:
    counting, drawn = Counting(monkeypatch), Drawn(block_table())
    drawn.draw()
    drawn.clock.is_active = False
    assert drawn.clock.run()
    assert (counting.tried, len(drawn.frames)) == ([], 1)


def test_words_stay_when_the_same_question_is_taken_over_again() -> None:
    drawn = Drawn(block_table())
    drawn.draw()
    while drawn.clock.run():
        pass
    drawn.table.refresh()
    drawn.draw()
    assert drawn.frames[-1] == drawn.frames[-2]
