"""No event that is shown by itself names a card the public may not know by then."""

import random
from dataclasses import replace

import pytest

from cardgame_tui.play.history.stepping import after_events
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import ANNOUNCED, KnownNames, canary_setups
from tests.ui.driving import state_of
from tests.ui.searching import everything_shown, search

DECISIONS = 40


def public_names(session: Session) -> set[str]:
    """Names the public has been told, or could see, since the last decision and up to the event that is shown."""
    assert session.stepping is not None
    driver, until = session.driver, session.stepping.stop.event
    before, count = session.record.duel.situation(1).events, len(session.driver.given)
    told = {
        driver.duel.cards[number].name
        for event in (driver.duel.events or [])[before:until]
        for number, sight in ((event.card, event.sight), (event.other, event.other_sight))
        if number is not None and (sight == ANNOUNCED or event.what == "reveal")
    }
    seen = after_events(
        driver,
        count - 1,
        count,
        range(before + 1, until + 1),
        lambda duel: {card.name for card in duel.cards if duel.sees(0, card)},
    )
    return told.union(*seen.values())


def step_through(session: Session, hidden: set[str]) -> int:
    """Search all that is shown after each event of the last decision; returns how many events there were.

    Args:
        session: the match.
        hidden: names that were hidden from the public before the decision.
    """
    table = state_of(session)
    stops = 0
    while session.stepping is not None:
        assert session.viewer.seat == 0
        stops += 1
        search(table, hidden - public_names(session))
        table.press("enter" if session.stepping.at_last else "space")
    return stops


def play_and_step(setup: Setup, chance: random.Random) -> int:
    """Play at random, look into hands, and step through all events; returns how many were shown by themselves."""
    session = Session.of(Record(setup))
    session.runner.open()
    known = KnownNames()
    stops = 0
    for _ in range(DECISIONS):
        prompt = session.prompt
        if prompt is None:
            break
        hidden = known.hidden(session, 0)
        session.open_hand()
        session.runner.answer(random_answer(prompt, chance))
        stops += step_through(session, hidden)
    return stops


@pytest.mark.parametrize("privacy", ["gate", "strict"])
def test_no_hidden_name_is_shown_on_the_way(privacy: str) -> None:
    for setup in canary_setups(privacy, 1):
        assert play_and_step(replace(setup, table=setup.table._replace(step="on")), random.Random(1)) > 3


def names_in_hands(session: Session) -> set[str]:
    """Names of all cards in hands."""
    return {card.name for name in session.layout().hands for card in session.driver.duel.named[name].cards}


def test_the_search_finds_what_is_shown_on_the_way() -> None:
    """With open hands the same search finds the names that lie in them after the last event."""
    for setup in canary_setups("open", 1):
        session = Session.of(Record(replace(setup, table=setup.table._replace(step="on"))))
        session.runner.open()
        chance = random.Random(1)
        while session.prompt is not None and not (session.stepping and names_in_hands(session)):
            session.runner.answer(random_answer(session.prompt, chance))
        while session.step():
            pass
        text = everything_shown(state_of(session))
        assert session.stepping is not None
        assert all(name in text for name in names_in_hands(session))
