"""Marks: a scenario that opens exactly where it was made, at every prompt of every game that writes positions."""

import os
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from errno import ENOSPC
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.content.toml.writer import toml_text
from cardgame_tui.content.variants import load_variant
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.wording import option_parts
from cardgame_tui.paths import saves_dir
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import By
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.rules_in_play import rules_of_variant
from cardgame_tui.play.scenario.marks import MarkError, mark, scenario_text
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.setup import Setup
from cardgame_tui.testing.scenario import Status, run_file
from cardgame_tui.testing.scenarios.match import ScenarioMatch
from cardgame_tui.testing.scenarios.run import ScenarioRun
from tests.journal.matches import (
    again,
    conquest,
    find,
    leduc,
    play,
    rift,
    rift_ruleset,
    sparks,
    stands,
    step,
    written,
)


def opened(text: str, path: Path) -> Driver:
    """Write a mark, run its steps, and return where that leads."""
    path.write_text(text, encoding="utf-8")
    file = load_scenario(path)
    match = ScenarioMatch(find(file.scenario.ruleset), file)
    driver = match.first()
    run = ScenarioRun(file, driver, match)
    assert (run.failures(), run.faults) == ([], [])
    return driver


def table(driver: Driver) -> object:
    """Everything on a table but the numbers of its cards, and the question."""
    ruleset, duel = driver.ruleset, driver.duel
    zones = {zone.name: [ruleset.face(duel, card) for card in zone.cards] for zone in duel.zones}
    faces = {name: [replace(face, lines=(), reaches=()) for face in each] for name, each in zones.items()}
    gauges = [ruleset.gauges(duel, seat) for seat in (1, 2)]
    return faces, gauges, duel.turn, duel.active, duel.phase, _question(driver, driver.prompt)


def _question(driver: Driver, prompt: Prompt | None) -> object:
    if prompt is None:
        return None
    options = [option_parts(driver.duel, option) for option in prompt.options]
    return prompt.seat, prompt.ask, prompt.rule, prompt.least, prompt.most, options


@pytest.mark.parametrize(
    ("make", "seed", "every"), [(leduc, 3, 1), (leduc, 4, 1), (rift, 5, 5), (conquest, 4, 9), (conquest, 2, 31)]
)
def test_a_mark_opens_exactly_where_it_was_made(
    make: Callable[[int], Setup], seed: int, every: int, tmp_path: Path
) -> None:
    record = Record(make(seed))
    record.begin()
    while record.prompt is not None:
        count = len(record.driver.given)
        if count < 8 or count % every == 0:
            twin = opened(scenario_text(record.driver, record.setup), tmp_path / "mark.toml")
            assert table(twin) == table(record.driver)
        step(record)


@pytest.mark.parametrize(("make", "decisions"), [(leduc, 7), (rift, 3), (rift, 60), (conquest, 45)])
def test_people_play_on_from_where_it_was_made(
    make: Callable[[int], Setup], decisions: int, tmp_path: Path
) -> None:
    marked = play(Record(make(5)), decisions)
    path = mark(marked.driver, marked.setup, tmp_path / "mark.toml")
    setup = Recipe(marked.setup.ruleset, scenario=str(path)).build()
    record = Record.start(setup, tmp_path)
    record.begin()
    assert table(record.driver) == table(marked.driver)
    assert [line.n for line in record.duel.lines] == list(range(1, len(setup.opening) + 1))
    step(record)
    assert record.path is not None
    record.close()
    assert stands(again(record.path)) == stands(record)


def test_a_ruling_that_follows_a_mark_is_not_played(tmp_path: Path) -> None:
    marked = play(Record(leduc(5)), 7)
    path = mark(marked.driver, marked.setup, tmp_path / "mark.toml")
    ruling = path.read_text(encoding="utf-8") + '[[step]]\nseat = 1\nchoose = "no such thing"\n'
    path.write_text(ruling, encoding="utf-8")
    record = Record(Recipe(marked.setup.ruleset, scenario=str(path)).build())
    record.begin()
    assert table(record.driver) == table(marked.driver)


@pytest.mark.parametrize(
    ("before", "after", "words"),
    [
        ("opens_after = ", "opens_after = 9", "steps"),
        ('choose = "', 'choose = "un', "no option matches"),
        ('choose = "', '# choose = "', "gives no answer"),
    ],
)
def test_a_step_that_does_not_lead_there_is_named(before: str, after: str, words: str, tmp_path: Path) -> None:
    marked = play(Record(conquest(5)), 45)
    text = scenario_text(marked.driver, marked.setup)
    assert before in text
    path = tmp_path / "mark.toml"
    path.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(ContentError, match=words) as told:
        Recipe(marked.setup.ruleset, scenario=str(path)).build()
    assert re.match(r".*mark\.toml:\d+: ", str(told.value))


def test_play_after_a_mark_is_unchanged(tmp_path: Path) -> None:
    record = Record(rift(5))
    record.begin()
    play(record, 60)
    twin = opened(scenario_text(record.driver, record.setup), tmp_path / "mark.toml")
    while record.prompt is not None and record.prompt.ask != "janken":
        count = len(record.driver.given)
        step(record)
        twin.answer(record.driver.given[count])  # type: ignore[arg-type]
    assert record.result == twin.result


