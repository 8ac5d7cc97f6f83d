"""Card texts that can be read and not played are refused when the card is loaded."""

from pathlib import Path

import pytest

from cardgame_tui.content.cards import Located, load_cards
from cardgame_tui.content.faults import ContentError
from rulesets.rune_duel.content.card_set import RuneRecord, compile_records, lint_record

STATS = {"creature": "1/1", "warlord": "1/1", "artifact": "+1/+1", "spell": ""}

WRONG_TYPE = [
    ("artifact", "Twin Strike.", "only a creature has keywords; an artifact can grant them"),
    ("spell", "Target: you. Charge. Gain 1 life.", "only a creature has keywords; an artifact can grant them"),
    ("spell", "Target: you. Arrival: gain 1 life.", "only a creature can have Arrival or Onslaught"),
    ("artifact", "Onslaught: gain 1 life.", "only a creature can have Arrival or Onslaught"),
    ("creature", "Command: your other creatures have +1/+0.", "only a warlord can have Command"),
    ("artifact", "Command: your other creatures have +1/+0.", "only a warlord can have Command"),
    ("creature", "Grants Breakthrough.", "only an artifact can grant something"),
    ("warlord", "Target: you.", "only a spell has a target"),
    ("creature", "Gain 1 life.", "an effect without Arrival or Onslaught before it belongs on a spell"),
]
SPELLS = [
    ("", 'a spell begins with exactly one target, "Target: ..."'),
    ("Gain 1 life.", 'a spell begins with exactly one target, "Target: ..."'),
    ("Gain 1 life. Target: you.", 'a spell begins with exactly one target, "Target: ..."'),
    ("Target: you. Target: you. Gain 1 life.", 'a spell begins with exactly one target, "Target: ..."'),
    ("Target: you.", "a spell needs an effect after its target"),
    ("Target: any creature. Deal 1 to the facing creature.", "a spell has no slot"),
    ("Target: any creature. Deal 1 to each.", 'this target is called "it", not "each"'),
    ("Target: all creatures. Deal 1 to it.", 'this target is called "each", not "it"'),
    ("Target: the opposing player. Deal 1 to it.", 'this target is called "them", not "it"'),
    ("Target: any creature. Discard it.", 'effects can discard only artifacts, but "it" is one creature'),
    (
        "Target: an artifact on any creature. Deal 1 to it.",
        'only creatures and players can be dealt damage, but "it" is an artifact',
    ),
    (
        "Target: an artifact on any creature. Move it to the end of its line.",
        'only one creature can be moved at a time, but "it" is an artifact',
    ),
    (
        "Target: all creatures. Move each to the end of its line.",
        'only one creature can be moved at a time, but "each" is several creatures',
    ),
    ("Target: you. Heal 1 from them.", 'only creatures can be healed, but "them" is a player'),
    ("Target: you. Heal all damage from them.", 'only creatures can be healed, but "them" is a player'),
    ("Target: an artifact on any creature. Discard it; discard it.", "an artifact can be discarded only once"),
    ("Target: any creature. Gain 1 life; deal 0 to it.", "an amount must be 1 or more"),
]
CREATURES = [
    ("Arrival: deal 1 to it.", '"it" stands for the target of a spell, but the card is not a spell'),
    ("Onslaught: heal 1 from each.", '"each" stands for the target of a spell, but the card is not a spell'),
    ("Arrival: deal 1 to them.", '"them" stands for the target of a spell, but the card is not a spell'),
    ("Arrival: heal 1 from the opposing player.", "only creatures can be healed"),
    ("Arrival: discard the facing creature.", "effects can discard only artifacts"),
    ("Arrival: you may draw a card.", 'so "you may" is not possible'),
    ("Onslaught: move the facing creature to the end of its line.", "no creature changes its slot during combat"),
    ("Arrival: draw 0 cards.", "an amount must be 1 or more"),
    ("Regeneration 0.", "an amount must be 1 or more"),
    ("Fade 1. Fade 2.", "a creature can have Fade only once"),
]
NOT_GRANTED = ["Charge", "Carrot Seeker", "Fade 2"]

