"""The page that shows what came of a secret choice, and lets the next question be answered if all may read it."""

from collections.abc import Mapping

from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.grouping import AnswerShape
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

    def answers_to_next(self, choice: Choice | None) -> dict[str, str]:
        """What may be picked at once, with its key: the options of a next question that is public and short.

        Args:
            choice: what the table asks next; None where nobody is asked here.
        """
        if choice is None or not choice.prompt.public or choice.shape is not AnswerShape.ONE:
            return {}
        duel, wording, options = self._session.driver.duel, self._session.ruleset.wording, choice.prompt.options
        groups = [group for group in choice.groups if len(group.members) == len(group.code) == 1]
        answers = {wording.option(duel, options[group.members[0]]): group.code for group in groups}
        return answers if len(answers) == len(options) else {}

    def page(self, answers: Mapping[str, str]) -> Page:
        """Once it is answered: what both chose, and what followed.

        Args:
            answers: the keys of the answers to the next question, by their words.
        """
        session = self._session
        answer = session.driver.given[self._decided]
        assert isinstance(answer, tuple)
        chosen = zip(session.match.names, answer, strict=True)
        items = [Item(f"{name}: {self._words[index]}", style="strong") for name, index in chosen]
        news = [Item(str(line)) for line in session.log()[self._events : self._events + NEWS]]
        if answers and session.prompt is not None:
            news.append(Item(f"{session.name(session.prompt.seat)}: {session.question()}", style="strong"))
        keys = tuple((key, words) for words, key in answers.items())
        shown = (Item(self._question), *items, *news)
        return Page("Both players have chosen", shown, keys=keys, leaves="continues", guarded=True)
