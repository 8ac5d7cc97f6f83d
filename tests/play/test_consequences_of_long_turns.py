"""After a long part of a turn options are tried from a later clone, and do the same."""

from itertools import islice

import pytest

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead import consequences
from cardgame_tui.play.lookahead.consequence import Consequence
from cardgame_tui.play.lookahead.consequences import Consequences
from tests.bots.duels import questions

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