def test_a_mark_is_checked_and_fails_once_it_says_otherwise(tmp_path: Path) -> None:
    record = play(Record(rift(5)), 40)
    path = mark(record.driver, record.setup, tmp_path / "ruling.toml", "Who is right")
    report = run_file(path, find)
    assert (report.status, report.title) == (Status.HOLDS, "Who is right")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("hp = ", "hp = 1", 1).replace('rule = "', 'rule = "DR-5', 1), encoding="utf-8")
    assert run_file(path, find).status is not Status.HOLDS


def test_a_mark_has_room_for_the_result(tmp_path: Path) -> None:
    record = play(Record(leduc(3)), 6)
    path = mark(record.driver, record.setup, tmp_path / "ruling.toml")
    text = path.read_text(encoding="utf-8")
    assert record.prompt is not None
    assert f"# [[step]]\n# seat = {record.prompt.seat}\n" in text
    room = text[text.index("# [[step]]") :]
    filled = "\n".join(line.removeprefix("# ").removeprefix("#") for line in room.splitlines())
    filled = filled.replace('choose = "..."', 'choose = "call"').replace('"..." = "..."\nlogged = ["..."]', "")
    path.write_text(text[: text.index("# [[step]]")] + filled, encoding="utf-8")
    assert run_file(path, find).status is Status.HOLDS


def test_a_mark_of_a_replay_within_a_decision_is_of_before_it(tmp_path: Path) -> None:
    replay = Replay(written(leduc(3), tmp_path), find)
    while replay.at_rest:
        replay.forward(By.EVENT)
    twin = opened(scenario_text(replay.driver, replay.setup), tmp_path / "mark.toml")
    assert table(twin) == table(replay.driver)


VARIANT = """
name = "Heavier hounds"
ruleset = "dimensional_rift"
[card."Scrap Hound"]
stats = "7/7/0"
"""


def test_cards_of_a_variant_become_cards_of_the_scenario(tmp_path: Path) -> None:
    file = tmp_path / "hounds.toml"
    file.write_text(VARIANT, encoding="utf-8")
    rules = rules_of_variant(rift_ruleset(), load_variant(file))
    base = conquest(4)
    setup = replace(base, options=rules.options, cards=rules.cards, variant=rules.variant)
    record = Record(setup)
    record.begin()
    play(record, 60)
    text = scenario_text(record.driver, setup)
    assert 'stats = "7/7/0"' in text
    assert table(opened(text, tmp_path / "mark.toml")) == table(record.driver)
    path = written(setup, tmp_path / "saves", 40)
    file.unlink()
    later = again(path)
    assert later.notes == []
    assert later.setup.variant is not None
    assert later.setup.variant.name == "Heavier hounds"
    assert [later.setup.cards[name].text for name in later.setup.cards] == [
        setup.cards[name].text for name in setup.cards
    ]


def marked_setup(make: Callable[[int], Setup], tmp_path: Path) -> Setup:
    """The set-up of a match that begins at a mark, several answers after the beginning of its turn."""
    marked = play(Record(make(5)), 20)
    while len(marked.driver.given) < marked.driver.turn_began + 3:
        step(marked)
    path = mark(marked.driver, marked.setup, tmp_path / "mark.toml")
    setup = Recipe(marked.setup.ruleset, scenario=str(path), seed=5).build()
    assert len(setup.opening) >= 3
    return setup


@pytest.mark.parametrize("make", [leduc, conquest])
def test_a_match_from_a_mark_resumes_there_wherever_its_file_was_cut(
    make: Callable[[int], Setup], tmp_path: Path
) -> None:
    setup = marked_setup(make, tmp_path)
    begun = Record.start(setup, tmp_path)
    begun.begin()
    begun.close()
    assert begun.path is not None
    data = begun.path.read_bytes()
    ends = {at + 1 for at, byte in enumerate(data) if byte == ord("\n")}
    cuts = ends | set(range(min(ends), len(data), 1 if make is leduc else 97))
    for cut in sorted(cuts):
        begun.path.write_bytes(data[:cut])
        record = again(begun.path)
        record.begin()
        assert stands(record) == stands(begun), f"cut at byte {cut}"
        record.close()
        assert [line.given for line in read_journal(begun.path).duels[0].entries] == begun.driver.given


def test_answers_before_a_mark_can_be_undone_and_stay_undone(tmp_path: Path) -> None:
    record = Record.start(marked_setup(leduc, tmp_path), tmp_path)
    record.begin()
    record.undo(2)
    record.close()
    assert record.path is not None
    assert stands(again(record.path)) == stands(record)


def test_a_branch_from_before_the_mark_stays_there(tmp_path: Path) -> None:
    record = Record.start(marked_setup(leduc, tmp_path), tmp_path)
    record.begin()
    record.close()
    assert record.path is not None
    replay = Replay(record.path, find)
    replay.go_to(1, 1)
    branch = replay.branch(tmp_path)
    branch.close()
    assert branch.path is not None
    assert len(branch.driver.given) == len(again(branch.path).driver.given) == 1


