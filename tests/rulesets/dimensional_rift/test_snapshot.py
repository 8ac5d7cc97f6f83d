"""A duel written down as a position is restored exactly, and continues in the same way."""

from functools import partial
from typing import Any

import pytest

from cardgame_tui.content.decks import default_decks, find_decks
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.plugins import load_ruleset
from rulesets.dimensional_rift.options import RiftOptions
from rulesets.dimensional_rift.positions.snapshot import snapshot
from rulesets.dimensional_rift.state.duel import RiftDuel

GAME = load_ruleset("dimensional_rift")
LATER = 4
"""How many turns both tables are played on."""


def started(edition: Any, seed: int) -> Start:
    """A start with the default decks of an edition."""
    options = RiftOptions(edition=edition)
    cards = GAME.cards_for(options)
    decks = default_decks(GAME, options, find_decks(GAME.id), cards)
    first, second = (deck.sections for deck in decks if deck is not None)
    return Start(seed, options, (first, second), cards=cards)


def _laid_out(position: Any, duel: Any) -> None:
    GAME.arrange(duel, position)


def answer(prompt: Prompt, chance: Chance) -> Any:
    """A random answer."""
    if not prompt.seat:
        return chance.below(len(prompt.options)), chance.below(len(prompt.options))
    if prompt.least == prompt.most == 1:
        return chance.below(len(prompt.options))
    return tuple(range(prompt.least))


def play_until(driver: Driver, turn: int, chance: Chance) -> None:
    """Play until a turn has begun or the duel is over."""
    while driver.prompt is not None and driver.duel.turn < turn:
        driver.answer(answer(driver.prompt, chance))


def before_turn(driver: Driver) -> RiftDuel:
    """The duel at the beginning of the current turn."""
    table = driver._boundaries[-1].table
    assert isinstance(table, RiftDuel)
    return table


@pytest.mark.parametrize("edition", ["conquest", "rift"])
@pytest.mark.parametrize("turn", [1, 2, 9, 20, 33])
def test_a_restored_position_continues_in_the_same_way(edition: str, turn: int) -> None:
    start = started(edition, turn)
    driver = Driver(GAME, start)
    play_until(driver, turn, Chance(turn))
    position = snapshot(before_turn(driver))
    again = Driver(
        GAME,
        Start(1, start.options, ({}, {}), cards=start.cards),
        prepare=partial(_laid_out, position),
        begin_at_turn=True,
    )
    if since := len(driver.given) - driver._boundaries[-1].answers:
        driver.undo(since)
    for table in (driver, again):
        play_until(table, turn + LATER, Chance(5))
    assert driver.result == again.result
    assert snapshot(before_turn(again)) == snapshot(before_turn(driver))
    assert before_turn(driver).turn > turn
