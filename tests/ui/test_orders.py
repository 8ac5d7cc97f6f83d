"""Standing orders: they pass openly, end on what both players see, and answer nothing else."""

import io
from typing import Any

from cardgame_tui.play.asking.orders import RESUMED, Stop, Until
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.ui.keys.command import Commands
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.commands.sets import TABLE_COMMANDS
from cardgame_tui.ui.table.state import TableState
from tests.ui.lighting import OPENING, sparks
from tests.ui.piloting import pick, playing, session_of, shown, type_keys
from tests.ui.sparks_sessions import asked, begun, cast, pass_, words


def test_an_order_passes_until_the_next_own_turn() -> None:
    session = begun()
    session.runner.give_order(1, Until.TURN)
    assert asked(session) == (1, 2, "priority")
    pass_(session)
    assert asked(session) == (2, 2, "priority")
    pass_(session)
    assert asked(session) == (3, 1, "priority")
    assert words(session) == [
        "Alice passes until their next turn",
        "Alice no longer passes: it is their turn",
    ]


def written(session: Session) -> list[dict[str, Any]]:
    """The answers as a journal has them, without how long they took: only what a person answers is timed."""
    return [line.model_dump(exclude={"seconds"}) for line in session.record.duel.lines]


def test_what_it_answers_is_an_ordinary_pass() -> None:
    by_order, by_hand = begun(), begun()
    by_order.runner.give_order(1, Until.TURN)
    pass_(by_order)
    pass_(by_hand)
    pass_(by_hand)
    assert by_order.driver.given == by_hand.driver.given
    assert written(by_order) == written(by_hand)


def test_it_holds_for_one_player_and_answers_no_other_question() -> None:
    session = begun()
    session.runner.give_order(1, Until.TURN)
    assert session.runner.orders.of(2) is None
    assert session.runner.orders.in_force == {1: Until.TURN.in_force}
    session = Session.of(Record(sparks()))
    session.runner.open()
    session.runner.answer((0, 0))
    session.runner.give_order(1, Until.TURN)
    assert asked(session) == (0, 1, "redraw")


def test_until_something_is_put_on_the_stack() -> None:
    session = begun(seed=3)
    session.runner.give_order(1, Until.STACK)
    pass_(session)
    assert asked(session) == (2, 2, "priority")
    cast(session)
    pass_(session)
    assert asked(session) == (2, 1, "priority")
    assert words(session)[-1] == "Alice no longer passes: something was put on the stack"


def test_what_is_on_the_stack_already_is_passed() -> None:
    session = begun(seed=3)
    cast(session)
    session.runner.give_order(1, Until.STACK)
    assert asked(session) == (1, 2, "priority")
    assert len(session.driver.duel.stack) == 1
    pass_(session)
    assert session.driver.duel.stack == []
    assert asked(session) == (1, 2, "priority")


def test_a_stop_ends_an_order() -> None:
    session = begun()
    session.runner.orders.toggle_stop(1, Stop("Main", own=False), session.driver.duel)
    session.runner.give_order(1, Until.TURN)
    pass_(session)
    pass_(session)
    assert asked(session) == (2, 1, "priority")
    assert words(session)[-1] == "Alice no longer passes: stop at Main"


def test_the_phase_ends() -> None:
    session = begun()
    session.runner.give_order(2, Until.PHASE)
    assert asked(session) == (1, 1, "priority")
    pass_(session)
    assert asked(session) == (2, 2, "priority")
    assert session.runner.orders.of(2) is None


def test_both_players_may_pass_at_once() -> None:
    session = begun()
    session.runner.give_order(2, Until.STACK)
    session.runner.give_order(1, Until.TURN)
    assert asked(session) == (2, 2, "priority")
    assert len(session.driver.given) == 5


