"""An event that is being shown, in the place of a question."""

from collections.abc import Iterable

from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.drawing.asked import Asked
from cardgame_tui.ui.keys.answering import PICKED, Mark
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stepping import Stepping

POSITION = "the position, before anything happens"
"""What is said of the table a duel begins from."""
DOING = "showing events"
"""What the header says while events are shown."""
STEP_KEY = "."
"""Key of the command that goes from stepping to running through and back."""


def event_asked(session: Session, stepping: Stepping) -> Asked:
    """The event that is being shown, its rule and how far it has come, as whoever looks may read it."""
    event = session.event_shown()
    line = LogLine(POSITION, "") if event is None else session.log(1)[-1]
    return Asked(
        question=f"{stepping.progress}: {line.words}",
        rule=line.rule,
        doing=DOING,
        hints=tuple(_hints(stepping)),
        zone=None if event is None else event.zone,
    )


def event_marks(session: Session) -> dict[int, Mark]:
    """Marks for the cards the event is about, by their numbers; a hidden card has no number to whoever looks."""
    event = session.event_shown()
    cards = () if event is None else (event.card, event.other)
    return {card: Mark("", PICKED) for card in cards if card is not None}


def _hints(stepping: Stepping) -> Iterable[tuple[str, str]]:
    if not stepping.at_last:
        yield "space", "next"
    yield "enter", "go on" if stepping.at_last else "all"
    if not stepping.at_first:
        yield "bksp", "back"
    yield STEP_KEY, "no more steps"
