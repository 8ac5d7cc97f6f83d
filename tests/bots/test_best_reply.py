"""What the best possible player wins in duels of Leduc against simple players whose weakness is known."""

import pytest

from tests.bots.best_reply import RANKS, Bets, Situation, Strategy, best_share


def always(*bets: str) -> Strategy:
    """A player who makes the first of some bets that is possible."""

    def strategy(at: Situation) -> Bets:
        now = at.bets.rpartition("/")[2]
        possible = {"f": now.endswith("r"), "c": True, "r": now.count("r") < 2}
        return {next(bet for bet in bets if possible[bet]): 1.0}

    return strategy


@pytest.mark.parametrize("hands", [1, 3])
def test_a_player_who_always_folds_loses_every_duel(hands: int) -> None:
    assert best_share(always("f", "c"), hands) == pytest.approx((1, 0))


def test_against_a_player_who_only_calls_the_better_card_wins() -> None:
    """Nobody folds, so the showdown decides: it is worked out here from the 120 ways to deal."""
    cards = [rank for rank in range(len(RANKS)) for _ in range(2)]
    won = drawn = dealt = 0
    for one, mine in enumerate(cards):
        for two, theirs in enumerate(cards):
            for three, board in enumerate(cards):
                if len({one, two, three}) == 3:
                    dealt += 1
                    drawn += mine == theirs
                    won += mine != theirs and (mine == board or (mine > theirs and theirs != board))
    assert dealt == 120
    expected = won / dealt, (dealt - won - drawn) / dealt
    assert best_share(always("c"), 1) == pytest.approx(expected)


def test_in_a_longer_duel_chips_are_bet_on_good_cards_only() -> None:
    one, four = (best_share(always("c"), hands) for hands in (1, 4))
    assert sum(one) <= 1
    assert sum(four) <= 1
    assert four[0] - four[1] > one[0] - one[1] == pytest.approx(0)
