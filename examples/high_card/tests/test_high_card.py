"""Random duels of High Card through the conformance kit, and a ruling."""

from pathlib import Path

from cardgame_tui.engine.duel import Start
from cardgame_tui.testing.conformance import run
from cardgame_tui.testing.scenario import Status, run_file
from high_card import PLUGIN
from high_card.game import HighCardOptions

RULINGS = Path(__file__).parent / "rulings"


def test_it_keeps_every_promise_the_table_relies_on() -> None:
    game = PLUGIN.load()
    report = run(game, lambda seed: Start(seed, HighCardOptions(), ({}, {}), cards=game.cards), 40)
    assert len(report.duels) == 40


def test_the_rulings_hold() -> None:
    for file in sorted(RULINGS.glob("*.toml")):
        report = run_file(file)
        assert report.status is Status.HOLDS, str(report)
