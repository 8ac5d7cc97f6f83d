"""Dimensional Rift on the table as text: each kind of moment at three sizes, from both seats."""

import re
from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.asking.orders import Until
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.drawing.frame import compose, frame_text
from cardgame_tui.ui.drawing.panel import inspector_lines
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.spoken.listing import table_listing
from tests.play.positions import index_of, setup_at
from tests.ui.drawn_block import drawn_block
from tests.ui.driving import SIZES, frame, state_of
from tests.ui.rift_tables import MOMENTS, PHASES, rift_table


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", MOMENTS)
def test_moment(moment: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(rift_table(moment), *size) == snapshot


@pytest.mark.parametrize("moment", PHASES)
def test_a_turn_with_a_campaign(moment: str, snapshot: SnapshotAssertion) -> None:
    assert frame(rift_table(moment), 80, 24) == snapshot


@pytest.mark.parametrize("moment", ["act_or_pass", "blocker", "respond"])
def test_a_moment_in_ascii(moment: str, snapshot: SnapshotAssertion) -> None:
    table = rift_table(moment)
    table.ascii = True
    drawn = frame(table, 80, 24)
    assert drawn.isascii()
    assert drawn == snapshot


def test_closed_gate_shows_no_hand(snapshot: SnapshotAssertion) -> None:
    table = rift_table("respond")
    table.show_hand()
    assert table.session.gate_closed
    assert frame(table, 80, 24) == snapshot


def test_a_block_is_asked_at_the_open_table(snapshot: SnapshotAssertion) -> None:
    table = rift_table("blocker")
    table.show_hand()
    assert not table.session.gate_closed
    assert frame(table, 80, 24) == snapshot


@pytest.mark.parametrize("keys", [("tab",), ("tab", "up", "right"), ("tab", "down", "down")])
@pytest.mark.parametrize("moment", ["act_or_pass", "blocker"])
def test_an_open_card_hides_nothing_that_can_be_picked_and_not_the_attack(
    moment: str, keys: tuple[str, ...]
) -> None:
    table = rift_table(moment)
    for key in keys:
        table.press(key)
    before = frame(table, 80, 24)
    table.inspecting = True
    after = frame(table, 80, 24)
    assert after != before
    for sign in ("▐b▌", "▐c▌", "▐j▌", "▼  ▼  ▼", "STRIKES", "target, empty"):
        assert before.count(sign) == after.count(sign), sign


def test_an_open_card(snapshot: SnapshotAssertion) -> None:
    table = rift_table("blocker")
    table.press("tab")
    table.inspecting = True
    assert frame(table, 80, 24) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_block_of_the_drawings(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    assert frame(drawn_block(), *size) == snapshot


def test_a_block_says_in_columns_what_a_creature_deals_and_takes_what_follows_and_the_score() -> None:
    lampguard, chirurgeon, decline = frame(drawn_block(), 120, 40).split("\n")[-5:-2]
    assert [line[28:46].rstrip() for line in (lampguard, chirurgeon)] == ["deals 2, takes 7", "deals 1, takes 7"]
    assert decline[28:46].rstrip() == "a direct hit"
    followed = [line[46:].partition("   ")[0].rstrip() for line in (lampguard, chirurgeon, decline)]
    assert followed == [
        "it, Moss Behemoth and Tempered Halberd are destroyed",
        "it is destroyed, Moss Behemoth keeps 1 of 5 Life",
        "unless Alice blocks it with Nettle Witch",
    ]
    assert lampguard.endswith("you stay at 3 HP")
    assert chirurgeon.endswith("you stay at 3 HP")
    assert decline.endswith("you lose 1 HP: 3 → 2")


def test_a_card_names_what_is_attached_to_it_once() -> None:
    table = drawn_block()
    table.cursor = table.scene().subject
    lines = ["".join(span.text for span in line) for line in inspector_lines(table.scene(), 60)]
    assert [line for line in lines if "Tempered Halberd" in line] == [
        "Might 7 = 4 +2 Tempered Halberd +1 Drum Tower",
        "with Tempered Halberd +2/+0",
    ]
    assert "Action: Equip." in lines


def test_a_question_about_a_block_says_the_might_of_the_strike_and_what_goes_on_the_stack() -> None:
    shown = frame(rift_table("blocker"), 120, 40)
    assert "Oathbound Pikeman strikes 2C3 with 5 Might. Block? Alice may respond." in shown
    assert "empty: the Strike goes on it" in shown
    assert "after the answer (DR-112)" in shown
    assert "goes on it" not in frame(rift_table("respond"), 120, 40)


def test_the_question_and_the_card_count_what_a_creature_has_while_it_strikes() -> None:
    position = {
        "phase": "event",
        "event": "battle",
        "seat1": {"deck": ["Scrap Hound"], "field": {"1C3": "Oathbound Pikeman", "1M": "Drum Tower"}},
        "seat2": {"deck": ["Scrap Hound"], "conquered": ["2C3"], "field": {"2C2": "Ember Chirurgeon"}},
    }
    session = Session.of(Record(setup_at("rift", position)))
    session.runner.begin()
    duel = session.driver.duel
    pikeman = duel.named["1C3"].cards[0]
    for words in ("Strike", "2C3"):
        assert session.ruleset.face(duel, pikeman).stats == "3/2"
        session.runner.answer(index_of(session.driver, words))
    face = session.ruleset.face(duel, pikeman)
    assert "strikes 2C3 with 4 Might" in session.question()
    assert face.stats == "4*/2"
    assert "Might 4 = 3 +1 Drum Tower" in face.lines
    session.runner.answer(index_of(session.driver, "no block"))
    while duel.stack:
        session.runner.answer(index_of(session.driver, "pass"))
    assert session.ruleset.face(duel, pikeman).stats == "3/2"


def test_a_creature_without_might_strikes_with_0() -> None:
    position = {
        "phase": "event",
        "event": "battle",
        "seat1": {"deck": ["Scrap Hound"], "field": {"1C3": "Tithe Counter"}},
        "seat2": {"deck": ["Scrap Hound"], "conquered": ["2C3"], "field": {"2C2": "Ember Chirurgeon"}},
    }
    session = Session.of(Record(setup_at("rift", position)))
    session.runner.begin()
    for words in ("Strike", "2C3"):
        session.runner.answer(index_of(session.driver, words))
    assert "strikes 2C3 with 0 Might" in session.question()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_many_counts_leave_room_for_the_monument_and_are_marked_where_they_are_cut(size: tuple[int, int]) -> None:
    field = {"1M": {"card": "Well of Offering", "mana": 2}}
    position = {"turn": 1, "phase": "main1", "seat1": {"hp": 20, "field": field}}
    setup = setup_at("rift", position, {"edition": "rift"})
    session = Session.of(Record(setup))
    session.runner.begin()
    scene = replace(state_of(session).scene(), orders={1: Until.TURN.in_force})
    status = next(line for line in frame_text(compose(scene, *size)).split("\n") if "▐1 " in line)
    assert "▌ W" in status
    assert "◆◆" in status
    assert "passes until own turn" in status
    assert "fables 0" in status or "… p" in status


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_an_order_is_never_cut_by_the_counts_before_it(size: tuple[int, int]) -> None:
    setup = Recipe(load_ruleset("dimensional_rift"), settings=("edition=rift",)).build()
    session = Session.of(Record(setup))
    session.runner.begin()
    scene = replace(state_of(session).scene(), orders={1: Until.TURN.in_force, 2: Until.STACK.in_force})
    drawn = frame_text(compose(scene, *size))
    assert "passes until own turn" in drawn
    assert "passes until stack grows" in drawn


def test_lines_of_text_say_in_full_how_long_a_player_passes() -> None:
    scene = replace(rift_table("blocker").scene(), orders={2: Until.STACK.in_force})
    assert any(line.endswith(", passes until something is put on the stack") for line in table_listing(scene))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_numbers_of_a_vehicle_stay_in_its_frame(size: tuple[int, int]) -> None:
    hand = ["Ox Cart", "Road Surveyor", "Clay Hauler", "Veil Sneak", "Nettle Witch"]
    position = {"turn": 1, "seat1": {"hand": hand, "deck": ["Scrap Hound"]}, "seat2": {"deck": ["Scrap Hound"]}}
    setup = Recipe(load_ruleset("dimensional_rift"), settings=("edition=rift",)).build()
    session = Session.of(Record(replace(setup, position=position)))
    session.runner.begin()
    table = state_of(session)
    table.show_hand()
    lines = frame(table, *size).splitlines()
    numbers = next(line for line in lines if "+0/+2 a1" in line)
    assert re.search(r"\+0/\+2 a1( mv2( V)?|…)[… ]*[┃▌]", numbers), numbers
