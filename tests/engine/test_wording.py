"""Words: of questions, options and events, and whose names they leave out."""

from dataclasses import replace
from enum import Enum

import pytest

from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import BOTH, Option, Prompt
from cardgame_tui.engine.shown.wording import HIDDEN_CARD, Wording, option_parts, option_words, value_words
from cardgame_tui.engine.stack import ItemRef, StackItem
from tests.engine.bare import BareDuel, bare_table, card_named

WORDING = Wording(
    asks={"go": "{seat}: go with {card} to {zone}?"},
    options={"go": "go with {card} to {zone} ({value})"},
    events={"went": "{seat} goes with {card} past {other} to {zone}: {amount} {word}"},
    phases={"main": "Main"},
)


class Way(Enum):
    """A value with a word."""

    UP = "upwards"


class Labelled:
    """A value with a label."""

    label = "Leap"


@pytest.mark.parametrize(
    ("name", "reader", "shown"),
    [
        ("1.hand.0", None, True),
        ("1.hand.0", 1, True),
        ("1.hand.0", 2, False),
        ("1.hand.0", 0, False),
        ("2.row.0", 2, True),
        ("2.row.0", 0, True),
        ("1.deck.0", None, False),
    ],
)
def test_a_question_names_a_card_to_those_who_see_it(name: str, reader: int | None, shown: bool) -> None:
    duel = bare_table()
    prompt = Prompt(1, "go", "T-1", [Option("go")], card=card_named(duel, name).id, zone=2)
    expected = name if shown else HIDDEN_CARD
    assert WORDING.question(duel, prompt, reader) == f"Ada: go with {expected} to Ada's row?"


def test_a_secret_question_is_for_both() -> None:
    prompt = Prompt(BOTH, "go", "T-1", [Option("go")], card=0)
    assert WORDING.question(bare_table(), prompt) == f"both players: go with {HIDDEN_CARD} to ?"


@pytest.mark.parametrize(
    ("source", "reader", "said"),
    [
        ("1.row.0", 2, "Ada: answer 1.row.0?"),
        ("1.hand.0", 2, f"Ada: answer {HIDDEN_CARD}?"),
        (None, 1, "Ada: answer the top of the stack?"),
    ],
)
def test_a_question_names_the_top_of_the_stack(source: str | None, reader: int, said: str) -> None:
    words = replace(WORDING, answering={"go": "{seat}: answer {top}?"})
    duel = bare_table()
    prompt = Prompt(1, "go", "T-1", [Option("go")], card=card_named(duel, "1.row.0").id, zone=2)
    assert words.question(duel, prompt, reader) == WORDING.question(duel, prompt, reader)
    duel.push(StackItem(1, "T-1", "spell", None if source is None else card_named(duel, source)))
    assert words.question(duel, prompt, reader) == said


def test_an_event_without_a_card_has_words_of_its_own() -> None:
    words = replace(WORDING, events={"went": "{card} went"}, without_card={"went": "{Word} went"})
    about = Event("T-1", "went", card=0, word="luck", sight=3)
    assert words.event(bare_table(), about, 1) == "1.hand.0 went"
    assert words.event(bare_table(), replace(about, card=None), 1) == "Luck went"


def test_an_option_in_words() -> None:
    duel = bare_table()
    assert WORDING.option(duel, Option("go", 0, 2, 5)) == "go with 1.hand.0 to Ada's row (5)"
    assert WORDING.option(duel, Option("other", 0, 2)) == "1.hand.0 Ada's row"
    assert WORDING.option(duel, Option("other", value=Way.UP)) == "upwards"
    assert WORDING.option(duel, Option("other")) == "other"


def test_values_in_words() -> None:
    assert [value_words(value) for value in (None, 3, Way.UP, Labelled())] == ["", "3", "upwards", "Leap"]


def test_all_words_of_an_option() -> None:
    words = option_words(bare_table(), Option("Go", 4, 5, Way.UP))
    assert words == {"go", "1.row.0", "seat1.row", "seat2.row", "upwards"}
    assert option_words(bare_table(), Option("Pass")) == {"pass"}


def test_an_item_has_its_number_in_journals_and_its_label_as_a_further_word() -> None:
    option = Option("trigger", value=ItemRef(2, "Leap"))
    assert option_parts(bare_table(), option) == ["trigger", "2"]
    assert option_words(bare_table(), option) == {"trigger", "2", "leap"}


def logged(duel: BareDuel) -> Event:
    """An event about a card of seat 1's hand and one that seat 2 alone sees."""
    duel.events = []
    mine, theirs = card_named(duel, "1.hand.0"), card_named(duel, "2.hand.0")
    duel.note("T-1", "went", 1, card=mine, zone=duel.zones[0], amount=2, other=theirs, word="steps")
    return duel.events[0]


@pytest.mark.parametrize(
    ("reader", "names"),
    [(1, ("1.hand.0", HIDDEN_CARD)), (2, (HIDDEN_CARD, "2.hand.0")), (0, (HIDDEN_CARD, HIDDEN_CARD))],
)
def test_an_event_names_a_card_to_those_who_saw_it(reader: int, names: tuple[str, str]) -> None:
    duel = bare_table()
    first, second = names
    expected = f"Ada goes with {first} past {second} to Ada's hand: 2 steps"
    assert WORDING.event(duel, logged(duel), reader) == expected


def test_an_event_keeps_its_secret_when_the_card_is_shown_later() -> None:
    duel = bare_table()
    event = logged(duel)
    duel.move(card_named(duel, "1.hand.0"), duel.named["seat1.row"])
    assert "1.hand.0" not in WORDING.event(duel, event, 2)


def test_an_event_keeps_the_name_that_its_card_had() -> None:
    duel = bare_table()
    event = logged(duel)
    card_named(duel, "1.hand.0").printed = Printed("Other Side", "creature", "")
    assert "Ada goes with 1.hand.0 past" in WORDING.event(duel, event, 1)
    assert "1.hand.0" not in repr(event)


def test_open_hands_open_the_log() -> None:
    duel = bare_table()
    words = WORDING.event(duel, logged(duel), 2, open_hands=True)
    assert words == "Ada goes with 1.hand.0 past 2.hand.0 to Ada's hand: 2 steps"


def test_an_event_without_seat_and_card() -> None:
    assert WORDING.event(bare_table(), Event("T-1", "went"), 1) == "nobody goes with  past  to : 0 "


def test_a_phase_without_a_name_shows_its_word() -> None:
    assert (WORDING.phase("main"), WORDING.phase("late")) == ("Main", "late")


def test_a_game_says_what_its_turns_are_called() -> None:
    rounds = Wording({}, turn="round")
    assert [rounds.when(7), rounds.when(0)] == ["round 7", "before the first round"]
    assert Wording({}).when(7) == "turn 7"
