"""Scenarios of Leduc and a way to run them."""

from pathlib import Path

from cardgame_tui.plugins import PluginError
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.scenario import ScenarioReport, run_file
from tests.games.leduc import LEDUC

PAIR_OF_KINGS = """
title = "A pair wins"
ruleset = "leduc"
cites = ["LE-9"]
[start]
board = "King of hearts"
seat1.hand = "King of spades"
seat2.hand = "Queen of spades"
"""


RAISED = """
[[step]]
seat = 1
ask = "bet"
rule = "LE-4"
offers = ["call", "raise"]
refused = "fold"
because = "LE-7"
choose = "raise"
expect = { "seat1.stake" = 5, raises = 1 }
[[step]]
seat = 2
offers_at_least = ["fold"]
choose = "call"
[expect]
"seat1.chips" = 5
"seat2.chips" = -5
winner = 1
logged = ["LE-4", "LE-10", "LE-11"]
"""


def find(ruleset_id: str) -> Ruleset:
    if ruleset_id != LEDUC.id:
        raise PluginError(f'no ruleset "{ruleset_id}"')
    return LEDUC


def run_text(folder: Path, text: str) -> ScenarioReport:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return run_file(path, find)
