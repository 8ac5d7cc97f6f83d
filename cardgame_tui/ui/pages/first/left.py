"""A summary of the match that was left last, for the first page. It holds only what both players may know."""

from collections.abc import Mapping

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.plugin import Picture
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.journal.saves import Saved
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import plain
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.session.settings import memory

LEFT = "left"
"""The topic under which the summary is remembered."""


def remember_left(session: Session) -> None:
    """Remember the summary of a match, after its journal was closed; a match without a journal has none."""
    from cardgame_tui.ui.drawing.status import health_line, phase_words

    path, prompt = session.record.path, session.prompt
    if path is None or prompt is None:
        return
    try:
        size = path.stat().st_size
    except OSError:
        return
    duel, ruleset = session.driver.duel, session.ruleset
    view = Viewer.PUBLIC.view(ruleset, duel)
    lives = {seat: view.health.get(seat) for seat in SEATS}
    words = {
        "match": path.name,
        "bytes": str(size),
        "at": ", ".join(part for part in (view.when, phase_words(view) if view.turn else "") if part),
        "asks": _asked(view, prompt, Viewer.PUBLIC.question(ruleset, duel, prompt)),
    }
    words |= {str(seat): plain(health_line(view, seat, life)) for seat, life in lives.items() if life is not None}
    memory.remember(LEFT, words)


def _asked(view: View, prompt: Prompt, question: str) -> str:
    """The question; or only who decides, if the question names a card, since the summary must not name one."""
    cards = [card for zone in view.zones.values() for top in zone.cards for card in (top, *top.under)]
    if not any(card.face is not None and card.face.name in question for card in cards):
        return question
    return "both players decide" if prompt.secret else f"{view.names[prompt.seat - 1]} decides"


def recall_left() -> Mapping[str, str]:
    """The summary of the match that was left last."""
    return memory.recall(LEFT)


def still_so(left: Mapping[str, str], match: Saved) -> bool:
    """Whether the summary is about this match, and the match has not been continued since."""
    return left.get("match") == match.path.name and left.get("bytes") == str(match.bytes)


def lives_of(left: Mapping[str, str], names: tuple[str, str]) -> Picture:
    """Both players and their life, each in the colour of the seat; empty in a game without life."""
    shown = [(f"{name} {left[str(seat)]}", seat) for seat, name in enumerate(names, 1) if str(seat) in left]
    return ((shown[0], ("   ", 0), shown[1]),) if len(shown) == len(SEATS) else ()
