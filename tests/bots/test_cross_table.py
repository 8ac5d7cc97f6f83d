"""The cross table counts what was won at either seat."""

import pytest

from cardgame_tui.bots.simulator import Simulator
from tests.bots import lost_seats
from tests.bots.cross_table import FAIR, Score, Terms, play, result_of, scores, seeing
from tests.bots.duels import begun


def test_a_table_has_each_pair_once_and_counts_every_duel() -> None:
    found = list(scores("leduc", ("random", "eager", "greedy:1"), 4))
    assert [(each.one, each.two) for each in found] == [
        ("eager", "random"), ("greedy:1", "random"), ("greedy:1", "eager"),
    ]  # fmt: skip
    assert all(each.duels == 4 for each in found)


def test_wins_go_to_the_bot_at_whichever_seat_it_sits() -> None:
    (found,) = scores("leduc", ("random", "eager"), 6)
    won = sum(play("leduc", ("eager", "random"), seed).winner == 1 for seed in range(3))
    won += sum(play("leduc", ("random", "eager"), seed).winner == 2 for seed in range(3))
    assert found.won == won


def test_a_line_says_the_interval() -> None:
    results = [1, 1, 1, -1, -1, 1, 1, 0, 1, 1, 1]
    line = Score("leduc", "greedy", "random", results, seconds=22).line()
    assert line == "| leduc | greedy | random | 8 : 2 | 1 | 49% to 94% | 2 : 2 : 0 | 2.0 s |"
    assert Score("leduc", "greedy", "random", [-1, -1, 0, 0]).pairs == (0, 0, 1)


def test_a_seeing_bot_knows_the_hand_of_the_other_and_that_one_does_not() -> None:
    driver = begun("rune_duel", 1)
    real = [card.name for card in driver.duel.named["seat2.hand"].cards]

    def hands(seat: int, zone: str) -> list[list[str]]:
        samples = [Simulator(driver, seat).sample().duel.named[zone].cards for _ in range(5)]
        return [[card.name for card in cards] for cards in samples]

    with seeing(1):
        assert hands(1, "seat2.hand") == [real] * 5
        others = [card.name for card in driver.duel.named["seat1.hand"].cards]
        assert hands(2, "seat1.hand") != [others] * 5


def test_lost_duels_are_played_again_by_one_that_sees_every_card(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    results = {(0, False): 1, (1, False): -1, (1, True): 1, (2, False): 0, (3, False): -1, (3, True): -1}

    def result_of(game: str, one: str, two: str, number: int, terms: Terms) -> int:
        assert (game, two, terms.same_deck) == ("leduc", "eager", True)
        assert one == ("ismcts:40" if terms.seeing else "random")
        return results[number, terms.seeing]

    monkeypatch.setattr(lost_seats, "result_of", result_of)
    words = ["leduc", "random", "eager", "--again", "ismcts:40", "--duels", "4"]
    monkeypatch.setattr("sys.argv", ["lost_seats", *words])
    lost_seats.main()
    assert capsys.readouterr().out.splitlines() == [
        "duel 1: lost, then won", "duel 3: lost, then lost", "won 1, drawn 0, lost 1",
    ]  # fmt: skip


def test_the_first_bot_of_a_score_is_the_one_that_sees() -> None:
    seeing = Terms(seeing=True)
    fair, sighted = (
        sum(result_of("leduc", "ismcts:20", "greedy:4", number, terms) for number in range(30))
        for terms in (FAIR, seeing)
    )
    assert sighted > fair