def test_undo_goes_back_to_the_last_answer_by_hand_and_ends_orders() -> None:
    session = begun()
    session.runner.give_order(2, Until.STACK)
    pass_(session)
    given = list(session.driver.given)
    assert (len(given), asked(session)) == (5, (2, 2, "priority"))
    session.runner.give_order(2, Until.TURN)
    assert session.runner.undoable == 3
    assert session.runner.as_it_was(len(session.driver.given)).decided_ago == 3
    session.runner.undo()
    assert asked(session) == (1, 1, "priority")
    assert not session.runner.orders.in_force
    assert words(session) == [
        "Bob passes until something is put on the stack",
        "Bob no longer passes: a decision was undone",
    ]
    session.runner.redo()
    assert session.driver.given[:5] == given


def test_a_new_duel_ends_them() -> None:
    session = begun()
    session.runner.orders.give(1, Until.TURN, session.driver.duel)
    session.runner.concede(2)
    session.runner.begin()
    session.runner.answer((0, 0))
    assert session.runner.orders.of(1) is None


async def test_two_keys_give_an_order_and_one_ends_it() -> None:
    async with playing(sparks(opening=OPENING), (200, 60)) as pilot:
        session = session_of(pilot)
        await type_keys(pilot, "+")
        await pick(pilot, "Pass until your next turn")
        assert asked(session) == (1, 2, "priority")
        assert "Alice passes until their next turn" in shown(pilot)
        assert "passes until own turn" in shown(pilot)
        await type_keys(pilot, "-")
        assert not session.runner.orders.in_force
        assert "Alice no longer passes: cancelled" in shown(pilot)


async def test_the_page_offers_every_order() -> None:
    async with playing(sparks(opening=OPENING), (120, 40)) as pilot:
        await type_keys(pilot, "+")
        assert [until.to_pick for until in Until if until.to_pick not in shown(pilot)] == []


def test_an_order_is_worded_for_who_gives_it_and_for_the_other() -> None:
    assert Until.TARGETED.to_pick == "Pass until something of yours is attacked or targeted"
    assert Until.TARGETED.words == "something of theirs is attacked or targeted"


async def test_stops_are_set_on_a_page() -> None:
    async with playing(sparks(opening=OPENING), (120, 40)) as pilot:
        session = session_of(pilot)
        await type_keys(pilot, "+")
        await pick(pilot, "Stops:")
        await pick(pilot, "Main, Bob's turn")
        assert session.runner.orders.stops(1) == {Stop("Main", own=False)}
        assert session.runner.orders.stops(2) == frozenset()
        assert "[x] Main, Bob's turn" in shown(pilot)
        await pick(pilot, "Main, Bob's turn")
        await type_keys(pilot, "<<")
        assert session.runner.orders.stops(1) == frozenset()
        assert asked(session) == (1, 1, "priority")


def test_lines_of_text_have_the_same_orders() -> None:
    out = io.StringIO()
    run_plain(Record(sparks()), io.StringIO("a\na\nspace\nspace\n+\n4\n-\n"), out)
    text = out.getvalue()
    assert "Alice passes until their next turn\n" in text
    assert "Alice no longer passes: cancelled\n" in text
    assert "Alice (seat 1): lives 8\n" in text


def test_no_key_of_a_card_changes_with_an_order() -> None:
    session = begun()
    table = TableState(session, Commands(TABLE_COMMANDS))
    assert table.scene().orders == {}
    session.runner.give_order(1, Until.TURN)
    table.refresh()
    assert table.scene().orders == {1: Until.TURN.in_force}


def test_a_resumed_match_says_that_its_orders_have_ended() -> None:
    setup = sparks()
    left = Session.of(Record(setup), keep=True)
    left.runner.open()
    for answer in OPENING:
        left.runner.answer(answer)
    left.runner.give_order(1, Until.STACK)
    left.record.close()
    assert left.record.path is not None
    again = Session.of(resume(left.record.path, find_ruleset=lambda _: setup.ruleset))
    again.runner.open()
    assert not again.runner.orders.in_force
    assert words(again) == [RESUMED]
    again.record.close()
