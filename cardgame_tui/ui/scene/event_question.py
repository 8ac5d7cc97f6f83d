"""The step that is being shown, in place of a question."""

from collections.abc import Iterable
from typing import NamedTuple

from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.keys.answering import PICKED, Badge
from cardgame_tui.ui.scene.question import Question
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.stepping import Stepping

POSITION = "the position, before anything happens"
"""The words for the table a duel begins with."""
DOING = "showing events"
"""What the header says while events are shown."""


class StepKeys(NamedTuple):
    """The keys of commands that work while events are shown.

    Args:
        step: turns stepping off.
        play: lets the events follow each other, or stops them.
        speed: changes how fast they follow.
    """

    step: str
    play: str
    speed: str


def event_question(session: Session, stepping: Stepping, keys: StepKeys, speed: float) -> Question:
    """The step that is being shown, its rule and the number of steps, as the viewer may read it.

    Args:
        session: the match.
        stepping: the events that are being shown.
        keys: the keys of commands.
        speed: how many steps a second follow each other by themselves, 0 for none.
    """
    lines = session.step_words() or [LogLine(POSITION, "")]
    rules = dict.fromkeys(line.cited for line in lines)
    zones = [event.zone for event in session.events_shown() if event.zone is not None]
    return Question(
        words=f"{stepping.progress}: {in_sentences(line.words for line in lines)}",
        rule=", ".join(rules),
        doing=f"playing {speed:g}/s" if speed else DOING,
        hints=tuple(_hints(stepping, keys, playing=bool(speed))),
        zone=zones[-1] if zones else None,
    )


def in_sentences(events: Iterable[str]) -> str:
    """The words of several events after each other, each ended by a full stop if its game does not end it."""
    said = list(events)
    return " ".join(words if words.endswith((".", "!", "?")) or len(said) == 1 else f"{words}." for words in said)


def event_badges(session: Session) -> dict[int, Badge]:
    """Badges for the cards the event is about, by their numbers; the viewer has no number for a hidden card."""
    cards = [card for event in session.events_shown() for card in (event.card, event.other)]
    return {card: Badge("", PICKED) for card in cards if card is not None}


def _hints(stepping: Stepping, keys: StepKeys, *, playing: bool) -> Iterable[tuple[str, str]]:
    if not stepping.at_last:
        yield "space", "next"
    yield "enter", "continue" if stepping.at_last else "all"
    if not stepping.at_first:
        yield "bksp", "back"
    if playing:
        yield keys.play, "stop"
        yield keys.speed, "speed"
    elif not stepping.at_last:
        yield keys.play, "play"
    yield keys.step, "no more steps"
