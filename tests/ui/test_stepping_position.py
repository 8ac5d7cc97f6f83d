"""A duel that begins from a position: with stepping on it opens there, and every event follows."""

from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.scene.event_question import StepKeys, event_question, in_sentences
from cardgame_tui.ui.session.session import Session
from rulesets.dimensional_rift.ruleset import DimensionalRift
from rulesets.rune_duel.ruleset import RuneDuelRuleset

RULINGS = Path(__file__).parents[1] / "rulings"
RUNE = RuneDuelRuleset()
COMBAT = RULINGS / "rune_duel" / "15_breakthrough_and_both_die.toml"
"""Two creatures fight before anybody is asked."""
BOTH_FALL = RULINGS / "rune_duel" / "20_both_at_zero_is_a_draw.toml"
"""The duel ends before anybody is asked."""
QUESTION = RULINGS / "rune_duel" / "options" / "must_trump_true.toml"
"""The position asks immediately."""


def setup_of(path: Path, ruleset: Ruleset = RUNE, *, step: str = "on", privacy: str = "gate") -> Setup:
    """What ``play --from`` makes of a scenario file."""
    setup = scenario_setup(ruleset, load_scenario(path))
    return replace(setup, table=setup.table._replace(step=step, privacy=privacy))


def opened(path: Path, ruleset: Ruleset = RUNE, *, step: str = "on", privacy: str = "gate") -> Session:
    """A match from a scenario file, at what it shows first."""
    session = Session.of(Record(setup_of(path, ruleset, step=step, privacy=privacy)))
    session.runner.open()
    return session


def standing(session: Session) -> dict[str, str]:
    """The cards of both battle lines as they are shown: names by names of slots."""
    zones = session.view().zones.values()
    return {zone.name: card.face.name for zone in zones if zone.kind == "slot" for card in zone.cards if card.face}


def test_it_opens_on_the_position() -> None:
    session = opened(COMBAT)
    assert session.stepping is not None
    assert session.stepping.at_position
    assert session.stepping.at_first
    assert standing(session) == {"1s1": "Thornback", "2s1": "Kiln Ogre"}
    assert session.events_shown() == []
    assert session.log() == []


def test_the_events_follow_one_at_a_time_up_to_the_question() -> None:
    session = opened(COMBAT, privacy="open")
    rules = []
    while session.step():
        rules += [event.rule for event in session.events_shown()]
    events = session.driver.duel.events
    assert events is not None
    assert rules == [event.rule for event in events]
    assert rules[:1] == ["RD-45"]
    assert session.go_past()
    assert standing(session) == {}
    assert session.prompt is not None
    assert session.prompt.ask == "discard"


def test_no_hand_is_open_meanwhile() -> None:
    session = opened(COMBAT)
    assert session.viewer is Viewer.PUBLIC
    assert session.gate_closed


def test_the_position_is_described_without_a_rule() -> None:
    session = opened(COMBAT)
    assert session.stepping is not None
    question = event_question(session, session.stepping, StepKeys(",", "=", "/"), 0)
    assert question.words == "0 of 5: the position, before anything happens"
    assert (question.rule, question.zone) == ("", None)


def test_it_goes_back_to_the_position() -> None:
    session = opened(COMBAT)
    assert session.step()
    assert session.step(back=True)
    assert session.events_shown() == []
    assert not session.step(back=True)


def test_a_duel_that_ends_automatically_opens_on_its_position_too() -> None:
    session = opened(BOTH_FALL)
    assert session.result is not None
    assert session.stepping is not None
    assert session.stepping.at_position
    assert standing(session) != {}


@pytest.mark.parametrize(("path", "step"), [(COMBAT, "off"), (QUESTION, "on")])
def test_nothing_is_stepped_through_when_it_is_off_or_nothing_has_happened(path: Path, step: str) -> None:
    session = opened(path, step=step)
    assert session.stepping is None
    assert session.prompt is not None


def test_a_position_of_a_game_with_phases(tmp_path: Path) -> None:
    path = tmp_path / "draw.toml"
    path.write_text(
        'title = "T"\nruleset = "dimensional_rift"\n[start]\nphase = "draw"\nseat1.deck = ["Gatewright"]\n'
        'seat1.field."1A1" = { card = "Rift Prism", face = "down" }\n',
        encoding="utf-8",
    )
    session = opened(path, DimensionalRift(), privacy="open")
    assert session.stepping is not None
    assert session.view().zones["seat1.hand"].count == 0
    while session.step():
        pass
    assert session.view().zones["seat1.hand"].count == 1


def test_it_is_not_shown_again_after_an_undo() -> None:
    session = opened(COMBAT)
    session.go_past()
    session.runner.answer(0)
    session.runner.undo()
    assert session.stepping is None


def test_it_is_not_shown_again_when_the_match_is_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.of(Record(setup_of(COMBAT)), keep=True)
    session.runner.open()
    session.go_past()
    session.runner.answer(0)
    session.runner.undo()
    path = session.record.path
    assert path is not None
    session.record.close()
    monkeypatch.setattr("cardgame_tui.play.resume.setup_of", lambda *_: setup_of(COMBAT))
    again = Session.of(resume(path))
    again.runner.open()
    assert again.stepping is None


@pytest.mark.parametrize(
    ("events", "said"),
    [
        (["A gets Fox", "B gets a card"], "A gets Fox. B gets a card."),
        (["A draws.", "B draws!"], "A draws. B draws!"),
        (["A gets Fox"], "A gets Fox"),
    ],
)
def test_events_of_one_step_are_sentences(events: list[str], said: str) -> None:
    assert in_sentences(events) == said
