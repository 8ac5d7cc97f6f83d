"""Random duels under any options, with changed decks, continue from a position as they went on."""

import pytest

from cardgame_tui.bots.asking import answer_of
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.engine.chance import Chance
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.reading import positions_continue
from cardgame_tui.testing.starts import starts_of
from cardgame_tui.testing.watch import Watch
from tests.rulesets.grand_archive.tables import GAME

GROUPS, DUELS = 4, 8
MOST = 1500
"""Answers of a duel: without draws it need not end."""


@pytest.mark.parametrize("group", range(GROUPS))
def test_random_duels_continue_from_their_positions(group: int) -> None:
    start_of, chance = starts_of(GAME, turn_options=True, change_decks=True), Chance(group)
    for _ in range(DUELS):
        seed = chance.next32()
        driver = Driver(GAME, start_of(seed))
        bots = RandomBot(chance.next32()), RandomBot(chance.next32())
        while driver.prompt is not None and len(driver.given) < MOST:
            driver.answer(answer_of(bots, driver))
        watch = Watch(driver, load_rulebook(GAME.rulebook), f"duel seed {seed}", 0)
        positions_continue(watch)
        assert not watch.notes
