"""Tables of Grand Archive after some choices."""

from dataclasses import replace
from typing import Any

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from rulesets.grand_archive import PLUGIN
from tests.ui.archive_files import TABLE
from tests.ui.driving import state_of

ATTACK = (["attack", "Keen-Eyed Hound"], "Tideglass Seer")
FEINT = (["play", "Crosswind Feint"], "Nils of the Third Gate", ["Steady Thrust", "Pyre Rebuke"])
"""The attack turns to Nils; seat 1 keeps Opportunity and passes."""
OVERHAND = (["play", "Blazing Overhand"], ["Crosswind Feint", "Pyre Rebuke"], "pass", "pass")
"""The champion is about to attack with Blazing Overhand."""
SWING = (*OVERHAND, "Brasswake Saber", "Tideglass Seer")
"""It wields Brasswake Saber against Tideglass Seer."""
NEGATE = (*ATTACK, *FEINT, "pass", ["play", "Second Thoughts"], "Crosswind Feint")


def archive_table(*choices: Any, file: Any = TABLE) -> TableState:
    """The table of a scenario after some choices, with the hand of the asked seat open."""
    setup = scenario_setup(PLUGIN.load(), load_scenario(file))
    table = setup.table._replace(step="off")
    session = Session.of(Record(replace(setup, names=("Alice", "佐藤花子"), table=table)))
    session.runner.begin()
    for choice in choices:
        assert session.prompt is not None
        session.runner.answer(answer_for(session.driver, session.prompt, choice))
    state = state_of(session)
    if session.gate_closed:
        state.show_hand()
    return state
