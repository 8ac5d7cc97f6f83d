"""What is said of the next combat: what the rules then do, and nothing that hidden cards decide."""

from typing import Any

import pytest

from cardgame_tui.engine.shown.face import Foreseen
from cardgame_tui.play.lookahead.forecast import forecast_of
from tests.play.positions import at

LINES: dict[str, Any] = {
    "number": 5,
    "leader": 1,
    "home": 1,
    "summons": 7,
    "seat1": {
        "life": 21,
        "hand": ["Clover Scout"],
        "line": {
            "1s1": {"card": "Old Brock", "damage": 1, "artifacts": ["Hazel Spear"]},
            "1s2": "Queen Marrow",
            "1s3": "Ditch Sentry",
        },
    },
    "seat2": {
        "life": 17,
        "hand": ["Ember Hound"],
        "line": {"2s1": "Soot Jackal", "2s2": {"card": "Blaze Dancer", "damage": 1}, "2s4": "Pillager Cub"},
    },
}


def foretold(position: dict[str, Any], **settings: Any) -> tuple[Foreseen, ...]:
    """What is foretold at a position before its first decision."""
    driver = at("rune", position, settings=settings)
    forecast = forecast_of(driver.ruleset, driver.duel)
    return () if forecast is None else forecast.lines


def test_who_dies_who_hits_a_player_and_what_life_is_left() -> None:
    assert foretold(LINES) == (
        Foreseen("dies", "Soot Jackal", 2, "slot 1", loss=True),
        Foreseen("dies", "Blaze Dancer", 2, "slot 2", loss=True),
        Foreseen("hits Bob", "Ditch Sentry", 1, "slot 3"),
        Foreseen("hits Alice", "Pillager Cub", 2, "slot 4"),
        Foreseen("life 21 → 19", "Alice", 1, loss=True),
        Foreseen("life 17 → 15", "Bob", 2, loss=True),
    )


def test_the_end_of_the_game_is_foretold() -> None:
    bob = {**LINES["seat2"], "life": 2}
    assert foretold({**LINES, "seat2": bob})[-2:] == (
        Foreseen("life 2 → 0", "Bob", 2, loss=True),
        Foreseen("wins", "Alice", 1),
    )


def test_nothing_is_foretold_of_empty_lines() -> None:
    sides = {seat: {**LINES[seat], "line": {}} for seat in ("seat1", "seat2")}
    assert foretold({**LINES, **sides}) == ()


def test_what_is_foretold_happens() -> None:
    too_high = {**LINES["seat1"], "hand": ["Harvest Giant"]}
    position = {**LINES, "seat1": too_high, "seat2": {**LINES["seat2"], "hand": []}}
    assert foretold(position) == foretold(LINES)
    driver = at("rune", position, "Harvest Giant")
    words = {driver.ruleset.wording.event(driver.duel, event, 0) for event in driver.duel.events or ()}
    assert "Soot Jackal in Bob's slot 1 dies and is discarded." in words
    assert "Ditch Sentry in Alice's slot 3 is unopposed and attacks for 2." in words


@pytest.mark.parametrize("decisions", range(6))
def test_a_forecast_changes_nothing(decisions: int) -> None:
    driver = at("rune", LINES)
    for _ in range(decisions):
        driver.answer(0)
    before = driver.duel.state()
    forecast_of(driver.ruleset, driver.duel)
    assert driver.duel.state() == before
