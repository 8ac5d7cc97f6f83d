"""Orders that last: they are given once, read nothing hidden, and hold after a resume."""

import io
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.card import Card, Printed
from cardgame_tui.engine.duel import Duel, Start
from cardgame_tui.engine.prompt import Option, Prompt, Refusal, nothing_refused
from cardgame_tui.engine.zone import Sight
from cardgame_tui.play.asking.lasting import EVERYTHING, MATTERS, OWN_TURN, Lasting
from cardgame_tui.play.asking.only_answer import only_answer
from cardgame_tui.play.asking.orders import Stop, Until, asks_priority
from cardgame_tui.play.journal.reader import read_journal
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import resume
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.plain.run import run_plain
from cardgame_tui.ui.session.rematch import Rematch
from cardgame_tui.ui.session.session import Session
from rulesets.grand_archive import PLUGIN
from tests.benchmarks.games import containment_setup
from tests.games.sparks import SPARKS
from tests.games.sparks_table import CARDS, DECK, SparkPrinted, SparksOptions
from tests.rulesets.grand_archive.tables import Game
from tests.ui.archive_sessions import answer
from tests.ui.archive_sessions import begun as archive_begun
from tests.ui.canary import rift_setup
from tests.ui.lighting import OPENING, sparks
from tests.ui.piloting import pick, playing, session_of, shown, type_keys
from tests.ui.sparks_sessions import asked, begun, cast, pass_, words

OFFER = TableSettings(undo="free", asking="offer")


def settled(*lasting: Lasting, seat: int = 1, seed: int = 1) -> Session:
    """A duel of Sparks at Alice's first question for priority, with lasting orders of a seat."""
    session = begun(seed)
    session.runner.orders.settle(seat, frozenset(lasting), session.driver.duel)
    return session


def test_who_is_away_passes_in_each_turn_of_the_other_player_and_in_none_of_their_own() -> None:
    session = settled(Lasting.AWAY)
    for turn, seat in ((1, 1), (1, 2), (2, 2), (3, 1), (3, 2), (4, 2), (5, 1)):
        assert asked(session) == (turn, seat, "priority")
        pass_(session)


def test_what_one_plays_resolves_without_another_question() -> None:
    session = settled(Lasting.OWN, seed=3)
    cast(session)
    assert asked(session) == (1, 2, "priority")
    pass_(session)
    assert session.driver.duel.stack == []


def test_without_the_order_one_answers_what_one_played() -> None:
    session = settled(seed=3)
    cast(session)
    assert asked(session) == (1, 1, "priority")


def test_a_stop_holds_each_time() -> None:
    session = settled(Lasting.AWAY)
    session.runner.orders.toggle_stop(1, Stop("Main", own=False), session.driver.duel)
    for turn, seat in ((1, 1), (1, 2), (2, 2), (2, 1), (3, 1), (3, 2), (4, 2), (4, 1)):
        assert asked(session) == (turn, seat, "priority")
        pass_(session)


def test_it_lasts_through_an_undo_but_asks_where_the_player_went_back_to() -> None:
    session = settled()
    pass_(session)
    pass_(session)
    pass_(session)
    assert asked(session) == (2, 1, "priority")
    session.runner.settle(1, OWN_TURN)
    assert asked(session) == (3, 1, "priority")
    session.runner.undo()
    assert asked(session) == (2, 2, "priority")
    session.runner.undo(0)
    assert session.runner.orders.lasts(1) == OWN_TURN
    assert asked(session) == (1, 2, "priority")


def test_going_back_to_a_question_that_an_order_would_pass_asks_it() -> None:
    session = settled(seed=3)
    cast(session)
    assert asked(session) == (1, 1, "priority")
    pass_(session)
    session.runner.orders.settle(1, MATTERS, session.driver.duel)
    session.runner.undo()
    assert asked(session) == (1, 1, "priority")
    assert len(session.driver.duel.stack) == 1


