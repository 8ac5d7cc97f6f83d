"""The stats a card may be written with."""

import pytest
from pydantic import ValidationError

from rulesets.dimensional_rift.content.card_set import RiftRecord


def card(**fields: object) -> RiftRecord:
    """A creature with these fields."""
    return RiftRecord.model_validate({"name": "Test Card", "type": "creature", **fields})


def test_stats_and_changes_to_them() -> None:
    numbers = card(stats="1/+2/999", armor=3).numbers()
    assert numbers["life"] == (2, True)
    assert numbers["will"] == (999, False)
    assert numbers["armor"] == (3, False)


@pytest.mark.parametrize(
    "stats", ["1/2", "1/2/3/4", "1/2/x", "1/2/-3", "1/2/++3", "1/2/", "1/2/1000", "1/2/\u0663"]
)
def test_stats_that_are_refused(stats: str) -> None:
    with pytest.raises(ValidationError, match="stats are Might/Life/Will"):
        card(stats=stats)


@pytest.mark.parametrize("might", [-1, 1000])
def test_a_change_is_bound_to_the_same_numbers(might: int) -> None:
    with pytest.raises(ValidationError, match="might"):
        card(might=might)
