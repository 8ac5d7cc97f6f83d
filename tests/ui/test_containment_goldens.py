"""Containment on the table as text: from both seats, with the stack, a K-class batch, and a full site."""

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.content.decks import find_decks
from cardgame_tui.engine.events import Event
from cardgame_tui.play.event_tap import EventTap
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.cells.text import Spot
from cardgame_tui.ui.plain.queries import look_up
from cardgame_tui.ui.scene.slots import zone_words
from cardgame_tui.ui.session.session import Session
from rulesets.containment import PLUGIN
from tests.ui.containment_tables import TEST, containment_table
from tests.ui.driving import SIZES, frame, state_of

SIZE_IDS = [f"{width}x{height}" for width, height in SIZES]


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_the_turn_player_may_act(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(containment_table(), *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_the_opponent_answers_a_cross_test(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    table = containment_table(*TEST)
    assert [item.what for item in table.session.driver.duel.stack] == ["test", "trigger"]
    assert frame(table, *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_cards_with_their_japanese_names(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    table = containment_table(*TEST)
    table.second_names = True
    drawn = frame(table, *size)
    assert "蛾のいない" in drawn
    assert drawn == snapshot


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_a_k_class_batch_on_the_stack(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    box = {"cards": ["Sun Drawn in Chalk"], "protection": 1}
    table = containment_table(["play", "Overtime Order"], keter=box, tale=["Overtime Order", "Mass Retraction"])
    while "k_class" not in [item.what for item in table.session.driver.duel.stack]:
        prompt = table.session.prompt
        assert prompt is not None
        last = len(prompt.options) - 1
        table.session.runner.answer(last if prompt.single else tuple(range(last + 1)))
    table.refresh()
    table.show_hand()
    assert frame(table, *size) == snapshot


def test_the_cost_of_a_site_counts_up_to_its_xk() -> None:
    drawn = frame(containment_table(), 80, 24)
    assert "ALICE▌ XK ■■■■□□ 4 of 6" in drawn
    assert "佐藤花子▌ XK ■■■■■■□ 6 of 7" in drawn


def test_damage_is_shown_with_the_protection_that_is_left() -> None:
    session = containment_table(["test", "Man Who Was Next in Line"], "seat2.euclid").session
    duel = session.driver.duel
    seen: dict[str, object] = {}

    def look(event: Event) -> None:
        seen[event.what] = session.ruleset.measure(duel, "seat2.euclid.protection")

    duel.events = EventTap(duel.events or [], look)
    while duel.stack and session.prompt is not None:
        decline = decline_of(session.prompt)
        assert decline is not None
        session.runner.answer(decline)
    assert seen["damage"] == 4


@pytest.mark.parametrize("size", SIZES, ids=SIZE_IDS)
def test_a_site_with_more_than_six_objects(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(containment_table(site=("Crow", "Crow", "Borrowed Shadow", "Crow")), *size) == snapshot


def test_a_sandbox_says_its_protection_and_its_cards() -> None:
    shown = frame(containment_table(), 120, 40)
    assert "2 of 4" in shown
    assert "3 cards" in shown
    assert "one below XK: 佐藤花子" in shown


def test_the_panel_says_what_costs_and_limits_are_made_of() -> None:
    shown = frame(containment_table(), 120, 40)
    assert "XK-CLASS SCENARIO" in shown
    assert "Alice cost 4 of 6" in shown
    assert "limit 7 -1 The Applause" in shown
    assert "佐藤花子 cost 6 of 7" in shown


def test_the_same_damage_to_several_sandboxes_is_said_once() -> None:
    shown = frame(containment_table(), 200, 60)
    assert "Overtime Order  3 damage to your Safe, your Euclid and your Keter, your Safe breaks" in shown


def test_a_zone_with_a_long_name_stands_below_the_name_of_its_card() -> None:
    table = containment_table()
    table.press("k")
    lines = [line[88:].rstrip() for line in frame(table, 120, 40).splitlines()]
    assert lines[lines.index("Agent Doma") + 1] == "Alice's personnel"


def test_a_hand_of_two_cards_is_as_wide_as_the_table() -> None:
    drawn = frame(containment_table(), 80, 24).splitlines()
    hand = next(line for line in drawn if "Overtime Order" in line)
    assert hand.index("Chain Reaction") == 41
    assert "T Deal 3 damage to each of your" in "\n".join(drawn)


def test_the_inspector_says_what_changes_an_object(snapshot: SnapshotAssertion) -> None:
    table = containment_table()
    table.cursor, table.inspecting = Spot("1f3"), True
    shown = frame(table, 80, 24)
    assert "Blackout Drill" in shown
    assert shown == snapshot


@pytest.mark.parametrize(("width", "height"), SIZES, ids=SIZE_IDS)
def test_cards_that_are_nowhere_on_the_table_say_what_they_do(width: int, height: int) -> None:
    decks = [deck.sections for deck in find_decks(PLUGIN.id).decks]
    ruleset = PLUGIN.load()
    made = Setup(
        ruleset, ruleset.options_model(), ruleset.cards, (decks[0], decks[1]), names=("Alice", "Bob"), seed=3
    )
    session = Session.of(Record(made))
    session.runner.begin()
    while session.prompt is not None and session.prompt.ask != "partner":
        session.runner.answer(0)
    session.show_events(stepped=False)
    table = state_of(session)
    assert frame(table, width, height).count("░ face down ░" if height > 24 else "░Personnel") == 2
    table.show_hand()
    lines = frame(table, width, height).splitlines()
    said = {name: line for line in lines for name in ("Stool", "Machine") if name in line}
    assert "1/1 restore 1 to one of" in said["Machine"]
    assert "2/1" in said["Stool"], "it is the top card of its sandbox, which does not show it"


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("tale", "Alice's Tale zone"),
        ("personnel", "Alice's personnel"),
        ("decommissioned", "Alice's decommissioned zone"),
        ("outside", "Alice's cards outside the game"),
    ],
)
def test_zones_are_called_what_the_rulebook_calls_them_and_keep_their_kind(kind: str, words: str) -> None:
    scene = containment_table().scene()
    zone = scene.view.zones[f"seat1.{kind}"]
    assert (zone.kind, zone_words(scene.view, zone)) == (kind, words)


@pytest.mark.parametrize("query", ["zone tale", "zone alice's tale zone", "pile alice's tale"])
def test_a_zone_is_found_by_its_kind_and_by_what_it_is_called(query: str) -> None:
    table = containment_table()
    setup = table.session.setup
    assert look_up(query, table.scene(), setup, setup.options)[0].startswith("Alice's Tale zone: 2 cards")
