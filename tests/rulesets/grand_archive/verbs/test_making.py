"""Tokens and generated cards (section S)."""

from rulesets.grand_archive.rules.steps.tokens import INGREDIENTS
from tests.rulesets.grand_archive.verbs.board import Board


def test_summon() -> None:
    board = Board()
    board.perform('Summon 2 "Kindling Knife" tokens.')
    knives = board.duel.sides[1].things.cards
    assert [(card.name, card.token, card.counters) for card in knives] == [
        ("Kindling Knife", True, {"durability": 1})
    ] * 2


def test_summon_only_without_a_weapon() -> None:
    text = (
        'If you control no weapon, summon a "Kindling Knife" token; '
        "otherwise put a durability counter on a weapon you control."
    )
    board = Board()
    board.perform(text)
    board.perform(text, "Kindling Knife")
    assert [card.counters["durability"] for card in board.duel.sides[1].things.cards] == [2]


def test_generate() -> None:
    board = Board()
    board.perform('Generate a "Pressed Leaf" card.')
    assert board.names(1, "hand") == ["Pressed Leaf"]
    assert board.duel.sides[1].hand.cards[0].generated


def test_gather() -> None:
    board = Board()
    board.perform("Gather; gather.")
    assert len(board.names(1, "things")) == 2
    assert set(board.names(1, "things")) <= set(INGREDIENTS)
