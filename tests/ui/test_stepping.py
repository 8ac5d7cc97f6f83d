"""What the rules do by themselves, shown one event at a time: who sees what, when it begins and when it ends."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardgame_tui.content.options import OptionModel, rule_option
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.history.stepping import steps_of
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.session import stepping
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from cardgame_tui.ui.table.state import TableState
from tests.benchmarks.games import random_answer, rune_duel
from tests.ui.canary import rift_setup, rune_setup
from tests.ui.march import event_words, march_setup

HALTS = 0
"""The answer of a halt, and the first card of a march."""


def met(*asks: str, **setup: Any) -> Session:
    """A match at its first question."""
    session = Session.of(Record(march_setup(*asks, **setup)))
    session.runner.open()
    return session


def marched(*asks: str, **setup: Any) -> Session:
    """A match right after the march of seat 1: three cards have walked, then halted."""
    session = met(*asks, **setup)
    session.runner.answer(HALTS)
    return session


def places(session: Session) -> dict[str, str]:
    """Where the cards in seat 1's slots lie as it is shown: names of zones by names of cards."""
    zones = session.view().zones.values()
    here = [
        (card.face, zone.name) for zone in zones if zone.kind == "slot" and zone.seat == 1 for card in zone.cards
    ]
    return {face.name: name for face, name in here if face is not None}


def name_drawn(session: Session) -> str:
    """Name of the card seat 1 has drawn last."""
    name: str = session.driver.duel.named["seat1.hand"].cards[-1].name
    return name


# -- what is shown -------------------------------------------------------------------------------------------


def test_every_event_is_a_stop_with_the_table_as_it_was() -> None:
    session = marched()
    assert event_words(session) == "Gatewright walks to 1A1, 1 of 4"
    assert places(session) == {
        "Gatewright": "1A1",
        "Smoke Adept": "1C2",
        "宵闇の灯籠守": "1C3",
        "Scrap Hound": "1A5",
    }
    assert session.step()
    assert event_words(session) == "Smoke Adept walks to 1A2, 2 of 4"
    assert (places(session)["Smoke Adept"], places(session)["宵闇の灯籠守"]) == ("1A2", "1C3")
    assert session.step()
    assert event_words(session) == "宵闇の灯籠守 walks to 1A3, 3 of 4"
    assert session.step()
    assert event_words(session) == "Alice halts, 4 of 4"
    assert not session.step()
    assert event_words(session) == "Alice halts, 4 of 4"


def test_it_goes_back_and_skips_to_the_end() -> None:
    session = marched()
    assert not session.step(back=True)
    session.step()
    session.step()
    assert session.step(back=True)
    assert event_words(session) == "Smoke Adept walks to 1A2, 2 of 4"
    assert places(session)["宵闇の灯籠守"] == "1C3"
    assert session.go_past()
    assert places(session)["宵闇の灯籠守"] == "1A3"
    assert not session.go_past()


def test_the_log_ends_with_the_event_that_is_shown() -> None:
    session = marched()
    lines = len(session.log())
    assert session.log()[-1].words == "Gatewright walks to 1A1"
    session.step()
    assert len(session.log()) == lines + 1
    assert [line.words for line in session.log(2)] == ["Gatewright walks to 1A1", "Smoke Adept walks to 1A2"]


def test_a_single_event_needs_no_stepping() -> None:
    session = met("halt", "halt")
    session.runner.answer(HALTS)
    assert len(session.driver.given) == 1
    assert session.stepping is None


def test_the_duel_is_already_where_the_answer_has_led() -> None:
    session = marched()
    prompt = session.prompt
    assert prompt is not None
    assert prompt.ask == "halt"
    assert len(session.driver.given) == 1
    session.go_past()
    assert session.prompt is prompt


def test_what_bots_answer_afterwards_is_shown_too() -> None:
    session = marched("march", seats=("human", "random"))
    assert session.stepping is not None
    told = [event_words(session)]
    while session.step():
        told.append(event_words(session))
    assert told == [
        "Gatewright walks to 1A1, 1 of 9",
        "Smoke Adept walks to 1A2, 2 of 9",
        "宵闇の灯籠守 walks to 1A3, 3 of 9",
        "Alice halts, 4 of 9",
        f"Alice draws {name_drawn(session)}, 5 of 9",
        "Gatewright walks to 2A1, 6 of 9",
        "Tithe Counter walks to 2A2, 7 of 9",
        "Bob halts, 8 of 9",
        "Bob draws a card, 9 of 9",
    ]


def test_tables_are_made_in_portions_and_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def shown_of(session: Session) -> list[View]:
        views = [session.view()]
        while session.step():
            views.append(session.view())
        return views

    expected = shown_of(met("march", turns=3, seats=("random", "random")))
    monkeypatch.setattr(stepping, "READ_AT_ONCE", 2)
    assert len(expected) > 6
    assert shown_of(met("march", turns=3, seats=("random", "random"))) == expected


