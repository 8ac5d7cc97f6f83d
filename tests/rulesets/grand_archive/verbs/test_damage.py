"""Damage, preventing it, and recovering from it (section P)."""

from tests.rulesets.grand_archive.verbs.board import Board


def test_deal_marks_an_ally() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    board.perform("Deal 3 damage to target ally.", "Gatehouse Warden")
    assert warden.damage == 3


def test_deal_to_each_is_one_event_without_the_card_itself() -> None:
    board = Board()
    clerk, hound, own = board.put(1, "Ledger Clerk"), board.put(2, "Keen-Eyed Hound"), board.put(1, "Hedge Lurker")
    board.perform("Deal 1 damage to each other ally.", source=clerk)
    assert [card.damage for card in (clerk, hound, own)] == [0, 1, 1]
    assert board.champion(1).damage == board.champion(2).damage == 0


def test_deal_to_the_champion_of_its_controller() -> None:
    board = Board()
    board.put(2, "Gatehouse Warden")
    text = "Deal 3 damage to target unit; if it is an ally, deal 1 damage to its controller's champion."
    board.perform(text, "Gatehouse Warden")
    assert board.champion(2).damage == 1
    board.perform(text, "Ondrel, Shore Adept")
    assert board.champion(2).damage == 4


def test_prevent_is_a_pool() -> None:
    board = Board()
    warden = board.put(1, "Gatehouse Warden")
    board.perform("Prevent the next 3 damage that would be dealt to target unit this turn.", "Gatehouse Warden")
    board.perform("Deal 2 damage to target ally.", "Gatehouse Warden")
    assert warden.damage == 0
    board.perform("Deal 2 damage to target ally.", "Gatehouse Warden")
    assert warden.damage == 1


def test_prevent_combat_damage_lets_other_damage_through() -> None:
    board = Board()
    board.perform("Prevent the next 2 combat damage that would be dealt to your champion this turn.")
    board.perform("Deal 1 damage to your champion.")
    assert board.champion(1).damage == 1


def test_recover_removes_damage_counters_of_your_champion() -> None:
    board = Board()
    board.champion(1).damage = board.champion(2).damage = 3
    board.perform("Recover 2.")
    assert (board.champion(1).damage, board.champion(2).damage) == (1, 3)
    board.perform("Recover 2; if you do, recover 1.")
    assert board.champion(1).damage == 0
