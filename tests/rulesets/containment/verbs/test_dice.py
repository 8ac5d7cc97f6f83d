"""Dice, and effects that depend on them (CT-4, CT-84)."""

import pytest

from tests.rulesets.containment.verbs.played import played

TEXT = (
    "Roll 2 dice; on 3 to 4, restore 1 to your Safe sandbox; on 7, take an extra turn after this one; "
    "on 11 or more, breach your Safe sandbox."
)
BOX = {"safe": {"cards": ["Clockwork Sparrow"], "protection": 2}}


@pytest.mark.parametrize(
    ("dice", "protection", "extra", "objects"),
    [
        ((1, 1), 2, [], 0),
        ((2, 1), 3, [], 0),
        ((3, 1), 3, [], 0),
        ((3, 2), 2, [], 0),
        ((1, 6), 2, [1], 0),
        ((6, 5), 2, [], 1),
    ],
)
def test_the_total_decides(dice: tuple[int, int], protection: int, extra: list[int], objects: int) -> None:
    duel = played(TEXT, BOX, random=dice)
    assert (duel.sandbox(1, "Safe").protection, duel.extra, len(duel.site(1))) == (protection, extra, objects)


def test_one_die_and_the_other_direction() -> None:
    text = "Roll a die; on 2 or less, restore 1 to your Safe sandbox."
    assert played(text, BOX, random=[2]).sandbox(1, "Safe").protection == 3
    assert played(text, BOX, random=[3]).sandbox(1, "Safe").protection == 2


def test_the_second_effect_needs_the_first() -> None:
    text = "Decommission an object with cost 0 or less; if you do, take an extra turn after this one."
    assert played(text, {"site": {"1f1": "Crow"}}, "Crow").extra == [1]
    gone = "Decommission an object; decommission that object; if you do, take an extra turn after this one."
    assert played(gone, {"site": {"1f1": "Crow"}}, "Crow").extra == []