def test_in_grand_archive_only_an_attack_on_something_of_theirs_asks_the_other_player_once() -> None:
    session = archive_begun()
    session.runner.orders.cancel(0, session.driver.duel)
    session.runner.orders.settle(2, MATTERS, session.driver.duel)
    session.runner.orders.settle(1, MATTERS, session.driver.duel)
    asks = []
    answer(session, ["attack", "Keen-Eyed Hound"], "Tideglass Seer")
    while session.prompt is not None and session.driver.duel.phase == "combat":
        asks.append((session.prompt.seat, session.prompt.ask))
        if asks_priority(session.prompt):
            pass_(session)
        else:
            session.runner.answer(() if session.prompt.least == 0 and not session.prompt.single else 0)
    assert asks.count((2, "priority")) == 1
    assert (1, "priority") not in asks


def test_in_grand_archive_what_targets_something_of_theirs_asks_too() -> None:
    session = archive_begun()
    session.runner.orders.cancel(0, session.driver.duel)
    session.runner.orders.settle(1, MATTERS, session.driver.duel)
    session.runner.orders.settle(2, MATTERS, session.driver.duel)
    answer(session, ["play", "Sparkthrower"], ["Pyre Rebuke", "Steady Thrust"], "Tideglass Seer")
    prompt = session.prompt
    assert prompt is not None
    assert (prompt.seat, prompt.ask) == (2, "priority")


# -- remembered ------------------------------------------------------------------------------------------


def test_a_journal_keeps_them_and_a_resumed_match_has_them_again() -> None:
    setup = sparks()
    left = Session.of(Record(setup), keep=True)
    left.runner.open()
    for given in OPENING:
        left.runner.answer(given)
    left.runner.orders.toggle_stop(2, Stop("Main", own=True), left.driver.duel)
    left.runner.settle(1, OWN_TURN)
    pass_(left)
    left.runner.undo()
    left.record.close()
    assert left.record.path is not None
    again = resumed(left.record.path, left)
    assert again.runner.orders.lasts(1) == OWN_TURN
    assert again.runner.orders.stops(2) == {Stop("Main", own=True)}
    assert words(again)[-1] == "Alice is asked only in their own turn, as before"
    pass_(again)
    again.record.close()
    assert read_journal(left.record.path).standing == again.runner.orders.standing


def resumed(path: Path, left: Session) -> Session:
    """The match that was left, opened again."""
    again = Session.of(resume(path, find_ruleset=lambda _: left.ruleset))
    again.runner.open()
    return again


def test_orders_last_into_the_next_duel_of_the_match() -> None:
    session = settled(Lasting.AWAY, seat=2)
    session.runner.concede(2)
    session.runner.begin()
    assert session.runner.orders.lasts(2) == {Lasting.AWAY}


# -- the first choice ------------------------------------------------------------------------------------


async def test_each_player_chooses_at_the_first_question_for_priority() -> None:
    async with playing(sparks(opening=OPENING, table=OFFER), (120, 40)) as pilot:
        session = session_of(pilot)
        assert "Alice, when do you want to be asked?" in shown(pilot)
        await pick(pilot, "Only when it matters")
        assert session.runner.orders.lasts(1) == MATTERS
        assert asked(session) == (1, 1, "priority")
        assert "when do you want" not in shown(pilot)
        await type_keys(pilot, "h.")
        assert "Bob, when do you want to be asked?" in shown(pilot)
        await pick(pilot, "Only in my own turn")
        assert asked(session) == (2, 2, "priority")
        assert "asked in own turn" in shown(pilot)
        await type_keys(pilot, "-")
        assert session.runner.orders.lasts(2) == EVERYTHING
        assert session.runner.orders.lasts(1) == MATTERS


async def test_closing_the_first_choice_asks_everything_and_is_not_asked_again() -> None:
    async with playing(sparks(opening=OPENING, table=OFFER), (120, 40)) as pilot:
        await type_keys(pilot, "<")
        assert session_of(pilot).runner.orders.standing[0].lasts == EVERYTHING
        assert "when do you want" not in shown(pilot)


