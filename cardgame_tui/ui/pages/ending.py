"""Pages that show an outcome: of a secret choice, and of a duel with what may follow it."""

from collections.abc import Iterable

from cardgame_tui.ui.drawing.strip import result_words
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.played import played_in_short
from cardgame_tui.ui.session.session import Session

NEWS = 5
"""Most events that are shown after a secret choice."""


class Reveal:
    """A secret choice as it is shown afterwards.

    Args:
        session: the match, whose open prompt is still the secret one.
    """

    def __init__(self, session: Session) -> None:
        prompt = session.prompt
        assert prompt is not None
        duel, wording = session.driver.duel, session.ruleset.wording
        self._session = session
        self._question = session.question()
        self._words = [wording.option(duel, option) for option in prompt.options]
        self._decided, self._events = len(session.driver.given), len(session.log())

    @property
    def answered(self) -> bool:
        """Whether it is answered, and the answer was not undone."""
        return len(self._session.driver.given) > self._decided

    def page(self) -> Page:
        """Once it is answered: what both chose, and what followed."""
        session = self._session
        answer = session.driver.given[self._decided]
        assert isinstance(answer, tuple)
        chosen = zip(session.match.names, answer, strict=True)
        items = [Item(f"{name}: {self._words[index]}", style="strong") for name, index in chosen]
        news = session.log()[self._events : self._events + NEWS]
        return Page(self._question, (*items, *(Item(str(line)) for line in news)))


def result_page(session: Session) -> Page:
    """How a finished duel ended; picks are ``next``, ``again``, ``undo``, ``menu`` and ``quit``."""
    match = session.match
    one, two = match.names
    items = [Item(str(line), indent=2, style="dim") for line in session.log(5)]
    if match.best_of > 1:
        items.append(Item(f"Best of {match.best_of}: {one} {match.wins(1)}, {two} {match.wins(2)}"))
    if played := played_in_short(session.setup):
        items.append(Item(f"Rules: {played}", style="dim"))
    items += _picks(session)
    return Page(result_words(session.view()), tuple(items))


def _picks(session: Session) -> Iterable[Item]:
    if session.match.over:
        if session.match.best_of > 1:
            yield Item(_match_words(session), style="strong")
        yield Item("Rematch, seats swapped", pick="again")
    else:
        yield Item(f"Duel {len(session.match.results) + 1} of the match", pick="next")
    if session.runner.undoable:
        yield Item("Undo the last decision", pick="undo")
    yield Item("Menu", pick="menu")
    yield Item("Quit", pick="quit")


def _match_words(session: Session) -> str:
    winner = session.match.winner
    return f"{session.name(winner)} wins the match." if winner else "The match is a draw."
