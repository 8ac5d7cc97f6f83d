"""What is said of a card in the duel of trumps, and of the next combat as the lines stand."""

from typing import Any

import pytest

from cardgame_tui.engine.shown.face import Gap
from rulesets.rune_duel.rules.trumps import ways_to_trump
from rulesets.rune_duel.showing.outlook import blows, gap, outlook
from rulesets.rune_duel.state.duel import RuneDuel
from tests.play.positions import at, index_of

DUEL: dict[str, Any] = {
    "number": 3,
    "leader": 2,
    "summons": 5,
    "seat1": {"life": 20, "hand": ["Clover Scout"]},
    "seat2": {"life": 18, "hand": ["Ember Hound", "Spark Flick", "Slag Troll"]},
}
"""Bob leads with rank 3 rune I, rank 1 rune V, or rank 8 rune IV."""


@pytest.mark.parametrize(
    ("settings", "card", "words"),
    [
        ({}, "Ember Hound", "then rank 4+ or rune II"),
        ({}, "Spark Flick", "then rank 2+ or rune I"),
        ({}, "Slag Troll", "not mustered, then rank 9+ or rune V"),
        ({"rune_wrap": False}, "Spark Flick", "then rank 2+"),
        ({"rank_trump": False}, "Slag Troll", "not mustered, then rune V"),
        ({"rank_trump": False, "rune_wrap": False}, "Spark Flick", "nothing trumps it"),
        ({"rune_trump": False}, "Ember Hound", "then rank 4+"),
    ],
)
def test_what_would_trump_a_card(settings: dict[str, Any], card: str, words: str) -> None:
    driver = at("rune", DUEL, settings=settings)
    duel, prompt = driver.duel, driver.prompt
    assert isinstance(duel, RuneDuel)
    assert prompt is not None
    assert outlook(duel, prompt, prompt.options[index_of(driver, card)]) == words


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({}, "3 > 2, then rank 4+ or rune III"),
        ({"rank_trump": False}, "II after I, then rune III"),
        ({"rune_trump": False}, "3 > 2, then rank 4+"),
    ],
)
def test_why_a_card_trumps_and_what_would_then_trump_it(settings: dict[str, Any], words: str) -> None:
    row = [{"seat": 2, "card": "Hedge Runner"}]
    driver = at("rune", {**DUEL, "row": row, "seat1": {"hand": ["Thistle Guard"]}}, settings=settings)
    duel, prompt = driver.duel, driver.prompt
    assert isinstance(duel, RuneDuel)
    assert prompt is not None
    assert outlook(duel, prompt, prompt.options[0]) == words
    assert gap(duel, prompt) == Gap(
        duel.row.id, "your card", ways_to_trump(duel.row.cards[0].printed, duel.options)
    )


def test_what_the_lines_would_deal() -> None:
    lines = {
        "seat1": {"life": 20, "hand": ["Clover Scout"], "line": {"1s1": "Blaze Dancer", "1s2": "Ember Hound"}},
        "seat2": {"life": 18, "hand": ["Ember Hound"], "line": {"2s1": "Slag Troll", "2s3": "Soot Jackal"}},
    }
    duel = at("rune", {**DUEL, **lines}).duel
    assert isinstance(duel, RuneDuel)
    said = {duel.zones[blow.zone].name: blow.words for blow in blows(duel)}
    assert said == {"1s1": "2×2", "1s2": "3 life", "2s1": "4", "2s3": "1 life"}
