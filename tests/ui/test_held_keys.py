"""A key that is held down, or typed too early, never answers for two players."""

from collections.abc import Callable

import pytest

from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.keys import guard
from cardgame_tui.ui.keys.guard import PACE, KeyGuard
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.table import desk_screen
from tests.ui.canary import rift_setup
from tests.ui.lighting import OPENING, sparks
from tests.ui.march import march_setup
from tests.ui.parade import parade_setup
from tests.ui.piloting import AppPilot, playing, session_of, shown, table_screen, type_keys

REPEAT = 0.03
"""Seconds between two repeats of a held key."""
DELAY = 0.66
"""Seconds before the first repeat of a held key: the longest usual setting."""
OPEN = TableSettings("open", "free")
"""Nobody opens a hand, so that space alone answers for both players."""


class Clock:
    """A clock that tests set.

    Attributes:
        now: the time it tells.
    """

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture(autouse=True)
def usual_wait(fast_typing: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """The wait that players have."""
    monkeypatch.setattr(guard, "PACE", PACE)


@pytest.fixture
def clock() -> Clock:
    """A clock at some time."""
    return Clock()


def guarded(pilot: AppPilot, clock: Callable[[], float]) -> None:
    """Let a clock decide which keys count."""
    table_screen(pilot).guard = KeyGuard(clock)


async def hold(pilot: AppPilot, clock: Clock, key: str, times: int) -> None:
    """Hold a key down."""
    for number in range(times):
        clock.now += DELAY if number == 1 else REPEAT
        await pilot.press(key)
    await pilot.pause()


async def test_a_held_space_answers_for_one_player_only(clock: Clock) -> None:
    async with playing(sparks(opening=OPENING, table=OPEN), (120, 40)) as pilot:
        guarded(pilot, clock)
        session = session_of(pilot)
        for _ in range(6):
            before = len(session.driver.given)
            clock.now += 1
            await hold(pilot, clock, "space", 20)
            answered = [line.seat for line in session.record.duel.lines[before:] if isinstance(line, AnswerLine)]
            assert len(set(answered)) == 1
            assert len(answered) <= 2  # the first repeat comes late enough for a second press


async def test_a_flood_of_spaces_answers_one_prompt(clock: Clock) -> None:
    async with playing(sparks(opening=OPENING, table=OPEN), (120, 40)) as pilot:
        guarded(pilot, clock)
        session = session_of(pilot)
        for answers in range(4, 10):
            clock.now += 1
            await pilot.press(*["space"] * 20)
            await pilot.pause()
            assert len(session.driver.given) == answers


async def test_a_key_typed_early_answers_nothing(clock: Clock) -> None:
    async with playing(sparks(opening=OPENING), (120, 40)) as pilot:
        guarded(pilot, clock)
        await type_keys(pilot, "h.")
        clock.now += 0.2
        await type_keys(pilot, "h")
        assert session_of(pilot).viewer.seat == 0
        assert "h came too early" in shown(pilot)
        clock.now += 0.7
        await type_keys(pilot, "h")
        assert session_of(pilot).viewer.seat == 2
        assert "too early" not in shown(pilot)


async def test_a_held_enter_opens_no_curtain_and_confirms_nothing_after_it(clock: Clock) -> None:
    table = TableSettings("strict", "free", step="off")
    async with playing(sparks(opening=OPENING[:1], table=table), (120, 40)) as pilot:
        table_screen(pilot).guard = curtain_guard = KeyGuard(clock)
        assert isinstance(pilot.app.screen, CurtainScreen)
        pilot.app.screen._guard = curtain_guard
        clock.now += 1
        await hold(pilot, clock, "enter", 10)
        assert session_of(pilot).viewer.seat == 1
        assert len(session_of(pilot).driver.given) == 1
        clock.now += 1
        await hold(pilot, clock, "enter", 10)
        assert len(session_of(pilot).driver.given) == 2
        assert isinstance(pilot.app.screen, CurtainScreen)


async def test_the_key_that_goes_past_events_confirms_nothing(clock: Clock) -> None:
    async with playing(march_setup("march", "respond", privacy="open"), (120, 40)) as pilot:
        guarded(pilot, clock)
        session = session_of(pilot)
        await type_keys(pilot, "a")
        assert ": Gatewright walks to 1A1" in shown(pilot)
        clock.now += 1
        await hold(pilot, clock, "enter", 10)
        assert session.stepping is None
        assert session.prompt is not None
        assert session.prompt.ask == "respond"
        clock.now += 1
        await hold(pilot, clock, "enter", 1)
        assert len(session.driver.given) == 2


def tapped(clock: Clock, gap: float) -> int:
    """How many of ten spaces count if each that does hands over to the other player."""
    keys, counted = KeyGuard(clock), 0
    for _ in range(10):
        clock.now += gap
        if keys.lets_through("space"):
            counted += 1
            keys.arm(player=True)
    return counted


@pytest.mark.parametrize(("gap", "counted"), [(0.25, 5), (0.5, 5), (0.6, 5), (0.75, 10)])
def test_who_taps_gets_through_at_the_second_tap_at_the_latest(clock: Clock, gap: float, counted: int) -> None:
    assert tapped(clock, gap) == counted


@pytest.mark.parametrize("delay", [0.25, 0.5, DELAY])
def test_a_key_that_stays_down_is_not_taken_for_tapping(clock: Clock, delay: float) -> None:
    keys = KeyGuard(clock)
    clock.now += 1
    assert keys.lets_through("space")
    keys.arm(player=True)
    clock.now += delay
    for _ in range(200):
        assert not keys.lets_through("space")
        clock.now += REPEAT


def test_a_first_press_that_came_too_early_may_still_be_held(clock: Clock) -> None:
    keys = KeyGuard(clock)
    clock.now += 1
    assert keys.lets_through("a")
    keys.arm(player=True)
    clock.now += 0.1
    assert not keys.lets_through("space")
    clock.now += DELAY
    assert not keys.lets_through("space")


async def test_keys_of_one_player_may_follow_fast(clock: Clock) -> None:
    async with playing(parade_setup(("event", "event", "event")), (120, 40)) as pilot:
        guarded(pilot, clock)
        for key in "h111":
            clock.now += 0.1
            await type_keys(pilot, key)
        assert session_of(pilot).driver.given == [0, 0, 0]


async def test_a_key_typed_early_picks_nothing_on_the_page_that_shows_a_secret_choice(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_screen, "KeyGuard", lambda: KeyGuard(clock))
    async with playing(rift_setup()) as pilot:
        session = session_of(pilot)
        while not isinstance(pilot.app.screen, SecretScreen):
            clock.now += 1
            await type_keys(pilot, ".")
        await type_keys(pilot, "ak1!")
        assert "1 Alice starts" in shown(pilot)
        given = len(session.driver.given)
        clock.now += 1
        await type_keys(pilot, "1")
        assert len(session.driver.given) == given + 1
