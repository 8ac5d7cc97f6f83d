"""The page that shows what came of a secret choice."""

from cardgame_tui.ui.pages.page import Item, Page
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

    @property
    def due(self) -> bool:
        """Whether it can still be answered: players at other screens, or a bot, have yet to choose."""
        prompt = self._session.prompt
        return len(self._session.driver.given) == self._decided and prompt is not None and prompt.secret

    def page(self) -> Page:
        """Once it is answered: what both chose, and what followed."""
        session = self._session
        answer = session.driver.given[self._decided]
        assert isinstance(answer, tuple)
        chosen = zip(session.match.names, answer, strict=True)
        items = [Item(f"{name}: {self._words[index]}", style="strong") for name, index in chosen]
        news = [Item(str(line)) for line in session.log()[self._events : self._events + NEWS]]
        return Page("Both players have chosen", (Item(self._question), *items, *news), leaves="continues")
