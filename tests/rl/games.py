"""Games at which programs that learn are tried."""

from functools import cache

from cardgame_tui.engine.duel import Start
from cardgame_tui.rl.episode import LearnedGame
from cardgame_tui.rl.survey import survey
from cardgame_tui.ruleset import Ruleset
from tests.bots.duels import start_of
from tests.games.leduc import LeducForChips, leduc_start

GAMES = ("containment", "dimensional_rift", "grand_archive", "high_card", "leduc", "rune_duel", "sparks")


@cache
def learned(game: str) -> LearnedGame:
    """A game between two of its ready decks; its numbers come from a short survey."""
    if game == "leduc":
        return LearnedGame(LeducForChips(), leduc_start(0))
    if game == "high_card":
        from high_card import PLUGIN  # its folder is on the path while a test runs

        ruleset: Ruleset = PLUGIN.load()
        start = Start(0, ruleset.options_model(), ({}, {}), cards=ruleset.cards)
    else:
        ruleset, start = start_of(game, 0)
    return LearnedGame(ruleset, start, survey(ruleset, start, 1500))
