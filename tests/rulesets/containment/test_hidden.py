"""Who sees what (CT-21): partners and personnel before they are revealed, sandboxes, and revealed cards."""

from typing import Any

import pytest

from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, view
from cardgame_tui.play.driver import Driver
from rulesets.containment.state.duel import ContainmentDuel
from tests.rulesets.containment.tables import GAME, laid_out, started


def seen(duel: ContainmentDuel, seat: int) -> set[str]:
    """Names of the cards that a seat reads anywhere on the table."""
    zones = view(GAME, duel, seat).zones.values()
    return {card.face.name for zone in zones for card in zone.cards if card.face is not None}


def asked(driver: Driver, ask: str) -> ContainmentDuel:
    """Answer in the first way there is until a question is asked."""
    while driver.prompt is not None and driver.prompt.ask != ask:
        driver.answer(0)
    assert isinstance(driver.duel, ContainmentDuel)
    return driver.duel


def test_partners_and_personnel_are_seen_by_their_owner_only_until_all_are_revealed() -> None:
    driver = Driver(GAME, started(1, first_player="fixed"))
    asked(driver, "frame")
    driver.answer(0)
    duel = asked(driver, "frame")
    partner = duel.frame(1, 1).cards[0].name
    for seat in SEATS:
        mine, theirs = (
            duel.pile(seat, "personnel").cards[0].name,
            duel.pile(other(seat), "personnel").cards[0].name,
        )
        assert mine in seen(duel, seat)
        assert theirs not in seen(duel, seat)
        assert (partner in seen(duel, seat)) == (seat == 1)
    driver.answer(0)
    assert duel.in_game
    for seat in (PUBLIC_SEAT, *SEATS):
        revealed = {
            card.name for each in SEATS for card in (*duel.site(each), *duel.pile(each, "personnel").cards)
        }
        assert len(revealed) == 4
        assert revealed <= seen(duel, seat)


@pytest.mark.parametrize("ask", ["partner", "arrange"])
def test_a_sandbox_is_shown_to_its_owner_while_they_choose_from_it(ask: str) -> None:
    driver = Driver(
        GAME, started(1, first_player="fixed", sandbox_order="owner" if ask == "arrange" else "shuffled")
    )
    duel = asked(driver, ask)
    assert driver.prompt is not None
    offered = {option.card for option in driver.prompt.options}
    assert all(duel.sees(1, duel.cards[card]) and not duel.sees(2, duel.cards[card]) for card in offered if card)
    driver.answer(0 if ask == "partner" else tuple(range(len(offered))))
    assert not any(duel.sees(1, card) for card in duel.sandbox(1, "Safe").cards)


@pytest.mark.parametrize("peek", [False, True])
def test_players_look_into_their_own_sandboxes_only_under_the_option(peek: bool) -> None:
    duel = laid_out(
        {"seat1": {"safe": ["Quiet Metronome"]}, "seat2": {"keter": ["The Applause"]}}, peek_own_sandboxes=peek
    )
    assert ("Quiet Metronome" in seen(duel, 1)) == peek
    assert "The Applause" not in seen(duel, 1)
    assert ("The Applause" in seen(duel, 2)) == peek
    assert seen(duel, PUBLIC_SEAT) == set()


def test_a_tale_is_seen_by_its_owner_until_it_is_activated() -> None:
    tale: dict[str, Any] = {"tale": ["Night Shift", {"card": "Blackout Drill", "face": "up"}]}
    duel = laid_out({"seat1": tale})
    assert seen(duel, 1) == {"Night Shift", "Blackout Drill"}
    assert seen(duel, 2) == {"Blackout Drill"}
