"""Passes that no step mentions: never past what a step is about, never into another phase or turn unasked."""

from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.testing.scenario import ScenarioReport, Status, run_file

MARKSMAN = """
title = "Chapel Marksman shoots"
ruleset = "dimensional_rift"
cites = ["DR-122"]
KEY = true
[[card]]
name = "Test Imp"
type = "creature"
stats = "1/4/0"
arrows = "T"
[start.seat1]
field."1C3" = { card = "Chapel Marksman", mana = 2 }
field."1A1" = { card = "Rift Prism", facing = 180 }
field."1C2" = { card = "Gatewright", face = "down" }
hand = ["Ledger of Debts"]
deck = ["Gatewright", "Gatewright"]
[start.seat2]
field."2C4" = "Test Imp"
field."2C2" = { card = "Gatewright", face = "down" }
deck = ["Gatewright", "Gatewright"]
"""
SHOT = """
[[step]]
seat = 1
ask = "priority"
choose = ["activate", "Chapel Marksman"]
[[step]]
seat = 1
ask = "target"
choose = "2C4"
"""
EXPECT = """
[expect]
"1C3.used" = [0]
"""
EVENT = """
[[step]]
seat = 1
ask = "event"
choose = "battle"
"""


def run_text(folder: Path, text: str, key: str = "pass_unmentioned") -> ScenarioReport:
    path = folder / "scenario.toml"
    path.write_text(text.replace("KEY", key), encoding="utf-8")
    return run_file(path)


def failure(folder: Path, text: str) -> str:
    """The one mismatch of a scenario that fails."""
    report = run_text(folder, text)
    assert report.status is Status.FAILS, str(report)
    (found,) = report.failures
    return found


def test_passes_let_what_is_on_the_stack_resolve(tmp_path: Path) -> None:
    report = run_text(tmp_path, MARKSMAN + SHOT + EXPECT)
    assert report.failures == []


@pytest.mark.parametrize("ask", ['ask = "priority"\n', ""])
def test_a_once_per_turn_ability_is_not_used_a_second_time_two_turns_later(tmp_path: Path, ask: str) -> None:
    second = SHOT.replace('ask = "priority"\n', ask)
    found = failure(tmp_path, MARKSMAN + SHOT + second + EXPECT)
    assert "no option matches ['activate', 'Chapel Marksman'], it is refused: " in found
    assert "(DR-122)" in found
    assert "and offered: " in found


def test_a_misspelt_card_is_not_passed(tmp_path: Path) -> None:
    found = failure(tmp_path, MARKSMAN + SHOT.replace("Chapel Marksman", "Chapel Marskman"))
    assert "no option matches ['activate', 'Chapel Marskman']; did you mean 'Chapel Marksman'?" in found


def test_a_refused_choice_is_not_passed(tmp_path: Path) -> None:
    step = '[[step]]\nseat = 1\nchoose = ["summon", "Ledger of Debts"]\n'
    assert "['summon', 'Ledger of Debts'], it is refused: " in failure(tmp_path, MARKSMAN + step)


def test_a_pass_does_not_end_the_phase_unasked(tmp_path: Path) -> None:
    found = failure(tmp_path, MARKSMAN + EVENT)
    assert "ended phase 'begin' of turn 2, and now it is phase 'event' of turn 2" in found
    assert 'add phase = "event"' in found
    assert "passed before: seat 1 at 'priority' in phase 'begin' of turn 2" in found


def test_a_step_may_be_in_a_later_phase(tmp_path: Path) -> None:
    report = run_text(tmp_path, MARKSMAN + EVENT + 'phase = "event"\n[expect]\nphase = "event"')
    assert report.failures == []


def test_a_later_phase_is_one_of_the_same_turn(tmp_path: Path) -> None:
    step = '[[step]]\nseat = 1\nask = "event"\nphase = "{}"\n'
    found = failure(tmp_path, MARKSMAN + step.format("event") + step.format("begin"))
    assert "expected phase 'begin', but it is phase 'event' of turn 2" in found


def test_a_phase_alone_does_not_lead_into_the_next_turn(tmp_path: Path) -> None:
    again = SHOT.replace('ask = "priority"', 'phase = "begin"')
    found = failure(tmp_path, MARKSMAN + EVENT + 'phase = "event"\n' + again)
    assert "phase 'begin' does not come again in turn 2: if a later turn is meant, name it" in found


def test_a_place_is_checked_without_any_passing(tmp_path: Path) -> None:
    text = MARKSMAN.replace("KEY = true\n", "") + '[[step]]\nseat = 1\nturn = 3\nphase = "event"\n'
    assert "expected turn 3, phase 'event', but it is phase 'begin' of turn 2" in failure(tmp_path, text)


UNSEEN = """
title = "An activation and, after the game has passed by itself, another one"
ruleset = "dimensional_rift"
[start]
phase = "draw"
[start.seat1]
field."1C3" = { card = "Chapel Marksman", mana = 2 }
[start.seat2]
field."2C4" = "Oathbound Pikeman"
"""
AGAIN = SHOT.replace('ask = "priority"', 'ask = "priority"\nKEYS')


def test_a_turn_that_the_game_ends_by_itself_is_named(tmp_path: Path) -> None:
    (found,) = run_text(tmp_path, UNSEEN + SHOT + SHOT).failures
    assert "it is now phase 'begin' of turn 3, and it was phase 'draw' of turn 2 before" in found
    assert 'if that is meant, add turn = 3 and phase = "begin"; seat 1 is asked' in found
    named = AGAIN.replace("KEYS", 'turn = 3\nphase = "begin"')
    assert run_text(tmp_path, UNSEEN + SHOT + named).failures == []


