"""Words of cards that are kept: a view made with them equals one made without."""

from random import Random

import pytest

from cardgame_tui.engine.shown.view import PUBLIC_SEAT, View, view
from cardgame_tui.play.driver import Driver
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.showing import faces, inspector
from rulesets.dimensional_rift.state.card import in_play
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.traits import has, keywords_now
from tests.benchmarks.games import conquest, play

DECISIONS = 240
VIEWERS = ((PUBLIC_SEAT, False), (1, False), (2, False), (PUBLIC_SEAT, True))
"""The seat of each viewer, and whether all hands are open."""


def views(driver: Driver) -> list[View]:
    """What every viewer sees now."""
    return [view(driver.ruleset, driver.duel, seat, open_hands=both) for seat, both in VIEWERS]


def forget() -> None:
    """Drop all words that are kept."""
    for kept in (faces._printed_face, faces._seen_arrows, inspector.type_line, inspector.printed_lines):
        kept.cache_clear()


@pytest.mark.parametrize("seed", range(4))
def test_a_view_with_kept_words_equals_a_new_one(seed: int) -> None:
    driver, chance = conquest(seed, keep=True), Random(seed)
    for _ in range(DECISIONS):
        kept = views(driver)
        forget()
        assert views(driver) == kept
        play(driver, chance, 1)


@pytest.mark.parametrize("seed", range(2))
def test_a_fork_and_an_undo_show_what_was_seen_then(seed: int) -> None:
    driver, chance = conquest(seed, keep=True), Random(seed)
    play(driver, chance, DECISIONS // 2)
    then, count = views(driver), len(driver.given)
    play(driver, chance, DECISIONS // 4)
    assert views(driver.fork(count)) == then
    driver.undo(len(driver.given) - count)
    assert views(driver) == then


@pytest.mark.parametrize("seed", range(2))
def test_the_keywords_of_a_card_are_those_it_has(seed: int) -> None:
    driver, chance = conquest(seed), Random(seed)
    for _ in range(DECISIONS):
        duel = driver.duel
        assert isinstance(duel, RiftDuel)
        for card in filter(in_play, duel.cards):
            assert keywords_now(duel, card) == [each for each in Keyword if has(duel, card, each)]
        play(driver, chance, 1)
