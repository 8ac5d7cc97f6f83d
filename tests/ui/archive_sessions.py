"""A match of Grand Archive at the table, and answers to it."""

from dataclasses import replace
from typing import Any

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.asking.orders import Until
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
    session = Session.of(Record(replace(setup, names=("Alice", "Bob"), table=table)))
    session.runner.begin()
    session.runner.orders.give(2, Until.TARGETED, session.driver.duel)
    return session


def answer(session: Session, *choices: Any) -> None:
    """Answer the questions that follow."""
    for choice in choices:
        assert session.prompt is not None
        session.runner.answer(answer_for(session.driver, session.prompt, choice))
