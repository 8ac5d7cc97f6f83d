"""Cases of a scenario, set-ups that are refused, and later duels of a match."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardgame_tui.content import positions
from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.scenarios.scenario import load_cases
from cardgame_tui.content.toml.document import Document
from cardgame_tui.limits import MOST_CASES, MOST_FAULTS
from cardgame_tui.testing.scenario import ScenarioReport, Status, run_file

CASES = """\
title = "Damage of {damage} on 3 life"
ruleset = "dimensional_rift"
[[case]]
damage = 2
there = "Test Imp"
[[case]]
damage = 1
there = "Test Imp"
[[card]]
name = "Test Imp"
type = "creature"
stats = "1/3/0"
arrows = "T"
[start.seat1]
field."1C4" = { card = "Test Imp", damage = "{damage}" }
[[step]]
seat = 1
ask = "event"
expect = { "1C4.damage" = "{damage}", "1C4" = "{there}" }
"""
MATCH = """\
title = "The loser starts the second duel"
ruleset = "dimensional_rift"
decks = ["Thin", "Thin"]
[options]
loser_picks = false
cut = false
who_starts = "seat1"
[[deck]]
name = "Thin"
sections.main = ["9 Gatewright", "9 Scrap Hound"]
[start]
seat1.hp = 2
[[step]]
seat = 1
concede = true
[[step]]
duel = 2
seat = 1
ask = "mulligan"
expect = { match.duel = 2, match.wins = [0, 1], match.loser = 1, "1C4" = "empty" }
"""


def run(folder: Path, text: str) -> ScenarioReport:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    return run_file(path)


def faults(folder: Path, text: str) -> str:
    path = folder / "scenario.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_cases(path)
    return str(caught.value)


def test_every_case_is_a_scenario(tmp_path: Path) -> None:
    report = run(tmp_path, CASES)
    assert (report.failures, report.title) == ([], "Damage of 2 on 3 life, and 1 more case")
    path = tmp_path / "scenario.toml"
    assert [each.scenario.title for each in load_cases(path)] == [
        "Damage of 2 on 3 life",
        "Damage of 1 on 3 life",
    ]


def test_a_failure_names_its_case(tmp_path: Path) -> None:
    report = run(tmp_path, CASES.replace('damage = 1\nthere = "Test Imp"', 'damage = 1\nthere = "empty"'))
    assert report.status is Status.FAILS
    (failure,) = report.failures
    assert failure == "case 2 (line 6): step 1 (line 16): 1C4: expected 'empty', found 'Test Imp'"


def test_a_word_of_no_case_is_a_fault(tmp_path: Path) -> None:
    text = CASES.replace('"{there}"', '"{ther}"')
    found = faults(tmp_path, text)
    assert '19: no case has "ther"; did you mean there?' in found
    assert 'case 1.there: is not used: write "{there}" where its value belongs' in found


def test_rows_have_the_same_words(tmp_path: Path) -> None:
    found = faults(tmp_path, CASES.replace('damage = 1\nthere = "Test Imp"', "damage = 1"))
    assert "6: case 2: says damage; allowed: damage or there, as in case 1" in found


def test_the_number_of_cases_is_limited(tmp_path: Path) -> None:
    head, _, rest = CASES.partition("[[case]]")
    rest = rest[rest.index("[[card]]") :].replace('"{there}"', '"Test Imp"')
    rows = [f"[[case]]\ndamage = {number}\n" for number in range(MOST_CASES + 1)]
    path = tmp_path / "scenario.toml"
    path.write_text(head + "".join(rows[:-1]) + rest, encoding="utf-8")
    assert len(load_cases(path)) == MOST_CASES
    found = f"case: found {MOST_CASES + 1} cases; allowed: at most {MOST_CASES}"
    assert found in faults(tmp_path, head + "".join(rows) + rest)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[[card]]\n", "cites = [{words}]\n[[card]]\n"),
        ("[start.seat1]\n", "[start.seat1]\nhand = [{words}]\n"),
        ("seat = 1\n", "seat = 1\n[expect]\n{facts}"),
        ("seat = 1\n", "seat = 1\nrefused = [{words}]\n"),
    ],
    ids=["rules", "cards of a position", "facts", "refusals"],
)
@pytest.mark.parametrize("more", [0, 1])
def test_the_number_of_listed_faults_is_limited(tmp_path: Path, old: str, new: str, more: int) -> None:
    words = ", ".join(f'"w{number}"' for number in range(MOST_FAULTS + more))
    unknown = "".join(f"w{number} = 1\n" for number in range(MOST_FAULTS + more))
    text = (
        'title = "x"\nruleset = "dimensional_rift"\n[[card]]\nname = "Imp"\ntype = "creature"\nstats = "1/1/0"\n'
    )
    text += 'arrows = "T"\n[start.seat1]\nhp = 2\n[[step]]\nseat = 1\n'
    report = run(tmp_path, text.replace(old, new.format(words=words, facts=unknown), 1))
    assert report.status is Status.UNUSABLE
    said = [failure.partition("scenario.toml")[2] or failure for failure in report.failures]
    named = [int(number) for each in said for number in re.findall(r"\bw(\d+)\b", each)]
    assert named == [*range(MOST_FAULTS)]
    assert "and more faults" in said or len(said) == MOST_FAULTS


def test_many_faults_of_a_position_are_placed_by_reading_the_file_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Document] = []
    lines = positions._lines

    def noted(document: Document) -> Iterator[tuple[int, str]]:
        read.append(document)
        return lines(document)

    monkeypatch.setattr(positions, "_lines", noted)
    text = 'title = "x"\nruleset = "dimensional_rift"\n[start.seat1]\nhand = ["Imp", "Elf"]\nhpp = 3\nlife = 2\n'
    assert run(tmp_path, text).status is Status.UNUSABLE
    assert len(read) == 1


def test_a_second_duel_of_a_match(tmp_path: Path) -> None:
    report = run(tmp_path, MATCH)
    assert report.failures == []


def test_a_later_duel_waits_for_the_one_before(tmp_path: Path) -> None:
    report = run(tmp_path, MATCH.replace("concede = true\n", ""))
    assert report.status is Status.FAILS
    assert "expected duel 2, but duel 1 is not over" in report.failures[0]


def test_a_match_may_be_over(tmp_path: Path) -> None:
    report = run(tmp_path, MATCH.replace("[options]", "[options]\nbest_of = 1"))
    assert "expected duel 2, but the match is over after duel 1" in report.failures[0]


REFUSED = {
    "a deck": (
        '[[deck]]\nname = "Thin"\nsections.main = ["2 Gatewright"]\n',
        'about = "deck"\nrule = "DR-44"\nsays = "20"\n[[fault]]\nabout = "deck"\nrule = "DR-45"',
    ),
    "a card": ('[[card]]\nname = "Test Imp"\ntype = "creatre"\n', 'about = "card"\nsays = "creatre"'),
    "a text": (
        '[[card]]\nname = "Test Imp"\ntype = "creature"\nstats = "1/3/0"\narrows = "T"\ntext = "Win."\n',
        'about = "card"\nsays = "Win"',
    ),
    "an option": ("[options]\nhp = 0\n", 'about = "options"\nsays = "hp"'),
    "a variant": ('variant = "no_such_variant"\n', 'about = "variant"\nsays = "no_such_variant"'),
    "a position": ('[start.seat1]\nfield."1A1" = "Gatewright"\n', 'about = "start"\nsays = ["1A1", "creature"]'),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_set_up_may_be_refused(tmp_path: Path, name: str) -> None:
    head = 'title = "Refused"\nruleset = "dimensional_rift"\n'
    what, fault = REFUSED[name]
    assert run(tmp_path, f"{head}{what}[[fault]]\n{fault}\n").failures == []


def test_a_missing_expected_fault_fails(tmp_path: Path) -> None:
    text = 'title = "Refused"\nruleset = "dimensional_rift"\n[[fault]]\nabout = "deck"\nrule = "DR-44"\n'
    report = run(tmp_path, text)
    assert report.status is Status.FAILS
    assert report.failures == [
        "fault 1 (line 3): a fault of the deck under DR-44 is not found; found: no fault, it may be played"
    ]


def test_a_fault_that_is_not_expected_fails(tmp_path: Path) -> None:
    what, _ = REFUSED["a deck"]
    deck = what.replace('["2 Gatewright"]', '["2 Gatewrigt"]')
    text = f'title = "Refused"\nruleset = "dimensional_rift"\n{deck}[[fault]]\nabout = "deck"\nrule = "DR-44"\n'
    report = run(tmp_path, text)
    assert report.status is Status.FAILS
    assert "also found: deck: " in report.failures[-1]
    assert "Gatewrigt" in report.failures[-1]


def test_a_fault_says_what_it_is(tmp_path: Path) -> None:
    head = 'title = "x"\nruleset = "dimensional_rift"\n'
    assert "rule or says: without either any fault would do" in faults(
        tmp_path, head + '[[fault]]\nabout = "deck"\n'
    )


def test_the_name_of_the_file_is_no_word_of_a_fault(tmp_path: Path) -> None:
    what, _ = REFUSED["an option"]
    text = (
        f'title = "x"\nruleset = "dimensional_rift"\n{what}[[fault]]\nabout = "options"\nsays = "scenario.toml"\n'
    )
    assert run(tmp_path, text).status is Status.FAILS


def test_a_misspelt_card_in_a_deck_is_a_fault(tmp_path: Path) -> None:
    report = run(tmp_path, MATCH.replace("9 Scrap Hound", "9 Scrap Hond"))
    assert report.status is Status.UNUSABLE
    (failure,) = report.failures
    assert failure.endswith(':10: deck 1.sections.main: no card "Scrap Hond"; did you mean Scrap Hound?')


def test_two_decks_of_one_name_are_a_fault(tmp_path: Path) -> None:
    more = '[[deck]]\nname = "Thin"\nsections.main = []\n'
    report = run(tmp_path, MATCH.replace("[start]", more + "[start]"))
    assert report.status is Status.UNUSABLE
    assert report.failures[0].endswith(':12: deck 2.name: another deck is already called "Thin"')
    refused = run(tmp_path, MATCH.partition("decks =")[0] + more * 2 + "[[fault]]\nabout='deck'\nsays='already'\n")
    assert refused.failures == []


def test_a_misspelt_card_in_a_deck_is_found_next_to_a_position(tmp_path: Path) -> None:
    text = """title = "x"
