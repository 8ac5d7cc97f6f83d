"""Positions: every fault is named together, with its field, what is allowed and the nearest name."""

from pathlib import Path

import pytest

from cardgame_tui.testing.scenario import Status, run_file

HEAD = 'title = "Nothing fits"\nruleset = "rune_duel"\n'
NAMES = """\
[start]
winner = 1
row = [{ seat = 1, card = "Cinder Ipm" }]
muster = [{ seat = 2, card = "Cinder Imp" }]
[start.seat1]
hand = ["Hot Colas"]
fresh = 2
line."2s1" = "Cinder Imp"
line."1s4" = "Hot Coals"
line."1s2" = { card = "Cinder Imp", artifacts = ["Soot Jackal"], fade = 1 }
"""
FIELDS = """\
[start]
leader = 3
phase = "mustr"
mood = 1
seat1.line."1s2" = { card = "Cinder Imp", damag = 1 }
"""


def failures(folder: Path, text: str) -> list[str]:
    """The messages about a scenario that cannot be used."""
    path = folder / "faulty.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    report = run_file(path)
    assert report.status is Status.UNUSABLE
    return [failure.partition("[start] ")[2] for failure in report.failures]


def test_all_faults_of_a_position_are_named(tmp_path: Path) -> None:
    assert failures(tmp_path, NAMES) == [
        "winner: a duel that is not over has no winner; allowed: 0",
        'row: no card "Cinder Ipm"; did you mean Cinder Imp?',
        "muster: no cards can be there in phase duel",
        'seat1.hand: no card "Hot Colas"; did you mean Hot Coals?',
        "seat1.fresh: 2, but only 0 cards are held",
        'seat1.line: "2s1" is not a slot of this line; allowed: 1s1 to 1s99',
        '1s4: "Hot Coals" is a spell; allowed: creature or warlord',
        '1s2.fade: "Cinder Imp" does not fade',
        '1s2: "Soot Jackal" is a creature; allowed: artifact',
    ]


def test_each_fault_of_a_position_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "faulty.toml"
    path.write_text(HEAD + NAMES, encoding="utf-8")
    places = [failure.partition(": [start]")[0] for failure in run_file(path).failures]
    assert places == [f"{path}:{line}" for line in (4, 5, 6, 8, 9, 10, 11, 12, 12)]


def test_fields_and_their_values_are_checked_first(tmp_path: Path) -> None:
    found = failures(tmp_path, FIELDS)
    assert [each.partition(":")[0] for each in found] == ["leader", "phase", "mood", "seat1.line.1s2.damag"]
    assert found[0] == "leader: found 3; allowed: 1 or 2"
    assert "did you mean muster?" in found[1]
    assert "did you mean damage?" in found[3]


@pytest.mark.parametrize("slot", ["1s4", "1s0", "1s100", "1s01", "s1", ""])
def test_a_line_ends_where_the_options_say(tmp_path: Path, slot: str) -> None:
    text = f'[options]\nmax_slots = 3\n[start]\nseat1.line."{slot}" = "Cinder Imp"\n'
    assert failures(tmp_path, text) == [f'seat1.line: "{slot}" is not a slot of this line; allowed: 1s1 to 1s3']


@pytest.mark.parametrize("phase", ["holding", "combat", "post_combat", "cleanup"])
def test_no_card_is_left_in_the_row_after_the_muster(tmp_path: Path, phase: str) -> None:
    text = f'[start]\nphase = "{phase}"\nrow = [{{ seat = 1, card = "Cinder Imp" }}]\n'
    assert failures(tmp_path, text) == [f"row: no cards can be there in phase {phase}"]


def test_cards_in_the_row_of_a_running_duel_were_played_in_turn(tmp_path: Path) -> None:
    text = '[start]\nleader = 1\nrow = [{ seat = 2, card = "Cinder Imp" }]\n'
    assert failures(tmp_path, text) == [
        "row: the leader plays the first card, then the players take turns (RD-23)"
    ]


def test_a_creature_holds_one_artifact_unless_they_stack(tmp_path: Path) -> None:
    text = '[start]\nseat1.line.1s2 = { card = "Kiln Ogre", artifacts = ["War Drum", "Bark Mail"] }\n'
    assert failures(tmp_path, text) == ["1s2.artifacts: a creature holds one at most (RD-13)"]


def test_every_creature_of_a_position_lives(tmp_path: Path) -> None:
    text = """
[start.seat1.line]
1s1 = { card = "Hedge Runner", damage = 2 }
1s2 = "Queen Marrow"
1s3 = { card = "Hedge Runner", damage = 3 }
1s4 = { card = "Cinder Imp", artifacts = ["Goad Chain"] }
"""
    assert failures(tmp_path, text) == ["1s3: no life is left (RD-41)", "1s4: no life is left (RD-41)"]
