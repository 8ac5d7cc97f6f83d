"""Duels of Sparks at the table, before and at questions for priority."""

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.session import Session
from tests.ui.lighting import OPENING, sparks


def begun(seed: int = 1) -> Session:
    """A duel at its first question for priority, Alice's."""
    session = Session.of(Record(sparks(seed)))
    session.runner.open()
    for answer in OPENING:
        session.runner.answer(answer)
    assert asked(session) == (1, 1, "priority")
    return session


def asked(session: Session) -> tuple[int, int, str]:
    """The turn, who is asked, and what."""
    prompt = session.prompt
    assert prompt is not None
    return session.driver.duel.turn, prompt.seat, prompt.ask


def pass_(session: Session) -> None:
    """Pass by hand."""
    prompt = session.prompt
    assert prompt is not None
    session.runner.answer(len(prompt.options) - 1)


def cast(session: Session) -> None:
    """Play the first spark of the asked player."""
    session.runner.answer(spark_of(session.prompt, session))


def spark_of(prompt: Prompt | None, session: Session) -> int:
    """The option that plays a spark."""
    assert prompt is not None
    cards = session.driver.duel.cards
    kinds = [None if each.card is None else cards[each.card].printed.kind for each in prompt.options]
    return kinds.index("spark")


def words(session: Session) -> list[str]:
    """The lines of the log about orders."""
    return [line.words for line in session.log() if not line.rule]
