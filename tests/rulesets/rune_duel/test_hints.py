"""What the quick bot is told about a card to play."""

from typing import Any

import pytest

from tests.play.positions import at, index_of

DUEL: dict[str, Any] = {
    "number": 3,
    "leader": 2,
    "summons": 5,
    "seat1": {"life": 20, "hand": ["Clover Scout"], "deck": ["Burrow Digger"]},
    "seat2": {"life": 18, "hand": ["Ember Hound", "Spark Flick", "Slag Troll"]},
}
"""Bob leads with rank 3 rune I, rank 1 rune V, or rank 8 rune IV; Alice hides rank 1 rune II and another card."""


def hints_of(position: dict[str, Any], card: str) -> dict[str, float]:
    driver = at("rune", position)
    assert driver.prompt is not None
    return dict(driver.ruleset.hints(driver.duel, 2, driver.prompt)[index_of(driver, card)])


@pytest.mark.parametrize(
    ("card", "hints"),
    [
        ("Ember Hound", {"stays": 1.0, "beaten by": 1.0, "answered": 1.0, "left to stay": 0.2}),
        ("Slag Troll", {"goes": 1.0, "stays with": 0.0, "beaten by": 0.0, "left to stay": 0.4}),
    ],
)
def test_whether_a_card_stays_what_beats_it_and_what_could_go_on(card: str, hints: dict[str, float]) -> None:
    duel = {**DUEL, "seat1": {**DUEL["seat1"], "deck": []}}
    found = hints_of(duel, card)
    assert {word: found[word] for word in hints} == hints
    assert ("goes" in found) != ("stays" in found)


def test_hands_and_piles_of_the_other_player_are_one() -> None:
    other_way = {**DUEL["seat1"], "hand": ["Burrow Digger"], "deck": ["Clover Scout"]}
    for card in ("Ember Hound", "Spark Flick", "Slag Troll"):
        assert hints_of(DUEL, card) == hints_of({**DUEL, "seat1": other_way}, card)
