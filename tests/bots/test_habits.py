"""Habits: samples are played on by what answers were worth before."""

from collections import Counter

import pytest

from cardgame_tui.bots.asking import ask
from cardgame_tui.bots.habits import Habits
from cardgame_tui.bots.simulator import Simulator
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Driver
from tests.bots.duels import begun, bot_for, start_of
from tests.bots.leduc_hands import leduc_at

LEARNED_FROM = 60
"""Samples after which both players should know what to do."""


def bets_of(sample: Driver, habits: Habits) -> list[str]:
    """Play a hand of Leduc to its end, and return the answers of seat 1 to a raise."""
    bets: list[str] = []
    real = sample.answer

    def note(answer: Answer) -> None:
        prompt = sample.prompt
        assert prompt is not None
        assert isinstance(answer, int)
        if prompt.seat == 1 and prompt.options[0].key == "fold":
            bets.append(prompt.options[answer].key)
        real(answer)

    sample.answer = note  # type: ignore[method-assign]
    habits.play(sample, sample.duel.turn)
    return bets


def test_players_learn_in_the_samples_not_to_fold_the_best_hand() -> None:
    driver = leduc_at(("King of spades", "Jack of spades"), "King of hearts", "")
    simulator, habits = Simulator(driver, 1), Habits(1, Chance(5))
    fresh = [bets_of(simulator.sample(), Habits(1, Chance(seed))) for seed in range(LEARNED_FROM)]
    for _ in range(LEARNED_FROM):
        bets_of(simulator.sample(), habits)
    later = [bets_of(simulator.sample(), habits) for _ in range(LEARNED_FROM)]
    at_random, learned = (Counter(bet for each in bets for bet in each) for bets in (fresh, later))
    assert learned["fold"] * 10 < learned.total()
    assert at_random["fold"] * 4 > at_random.total()


@pytest.mark.parametrize("turns", [0, 1, 3])
def test_a_sample_is_played_on_to_the_end_of_a_turn(turns: int) -> None:
    driver = begun("sparks", 3)
    sample = Simulator(driver, driver.prompt.seat if driver.prompt else 1).sample()
    now = sample.duel.turn
    Habits(1, Chance(2)).play(sample, now + turns)
    assert sample.duel.turn == now + turns + 1


def test_what_a_sample_is_worth_counts_for_one_seat_and_against_the_other() -> None:
    driver = begun("leduc", 3)
    sample = Simulator(driver, 1).sample()
    twin = Simulator(driver, 1).sample()
    assert Habits(1, Chance(4)).play(sample, 1) == -Habits(2, Chance(4)).play(twin, 1)


@pytest.mark.parametrize("turns", [2, 4])
def test_ismcts_looks_as_far_ahead_as_the_game_says(turns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset, _ = start_of("sparks", 3)
    monkeypatch.setattr(type(ruleset), "turns_ahead", turns)
    judged: set[int] = set()
    real = ruleset.evaluate

    def evaluate(duel: Duel, seat: int) -> float:
        judged.add(duel.turn)
        return real(duel, seat)

    monkeypatch.setattr(ruleset, "evaluate", evaluate)
    driver = begun("sparks", 3)
    now = driver.duel.turn
    assert driver.prompt is not None
    ask(bot_for("ismcts:20", driver, 1), driver, 1)
    assert judged == {now + turns}
