"""What the table calls the cards that only their owner sees, in a game that has no hand (CT-20)."""

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.commands.shared.agreement import ask_players
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.hand_words import with_hand_word
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.lesson import lessons_of
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.pages import reading
from cardgame_tui.ui.pages.curtain import curtain_lines
from cardgame_tui.ui.pages.played import played_page
from cardgame_tui.ui.pages.replay import agree_page, viewer_page
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.setup.form import SetupForm
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from rulesets.containment import PLUGIN
from tests.ui.containment_tables import SCENARIO, containment_table
from tests.ui.driving import frame

HAND = re.compile(r"\bhands?\b", re.IGNORECASE)
RULES_ABOUT_NO_HAND = {"CT-20", "CT-126"}
"""The rule that there is no hand, and the one on what players carry out by hand."""


def test_a_game_with_hands_keeps_its_words() -> None:
    assert with_hand_word("Open your hand.", "hand") == "Open your hand."


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Both hands are face down.", "Both Tale zones are face down."),
        ("Hand", "Tale zone"),
        ("the handbook and the land", "the handbook and the land"),
    ],
)
def test_words_about_hands_become_those_of_the_game(text: str, said: str) -> None:
    assert with_hand_word(text, "Tale zone") == said


def test_the_table_of_containment_says_no_hand() -> None:
    table = containment_table()
    session = table.session
    assert session.hand_word == "Tale zone"
    commands = Commands(TABLE_COMMANDS, hand=session.hand_word)
    words = [f"{each.title} {each.help} {each.idle}" for each in commands.all]
    page = reading.help_page(table.scene(), load_rulebook(session.ruleset.rulebook), (), ())
    words += [item.words for item in page.items]
    words += [item.words for item in viewer_page(("Alice", "Bob"), hand=session.hand_word).items]
    words += [item.words for item in agree_page("Alice", session.hand_word).items]
    words += [Viewer.BOTH.words(("Alice", "Bob"), session.hand_word)]
    table.show_hand()
    words += [frame(table, *size) for size in ((80, 24), (200, 60))]
    words += [plain(line) for line in curtain_lines(session, 80, 24)]
    assert [said for said in words if HAND.search(said)] == []


def test_set_up_and_what_is_played_say_no_hand_in_containment() -> None:
    ruleset = PLUGIN.load()
    page = played_page(scenario_setup(ruleset, load_scenario(SCENARIO)))
    words = [item.words for item in page.items]
    for field in SetupForm(ruleset).form.fields:
        shown = (*field.words.values(), *field.meanings.values(), *field.notes.values())
        words += [field.label, field.help, *shown]
    assert [said for said in words if HAND.search(said)] == []


def test_who_agrees_to_show_hands_is_asked_in_the_words_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Record.start(Recipe(PLUGIN.load()).build(), tmp_path)
    record.begin()
    record.answer(0)
    record.close()
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\nyes\n"))
    assert record.path is not None
    ask_players(Replay(record.path), "hands are shown", "no transcript")
    assert capsys.readouterr().err.count("agrees that Tale zones are shown: type yes") == 2


def test_lessons_and_rules_of_containment_say_no_hand() -> None:
    ruleset = PLUGIN.load()
    texts = {rule.number: rule.text for rule in load_rulebook(ruleset.rulebook).rules.values()}
    assert {number for number, text in texts.items() if HAND.search(text)} == RULES_ABOUT_NO_HAND
    for lesson in lessons_of(ruleset.id):
        assert not HAND.search(lesson.read_text(encoding="utf-8"))


@pytest.mark.parametrize("privacy", ["strict", "gate", "open"])
def test_lines_of_text_about_containment_say_no_hand(privacy: str) -> None:
    setup = scenario_setup(PLUGIN.load(), load_scenario(SCENARIO))
    setup = replace(setup, table=setup.table._replace(privacy=privacy, step="off"))
    typed = ["", "help", "view", "why", "xyz", "h", "h", "pass", "", "+", "log", "mark x"]
    out = io.StringIO()
    run_plain(Record(setup), io.StringIO("".join(f"{line}\n" for line in typed)), out)
    assert "Tale zone" in out.getvalue()
    assert [line for line in out.getvalue().splitlines() if HAND.search(line)] == []
