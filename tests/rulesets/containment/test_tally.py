"""What the total cost and the XK limit of a site are made of, as the panel says it."""

from collections.abc import Mapping
from typing import Any

from cardgame_tui.engine.shown.face import Foreseen
from rulesets.containment.showing.tally import tally
from tests.rulesets.containment.tables import GAME, laid_out

SITES: dict[str, Any] = {
    "turn": 3,
    "seat1": {"site": {"1f1": "Clockwork Sparrow", "1f2": "Echoing Teacup", "1f3": "Man Who Was Next in Line"}},
    "seat2": {"site": {"2f1": "The Applause", "2f2": "Crane"}},
}
"""Costs 1, 1 and 2 against 3 and 0; the Applause lowers the limit of seat 1."""


def told(position: Mapping[str, Any], **options: Any) -> tuple[Foreseen, ...]:
    """The lines about a position."""
    found = tally(laid_out(position, **options))
    assert found is not None
    return found.lines


def test_each_site_says_its_cost_its_limit_and_what_they_are_made_of() -> None:
    assert told(SITES) == (
        Foreseen("cost 4 of 6", "Seat 1", 1, rule="CT-107"),
        Foreseen("cost 1 + 1 + 2", detail=True),
        Foreseen("limit 7 -1 The Applause", detail=True),
        Foreseen("cost 3 of 7", "Seat 2", 2, rule="CT-107"),
    )


def test_a_site_that_is_one_below_its_limit_is_in_danger() -> None:
    assert [line.loss for line in told(SITES, xk_limit=6) if not line.detail] == [True, False]


def test_nothing_is_said_before_the_game() -> None:
    assert GAME.tally(GAME.new_duel(laid_out(SITES).start)) is None


def test_quiet_turns_are_counted_where_everybody_sees_it() -> None:
    assert GAME.public_turn(laid_out({"quiet": 1})) == ""
    assert GAME.public_turn(laid_out({"quiet": 12})) == "12 quiet turns"
