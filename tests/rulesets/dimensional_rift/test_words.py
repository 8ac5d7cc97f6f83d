"""Sentences of the log that count something."""

import pytest

from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.events import Event
from rulesets.dimensional_rift import PLUGIN
from rulesets.dimensional_rift.options import RiftOptions


@pytest.mark.parametrize(
    ("what", "one", "two"),
    [
        ("keep", "Ann keeps 1 card.", "Ann keeps 2 cards."),
        ("mulligan", "Ann mulligans 1 card.", "Ann mulligans 2 cards."),
        (
            "shuffle_back",
            "Ann shuffles the 1 card put aside into the deck.",
            "Ann shuffles the 2 cards put aside into the deck.",
        ),
    ],
)
def test_one_card_is_counted_as_one(what: str, one: str, two: str) -> None:
    ruleset = PLUGIN.load()
    duel = ruleset.new_duel(Start(1, RiftOptions(), ({}, {}), cards=ruleset.cards, names=("Ann", "Bob")))
    said = [ruleset.wording.event(duel, Event("DR-54", what, 1, amount=amount), 0) for amount in (1, 2)]
    assert said == [one, two]
