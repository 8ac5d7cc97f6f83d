"""The driver: answers, going back, branching off, and ends the players agree on."""

from typing import Any

import pytest

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Result
from cardgame_tui.engine.prompt import Refusal, Script
from cardgame_tui.play.driver import MOST_SILENT_TURNS, AnswerError, Driver, EndlessError, Settled
from tests.engine.duels import GAMES, Played, begun, moment, played
from tests.games.sparks import SPARKS, Sparks, sparks_start
from tests.games.sparks_table import SparksDuel

BOTH_GAMES = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(scope="module", params=GAMES)
def duel(request: pytest.FixtureRequest) -> Played:
    """A finished duel of each game; tests branch off and leave it as it is."""
    return played(request.param)


def test_the_duel_is_long_enough_for_these_tests(duel: Played) -> None:
    assert len(duel.moments) > 25
    assert duel.driver.duel.turn > 4
    assert len({digest for digest, _, _ in duel.moments}) > 20


def test_a_fork_at_every_decision_has_the_state_and_end_of_the_duel(duel: Played) -> None:
    for count, then in enumerate(duel.moments):
        twin = duel.driver.fork(count)
        assert moment(twin) == then
        assert twin.given == duel.driver.given[:count]
        twin.replay(duel.driver.given[count:])
        assert moment(twin) == duel.moments[-1]
    assert moment(duel.driver) == duel.moments[-1]


def test_undo_of_any_number_of_decisions_restores_the_duel(duel: Played) -> None:
    total = len(duel.driver.given)
    for decisions in range(1, total + 1):
        twin = duel.driver.fork()
        twin.undo(decisions)
        assert moment(twin) == duel.moments[total - decisions]


def test_undo_one_by_one_leads_to_the_beginning(duel: Played) -> None:
    twin = duel.driver.fork()
    for then in reversed(duel.moments[:-1]):
        twin.undo()
        assert moment(twin) == then
    assert twin.given == []


def test_a_fork_can_be_forked_and_undone_beyond_its_beginning(duel: Played) -> None:
    half = len(duel.driver.given) // 2
    twin = duel.driver.fork(half).fork()
    twin.undo(half)
    assert moment(twin) == duel.moments[0]


def test_a_replay_passes_through_the_same_moments(duel: Played) -> None:
    again = Driver(duel.driver.ruleset, duel.driver.start)
    for then, answer in zip(duel.moments[:-1], duel.driver.given, strict=True):
        assert moment(again) == then
        again.replay([answer])
    assert moment(again) == duel.moments[-1]


def test_a_driver_that_keeps_nothing_plays_the_same(duel: Played) -> None:
    lean = Driver(duel.driver.ruleset, duel.driver.start, keep=False, log=False)
    lean.replay(duel.driver.given)
    assert state_digest(lean.duel) == duel.moments[-1][0]
    assert lean.duel.events is None


@BOTH_GAMES
def test_a_driver_that_keeps_nothing_cannot_go_back(game: str) -> None:
    lean = begun(game, keep=False)
    lean.concede(1)
    before = moment(lean)
    with pytest.raises(ValueError, match="started without the clones"):
        lean.undo()
    with pytest.raises(ValueError, match="started without the clones"):
        lean.fork()
    assert moment(lean) == before
    assert len(lean.given) == 1


@pytest.mark.parametrize("decisions", [0, -1, 4])
def test_only_decisions_that_were_made_can_be_undone(decisions: int) -> None:
    driver = played("leduc").driver.fork(3)
    before = moment(driver)
    with pytest.raises(ValueError, match=f"cannot undo {decisions} of 3"):
        driver.undo(decisions)
    assert moment(driver) == before


@pytest.mark.parametrize("decisions", [-1, 4])
def test_a_duel_is_forked_only_at_past_decisions(decisions: int) -> None:
    driver = played("leduc").driver.fork(3)
    with pytest.raises(ValueError, match=f"after {decisions} of 3"):
        driver.fork(decisions)


@BOTH_GAMES
@pytest.mark.parametrize("bad", [-1, 99, True, None, "0", (0, 0, 0), (99,), [0]])
def test_a_bad_answer_changes_nothing(game: str, bad: Any) -> None:
    driver = begun(game)
    before = moment(driver)
    with pytest.raises(AnswerError):
        driver.answer(bad)
    assert moment(driver) == before
    assert driver.given == []


def test_a_finished_duel_takes_nothing_more(duel: Played) -> None:
    twin = duel.driver.fork()
    with pytest.raises(AnswerError, match="over"):
        twin.answer(0)
    with pytest.raises(AnswerError, match="over"):
        twin.concede(1)
    with pytest.raises(AnswerError, match="over"):
        twin.agree_draw()
    assert twin.given == duel.driver.given


