"""After a long part of a turn and on crowded tables options do the same, and take less time."""

from itertools import islice

import pytest

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead import conditions, consequences
from cardgame_tui.play.lookahead.consequence import Consequence
from cardgame_tui.play.lookahead.consequences import FEW, Consequences
from cardgame_tui.play.lookahead.trial import Trial, try_option
from tests.bots.duels import questions
from tests.play.positions import at

QUESTIONS = 25


def tried(driver: Driver) -> list[Consequence]:
    """What each option of the open question would do, as its player may know it."""
    assert driver.prompt is not None
    known = Consequences(driver, driver.prompt.seat)
    return [known.of(index) for index in range(len(driver.prompt.options))]


@pytest.mark.parametrize("game", ["grand_archive", "dimensional_rift", "containment"])
def test_options_do_the_same_from_a_later_clone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = 0
    for driver in islice(questions(game, 5, every=11), QUESTIONS):
        with monkeypatch.context() as patch:
            patch.setattr(consequences, "FEW", 1_000)
            from_the_turn = tried(driver)
        with monkeypatch.context() as patch:
            patch.setattr(consequences, "FEW", 0)
            patch.setattr(consequences, "WORTH_A_CLONE", 1)
            assert tried(driver) == from_the_turn
        said += sum(bool(each.words) for each in from_the_turn)
    assert said > QUESTIONS


def test_what_can_be_afforded_is_said_without_a_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked while a frame is drawn."""
    clones: list[int] = []
    clone = Driver.fork_to_branch

    def counted(driver: Driver, *, log: bool = False) -> Driver:
        """Make a branch, and count it."""
        clones.append(len(driver.given))
        return clone(driver, log=log)

    monkeypatch.setattr(Driver, "fork_to_branch", counted)
    found = 0
    for driver in islice(questions("grand_archive", 5, every=7), 200):
        prompt = driver.prompt
        assert prompt is not None
        if len(driver.given) - driver.turn_began <= FEW or len(prompt.options) < consequences.WORTH_A_CLONE:
            continue
        known = Consequences(driver, prompt.seat)
        assert known.affords(len(prompt.options)) == (len(driver.given) - driver.turn_began <= 150)
        found += 1
        assert not clones
    assert found > 5


CROWDED = {
    "seat1": {"champion": ["Spirit of the Kiln"], "field": ["Furnace Golem", "Keen-Eyed Hound"]},
    "seat2": {"champion": ["Spirit of the Tidepool"], "field": ["Gatehouse Warden"] * 2 + ["Hedge Lurker"] * 9},
}
"""A table on which many units of one name may retaliate."""


def test_answers_of_equal_cards_are_tried_once_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = at("archive", CROWDED, "Keen-Eyed Hound")
    trials = _trials(monkeypatch)
    together, few = tried(driver), len(trials)
    trials.clear()
    monkeypatch.setattr(conditions, "_kind", lambda driver, trial, prompt, answer: answer)
    assert tried(driver) == together
    assert few < len(trials) / 2
    assert any(each.unless for each in together)


def _trials(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The options that a condition tries again, as they are tried."""
    found: list[int] = []

    def noted(driver: Driver, index: int, reader: int, instead: tuple[int, Answer] | None = None) -> Trial:
        """Try an option, and note it."""
        found.append(index)
        return try_option(driver, index, reader, instead)

    monkeypatch.setattr(conditions, "try_option", noted)
    return found
