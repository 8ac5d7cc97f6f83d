"""Rank, rune and stats a card may be written with."""

from typing import Any

import pytest
from pydantic import ValidationError

from rulesets.rune_duel.content.card_set import RuneRecord


def card(kind: str = "creature", **fields: object) -> RuneRecord:
    """A card of that type with these fields."""
    table = {"name": "Test Card", "type": kind, "rank": 1, "rune": "I", **fields}
    return RuneRecord.model_validate(table)


@pytest.mark.parametrize(
    ("kind", "stats", "numbers"),
    [
        ("creature", "0/1", (0, 1)),
        ("warlord", "999/999", (999, 999)),
        ("artifact", "+1/+2", (1, 2)),
        ("artifact", "+2/-1", (2, -1)),
        ("artifact", "-3/+0", (-3, 0)),
        ("spell", "", (0, 0)),
    ],
)
def test_the_stats_of_each_type(kind: str, stats: str, numbers: tuple[int, int]) -> None:
    assert card(kind, stats=stats).numbers() == numbers


@pytest.mark.parametrize("stats", ["", "3", "3/4/5", "+3/+4", "-1/4", "3/x", "1000/1", "3/\u0664", "3/4\n", "3/0"])
def test_a_creature_has_attack_and_life(stats: str) -> None:
    with pytest.raises(ValidationError, match="a creature has attack and life, such as 3/4"):
        card(stats=stats)


@pytest.mark.parametrize("stats", ["", "3/4", "+1", "+1/2"])
def test_an_artifact_has_two_signed_numbers(stats: str) -> None:
    with pytest.raises(ValidationError, match="an artifact adds to attack and life"):
        card("artifact", stats=stats)


def test_a_spell_has_no_stats() -> None:
    with pytest.raises(ValidationError, match="a spell has no stats"):
        card("spell", stats="0/0")
    with pytest.raises(ValidationError, match="a spell has no stats"):
        card("spell", life=1)


def test_a_change_takes_the_place_of_one_stat() -> None:
    assert card(stats="3/4", attack=0).numbers() == (0, 4)
    assert card(stats="3/4", life=9).numbers() == (3, 9)
    assert card("artifact", stats="+1/+1", life=-2).numbers() == (1, -2)


@pytest.mark.parametrize(("stat", "value", "least"), [("attack", -1, 0), ("life", 0, 1)])
def test_a_creature_is_not_changed_into_one_that_cannot_live(stat: str, value: int, least: int) -> None:
    with pytest.raises(ValidationError, match=f"the {stat} of a warlord is {least} or more"):
        card("warlord", stats="3/4", **{stat: value})


@pytest.mark.parametrize("fields", [{"attack": 1000}, {"life": 1000}, {"rank": 0}, {"rank": 1000}, {"rune": "VI"}])
def test_numbers_and_runes_have_bounds(fields: dict[str, Any]) -> None:
    assert card(stats="3/4").rank == 1
    with pytest.raises(ValidationError, match=next(iter(fields))):
        card(**{"stats": "3/4", **fields})
