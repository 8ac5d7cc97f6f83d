"""The same duel under another rule: where it parts, which rule takes an answer away, and what a viewer reads."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.play.history.timeline import By, PlayedDuel
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.under.other_line import OtherLine, events_of, played_so_far, setup_under
from cardgame_tui.play.under.side_by_side import OTHER, PLAYED, SideBySide
from cardgame_tui.play.viewer import Viewer
from tests.play.full_line import THREE, full_line_setup, play
from tests.play.positions import PLUGINS
from tests.ui.answers import random_answer


@pytest.fixture
def played() -> PlayedDuel:
    """The duel with a full line, as it is at the table after three decisions."""
    return played_so_far(play(Record(full_line_setup())).duel)


@pytest.fixture
def both(played: PlayedDuel) -> SideBySide:
    """The same next to itself with three slots a line."""
    return SideBySide(played, OtherLine(full_line_setup(), played, THREE))


def rules_at(both: SideBySide) -> tuple[str, str]:
    """The rule of the last event of each side."""
    played, other = (
        both.log(side, Viewer.PUBLIC, both.place.events[side] - 1, both.place.events[side])
        for side in (PLAYED, OTHER)
    )
    return played[0].rule, other[0].rule


def test_the_lines_part_where_the_slot_is_missing(both: SideBySide) -> None:
    assert both.index == both.parting
    assert rules_at(both) == ("RD-37", "RD-7")
    assert both.place.decision == 1
    apart = [both.apart]
    both.step(By.EVENT, back=True)
    assert len(set(both.place.events)) == 1
    assert [*apart, both.apart] == [True, False]
    one, two = rules_at(both)
    assert one == two


def test_both_boards_are_read_where_they_part(both: SideBySide) -> None:
    def fourth_slot(side: int) -> list[str]:
        return both.read(side, lambda duel: [card.name for card in duel.named["1s4"].cards])

    assert fourth_slot(PLAYED) == ["Moon Rabbit"]
    assert fourth_slot(OTHER) == []
    both.go(len(both.places))
    assert both.read(OTHER, lambda duel: [card.name for card in duel.named["seat1.discard"].cards]) == [
        "Moon Rabbit"
    ]


def test_the_answer_that_no_longer_exists_names_its_rule_and_only_to_its_player_its_card(both: SideBySide) -> None:
    misfit = both.other.misfit
    assert misfit is not None
    assert misfit.words(Viewer.SEAT1) == "Cinder Imp is not offered (RD-54)"
    assert misfit.words(Viewer.BOTH) == misfit.words(Viewer.SEAT1)
    for viewer in (Viewer.PUBLIC, Viewer.SEAT2):
        assert misfit.words(viewer) == "other options are offered (RD-54)"
    both.go(len(both.places))
    assert both.place.decision == len(both.other.lines) == 1


def test_steps_go_by_event_decision_and_turn(both: SideBySide) -> None:
    both.go(0)
    assert both.place.events == tuple(both.line(side).situations[0].events for side in (PLAYED, OTHER))
    assert both.step(By.EVENT)
    assert both.place.decision == 1
    assert both.step(By.DECISION)
    assert both.index == len(both.places) - 1
    assert not both.step(By.DECISION)
    assert both.step(By.TURN, back=True)
    assert both.index == 0
    assert not both.step(By.EVENT, back=True)


def test_every_place_can_be_read_and_its_log_is_the_log_of_its_line(both: SideBySide) -> None:
    for index in range(len(both.places)):
        both.go(index)
        for side in (PLAYED, OTHER):
            assert both.read(side, lambda duel: len(duel.events or ())) == both.place.events[side]


def test_the_match_does_not_change(played: PlayedDuel) -> None:
    record = play(Record(full_line_setup()))
    before = state_digest(record.driver.duel), list(record.driver.given), record.prompt
    seen = played_so_far(record.duel)
    both = SideBySide(seen, OtherLine(record.setup, seen, THREE))
    for _ in both.places:
        both.step(By.EVENT)
        both.driver(PLAYED)
    assert (state_digest(record.driver.duel), list(record.driver.given), record.prompt) == before


def test_the_other_line_goes_on_as_a_match_of_its_own(both: SideBySide, tmp_path: Path) -> None:
    path = both.other.write(1, "there.jsonl", tmp_path)
    record = resume(path)
    assert record.setup.options.max_slots == 3  # type: ignore[attr-defined]
    assert state_digest(record.driver.duel) == state_digest(both.other.driver.duel)
    assert [event.rule for event in events_of(record.driver)] == [
        event.rule for event in events_of(both.other.driver)
    ]
    record.close()


def test_equal_lines_never_part(played: PlayedDuel) -> None:
    both = SideBySide(played, OtherLine(full_line_setup(), played, "max_slots=12"))
    assert both.parting is None
    assert both.index == 0
    assert both.other.misfit is None
    both.go(len(both.places))
    assert not both.apart
    assert both.place.decision == len(played.entries)


def test_a_variant_and_options_go_together() -> None:
    setup = setup_under(full_line_setup(), "short_game, max_slots=3")
    assert setup.variant is not None
    assert setup.variant.id == "short_game"
    assert setup.options.max_slots == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("max_slots=0", "these are the rules of the match already"),
        ("short_game,endless", "one variant, and options such as hp=3"),
        ("heavy_blows", 'no variant "heavy_blows"'),
        ("slots=3", "did you mean max_slots?"),
    ],
)
def test_other_rules_that_cannot_be_used(words: str, complaint: str) -> None:
    with pytest.raises(ContentError, match=complaint.replace("?", r"\?")):
        setup_under(full_line_setup(), words)


def test_a_fault_of_a_card_of_the_variant_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "sharper.toml"
    file.write_text(
        'name = "Sharper"\nabout = "More."\nruleset = "rune_duel"\n[card."Cinder Imp"]\nattak = 3\n', "utf-8"
    )
    with pytest.raises(ContentError) as raised:
        setup_under(full_line_setup(), str(file))
    assert [(fault.file, fault.line) for fault in raised.value.faults] == [(str(file), 5)]


def test_a_duel_that_was_conceded_is_conceded_in_both_lines() -> None:
    record = play(Record(full_line_setup()))
    record.concede(2)
    played = played_so_far(record.duel)
    both = SideBySide(played, OtherLine(record.setup, played, "max_slots=12"))
    both.go(len(both.places))
    for side in (PLAYED, OTHER):
        result = both.driver(side).result
        assert result is not None
        assert (result.winner, result.how) == (1, "conceded")


def test_opening_answers_are_played_and_written_once(tmp_path: Path) -> None:
    setup = replace(full_line_setup(), opening=(0,))
    record = Record(setup)
    record.begin()
    played = played_so_far(record.duel)
    assert len(played.entries) == 1
    other = OtherLine(setup, played, THREE)
    assert (len(other.lines), other.misfit) == (1, None)
    resumed = resume(other.write(folder=tmp_path))
    assert resumed.driver.given == [0]
    assert state_digest(resumed.driver.duel) == state_digest(other.driver.duel)
    resumed.close()


def test_the_line_of_a_later_duel_is_no_match_of_its_own() -> None:
    record, chance = Record(Recipe(PLUGINS["rift"].load(), seed=4).build()), random.Random(1)
    for _ in range(2):
        record.begin()
        for _ in range(12):
            assert record.prompt is not None
            record.answer(random_answer(record.prompt, chance))
        if record.number == 1:
            record.concede(1)
    played = played_so_far(record.duel)
    assert played.number == 2
    other = OtherLine(record.setup, played, "hp=3", record.match.results[:1])
    assert not other.can_be_written
    assert other.driver.start.loser == played.driver.start.loser == 1
    assert other.driver.start.seed == played.driver.start.seed
    assert len(other.lines) == 12


def test_of_two_copies_of_a_card_the_same_one_is_picked() -> None:
    """A deck of Grand Archive has several copies of most cards; here the other rule changes nothing."""
    record, chance = Record(Recipe(PLUGINS["archive"].load(), seed=3).build()), random.Random(3)
    record.begin()
    for _ in range(60):
        assert record.prompt is not None
        record.answer(random_answer(record.prompt, chance))
    played = played_so_far(record.duel)
    other = OtherLine(record.setup, played, "hand_limit=15")
    assert [line.given for line in other.lines] == [line.given for line in played.entries]
    assert other.parting == len(events_of(played.driver))
