"""Chance: the published numbers of its generator, fair draws, and outcomes a scenario dictates."""

from collections import Counter
from dataclasses import dataclass

import pytest

from cardgame_tui.engine.chance import Chance, ChanceError, Drawn, NotedChance, Scripted

PUBLISHED = (0xA15C02B7, 0x7B47F409, 0xBA1D3330, 0x83D2F293, 0xBFA4784B, 0xCBED606E)
"""The first numbers of PCG32 for seed 42 and stream 54, as printed by its author's demonstration."""


@dataclass
class Named:
    """Something to shuffle by name."""

    name: str


def test_the_generator_is_pcg32() -> None:
    chance = Chance(42, 54)
    assert tuple(chance.next32() for _ in PUBLISHED) == PUBLISHED


def test_only_the_low_64_bits_of_a_seed_count() -> None:
    assert Chance(7).state() == Chance(7 + 2**64).state()
    assert Chance(7).state() != Chance(8).state()


def test_streams_differ() -> None:
    assert Chance(42, 54).next32() != Chance(42, 55).next32()


@pytest.mark.parametrize("limit", [1, 2, 3, 6, 52])
def test_below_is_fair(limit: int) -> None:
    chance = Chance(5)
    rolls = Counter(chance.below(limit) for _ in range(1000 * limit))
    assert sorted(rolls) == list(range(limit))
    assert all(800 < count < 1200 for count in rolls.values())


def test_pick_takes_one_of_the_items() -> None:
    chance = Chance(3)
    assert {chance.pick("abc") for _ in range(100)} == set("abc")


def test_shuffle_reaches_every_order_about_equally() -> None:
    chance = Chance(9)
    orders: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        chance.shuffle(items)
        orders["".join(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_clone_continues_equally_and_independently() -> None:
    chance = Chance(4)
    chance.script = [1]
    twin = chance.clone()
    assert twin.below(2) == 1
    ahead = [twin.next32() for _ in range(5)]
    assert chance.script == [1]
    assert chance.below(2) == 1
    assert [chance.next32() for _ in range(5)] == ahead


def test_a_script_dictates_rolls_then_the_seed_counts() -> None:
    chance, plain = Chance(8), Chance(8)
    chance.script = [5, 0]
    assert [chance.below(6), chance.below(6)] == [5, 0]
    assert chance.below(6) == plain.below(6)


def test_a_script_has_the_faces_of_dice_and_the_names_of_what_is_picked() -> None:
    chance, plain = Chance(8), Chance(8)
    cards = [Named("a"), Named("b"), Named("b")]
    chance.script = [5, "b", "seat2", 1, Drawn(5), Drawn(1)]
    assert (chance.roll(6), chance.pick(cards), chance.seat(), chance.pick(cards)) == (5, cards[1], 2, cards[1])
    assert (chance.roll(6), chance.seat()) == (6, 2)
    assert (chance.roll(6), chance.pick(cards), chance.seat()) == (
        plain.below(6) + 1,
        cards[plain.below(3)],
        plain.below(2) + 1,
    )


def test_what_is_noted_can_be_scripted() -> None:
    chance, cards = Chance(8), [Named("a"), Named("b"), Named("c")]

    def outcomes(chance: Chance) -> list[object]:
        shuffled = cards[:]
        drawn: list[object] = [chance.roll(6), chance.pick(cards), chance.seat(), chance.below(9)]
        chance.shuffle(shuffled)
        return [*drawn, shuffled]

    noted: list[Scripted] = []
    drawn = outcomes(NotedChance(chance, noted))
    chance.script = noted
    assert outcomes(chance) == drawn
    assert noted == []


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (0, "a face from 1 to 6, not 0"),
        (7, "a face from 1 to 6, not 7"),
        ("a", "not 'a'"),
        (["a"], "a face from 1"),
    ],
)
def test_a_scripted_face_must_be_on_the_die(entry: Scripted, message: str) -> None:
    chance = Chance(1)
    chance.script = [entry]
    with pytest.raises(ChanceError, match=message):
        chance.roll(6)


def test_a_scripted_name_must_be_among_what_is_picked() -> None:
    chance = Chance(1)
    chance.script = ["seat3"]
    with pytest.raises(ChanceError, match="'seat3' is not among what is picked here: seat1, seat2"):
        chance.seat()


def test_a_shuffle_is_that_of_fisher_and_yates_with_the_next_numbers() -> None:
    shuffled, expected, chance, same = list(range(40)), list(range(40)), Chance(9), Chance(9)
    chance.shuffle(shuffled)
    for last in range(39, 0, -1):
        place = same.below(last + 1)
        expected[last], expected[place] = expected[place], expected[last]
    assert shuffled == expected != list(range(40))
    assert chance.state() == same.state()


def test_a_script_dictates_the_order_of_a_shuffle() -> None:
    items = [Named(name) for name in "abac"]
    chance = Chance(1)
    chance.script = [["c", "a", "a"]]
    chance.shuffle(items)
    assert [item.name for item in items] == ["c", "a", "a", "b"]


@pytest.mark.parametrize(
    ("entry", "message"), [(6, "from 0 to 5"), (-1, "from 0 to 5"), (["a"], "a number from 0 to 5")]
)
def test_a_scripted_roll_must_fit(entry: int | list[str], message: str) -> None:
    chance = Chance(1)
    chance.script = [entry]
    with pytest.raises(ChanceError, match=message):
        chance.below(6)


@pytest.mark.parametrize(
    ("entry", "message"), [(3, "cards are shuffled here"), (["a", "a"], "'a' is not among"), (["x"], "'x' is not")]
)
def test_a_scripted_shuffle_must_fit(entry: int | list[str], message: str) -> None:
    chance = Chance(1)
    chance.script = [entry]
    with pytest.raises(ChanceError, match=message):
        chance.shuffle([Named("a"), Named("b")])
