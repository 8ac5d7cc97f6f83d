"""No frame, page or curtain shows a name that whoever looks may not know."""

import random

import pytest

from cardgame_tui.engine.zone import Zone
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.pages.undo import undo_words
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer
from tests.ui.canary import KnownNames, canary_setups
from tests.ui.driving import state_of
from tests.ui.searching import everything_shown, search

DECISIONS = 50


def play_and_look(setup: Setup, chance: random.Random) -> int:
    """Play at random and search all that is shown at every decision; returns how often a hand was open."""
    session = Session.of(Record(setup))
    session.runner.begin()
    known = KnownNames()
    opened = 0
    for _ in range(DECISIONS):
        prompt = session.prompt
        if prompt is None:
            break
        table = state_of(session)
        if not prompt.secret and chance.random() < 0.5:
            session.open_hand()
            table.refresh()
            opened += 1
        search(table, known.hidden(session, session.viewer.seat))
        session.runner.answer(random_answer(prompt, chance))
        if session.runner.undoable and chance.random() < 0.2:
            take_back(session, known)
    return opened


def take_back(session: Session, known: KnownNames) -> None:
    """Take the last decision back, as both are asked to agree, and search what that says."""
    reason = session.record.must_ask(session.runner.undoable)
    words = "\n".join(undo_words(session, 1, session.viewer.seat, reason))
    assert not {name for name in known.hidden(session, 0) if name in words}
    session.runner.undo()
    search(state_of(session), known.hidden(session, session.viewer.seat))


@pytest.mark.parametrize(("privacy", "seed"), [("gate", 1), ("strict", 2)])
def test_no_hidden_name_is_ever_shown(privacy: str, seed: int) -> None:
    for setup in canary_setups(privacy, seed):
        assert play_and_look(setup, random.Random(seed)) > 5


def test_the_search_finds_what_is_shown() -> None:
    for setup in canary_setups("open", 1):
        session = Session.of(Record(setup))
        session.runner.begin()
        while session.prompt is not None and not any(zone.cards for zone in _hands(session)):
            session.runner.answer(0 if not session.prompt.secret else (0, 1))
        names = {card.name for zone in _hands(session) for card in zone.cards}
        assert names
        assert all(name in everything_shown(state_of(session)) for name in names)


def _hands(session: Session) -> list[Zone]:
    duel = session.driver.duel
    return [duel.named[name] for name in session.layout().hands]
