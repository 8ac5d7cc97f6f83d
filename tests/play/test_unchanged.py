"""What changed rules did, found by asking the unchanged ones."""

from typing import Any

from cardgame_tui.play.lookahead.unchanged import NOTHING_CHANGED, ChangeMarks, done_by_change
from tests.play.positions import at

INSPIRED: dict[str, Any] = {
    "turn": 1,
    "number": 7,
    "phase": "event",
    "event": "battle",
    "seat1": {
        "field": {"1C3": {"card": "Moss Behemoth", "conditions": ["Inspired"]}, "1C4": "Scrap Hound"},
        "conquered": ["1C3", "1C4"],
        "deck": ["Scrap Hound"] * 3,
    },
    "seat2": {"hp": 30, "deck": ["Scrap Hound"] * 3},
}
"""An Inspired creature that may act twice in its event."""


def test_a_refusal_by_a_changed_rule_is_known_as_that() -> None:
    """Inspired gives another Action (DR-160): with ``inspired_repeat = false`` no second Strike."""
    driver = at("rift", INSPIRED, "Moss Behemoth/Strike", "2C3", settings={"inspired_repeat": False})
    strikes = [option for option, why in driver.duel.why_not() if why.rule == "DR-160"]
    assert len(strikes) == 1
    found = done_by_change(driver)
    assert found.refuses(strikes[0])
    assert not any(found.refuses(option) for option, why in driver.duel.why_not() if why.rule != "DR-160")


def test_unchanged_rules_have_done_nothing() -> None:
    driver = at("rift", INSPIRED, "Moss Behemoth/Strike", "2C3")
    assert done_by_change(driver) == NOTHING_CHANGED
    assert ChangeMarks().events(driver, [0, 1], 0) == frozenset()
