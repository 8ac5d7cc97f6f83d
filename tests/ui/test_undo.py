"""Taking decisions back and giving them again: what goes with them, who is asked, and what that shows."""

import io
from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.keys.codes import LEFT_KEYS
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages.played import played_page
from cardgame_tui.ui.pages.reading import rulebook_of
from cardgame_tui.ui.pages.undo import OPTIONS, agree_lines, undo_words
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.screens.agree import AgreeScreen
from cardgame_tui.ui.screens.curtain import CurtainScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.screens.secret import SecretScreen
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.screen import TableScreen
from tests.ui.driving import SIZES, begun, full_frame, help_of, state_of, table_at
from tests.ui.parade import parade_setup
from tests.ui.piloting import everywhere, playing, session_of, shown, table_screen, type_keys


def setup(
    *asks: str, undo: str = "ask", privacy: str = "gate", seats: tuple[str, str] = ("human", "human")
) -> Setup:
    """A parade that asks these questions."""
    return replace(parade_setup(asks), table=TableSettings(privacy, undo), seats=seats)


def test_undo_and_redo_include_the_answers_of_a_bot() -> None:
    session = Session.of(Record(setup("event", seats=("human", "random"))))
    session.runner.open()
    session.runner.answer(0)
    before = list(session.driver.given)
    assert len(before) > 1
    session.runner.undo()
    assert session.driver.given == []
    session.runner.redo()
    assert session.driver.given == before
    assert not session.record.can_redo


def test_the_journal_records_what_an_undo_crosses() -> None:
    session = Session.of(Record(setup("event")), keep=True)
    session.runner.open()
    session.runner.answer(0)
    session.runner.undo()
    assert session.record.path is not None
    *_, line = session.record.path.read_text().splitlines()
    assert "the other player has been asked since" in line
    session.record.close()


def test_the_keys_are_in_the_help_while_they_work() -> None:
    table = table_at("event", "event")
    book = rulebook_of(table.session.ruleset)
    assert not {"u", ">"} & {item.words[:1] for item in help_of(table, book).items}
    table.press("1")
    assert any(item.words == "u  Undo the last decision." for item in help_of(table, book).items)
    table.session.runner.undo()
    table.refresh()
    assert any(item.words.startswith(">  Redo what was undone last") for item in help_of(table, book).items)


def test_another_choice_ends_redo() -> None:
    session = begun(asks=("event",))
    session.runner.answer(0)
    session.runner.undo()
    assert session.record.can_redo
    session.runner.answer(1)
    assert not session.record.can_redo


def test_every_decision_of_a_duel_can_be_undone_one_by_one() -> None:
    session = begun(asks=("event", "discard"))
    for answer in (0, (0,), 1, (), 0):
        session.runner.answer(answer)
    for left in range(4, -1, -1):
        session.runner.undo()
        assert len(session.driver.given) == left
    assert session.runner.undoable == 0


def test_a_turn_is_undone_at_once() -> None:
    session = begun(asks=("event", "event", "amount"))
    for answer in (0, 1, 2, 1, 0):
        session.runner.answer(answer)
    assert (session.driver.duel.turn, session.runner.undoable_turn) == (2, 2)
    session.runner.undo(session.runner.undoable_turn)
    assert (session.driver.duel.turn, session.driver.given) == (2, [0, 1, 2])
    assert session.runner.undoable_turn == 3
    session.runner.undo(session.runner.undoable_turn)
    assert (session.driver.duel.turn, session.driver.given) == (1, [])
    assert session.runner.undoable_turn == 0


async def test_both_agree_once_to_undo_a_turn() -> None:
    async with playing(setup("event", "event", "amount")) as pilot:
        await type_keys(pilot, "h111!")
        assert session_of(pilot).driver.given == [0, 0, 0]
        await pilot.press("less_than_sign")
        await pilot.pause()
        assert "asks to undo 3 decisions, back to the start of turn" in shown(pilot)
        await type_keys(pilot, LEFT_KEYS[0] + "j")
        assert session_of(pilot).driver.given == []


def test_never_says_so_everywhere_and_offers_nothing() -> None:
    never = Session.of(Record(setup("event", undo="never")))
    never.runner.open()
    never.runner.answer(0)
    assert never.runner.undoable == 0
    drawn = full_frame(state_of(never), 80, 24)
    assert "  final" in drawn
    assert "undo never" in drawn
    assert "Undo" not in drawn
    assert any("every answer is final" in item.words for item in played_page(never.setup).items)