def test_two_bots_are_watched_from_the_set_up_on() -> None:
    setup = rune_setup(seed=3)
    session = Session.of(Record(replace(setup, seats=("random", "random"))))
    session.runner.open()
    assert session.stepped
    assert session.stepping is not None
    assert session.stepping.at_position
    assert session.view().turn == 0
    assert session.step()
    assert session.events_shown()[0] is (session.driver.duel.events or [])[0]
    first = session.view()
    for _ in range(150):
        assert session.step()
    for _ in range(150):
        assert session.step(back=True)
    assert session.view() == first


def test_against_a_bot_events_are_stepped_unless_the_players_want_otherwise() -> None:
    setup = rift_setup(seed=3)
    alone = replace(setup, seats=("human", "random"), table=TableSettings())
    assert Session.of(Record(alone)).stepped
    assert not Session.of(Record(replace(alone, table=TableSettings(step="off")))).stepped
    assert not Session.of(Record(replace(alone, seats=("human", "human")))).stepped


def test_two_bots_are_watched_from_the_first_decision_to_the_result() -> None:
    session = met("march", turns=2, seats=("random", "random"))
    assert session.result is not None
    assert event_words(session) == "the position, 0 of 10"
    assert session.step()
    assert event_words(session) == "Gatewright walks to 1A1, 1 of 10"
    assert session.view().result is None
    session.go_past()
    assert session.view().result is session.result


# -- who looks -----------------------------------------------------------------------------------------------


def faces_in_hands(session: Session) -> list[bool]:
    """Of each hand as it is shown, whether any face is seen in it."""
    zones = session.view().zones
    return [any(card.face for card in zones[f"seat{seat}.hand"].cards) for seat in (1, 2)]


@pytest.mark.parametrize("privacy", ["gate", "strict"])
def test_an_open_hand_is_closed_before_anything_is_shown(privacy: str) -> None:
    session = met(privacy=privacy)
    session.open_hand()
    assert faces_in_hands(session) == [True, False]
    session.runner.answer(HALTS)
    assert session.stepping is not None
    assert session.viewer.seat == 0
    for _ in range(4):
        assert faces_in_hands(session) == [False, False]
        session.step()
    assert session.gate_closed
    assert session.curtain_due == (privacy == "strict")


def test_with_open_hands_all_are_shown() -> None:
    assert faces_in_hands(marched(privacy="open")) == [True, True]


def test_a_person_alone_keeps_their_hand_in_view() -> None:
    assert faces_in_hands(marched(seats=("human", "random"))) == [True, False]


def test_a_hand_stays_open_where_nothing_is_shown_in_between() -> None:
    session = met("halt", "halt")
    session.open_hand()
    session.runner.answer(HALTS)
    assert session.viewer.seat == 1


# -- when it begins ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("step", "stepped", "shows"),
    [("on", False, True), ("off", True, False), ("auto", True, True), ("auto", False, False), ("", True, True)],
)
def test_the_setting_counts_before_the_games_suggestion(step: str, stepped: bool, shows: bool) -> None:
    assert (marched(step=step, stepped=stepped).stepping is not None) == shows


def test_the_default_is_the_last_choice_for_this_game() -> None:
    session = marched(step="")
    assert session.stepping is None
    session.show_events(stepped=True)
    assert marched(step="").stepping is not None
    assert marched(step="auto").stepping is None
    session.show_events(stepped=False)
    assert marched(step="", stepped=True).stepping is None


def test_switching_keeps_other_remembered_words() -> None:
    memory.remember("parade", {"name1": "Alice", "step": "auto"})
    marched().show_events(stepped=False)
    assert memory.recall("parade") == {"name1": "Alice", "step": "off"}


def test_switching_off_shows_the_table_as_it_is() -> None:
    session = marched()
    session.show_events(stepped=False)
    assert session.stepping is None
    session.runner.answer(HALTS)
    assert session.stepping is None


def test_a_rematch_keeps_the_stepping_of_the_match() -> None:
    session = met(step="off")
    session.show_events(stepped=True)
    assert session.rematch().stepped


def test_the_set_up_is_not_stepped_through() -> None:
    session = met(privacy="open")
    assert len(session.log()) > 1
    assert session.stepping is None


def test_what_a_bot_does_first_is_shown_without_the_set_up_before_it() -> None:
    session = met("march", seats=("random", "human"))
    assert event_words(session) == "the position, 0 of 5"
    assert session.step()
    assert event_words(session) == "Gatewright walks to 1A1, 1 of 5"


