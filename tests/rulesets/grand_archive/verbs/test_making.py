"""Tokens and generated cards (section S)."""

from rulesets.grand_archive.rules.steps.objects.tokens import INGREDIENTS
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


def test_generate_into_memory() -> None:
    board = Board()
    board.perform('Generate a "Pressed Leaf" card into your memory.')
    assert board.names(1, "memory") == ["Pressed Leaf"]


def test_summon_copy_has_what_is_printed_on_the_original() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    warden.counters["buff"] = 2
    board.perform("Summon a token that is a copy of target unit.", "Gatehouse Warden")
    (twin,) = [each for each in board.duel.sides[1].units.cards if each.token]
    assert (twin.name, twin.counters, twin.printed is warden.printed) == ("Gatehouse Warden", {}, True)
    board.perform("Summon a token that is a copy of target unit; if you do, gather.", "Ondrel, Shore Adept")
    assert not board.names(1, "things")


def test_gather_twice_with_one_more_token_each_time() -> None:
    board = Board()
    board.made("item", "If you would gather, gather twice instead.")
    board.made("item", "If you would summon one or more tokens, summon that many plus one instead.")
    board.perform("Gather.")
    tokens = [card.name for card in board.duel.sides[1].things.cards if card.token]
    assert len(tokens) == 4
    assert tokens[0] == tokens[1]
    assert tokens[2] == tokens[3]