def test_a_turn_that_an_answer_ends_is_named(tmp_path: Path) -> None:
    passed = UNSEEN + '[[step]]\nseat = 1\nchoose = "pass"\n'
    (found,) = run_text(tmp_path, passed + SHOT).failures
    assert 'add turn = 3 and phase = "begin"' in found


@pytest.mark.parametrize(
    ("keys", "missing"), [("turn = 3", 'add phase = "begin";'), ('phase = "begin"', "add turn = 3;")]
)
def test_what_has_changed_is_named_completely(keys: str, missing: str, tmp_path: Path) -> None:
    (found,) = run_text(tmp_path, UNSEEN + SHOT + AGAIN.replace("KEYS", keys)).failures
    assert missing in found


def test_the_first_step_is_where_its_position_begins(tmp_path: Path) -> None:
    ended = UNSEEN.replace("mana = 2", "mana = 2, used = [0]")
    (found,) = run_text(tmp_path, ended + SHOT).failures
    assert 'add turn = 3 and phase = "begin"' in found


def test_an_answer_that_cannot_be_given_hides_no_other_failure(tmp_path: Path) -> None:
    moment, answer = run_text(tmp_path, UNSEEN + SHOT + SHOT.replace("Marksman", "Marskman")).failures
    assert "add turn = 3" in moment
    assert "no option matches" in answer


def test_the_old_name_of_the_key_is_read_under_the_same_rules(tmp_path: Path) -> None:
    report = run_text(tmp_path, MARKSMAN + SHOT + EXPECT, "auto_pass")
    assert (report.status, report.failures) == (Status.HOLDS, [])
    assert report.notes == ["line 5: auto_pass is now called pass_unmentioned; the old name is still read"]
    assert run_text(tmp_path, MARKSMAN + SHOT + SHOT, "auto_pass").status is Status.FAILS


def test_both_names_of_the_key_are_one_too_many(tmp_path: Path) -> None:
    path = tmp_path / "scenario.toml"
    path.write_text(MARKSMAN.replace("KEY", "auto_pass = true\npass_unmentioned"), encoding="utf-8")
    with pytest.raises(ContentError, match="5: auto_pass: is the old name of pass_unmentioned, which is here too"):
        load_scenario(path)


def test_an_open_question_at_the_end_is_reported(tmp_path: Path) -> None:
    begun = MARKSMAN + SHOT[: SHOT.rindex("[[step]]")]
    question, fact = run_text(tmp_path, begun + '[expect]\n"2C4.damage" = 1\n').failures
    assert question.startswith("at the end: no step answers the open question: seat 1 is asked 'target' (DR-")
    assert "2C4.damage: expected 1, found 0" in fact
    assert (
        run_text(tmp_path, MARKSMAN + SHOT + EXPECT.replace("0", "1")).failures[0].startswith("at the end (line")
    )


COUNTED = """
title = "A question comes while the last item resolves"
ruleset = "grand_archive"
pass_unmentioned = true
[[card]]
name = "Second Thought"
type = "action"
elements = ["norm"]
reserve = 0
speed = "slow"
text = "Each player discards a card."
[start.seat1]
champion = ["Spirit of the Open Sky"]
hand = ["Second Thought", "Steady Thrust", "Steady Thrust"]
[start.seat2]
champion = ["Spirit of the Tidepool"]
[[step]]
seat = 1
ask = "priority"
choose = ["play", "Second Thought"]
"""
"""A scenario that ends before the discard that its card asks for."""


def test_what_does_not_resolve_at_the_end_is_a_failure(tmp_path: Path) -> None:
    (found,) = run_text(tmp_path, COUNTED).failures
    assert found.startswith("at the end: no step answers the open question: seat 1 is asked ")


def test_a_failed_step_prints_its_log(tmp_path: Path) -> None:
    report = run_text(tmp_path, MARKSMAN + SHOT + 'expect = { "2C4.damage" = 9 }\n' + EVENT)
    assert report.log
    assert "the log up to there:" in str(report)


USED_UP = """
title = "Once per turn"
ruleset = "dimensional_rift"
[start]
phase = "draw"
[start.seat1]
field."1C3" = { card = "Chapel Marksman", mana = 2 }
[start.seat2]
field."2C4" = "Gatewright"
[[step]]
seat = 1
choose = ["activate", "Chapel Marksman"]
[[step]]
seat = 1
choose = "2C4"
"""
LATE = (
    "the facts are those of phase 'begin' of turn 3, and the last step is in phase 'draw' of turn 2: "
    'if that is meant, add "turn.number" = 3 and "phase" = "begin" to them'
)


@pytest.mark.parametrize("expect", ["[expect]\n{}", "expect = {{ {} }}"])
def test_facts_of_a_later_turn_say_so(tmp_path: Path, expect: str) -> None:
    late = run_text(tmp_path, USED_UP + expect.format('"1C3.used" = []'))
    assert late.failures == [f"at the end: {LATE}"]
    separator = "\n" if expect.startswith("[") else ", "
    facts = separator.join(['"1C3.used" = []', '"turn.number" = 3', 'phase = "begin"'])
    assert run_text(tmp_path, USED_UP + expect.format(facts)).failures == []
