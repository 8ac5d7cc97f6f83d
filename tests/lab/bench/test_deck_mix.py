"""The mix of decks that no deck beats: games whose answer is known, and its interval."""

import random

import pytest

from cardgame_tui.lab.bench.plan import Arm, Plan
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.bench.tables.compared import deck_table
from cardgame_tui.lab.bench.tables.deck_mix import best_mix, deck_mix, mix_words
from tests.lab.bench.runs import plan_of, row

PAIRS = (("Rock", "Paper"), ("Rock", "Scissors"), ("Paper", "Scissors"))


def plan_of_decks() -> Plan:
    """Three decks, each against each other."""
    header = plan_of().arms[0].header
    decks = ({"main": ["King of hearts"]}, {"main": ["Jack of hearts"]})
    arms = [
        Arm(name=" - ".join(pair), header=header.model_copy(update={"decks": decks, "deck_names": pair}))
        for pair in PAIRS
    ]
    return Plan(kind="decks", arms=tuple(arms))


def duels(units: int, shares: tuple[float, float, float]) -> list[DuelRow]:
    """Duels in which the first deck of each pair wins with a probability."""
    chance, rows = random.Random(5), list[DuelRow]()
    for unit in range(1, units + 1):
        for arm, share in enumerate(shares):
            for swapped in (False, True):
                winner = 1 if (chance.random() < share) != swapped else 2
                rows.append(row(len(rows) + 1, unit=unit, arm=arm, swapped=swapped, winner=winner))
    return rows


@pytest.mark.parametrize(
    ("edges", "mix"),
    [
        ([[0, -0.2, 0.2], [0.2, 0, -0.2], [-0.2, 0.2, 0]], [1 / 3, 1 / 3, 1 / 3]),
        ([[0, -0.4, 0.2], [0.4, 0, -0.2], [-0.2, 0.2, 0]], [0.25, 0.25, 0.5]),
        ([[0, 0.1, 0.1], [-0.1, 0, 0.3], [-0.1, -0.3, 0]], [1, 0, 0]),
        ([[0]], [1]),
    ],
)
def test_no_deck_beats_the_mix(edges: list[list[float]], mix: list[float]) -> None:
    found = best_mix(edges)
    assert found == pytest.approx(mix, abs=0.03)
    against = [sum(edge * share for edge, share in zip(row, found, strict=True)) for row in edges]
    assert max(against) < 0.01


def test_decks_that_beat_each_other_in_a_circle_are_all_played() -> None:
    found = deck_mix(plan_of_decks(), duels(600, (0.3, 0.7, 0.3)), "random")
    assert all(share.low < 1 / 3 < share.high for share in found.values())
    assert all(share.half_width < 0.2 for share in found.values())


def test_a_deck_that_beats_all_is_played_alone() -> None:
    found = deck_mix(plan_of_decks(), duels(300, (0.8, 0.8, 0.5)), "random")
    assert next(iter(found)) == "Rock"
    assert found["Rock"].low > 0.95
    words = mix_words(plan_of_decks(), duels(300, (0.8, 0.8, 0.5)), "random")
    assert words == "What the field would play, since no deck beats this mix: Rock 100 % (100 to 100)."


def test_a_few_duels_say_nothing() -> None:
    assert mix_words(plan_of_decks(), duels(9, (0.8, 0.8, 0.5)), "random") == ""
    assert deck_table(plan_of_decks(), duels(9, (0.8, 0.8, 0.5)), "random").notes == []


def test_close_decks_have_wide_shares() -> None:
    found = deck_mix(plan_of_decks(), duels(20, (0.5, 0.5, 0.5)), "random")
    assert max(share.high - share.low for share in found.values()) > 0.5
