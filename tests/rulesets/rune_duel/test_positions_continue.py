"""A duel of Rune Duel continues from a position as it went on."""

from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.reading import positions_continue
from cardgame_tui.testing.starts import starts_of
from cardgame_tui.testing.watch import Watch
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from rulesets.rune_duel.state.duel import RuneDuel
from tests.rulesets.restoring import play_until

GAME = RuneDuelRuleset()


def test_a_line_that_was_longer_is_the_same_as_one_that_never_was() -> None:
    def grow(duel: Duel) -> None:
        assert isinstance(duel, RuneDuel)
        duel.slot(2, 12)

    driver = Driver(GAME, starts_of(GAME)(1), prepare=grow)
    play_until(driver, 99, Chance(1))
    positions_continue(Watch(driver, load_rulebook(GAME.rulebook), "", 0))
