"""Scenario files: their form, apart from what happens in them."""

from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.scenarios.scenario import ScenarioFile, load_scenario
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from tests.games.leduc import LEDUC

SCENARIO = """title = "A pair beats a king"
ruleset = "leduc"
cites = ["LE-9"]
random = [3, ["King of hearts"]]
[options]
hands = 2
[start]
board = "Jack of hearts"
seat1.hand = "Jack of spades"
seat2.hand = "King of spades"
[[step]]
seat = 1
ask = "bet"
offers = ["call", "raise"]
refused = "fold"
because = "LE-7"
choose = "call"
[[step]]
seat = 2
choose = ["call"]
expect = { seat1.chips = 1, "seat2.chips" = -1 }
[expect]
winner = 1
logged = ["LE-9", "LE-10"]
"""


def scenario(folder: Path, text: str) -> ScenarioFile:
    file = folder / "scenario.toml"
    file.write_text(text)
    return load_scenario(file)


def fact(driver: Driver, path: str) -> object:
    return driver.ruleset.measure(driver.duel, path)


def faults_of(folder: Path, text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        scenario(folder, text)
    return [str(fault).partition("scenario.toml")[2] for fault in caught.value.faults]


def test_the_content_of_a_scenario(tmp_path: Path) -> None:
    file = scenario(tmp_path, SCENARIO)
    first, second = file.scenario.step
    assert (first.seat, first.ask, first.choose) == (1, "bet", "call")
    assert (first.refused, first.because) == (["fold"], ["LE-7"])
    assert second.expect == {"seat1.chips": 1, "seat2.chips": -1}
    assert (file.scenario.facts, file.scenario.logged) == ({"winner": 1}, ["LE-9", "LE-10"])
    assert file.document.line(("step", 1)) == 18


def test_a_scenario_opens_at_its_position(tmp_path: Path) -> None:
    setup = scenario_setup(LEDUC, scenario(tmp_path, SCENARIO.replace("random = [3", "#")))
    driver = setup.driver(setup.match().next_start())
    assert driver.prompt is not None
    assert driver.prompt.ask == "bet"
    assert fact(driver, "board") == ["Jack of hearts"]
    assert driver.duel.options.hands == 2


def test_options_of_a_scenario_are_checked(tmp_path: Path) -> None:
    file = scenario(tmp_path, SCENARIO.replace("hands = 2", "hand = 2"))
    with pytest.raises(ContentError, match=r"6: options\.hand: no such field; .* did you mean hands"):
        scenario_setup(LEDUC, file)


def test_chance_is_scripted_in_order(tmp_path: Path) -> None:
    text = 'title = "Dealt"\nruleset = "leduc"\nrandom = [0, 1]\n'
    setup = scenario_setup(LEDUC, scenario(tmp_path, text))
    driver = setup.driver(setup.match().next_start())
    assert fact(driver, "seat1.hand") == ["Jack of spades"]
    assert driver.duel.chance.script == []


def test_all_faults_of_a_scenario_are_named(tmp_path: Path) -> None:
    text = (
        SCENARIO.replace("seat = 2", "seat = 3")
        .replace('choose = "call"', "chose = 1.5")
        .replace("title", "titel")
    )
    assert faults_of(tmp_path, text) == [
        ": title: is missing",
        ":1: titel: no such field; allowed: title, ruleset, about, cites, variant, options, seed, random, decks, "
        "deck, card, start, opens_after, pass_unmentioned, step, event, fault, expect or lesson; "
        "did you mean title?",
        ":17: step 1.chose: no such field; allowed: seat, ask, rule, duel, turn, phase, choose, concede, agree, "
        "rules, offers, offers_at_least, refused, because, expect, note, wrong, given or order; "
        "did you mean choose?",
        ":19: step 2.seat: found 3; allowed: 0, 1 or 2",
    ]


def test_a_value_of_a_wrong_kind_is_one_fault(tmp_path: Path) -> None:
    (fault,) = faults_of(tmp_path, SCENARIO.replace('choose = "call"', "choose = 1.5"))
    assert fault == ":17: step 1.choose: found 1.5; allowed: text in quotes or a whole number or a list"


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('choose = "call"\nconcede = true', "choose, concede, agree or rules: only one of them"),
        ('because = "LE-7"', "because goes with refused, concede or agree"),
        ('refused = "fold"\nbecause = ["LE-6", "LE-7"]', "one rule number"),
    ],
)
def test_keys_of_a_step_must_fit_together(tmp_path: Path, line: str, complaint: str) -> None:
    (fault,) = faults_of(tmp_path, f'title = "x"\nruleset = "leduc"\n[[step]]\nseat = 1\n{line}\n')
    assert complaint in fault
