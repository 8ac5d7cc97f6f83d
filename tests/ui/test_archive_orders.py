"""Standing orders in Grand Archive: attacks and targets are cards there, not zones."""

from cardgame_tui.play.asking.orders import Until
from cardgame_tui.ui.session.session import Session
from tests.ui.archive_sessions import answer, begun


def passes(session: Session) -> bool:
    """Whether the order of seat 2 is in force."""
    return session.runner.orders.of(2) is not None


def test_an_order_ends_when_something_of_theirs_is_attacked() -> None:
    session = begun()
    answer(session, ["attack", "Keen-Eyed Hound"], "Tideglass Seer")
    assert not passes(session)
    said = [line.words for line in session.log()]
    assert "Bob no longer passes: something of theirs is attacked or targeted" in said


def test_an_order_stays_while_nothing_of_theirs_is_attacked_or_targeted() -> None:
    session = begun()
    answer(session, ["play", "Sparkthrower"], ["Pyre Rebuke", "Steady Thrust"])
    assert passes(session)


def test_an_order_ends_when_a_card_of_theirs_is_targeted() -> None:
    session = begun()
    answer(session, ["play", "Sparkthrower"], ["Pyre Rebuke", "Steady Thrust"], "pass")
    assert passes(session)
    answer(session, "Tideglass Seer")
    assert not passes(session)


def test_an_order_that_was_given_during_an_attack_waits_for_the_next() -> None:
    session = begun()
    answer(session, ["attack", "Keen-Eyed Hound"], "Tideglass Seer", "pass")
    assert session.prompt is not None
    assert session.prompt.seat == 2
    session.runner.give_order(2, Until.TARGETED)
    assert passes(session)