def test_a_rematch_asks_once_and_offers_what_was_chosen() -> None:
    session = Session.of(Record(sparks(opening=OPENING, table=OFFER)))
    session.runner.open()
    assert session.runner.offer_due == 1
    session.runner.settle(1, OWN_TURN)
    assert session.runner.offer_due == 0
    again = session.rematch(Rematch.SWAPPED)
    assert again.setup.names == ("Bob", "Alice")
    assert [each.lasts for each in again.runner.before] == [None, OWN_TURN]
    while (prompt := again.prompt) is not None and not asks_priority(prompt):
        again.runner.answer((0, 0) if prompt.secret else ())
    assert again.runner.offer_due == again.prompt.seat if again.prompt else 0


async def test_the_page_of_orders_sets_and_removes_what_lasts() -> None:
    async with playing(sparks(opening=OPENING), (120, 40)) as pilot:
        session = session_of(pilot)
        for given in ({Lasting.OWN}, set()):
            await type_keys(pilot, "+")
            await pick(pilot, "Until you cancel it: Let your own")
            assert session.runner.orders.lasts(1) == given


def test_both_may_agree_on_it_before_the_match() -> None:
    session = Session.of(Record(sparks(opening=OPENING, table=replace_asking("turn"))))
    session.runner.open()
    assert session.runner.offer_due == 0
    assert [session.runner.orders.lasts(seat) for seat in (1, 2)] == [OWN_TURN, OWN_TURN]


def replace_asking(word: str) -> TableSettings:
    """The settings of a table where both are asked as a word says."""
    return OFFER._replace(asking=word)


def test_lines_of_text_say_how_to_be_asked_less() -> None:
    out = io.StringIO()
    run_plain(Record(sparks(table=OFFER)), io.StringIO("a\na\nh\nspace\nh\nspace\n+\n5\n"), out)
    text = out.getvalue()
    assert "Alice is asked at everything. Type orders to be asked only when it matters.\n" in text
    assert "Alice passes whenever it is not their turn to act\n" in text


def test_an_order_that_ends_wins_over_one_that_lasts() -> None:
    session = settled(Lasting.OWN)
    session.runner.give_order(1, Until.TURN)
    assert session.runner.orders.in_force[1] == Until.TURN.in_force


# -- one answer ------------------------------------------------------------------------------------------


def echoes(*names: str, forced: str = "taken") -> Session:
    """A duel in which Alice has played a spark while some echoes of hers lay open."""
    cards = {**CARDS, "Chorus": SparkPrinted("Chorus", "echo", "")}
    deck = {"main": [*DECK["main"], "Chorus"]}
    position = {"seat1": {"hand": ["Ember"], "table": list(names)}}
    table = TableSettings(undo="free", forced=forced)
    setup = Setup(
        SPARKS,
        SparksOptions(),
        cards,
        (deck, deck),
        names=("Alice", "Bob"),
        position=position,
        table=table,
        seed=1,
    )
    session = Session.of(Record(setup))
    session.runner.open()
    while (prompt := session.prompt) is not None and not asks_priority(prompt):
        session.runner.answer((0, 0) if prompt.secret else ())
    for card in session.driver.duel.named["seat1.table"].cards:
        card.face_up = True
    cast(session)
    return session


@pytest.mark.parametrize(
    ("forced", "asks"), [("taken", []), ("asked", [(1, "greet"), (2, "greet"), (1, "frame"), (2, "frame")])]
)
def test_nobody_is_asked_to_greet_or_for_a_frame_in_containment(forced: str, asks: list[tuple[int, str]]) -> None:
    setup = containment_setup(1)
    session = Session.of(Record(replace(setup, table=TableSettings(forced=forced))))
    session.runner.open()
    found = []
    while (prompt := session.prompt) is not None and session.driver.duel.phase == "setup":
        found.append((prompt.seat, prompt.ask))
        session.runner.answer(0)
    assert sorted(each for each in found if each[1] in ("greet", "frame")) == sorted(asks)
    assert [len(session.driver.duel.named[f"{seat}f1"].cards) for seat in (1, 2)] == [1, 1]


