"""A duel written down as a position is restored exactly, and continues in the same way."""

from contextlib import suppress
from typing import Any

import pytest

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.shown.facts import AbsentError, fact_paths
from rulesets.containment.positions.facts import FACTS, measure
from rulesets.containment.positions.snapshot import snapshot
from rulesets.containment.ruleset import ContainmentRuleset
from tests.rulesets.containment.tables import GAME, laid_out, started
from tests.rulesets.restoring import assert_it_continues

LATER = 3
"""How many turns both duels are played on."""
OPTIONS: dict[str, dict[str, Any]] = {
    "as it is": {},
    "every player is asked": {"auto_pass": False, "xk_limit": 12},
    "with experiments": {
        "experiment_phase": True,
        "nk_scenario": True,
        "peek_own_sandboxes": True,
        "xk_limit": 12,
    },
}
FULL: dict[str, Any] = {
    "active": 2,
    "regular": 1,
    "turn": 4,
    "phase": "main",
    "extra": [1],
    "experiment": True,
    "nk_threshold": 8,
    "breached_onto": [1],
    "damaged": [1, 2],
    "unasked": 2,
    "quiet": 3,
    "chosen": True,
    "experimented": True,
    "results": [
        {"on": "1f3", "what": "power", "amount": -1, "until": "start:2", "origin": "Jar of Monday"},
        {"on": "2f1", "what": "power becomes", "amount": 3, "until": "turn", "origin": ""},
        {"on": "1f3", "what": "cost", "amount": 1, "until": "", "origin": ""},
    ],
    "seat1": {
        "safe": {"cards": ["Twin Keyring", "Clockwork Sparrow"], "protection": 2},
        "euclid": {"cards": [], "protection": 6},
        "keter": {"cards": ["Gardener of Locks"], "protection": 9},
        "site": {
            "1f3": {"card": "Echoing Teacup", "tests": 1, "partner": True},
            "1f7": {"card": "Hostage Piano", "owner": 2, "used": [0]},
        },
        "tale": [{"card": "Night Shift", "face": "down"}, {"card": "Blackout Drill", "face": "up"}],
        "personnel": "Agent Doma",
        "used": [0],
        "decommissioned": ["Glass Choir"],
        "outside": ["The Crowded Archive"],
        "canons": [],
    },
    "seat2": {
        "safe": {"cards": [], "protection": 3},
        "euclid": {"cards": [], "protection": 6},
        "keter": {"cards": [], "protection": 9},
        "site": {"2f1": "Jar of Monday"},
        "tale": [],
        "personnel": "Dr. Hisui Okonogi",
        "used": [],
        "decommissioned": [],
        "outside": [],
        "canons": ["Thin Walls"],
    },
}
"""A position in which no field is at its default."""


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS.keys())
@pytest.mark.parametrize("turn", [1, 4, 9, 15])
def test_a_restored_position_continues_in_the_same_way(options: dict[str, Any], turn: int) -> None:
    assert_it_continues(GAME, started(turn, **options), turn, LATER)


def test_a_full_position_is_restored_as_written() -> None:
    duel = laid_out(FULL)
    assert snapshot(duel) == FULL
    assert state_digest(laid_out(snapshot(duel))) == state_digest(duel)


def test_missing_fields_are_empty_or_as_at_the_start() -> None:
    found = snapshot(laid_out({}, base_protection="3/6/9"))
    assert (found["active"], found["turn"], found["phase"], found["nk_threshold"]) == (1, 1, "main", 0)
    assert found["seat1"]["safe"] == {"cards": [], "protection": 3}


def test_a_position_before_the_game_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="before the game"):
        snapshot(GAME.new_duel(started(1)))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seat1.cost", 4),
        ("seat1.limit", 7),
        ("seat1.count", 2),
        ("seat1.objects", ["Echoing Teacup", "Hostage Piano"]),
        ("seat1.safe", ["Twin Keyring", "Clockwork Sparrow"]),
        ("seat1.safe.protection", 2),
        ("seat2.safe.base", 3),
        ("seat1.tale", ["Night Shift", "Blackout Drill"]),
        ("1f1", "empty"),
        ("1f3", "Echoing Teacup"),
        ("1f3.power", 0),
        ("1f3.cost", 2),
        ("1f3.tests", 1),
        ("1f3.partner", True),
        ("1f7.owner", 2),
        ("1f7.power", 1),
        ("2f1.power", 3),
        ("extra", [1]),
        ("winner", None),
        ("top", "empty"),
        ("turn_player", 2),
    ],
)
def test_a_fact_is_read_from_the_table(path: str, value: object) -> None:
    assert measure(laid_out(FULL), path) == value


@pytest.mark.parametrize("path", ["mood", "seat3.cost", "1f1.mood", "1f3.mood", "seat1.mood", "seat1.safe.size"])
def test_an_unknown_fact(path: str) -> None:
    with pytest.raises(KeyError):
        measure(laid_out(FULL), path)


def test_a_fact_of_an_empty_frame_reports_that_it_is_empty() -> None:
    with pytest.raises(AbsentError, match="1f1 is empty"):
        measure(laid_out(FULL), "1f1.power")


def test_every_listed_fact_can_be_asked_for() -> None:
    duel = laid_out(FULL)
    for path in fact_paths(FACTS, ContainmentRuleset.slots, duel):
        with suppress(AbsentError):
            measure(duel, path)
