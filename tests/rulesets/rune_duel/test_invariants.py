"""What holds at every prompt of a random duel, under any options."""

from itertools import pairwise

import pytest

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.starts import starts_of
from rulesets.rune_duel.rules.trumps import trumps
from rulesets.rune_duel.state.duel import RuneDuel
from rulesets.rune_duel.state.traits import remaining_life
from tests.rulesets.rune_duel.tables import GAME

DUELS = 60


def line_is_sound(duel: RuneDuel, seat: int) -> None:
    """A creature is in its slot, is alive, and carries its attached cards (RD-7, RD-13, RD-38, RD-41)."""
    line, limit = duel.line(seat), duel.options.max_slots
    assert [duel.at(seat, each.slot) for each in line] == line
    assert all(each.owner == seat and remaining_life(duel, each) > 0 for each in line)
    carried = [artifact for each in line for artifact in each.artifacts]
    assert {each.id for each in carried} == {each.id for each in duel.pile(seat, "attached").cards}
    assert all(artifact.host is each for each in line for artifact in each.artifacts)
    assert duel.options.carrot_mode == "stack" or all(len(each.artifacts) <= 1 for each in line)
    assert not limit or all(each.slot <= limit for each in line)
    if duel.phase in ("duel", "cleanup"):
        assert [each.slot for each in line] == list(range(1, len(line) + 1))  # closed up, RD-52


def rest_is_sound(duel: RuneDuel) -> None:
    """A card that is in no line remembers nothing; each card of the duel row trumps the last (RD-25, RD-41)."""
    lying = [card for card in duel.cards if card.zone is not None and card.zone.kind not in ("slot", "attached")]
    assert not any(card.slot or card.damage or card.fade or card.host or card.artifacts for card in lying)
    if duel.phase == "duel":
        assert not duel.muster.cards
        row = [card.printed for card in duel.row.cards]
        assert all(trumps(card, last, duel.options) for last, card in pairwise(row))


@pytest.mark.parametrize("turned", [False, True], ids=["default options", "options drawn"])
def test_the_state_is_valid_at_every_prompt(turned: bool) -> None:
    start_of, chance, prompts = starts_of(GAME, turn_options=turned), Chance(4), 0
    for seed in range(DUELS):
        driver = Driver(GAME, start_of(seed), keep=False, log=False)
        while driver.prompt is not None:
            assert isinstance(driver.duel, RuneDuel)
            for seat in SEATS:
                line_is_sound(driver.duel, seat)
            rest_is_sound(driver.duel)
            prompts += 1
            driver.answer(chance.below(len(driver.prompt.options)))
    assert prompts > 20 * DUELS
