"""Positions: every fault is named together, with its field, what is allowed and the nearest name."""

from pathlib import Path

import pytest

from cardgame_tui.testing.scenario import Status, run_file
from tests.rulesets.containment.tables import GAME

HEAD = 'title = "Nothing fits"\nruleset = "containment"\n'
NAMES = """\
[start]
phase = "experiment"
results = [{ on = "2f4", amount = 1 }, { on = "1f1", amount = 1, origin = "Nobody" }]
[start.seat1]
safe = ["Clokwork Sparrow", "Glass Choir", "Crow"]
site = { "1f1" = "Clockwork Sparrow", "2f1" = "Twin Keyring", "1f2" = "Night Shift" }
tale = ["Agent Doma", { card = "Night Shift", face = "up" }]
personnel = "Night Shift"
canons = ["Overtime Order"]
decommissioned = ["Crow"]
"""
FIELDS = """\
[start]
active = 3
phase = "mian"
mood = 1
seat1.site."1f1" = { card = "Clockwork Sparrow", test = 1 }
"""


def failures(folder: Path, text: str) -> list[str]:
    """The messages about a scenario that cannot be used."""
    path = folder / "faulty.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    report = run_file(path, lambda _: GAME)
    assert report.status is Status.UNUSABLE
    return [failure.partition("[start] ")[2] for failure in report.failures]


def test_all_faults_of_a_position_are_named(tmp_path: Path) -> None:
    deck_kinds = "object or personnel or tale or incident or canon"
    assert sorted(failures(tmp_path, NAMES)) == sorted(
        [
            "phase: the experiment phase is not used: add experiment = true",
            'seat1.safe: no card "Clokwork Sparrow"; did you mean Clockwork Sparrow?',
            'seat1.safe: "Glass Choir" does not belong in this sandbox',
            'seat1.safe: "Crow" does not belong in this sandbox',
            'seat1.tale: "Agent Doma" is a card of kind personnel; allowed: tale or incident',
            'seat1.personnel: "Night Shift" is a card of kind tale; allowed: personnel',
            f'seat1.decommissioned: "Crow" is a card of kind token; allowed: {deck_kinds}',
            'seat1.canons: "Overtime Order" is a card of kind tale; allowed: canon',
            'seat1.tale: "Night Shift" is no Field, so it lies face-down',
            'seat1.site: "2f1" is not a frame of this site; allowed: 1f1 to 1f99',
            '1f2: "Night Shift" is a card of kind tale; allowed: object or token',
            'results 0.on: no object is in "2f4"; allowed: 1f1, 1f2, 2f1',
            'results 1.origin: no card "Nobody"',
        ]
    )


def test_fields_and_their_values_are_checked_first(tmp_path: Path) -> None:
    found = failures(tmp_path, FIELDS)
    assert [each.partition(":")[0] for each in found] == ["active", "phase", "mood", "seat1.site.1f1.test"]
    assert "did you mean main?" in found[1]


@pytest.mark.parametrize("frame", ["1f7", "1f0", "1f01", "f1", ""])
def test_a_site_ends_where_the_option_says(tmp_path: Path, frame: str) -> None:
    text = f'[options]\nsite_frames = "hard6"\n[start]\nseat1.site."{frame}" = "Clockwork Sparrow"\n'
    assert failures(tmp_path, text) == [f'seat1.site: "{frame}" is not a frame of this site; allowed: 1f1 to 1f6']


def test_only_the_game_start_phase_is_in_turn_0(tmp_path: Path) -> None:
    assert failures(tmp_path, '[start]\nturn = 0\nphase = "main"\n') == [
        "turn: 0 in phase main; allowed: 0 only in the game-start phase"
    ]
