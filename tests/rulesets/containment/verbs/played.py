"""A Tale with the text of a test, activated and resolved."""

from collections.abc import Mapping, Sequence
from typing import Any

from cardgame_tui.engine.duel import Start
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.option_matching import answer_for
from rulesets.containment.options import ContainmentOptions
from rulesets.containment.state.duel import ContainmentDuel
from tests.rulesets.containment.tables import GAME, made

NAME = "Test Tale"


def played(
    text: str, seat1: Mapping[str, Any], *choices: Any, random: Sequence[int] = (), **position: Any
) -> ContainmentDuel:
    """The duel right after a Tale of seat 1 with a text has resolved.

    Args:
        text: what it says.
        seat1: the position of seat 1 without its Tale zone.
        *choices: what is chosen for it, in the words of scenarios.
        random: outcomes of dice, 0 for a 1.
        **position: the rest of the position.
    """
    cards = {**GAME.cards, **made([{"name": NAME, "type": "tale", "text": text}])}
    start = Start(1, ContainmentOptions(auto_pass=False), ({}, {}), cards=cards)
    table = {**position, "seat1": {**seat1, "tale": [NAME]}}

    def prepare(duel: Any) -> None:
        GAME.arrange(duel, table)
        duel.chance.script = list(random)

    driver = Driver(GAME, start, prepare=prepare, begin_at_turn=True)
    assert isinstance(driver.duel, ContainmentDuel)
    waiting = list(choices)
    _answer(driver, ["play", NAME])
    while driver.prompt is not None and (driver.duel.stack or waiting or driver.prompt.ask != "priority"):
        _answer(driver, "pass" if driver.prompt.ask == "priority" else waiting.pop(0))
    return driver.duel


def _answer(driver: Driver, words: Any) -> None:
    assert driver.prompt is not None
    driver.answer(answer_for(driver, driver.prompt, words))
