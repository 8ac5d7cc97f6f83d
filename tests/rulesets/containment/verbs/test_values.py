"""Changing the numbers of objects (CT-88, CT-90)."""

import pytest

from rulesets.containment.state.traits import cost, power
from tests.rulesets.containment.verbs.played import played

SITE = {"site": {"1f1": "Clockwork Sparrow"}}


@pytest.mark.parametrize(
    ("text", "worth"),
    [
        ("An object gets +3 power.", (1, 5)),
        ("An object gets -5 power during the turn.", (1, 0)),
        ("An object gets +2 cost until the end phase.", (3, 2)),
        ("The power of an object becomes 7; the cost of an object becomes 0.", (0, 7)),
        ("An object gets +1 power; the power of an object becomes 4.", (1, 5)),
        ("The power of an object becomes 4; the power of an object becomes 6 until the main phase.", (1, 6)),
    ],
)
def test_a_number_changes(text: str, worth: tuple[int, int]) -> None:
    duel = played(text, SITE, *["Clockwork Sparrow"] * text.lower().count("an object"))
    card = duel.site(1)[0]
    assert (cost(duel, card), power(duel, card)) == worth
