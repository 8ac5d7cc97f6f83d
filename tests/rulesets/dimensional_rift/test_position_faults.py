"""Positions: every fault is named together, with its field, what is allowed and the nearest name."""

from pathlib import Path

import pytest

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
        f'{path}:6: [start] seat1: "9Z9" is not a zone of this side',
        f'{path}:7: [start] 1A1: "Gatewright" is a creature; allowed: artifact',
    ]


def test_both_seats_start_with_hit_points(tmp_path: Path) -> None:
    path = tmp_path / "dead.toml"
    path.write_text('title = "Dead"\nruleset = "dimensional_rift"\n[start]\nseat1.hp = 0\n', encoding="utf-8")
    assert run_file(path).status is Status.UNUSABLE


@pytest.mark.parametrize(
    ("edition", "field", "faults"),
    [
        (
            "conquest",
            'field."1C3" = { card = "Gatewright", attached = ["Clay Hauler", "Signal Kite", "Creature Token"] }',
            [
                f'1C3.attached: "{name}" cannot lie under a creature (DR-33); allowed: cards of subtype equipment'
                for name in ("Clay Hauler", "Signal Kite", "Creature Token")
            ],
        ),
        (
            "conquest",
            'field."1A3" = { card = "Rift Prism", attached = ["Wardplate"] }',
            ["1A3.attached: only a face-up creature has cards under it"],
        ),
        (
            "conquest",
            'field."1C3" = { card = "Gatewright", face = "down", attached = ["Wardplate"] }',
            ["1C3.attached: only a face-up creature has cards under it"],
        ),
        (
            "rift",
            'field."1C3" = { card = "Gatewright", attached = ["Wardplate"] }',
            ['1C3.attached: "Wardplate" cannot lie under a creature (DR-37); allowed: cards of subtype vehicle'],
        ),
        (
            "rift",
            'field."1C3" = { card = "Gatewright", attached = ["Ox Cart", "Ox Cart"] }',
            ["1C3.attached: found 2 Vehicles; allowed: one (DR-37)"],
        ),
        ("conquest", 'field."1C3" = { card = "Gatewright", attached = ["Wardplate", "Tempered Halberd"] }', []),
        ("rift", 'field."1C3" = { card = "Gatewright", attached = ["Ox Cart"] }', []),
    ],
)
def test_only_cards_that_can_be_attached_are_accepted(
    tmp_path: Path, edition: str, field: str, faults: list[str]
) -> None:
    path = tmp_path / "attached.toml"
    written = (
        f'title = "Under"\nruleset = "dimensional_rift"\noptions.edition = "{edition}"\n[start.seat1]\n{field}\n'
    )
    path.write_text(written, encoding="utf-8")
    assert run_file(path).failures == [f"{path}:5: [start] {fault}" for fault in faults]
