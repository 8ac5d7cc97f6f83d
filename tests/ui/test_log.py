"""The log as it is shown: folded lines, turn dividers, names in colour, and a block that was declined."""

from dataclasses import replace
from pathlib import Path

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.scenario.option_matching import answer_for
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.viewer import LogLine, Viewer
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.cells.text import Span, plain
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.reading import log_page
from cardgame_tui.ui.scene.log import folded, folded_by_name, log_lines, named
from tests.ui.rift_tables import rift_table

NAMES = {"Alice": 1, "Bob": 2}
DRAWS = LogLine("Bob draws a card.", "PA-2", "turn 1 Bob")
ATTACK = """
title = "A block is declined"
ruleset = "dimensional_rift"
[start]
phase = "event"
[start.seat1]
field."1C3" = "Oathbound Pikeman"
[start.seat2]
conquered = ["2C3"]
field."2C4" = { card = "Dusk Lampguard", facing = 90 }
"""


def test_the_same_line_again_is_folded_with_a_count() -> None:
    ends = LogLine("Bob halts.", "PA-7", "turn 1 Bob")
    assert [line.words for line in folded([DRAWS, DRAWS, DRAWS, ends, DRAWS])] == [
        "Bob draws a card x3.",
        "Bob halts.",
        "Bob draws a card.",
    ]


def test_lines_of_different_rules_or_turns_are_not_folded() -> None:
    lines = [DRAWS, DRAWS._replace(rule="PA-3"), DRAWS._replace(when="turn 2 Alice")]
    assert folded(lines) == lines


def test_the_panel_shows_a_divider_before_each_turn_and_rules_at_the_right() -> None:
    lines = [DRAWS, DRAWS, LogLine("Alice halts.", "PA-7", "turn 2 Alice")]
    assert [plain(line) for line in log_lines(lines, NAMES, 30, 9)] == [
        "── turn 1 Bob ────────────────",
        "Bob draws a card x2.      PA-2",
        "── turn 2 Alice ──────────────",
        "Alice halts.              PA-7",
    ]


def test_a_latest_event_that_does_not_fit_is_cut() -> None:
    lines = [DRAWS, LogLine("Alice halts and waits until Bob has drawn a card.", "PA-7", "turn 2 Alice")]
    assert [plain(line) for line in log_lines(lines, NAMES, 24, 2)] == [
        "Alice halts and waits",
        "until Bob has drawn a…",
    ]
    assert log_lines(lines, NAMES, 24, 0) == []


def test_a_log_without_lines_has_no_heading() -> None:
    scene = rift_table("act_or_pass").scene()
    assert "LOG ─" in frame_text(compose(scene, 120, 40))
    assert "LOG ─" not in frame_text(compose(replace(scene, log=()), 120, 40))


def test_only_the_latest_lines_that_fit_are_shown() -> None:
    lines = [DRAWS, LogLine("Alice halts.", "PA-7", "turn 2 Alice")]
    assert [plain(line) for line in log_lines(lines, NAMES, 30, 2)] == [
        "── turn 2 Alice ──────────────",
        "Alice halts.              PA-7",
    ]


def test_names_have_the_colour_of_their_seat_and_other_words_have_not() -> None:
    assert named("Bob hits Alice, not Bobby.", NAMES) == (
        Span("Bob", "s2"),
        Span(" hits "),
        Span("Alice", "s1"),
        Span(", not Bobby."),
    )


def test_the_log_page_has_dividers_and_quiet_rules() -> None:
    page = PageView(log_page([DRAWS, DRAWS], tuple(NAMES)))
    drawn = page.lines(40, 8)
    shown = [plain(line).rstrip() for line in drawn]
    assert "── turn 1 Bob ──" in shown[2]
    assert shown[3].endswith("Bob draws a card x2.            PA-2")
    assert next(span.style for span in drawn[3] if span.text == "PA-2") == "dim"


def test_a_declined_block_is_logged_for_both_players(tmp_path: Path) -> None:
    ruleset = load_ruleset("dimensional_rift")
    path = tmp_path / "attack.toml"
    path.write_text(ATTACK)
    file = load_scenario(path)
    setup = scenario_setup(ruleset, file)
    driver = setup.driver(setup.match().next_start())
    for choice in ("battle", "Strike", "2C3"):
        assert driver.prompt is not None
        driver.answer(answer_for(driver, driver.prompt, choice))
    assert driver.prompt is not None
    assert driver.prompt.ask == "blocker"
    before = len(driver.duel.events or ())
    driver.answer(answer_for(driver, driver.prompt, "no block"))
    line = Viewer.PUBLIC.log_line(ruleset, driver.duel, (driver.duel.events or [])[before])
    assert (line.words, line.rule, line.when) == ("Seat 2 does not block for 2C3.", "DR-107", "turn 2 Seat 1")


def test_lines_that_say_the_same_of_several_cards_are_one_line() -> None:
    names = ("Mistral Stag", "Stag", "Doom Ram", "Alice")
    said = [
        "Mistral Stag is discarded.",
        "Doom Ram is discarded.",
        "Doom Ram is discarded.",
        "Stag rests.",
        "Alice rests.",
        "A wolf rests.",
    ]
    lines = [LogLine(words, "PA-2", "turn 1 Bob") for words in said]
    assert [line.words for line in folded_by_name(lines, names)] == [
        "Mistral Stag is discarded.",
        "Doom Ram is discarded x2.",
        "Stag rests.",
        "Alice rests.",
        "A wolf rests.",
    ]
    three = [LogLine(f"{name} rests.", "PA-2", "turn 1 Bob") for name in names[:3]]
    assert [line.words for line in folded_by_name(three, names)] == [
        "Mistral Stag, Stag and Doom Ram: each rests."
    ]
    other_rule = [three[0], three[1]._replace(rule="PA-3")]
    assert folded_by_name(other_rule, names) == other_rule
