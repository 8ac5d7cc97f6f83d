"""The table as text: one frame for each kind of question, at three sizes."""

import re
from dataclasses import replace

import pytest
from rich.cells import cell_len
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.cells.canvas import Canvas
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.drawing.strip.options import OptionSheet
from cardgame_tui.ui.drawing.strip.strip import draw_strip
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages.curtain import curtain_lines, secret_lines
from cardgame_tui.ui.pages.page import PageView
from cardgame_tui.ui.pages.reading import help_page, log_page, piles_page, rulebook_of
from cardgame_tui.ui.pages.result.result import ResultPage
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.games.leduc import CARDS, LEDUC, LeducOptions
from tests.ui.driving import SIZES, SMALLEST, begun, frame, state_of, table_at

QUESTIONS = {
    "list": (("event",), ()),
    "act_or_pass": (("act",), ()),
    "one_of_two_about_a_card": (("act",), "1"),
    "zone_with_refusals": (("act",), "11"),
    "pair": (("pair",), "z"),
    "some": (("discard",), "23"),
    "order": (("order",), "bz"),
    "amount": (("amount",), "1"),
    "yes_or_no_with_stack": (("respond",), ()),
}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("question", QUESTIONS)
def test_question(question: str, size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    asks, keys = QUESTIONS[question]
    assert frame(table_at(*asks, keys=keys), *size) == snapshot


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize("seat", [1, 2])
def test_every_line_has_the_width_of_the_screen(question: str, size: tuple[int, int], seat: int) -> None:
    asks, keys = QUESTIONS[question]
    table = table_at(*asks, keys=keys, seat=seat, names=("山田太郎", "佐藤花子"))
    lines = frame(table, *size).split("\n")
    assert len(lines) == size[1]
    assert max(map(cell_len, lines)) <= size[0]


def test_the_second_seat_with_japanese_names(snapshot: SnapshotAssertion) -> None:
    table = table_at("act", seat=2, names=("山田太郎", "佐藤花子"))
    assert frame(table, 80, 24) == snapshot


def test_the_far_side_turned(snapshot: SnapshotAssertion) -> None:
    table = table_at("act")
    table.flipped = True
    assert frame(table, 80, 24) == snapshot


def test_closed_gate(snapshot: SnapshotAssertion) -> None:
    table = table_at("act")
    table.show_hand()
    assert frame(table, 80, 24) == snapshot


def test_both_hands_open(snapshot: SnapshotAssertion) -> None:
    assert frame(table_at("act", privacy="open"), 120, 40) == snapshot


def test_cursor_marks_what_its_card_reaches(snapshot: SnapshotAssertion) -> None:
    assert frame(table_at("pair", keys=["tab"]), 80, 24) == snapshot


def test_inspector_takes_the_far_side_of_a_narrow_table(snapshot: SnapshotAssertion) -> None:
    table = table_at("pair", keys=["tab", "tab"])
    table.inspecting = True
    assert frame(table, 80, 24) == snapshot


def test_the_keys_that_close_a_page_close_the_inspector_and_answer_nothing() -> None:
    for key in ("enter", "backspace"):
        table = table_at("pair", keys=["tab", "tab"])
        asked, table.inspecting = table.session.prompt, True
        assert table.press(key)
        assert not table.inspecting
        assert table.session.prompt is asked


def test_a_long_card_scrolls_in_the_inspector() -> None:
    table = table_at("pair", keys=["tab", "tab"])
    table.inspecting = True
    for key, lines in (("pagedown", 3), ("pagedown", 6), ("pageup", 3), ("pageup", 0), ("pageup", 0)):
        assert table.press(key)
        assert table.inspected_from == lines
    table.press("pagedown")
    table.press("down")
    assert table.inspected_from == 0


def test_the_inspector_closes_when_another_player_must_decide() -> None:
    table = table_at("act")
    table.inspecting = True
    table.press("space")
    assert table.session.prompt is not None
    assert (table.session.prompt.seat, table.inspecting) == (2, False)


def test_the_log_shows_what_came_after_the_players_last_answer() -> None:
    table = table_at("act")
    assert table.scene().since == 0
    table.press("space")
    table.show_hand()
    table.press("space")
    scene, events = table.scene(), table.driver.duel.events or []
    assert table.session.prompt is not None
    assert table.session.prompt.seat == 1
    assert 0 < scene.since < len(events)
    assert "SINCE YOUR LAST DECISION" in frame(table, 120, 40)


def test_borders_in_ascii() -> None:
    table = table_at("act", keys=["tab"], names=("Alice", "Bob"))
    table.ascii = True
    assert all(ord(each) < 128 or each > "\u3000" for each in frame(table, 120, 40))


def test_too_small_a_terminal(snapshot: SnapshotAssertion) -> None:
    assert frame(table_at("act"), 59, 20) == snapshot


def test_curtain(snapshot: SnapshotAssertion) -> None:
    session = begun(asks=("act",), privacy="strict", names=("Alice", "佐藤花子"))
    assert text(curtain_lines(session, 80, 24)) == snapshot


def test_the_last_line_of_a_narrow_curtain_is_not_written_over() -> None:
    session = begun(asks=("act",), privacy="strict", names=("Alice", "佐藤花子"))
    last = text(curtain_lines(session, *SMALLEST)).split("\n")[-1]
    assert last.split("  ")[0] == " enter open"
    assert last.endswith("  ctrl+q quit, all is saved")
    assert "no other key" not in last


@pytest.mark.parametrize("in_turn", [False, True])
def test_secret_choice(in_turn: bool, snapshot: SnapshotAssertion) -> None:
    session = begun(secret=True)
    choice = SecretChoice(3, (1, 2), in_turn=in_turn)
    choice.press("a")
    assert text(secret_lines(session, choice, ["rock", "scissors", "paper"], 80, 24, "u")) == snapshot


def test_pages(snapshot: SnapshotAssertion) -> None:
    table = table_at("act", keys="11")
    book = rulebook_of(table.session.ruleset)
    without_commands = help_page(table.scene(), book, (), table.ruleset.legend)
    assert page(without_commands) == snapshot(name="help")
    assert page(log_page(table.log(), table.scene().view.names)) == snapshot(name="log")
    assert page(piles_page(table.scene())) == snapshot(name="piles")


def test_result(snapshot: SnapshotAssertion) -> None:
    table = table_at("act")
    table.session.runner.concede(1)
    assert text(ResultPage(table.session).lines(80, 24)) == snapshot


def page(content: object) -> str:
    """A page as text."""
    return text(PageView(content).lines(80, 24))  # type: ignore[arg-type]


def text(lines: object) -> str:
    """Lines as text."""
    return "\n".join(plain(line).rstrip() for line in lines)  # type: ignore[attr-defined]


def test_frames_do_not_change_by_being_drawn() -> None:
    table: TableState = table_at("act", keys="1")
    assert frame(table, 80, 24) == frame(table, 80, 24)


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_game_without_grid_stack_and_turning(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    setup = Setup(LEDUC, LeducOptions(hands=2), CARDS, ({}, {}), names=("Alice", "Bob"))
    session = Session.of(Record(setup))
    session.runner.begin()
    table = state_of(session)
    for _ in range(2):
        table.show_hand()
        table.press("1")
    table.show_hand()
    assert frame(table, *size) == snapshot


def test_a_hand_of_any_size_fits() -> None:
    table = table_at("discard")
    duel = table.session.driver.duel
    for card in list(duel.named["seat1.deck"].cards):
        duel.move(card, duel.named["seat1.hand"])
        table.refresh()
        for width, height in SIZES:
            lines = frame(table, width, height).split("\n")
            assert len(lines) == height
            assert max(map(cell_len, lines)) <= width


def test_options_are_in_the_order_of_their_keys_while_all_fit() -> None:
    scene = table_at("act").scene()
    seen = scene.question.entries[0]
    scene = replace(
        scene, question=replace(scene.question, entries=(seen, replace(seen, code="z", card=999, zone=None)))
    )
    text = strip_text(scene, 80, 9)
    assert text.index(f"▐{seen.code}▌") < text.index("▐z▌") < text.index("▐space▌")


def test_options_that_are_not_on_the_table_come_first_where_room_is_short() -> None:
    scene = table_at("act").scene()
    seen = scene.question.entries[0]
    many = tuple(replace(seen, code=f"a{number}") for number in range(40))
    scene = replace(
        scene, question=replace(scene.question, entries=(*many, replace(seen, code="z", card=999, zone=None)))
    )
    text = strip_text(scene, 80, 5)
    assert text.index("▐z▌") < text.index("▐a0▌")
    assert re.search(r"\d+ more, \?", text)


def strip_text(scene: Scene, width: int, height: int) -> str:
    """The question of a scene as text."""
    canvas = Canvas(width, height)
    draw_strip(canvas, OptionSheet(scene, width), 0, height, wide=False)
    return "\n".join(plain(line) for line in canvas.lines())
