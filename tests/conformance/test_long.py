"""The long run of the conformance kit: cut into equal pieces, varied, and honest about what was never used."""

from collections import Counter
from pathlib import Path
from statistics import mean

import pytest

from cardgame_tui.content.options import describe, differences
from cardgame_tui.engine.chance import Chance
from rulesets.dimensional_rift.options import RiftOptions
from tests.conformance import long
from tests.conformance.broken import COMPLAINTS, DoubledCard
from tests.conformance.long import Piece, main, never_used, pieces, play, shown_in_scenarios, summary
from tests.conformance.starts import turned
from tests.games.leduc import LEDUC

SCENARIO = """
title = "A scenario"
ruleset = "leduc"
cites = ["LE-1", "LE-2"]
[expect]
logged = ["LE-2"]
"""
PIECE = Piece("leduc", 3, 5, 64)


@pytest.fixture
def leduc(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a piece find Leduc, which is not installed."""
    monkeypatch.setattr(long, "load_ruleset", {"leduc": LEDUC}.__getitem__)


def test_pieces_make_up_the_run_each_with_a_seed_of_its_own() -> None:
    cut = pieces("leduc", 25, 3, 64)
    assert [piece.games for piece in cut] == [10, 10, 5]
    assert len({piece.seed for piece in cut}) == 3
    assert pieces("leduc", 10, 3, 64) == cut[:1]


@pytest.mark.usefixtures("leduc")
def test_a_piece_is_played_the_same_each_time() -> None:
    report = play(PIECE)
    assert not isinstance(report, str)
    assert len(report.duels) == 3
    assert play(PIECE) == report


def test_a_broken_promise_is_said_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long, "load_ruleset", lambda ruleset_id: DoubledCard())
    found = play(PIECE)
    assert isinstance(found, str)
    assert COMPLAINTS[DoubledCard] in found


def test_rules_that_neither_duels_nor_scenarios_use_are_named_in_order(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text(SCENARIO, encoding="utf-8")
    shown = shown_in_scenarios(tmp_path)
    assert shown == Counter({"LE-1": 1, "LE-2": 2})
    assert never_used(["LE-8", "LE-3", "LE-2"], Counter(["LE-3"]), shown) == ["LE-8"]


@pytest.mark.usefixtures("leduc")
def test_the_summary_sorts_rules_by_where_they_were_used() -> None:
    report = play(PIECE)
    assert not isinstance(report, str)
    *_, only_shown, unused = summary(report, ["LE-1", "LE-2", "LE-4"], Counter({"LE-1": 1, "LE-4": 1}))
    assert only_shown.endswith(": LE-1")
    assert unused.endswith(": LE-2")


def test_options_are_turned_to_values_they_list() -> None:
    drawn = [turned(RiftOptions(), Chance(seed)) for seed in range(90)]
    listed = {knob.name: knob.choices for knob in describe(RiftOptions)}
    changes = [differences(options) for options in drawn]
    assert all(value in listed[knob.name] for change in changes for knob, value in change)
    assert 15 < sum(not change for change in changes) < 45
    assert mean(len(change) for change in changes) > 2
    turned_once = {knob.name for change in changes for knob, _ in change}
    assert turned_once == {name for name, choices in listed.items() if len(choices) > 1}


def test_the_run_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["dimensional_rift", "--games", "1", "--jobs", "1"]) == 0
    printed = capsys.readouterr().out.splitlines()
    assert printed[0].startswith("1 duels, ")
    assert printed[-1].startswith("cited by no duel and no scenario: ")
