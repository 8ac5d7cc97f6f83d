"""A player of lines of text, who types something legal."""

import io
import random

from cardgame_tui.ui.keys.answering import Choice
from cardgame_tui.ui.keys.grouping import AnswerShape
from cardgame_tui.ui.plain.table import PlainTable
from cardgame_tui.ui.session.session import Session


class Player(io.StringIO):
    """Types a legal line for whatever is asked, opening hands where they are closed.

    Args:
        session: the match that is played.
        seed: of its choices.
        most: how many lines are typed at most.
    """

    def __init__(self, session: Session, seed: int, most: int = 1_000_000) -> None:
        super().__init__()
        self._left = most
        self._session = session
        self._chance = random.Random(seed)
        self._table: PlainTable | None = None

    def sit_at(self, table: PlainTable) -> None:
        """Take a place at the table whose half-made choices are answered."""
        self._table = table

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        """The next line; the end of the input once the duel is over, or enough has been typed."""
        session = self._session
        prompt = session.prompt
        self._left -= 1
        if prompt is None or self._table is None or self._left < 0:
            return ""
        if prompt.secret:
            return self._chance.choice("asd") + "\n"
        if session.gate_closed:
            return "\n" if session.curtain_due else "h\n"
        choice = self._table.table.choice
        assert choice is not None
        return self._line(choice) + "\n"

    def _line(self, choice: Choice) -> str:
        codes = [code for code, _ in choice.members()] or [group.code for group in choice.groups]
        if choice.shape is AnswerShape.YES_NO:
            return self._chance.choice(["yes", "no"])
        if choice.shape is AnswerShape.AMOUNT:
            return str(choice.prompt.options[-1].value)
        if choice.enough and (self._chance.random() < 0.5 or len(choice.picked) == choice.prompt.limit):
            return ""
        left = [
            code for code in codes if not any(g.code == code and choice.badge(g).picked for g in choice.groups)
        ]
        if choice.decline is not None and (not left or self._chance.random() < 0.3):
            return "pass"
        return self._chance.choice(left)
