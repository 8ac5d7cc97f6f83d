"""The course of a finished duel: the score by turn, and what decided it."""

import random
from functools import partial

import pytest

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history import course
from cardgame_tui.play.history.course import MOST_POINTS, Course, course_of
from cardgame_tui.play.history.stepping import after_events
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from tests.games.leduc import LEDUC
from tests.ui.answers import random_answer
from tests.ui.containment_tables import containment_table


def finished(game: str, seed: int) -> tuple[Ruleset, Driver]:
    """A duel played at random to its end."""
    ruleset = load_ruleset(game)
    setup = Recipe(ruleset, names=("Alice", "Bob"), seed=seed).build()
    driver = setup.driver(setup.match().next_start())
    chance = random.Random(seed)
    while driver.prompt is not None:
        driver.answer(random_answer(driver.prompt, chance))
    return ruleset, driver


@pytest.fixture(params=[("dimensional_rift", 3), ("rune_duel", 2)], ids=lambda param: param[0])
def played(request: pytest.FixtureRequest) -> tuple[Ruleset, Driver, Course]:
    """A finished duel and its course."""
    ruleset, driver = finished(*request.param)
    return ruleset, driver, course_of(ruleset, driver)


def test_the_course_ends_with_the_result(played: tuple[Ruleset, Driver, Course]) -> None:
    ruleset, driver, found = played
    turn, left = found.by_turn[-1]
    health = [ruleset.health(driver.duel, seat) for seat in (1, 2)]
    assert turn == driver.duel.turn
    assert left == tuple(each[0] for each in health if each is not None)
    assert found.most == max(each[1] for each in health if each is not None)
    assert [turn for turn, _ in found.by_turn] == sorted({turn for turn, _ in found.by_turn})


def test_every_turning_point_is_a_loss_at_its_event(played: tuple[Ruleset, Driver, Course]) -> None:
    ruleset, driver, found = played
    assert 0 < len(found.points) <= MOST_POINTS
    assert [point.event for point in found.points] == sorted(point.event for point in found.points)
    for point in found.points:
        ((seat, before, after),) = point.losses
        assert before > after
        wanted = (point.event - 1, point.event)
        left = after_events(driver, 0, len(driver.given), wanted, partial(ruleset.health, seat=seat))
        one, two = left[point.event - 1], left[point.event]
        assert one is not None
        assert two is not None
        assert one[0] > two[0]


def test_the_last_loss_is_a_turning_point(played: tuple[Ruleset, Driver, Course]) -> None:
    _, driver, found = played
    result = driver.result
    assert result is not None
    loser = 3 - result.winner
    assert found.points[-1].turn == driver.duel.turn
    assert found.points[-1].losses[0][0] == loser
    assert found.points[-1].losses[0][2] <= 0


def test_what_a_score_loses_before_the_first_turn_decides_nothing() -> None:
    found = course_of(*finished("containment", 2))
    assert [point.turn for point in found.points] == [18, 27, 30]


def test_what_one_card_costs_both_seats_is_one_point() -> None:
    keter = {"cards": ["The Applause"], "protection": 1}
    session = containment_table(["play", "Overtime Order"], keter=keter).session
    while session.driver.duel.stack:
        prompt = session.prompt
        assert prompt is not None
        session.runner.answer(decline_of(prompt) or 0)
    (point,) = course_of(session.ruleset, session.driver).points
    assert point.lines[0].words == "The Applause is breached to Alice's frame 6."
    assert set(point.losses) == {(1, 2, 0), (2, 1, 0)}, "her cost is 3 higher, and his limit 1 lower"


def test_a_duel_that_is_too_long_has_key_events_only(monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset, driver = finished("rune_duel", 2)
    monkeypatch.setattr(course, "LONGEST", len(driver.given) - 1)
    found = course_of(ruleset, driver)
    assert found.by_turn == []
    assert len(found.points) == MOST_POINTS
    assert all(not point.losses for point in found.points)


def test_a_game_without_life_has_no_score() -> None:
    setup = Recipe(LEDUC, seed=1).build()
    driver = setup.driver(setup.match().next_start())
    chance = random.Random(1)
    while driver.prompt is not None:
        driver.answer(random_answer(driver.prompt, chance))
    assert course_of(LEDUC, driver) == Course([], 0, [])
