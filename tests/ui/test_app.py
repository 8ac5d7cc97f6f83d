"""The app under a pilot: every kind of question from both seats, privacy, sizes, and clean ends."""

import pytest
from textual.geometry import Region

from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.app import INTERRUPTED, CardgameApp
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from cardgame_tui.ui.widgets.lines import Lines
from tests.ui.driving import commands_of, table_at
from tests.ui.parade import POSITION, parade_setup
from tests.ui.piloting import everywhere, playing, session_of, shown, table_screen, type_keys

QUESTIONS: list[tuple[str, str, Answer]] = [
    ("event", "2", 1),
    ("act", "22", 3),
    ("act", ".", 10),
    ("discard", "13!", (0, 2)),
    ("discard", "12<!", (0,)),
    ("amount", "12!", 11),
]
PAIR = {1: ("b2", 1), 2: ("c2", 1)}
"""A card keeps the letter of its place, which differs for the two seats."""


@pytest.mark.parametrize("seat", [1, 2])
@pytest.mark.parametrize(("ask", "keys", "answer"), QUESTIONS)
async def test_keys_answer_every_kind_of_question(seat: int, ask: str, keys: str, answer: Answer) -> None:
    session = table_at(ask, seat=seat).session
    before = len(session.driver.given)
    session.close_hand()
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await type_keys(pilot, ("h" if session.gate_closed else "") + keys)
        assert session.driver.given[before] == answer


@pytest.mark.parametrize("seat", [1, 2])
async def test_a_pair_is_the_letter_of_a_place_and_a_number(seat: int) -> None:
    session = table_at("pair", seat=seat).session
    before, (keys, answer) = len(session.driver.given), PAIR[seat]
    session.close_hand()
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await type_keys(pilot, "h" + keys)
        assert session.driver.given[before] == answer


@pytest.mark.parametrize(("seat", "keys"), [(1, "zbc"), (2, "kcb")])
async def test_an_order(seat: int, keys: str) -> None:
    position = {**POSITION, "2C4": "Nettle Witch"}
    session = Session.of(Record(parade_setup(("order",), position=position)))
    session.runner.begin()
    if seat == 2:
        session.runner.answer((0, 1, 2))
    async with CardgameApp(session).run_test(size=(80, 24)) as pilot:
        await type_keys(pilot, f"h{keys}!")
        assert session.driver.given[seat - 1] == (2, 0, 1)


@pytest.mark.parametrize(("key", "answer"), [("enter", 0), ("space", 1)])
async def test_yes_or_no(key: str, answer: int) -> None:
    async with playing(parade_setup(("respond",), position=POSITION)) as pilot:
        await pilot.press("h", key)
        assert session_of(pilot).driver.given == [answer]


async def test_both_choose_together_and_no_choice_shows() -> None:
    async with playing(parade_setup(("event",), secret=True)) as pilot:
        assert isinstance(pilot.app.screen, SecretScreen)
        await type_keys(pilot, "d")
        locked = shown(pilot)
        assert "locked" in locked
        await type_keys(pilot, "<a")
        assert shown(pilot) == locked
        await type_keys(pilot, "k")
        assert session_of(pilot).driver.given == [(0, 1)]
        assert "Alice: rock" in shown(pilot)
        assert "Bob: scissors" in shown(pilot)
        await pilot.press("enter")
        assert "Which event?" in shown(pilot)


async def test_players_on_the_same_side_choose_one_after_the_other() -> None:
    async with playing(parade_setup(("event",), secret=True)) as pilot:
        await pilot.press("tab", "d")
        assert "ALICE" not in shown(pilot)
        await pilot.press("a")
        assert session_of(pilot).driver.given == [(2, 0)]


async def test_a_closed_gate_keeps_hands_out_of_every_widget() -> None:
    async with playing(parade_setup(("act",)), (120, 40)) as pilot:
        names = [card.name for card in session_of(pilot).driver.duel.named["seat1.hand"].cards]
        assert not any(name in everywhere(pilot) for name in names)
        await pilot.press("h")
        assert all(name in everywhere(pilot) for name in names)
        await pilot.press("h")
        assert not any(name in everywhere(pilot) for name in names)


async def test_a_closed_gate_takes_no_answer() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        await pilot.press("a", "1", "enter", "space")
        assert session_of(pilot).driver.given == []
        await pilot.press("h", "space")
        assert session_of(pilot).driver.given == [10]


async def test_the_curtain_opens_for_enter_alone_and_hides_the_table_below() -> None:
    async with playing(parade_setup(("discard",), privacy="strict")) as pilot:
        assert isinstance(pilot.app.screen, CurtainScreen)
        await type_keys(pilot, "ah?. x")
        assert isinstance(pilot.app.screen, CurtainScreen)
        await pilot.press("enter")
        names = [card.name for card in session_of(pilot).driver.duel.named["seat1.hand"].cards]
        assert all(name[:8] in shown(pilot) for name in names)
        await pilot.press("space")
        assert isinstance(pilot.app.screen, CurtainScreen)
        assert "B O B" in shown(pilot)
        assert not any(name[:8] in everywhere(pilot) for name in names)


async def test_a_resize_keeps_a_half_made_choice() -> None:
    async with playing(parade_setup(("discard",))) as pilot:
        await type_keys(pilot, "h12")
        for size in ((120, 40), (60, 20), (40, 10), (200, 60), (80, 24)):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert "▐2▌[1 of 2]" in shown(pilot)
        await pilot.press("enter")
        assert session_of(pilot).driver.given == [(0, 1)]


async def test_a_small_terminal_says_so_and_shows_no_card() -> None:
    async with playing(parade_setup(("act",), privacy="open"), (59, 20)) as pilot:
        assert "The table needs 60x20" in shown(pilot)
        assert "Alice" not in shown(pilot)