def test_a_player_may_concede_at_every_prompt_and_undo_it(duel: Played) -> None:
    rule = duel.driver.ruleset.settle_rules["conceded"]
    for count, then in enumerate(duel.moments[:-1]):
        for seat in (1, 2):
            twin = duel.driver.fork(count)
            twin.concede(seat)
            assert twin.prompt is None
            assert twin.result == Result(3 - seat, rule, "conceded")
            assert twin.given[-1] == Settled(3 - seat, "conceded")
            twin.undo()
            assert moment(twin) == then


def test_both_may_agree_on_a_draw_and_undo_it(duel: Played) -> None:
    twin = duel.driver.fork(5)
    twin.agree_draw()
    assert twin.result == Result(0, duel.driver.ruleset.settle_rules["agreed"], "agreed")
    assert twin.given[5:] == [Settled(0, "agreed")]
    assert twin.duel.events is not None
    assert twin.duel.events[-1].what == "result_agreed"
    twin.undo()
    assert moment(twin) == duel.moments[5]


@pytest.mark.parametrize("end", [Settled(2, "conceded"), Settled(0, "agreed")])
def test_a_settled_end_is_replayed(end: Settled) -> None:
    first = played("sparks").driver.fork(6)
    first.replay([end])
    again = begun("sparks")
    again.replay(first.given)
    assert moment(again) == moment(first)
    assert again.fork().result == first.result


def test_a_replay_stops_at_an_answer_that_does_not_fit() -> None:
    driver = begun("leduc")
    with pytest.raises(AnswerError):
        driver.replay([0, 7, 0])
    assert driver.given == [0]


def test_a_position_is_played_from_its_turn_on() -> None:
    def prepare(duel: Any) -> None:
        SPARKS.arrange(duel, {"seat1": {"hand": ["Bolt"]}})

    driver = Driver(SPARKS, sparks_start(1), prepare=prepare, begin_at_turn=True)
    assert driver.prompt is not None
    assert (driver.prompt.ask, driver.prompt.seat, driver.duel.turn) == ("priority", 1, 1)
    before = moment(driver)
    driver.answer(0)
    driver.undo()
    assert moment(driver) == before


def test_what_is_prepared_stays_prepared_through_the_set_up() -> None:
    def prepare(duel: Any) -> None:
        duel.lives[0] = 3

    driver = Driver(SPARKS, sparks_start(1), prepare=prepare)
    assert driver.prompt is not None
    assert driver.prompt.ask == "luck"
    driver.answer((0, 0))
    driver.undo()
    assert SPARKS.measure(driver.duel, "seat1.lives") == 3  # type: ignore[arg-type]


def test_a_branch_that_keeps_nothing_plays_on_but_does_not_go_back() -> None:
    driver = played("sparks").driver
    twin = driver.fork(5, keep=False)
    twin.replay(driver.given[5:])
    assert state_digest(twin.duel) == state_digest(driver.duel)
    with pytest.raises(ValueError, match="started without the clones"):
        twin.undo()


def test_the_log_goes_back_with_the_table() -> None:
    driver = played("sparks").driver
    whole = [(event.rule, event.what, event.seat) for event in driver.duel.events or []]
    twin = driver.fork(5)
    assert [(event.rule, event.what, event.seat) for event in twin.duel.events or []] == whole[
        : len(twin.duel.events or [])
    ]
    assert len(twin.duel.events or []) < len(whole)
    twin.replay(driver.given[5:])
    assert [(event.rule, event.what, event.seat) for event in twin.duel.events or []] == whole


class Dozing(Sparks):
    """Sparks in which no turn asks anything."""

    def turn(self, duel: SparksDuel) -> Script[None]:
        duel.turn += 1
        yield from ()


def play_on(driver: Driver) -> None:
    """Answer every question with its first option."""
    while driver.prompt is not None:
        prompt = driver.prompt
        driver.answer((0, 0) if prompt.secret else 0 if prompt.single else tuple(range(prompt.least)))


def test_rules_without_further_prompts_are_stopped() -> None:
    driver = Driver(Dozing(), sparks_start(1), log=False)
    with pytest.raises(EndlessError, match="turns in a row had no prompt"):
        play_on(driver)
    assert driver.duel.turn > MOST_SILENT_TURNS


class Solemn(Sparks):
    """Sparks without conceding in the first turn, and without draws."""

    def refuse_settling(self, duel: SparksDuel, seat: int, how: str) -> Refusal | None:
        if how == "agreed":
            return Refusal("SP-1", "no draws")
        return Refusal("SP-2", "seat 1 plays on") if seat == 1 and duel.turn < 2 else None


def test_a_game_may_refuse_an_end_outside_a_prompt() -> None:
    driver = Driver(Solemn(), sparks_start(7))
    before = moment(driver)
    with pytest.raises(AnswerError, match=r"seat 1 plays on \(SP-2\)"):
        driver.concede(1)
    with pytest.raises(AnswerError, match="no draws"):
        driver.agree_draw()
    with pytest.raises(AnswerError, match="seat 1 plays on"):
        driver.replay([Settled(2, "conceded")])
    assert moment(driver) == before
    assert driver.given == []
    driver.concede(2)
    assert driver.result is not None
    assert driver.result.winner == 1
