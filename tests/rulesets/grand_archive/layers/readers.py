"""Random duels with cards whose characteristics depend on everything that can change."""

from collections.abc import Callable

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from rulesets.grand_archive.options import ArchiveOptions
from rulesets.grand_archive.state.duel import ArchiveDuel
from tests.conformance.random_decks import random_deck
from tests.rulesets.grand_archive.tables import GAME, made, started

TURNS = 16
ALLY = {"type": "ally", "reserve": 1, "power": 1, "life": 3}
READINGS = {
    "Balanced": "As long as you have as many cards in hand as in memory, this has +1 power.",
    "Full": "Memory 3+: this has Taunt. As long as 1 or fewer cards are in your memory, each ally has +1 life.",
    "Hurt": "Damage 4+: each other ally has +1 power and Vigor.",
    "Grave": "As long as 2 or more fire cards are in your graveyard, this has Cleave.",
    "Fighting": "As long as during combat, each attacking unit has +1 power.",
    "Grown": "Level 1+: your champion has +1 level.",
    "Distant": "As long as this is distant, this has +2 power. Pay 1: this becomes distant.",
    "Fostered": "Foster. As long as this is fostered, each item has Reservable.",
    "Counting": "As long as you control 2 or more allies, this has True Sight.",
    "Unarmed": "As long as you control no weapon, your champion has +1 life.",
}
READERS = made(*[{"name": f"{name} Reader", **ALLY, "text": text} for name, text in READINGS.items()])
"""An ally for each kind of change that characteristics may depend on."""


def some_answer(prompt: Prompt, chance: Chance) -> Answer:
    """A random answer; something is done more often than chance would."""
    acts = [place for place, option in enumerate(prompt.options) if option.key != "pass"]
    if acts and prompt.single and chance.below(2):
        return acts[chance.below(len(acts))]
    order = list(range(len(prompt.options)))
    chance.shuffle(order)
    return order[0] if prompt.single else tuple(order[: prompt.limit])


def start_of(seed: int) -> Start:
    """A start with the ready decks, half of whose main decks are readers."""
    usual = started(seed)
    readers = [name for name in READERS for _ in range(3)]
    decks = [{**deck, "main": [*deck["main"][: 60 - len(readers)], *readers]} for deck in usual.decks]
    options = ArchiveOptions(deck_check=False, element_rule=False)
    return Start(seed, options, (decks[0], decks[1]), cards={**GAME.cards, **READERS})


def start_of_pool(seed: int) -> Start:
    """A start with random decks of the pool."""
    options, chance = ArchiveOptions(element_rule=False), Chance(seed)
    decks = random_deck(GAME, options, chance), random_deck(GAME, options, chance)
    return Start(seed, options, decks, cards=GAME.cards)


def play(
    seeds: int,
    look: Callable[[ArchiveDuel], object] = lambda duel: None,
    start_of: Callable[[int], Start] = start_of,
) -> None:
    """Play the first turns of random duels, and look at each prompt."""
    chance = Chance(5)
    for seed in range(seeds):
        driver = Driver(GAME, start_of(seed), keep=False, log=False)
        while (prompt := driver.prompt) is not None and driver.duel.turn < TURNS:
            assert isinstance(driver.duel, ArchiveDuel)
            look(driver.duel)
            driver.answer(some_answer(prompt, chance))
