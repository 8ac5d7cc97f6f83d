"""Tables of Rune Duel for tests."""

from dataclasses import replace
from importlib.resources import files
from typing import Any

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from rulesets.rune_duel import PLUGIN
from tests.ui.driving import state_of

SCENARIO = files(__package__) / "rune_table.toml"
LONG_LINE = {
    "1s5": "Meadow Warden",
    "1s6": {"card": "Thistle Guard", "damage": 1},
    "1s7": {"card": "灯籠守の老兵", "artifacts": ["竹の槍"]},
    "1s8": "Thornback",
}


def rune_table(seat: int = 2, line: dict[str, Any] | None = None, **start: Any) -> TableState:
    """The table of the scenario when a seat must trump, with its hand open.

    Args:
        seat: who is asked: seat 2 immediately, seat 1 after seat 2 has played its first card that may be played.
        line: further creatures of seat 1's line.
        **start: what is not as in the scenario's position.
    """
    setup = scenario_setup(PLUGIN.load(), load_scenario(SCENARIO))
    assert setup.position is not None
    side = setup.position["seat1"]
    position = {**setup.position, **start, "seat1": {**side, "line": {**side["line"], **(line or {})}}}
    session = Session.of(Record(replace(setup, names=("Alice", "佐藤花子"), position=position)))
    session.runner.begin()
    if seat == 1:
        session.runner.answer(0)
    table = state_of(session)
    table.show_hand()
    assert session.prompt is not None
    assert session.prompt.seat == seat
    return table
