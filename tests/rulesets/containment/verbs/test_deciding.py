"""Effects that decide the game, and extra turns (CT-62, CT-117)."""

import pytest

from tests.rulesets.containment.verbs.played import played


@pytest.mark.parametrize(("text", "winner"), [("You win the game.", 1), ("You lose the game.", 2)])
def test_a_text_decides_the_game(text: str, winner: int) -> None:
    result = played(text, {}).result
    assert result is not None
    assert (result.winner, result.rule, result.how) == (winner, "CT-117", "card")


def test_an_extra_turn_is_added() -> None:
    assert played("Take an extra turn after this one; take an extra turn after this one.", {}).extra == [1, 1]
