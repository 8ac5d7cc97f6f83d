"""Damage, preventing it, and recovering from it (section P)."""

from rulesets.grand_archive.rules.cleanup import clean_up_once
from tests.rulesets.grand_archive.verbs.board import Board, run


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


def test_deal_unpreventable_damage_ignores_shields() -> None:
    board = Board()
    warden = board.put(1, "Gatehouse Warden")
    board.perform("Prevent the next 3 damage that would be dealt to target unit this turn.", "Gatehouse Warden")
    board.perform("Deal 2 unpreventable damage to target ally.", "Gatehouse Warden")
    assert warden.damage == 2
    assert [each.amount for each in board.duel.preventions] == [3]


def test_deal_equal_counts_on_resolution() -> None:
    board = Board()
    board.put(1, "Ledger Clerk")
    board.put(1, "Keen-Eyed Hound")
    board.perform("Deal damage equal to the number of allies you control to your champion.")
    board.perform("Deal damage equal to X to your champion.", x=3)
    assert board.champion(1).damage == 5


def test_prevent_damage_of_one_source_only() -> None:
    board = Board()
    hound = board.put(2, "Keen-Eyed Hound")
    board.perform(
        "Prevent the next 3 damage that target unit would deal to your champion this turn.", "Keen-Eyed Hound"
    )
    board.perform("Deal 1 damage to your champion.")
    assert board.champion(1).damage == 1
    board.perform("Deal 2 damage to target champion.", "Vesna, Ember Squire", seat=2, source=hound)
    assert board.champion(1).damage == 1


def test_prevent_non_combat_damage() -> None:
    board = Board()
    board.perform("Prevent the next 3 non-combat damage that would be dealt to your champion this turn.")
    board.perform("Deal 1 damage to your champion.")
    assert board.champion(1).damage == 0


def test_prevent_next_is_used_up_by_the_first_damage() -> None:
    board = Board()
    board.perform("The next time damage would be dealt to your champion this turn, prevent all of it.")
    board.perform("Deal 4 damage to your champion; deal 1 damage to your champion.")
    assert board.champion(1).damage == 1
    board.perform("The next time damage would be dealt to your champion this turn, prevent 2 of it.")
    board.perform("Deal 3 unpreventable damage to your champion; deal 1 damage to your champion.")
    assert board.champion(1).damage == 5


def test_recover_of_another_player_and_of_an_amount() -> None:
    board = Board()
    board.champion(1).damage = board.champion(2).damage = 5
    board.perform("Each player recovers 1.")
    assert (board.champion(1).damage, board.champion(2).damage) == (4, 4)


def test_recover_equal_to_the_level() -> None:
    board = Board()
    board.champion(1).damage = 5
    board.perform("Put a level counter on your champion.")
    board.perform("Recover an amount equal to your level.")
    assert board.champion(1).damage == 3


def test_prevent_shared_is_used_up_by_the_first_damage_to_any_of_them() -> None:
    board = Board()
    warden, hound = board.put(1, "Gatehouse Warden"), board.put(1, "Keen-Eyed Hound")
    board.perform(
        "The next time damage would be dealt to one or more allies you control this turn, prevent 1 of it."
    )
    late = board.put(1, "Ledger Clerk")
    board.perform("Deal 1 damage to target ally.", "Ledger Clerk")
    board.perform("Deal 2 damage to target ally.", "Gatehouse Warden")
    board.perform("Deal 1 damage to target ally.", "Keen-Eyed Hound")
    assert [card.damage for card in (late, warden, hound)] == [1, 1, 1]


def test_prevent_shared_needs_somebody_to_protect() -> None:
    board = Board()
    board.perform(
        "The next time damage would be dealt to one or more items you control this turn, prevent all of it."
    )
    assert not board.duel.preventions


def test_when_prevented_waits_no_longer_than_the_turn() -> None:
    board = Board()
    text = "Prevent the next 2 damage that would be dealt to your champion this turn; "
    board.perform(f"{text}when damage is prevented this way, gather.")
    assert [each.event.partition(":")[0] for each in board.duel.delayed] == ["prevented"]
    run(board.duel, clean_up_once(board.duel), [])
    assert (board.duel.delayed, board.duel.preventions) == ([], [])


def test_deal_by_counts_the_power_of_each_that_deals() -> None:
    board = Board()
    clerk, lurker = board.put(1, "Ledger Clerk"), board.put(1, "Hedge Lurker")
    warden = board.put(2, "Gatehouse Warden")
    board.perform("Each ally you control deals damage equal to its power to target unit.", "Gatehouse Warden")
    assert warden.damage == (clerk.printed.power or 0) + (lurker.printed.power or 0) > 0


def test_divide_among_targets_at_least_one_each() -> None:
    board = Board()
    warden, otter = board.put(2, "Gatehouse Warden"), board.put(2, "Rimebound Otter")
    board.perform(
        "Deal 3 damage divided as you choose among any number of target units.",
        ["Gatehouse Warden", "Rimebound Otter"],
        2,
    )
    assert (warden.damage, otter.damage) == (2, 1)
    board.perform("Deal 2 damage divided as you choose among any number of target allies.", ["Gatehouse Warden"])
    assert warden.damage == 4
