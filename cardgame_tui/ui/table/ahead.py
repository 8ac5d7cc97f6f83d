"""What the options of the open question would do, by the rules that are played and without the changed ones."""

from collections.abc import Iterator

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.lookahead.unchanged import unchanged_consequences


class Ahead:
    """Looks ahead at the answers to one question after another.

    Args:
        later: whether options are tried after they are drawn, one at a time.

    Attributes:
        later: the same.
        now: what the options would do; None where whoever looks is asked nothing.
        usual: what they would do without the changed rules; None where none is changed.
    """

    def __init__(self, *, later: bool = False) -> None:
        self.later = later
        self.now: Consequences | None = None
        self.usual: Consequences | None = None

    def look(self, driver: Driver, prompt: Prompt | None, reader: int) -> None:
        """Look at a question from what its reader may know; what was found is kept while it is open.

        Args:
            driver: the duel.
            prompt: the question; None for none.
            reader: the seat that reads it.
        """
        before = self.now
        if before is not None and before.prompt is prompt and before.reader == reader:
            return
        self.now = None if prompt is None else Consequences(driver, reader, later=self.later)
        self.usual = None if self.now is None else unchanged_consequences(driver, self.now)

    def try_later(self) -> None:
        """From now on try options after they are drawn."""
        self.later = True
        for each in self._tried:
            each.later = True

    @property
    def waits(self) -> bool:
        """Whether an option has yet to be tried."""
        return any(each.waits for each in self._tried)

    def try_next(self) -> bool:
        """Try one option; returns whether another one waits."""
        waiting = next((each for each in self._tried if each.waits), None)
        if waiting is not None:
            waiting.try_next()
        return self.waits

    @property
    def _tried(self) -> Iterator[Consequences]:
        return (each for each in (self.now, self.usual) if each is not None)
