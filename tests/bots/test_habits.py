"""Habits: samples are played on by what answers were worth before."""

from collections import Counter
from collections.abc import Callable

import pytest

from cardgame_tui.bots.asking import ask
from cardgame_tui.bots.habits import Habits
from cardgame_tui.bots.simulator import Simulator
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from tests.bots.duels import begun, bot_for, start_of
from tests.bots.leduc_hands import leduc_at
from tests.games.leduc import LeducDuel

LEARNED_FROM = 60
"""Samples after which both players should know what to do."""
KING, JACK = "King of spades", "Jack of spades"

Given = list[tuple[Prompt, str, int]]
"""Questions, each with the key of its answer and the seat whose turn it was."""


def played(sample: Driver, habits: Habits, last: int | None = None) -> Given:
    """Play a sample on to the end of its turn or of a later one, and return the single answers."""
    given: Given = []
    real: Callable[[Answer], None] = sample.answer

    def note(answer: Answer) -> None:
        assert sample.prompt is not None
        if isinstance(answer, int):
            given.append((sample.prompt, sample.prompt.options[answer].key, sample.duel.active))
        real(answer)

    sample.answer = note  # type: ignore[method-assign]
    habits.play(sample, sample.duel.turn if last is None else last)
    return given


def to_a_raise(given: Given, seat: int) -> list[str]:
    """The answers of a seat to a raise in Leduc."""
    return [key for prompt, key, _ in given if prompt.seat == seat and prompt.options[0].key == "fold"]


@pytest.mark.parametrize("strong", [1, 2])
def test_both_players_learn_in_the_samples_not_to_fold_the_best_hand(strong: int) -> None:
    hands = (KING, JACK) if strong == 1 else (JACK, KING)
    simulator = Simulator(leduc_at(hands, "King of hearts", ""), strong)
    habits = Habits(1, Chance(5))
    fresh = [played(simulator.sample(), Habits(1, Chance(seed))) for seed in range(LEARNED_FROM)]
    for _ in range(LEARNED_FROM):
        played(simulator.sample(), habits)
    later = [played(simulator.sample(), habits) for _ in range(LEARNED_FROM)]
    at_random, learned = (
        Counter(bet for given in some for bet in to_a_raise(given, strong)) for some in (fresh, later)
    )
    assert learned["fold"] * 10 < learned.total()
    assert at_random["fold"] * 8 > at_random.total()


def test_after_a_hand_that_was_not_won_the_other_bet_is_tried() -> None:
    simulator = Simulator(leduc_at((KING, JACK), "Queen of hearts", ""), 1)
    changed: list[bool] = []
    for seed in range(2 * LEARNED_FROM):
        habits, sample = Habits(1, Chance(seed)), simulator.sample(0)
        (_, first, _), *_ = played(sample, habits)
        (_, second, _), *_ = played(simulator.sample(0), habits)
        assert isinstance(sample.duel, LeducDuel)
        if sample.duel.chips[0] <= 0:
            changed.append(first != second)
    assert len(changed) > 20
    assert sum(changed) > 0.8 * len(changed)


def test_only_the_player_whose_turn_it_is_uses_priority() -> None:
    acted: dict[bool, list[bool]] = {True: [], False: []}
    for seed in range(6):
        sample = Simulator(begun("grand_archive", seed), 1).sample()
        for prompt, key, active in played(sample, Habits(1, Chance(seed)), 4):
            if prompt.ask == StackRules.ask:
                acted[prompt.seat == active].append(key != "pass")
    assert any(acted[True])
    assert len(acted[False]) > 20
    assert not any(acted[False])


def test_whether_to_do_the_only_thing_that_may_be_done_is_learned_too() -> None:
    simulator, habits = Simulator(begun("grand_archive", 4), 1), Habits(1, Chance(1))
    for _ in range(LEARNED_FROM):
        habits.play(simulator.sample(), 6)
    noted = {key[1] for _, key in habits._habits if isinstance(key, tuple) and key[0] == "retaliate"}
    assert () in noted
    assert len(noted) > 1


@pytest.mark.parametrize("turns", [-1, 0, 1, 3])
def test_a_sample_is_played_on_to_the_end_of_a_turn(turns: int) -> None:
    sample = Simulator(begun("sparks", 3), 1).sample()
    now = sample.duel.turn
    played(sample, Habits(1, Chance(2)), now + turns)
    assert sample.duel.turn == now + max(turns, 0) + 1


def test_what_a_sample_is_worth_counts_for_one_seat_and_against_the_other() -> None:
    driver = begun("leduc", 3)
    one, two = (Simulator(driver, 1).sample(0) for _ in range(2))
    assert Habits(1, Chance(4)).play(one, 1) == -Habits(2, Chance(4)).play(two, 1) != 0


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
    ask(bot_for("ismcts:150", driver, 1), driver, 1)
    assert judged == {now + turns}


def test_ismcts_keeps_its_habits_for_all_samples_of_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Habits] = []
    real = Habits.play

    def play(habits: Habits, sample: Driver, last: int) -> float:
        used.append(habits)
        return real(habits, sample, last)

    monkeypatch.setattr(Habits, "play", play)
    driver = begun("grand_archive", 3)
    driver.answer(0)  # the first champion: the only one
    assert driver.prompt is not None
    bot = bot_for("ismcts:9", driver, driver.prompt.seat)
    ask(bot, driver, driver.prompt.seat)
    assert len(used) == 9
    assert len(set(used)) == 1
