"""What the first choices of a duel are for is said, before anything else is known of them."""

from typing import Any

import pytest

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.testing.starts import starts_of
from tests.play.positions import at


def said_of(driver: Driver) -> dict[str, str]:
    """The words on each option of the open prompt, by its key."""
    assert driver.prompt is not None
    consequences = Consequences(driver, driver.prompt.seat)
    return {option.key: consequences.of(index).words for index, option in enumerate(driver.prompt.options)}


def first_asked(game: str, ask: str, **options: Any) -> Driver:
    """A duel at its first question of a kind; the first option answers all before it."""
    ruleset = load_ruleset(game)
    start = starts_of(ruleset, settings=tuple(f"{name}={value}" for name, value in options.items()))(3)
    driver = Driver(ruleset, start)
    while driver.prompt is not None and driver.prompt.ask != ask:
        driver.answer((0, 1) if driver.prompt.secret else 0)
    return driver


MULLIGANS = [
    ("dimensional_rift", {}, "begin with these 5 cards", "put them aside and draw 4"),
    ("dimensional_rift", {"mulligan": "free_first"}, "begin with these 5 cards", "put them aside and draw 5"),
    ("rune_duel", {"mulligan": "one"}, "begin with these cards", "draw as many other cards, once"),
]


@pytest.mark.parametrize(("game", "options", "keep", "mulligan"), MULLIGANS)
def test_what_keeping_a_hand_means(game: str, options: dict[str, str], keep: str, mulligan: str) -> None:
    assert said_of(first_asked(game, "mulligan", **options)) == {"keep": keep, "mulligan": mulligan}


def test_a_second_mulligan_is_never_free() -> None:
    driver = first_asked("dimensional_rift", "mulligan", mulligan="free_first")
    assert driver.prompt is not None
    seat = driver.prompt.seat
    driver.answer(1)
    while driver.prompt is not None and driver.prompt.seat != seat:
        driver.answer(0)
    assert said_of(driver)["mulligan"] == "put them aside and draw 4"


@pytest.mark.parametrize(
    ("field", "battle"),
    [({}, "your creatures act; you have none yet"), ({"1C3": "Clay Hauler"}, "your creatures act")],
)
def test_what_an_event_is_for(field: dict[str, str], battle: str) -> None:
    driver = at(
        "rift", {"turn": 1, "number": 3, "phase": "event", "seat1": {"field": field, "deck": ["Clay Hauler"]}}
    )
    assert said_of(driver) == {"campaign": "conquer a zone, so that you can play cards there", "battle": battle}


REFUSED = [
    ("cut", {"cut": "on"}, "no", "the deck stays as it was shuffled"),
    ("preparation", {"edition": "rift"}, "done", "you set no further card"),
    ("event", {"event_mandatory": "off"}, "no event", "you do nothing in the Event Phase"),
]


@pytest.mark.parametrize(("ask", "options", "key", "meant"), REFUSED)
def test_who_leaves_an_offer_out_reads_what_that_means(
    ask: str, options: dict[str, str], key: str, meant: str
) -> None:
    assert said_of(first_asked("dimensional_rift", ask, **options))[key] == meant