async def test_nothing_is_answered_while_the_terminal_is_too_small() -> None:
    async with playing(parade_setup(("event",)), (59, 20)) as pilot:
        await pilot.press("h", "1", "space", "enter")
        assert session_of(pilot).driver.given == []
        assert session_of(pilot).gate_closed


async def test_the_cursor_and_enter_pick() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        await pilot.press("h", "tab", "right", "enter", "1")
        assert session_of(pilot).driver.given == [2]


async def test_a_click_looks_and_a_second_one_picks() -> None:
    async with playing(parade_setup(("act",))) as pilot:
        await pilot.press("h")
        await pilot.pause()
        row = next(y for y, line in enumerate(shown(pilot).split("\n")) if "▐1▌" in line)
        await pilot.click(offset=(8, row))
        await pilot.pause()
        assert "1>" not in shown(pilot)
        await pilot.click(offset=(8, row))
        await pilot.pause()
        assert "1>" in shown(pilot)


async def test_hand_over_and_view_change_lines_without_a_new_layout(monkeypatch: pytest.MonkeyPatch) -> None:
    async with playing(parade_setup(("act",))) as pilot:
        layouts: list[bool] = []
        refresh = Lines.refresh

        def counted(self: Lines, *regions: Region, layout: bool = False) -> Lines:
            layouts.append(layout)
            return refresh(self, *regions, layout=layout)

        monkeypatch.setattr(Lines, "refresh", counted)
        for key in ("h", "v", "v", "h"):
            before = shown(pilot)
            await pilot.press(key)
            await pilot.pause()
            assert shown(pilot) != before
        assert set(layouts) == {False}


@pytest.mark.parametrize(("key", "title"), [("p", "Piles"), ("l", "Log"), ("question_mark", "Help"), ("L", "Log")])
async def test_pages_open_and_close_with_their_key(key: str, title: str) -> None:
    async with playing(parade_setup(("act",))) as pilot:
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(pilot.app.screen, PageScreen)
        assert title in shown(pilot).split("\n")[0]
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)


async def test_a_refusal_leads_to_its_rule() -> None:
    async with playing(parade_setup(("act",), position=POSITION)) as pilot:
        await type_keys(pilot, "h11")
        await pilot.press("question_mark", "1")
        await pilot.pause()
        assert "Cards are played to empty zones." in shown(pilot)


async def test_every_command_opens_a_page_or_redraws_and_answers_nothing() -> None:
    async with playing(parade_setup(("act",), position=POSITION)) as pilot:
        await pilot.press("h", "tab")
        table = table_screen(pilot)
        names = [name for name in commands_of(table.table) if name != "quit"]
        for name in names:
            table.run_command(name)
            await pilot.pause()
            for key in ("backspace", "ctrl+x") * 3:
                if pilot.app.screen is not table:
                    await pilot.press(key)
                    await pilot.pause()
            assert pilot.app.screen is table, name
        assert len(names) > 10
        assert session_of(pilot).driver.given == []


async def test_the_palette_carries_out_what_is_picked() -> None:
    async with playing(parade_setup(("act",), position=POSITION)) as pilot:
        await pilot.press("ctrl+p", *"everything", "enter")
        await pilot.pause()
        assert shown(pilot).split("\n")[0].strip() == "Log"


async def test_conceding_ends_the_duel_and_again_swaps_the_seats() -> None:
    async with playing(parade_setup(("event",))) as pilot:
        table = table_screen(pilot)
        table.run_command("concede")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert "▐BOB▌ wins by concession" in shown(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert session_of(pilot).match.names == ("Bob", "Alice")
        assert "Bob decides" in shown(pilot)


PLACES = [parade_setup(secret=True), parade_setup(privacy="strict"), parade_setup()]


@pytest.mark.parametrize("setup", PLACES, ids=["secret", "curtain", "table"])
async def test_ctrl_c_leaves_immediately_from_anywhere(setup: Setup) -> None:
    async with playing(setup) as pilot:
        await pilot.press("ctrl+c")
    assert pilot.app.return_code == INTERRUPTED


@pytest.mark.parametrize("setup", PLACES, ids=["secret", "curtain", "table"])
async def test_ctrl_q_asks_once_from_anywhere(setup: Setup) -> None:
    async with playing(setup) as pilot:
        before = pilot.app.screen
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert "this duel is not saved" in shown(pilot)
        await pilot.press("backspace")
        await pilot.pause()
        assert pilot.app.screen is before
        await pilot.press("ctrl+q", "ctrl+q")
    assert pilot.app.return_code == 0


async def test_quitting_a_running_duel_asks_first() -> None:
    async with playing(parade_setup()) as pilot:
        await pilot.press("ctrl+q")
        await pilot.pause()
        assert "this duel is not saved" in shown(pilot)
        await pilot.press("backspace")
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("ctrl+q", "1")
    assert pilot.app.return_code == 0


async def test_a_fault_in_the_game_is_a_page_that_names_no_value_and_leads_back() -> None:
    async with playing(parade_setup(("event", "nothing_of_that_name"))) as pilot:
        await pilot.press("h", "1")
        await pilot.pause()
        assert "AttributeError in parade.py" in shown(pilot)
        assert "nothing_of_that_name" not in shown(pilot)
        await pilot.press("backspace", "space", "q")
        await pilot.pause()
        assert "The rules broke down" in shown(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert "Which event?" in shown(pilot)
        assert session_of(pilot).driver.given == []


async def test_names_are_never_markup() -> None:
    async with playing(parade_setup(("event",), names=("[red]Al[/]", "[k]"))) as pilot:
        assert "[RED]AL[/]" in shown(pilot)
        assert "[K]" in shown(pilot)
