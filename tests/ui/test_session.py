"""Who decides, who may look, and what follows."""

from dataclasses import replace

import pytest

from cardgame_tui.engine.shown.view import CardView
from cardgame_tui.play.record import Record
from cardgame_tui.ui.scene.open_question import open_question
from cardgame_tui.ui.session.session import Session
from tests.ui.canary import containment_setup
from tests.ui.driving import begun
from tests.ui.parade import parade_setup


def hand(session: Session, seat: int) -> tuple[CardView, ...]:
    """A seat's hand as whoever looks sees it."""
    return session.view().zones[f"seat{seat}.hand"].cards


def test_a_closed_gate_shows_no_hand() -> None:
    session = begun(asks=("act",))
    assert session.gate_closed
    assert not session.curtain_due
    assert hand(session, 1) == hand(session, 2) == ()


def test_an_opened_hand_is_that_of_the_player_who_decides() -> None:
    session = begun(asks=("act",))
    session.open_hand()
    assert len(hand(session, 1)) == 5
    assert hand(session, 2) == ()


def test_the_hand_closes_when_the_other_player_decides() -> None:
    session = begun(asks=("discard",))
    session.open_hand()
    session.runner.answer(())
    assert session.prompt is not None
    assert session.prompt.seat == 2
    assert session.viewer.seat == 0
    assert session.gate_closed


def test_the_hand_stays_open_while_the_same_player_decides() -> None:
    session = begun(asks=("discard", "amount"))
    session.open_hand()
    session.runner.answer(())
    assert session.viewer.seat == 1


def test_the_gate_reveals_no_options() -> None:
    """A player with nothing to do but pass sees the same closed gate as one who could act."""
    session = begun(asks=("act",))
    assert session.prompt is not None
    asked = open_question(session, None, "h")
    session.prompt.options = [option for option in session.prompt.options if option.key == "pass"]
    assert session.gate_closed
    assert open_question(session, None, "h") == asked


def test_a_question_about_no_card_is_behind_the_gate_too() -> None:
    assert begun(asks=("event",)).gate_closed
    strict = begun(asks=("event",), privacy="strict")
    assert strict.gate_closed
    assert strict.curtain_due


@pytest.mark.parametrize(("tale", "closed"), [([], False), (["Overtime Order"], True)])
def test_who_has_nothing_to_hide_opens_nothing(tale: list[str], closed: bool) -> None:
    position = {"seat1": {"site": {"1f1": "Clockwork Sparrow"}, "tale": tale}, "seat2": {"tale": ["Night Shift"]}}
    session = Session.of(Record(replace(containment_setup(), decks=({}, {}), position=position)))
    session.runner.begin()
    assert session.viewer.seat == 0
    session.go_past()
    assert session.prompt is not None
    assert session.prompt.seat == 1
    assert session.gate_closed is closed
    assert session.view().zones["seat2.tale"].cards == ()


def test_strict_wants_a_curtain_at_every_change() -> None:
    session = begun(asks=("discard",), privacy="strict")
    session.open_hand()
    assert not session.curtain_due
    session.runner.answer(())
    assert session.curtain_due


def test_open_shows_both_hands_and_never_asks_to_hand_over() -> None:
    session = begun(asks=("act",), privacy="open")
    assert not session.gate_closed
    assert [card.face is not None for card in (*hand(session, 1), *hand(session, 2))] == [True] * 10


def test_a_bot_answers_and_the_only_person_always_looks() -> None:
    setup = replace(parade_setup(("discard", "respond")), seats=("human", "random"))
    session = Session.of(Record(setup))
    session.runner.begin()
    session.runner.answer(())
    assert session.viewer.seat == 1
    assert not session.gate_closed
    assert session.prompt is not None
    assert session.prompt.seat == 1


def test_two_bots_play_to_the_end() -> None:
    session = Session.of(Record(replace(parade_setup(secret=True), seats=("random", "random"))))
    session.runner.begin()
    assert session.result is not None
    assert session.match.results == [session.result]


def test_a_person_and_a_bot_choose_in_secret() -> None:
    session = Session.of(Record(replace(parade_setup(secret=True), seats=("random", "human"))))
    session.runner.begin()
    assert session.runner.deciders() == (2,)
    session.runner.answer_secret({2: 1})
    assert session.prompt is None or not session.prompt.secret
    assert any(line.words == "Bob shows scissors" for line in session.log())


def test_again_swaps_seats_names_and_bots() -> None:
    session = Session.of(Record(replace(parade_setup(("event",)), seats=("human", "random"))))
    session.runner.begin()
    session.runner.concede(1)
    again = session.rematch()
    assert again.match.names == ("Bob", "Alice")
    assert again.people == (2,)
    assert again.prompt is not None
    assert again.prompt.seat == 2


def test_an_agreed_draw_ends_the_duel() -> None:
    session = begun(asks=("event",))
    session.runner.agree_draw()
    assert session.result is not None
    assert session.result.winner == 0
