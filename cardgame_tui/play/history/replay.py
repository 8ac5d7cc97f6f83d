"""A match shown again: a cursor over every decision and event of it, seen as any viewer may see it."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from cardgame_tui.engine.duel import Duel, Result
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.changes import PlayedChanges
from cardgame_tui.play.history.stepping import after_events
from cardgame_tui.play.history.timeline import By, PlayedDuel, ReplayPlace, play_through, starts
from cardgame_tui.play.history.what_if import WhatIf
from cardgame_tui.play.journal.branch import new_journal, up_to
from cardgame_tui.play.journal.lines import GivenLine
from cardgame_tui.play.journal.reader import Journal, read_journal
from cardgame_tui.play.journal.verify import notes_on
from cardgame_tui.play.lookahead.unchanged import OFFERED_ANYWAY, OfferedByChange, offered_by_change
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import FindRuleset, Seats, as_before, resume, setup_of
from cardgame_tui.play.viewer import LogLine, Viewer
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.value import value

T = TypeVar("T")

RESULT = "result_"
"""The prefix of the words of events that end a duel."""


@value
class Landmark:
    """A place worth jumping to.

    Args:
        index: for `Replay.go`.
        duel: number of the duel.
        turn: number of the turn.
        words: what happens there.
    """

    index: int
    duel: int
    turn: int
    words: str


class Replay:
    """A match that is shown again. It is always at one of its `places`, and never writes to the file.

    Args:
        journal: the journal, or its path.
        find_ruleset: finds a game by its id.

    Attributes:
        journal: the journal.
        setup: the match's set-up.
        ruleset: the game.
        duels: its duels, played through.
        places: every place it can go to, in order.
        notes: messages to show first, such as that an answer no longer fits and the rest cannot be shown.

    Raises:
        JournalError: when the journal, its ruleset or its cards cannot be used, or no duel was begun.
    """

    def __init__(self, journal: Journal | Path, find_ruleset: FindRuleset = load_ruleset) -> None:
        self.journal = read_journal(journal) if isinstance(journal, Path) else journal
        self._find_ruleset = find_ruleset
        self.setup = setup_of(self.journal, find_ruleset)
        self.ruleset = self.setup.ruleset
        self.duels, found = play_through(self.journal, self.setup)
        self.notes = [*notes_on(self.journal, self.setup), *found]
        self.places = [place for duel in self.duels for place in duel.places()]
        self._at = 0
        self._driver: tuple[tuple[int, int], Driver] | None = None
        self._changes = PlayedChanges()

    # -- moving ----------------------------------------------------------------------------------------

    @property
    def index(self) -> int:
        """The index of the current place."""
        return self._at

    @property
    def place(self) -> ReplayPlace:
        """The current place."""
        return self.places[self._at]

    def go(self, index: int) -> None:
        """Go to a place by its index; beyond an end to that end."""
        self._at = min(max(index, 0), len(self.places) - 1)

    def go_to(self, duel: int, decision: int) -> None:
        """Go to the place after a number of decisions of a duel.

        Raises:
            LookupError: when the match has no such place.
        """
        for index in self._stops[By.DECISION]:
            if self.places[index][:2] == (duel, decision):
                self._at = index
                return
        raise LookupError(f"duel {duel} has no decision {decision}")

    def go_to_event(self, duel: int, event: int) -> None:
        """Go to the place right after an event of a duel, or to the nearest one after it."""
        self.go(bisect_left(self.places, (duel, event), key=lambda place: (place.duel, place.event)))

    def forward(self, by: By = By.DECISION) -> bool:
        """Go to where the next part begins; after the last part, go to the end and return False."""
        stops = self._stops[by]
        found = bisect_right(stops, self._at)
        self.go(stops[found] if found < len(stops) else len(self.places))
        return found < len(stops)

    def back(self, by: By = By.DECISION) -> bool:
        """Go to where this part began or, from there, to where the previous one began."""
        stops = self._stops[by]
        found = bisect_left(stops, self._at) - 1
        self.go(stops[found] if found >= 0 else 0)
        return found >= 0

    @cached_property
    def _stops(self) -> dict[By, list[int]]:
        stops = {by: starts(self.duels, self.places, by) for by in By if by is not By.LANDMARK}
        return stops | {By.LANDMARK: [mark.index for mark in self.landmarks(Viewer.PUBLIC)]}

    def landmarks(self, viewer: Viewer) -> list[Landmark]:
        """The beginning of each duel, its key events and its end."""
        return [mark for duel in self.duels for mark in self._landmarks_of(duel, viewer)]

    def _landmarks_of(self, duel: PlayedDuel, viewer: Viewer) -> list[Landmark]:
        first = bisect_left(self.places, ReplayPlace(duel.number, 0, 0))
        own = list(duel.places())
        marks = [Landmark(first, duel.number, 0, f"duel {duel.number} begins")]
        events = duel.driver.duel.events or []
        for number, event in enumerate(events, 1):
            if event.what in self.ruleset.landmarks or event.what.startswith(RESULT):
                at = bisect_left(own, number, key=lambda place: place.event)
                turn = duel.situations[own[at].decision].turn
                marks.append(Landmark(first + at, duel.number, turn, self._line(duel, event, viewer).words))
        return marks

    # -- what is shown --------------------------------------------------------------------------------

    @property
    def played(self) -> PlayedDuel:
        """The duel of the current place."""
        return self.duels[self.place.duel - 1]

    @property
    def at_rest(self) -> bool:
        """Whether a prompt is open or the duel is over; otherwise a decision is being carried out."""
        return self.played.at_rest(self.place)

    @property
    def driver(self) -> Driver:
        """The duel at this place; within a decision, as it was before that decision. Read it, never change it."""
        count = self.place.decision if self.at_rest else self.place.decision - 1
        key = self.place.duel, count
        if self._driver is None or self._driver[0] != key:
            self._driver = (key, self.played.driver.fork(count))
        return self._driver[1]

    @property
    def prompt(self) -> Prompt | None:
        """The open prompt; None within a decision and at the end of a duel."""
        return self.driver.prompt if self.at_rest else None

    @property
    def result(self) -> Result | None:
        """How the duel ended, None before its end."""
        return self.driver.result if self.at_rest else None

    @property
    def next_entry(self) -> GivenLine | None:
        """What was answered here, None at the end. Only for a viewer who may read the prompt."""
        entries = self.played.entries
        count = self.place.decision
        return entries[count] if self.at_rest and count < len(entries) else None

    def view(self, viewer: Viewer) -> View:
        """The table as a viewer sees it, within a decision too."""
        return self.read(lambda duel: viewer.view(self.ruleset, duel))

    def question(self, viewer: Viewer) -> str:
        """The open question as a viewer may read it, empty for none."""
        prompt = self.prompt
        return "" if prompt is None else viewer.question(self.ruleset, self.driver.duel, prompt)

    def log(self, viewer: Viewer, last: int = 0) -> list[LogLine]:
        """The log up to here, oldest first; at most this many of the latest lines, 0 for all."""
        played, until = self.played, self.place.event
        places = range(max(0, until - last) if last else 0, until)
        events = played.driver.duel.events or []
        lines = viewer.log(self.ruleset, played.driver.duel, [events[place] for place in places])
        return self._changes.on(played, lines, places)

    @property
    def offered_by_change(self) -> OfferedByChange:
        """What the changed rules did to the options of the open prompt."""
        return offered_by_change(self.driver) if self.at_rest else OFFERED_ANYWAY

    def changes(self, duel: PlayedDuel) -> Mapping[int, str]:
        """What would have happened in place of each event that changed rules brought about, by its place."""
        return self._changes.instead(duel)

    def next_change(self) -> bool:
        """Go to the next event that the changed rules brought about; after the last one go to the first.

        Returns:
            Whether there is one; otherwise it stays where it is.
        """
        found = self._changes.next_after(self.duels, self.place.duel, self.place.event)
        if found is None:
            return False
        self.go_to_event(found[0], found[1] + 1)
        return True

    def read(self, read: Callable[[Duel], T]) -> T:
        """Read something from the duel as it is here, within a decision too.

        Args:
            read: receives the duel; must not change it.
        """
        if self.at_rest:
            return read(self.driver.duel)
        _, decision, event = self.place
        return after_events(self.played.driver, decision - 1, decision, (event,), read)[event]

    def _line(self, duel: PlayedDuel, event: Event, viewer: Viewer) -> LogLine:
        return viewer.log_line(self.ruleset, duel.driver.duel, event)

    # -- branching -------------------------------------------------------------------------------------

    def branch(self, folder: Path | None = None, line: WhatIf | None = None, seats: Seats = as_before) -> Record:
        """Continue from here in a new match, whose journal holds everything up to here.

        Args:
            folder: the folder of the journal; by default the folder for saves.
            line: another line that begins here; the new match continues from its end.
            seats: returns who plays from now on; its exceptions are passed on.

        Raises:
            JournalError: when it cannot be written.
        """
        count = len(self.driver.given)
        writer = new_journal(up_to(self.journal, self.place.duel, count), folder)
        writer.close()
        record = resume(writer.path, find_ruleset=self._find_ruleset, seats=seats)
        try:
            for given in line.driver.given[count:] if line is not None else ():
                record.give(given)
        except BaseException:
            record.close()
            raise
        return record

    def what_if(self, answer: Answer) -> WhatIf:
        """Give another answer here, and compare what follows from it.

        Raises:
            AnswerError: when it does not fit the open prompt, or none is open.
        """
        return WhatIf(self.played, self.place.decision, answer)
