"""A match at one terminal: who must decide, who may look, and what follows. Knows no screen."""

from enum import Enum
from typing import NamedTuple

from cardgame_tui.engine.events import Event
from cardgame_tui.engine.layout import Layout
from cardgame_tui.engine.view import PUBLIC_SEAT, View, view
from cardgame_tui.play.record import Record
from cardgame_tui.ui.again import Again, built_again
from cardgame_tui.ui.course import Course


class Privacy(Enum):
    """How two people at one keyboard keep their hands from each other."""

    STRICT = "strict"
    """A curtain at every change of the player who decides."""
    GATE = "gate"
    """The public table stays up; a player opens the hand, or passes without looking."""
    OPEN = "open"
    """Both hands are shown, for teaching."""


class LogLine(NamedTuple):
    """One line of the log as somebody may read it."""

    words: str
    rule: str


class Session(Course):
    """One match between two seats at one terminal.

    Args:
        record: the match; `open` begins it, or goes on with it.
        keep: make a journal when the match begins.

    Attributes:
        privacy: how hands are kept.
        looking: the seat whose hand is open on the screen, 0 for none.
        near: the seat whose side is drawn at the bottom.
    """

    def __init__(self, record: Record, *, keep: bool = False) -> None:
        super().__init__(record, keep=keep)
        self.privacy = Privacy(record.setup.privacy)
        self.looking = 0
        self.near = self.people[0] if self.people else 1

    def again(self, how: Again = Again.SWAPPED) -> "Session":
        """A new match of the same two players, begun, under the rules as their files say them by now.

        Raises:
            ContentError: with all faults of the files; this match stays as it is.
        """
        session = Session(Record(built_again(self.setup, how)), keep=self.keep)
        session.open()
        return session

    # -- who decides, who looks ------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether nobody is there to hide a hand from."""
        return len(self.people) < 2

    @property
    def gate_closed(self) -> bool:
        """Whether the player who must decide has to open the hand before seeing any option.

        The same for every question, so that the options of a hidden card do not show by closing the gate. A bot,
        whose answer could not be written yet, opens it to nobody.
        """
        prompt = self.prompt
        if prompt is None or prompt.secret:
            return False
        if prompt.seat not in self.people:
            return True
        return not self.alone and self.privacy is not Privacy.OPEN and self.looking != prompt.seat

    @property
    def curtain_due(self) -> bool:
        """Whether the keyboard must be handed over behind a curtain."""
        return self.gate_closed and self.privacy is Privacy.STRICT

    def open_hand(self) -> None:
        """Show the table to the seat that must decide."""
        if self.prompt is not None and not self.prompt.secret:
            self.looking = self.near = self.prompt.seat

    def close_hand(self) -> None:
        """Show the public table, unless nobody is there to hide from."""
        if not self.alone:
            self.looking = PUBLIC_SEAT

    def name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.match.names[seat - 1]

    # -- what may be seen ------------------------------------------------------------------------------

    def view(self) -> View:
        """The table as whoever looks may see it."""
        opened = self.privacy is Privacy.OPEN
        return view(self.ruleset, self.driver.duel, self.looking, open_hands=opened)

    def layout(self) -> Layout:
        """Where the zones lie."""
        return self.ruleset.layout(self.match.options)

    def question(self) -> str:
        """The open question, as whoever looks may read it."""
        prompt = self.prompt
        if prompt is None:
            return ""
        reader = PUBLIC_SEAT if self.gate_closed else None
        return self.ruleset.wording.question(self.driver.duel, prompt, reader)

    def log(self, last: int = 0) -> list[LogLine]:
        """The log as whoever looks may read it, oldest first.

        Args:
            last: how many of the latest lines, 0 for all.
        """
        events = self.driver.duel.events or []
        return [self._log_line(event) for event in events[-last:]]

    def _log_line(self, event: Event) -> LogLine:
        opened = self.privacy is Privacy.OPEN
        wording = self.ruleset.wording
        return LogLine(wording.event(self.driver.duel, event, self.looking, open_hands=opened), event.rule)

    def _meet(self) -> None:
        if self.alone:
            self.looking = self.people[0] if self.people else PUBLIC_SEAT
        elif self.prompt is None or self.prompt.seat != self.looking:
            self.looking = PUBLIC_SEAT
