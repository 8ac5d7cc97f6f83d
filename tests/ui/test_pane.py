"""The reading pane at the side of a broad screen: the card in question, sums, forecast, stack, and two turns."""

from dataclasses import replace

from cardgame_tui.content.scenarios.scenario import load_scenario
from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.lesson import lessons_of
from cardgame_tui.play.scenario.scenario_setup import scenario_setup
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.scene.scene import spot_rows
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from rulesets.grand_archive import PLUGIN
from tests.ui.archive_files import TABLE
from tests.ui.archive_tables import ATTACK, FEINT, archive_table
from tests.ui.driving import frame, state_of
from tests.ui.rift_tables import rift_table

BROAD = 200, 60
ANSWERS = lessons_of("grand_archive")[2]
"""A lesson in which a unit with Bulwark is attacked."""
RIGHT = 135
"""The first cell of the pane."""


def pane(table: TableState) -> list[str]:
    """The lines of the pane, without blank ones."""
    return _right_of(frame(table, *BROAD))


def _right_of(drawn: str) -> list[str]:
    lines = (line[RIGHT:].strip() for line in drawn.split("\n")[1:50])
    return [line for line in lines if line]


def section(lines: list[str], title: str) -> list[str]:
    """The lines below a title."""
    first = next(number for number, line in enumerate(lines) if line.startswith(title))
    rest = lines[first + 1 :]
    last = next(
        (number for number, line in enumerate(rest) if line.endswith("───") and line[:1] not in "─"), len(rest)
    )
    return rest[:last]


def at_card(table: TableState, name: str) -> TableState:
    """The table with the cursor at a card."""
    scene = table.scene()
    for spot in (spot for row in spot_rows(scene) for spot in row):
        card = scene.card_at(spot)
        if card is not None and card.face is not None and card.face.name == name:
            table.cursor = spot
            return table
    raise LookupError(name)


def test_the_card_in_question_is_read_in_full_with_the_rules_of_its_words() -> None:
    said = " ".join(
        line.removeprefix("▌ ") for line in section(pane(archive_table(*ATTACK, *FEINT, "pass")), "THE CARD")
    )
    assert "the defending player controls; you gain Agility 1." in said
    assert (
        "Redirect: change the target of a card, an ability or an attack to another legal one (GA-152). GA-330"
        in (" ".join(said.split()))
    )


def test_what_an_answer_does_is_said_in_sums() -> None:
    lines = pane(at_card(rift_table("act_or_pass"), "Oathbound Pikeman"))
    assert section(lines, "IN SUMS")[0].split() == ["Bob,", "HP", "5", "-", "1", "=", "4"]


def test_damage_is_taken_from_the_life_of_a_card() -> None:
    lines = section(pane(at_card(rift_table("blocker"), "Scrap Hound")), "IN SUMS")
    assert [" ".join(line.split()) for line in lines] == [
        "Scrap Hound 1 - 5 = 0 is destroyed",
        "Oathbound Pikeman 2 - 2 = 0 is destroyed",
    ]


def test_damage_that_is_prevented_stands_in_brackets() -> None:
    intercepted = (["attack", "Keen-Eyed Hound"], "Ondrel, Shore Adept", "pass", "pass", "yes")
    retaliates = ("pass", "pass", ["Nils of the Third Gate"])
    lines = section(pane(archive_table(*intercepted, *retaliates, file=ANSWERS)), "IN SUMS")
    assert [" ".join(line.split()) for line in lines] == [
        "Nils of the Third Gate 3 - (2 - 2) = 3",
        "Keen-Eyed Hound 1 - 1 = 0 dies",
    ]


def test_the_forecast_is_that_of_the_answer_at_the_cursor() -> None:
    table = rift_table("act_or_pass")
    assert section(pane(table), "FORECAST: SPACE PASS")[0] == "· then Deployment"
    at_card(table, "Oathbound Pikeman")
    assert section(pane(table), "FORECAST: C OATHBOUND PIKEMAN: STRIKE") == [
        "· Bob loses 1 HP: 5 → 4",
        "· a direct hit",
        "unless Bob blocks it with Scrap Hound or responds",
    ]


def test_the_log_goes_back_two_turns_and_says_where_the_viewer_decided_last() -> None:
    log = [
        LogLine(words, "DR-1", when)
        for when, words in (
            ("turn 5 Alice", "one"),
            ("turn 6 Bob", "two"),
            ("turn 7 Alice", "three"),
            ("turn 7 Alice", "four"),
        )
    ]
    scene = replace(rift_table("act_or_pass").scene(), log=tuple(log), since=1)
    lines = section(_right_of(frame_text(compose(scene, *BROAD))), "THE LAST TWO TURNS")
    words = [line.strip("─ ").removesuffix("DR-1").strip() for line in lines]
    assert words[:6] == ["turn 6 Bob", "two", "turn 7 Alice", "three", "since your last decision", "four"]


def equal_units() -> TableState:
    """The table with three Ledger Clerks of seat 2, one of them damaged, and a fourth one that is rested."""
    scenario = load_scenario(TABLE)
    clerks = [
        "Ledger Clerk",
        {"card": "Ledger Clerk", "damage": 1},
        "Ledger Clerk",
        {"card": "Ledger Clerk", "rested": True},
    ]
    setup = scenario_setup(PLUGIN.load(), scenario)
    assert setup.position is not None
    position = {**setup.position, "seat2": {**setup.position["seat2"], "field": clerks}}
    session = Session.of(Record(replace(setup, position=position, table=setup.table._replace(step="off"))))
    session.runner.begin()
    return state_of(session)


def test_equal_cards_are_drawn_as_one_with_the_life_of_each() -> None:
    table = equal_units()
    far = frame(table, *BROAD).split("front line")[0]
    assert far.count("Ledger Clerk") == 2, "the three that are awake, and the rested one"
    assert "Ledger Clerk ×3" in far
    assert "■■  ■□  ■■" in far


def test_the_cursor_goes_to_each_of_equal_cards() -> None:
    table = equal_units()
    for place, left in ((1, "2 of 2"), (2, "1 of 2"), (3, "2 of 2")):
        table.cursor = Spot("seat2.units", place)
        assert "╔" in frame(table, *BROAD).split("front line")[0]
        card = table.scene().card_at(table.cursor)
        assert card is not None
        assert card.face is not None
        assert card.face.health == tuple(map(int, left.split(" of ")))


def test_on_a_smaller_screen_equal_cards_have_places_of_their_own() -> None:
    assert frame(equal_units(), 120, 40).split("front line")[0].count("Ledger Cl") == 4
