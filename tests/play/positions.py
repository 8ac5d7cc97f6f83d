"""Duels at a position, brought to a question by naming options."""

from typing import Any

from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.shown.wording import option_words
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset
from rulesets import dimensional_rift, grand_archive, rune_duel

PLUGINS: dict[str, Plugin[Ruleset]] = {
    "rift": dimensional_rift.PLUGIN,
    "rune": rune_duel.PLUGIN,
    "archive": grand_archive.PLUGIN,
}
INSPIRED: dict[str, Any] = {
    "turn": 1,
    "number": 7,
    "phase": "event",
    "event": "battle",
    "seat1": {
        "field": {"1C3": {"card": "Moss Behemoth", "conditions": ["Inspired"]}, "1C4": "Scrap Hound"},
        "conquered": ["1C3", "1C4"],
        "deck": ["Scrap Hound"] * 3,
    },
    "seat2": {"hp": 30, "deck": ["Scrap Hound"] * 3},
}
"""An Inspired creature that may act twice in its event."""


def setup_at(game: str, position: dict[str, Any], settings: dict[str, Any] | None = None) -> Setup:
    """A set-up of Alice and Bob at a position of ``rift``, ``rune`` or ``archive``, with some options set."""
    ruleset = PLUGINS[game].load()
    options = ruleset.options_model(**(settings or {}))
    return Setup(ruleset, options, ruleset.cards, ({}, {}), names=("Alice", "Bob"), position=position)


def at(game: str, position: dict[str, Any], *choices: str, settings: dict[str, Any] | None = None) -> Driver:
    """A duel at a position, after some choices."""
    setup = setup_at(game, position, settings)
    driver = setup.driver(setup.match().next_start())
    for words in choices:
        driver.answer(index_of(driver, words))
    return driver


def index_of(driver: Driver, words: str) -> int:
    """The option that goes by some words, separated by ``/``."""
    assert driver.prompt is not None
    named = [option_words(driver.duel, option) for option in driver.prompt.options]
    (index,) = (n for n, names in enumerate(named) if all(word.lower() in names for word in words.split("/")))
    return index
