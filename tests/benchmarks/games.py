"""The duels that are measured, all played at random."""

from functools import cache
from random import Random

from cardgame_tui.content.decks import find_decks
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.duel import DeckList, Start
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ruleset import Ruleset
from rulesets import containment as containment_game
from rulesets import dimensional_rift
from rulesets import grand_archive as archive
from rulesets import rune_duel as rune
from tests.games.leduc import CARDS, LEDUC, LeducOptions

LONGEST = 20_000
"""Decisions after which a duel counts as endless."""


def leduc(seed: int, options: LeducOptions) -> Driver:
    """A duel of Leduc hold'em."""
    return Driver(LEDUC, Start(seed, options, ({}, {}), cards=CARDS), keep=False, log=False)


def conquest(seed: int, *, keep: bool = False, log: bool = True) -> Driver:
    """A duel of Dimensional Rift between its first two ready decks, which change seats with the seed."""
    return _driver(dimensional_rift.PLUGIN, seed, keep=keep, log=log)


def rune_duel(seed: int, *, keep: bool = False, log: bool = True) -> Driver:
    """The same of Rune Duel."""
    return _driver(rune.PLUGIN, seed, keep=keep, log=log)


def containment(seed: int, *, keep: bool = False, log: bool = True) -> Driver:
    """The same of Containment."""
    return _driver(containment_game.PLUGIN, seed, keep=keep, log=log)


def grand_archive(seed: int, *, keep: bool = False, log: bool = True) -> Driver:
    """The same of Grand Archive."""
    return _driver(archive.PLUGIN, seed, keep=keep, log=log)


def conquest_setup(seed: int) -> Setup:
    """A match of the first; a match of this edition has up to three duels."""
    return _setup(dimensional_rift.PLUGIN, seed)


def containment_setup(seed: int) -> Setup:
    """A match of Containment, which is one duel, with sandboxes and limits that make it long."""
    return _setup(containment_game.PLUGIN, seed, xk_limit=12, base_protection="6/12/18")


def rune_setup(seed: int) -> Setup:
    """A match of Rune Duel, which is one duel, with so much life and so many rounds that it is long."""
    return _setup(rune.PLUGIN, seed, life_total=999, max_rounds=0, stall_limit=0)


def archive_setup(seed: int) -> Setup:
    """A match of Grand Archive, which is one duel."""
    return _setup(archive.PLUGIN, seed)


def play(driver: Driver, chance: Random, most: int = LONGEST) -> int:
    """Answer at random to the end, or `most` times; return how many decisions were made."""
    roll, answer = chance.random, driver.answer
    for count in range(most):
        prompt = driver.prompt
        if prompt is None:
            return count
        answer(int(roll() * len(prompt.options)) if prompt.single else several(prompt, chance))
    return most


def random_answer(prompt: Prompt, chance: Random) -> Answer:
    """The answer `play` gives."""
    return int(chance.random() * len(prompt.options)) if prompt.single else several(prompt, chance)


def several(prompt: Prompt, chance: Random) -> Answer:
    """A random answer to a prompt for several options, or to a secret one."""
    indexes = range(len(prompt.options))
    if prompt.secret:
        return chance.choice(indexes), chance.choice(indexes)
    return tuple(chance.sample(indexes, chance.randint(prompt.least, min(prompt.limit, len(indexes)))))


def _driver(plugin: Plugin[Ruleset], seed: int, *, keep: bool, log: bool) -> Driver:
    ruleset, options, decks = _ready(plugin)
    seated = decks if seed % 2 else decks[::-1]
    return Driver(ruleset, Start(seed, options, seated, cards=ruleset.cards), keep=keep, log=log)


def _setup(plugin: Plugin[Ruleset], seed: int, **settings: object) -> Setup:
    """A match with the default options but for some settings."""
    game, options, decks = _ready(plugin)
    if settings:
        options = type(options).model_validate({**options.model_dump(), **settings})
    return Setup(
        game, options, game.cards, decks if seed % 2 else decks[::-1], seed=seed, table=TableSettings(undo="free")
    )


@cache
def _ready(plugin: Plugin[Ruleset]) -> tuple[Ruleset, OptionModel, tuple[DeckList, DeckList]]:
    """A game with its default options and its first two ready decks."""
    ruleset = plugin.load()
    one, two = (deck.sections for deck in find_decks(ruleset.id).decks[:2])
    return ruleset, ruleset.options_model(), (one, two)
