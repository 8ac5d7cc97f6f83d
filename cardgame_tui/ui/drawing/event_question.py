"""The step that is being shown, in place of a question."""

from collections.abc import Iterable

from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.drawing.question import Question
from cardgame_tui.ui.keys.answering import PICKED, Badge
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stepping import Stepping

POSITION = "the position, before anything happens"
"""The words for the table a duel begins with."""
DOING = "showing events"
"""What the header says while events are shown."""


def event_question(session: Session, stepping: Stepping, step_key: str) -> Question:
    """The step that is being shown, its rule and the number of steps, as the viewer may read it.

    Args:
        session: the match.
        stepping: the events that are being shown.
        step_key: the key that turns stepping off.
    """
    lines = session.step_words() or [LogLine(POSITION, "")]
    rules = dict.fromkeys(line.rule for line in lines)
    zones = [event.zone for event in session.events_shown() if event.zone is not None]
    return Question(
        words=f"{stepping.progress}: {' '.join(line.words for line in lines)}",
        rule=", ".join(rules),
        doing=DOING,
        hints=tuple(_hints(stepping, step_key)),
        zone=zones[-1] if zones else None,
    )


def event_badges(session: Session) -> dict[int, Badge]:
    """Badges for the cards the event is about, by their numbers; the viewer has no number for a hidden card."""
    cards = [card for event in session.events_shown() for card in (event.card, event.other)]
    return {card: Badge("", PICKED) for card in cards if card is not None}


def _hints(stepping: Stepping, step_key: str) -> Iterable[tuple[str, str]]:
    if not stepping.at_last:
        yield "space", "next"
    yield "enter", "continue" if stepping.at_last else "all"
    if not stepping.at_first:
        yield "bksp", "back"
    yield step_key, "no more steps"
