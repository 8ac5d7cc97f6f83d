"""Positions: every fault is named together, with its field, what is allowed and the nearest name."""

from pathlib import Path

from cardgame_tui.testing.scenario import Status, run_file

FAULTY = """\
title = "Nothing fits"
ruleset = "dimensional_rift"
[start]
[start.seat1]
hand = ["Ember Chirurgon"]
field."9Z9" = "Gatewright"
field."1A1" = "Gatewright"
"""


def test_all_faults_of_a_position_are_named(tmp_path: Path) -> None:
    path = tmp_path / "faulty.toml"
    path.write_text(FAULTY, encoding="utf-8")
    report = run_file(path)
    assert report.status is Status.UNUSABLE
    assert report.failures == [
        f'{path}:5: [start] seat1.hand: no card "Ember Chirurgon"; did you mean Ember Chirurgeon?',
        f'{path}:6: [start] seat1: "9Z9" is no zone of this side',
        f'{path}:7: [start] 1A1: "Gatewright" is a creature; allowed: artifact',
    ]


def test_nobody_starts_without_hit_points(tmp_path: Path) -> None:
    path = tmp_path / "dead.toml"
    path.write_text('title = "Dead"\nruleset = "dimensional_rift"\n[start]\nseat1.hp = 0\n', encoding="utf-8")
    assert run_file(path).status is Status.UNUSABLE
