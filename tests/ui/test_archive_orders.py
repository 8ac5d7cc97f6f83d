"""Standing orders in Grand Archive: attacks and targets are cards there, not zones."""

from dataclasses import replace
from typing import Any

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.orders import Until
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.ui.session.session import Session
from rulesets.grand_archive import PLUGIN
from tests.ui.archive_files import TABLE


def begun() -> Session:
    """The match of the scenario: Alice has Opportunity in her main phase, and Bob has given an order."""
    setup = scenario_setup(PLUGIN.load(), load_scenario(TABLE))
    table = setup.table._replace(step="off")
    session = Session(Record(replace(setup, names=("Alice", "Bob"), table=table)))
    session.runner.begin()
    session.runner.orders.give(2, Until.TARGETED, session.driver.duel)
    return session


def answer(session: Session, *choices: Any) -> None:
    """Answer the questions that follow."""
    for choice in choices:
        assert session.prompt is not None
        session.runner.answer(answer_for(session.driver, session.prompt, choice))


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
