"""A match at one terminal: who must decide, who may look, and what follows. Knows no screen."""

from enum import Enum

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.layout import Layout
from cardgame_tui.engine.view import PUBLIC_SEAT, View, view
from cardgame_tui.play.eyes import LogLine
from cardgame_tui.play.record import Record
from cardgame_tui.play.stepping import after_events
from cardgame_tui.ui.session import memory
from cardgame_tui.ui.session.match_runner import Course
from cardgame_tui.ui.session.rematch import Again, built_again
from cardgame_tui.ui.session.stepping import Stepping, Stop

MOST_STOPS = 200
"""Most events that are stepped through at once: of more, as where bots play a whole duel, the last ones."""


class Privacy(Enum):
    """How two people at one keyboard keep their hands from each other."""

    STRICT = "strict"
    """A curtain at every change of the player who decides."""
    GATE = "gate"
    """The public table stays up; a player opens the hand, or passes without looking."""
    OPEN = "open"
    """Both hands are shown, for teaching."""


class Session(Course):
    """One match between two seats at one terminal.

    Args:
        record: the match; `open` begins it, or goes on with it.
        keep: make a journal when the match begins.

    Attributes:
        privacy: how hands are kept.
        looking: the seat whose hand is open on the screen, 0 for none.
        near: the seat whose side is drawn at the bottom.
        fixed: whether that stays the same for the whole match.
        stepped: whether what the rules do by themselves is shown one event at a time.
        stepping: the events that are being shown so, None while the table is shown as it is.
    """

    def __init__(self, record: Record, *, keep: bool = False) -> None:
        super().__init__(record, keep=keep)
        self.privacy = Privacy(record.setup.privacy)
        self.looking = 0
        self.near = self.people[0] if self.people else 1
        self.fixed = self._chosen("table") == "fixed"
        step = self._chosen("step")
        self.stepped = step == "on" or (step != "off" and self.ruleset.stepped)
        self.stepping: Stepping | None = None
        self._stood = self._reached

    def _chosen(self, name: str) -> str:
        """How the set-up wants the match shown, or how it was last shown at this game; may be empty."""
        word: str = getattr(self.setup, name)
        return word or memory.recall(self.ruleset.id).get(name, "")

    def again(self, how: Again = Again.SWAPPED) -> "Session":
        """A new match of the same two players, begun, under the rules as their files say them by now.

        Raises:
            ContentError: with all faults of the files; this match stays as it is.
        """
        session = Session(Record(built_again(self.setup, how)), keep=self.keep)
        session.stepped = self.stepped
        session.open()
        return session

    # -- who decides, who looks ------------------------------------------------------------------------

    @property
    def alone(self) -> bool:
        """Whether nobody is there to hide a hand from."""
        return len(self.people) < 2

    @property
    def hand_closed(self) -> bool:
        """Whether the hand of the player who must decide is closed to whoever looks.

        A bot, whose answer could not be written yet, opens it to nobody.
        """
        prompt = self.prompt
        if prompt is None or prompt.secret:
            return False
        if prompt.seat not in self.people:
            return True
        return not self.alone and self.privacy is not Privacy.OPEN and self.looking != prompt.seat

    @property
    def gate_closed(self) -> bool:
        """Whether the player who must decide has to open the hand before seeing any option.

        The same for all questions that are not public, so that the options of a hidden card do not show by
        closing the gate.
        """
        prompt = self.prompt
        public = prompt is not None and prompt.public and prompt.seat in self.people
        return self.hand_closed and not public

    @property
    def curtain_due(self) -> bool:
        """Whether the keyboard must be handed over behind a curtain."""
        return self.gate_closed and self.privacy is Privacy.STRICT

    def open_hand(self) -> None:
        """Show the table to the seat that must decide."""
        if self.prompt is not None and not self.prompt.secret:
            self.looking = self.prompt.seat
            self.near = self.near if self.fixed else self.looking

    def close_hand(self) -> None:
        """Show the public table, unless nobody is there to hide from."""
        if not self.alone:
            self.looking = PUBLIC_SEAT

    def name(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self.match.names[seat - 1]

    # -- what may be seen ------------------------------------------------------------------------------

    def view(self) -> View:
        """The table as whoever looks may see it; as it was after the event that is being shown."""
        return self._view(self.driver.duel) if self.stepping is None else self.stepping.stop.view

    def _view(self, duel: Duel) -> View:
        return view(self.ruleset, duel, self.looking, open_hands=self.privacy is Privacy.OPEN)

    def layout(self) -> Layout:
        """Where the zones lie."""
        return self.ruleset.layout(self.match.options)

    def question(self) -> str:
        """The open question, as whoever looks may read it."""
        prompt = self.prompt
        if prompt is None:
            return ""
        reader = PUBLIC_SEAT if self.hand_closed else None
        return self.ruleset.wording.question(self.driver.duel, prompt, reader)

    def log(self, last: int = 0) -> list[LogLine]:
        """The log as whoever looks may read it, oldest first; up to the event that is being shown.

        Args:
            last: how many of the latest lines, 0 for all.
        """
        events = self.driver.duel.events or []
        until = len(events) if self.stepping is None else self.stepping.stop.event
        return [self._log_line(event) for event in events[max(0, until - last) if last else 0 : until]]

    def _log_line(self, event: Event) -> LogLine:
        opened = self.privacy is Privacy.OPEN
        wording = self.ruleset.wording
        return LogLine(wording.event(self.driver.duel, event, self.looking, open_hands=opened), event.rule)

    def _meet(self) -> None:
        if self.alone:
            self.looking = self.people[0] if self.people else PUBLIC_SEAT
        elif self.prompt is None or self.prompt.seat != self.looking:
            self.looking = PUBLIC_SEAT
        self._meet_events()

    # -- one event at a time ---------------------------------------------------------------------------

    def step(self, *, back: bool = False) -> bool:
        """Show the table after the next event, or the one before; says whether there is one.

        The last event is left by `go_past` alone, so that one step too many answers no question.
        """
        if self.stepping is None:
            return False
        return self.stepping.back() if back else self.stepping.forward()

    def go_past(self) -> bool:
        """Show the table as it is now, and its question; says whether an event was being shown."""
        shown, self.stepping = self.stepping, None
        return shown is not None

    def event_shown(self) -> Event | None:
        """The event that is being shown, None while the table is shown as it is."""
        events = self.driver.duel.events
        return None if self.stepping is None or not events else events[self.stepping.stop.event - 1]

    def show_events(self, *, stepped: bool) -> None:
        """Show what the rules do by themselves one event at a time from now on, or not; also next time."""
        self.stepped = stepped
        self.stepping = self.stepping if stepped else None
        memory.amend(self.ruleset.id, step="on" if stepped else "off")

    def _meet_events(self) -> None:
        """Begin to show the events since the table last stood still, where they are to be shown and several.

        No hand is open meanwhile: both players look.
        """
        self.stepping = None
        if self.trouble is not None:
            return
        (number, decided), stood = self._reached, self._stood
        self._stood = self._reached
        since = stood[1] if stood[0] == number else 0
        if not self.stepped or decided <= since:
            return
        before, until = self.record.moment(decided - since).events, len(self.driver.duel.events or ())
        if until - before > 1:
            self.close_hand()
            wanted = range(max(before, until - MOST_STOPS) + 1, until + 1)
            seen = after_events(self.driver, since, decided, wanted, self._view)
            self.stepping = Stepping([Stop(*each) for each in seen.items()], before)
