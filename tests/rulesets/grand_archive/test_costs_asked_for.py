"""Texts that ask for a cost: the printed one, and X only where it was chosen (GA-39, GA-40)."""

import pytest

from rulesets.grand_archive.cards.phrases.tails import Price
from rulesets.grand_archive.state.layers.fitting import costs
from tests.rulesets.grand_archive.verbs.board import Board


@pytest.mark.parametrize(
    ("name", "price", "fits"),
    [
        ("Furnace Golem", Price(exactly=4), True),
        ("Furnace Golem", Price(exactly=3), False),
        ("Furnace Golem", Price(most=4), True),
        ("Furnace Golem", Price(most=3), False),
        ("Furnace Golem", Price(least=4), True),
        ("Furnace Golem", Price(least=5), False),
        ("Furnace Golem", None, True),
        ("Brimming Memory", Price(exactly=0), False),
        ("Brimming Memory", Price(most=2), True),
        ("Brimming Memory", Price(least=1), False),
        ("Spirit of the Kiln", Price(exactly=0), False),
        ("Spirit of the Kiln", Price(most=9), False),
        ("Brasswake Saber", Price(exactly=0), True),
    ],
)
def test_the_printed_cost_counts(name: str, price: Price | None, fits: bool) -> None:
    (card,) = Board().add(1, "graveyard", name)
    assert costs(card, price) is fits


@pytest.mark.parametrize(("price", "fits"), [(Price(exactly=3), True), (Price(most=2), False)])
def test_on_the_stack_x_is_what_was_chosen(price: Price, fits: bool) -> None:
    (card,) = Board().add(1, "hand", "Brimming Memory")
    assert costs(card, price, 3) is fits


def test_an_object_is_targeted_by_its_cost() -> None:
    board = Board()
    golem, clerk = board.put(2, "Furnace Golem"), board.put(2, "Ledger Clerk")
    board.perform("Destroy target ally with cost 3 or more.", "Furnace Golem")
    assert golem.zone is board.duel.sides[2].graveyard
    assert clerk.zone is board.duel.sides[2].units