@pytest.mark.parametrize("privacy", ["gate", "strict"])
async def test_the_key_says_that_answers_are_final(privacy: str) -> None:
    opens = "!" if privacy == "strict" else "h"
    async with playing(setup("event", "amount", undo="never", privacy=privacy)) as pilot:
        await type_keys(pilot, f"{opens}1u")
        assert "Answers are final in this match (option undo: never)." in shown(pilot)
        await type_keys(pilot, "u")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session_of(pilot).driver.given == [0]
        assert session_of(pilot).viewer.seat == 1
        help_items = help_of(table_screen(pilot).table, table_screen(pilot).dialog.book).items
        assert any(item.words == "u  Read why you cannot undo." for item in help_items)


async def test_the_key_says_that_answers_are_final_at_a_secret_choice() -> None:
    async with playing(replace(parade_setup(("event",), secret=True), table=TableSettings(undo="never"))) as pilot:
        await type_keys(pilot, "u")
        assert "Answers are final in this match" in shown(pilot)
        await type_keys(pilot, "u")
        assert isinstance(pilot.app.screen, SecretScreen)


@pytest.mark.parametrize("secret", [False, True])
def test_undo_in_lines_of_text_says_that_answers_are_final(*, secret: bool) -> None:
    text = lines(replace(parade_setup(("event",), secret=secret), table=TableSettings(undo="never")), "u")
    assert text.count("Answers are final in this match (option undo: never).") == 1
    assert "Nothing to undo" not in text


@pytest.mark.parametrize("key", ["u", "U"])
async def test_a_key_undoes_immediately_if_nothing_hidden_was_seen(key: str) -> None:
    async with playing(setup("event", "event")) as pilot:
        await type_keys(pilot, "h1")
        assert session_of(pilot).driver.given == [0]
        assert "u Undo" in shown(pilot)
        await pilot.press(key)
        await pilot.pause()
        assert isinstance(pilot.app.screen, TableScreen)
        assert session_of(pilot).driver.given == []
        assert session_of(pilot).viewer.seat == 1
        assert "> Redo" in shown(pilot)
        await pilot.press("greater_than_sign")
        await pilot.pause()
        assert session_of(pilot).driver.given == [0]


async def test_free_asks_no_player_even_after_a_hand_over() -> None:
    async with playing(setup("event", undo="free")) as pilot:
        await type_keys(pilot, "h1h1u")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session_of(pilot).driver.given == [0]


async def test_both_must_agree_if_the_other_player_was_asked_since() -> None:
    async with playing(setup("event")) as pilot:
        await type_keys(pilot, "h1")
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(pilot.app.screen, AgreeScreen)
        assert "Somebody asks to undo Alice's last decision" in shown(pilot)
        assert "the other player has been asked since" in shown(pilot)
        await type_keys(pilot, "a")
        assert session_of(pilot).driver.given == [0]
        await type_keys(pilot, "j")
        assert session_of(pilot).driver.given == []
        assert isinstance(pilot.app.screen, TableScreen)


