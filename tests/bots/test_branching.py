"""A driver that is only there to branch off it begins its branches at a phase, and they are the same duels."""

from itertools import islice

import pytest

from cardgame_tui.bots.playing_on import play_at_random
from cardgame_tui.engine.chance import Chance
from cardgame_tui.testing.watch import mark
from tests.bots.duels import GAMES, questions

PLAYED_ON = 25
"""Decisions after which the duels are compared again."""


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_from_a_phase_is_the_same_as_one_from_the_turn(game: str) -> None:
    shorter = 0
    for driver in islice(questions(game, 12, every=13), 50):
        assert driver.prompt is not None
        stem = driver.fork_to_branch()
        branch, plain = stem.fork(keep=False, log=False), driver.fork(keep=False, log=False)
        assert branch.prompt is not None
        assert [mark(each) for each in branch.prompt.options] == [mark(each) for each in driver.prompt.options]
        assert branch.duel.state() == plain.duel.state() == driver.duel.state()
        for each in (branch, plain):
            play_at_random(each, Chance(9), PLAYED_ON)
        assert branch.given == plain.given
        assert branch.duel.state() == plain.duel.state()
        shorter += stem.turn_began > driver.turn_began
    assert shorter or game == "sparks"
