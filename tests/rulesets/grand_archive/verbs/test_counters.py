"""Counters (section R)."""

from tests.rulesets.grand_archive.verbs.board import Board


def test_put_on_a_target_and_then_on_it() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    text = "Put a wither counter on target non-champion object; if it is an ally, put 2 debuff counters on it."
    board.perform(text, "Gatehouse Warden")
    assert warden.counters == {"wither": 1, "debuff": 2}
    satchel = board.put(2, "Traveller's Satchel")
    board.perform(text, "Traveller's Satchel")
    assert satchel.counters == {"wither": 1}


def test_put_on_each_of_a_kind_that_you_control() -> None:
    board = Board()
    saber, axe, theirs = (
        board.put(1, "Brasswake Saber"),
        board.put(1, "Cinderbite Axe"),
        board.put(2, "Brasswake Saber"),
    )
    board.perform("Put a durability counter on each weapon you control.")
    assert [card.counters["durability"] for card in (saber, axe, theirs)] == [3, 3, 2]


def test_put_on_one_that_is_chosen_on_resolution() -> None:
    board = Board()
    saber, axe = board.put(1, "Brasswake Saber"), board.put(1, "Cinderbite Axe")
    board.perform("Put a durability counter on a weapon you control.", "Cinderbite Axe")
    assert [card.counters["durability"] for card in (saber, axe)] == [2, 3]


def test_put_on_your_champion_and_on_the_card_itself() -> None:
    board = Board()
    ring = board.put(1, "Proving Ring")
    board.perform("Put a preparation counter on your champion; put 2 charge counters on this.", source=ring)
    assert (board.champion(1).counters, ring.counters) == ({"preparation": 1}, {"charge": 2})


def test_put_no_durability_on_what_has_none() -> None:
    board = Board()
    board.put(1, "Ledger Clerk")
    text = "Put a durability counter on target unit; if you do, draw a card."
    board.perform(text, "Ledger Clerk")
    assert board.duel.failed_draws == set()


def test_put_on_a_banished_card() -> None:
    board = Board()
    (call, clerk) = board.add(1, "banishment", "Curtain Call", "Ledger Clerk")
    board.perform("Put an omen counter on a card in your banishment.", "Ledger Clerk")
    assert (call.counters, clerk.counters) == ({}, {"omen": 1})


def test_remove_takes_at_most_what_is_there() -> None:
    board = Board()
    nils = board.put(1, "Nils of the Third Gate")
    board.perform("Remove a bulwark counter from target ally; if you do, recover 1.", "Nils of the Third Gate")
    assert nils.counters == {}
    board.perform(
        "Remove 2 bulwark counters from target ally; if you do, you gain Agility 1.", "Nils of the Third Gate"
    )
    assert not board.duel.agility[1]


def test_remove_all_of_a_kind_or_all_kinds_or_damage() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    warden.counters.update({"buff": 2, "ink": 3})
    warden.damage = 1
    board.perform(
        "Remove all buff counters from target ally; remove all marked damage from it.", "Gatehouse Warden"
    )
    assert (warden.counters, warden.damage) == ({"ink": 3}, 0)
    board.perform("Remove all counters from target ally.", "Gatehouse Warden")
    assert warden.counters == {}


def test_double_the_counters_of_a_kind() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    warden.counters.update({"buff": 2, "ink": 3})
    board.perform("Double the number of buff counters on target ally.", "Gatehouse Warden")
    assert warden.counters == {"buff": 4, "ink": 3}


def test_put_and_remove_as_many_as_the_player_picks() -> None:
    board = Board()
    warden = board.put(1, "Gatehouse Warden")
    board.perform("Put up to three buff counters on target ally.", "Gatehouse Warden", 2)
    assert warden.counters == {"buff": 2}
    item = board.perform(
        "Remove up to five buff counters from target ally; recover that much.", "Gatehouse Warden", 1
    )
    assert (warden.counters, item.so_far.removed) == ({"buff": 1}, 1)
    board.perform("Remove any number of buff counters from target ally.", "Gatehouse Warden", 0)
    assert warden.counters == {"buff": 1}


def test_move_takes_what_is_there_and_puts_it_elsewhere() -> None:
    board = Board()
    warden, clerk = board.put(1, "Gatehouse Warden"), board.put(2, "Ledger Clerk")
    warden.counters = {"buff": 3}
    text = "Move {} from target ally you control onto another target ally."
    board.perform(text.format("2 buff counters"), "Gatehouse Warden", "Ledger Clerk")
    assert (warden.counters, clerk.counters) == ({"buff": 1}, {"buff": 2})
    board.perform(text.format("4 buff counters"), "Gatehouse Warden", "Ledger Clerk")
    assert (warden.counters, clerk.counters) == ({}, {"buff": 3})


def test_move_all_any_number_and_nothing() -> None:
    board = Board()
    warden, clerk = board.put(1, "Gatehouse Warden"), board.put(1, "Ledger Clerk")
    warden.counters = {"charge": 3}
    board.perform(
        "Move all charge counters from target ally onto another target ally.", "Gatehouse Warden", "Ledger Clerk"
    )
    assert (warden.counters, clerk.counters) == ({}, {"charge": 3})
    text = "Move any number of charge counters from target ally onto your champion."
    board.perform(text, "Ledger Clerk", 2)
    assert (clerk.counters, board.champion(1).counters) == ({"charge": 1}, {"charge": 2})
    board.perform(
        "Move a wither counter from target ally onto your champion; if you do, recover 1.", "Ledger Clerk"
    )
    assert "wither" not in board.champion(1).counters


def test_distribute_among_targets_at_least_one_each() -> None:
    board = Board()
    warden, clerk = board.put(1, "Gatehouse Warden"), board.put(1, "Ledger Clerk")
    text = "Distribute three buff counters among any number of target allies."
    board.perform(text, ["Gatehouse Warden", "Ledger Clerk"], 2)
    assert (warden.counters, clerk.counters) == ({"buff": 2}, {"buff": 1})
