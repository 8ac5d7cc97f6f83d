"""The end of a duel in lines of text: what decided it, what may follow, and the way into the replay and back."""

import io
from itertools import pairwise
from random import Random

import pytest

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.play.record import Record
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ui.plain.run import play_plain
from cardgame_tui.ui.session.session import Session
from tests.ui.answers import random_answer


def finished(*, keep: bool = False, settings: tuple[str, ...] = (), game: str = "rune_duel") -> Session:
    """A match of a game whose duel was played at random to its end."""
    table = Recipe(load_ruleset(game)).table._replace(step="off", undo="free")
    setup = Recipe(load_ruleset(game), settings=settings, names=("Ann", "Bob"), seed=2, table=table).build()
    session = Session.of(Record(setup), keep=keep)
    session.runner.open()
    chance = Random(2)
    while (prompt := session.prompt) is not None:
        session.runner.answer(random_answer(prompt, chance))
    return session


def typed(session: Session, *lines: str) -> str:
    """What is printed when these lines are typed after the end of a duel."""
    out = io.StringIO()
    play_plain(session, io.StringIO("".join(f"{line}\n" for line in lines)), out)
    return out.getvalue()


def test_the_end_says_what_decided_it_the_score_the_numbers_and_what_is_hidden() -> None:
    session = finished()
    said = typed(session)
    course = [line for line in said.splitlines() if line.startswith("  round")]
    life = session.driver.ruleset.gauges(session.driver.duel, 1)[0][1]
    last = session.driver.duel.turn
    assert "What decided it:" in said
    assert any(" loses " in line for line in course)
    assert f"  round {last}: Ann {max(0, life)}, Bob " in said
    assert "  creatures mustered: Ann " in said
    assert "Still hidden at the end:\n  Ann's hand: " in said
    assert "n  a new match with the seats swapped" in said


def test_turns_that_leave_the_score_as_it_was_are_left_out() -> None:
    said = typed(finished(game="dimensional_rift")).split("where it changed:\n")[1]
    scores = [line.partition(": ")[2] for line in said.splitlines() if line.startswith("  turn ")]
    assert scores[0] == "Ann 6, Bob 6"
    assert len(scores) > 2
    assert all(before != after for before, after in pairwise(scores))


def test_the_end_is_printed_once_and_what_may_follow_again() -> None:
    said = typed(finished(), "bogus", "v")
    assert said.count("What decided it:") == 1
    assert said.count("n  a new match") == 3


def test_what_was_hidden_is_shown_on_request_and_the_result_is_final_then() -> None:
    session = finished()
    hand = {card.name for card in session.driver.duel.named["seat1.hand"].cards}
    before, after = typed(session, "h").split("\n> ", 1)
    assert not any(name in before.split("Still hidden")[1] for name in hand)
    assert all(name in after for name in hand)
    assert "undo" not in after


def test_a_digit_opens_the_replay_there_and_leave_comes_back() -> None:
    session = finished(keep=True)
    said = typed(session, "1", "leave", "again")
    assert "decision " in said
    assert "leave: back to the end of the duel." in said
    assert said.count("n  a new match") == 2
    assert "Bob (seat 1)" in said


def test_without_a_journal_no_replay_is_offered() -> None:
    said = typed(finished(), "r", "1")
    assert "the complete replay" not in said
    assert said.count("That does nothing here.") == 2


@pytest.mark.parametrize("settings", [(), ("best_of=3",)], ids=["a new match", "the next duel"])
def test_one_enter_too_many_begins_nothing(settings: tuple[str, ...]) -> None:
    session = finished(game="dimensional_rift", settings=settings)
    over = session.driver.duel
    said = typed(session, "", "")
    assert said.count("An empty line does nothing here.") == 2
    assert said.count("\nn  ") == 3, "what may follow is said again"
    assert session.driver.duel is over


@pytest.mark.parametrize("word", ["n", "next"])
def test_a_word_begins_the_next_duel_of_a_match(word: str) -> None:
    session = finished(game="dimensional_rift", settings=("best_of=3",))
    said = typed(session, word)
    assert "best of 3: " in said
    assert said.split("\n> ", 1)[1].count("Before the first turn") == 1


@pytest.mark.parametrize("line", ["concede", "draw"])
def test_a_duel_that_ends_by_agreement_prints_its_log_once(line: str) -> None:
    setup = Recipe(load_ruleset("rune_duel"), names=("Ann", "Bob"), seed=2).build()
    session = Session.of(Record(setup))
    said = typed(session, line, "yes", "yes")
    assert said.count("Round 1: ") == 1
