"""What the next card costs that a player plays, and what it has (GA-111, GA-179, GA-359)."""

from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.statics.bans import ObjectBan, Playing
from rulesets.grand_archive.rules.playing.costs import reserve_cost, use_next
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.traits import has, power
from tests.rulesets.grand_archive.verbs.board import Board


def test_next_card_costs_less_until_it_is_played() -> None:
    board = Board()
    (clerk, hound) = board.add(1, "hand", "Ledger Clerk", "Keen-Eyed Hound")
    usual = reserve_cost(board.duel, 1, clerk), reserve_cost(board.duel, 1, hound)
    board.perform("Your next ally card this turn costs 1 less.")
    assert (reserve_cost(board.duel, 1, clerk), reserve_cost(board.duel, 1, hound)) == (usual[0] - 1, usual[1] - 1)
    use_next(board.duel, 1, clerk, Playing.ACTIVATE)
    assert reserve_cost(board.duel, 1, hound) == usual[1]


def test_next_card_gets_power_and_keywords_that_it_keeps_on_the_field() -> None:
    board = Board()
    (clerk, hound) = board.add(1, "hand", "Ledger Clerk", "Keen-Eyed Hound")
    board.perform("The next ally card you activate this turn gets +2 power and gains Vigor.")
    for card in (clerk, hound):
        use_next(board.duel, 1, card, Playing.ACTIVATE)
        enter(board.duel, card, 1)
    assert (power(board.duel, clerk), has(board.duel, clerk, Keyword.VIGOR)) == (2, True)
    assert has(board.duel, hound, Keyword.VIGOR) is False


def test_next_card_enters_with_counters_and_the_one_after_it_does_not() -> None:
    board = Board()
    cards = board.add(1, "hand", "Ledger Clerk", "Ledger Clerk")
    board.perform("The next ally card you activate this turn enters the field with 2 buff counters on it.")
    for card in cards:
        use_next(board.duel, 1, card, Playing.ACTIVATE)
        enter(board.duel, card, 1)
    assert [card.counters.get("buff", 0) for card in cards] == [2, 0]


def test_next_card_cannot_be_negated() -> None:
    board = Board()
    cards = board.add(1, "hand", "Ledger Clerk", "Ledger Clerk")
    board.perform("The next ally card you activate this turn can't be negated.")
    for card in cards:
        use_next(board.duel, 1, card, Playing.ACTIVATE)
    assert [is_banned(board.duel, card, ObjectBan.NEGATED) for card in cards] == [True, False]
