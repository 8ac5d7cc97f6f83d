"""Playing cards during a resolution, levelling and reserving."""

import pytest

from rulesets.grand_archive.rules.playing.permitted import judge_permitted
from rulesets.grand_archive.state.traits import champion_level
from tests.rulesets.grand_archive.verbs.board import Board

DUELIST = "Vesna, Gale Duelist"


def on_stack(board: Board) -> list[str]:
    """The cards of the items on the stack, the top one last."""
    return [each.source.name for each in board.duel.stack if each.source is not None]


def test_play_puts_a_slow_card_on_the_stack_at_any_time() -> None:
    board = Board()
    board.duel.active = 2
    board.add(1, "hand", "Rally the Line", "Steady Thrust", "Ledger Clerk")
    board.perform("Play an action card in your hand.", "Rally the Line")
    assert on_stack(board) == ["Rally the Line"]
    assert sorted(board.names(1, "memory")) == ["Ledger Clerk", "Steady Thrust"]


def test_play_from_the_graveyard_without_its_cost() -> None:
    board = Board()
    board.add(1, "graveyard", "Gatehouse Warden", "Curtain Call")
    board.perform("Play an ally card in your graveyard without paying its cost.", "Gatehouse Warden")
    assert on_stack(board) == ["Gatehouse Warden"]
    assert board.names(1, "graveyard") == ["Curtain Call"]


def test_play_what_was_targeted_or_banished() -> None:
    board = Board()
    board.add(1, "deck", "Curtain Call")
    board.perform("Banish the top card of your deck; play it without paying its cost.", "Curtain Call")
    assert on_stack(board) == ["Curtain Call"]
    board = Board()
    board.add(2, "graveyard", "Curtain Call")
    board.perform(
        "Play target card in an opponent's graveyard without paying its cost.", "Curtain Call", "Curtain Call"
    )
    assert on_stack(board) == ["Curtain Call"]


def test_play_is_skipped_without_a_legal_card() -> None:
    board = Board()
    board.add(1, "hand", "Rally the Line")
    board.perform("Play a card in your hand; if you do, you gain Agility 1.")
    assert not board.duel.stack
    assert not board.duel.agility[1]


def test_play_materializes_a_card_of_the_material_deck() -> None:
    board = Board()
    board.add(1, "material", "Proving Ring", DUELIST)
    board.add(1, "memory", "Ledger Clerk", "Steady Thrust")
    board.perform("Play a champion card in your material deck.", DUELIST)
    assert [each.what for each in board.duel.stack] == ["materialization"]
    assert len(board.names(1, "banishment")) == 2


def test_materialize_a_card_with_a_reserve_cost_pays_that() -> None:
    board = Board()
    board.add(1, "hand", "Keen-Eyed Hound", "Steady Thrust", "Ledger Clerk")
    board.perform("Materialize an ally card in your hand.", "Keen-Eyed Hound")
    (item,) = board.duel.stack
    assert (item.what, len(board.names(1, "memory"))) == ("materialization", 2)
    assert not board.duel.activated[1]


def test_materialize_for_free() -> None:
    board = Board()
    board.add(1, "material", "Brasswake Saber", "Wardstone Idol")
    board.perform("Materialize an item card in your material deck without paying its cost.", "Wardstone Idol")
    assert on_stack(board) == ["Wardstone Idol"]


@pytest.mark.parametrize(("name", "level"), [(DUELIST, 2), ("Vesna, Dawnforged", 1)])
def test_level_up_needs_no_stack_and_no_cost_but_the_next_level(name: str, level: int) -> None:
    board = Board()
    board.champion(1).damage = 3
    board.add(1, "material", name)
    board.perform("Level up your champion.", *([name] if level == 2 else []))
    assert (champion_level(board.duel, 1), board.champion(1).damage) == (level, 3)


def test_delevel_needs_a_champion_card_beneath() -> None:
    board = Board()
    board.perform("Delevel your champion; if you do, you gain Agility 1.")
    assert not board.duel.agility[1]
    board.add(1, "material", DUELIST)
    board.perform("Level up your champion; delevel your champion.", DUELIST)
    assert champion_level(board.duel, 1) == 1
    assert board.names(1, "material") == [DUELIST]


def test_reserve_moves_cards_from_hand_to_memory() -> None:
    board = Board()
    for seat in (1, 2):
        board.add(seat, "hand", "Ledger Clerk", "Steady Thrust")
    board.perform("Reserve a card; each opponent reserves 2 cards.", ["Steady Thrust"])
    assert board.names(1, "memory") == ["Steady Thrust"]
    assert board.names(2, "memory") == ["Ledger Clerk", "Steady Thrust"]


def test_may_play_now_is_about_the_card_where_it_lies() -> None:
    board = Board()
    (card,) = board.add(1, "deck", "Ledger Clerk")
    board.perform("Banish the top card of your deck; you may play it this turn.")
    offered = [option.card for option, _ in judge_permitted(board.duel, 1)]
    assert offered == [card.id]
    board.duel.move(card, board.duel.sides[1].graveyard)
    assert judge_permitted(board.duel, 1) == []
