"""Duels of every game at which bots are tried."""

from collections.abc import Iterator

from cardgame_tui.bots.asking import remember
from cardgame_tui.bots.bot import Bot, BotSetup
from cardgame_tui.bots.playing_on import play_at_random
from cardgame_tui.bots.registry import make_bot
from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.play.driver import Driver
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.secrets.canary import plant
from tests.games.leduc import LEDUC, leduc_start
from tests.games.sparks import SPARKS, sparks_start

GAMES = ("containment", "dimensional_rift", "grand_archive", "leduc", "rune_duel", "sparks")
LONGEST = 400
"""Decisions of a duel that are played at most."""


def start_of(game: str, seed: int, *, same_deck: bool = False) -> tuple[Ruleset, Start]:
    """A game, and the start of a duel of it between two of its ready decks, or two copies of one."""
    if game == "leduc":
        return LEDUC, leduc_start(seed, hands=8)
    if game == "sparks":
        return SPARKS, sparks_start(seed, lives=20)
    ruleset, decks = load_ruleset(game), find_decks(game).decks
    one, two = decks[seed % len(decks)].sections, decks[(seed + (not same_deck)) % len(decks)].sections
    return ruleset, Start(seed, ruleset.options_model(), (one, two), cards=ruleset.cards)


def begun(game: str, seed: int, *, canaries: bool = False) -> Driver:
    """A duel at its first prompt; its seats remember what they see."""
    ruleset, start = start_of(game, seed)

    def prepare(duel: Duel) -> None:
        remember(duel)
        if canaries:
            plant(duel)

    return Driver(ruleset, start, prepare=prepare)


def questions(game: str, seed: int, every: int, *, canaries: bool = False) -> Iterator[Driver]:
    """Random duels, one after another, at one in `every` questions."""
    chance = Chance(seed)
    while True:
        seed += 1
        driver = begun(game, seed, canaries=canaries)
        while driver.prompt is not None and len(driver.given) < LONGEST:
            if chance.below(every) == 0:
                yield driver
            play_at_random(driver, chance, 1)


def bot_for(name: str, driver: Driver, seat: int, seed: int = 1) -> Bot:
    """A bot for a seat of a duel that is being played."""
    return make_bot(name, BotSetup.of(driver.ruleset, driver.start), seat, seed)
