"""The scenario runner on Leduc hold'em: what holds, what fails and says why, what cannot be used."""

from pathlib import Path

import pytest

from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.testing.scenario import Status, exit_code, run_paths
from tests.conformance.scenarios import PAIR_OF_KINGS, RAISED, find, run_text
from tests.games.leduc import Leduc, LeducDuel


def test_a_scenario_holds(tmp_path: Path) -> None:
    report = run_text(tmp_path, PAIR_OF_KINGS + RAISED)
    assert (report.status, report.title, report.failures) == (Status.HOLDS, "A pair wins", [])


STEP = "[[step]]\nseat = 1\n"
WRONG = {
    "another seat": ("[[step]]\nseat = 2\nchoose = 'call'", "expected seat 2, but seat 1 is asked 'bet'"),
    "another rule": (STEP + "rule = 'LE-6'", "expected a question under LE-6"),
    "no such option": (STEP + "choose = 'fold'", "no option matches 'fold'"),
    "one offer too many": (STEP + "offers = ['call']", "also on offer: raise"),
    "an offer missing": (STEP + "offers_at_least = ['fold']", "'fold' is not on offer"),
    "refused but offered": (STEP + "refused = 'call'", "'call' is on offer"),
    "another reason": (STEP + "refused = 'fold'\nbecause = 'LE-6'", "refused for another reason than LE-6"),
    "no reason": (STEP + "refused = 'check'\nbecause = 'LE-7'", "no reason is given why 'check' is not on offer"),
    "a fact after a step": (STEP + "expect = { raises = 1 }", "raises: expected 1, found 0"),
    "a fact at the end": ("[expect]\nboard = []", "board: expected [], found ['King of hearts']"),
    "a rule not logged": ("[expect]\nlogged = ['LE-4']", "LE-4 is not cited"),
    "several at once": (STEP + "choose = ['call', 'raise']", "no option matches ['call', 'raise']"),
    "a list too deep": (STEP + "choose = [['call']]", "is a list, but one option is asked for"),
    "the log in another order": (RAISED.replace('"LE-4", "LE-10"', '"LE-10", "LE-4"'), "not in this order"),
    "a step after the end": (RAISED.split("[expect]")[0] + STEP + "choose = 'call'", "the duel is over"),
    "unused chance": ("", "scripted chance is left over: [1]"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_failed_expectation_is_reported(tmp_path: Path, name: str) -> None:
    steps, message = WRONG[name]
    head = "random = [1]\n" if name == "unused chance" else ""
    report = run_text(tmp_path, head + PAIR_OF_KINGS + steps)
    assert report.status is Status.FAILS
    assert len(report.failures) == 1
    assert message in report.failures[0]


@pytest.mark.parametrize(
    "fact", ["['king of hearts']", "{ contains = 'KING OF HEARTS' }", "{ any_order = ['King Of Hearts'] }"]
)
def test_capitals_do_not_matter_in_facts(fact: str, tmp_path: Path) -> None:
    assert run_text(tmp_path, PAIR_OF_KINGS + f"[expect]\nboard = {fact}\n").failures == []
    report = run_text(tmp_path, PAIR_OF_KINGS + f"[expect]\nboard = {{ not = {fact} }}\n")
    assert report.status is not Status.HOLDS


def test_a_failed_step_names_its_number_and_line(tmp_path: Path) -> None:
    text = PAIR_OF_KINGS + STEP + "choose = 'call'\n" + STEP + "choose = 'call'"
    report = run_text(tmp_path, text)
    line = text.splitlines().index("seat = 1", text.splitlines().index("choose = 'call'"))
    assert report.failures[0].startswith(f"step 2 (line {line}): ")


def test_all_mismatches_of_a_step_are_reported(tmp_path: Path) -> None:
    steps = STEP + "offers = ['raise']\nrefused = 'raise'\nchoose = 'call'\nexpect = { raises = 9 }"
    report = run_text(tmp_path, PAIR_OF_KINGS + steps)
    assert len(report.failures) == 3


def test_a_seat_may_concede(tmp_path: Path) -> None:
    steps = "[[step]]\nseat = 1\nconcede = true\n[expect]\nwinner = 2\nlogged = ['LE-12']"
    assert run_text(tmp_path, PAIR_OF_KINGS + steps).failures == []


CONCEDES = "[[step]]\nseat = 1\nconcede = true\n"
CONCEDING = {
    "refused": (CONCEDES + "because = 'LE-6'", []),
    "refused, but not expected": (CONCEDES, ["seat 1 may not concede here: play on (LE-6)"]),
    "another reason": (CONCEDES + "because = 'LE-7'", ["play on (LE-6), expected LE-7"]),
    "allowed, but expected not to be": (
        CONCEDES.replace("1", "2") + "because = 'LE-6'",
        ["seat 2 may concede here, which LE-6 does not refuse"],
    ),
}


@pytest.mark.parametrize("name", CONCEDING)
def test_a_rule_may_refuse_to_concede(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    def refuse(ruleset: Leduc, duel: LeducDuel, seat: int, how: str) -> Refusal | None:
        return Refusal("LE-6", "play on") if (seat, how) == (1, "conceded") else None

    monkeypatch.setattr(Leduc, "refuse_settling", refuse)
    steps, wrong = CONCEDING[name]
    failures = run_text(tmp_path, PAIR_OF_KINGS + steps).failures
    assert len(failures) == len(wrong)
    assert all(words in failure for words, failure in zip(wrong, failures, strict=True))


def test_chance_is_scripted_without_a_position(tmp_path: Path) -> None:
    steps = STEP + "[expect]\n'seat1.hand' = ['Queen of spades']\n'seat2.hand' = ['King of spades']"
    head = "title = 'Dealt'\nruleset = 'leduc'\nrandom = [1, 1]\n"
    assert run_text(tmp_path, head + steps).failures == []


UNUSABLE = {
    "not TOML": ("title =", "is not TOML"),
    "an unknown key": ("colour = 'red'" + PAIR_OF_KINGS, "colour"),
    "an unknown place": (PAIR_OF_KINGS + "colour = 'red'", "colour"),
    "another game": (PAIR_OF_KINGS.replace("leduc", "chess"), 'no ruleset "chess"'),
    "an unknown rule": (PAIR_OF_KINGS.replace("LE-9", "LE-99"), "LE-99 is not in the rulebook"),
    "an unknown card": (PAIR_OF_KINGS.replace("King of spades", "King of cups"), "King of cups"),
    "an unknown fact": (
        PAIR_OF_KINGS + "[expect]\nraise = 1",
        "no such fact; did you mean raises?",
    ),
    "an unknown question": (
        PAIR_OF_KINGS + STEP + "ask = 'bte'",
        'question "bte"; allowed: bet; did you mean bet?',
    ),
    "an unknown phase": (PAIR_OF_KINGS + STEP + "phase = 'frist'", "did you mean first?"),
    "refused, but nowhere": (
        PAIR_OF_KINGS + STEP + "refused = 'flod'",
        "is called 'flod'; did you mean 'fold'?",
    ),
    "refused, but nothing": (PAIR_OF_KINGS + STEP + "refused = ' '", "nothing here is called ' '"),
    "both seats concede": (PAIR_OF_KINGS + "[[step]]\nseat = 0\nconcede = true", "one seat concedes: 1 or 2"),
    "an event of no card": (
        PAIR_OF_KINGS + "[[event]]\nrule = 'LE-9'\ncard = 'King of spdes'",
        "event 1.card: nothing here is called 'King of spdes'; did you mean 'King of spades'?",
    ),
    "an unknown option": (PAIR_OF_KINGS + "[options]\nspeed = 1", "speed"),
}


@pytest.mark.parametrize("name", UNUSABLE)
def test_an_unusable_file_has_its_reason(tmp_path: Path, name: str) -> None:
    text, message = UNUSABLE[name]
    report = run_text(tmp_path, text)
    assert report.status is Status.UNUSABLE
    assert message in "\n".join(report.failures)


def test_folders_are_searched_and_exit_codes_differ(tmp_path: Path) -> None:
    good, bad = tmp_path / "good", tmp_path / "bad"
    (good / "deep").mkdir(parents=True)
    bad.mkdir()
    run_text(good / "deep", PAIR_OF_KINGS)
    run_text(bad, PAIR_OF_KINGS + "[expect]\nraises = 9")
    holds, fails = run_paths([good], find), run_paths([good, bad], find)
    unusable = run_paths([good, bad, tmp_path / "missing.toml"], find)
    assert [len(reports) for reports in (holds, fails, unusable)] == [1, 2, 3]
    assert [exit_code(reports) for reports in (holds, fails, unusable)] == [0, 1, 2]


def test_several_processes_give_the_same_reports(tmp_path: Path) -> None:
    rulings = Path(__file__).parents[1] / "rulings" / "rune_duel" / "holding"
    unusable = tmp_path / "missing.toml"
    assert run_paths([rulings, tmp_path, unusable], jobs=2) == run_paths([rulings, tmp_path, unusable])


def test_an_empty_folder_cannot_be_used(tmp_path: Path) -> None:
    assert exit_code(run_paths([tmp_path], find)) == 2
