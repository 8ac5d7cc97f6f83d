"""Positions: every fault is named together, with its field, what is allowed and the nearest name."""

from pathlib import Path

from cardgame_tui.testing.scenario import Status, run_file
from tests.rulesets.grand_archive.tables import GAME

HEAD = 'title = "Nothing fits"\nruleset = "grand_archive"\n'
NAMES = """\
[start]
turn = 0
later = [
    { text = "Destroy it.", seat = 1, source = "1.champion" },
    { text = "At the beginning of the next end phase, destry it.", seat = 1, source = "1.champion" },
    { text = "As the turn ends, draw a card.", seat = 1, source = "1.graveyard.0", it = "2.champion" },
    { text = "As the turn ends, draw a card.", seat = 1, source = "1.gone.Legder Clerk", it = "1.gone.Whirlcut" },
]
[start.seat1]
champion = { lineage = ["Spirit of the Kiln", "Ledger Clerk"], counters = { levl = 1 }, lineage_times = [1] }
field = [
    { card = "Unquenched Vow", link = "1.7" },
    "Rally the Line",
    { card = "Ledger Clerk", transformed = true, gains = ["Tuant"], effect_times = [1, 2] },
]
deck = ["Brasswake Saber", "Legder Clerk"]
hand = ["Ember Ledger", { card = "Whirlcut", suppressed = 1, preserved = true }]
mastery = "Whirlcut"
"""
FIELDS = """\
[start]
active = 3
phase = "mian"
mood = 1
seat1.field = [{ card = "Ledger Clerk", damge = 1 }]
"""


def failures(folder: Path, text: str) -> list[str]:
    """The messages about a scenario that cannot be used."""
    path = folder / "faulty.toml"
    path.write_text(HEAD + text, encoding="utf-8")
    report = run_file(path, lambda _: GAME)
    assert report.status is Status.UNUSABLE
    return [failure.partition("[start] ")[2] for failure in report.failures]


def test_all_faults_of_a_position_are_named(tmp_path: Path) -> None:
    found = failures(tmp_path, NAMES)
    expected = [
        "turn: 0 in phase main; allowed: 0 only between turns, before the first",
        'later 0.text: "Destroy it." makes no delayed trigger',
        'later 1.text: "At the beginning of the next end phase, destry it." makes no delayed trigger',
        'later 2.source: "1.graveyard.0" is no card',
        'later 2.it: "2.champion" is no card',
        'later 3.source: no card "Legder Clerk"; did you mean Ledger Clerk?',
        'later 3.it: "1.gone.Whirlcut" is no card',
        'seat1.champion: "Ledger Clerk" is no champion',
        'seat1.champion: "levl" is no kind of counter',
        "seat1.champion.lineage_times: not one for each card of the lineage",
        'seat1.field 0.link: "1.7" is no object',
        'seat1.field 1: "Rally the Line" is no object for the field',
        'seat1.field 2.transformed: "Ledger Clerk" has no other side',
        'seat1.field 2.gains: "Tuant" is no keyword; did you mean Taunt?',
        "seat1.field 2.effect_times: not one for each effect; allowed: gains, then gets, then lasting",
        'seat1.deck: "Brasswake Saber" is no main deck card',
        'seat1.deck: no card "Legder Clerk"; did you mean Ledger Clerk?',
        'seat1.hand: "Ember Ledger" is a mastery; allowed: seat1.mastery',
        'seat1.hand.suppressed: "Whirlcut" is not banished',
        'seat1.hand.preserved: "Whirlcut" is not in the material deck',
        'seat1.mastery: "Whirlcut" is no mastery',
    ]
    assert len(found) == len(expected)
    for words in expected:
        assert any(each.startswith(words) for each in found), (words, found)


def test_fields_and_their_values_are_checked_first(tmp_path: Path) -> None:
    found = failures(tmp_path, FIELDS)
    assert [each.partition(":")[0] for each in found] == ["active", "phase", "mood", "seat1.field 1.damge"]
    assert "did you mean main?" in found[1]
