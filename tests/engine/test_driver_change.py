"""A branch that is made different at one of its decisions, and what branches off it."""

import pytest

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.duel import Duel
from tests.engine.duels import GAMES, played


def with_other_chance(duel: Duel) -> None:
    """Roll differently from here on."""
    duel.chance = Chance(4711)


@pytest.mark.parametrize("game", GAMES)
def test_what_branches_off_a_changed_branch_has_the_change_too(game: str) -> None:
    driver, bots = played(game).driver, (RandomBot(1), RandomBot(2))
    for count in range(len(driver.given)):
        changed = driver.fork(count, change=with_other_chance)
        assert state_digest(changed.duel) != state_digest(driver.fork(count).duel)
        for _ in range(4):
            if changed.prompt is not None:
                changed.answer(answer_of(bots, changed))
            assert state_digest(changed.fork().duel) == state_digest(changed.duel)


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_that_goes_back_before_the_change_is_as_if_it_had_not_been(game: str) -> None:
    driver = played(game).driver
    for count in range(1, len(driver.given)):
        before = driver.fork(count, change=with_other_chance).fork(count - 1)
        assert state_digest(before.duel) == state_digest(driver.fork(count - 1).duel)
        before.replay(driver.given[count - 1 : count])
        assert state_digest(before.fork().duel) == state_digest(driver.fork(count).duel)
