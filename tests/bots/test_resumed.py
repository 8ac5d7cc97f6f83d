"""A match with a bot, interrupted or not, comes to the same end."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.session.session import Session
from tests.journal.matches import GAMES, again, answer_to, rift, stands


def several(seed: int) -> Setup:
    """A match of several duels."""
    return rift(seed, best_of=3)


MATCHES: dict[str, Callable[[int], Setup]] = {**GAMES, "several duels": several}


def answer_one(session: Session) -> bool:
    """Let the person at seat 1 decide once, or begin the next duel; False when the match is over."""
    prompt = session.prompt
    if prompt is None:
        if not session.match.over:
            session.runner.begin()
        return not session.match.over
    if prompt.secret:
        session.runner.answer_secret({1: own_choice(session, prompt)})
    else:
        session.runner.answer(
            answer_to(prompt, session.setup.seed, session.record.number, len(session.driver.given))
        )
    return True


def own_choice(session: Session, prompt: Prompt) -> int:
    """What the person at seat 1 chooses unseen."""
    return Chance(len(session.driver.given)).below(len(prompt.options))


@pytest.mark.parametrize("game", MATCHES)
def test_a_bot_continues_unchanged_after_every_interruption(game: str, tmp_path: Path) -> None:
    setup = replace(MATCHES[game](3), seats=("human", "random"))
    undisturbed = Session.of(Record(setup))
    undisturbed.runner.open()
    while answer_one(undisturbed):
        pass
    session = Session.of(Record.start(setup, tmp_path))
    session.runner.open()
    going, count = True, 0
    while going:
        going, count = answer_one(session), count + 1
        if count % 7 == 1:
            assert session.record.path is not None
            session.record.close()
            session = Session.of(again(session.record.path))
            session.runner.asks_all = True  # as in the other match; journals do not keep this setting of a person
            session.runner.open()
    session.record.close()
    assert count > 7
    assert stands(session.record) == stands(undisturbed.record)


def test_a_bot_repeats_its_answer_after_undo_and_redo() -> None:
    session = Session.of(Record(replace(rift(3), seats=("human", "random"), table=TableSettings(undo="free"))))
    session.runner.open()
    for _ in range(20):
        answer_one(session)
    before = stands(session.record)
    given = session.driver.given[-session.runner.undoable]
    assert not isinstance(given, tuple)
    session.runner.undo()
    session.runner.answer(given)  # type: ignore[arg-type]
    assert stands(session.record) == before
