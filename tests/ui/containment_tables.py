"""Tables of Containment after some choices."""

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files
from typing import Any

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from rulesets.containment import PLUGIN
from tests.ui.driving import state_of

SCENARIO = files(__package__) / "containment_table.toml"
TEST = (["test", "Clockwork Sparrow"], "seat2.euclid")
"""A cross test: Lantern Without a Moth triggers above it, and seat 2 is asked next."""


def containment_table(*choices: Any, site: Sequence[str] = (), **seat1: Any) -> TableState:
    """The table of the scenario after some choices, with the hand of the asked seat open.

    Args:
        *choices: what each asked seat chooses, in the words of scenarios.
        site: further objects on seat 1's site.
        **seat1: what is not as in the scenario's position of seat 1.
    """
    setup = scenario_setup(PLUGIN.load(), load_scenario(SCENARIO))
    assert setup.position is not None
    side = setup.position["seat1"]
    more = {f"1f{number}": name for number, name in enumerate(site, len(side["site"]) + 1)}
    position = {**setup.position, "seat1": {**side, **seat1, "site": {**side["site"], **more}}}
    table = setup.table._replace(step="off")
    session = Session.of(Record(replace(setup, names=("Alice", "佐藤花子"), position=position, table=table)))
    session.runner.begin()
    for choice in choices:
        assert session.prompt is not None
        session.runner.answer(answer_for(session.driver, session.prompt, choice))
    state = state_of(session)
    state.show_hand()
    return state
