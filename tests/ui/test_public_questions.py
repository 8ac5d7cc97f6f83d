"""Public questions are asked and answered at the open table: no curtain, no gate, no hand."""

import io
from dataclasses import replace
from typing import Any

import pytest

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.scene.open_question import open_question
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.driving import state_of
from tests.ui.march import MARCHING, march_setup
from tests.ui.piloting import everywhere, playing, session_of, shown, type_keys

HALF_OPEN = pytest.mark.parametrize("privacy", ["gate", "strict"])


def met(*asks: str, **setup: Any) -> Session:
    """A match at its first question, its events shown together."""
    session = Session.of(Record(march_setup(*asks, step="off", **setup)))
    session.runner.open()
    return session


@HALF_OPEN
def test_neither_gate_nor_curtain_and_no_hand(privacy: str) -> None:
    session = met(privacy=privacy)
    assert (session.gate_closed, session.curtain_due, session.hand_closed) == (False, False, True)
    assert session.viewer.seat == 0
    zones = session.view().zones
    assert not any(card.face for seat in (1, 2) for card in zones[f"seat{seat}.hand"].cards)


@HALF_OPEN
def test_the_next_question_that_is_not_public_is_behind_the_gate(privacy: str) -> None:
    session = met(privacy=privacy)
    session.runner.answer(0)
    assert session.gate_closed
    assert session.curtain_due == (privacy == "strict")


def test_all_offers_and_refusals_can_be_read_by_everybody() -> None:
    session = met()
    table = state_of(session)
    assert table.choice is not None
    asked = open_question(session, table.choice, "h")
    assert asked.words == "Alice, who leads the march?"
    assert asked.who == "Alice"
    assert [entry.words for entry in asked.entries] == ["Gatewright", "Smoke Adept", "宵闇の灯籠守"]
    assert [(each.words, each.rule) for each in asked.refused] == [("Scrap Hound", "PA-5")]


def test_an_open_hand_closes_when_the_other_player_is_asked_in_public() -> None:
    session = met("halt", "march")
    session.open_hand()
    session.runner.answer(0)
    assert session.viewer.seat == 1
    session.runner.answer(0)
    assert session.viewer.seat == 0
    session = met("march")
    session.open_hand()
    session.runner.answer(0)
    assert session.prompt is not None
    assert (session.prompt.seat, session.viewer.seat) == (2, 0)
    assert not session.gate_closed


def test_a_question_about_a_card_the_public_cannot_see_does_not_name_it() -> None:
    """The rules should not ask so, but the table tells nothing then."""
    session = met()
    duel = session.driver.duel
    hidden = duel.named["seat1.hand"].cards[0]
    prompt = session.prompt
    assert prompt is not None
    session.driver.prompt = Prompt(1, "where", "PA-4", prompt.options, card=hidden.id, public=True)
    assert session.question() == "Where does a card go?"
    named = [each for each in Viewer if hidden.name in each.question(session.ruleset, duel, session.driver.prompt)]
    assert named == [Viewer.SEAT1, Viewer.BOTH]
    session.open_hand()
    assert session.question() == f"Where does {hidden.name} go?"


def test_no_person_answers_a_public_question_to_a_bot() -> None:
    session = met(seats=("human", "random"))
    prompt = session.prompt
    assert prompt is not None
    session.driver.prompt = replace(prompt, seat=2)
    assert session.gate_closed


@HALF_OPEN
async def test_it_is_answered_immediately(privacy: str) -> None:
    async with playing(march_setup("march", step="off", privacy=privacy), (120, 40)) as pilot:
        session = session_of(pilot)
        assert isinstance(pilot.app.screen, TableScreen)
        assert "Alice decides" in shown(pilot)
        await type_keys(pilot, "a")
        assert session.driver.given == [0]
        assert isinstance(pilot.app.screen, TableScreen)
        assert "Who leads the march?" in shown(pilot)
        await type_keys(pilot, "d")
        assert session.driver.given == [0, 1]


async def test_the_curtain_falls_only_for_what_is_hidden() -> None:
    async with playing(march_setup("march", "discard", step="off", privacy="strict"), (120, 40)) as pilot:
        await type_keys(pilot, "a")
        assert isinstance(pilot.app.screen, CurtainScreen)


async def test_the_player_may_open_their_hand_first() -> None:
    async with playing(march_setup("march", "halt", step="off"), (120, 40)) as pilot:
        session = session_of(pilot)
        names = {card.name for card in session.driver.duel.named["seat1.hand"].cards}
        hidden = names - set(MARCHING.values())
        assert hidden
        await type_keys(pilot, "h")
        assert all(name[:8] in everywhere(pilot) for name in hidden)
        await type_keys(pilot, "h")
        assert not any(name[:8] in everywhere(pilot) for name in hidden)
        await type_keys(pilot, "a")
        assert session.driver.given == [0]


def test_lines_of_text_ask_without_a_hand_over() -> None:
    out = io.StringIO()
    setup = march_setup("march", step="off", privacy="strict", turns=2)
    run_plain(Record(setup), io.StringIO("a\nd\n"), out)
    assert "PASS THE KEYBOARD" not in out.getvalue()
    assert "hand: " not in out.getvalue().split("The duel in numbers:")[0]
    assert "Alice, who leads the march?" in out.getvalue()
    assert "the parade is over (PA-9)" in out.getvalue()


def test_h_opens_the_hand_in_lines_of_text_too() -> None:
    out = io.StringIO()
    run_plain(Record(march_setup("march", step="off")), io.StringIO("h\n"), out)
    assert "Alice's hand: 5 cards" in out.getvalue()
    assert "Bob's hand: " not in out.getvalue()