PLAYABLE = [
    ("creature", ""),
    ("creature", "Arrival: move the facing creature to the end of its line; deal 1 to you."),
    ("creature", "Regeneration 1, Charge. Onslaught: heal all damage from each of your creatures."),
    ("warlord", "Charge. Arrival: draw 2 cards. Command: your other creatures have +1/+0."),
    ("warlord", ""),
    ("artifact", "Grants Breakthrough, Twin Strike, Regeneration 2."),
    ("spell", "Target: an enemy creature. Deal 1 to it; gain 2 life. Draw a card."),
    ("spell", "Target: all your creatures. Heal 2 from each."),
    ("spell", "Target: the opposing player. Deal 1 to them; deal 1 to each enemy creature."),
]


def located(folder: Path, kind: str, text: str) -> Located[RuneRecord]:
    """Read a card of that type with that text from a file."""
    file = folder / "cards.toml"
    table = f"[[card]]\nname = 'Test Card'\ntype = '{kind}'\nrank = 1\nrune = 'I'\nstats = '{STATS[kind]}'\n"
    file.write_text(f"{table}text = '{text}'\n", encoding="utf-8")
    return load_cards(file, RuneRecord)[0]


def complaints(folder: Path, kind: str, text: str) -> list[str]:
    """What is wrong with such a card when it is loaded."""
    with pytest.raises(ContentError) as error:
        compile_records([located(folder, kind, text)])
    assert all(fault.field == "Test Card: text" for fault in error.value.faults)
    return [fault.found for fault in error.value.faults]


@pytest.mark.parametrize(("kind", "text", "complaint"), WRONG_TYPE)
def test_a_sentence_on_the_wrong_type_of_card_is_refused(
    tmp_path: Path, kind: str, text: str, complaint: str
) -> None:
    assert complaint in complaints(tmp_path, kind, text)


@pytest.mark.parametrize(("text", "complaint"), SPELLS)
def test_a_spell_that_could_not_be_played_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    [found] = complaints(tmp_path, "spell", text)
    assert complaint in found


@pytest.mark.parametrize(("text", "complaint"), CREATURES)
def test_a_creature_with_an_impossible_text_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    [found] = complaints(tmp_path, "creature", text)
    assert complaint in found


@pytest.mark.parametrize("word", NOT_GRANTED)
def test_what_acts_on_coming_to_the_line_is_not_granted(tmp_path: Path, word: str) -> None:
    [found] = complaints(tmp_path, "artifact", f"Grants {word}.")
    assert found == f"{word.removesuffix(' 2')} works when a card enters the line, so it cannot be granted"


@pytest.mark.parametrize(("kind", "text"), PLAYABLE)
def test_a_playable_text_is_not_refused(tmp_path: Path, kind: str, text: str) -> None:
    card = located(tmp_path, kind, text)
    assert compile_records([card])["Test Card"].text == text
    assert lint_record(card) == []


def test_all_faults_of_a_text_are_named_at_its_place(tmp_path: Path) -> None:
    card = located(tmp_path, "creature", "Grants Charge. Arrival: deal 0 to it.")
    findings = [str(finding).removeprefix(f"{tmp_path / 'cards.toml'}:") for finding in lint_record(card)]
    assert findings == [
        "7:9: T201 only an artifact can grant something",
        "7:9: T201 Charge works when a card enters the line, so it cannot be granted",
        "7:9: T201 an amount must be 1 or more",
        '7:9: T201 "it" stands for the target of a spell, but the card is not a spell',
    ]


def test_a_text_that_cannot_be_read_is_a_finding_with_the_place_of_the_word(tmp_path: Path) -> None:
    [finding] = lint_record(located(tmp_path, "artifact", "Grants Twin Stirke."))
    assert (finding.code, finding.line, finding.column) == ("T101", 7, 21)
    assert finding.nearest == ("Strike",)