async def test_the_player_with_the_open_hand_asks_and_a_refusal_changes_nothing() -> None:
    async with playing(setup("event")) as pilot:
        await type_keys(pilot, "h1h")
        await pilot.press("u")
        await pilot.pause()
        assert "Bob asks to undo Alice's last decision" in shown(pilot)
        await type_keys(pilot, "sj")
        assert "Alice did not agree." in shown(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert session_of(pilot).driver.given == [0]
        assert session_of(pilot).gate_closed


@pytest.mark.parametrize("privacy", ["gate", "strict"])
async def test_no_hand_shows_while_both_are_asked_and_after(privacy: str) -> None:
    async with playing(setup("act", privacy=privacy), (120, 40)) as pilot:
        opens = "!" if privacy == "strict" else "h"
        await type_keys(pilot, f"{opens}.{opens}")
        hands = [
            card.name for seat in (1, 2) for card in session_of(pilot).driver.duel.named[f"seat{seat}.hand"].cards
        ]
        assert any(name in everywhere(pilot) for name in hands)
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(pilot.app.screen, AgreeScreen)
        assert not any(name in everywhere(pilot) for name in hands)
        await type_keys(pilot, "aa" if privacy == "strict" else "aj")
        assert session_of(pilot).driver.given == []
        assert not any(name in everywhere(pilot) for name in hands)
        assert isinstance(pilot.app.screen, CurtainScreen if privacy == "strict" else TableScreen)


async def test_behind_the_curtain_they_answer_one_after_the_other() -> None:
    async with playing(setup("event", privacy="strict")) as pilot:
        await type_keys(pilot, "!1!u")
        assert "Bob looks away." in shown(pilot)
        assert "BOB" not in shown(pilot)
        await type_keys(pilot, LEFT_KEYS[0])
        assert "Alice looks away." in shown(pilot)


async def test_a_player_alone_is_informed_but_not_asked() -> None:
    passes_at_once = replace(setup("act", seats=("human", "random")), seed=24)
    async with playing(passes_at_once) as pilot:
        await type_keys(pilot, "1.")
        assert len(session_of(pilot).driver.given) == 2
        await type_keys(pilot, "u")
        assert isinstance(pilot.app.screen, PageScreen)
        words = " ".join(shown(pilot).split())
        assert "Alice's last decision (turn 1, Walk). One answer of a bot after it is undone too." in words
        assert "You play alone, so only you decide; a card has been seen since." in words
        assert session_of(pilot).driver.given == []
        await type_keys(pilot, "u")
        assert isinstance(pilot.app.screen, TableScreen)
        assert "> Redo" in shown(pilot)


async def test_free_does_not_inform_a_player_alone() -> None:
    async with playing(setup("act", seats=("human", "random"), undo="free")) as pilot:
        await type_keys(pilot, "1.u")
        assert isinstance(pilot.app.screen, TableScreen)
        assert session_of(pilot).driver.given == []


def test_a_player_alone_is_informed_in_plain_mode() -> None:
    text = lines(setup("act", seats=("human", "random")), "pass", "u")
    assert "Undone\nAlice's last decision" in text
    assert "You play alone, so only you decide; a card has been seen since." in text
    assert "agrees: type yes" not in text


async def test_the_last_decision_can_be_undone_at_the_result() -> None:
    async with playing(setup("event", undo="free")) as pilot:
        session_of(pilot).runner.concede(1)
        table_screen(pilot).table.refresh()
        table_screen(pilot).go_on()
        await pilot.pause()
        assert "▐BOB▌ wins by concession" in shown(pilot)
        assert "take back the last decision" in shown(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert session_of(pilot).result is None
        assert session_of(pilot).match.results == []
        assert isinstance(pilot.app.screen, TableScreen)


async def test_the_decision_before_a_secret_choice_can_be_undone() -> None:
    made = replace(parade_setup(("event",), secret=True), table=TableSettings(undo="free"))
    async with playing(made) as pilot:
        assert "undo the last" not in shown(pilot)
        await pilot.press("u")
        await pilot.pause()
        assert isinstance(pilot.app.screen, SecretScreen)
        await type_keys(pilot, "ak!u")
        assert isinstance(pilot.app.screen, SecretScreen)
        assert session_of(pilot).driver.given == []


def test_undo_and_redo_in_lines_of_text() -> None:
    text = lines(setup("amount", "event"), "h", "3", "u", "u", "redo", "redo")
    assert text.count("Undone.") == 1
    assert text.count("Nothing to undo.") == 1
    assert text.count("Nothing to redo.") == 1
    assert text.count("(PA-7)\n") == 3


def test_both_are_asked_in_lines_of_text() -> None:
    asked = setup("event")
    assert "Undone." in lines(asked, "h", "1", "u", "yes", "yes")
    refused = lines(asked, "h", "1", "u", "yes", "no")
    assert "Nothing was undone\nBob did not agree." in refused
    assert "Bob agrees: type yes." in refused


def test_the_end_of_a_duel_is_undone_in_plain_mode() -> None:
    text = lines(setup("event", undo="free"), "concede", "yes", "u", "h", "1")
    assert "Undone." in text
    assert text.index("Undone.") < text.rindex("Which event?")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_page_on_which_both_agree(size: tuple[int, int], snapshot: SnapshotAssertion) -> None:
    session = begun(asks=("event",), names=("Alice", "佐藤花子"))
    session.runner.answer(0)
    words = undo_words(session, session.runner.undoable, 0, session.record.must_ask(session.runner.undoable))
    choice = SecretChoice(len(OPTIONS), session.people)
    choice.press("a")
    drawn = "\n".join(plain(line).rstrip() for line in agree_lines(session, choice, words, *size))
    assert drawn == snapshot


def lines(played: Setup, *typed: str) -> str:
    """Everything printed for these lines."""
    out = io.StringIO()
    run_plain(Record(played), io.StringIO("".join(f"{line}\n" for line in typed)), out)
    return out.getvalue()
