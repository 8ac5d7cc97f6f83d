"""The chance of samples does what that of duels does."""

from collections import Counter
from collections.abc import Callable
from math import sqrt

import pytest

from cardgame_tui.bots.sample_chance import SampleChance
from cardgame_tui.engine.chance import Chance

DRAWN = 6_000


@pytest.mark.parametrize(
    "draw",
    [
        lambda chance: chance.below(6),
        lambda chance: chance.pick(range(6)),
        lambda chance: chance.next32() * 6 >> 32,
    ],
)
def test_every_number_is_as_likely(draw: Callable[[Chance], int]) -> None:
    chance = SampleChance(3)
    found = Counter(draw(chance) for _ in range(DRAWN))
    assert set(found) == set(range(6))
    assert all(abs(count - DRAWN / 6) < 4.5 * sqrt(DRAWN * 5 / 36) for count in found.values())


def test_every_order_is_as_likely() -> None:
    chance, found = SampleChance(4), Counter[tuple[int, ...]]()
    for _ in range(DRAWN):
        items = [1, 2, 3]
        chance.shuffle(items)
        found[tuple(items)] += 1
    assert len(found) == 6
    assert all(abs(count - DRAWN / 6) < 4.5 * sqrt(DRAWN * 5 / 36) for count in found.values())


def test_a_clone_continues_as_the_original_would() -> None:
    chance = SampleChance(5)
    chance.below(9)
    twin = chance.clone()
    assert twin.state() == chance.state()
    assert [twin.below(1000) for _ in range(20)] == [chance.below(1000) for _ in range(20)]
    twin.below(2)
    assert twin.state() != chance.state()


def test_equal_seeds_have_equal_numbers_and_others_have_others() -> None:
    drawn = [tuple(each.below(1000) for _ in range(9)) for each in map(SampleChance, (7, 7, 8))]
    assert drawn[0] == drawn[1] != drawn[2]