def test_old_events_are_not_shown_when_a_match_is_resumed(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session.of(Record(march_setup()), keep=True)
    session.runner.open()
    session.runner.answer(HALTS)
    path = session.record.path
    assert path is not None
    session.record.close()
    monkeypatch.setattr("cardgame_tui.play.resume.setup_of", lambda *_: march_setup())
    again = Session.of(resume(path))
    again.runner.open()
    assert len(again.driver.given) == 1
    assert again.stepping is None
    again.runner.answer(HALTS)
    assert event_words(again) == "Alice halts, 1 of 2"


def test_undo_ends_it_and_redo_shows_it_again() -> None:
    session = marched()
    session.runner.undo()
    assert session.stepping is None
    assert session.driver.given == []
    session.runner.redo()
    assert event_words(session) == "Gatewright walks to 1A1, 1 of 4"


def test_after_an_undo_only_what_is_new_is_shown() -> None:
    session = marched("march", "halt", "march")
    session.go_past()
    session.runner.answer(HALTS)
    session.runner.undo()
    session.runner.answer(HALTS)
    assert session.stepping is None
    session.runner.undo()
    session.runner.undo()
    session.runner.answer(HALTS)
    assert event_words(session) == "Gatewright walks to 1A1, 1 of 4"


def test_a_concession_is_shown_without_stepping() -> None:
    session = met()
    session.runner.concede(1)
    assert session.result is not None
    assert session.stepping is None


class BestOfThree(OptionModel):
    """Options of a match of up to three duels."""

    best_of: int = rule_option(3, title="Duels", help="most duels", rule="MA-1", status="ours", group="Match")


def test_the_next_duel_of_a_match_begins_without_its_set_up() -> None:
    session = Session.of(Record(replace(march_setup("march", turns=1), options=BestOfThree())))
    session.runner.open()
    session.runner.answer(HALTS)
    session.go_past()
    session.runner.begin()
    assert session.record.number == 2
    assert session.stepping is None
    session.runner.answer(HALTS)
    assert event_words(session) == "Gatewright walks to 1A1, 1 of 6"


def logged(*events: tuple[str, int | None, int | None]) -> list[Event]:
    """A log of events, each with its rule, its card and its zone."""
    return [Event(rule, "moved", card=card, zone=zone) for rule, card, zone in events]


def test_book_keeping_under_one_rule_is_one_step() -> None:
    events = logged(("A", None, None), ("B", 1, None), ("B", 2, None), ("B", None, None), ("C", None, None))
    assert steps_of(events, 0, ()) == [1, 4, 5]


def test_an_event_with_a_place_is_announced_alone() -> None:
    events = logged(("A", 1, 7), ("A", 2, 8), ("A", 2, None))
    assert steps_of(events, 0, ()) == [1, 3]


def test_what_becomes_of_a_card_that_was_only_named_goes_with_it() -> None:
    events = logged(("A", 1, None), ("B", 1, 7), ("C", 1, None), ("A", 2, None), ("B", 3, 8))
    assert steps_of(events, 0, ()) == [2, 3, 4, 5]


def test_what_becomes_of_one_of_several_cards_is_a_step_of_its_own() -> None:
    shown = ("A", 1, None), ("A", 2, None)
    assert steps_of(logged(*shown, ("B", 1, None)), 0, ()) == [2, 3]
    assert steps_of(logged(*shown, ("B", 2, None)), 0, ()) == [2, 3]


def test_events_of_two_decisions_are_two_steps() -> None:
    events = logged(("A", 1, None), ("A", 2, None), ("A", 3, None))
    assert steps_of(events, 0, {2}) == [2, 3]
    assert steps_of(events, 1, ()) == [3]


def test_where_the_turn_is_takes_one_step() -> None:
    words = ("end_phase", "turn", "start_phase", "moved", "main_phase")
    events = [Event(f"R-{number}", what) for number, what in enumerate(words)]
    assert steps_of(events, 0, (), {"end_phase", "turn", "start_phase", "main_phase"}) == [3, 4, 5]


def test_a_round_of_rune_duel_has_fewer_steps_than_events() -> None:
    driver = rune_duel(3)
    chance = Random(2)
    at_decisions = set()
    while driver.prompt is not None and driver.duel.turn < 5:
        at_decisions.add(len(driver.duel.events or ()))
        driver.answer(random_answer(driver.prompt, chance))
    events = driver.duel.events or []
    begins = [place for place, event in enumerate(events) if event.what == "round"][1:]
    steps = steps_of(events, begins[0], at_decisions)
    assert len(steps) < 0.75 * (len(events) - begins[0])
    cleanup = [number for number in range(1, len(events) + 1) if events[number - 1].rule == "RD-55"]
    assert len(set(cleanup) & set(steps)) == len(begins) - 1


def test_an_event_that_is_shown_stands_on_the_screen_once() -> None:
    session = marched("march", seats=("human", "random"))
    table = TableState(session, Commands(TABLE_COMMANDS))
    more = True
    while more:
        said = session.step_words()[-1].words
        assert frame_text(compose(table.scene(), 80, 24)).count(said) == 1
        more = session.step()
        table.refresh()
