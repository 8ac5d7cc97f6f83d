"""A duel written down as a position, set up again from it, and played on next to the first one."""

from typing import Any

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset


def random_answer(prompt: Prompt, chance: Chance) -> Answer:
    """An answer; of several things as many as may be chosen."""
    count = len(prompt.options)
    if prompt.secret:
        return chance.below(count), chance.below(count)
    if prompt.single:
        return chance.below(count)
    order = list(range(count))
    chance.shuffle(order)
    picked = order[: prompt.limit]
    return tuple(picked if prompt.ordered else sorted(picked))


def play_until(driver: Driver, turn: int, chance: Chance) -> None:
    """Play at random until a turn has begun or the duel is over."""
    while driver.prompt is not None and driver.duel.turn < turn:
        driver.answer(random_answer(driver.prompt, chance))


def before_turn(driver: Driver) -> Duel:
    """The duel at the beginning of the current turn."""
    return driver._boundaries[-1].table


def assert_it_continues(game: Ruleset, start: Start, turn: int, later: int) -> None:
    """Restore a duel at the beginning of a turn: it and the restored one continue in the same way.

    Args:
        game: the game.
        start: what the duel begins with; its answers depend on the turn.
        turn: the turn.
        later: how many turns both are played on.
    """
    driver = Driver(game, start)
    play_until(driver, turn, Chance(turn))
    assert driver.prompt is not None
    table = before_turn(driver)

    def laid_like(duel: Any) -> None:
        game.arrange(duel, game.position(table))
        duel.chance = table.chance.clone()

    empty = Start(1, start.options, ({}, {}), cards=start.cards)
    again = Driver(game, empty, prepare=laid_like, begin_at_turn=True)
    if since := len(driver.given) - driver._boundaries[-1].answers:
        driver.undo(since)
    for each in (driver, again):
        play_until(each, turn + later, Chance(5))
    assert driver.result == again.result
    assert game.position(before_turn(again)) == game.position(before_turn(driver))
    assert driver.result is not None or driver.duel.turn == turn + later