@pytest.mark.parametrize("room", range(5))
def test_a_full_disk_does_not_open_a_match_short_of_its_mark(
    room: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup = marked_setup(leduc, tmp_path)
    record = Record.start(setup, tmp_path)
    put, size = os.write, 1 + 150 * room

    def full(descriptor: int, data: bytes) -> int:
        put(descriptor, bytes(data)[:size])
        raise OSError(ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "write", full)
        with pytest.raises(JournalError, match="no space left"):
            record.begin()
    assert not record.begun
    record.save_again()
    record.begin()
    record.close()
    assert record.path is not None
    whole = Record(setup)
    whole.begin()
    assert stands(record) == stands(whole) == stands(again(record.path))


def test_a_scenario_is_resumed_without_its_file(tmp_path: Path) -> None:
    record = Record(rift(5))
    record.begin()
    play(record, 60)
    path = tmp_path / "mark.toml"
    path.write_text(scenario_text(record.driver, record.setup), encoding="utf-8")
    file = load_scenario(path)
    setup = scenario_setup(rift_ruleset(), file)
    journal = written(replace(setup, names=("Ann", "Bo")), tmp_path / "saves", 12)
    path.unlink()
    assert len(again(journal).driver.given) == 11


def test_a_game_that_cannot_save_positions_reports_it() -> None:
    record = Record(sparks(3))
    play(record, 12)
    with pytest.raises(MarkError, match="Sparks cannot save positions"):
        scenario_text(record.driver, record.setup)


@pytest.mark.parametrize("how", ["won", "conceded", "agreed"])
def test_the_end_of_a_duel_is_refused_with_a_way_to_mark_its_last_question(how: str, tmp_path: Path) -> None:
    record = play(Record(leduc(3)), 1_000 if how == "won" else 4)
    if how == "conceded":
        record.concede(2)
    elif how == "agreed":
        record.agree_draw()
    assert record.result is not None
    with pytest.raises(MarkError, match="mark its last question, by undo or in a replay"):
        scenario_text(record.driver, record.setup)
    record.undo()
    twin = opened(scenario_text(record.driver, record.setup), tmp_path / "mark.toml")
    assert table(twin) == table(record.driver)


def test_the_set_up_of_a_later_duel_is_refused_with_what_to_mark_instead(tmp_path: Path) -> None:
    record = Record(rift(5, best_of=3))
    while record.number < 2:
        step(record)
    with pytest.raises(MarkError, match=r"the set-up of duel 2 cannot.* the first question of a turn"):
        scenario_text(record.driver, record.setup)
    while record.driver.duel.turn == 0:
        step(record)
    twin = opened(scenario_text(record.driver, record.setup), tmp_path / "mark.toml")
    assert table(twin) == table(record.driver)


def test_a_mark_is_saved_with_the_journals_and_its_name_has_no_card(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("XDG_DATA_HOME", "HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    record = play(Record(leduc(3)), 4)
    path = mark(record.driver, record.setup)
    assert path.parent == saves_dir() / "marks"
    names = [each.name for each in record.driver.duel.cards]
    title = load_scenario(path).scenario.title
    assert not any(name in path.name or name in title for name in names)


def test_an_existing_file_is_not_changed(tmp_path: Path) -> None:
    record = play(Record(leduc(3)), 4)
    path = tmp_path / "mine.toml"
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(JournalError, match="cannot be written: file exists"):
        mark(record.driver, record.setup, path)
    assert path.read_text(encoding="utf-8") == "mine"


TABLES: dict[str, Mapping[str, Any]] = {
    "plain": {"a": 1, "b": "x", "c": True, "d": [1, 2], "e": {}},
    "quotes": {"a": 'say "hi"\\ \n\t \x7f é'},
    "keys": {"a b": 1, "é": 2, "": 3, "a.b": {"c.d": 4}},
    "tables": {"start": {"turn": 1, "seat1": {"hp": 2, "field": {"1C1": {"card": "A", "mana": 2}}}}, "x": 1},
    "lists of tables": {"step": [{"seat": 1, "expect": {"a": 1}}, {"seat": 2, "choose": ["a", ["b", "c"]]}]},
    "long": {
        "names": [f"A rather long name of number {n}" for n in range(9)],
        "deck": [{"x": {"y": ["z" * 99] * 3}}],
    },
}


@pytest.mark.parametrize("name", TABLES)
def test_a_written_value_can_be_read_back(name: str) -> None:
    assert tomllib.loads(toml_text(TABLES[name])) == TABLES[name]


def test_values_that_toml_cannot_express_are_refused() -> None:
    with pytest.raises(ValueError, match="cannot express None"):
        toml_text({"limit": None})


def test_a_mark_begins_with_its_turn_after_resuming_too(tmp_path: Path) -> None:
    record = Record(conquest(4))
    play(record, 120)
    later = again(written(conquest(4), tmp_path, 120))
    assert scenario_text(later.driver, later.setup) == scenario_text(record.driver, record.setup)