ruleset = "dimensional_rift"
[[deck]]
name = "Thin"
sections.main = ["Gatewrigt"]
[start]
[[fault]]
about = "deck"
rule = "DR-44"
[[fault]]
about = "deck"
says = "Gatewrigt"
"""
    assert run(tmp_path, text).failures == []


def test_no_more_steps_open_a_scenario_than_it_has(tmp_path: Path) -> None:
    text = 'title = "x"\nruleset = "dimensional_rift"\nopens_after = 2\n[[step]]\nseat = 1\n'
    assert "3: opens_after: found 2, but there are 1 steps" in faults(tmp_path, text)


def test_a_refused_set_up_is_not_played(tmp_path: Path) -> None:
    head = 'title = "x"\nruleset = "dimensional_rift"\n'
    text = head + '[[fault]]\nabout = "deck"\nrule = "DR-44"\n[[step]]\nseat = 1\n'
    assert "a scenario with [[fault]] is not played" in faults(tmp_path, text)


VARIANT = """\
name = "Sturdy"
ruleset = "dimensional_rift"
[options]
hp = 6
[card."Gatewright"]
stats = "1/9/1"
"""


def test_a_scenario_may_be_played_in_a_variant(tmp_path: Path) -> None:
    (tmp_path / "sturdy.toml").write_text(VARIANT, encoding="utf-8")
    folder = tmp_path / "scenarios"
    folder.mkdir()
    text = """\
title = "A sturdy Gatewright"
ruleset = "dimensional_rift"
variant = "../sturdy.toml"
[options]
opening_hand = 3
[start.seat1]
field."1C4" = "Gatewright"
[expect]
"1C4.life" = 9
seat2.hp = 6
"""
    assert run(folder, text).failures == []