@pytest.mark.parametrize(("forced", "asks"), [("taken", 0), ("asked", 2)])
def test_nobody_is_asked_to_cut_a_deck_that_the_program_has_shuffled(forced: str, asks: int) -> None:
    session = Session.of(Record(replace(rift_setup(), table=TableSettings(forced=forced))))
    session.runner.open()
    found = 0
    while (prompt := session.prompt) is not None and prompt.ask == "cut":
        found += 1
        session.runner.answer(0)
    assert found == asks
    assert len(session.driver.given) == 2
    assert session.prompt is not None
    assert session.prompt.ask == "janken"


@pytest.mark.parametrize(("hand", "taken"), [([], True), (["Ledger Clerk"], False)])
def test_who_has_no_card_and_no_ability_passes_in_grand_archive_without_being_asked(
    hand: list[str], taken: bool
) -> None:
    game = Game({"hand": ["Rally the Line", *["Pyre Rebuke"] * 3]}, {"hand": hand})
    game.do(["play", "Rally the Line"], ["Pyre Rebuke"] * 2, "pass")
    assert (game.prompt.seat, len(game.prompt.options)) == (2, 1)
    assert (only_answer(PLUGIN.load(), game.duel, game.prompt) == 0) is taken


def test_equal_triggers_need_no_order() -> None:
    session = echoes("Echo", "Echo", "Echo")
    assert asked(session) == (1, 1, "priority")
    assert len(session.driver.duel.stack) == 4
    assert "Alice has no other choice: Echo echo, Echo echo, Echo echo" in words(session)


def test_a_judge_is_asked_for_the_order_of_equal_triggers() -> None:
    assert asked(echoes("Echo", "Echo", forced="asked")) == (1, 1, "trigger_order")


def test_different_triggers_are_put_in_order() -> None:
    assert asked(echoes("Echo", "Chorus")) == (1, 1, "trigger_order")


def test_undo_takes_back_the_answer_of_a_person_and_what_was_taken_after_it() -> None:
    session = echoes("Echo", "Echo")
    before = len(session.driver.given)
    session.runner.undo()
    assert len(session.driver.given) == before - 2
    assert asked(session) == (1, 1, "priority")
    assert session.driver.duel.stack == []
    session.runner.redo()
    assert len(session.driver.given) == before


def test_a_card_that_only_its_owner_sees_is_asked_for() -> None:
    """That nobody is asked would tell that the hand holds one card that fits."""
    duel = Duel(Start(1, OptionModel(), ({}, {})))
    hand, table = (duel.add_zone(word, 1, word, sight) for word, sight in (("h", Sight.OWNER), ("t", Sight.ALL)))
    hidden = duel.add_card(Card(0, Printed("A", "", ""), 1), hand)
    open_ = duel.add_card(Card(1, Printed("B", "", ""), 1), table)
    open_.face_up = True
    assert only_answer(SPARKS, duel, Prompt(1, "x", "R", [Option("card", hidden.id)])) is None
    assert only_answer(SPARKS, duel, Prompt(1, "x", "R", [Option("card", open_.id)])) == 0
    duel.why_not = lambda: [(Option("card", hidden.id), Refusal("R", "no"))]
    assert only_answer(SPARKS, duel, Prompt(1, "x", "R", [Option("card", open_.id)])) is None
    duel.why_not = nothing_refused
    about_hidden = Prompt(1, "x", "R", [Option("zone", zone=table.id)], card=hidden.id)
    assert only_answer(SPARKS, duel, about_hidden) is None
    assert only_answer(SPARKS, duel, Prompt(1, "x", "R", [Option("zone", zone=table.id)])) == 0
    assert only_answer(SPARKS, duel, Prompt(1, "priority", "R", [PASS])) is None
