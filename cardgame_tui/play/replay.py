"""A match shown again: a cursor over every decision and event of it, seen through anybody's eyes."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from cardgame_tui.engine.duel import Duel, Result
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.view import View
from cardgame_tui.play.branch import up_to, written_anew
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.eyes import Eyes, LogLine
from cardgame_tui.play.journal.lines import GivenLine
from cardgame_tui.play.journal.reader import Journal, read_journal
from cardgame_tui.play.record import Record
from cardgame_tui.play.resume import FindRuleset, resume, setup_of
from cardgame_tui.play.stepping import after_events
from cardgame_tui.play.timeline import By, Place, PlayedDuel, play_through, starts
from cardgame_tui.play.verify import notes_on
from cardgame_tui.play.what_if import WhatIf
from cardgame_tui.plugins import load_ruleset

T = TypeVar("T")

RESULT = "result_"
"""How the words of events begin that end a duel."""


@dataclass(frozen=True, slots=True)
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
    """A match that is shown again. It stands at one of its `places`; the file is only read.

    Args:
        journal: the journal, or its path.
        find_ruleset: finds a game by its id.

    Attributes:
        journal: the journal.
        setup: the match's set-up.
        ruleset: the game.
        duels: its duels, played through.
        places: every place one can stand at, in order.
        notes: what should be said first, such as that an answer no longer fits and the rest cannot be shown.

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

    # -- moving ----------------------------------------------------------------------------------------

    @property
    def index(self) -> int:
        """The index of the place it stands at."""
        return self._at

    @property
    def place(self) -> Place:
        """The place it stands at."""
        return self.places[self._at]

    def go(self, index: int) -> None:
        """Go to a place by its index; beyond an end to that end."""
        self._at = min(max(index, 0), len(self.places) - 1)

    def go_to(self, duel: int, decision: int) -> None:
        """Go to where so many decisions of a duel have been made.

        Raises:
            LookupError: when there is no such place.
        """
        for index in self._stops[By.DECISION]:
            if self.places[index][:2] == (duel, decision):
                self._at = index
                return
        raise LookupError(f"there is no decision {decision} in duel {duel}")

    def forward(self, by: By = By.DECISION) -> bool:
        """Go on to where the next part begins; False when there is none, and it then stands at the end."""
        stops = self._stops[by]
        found = bisect_right(stops, self._at)
        self.go(stops[found] if found < len(stops) else len(self.places))
        return found < len(stops)

    def back(self, by: By = By.DECISION) -> bool:
        """Go back to where this part began or, there already, to where the one before did."""
        stops = self._stops[by]
        found = bisect_left(stops, self._at) - 1
        self.go(stops[found] if found >= 0 else 0)
        return found >= 0

    @cached_property
    def _stops(self) -> dict[By, list[int]]:
        stops = {by: starts(self.duels, self.places, by) for by in By if by is not By.LANDMARK}
        return stops | {By.LANDMARK: [mark.index for mark in self.landmarks(Eyes.PUBLIC)]}

    def landmarks(self, eyes: Eyes) -> list[Landmark]:
        """The beginning of each duel, its key events and its end."""
        return [mark for duel in self.duels for mark in self._landmarks_of(duel, eyes)]

    def _landmarks_of(self, duel: PlayedDuel, eyes: Eyes) -> list[Landmark]:
        first = bisect_left(self.places, Place(duel.number, 0, 0))
        own = list(duel.places())
        marks = [Landmark(first, duel.number, 0, f"duel {duel.number} begins")]
        events = duel.driver.duel.events or []
        for number, event in enumerate(events, 1):
            if event.what in self.ruleset.landmarks or event.what.startswith(RESULT):
                at = bisect_left(own, number, key=lambda place: place.event)
                turn = duel.moments[own[at].decision].turn
                marks.append(Landmark(first + at, duel.number, turn, self._line(duel, event, eyes).words))
        return marks

    # -- what is there ---------------------------------------------------------------------------------

    @property
    def played(self) -> PlayedDuel:
        """The duel it stands in."""
        return self.duels[self.place.duel - 1]

    @property
    def at_rest(self) -> bool:
        """Whether a prompt is open or the duel is over; otherwise a decision is being carried out."""
        return self.played.at_rest(self.place)

    @property
    def driver(self) -> Driver:
        """The duel as it stands; within a decision, as it stood before that. Read it, never change it."""
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
        """What was answered here, None at the end. Only for eyes that may read the prompt."""
        entries = self.played.entries
        count = self.place.decision
        return entries[count] if self.at_rest and count < len(entries) else None

    def view(self, eyes: Eyes) -> View:
        """The table as somebody sees it, within a decision too."""
        return self.table(lambda duel: eyes.view(self.ruleset, duel))

    def question(self, eyes: Eyes) -> str:
        """The open question as somebody may read it, empty for none."""
        prompt = self.prompt
        return "" if prompt is None else eyes.question(self.ruleset, self.driver.duel, prompt)

    def log(self, eyes: Eyes, last: int = 0) -> list[LogLine]:
        """The log up to here, oldest first; only so many of the latest lines, 0 for all."""
        events = (self.played.driver.duel.events or [])[: self.place.event]
        return [self._line(self.played, event, eyes) for event in events[-last:]]

    def table(self, look: Callable[[Duel], T]) -> T:
        """Look at the table as it is here, within a decision too.

        Args:
            look: is given the table; must not change it.
        """
        if self.at_rest:
            return look(self.driver.duel)
        _, decision, event = self.place
        return after_events(self.played.driver, decision - 1, decision, (event,), look)[event]

    def _line(self, duel: PlayedDuel, event: Event, eyes: Eyes) -> LogLine:
        return LogLine(eyes.event(self.ruleset, duel.driver.duel, event), event.rule)

    # -- branching -------------------------------------------------------------------------------------

    def branch(self, folder: Path | None = None, line: WhatIf | None = None) -> Record:
        """Go on playing from here: a new match with a journal of its own, which holds all up to here.

        Args:
            folder: where the journal is put; the folder for saves unless told.
            line: another line that begins here, to be gone on with where it has come to.

        Raises:
            JournalError: when it cannot be written.
        """
        count = len(self.driver.given)
        writer = written_anew(up_to(self.journal, self.place.duel, count), folder)
        writer.close()
        record = resume(writer.path, find_ruleset=self._find_ruleset)
        try:
            for given in line.driver.given[count:] if line is not None else ():
                record.give(given)
        except BaseException:
            record.close()
            raise
        return record

    def what_if(self, answer: Answer) -> WhatIf:
        """Give another answer here, and compare what comes of it.

        Raises:
            AnswerError: when it does not fit the open prompt, or none is open.
        """
        return WhatIf(self.played, self.place.decision, answer)
