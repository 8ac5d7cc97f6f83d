"""With their second names cards are called so everywhere: on the table, in options, questions and log."""

import io
import re
from collections.abc import Iterator
from random import Random

import pytest

from cardgame_tui.play.record import Record
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.plain.terminal import LineTerminal
from cardgame_tui.ui.scene.card_names import CardNames, second_names_of
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.table.state import TableState
from tests.ui.answers import random_answer
from tests.ui.canary import containment_setup
from tests.ui.driving import frame, state_of
from tests.ui.line_player import Player

SETUP = containment_setup("open")
FIRST_NAMES = re.compile("|".join(re.escape(card.name) for card in SETUP.cards.values() if card.second_name))


def played(decisions: int, seed: int) -> Iterator[TableState]:
    """A table of Containment at each question of a random duel."""
    session = Session(MatchRunner(Record(containment_setup("open", seed))))
    session.runner.begin()
    table, chance = state_of(session), Random(seed)
    for _ in range(decisions):
        session.go_past()
        table.refresh()
        if (prompt := session.prompt) is None:
            return
        if not prompt.secret:
            yield table
            session.runner.answer(random_answer(prompt, chance))
        else:
            session.runner.answer_secret({1: 0, 2: 1})


def said(scene: Scene) -> Iterator[str]:
    """All words of a table that are about its question, its stack and what has happened."""
    asked = scene.question
    yield from (asked.words, asked.source, *(words for _, words in asked.hints))
    yield from (entry.words for entry in asked.entries)
    yield from (refused.words + refused.because for refused in asked.refused)
    yield from (asked.follows_now(key).words for key in asked.options)
    yield from (f"{item.name}: {item.words} {item.targets}" for item in scene.view.stack)
    yield from map(str, scene.log)


def test_questions_options_and_log_use_the_second_names() -> None:
    for table in played(40, seed=1):
        before = frame(table, 120, 40)
        table.second_names = True
        for words in said(table.scene()):
            assert not FIRST_NAMES.search(words), words
        table.second_names = False
        assert frame(table, 120, 40) == before, "the names can be changed back"


def test_what_is_typed_answers_the_same() -> None:
    for table in played(25, seed=2):
        first = table.choice
        table.second_names = True
        assert first is not None
        assert table.choice is first, "names take back nothing that has been picked"
        asked = table.scene().question
        table.second_names = False
        assert [entry.code for entry in asked.entries] == [entry.code for entry in table.scene().question.entries]


def test_lines_of_text_use_them_too() -> None:
    memory.amend(memory.LOOK, card_names="second")
    session = Session(MatchRunner(Record(containment_setup("open", seed=3))))
    session.runner.begin()
    session.show_events(stepped=False)
    out, player = io.StringIO(), Player(session, 3)
    table = PlainTable(session, LineTerminal(player, out))
    player.sit_at(table)
    with pytest.raises(EOFError):
        table.play()
    lines = [line for line in out.getvalue().splitlines() if FIRST_NAMES.search(line)]
    assert not lines, lines[:3]


def test_a_look_in_lines_of_text_names_a_card_once() -> None:
    memory.amend(memory.LOOK, card_names="second")
    out = io.StringIO()
    run_plain(Record(containment_setup("open", seed=3)), io.StringIO("look blackout\nlook echoing\n"), out)
    for name in ("停電訓練", "反響する湯呑み"):
        said = [line for line in out.getvalue().splitlines() if line.startswith(">") and name in line]
        assert [line.count(name) for line in said] == [1]


def test_a_journal_knows_cards_by_their_first_names() -> None:
    memory.amend(memory.LOOK, card_names="second")
    for table in played(12, seed=4):
        table.second_names = True
        driver = table.session.driver
        for line in table.session.record.duel.lines:
            assert not re.search("[\u3040-\u9fff]", str(line)), line
    assert driver.given


def test_a_name_within_a_longer_one_and_a_part_of_a_word_are_no_names() -> None:
    names = CardNames({"Crane": "鶴", "Paper Crane": "折り鶴"})
    assert names.in_words("Paper Crane meets Crane's Cranes.") == "折り鶴 meets 鶴's Cranes."


def test_the_name_of_a_player_stays() -> None:
    card = next(card for card in SETUP.cards.values() if card.second_name)
    named = SETUP.__class__(SETUP.ruleset, SETUP.options, SETUP.cards, SETUP.decks, names=(card.name, "Bob"))
    assert second_names_of(named).in_words(f"{card.name} draws 2 cards.") == f"{card.name} draws 2 cards."
