"""Those who look on are drawn after those who play, one after another."""

import asyncio
from collections.abc import Callable

import pytest

from cardgame_tui.ui.session.screens.gallery import LONGEST, PAUSE, REST, Gallery


class Clock:
    """A loop whose time a test decides."""

    def __init__(self) -> None:
        self.now = 0.0
        self._timers: list[tuple[float, Callable[[], None], list[bool]]] = []

    def time(self) -> float:
        return self.now

    def call_later(self, seconds: float, then: Callable[[], None]) -> "Clock.Timer":
        stopped: list[bool] = []
        self._timers.append((self.now + seconds, then, stopped))
        return Clock.Timer(stopped)

    def pass_by(self, seconds: float) -> None:
        until = self.now + seconds
        while due := [each for each in self._timers if each[0] <= until + 1e-9]:
            first = min(due, key=lambda each: each[0])
            self._timers.remove(first)
            self.now = max(self.now, first[0])
            if not first[2]:
                first[1]()
        self.now = until

    class Timer:
        """What stops a timer."""

        def __init__(self, stopped: list[bool]) -> None:
            self.cancel = lambda: stopped.append(True)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(asyncio, "get_running_loop", lambda: made)
    return made


def test_screens_follow_one_after_another_and_each_once(clock: Clock) -> None:
    gallery, drawn = Gallery(), list[int]()
    draws = [lambda number=number: drawn.append(number) for number in range(3)]
    for draw in (*draws, *draws):
        gallery.follow(draw)
    clock.pass_by(PAUSE / 2)
    assert not drawn
    clock.pass_by(PAUSE / 2)
    assert drawn == [0]
    gallery.follow(draws[0])
    clock.pass_by(REST)
    assert drawn == [0, 1]
    clock.pass_by(1)
    assert drawn == [0, 1, 2, 0]


def test_they_wait_for_players_who_type_but_not_for_ever(clock: Clock) -> None:
    gallery, drawn = Gallery(), list[float]()
    gallery.make_way()
    gallery.follow(lambda: drawn.append(clock.now))
    while not drawn:
        clock.pass_by(PAUSE / 2)
        gallery.make_way()
    assert LONGEST <= drawn[0] <= LONGEST + PAUSE


def test_a_screen_that_fails_stops_no_other(clock: Clock) -> None:
    gallery, drawn = Gallery(), list[int]()

    def fail() -> None:
        raise RuntimeError

    gallery.follow(fail)
    gallery.follow(lambda: drawn.append(1))
    with pytest.raises(RuntimeError):
        clock.pass_by(PAUSE)
    clock.pass_by(REST)
    assert drawn == [1]
