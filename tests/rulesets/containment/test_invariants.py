"""What holds at every prompt of a random duel, under any options."""

import pytest

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.play.driver import Driver
from cardgame_tui.testing.starts import starts_of
from rulesets.containment.state.duel import ContainmentDuel
from rulesets.containment.state.items import KBatch
from rulesets.containment.state.traits import cost, power, total_cost, xk_limit
from tests.rulesets.containment.tables import GAME

DUELS = 25


def side_is_sound(duel: ContainmentDuel, seat: int) -> None:
    """Cards are where their kind belongs, and protection is between 1 and base (CT-7 to CT-16, CT-99)."""
    for sandbox in duel.sandboxes[seat]:
        assert 0 < sandbox.protection <= sandbox.base
        assert all(card.owner == seat and not card.face_up for card in sandbox.cards)
        assert all(card.printed.sandbox == sandbox.of_class for card in sandbox.cards)
    assert all(len(frame.cards) <= 1 for frame in duel.frames[seat])
    assert all(card.printed.is_object for frame in duel.frames[seat] for card in frame.cards)
    for kind in ("tale", "personnel", "decommissioned", "outside"):
        cards = duel.pile(seat, kind).cards
        assert all(card.owner == seat and not card.printed.is_token for card in cards)
    assert all(card.face_up for card in duel.pile(seat, "decommissioned").cards)
    assert all(cost(duel, card) >= 0 and power(duel, card) >= 0 for card in duel.site(seat))
    assert xk_limit(duel, seat) >= 1


def marks_are_sound(duel: ContainmentDuel) -> None:
    """A card that is on no site remembers nothing, and gives nothing (CT-19, CT-82)."""
    away = [card for card in duel.cards if card.zone is None or card.zone.kind in ("sandbox", "decommissioned")]
    assert not any(card.tests or card.used or card.is_partner for card in away)
    numbers = {card.id for card in away}
    for what in ("power", "cost", "power becomes", "cost becomes", "tests", "limit", "first damage"):
        for effect in duel.effects.of(what):
            assert effect.source not in numbers
            assert not numbers.intersection(effect.cards or ())


def stack_is_sound(duel: ContainmentDuel) -> None:
    """No batch is empty, and the last check has seen every object on a site that costs too much (CT-107)."""
    assert all(item.components for item in duel.stack if isinstance(item, KBatch))
    assert not duel.zk
    assert not duel.crowded
    if not duel.turn:
        return
    for seat in SEATS:
        if total_cost(duel, seat) >= xk_limit(duel, seat):
            assert {card.id for card in duel.site(seat)} <= set(duel.seen[seat])


@pytest.mark.parametrize("turned", [False, True], ids=["default options", "options drawn"])
def test_the_state_is_valid_at_every_prompt(turned: bool) -> None:
    start_of, chance, prompts = starts_of(GAME, settings=["turn_limit=30"], turn_options=turned), Chance(4), 0
    for seed in range(DUELS):
        driver = Driver(GAME, start_of(seed), keep=False, log=False)
        while (prompt := driver.prompt) is not None:
            assert isinstance(driver.duel, ContainmentDuel)
            for seat in SEATS:
                side_is_sound(driver.duel, seat)
            marks_are_sound(driver.duel)
            if prompt.ask == "priority":
                stack_is_sound(driver.duel)
            prompts += 1
            order = list(range(len(prompt.options)))
            chance.shuffle(order)
            driver.answer(order[0] if prompt.single else tuple(order[: prompt.limit]))
    assert prompts > 20 * DUELS
