"""One screen of a match: who looks at it, whose hand is open, and what is shown. Independent of any terminal."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from cardgame_tui.bots.asking import Asked
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.shown.view import PUBLIC_SEAT, View
from cardgame_tui.play.lookahead.unchanged import ChangeMarks, OfferedByChange
from cardgame_tui.play.record import Record
from cardgame_tui.play.table_settings import SETTINGS
from cardgame_tui.play.viewer import LogLine, Viewer, sees_more
from cardgame_tui.ui.session.audience import shown_late
from cardgame_tui.ui.session.match_runner import MatchRunner
from cardgame_tui.ui.session.rematch import Rematch, rematch_setup
from cardgame_tui.ui.session.screens.role import KEYBOARD, Role, Shows
from cardgame_tui.ui.session.settings import memory
from cardgame_tui.ui.session.settings.config import configured
from cardgame_tui.ui.session.shown_match import ShownMatch
from cardgame_tui.ui.session.stepping import (
    Stepping,
    opens_at_start,
    several_steps_since,
    steps_from_start,
    steps_since,
)

if TYPE_CHECKING:
    from cardgame_tui.play.scenario.lesson import Lesson


class Session(ShownMatch):
    """A match as one screen shows it. Most matches have one screen, whose viewer changes; they may have more.

    Args:
        runner: runs the match: takes the answers of people, lets bots answer, undoes decisions.
        role: what the screen is for.

    Attributes:
        on_change: called each time the match has gone on, here or at another screen.
        lesson: the lesson that is being taken, None for an ordinary match.
        settings: how people share the table.
        viewer: who looks at the screen now.
        near: the seat whose side is drawn at the bottom.
        stepped: whether automatic events are shown one at a time.
        stepping: the events that are being shown this way, None while the current table is shown.
    """

    def __init__(self, runner: MatchRunner, role: Role = KEYBOARD) -> None:
        super().__init__(runner, role)
        self.on_change: Callable[[], None] = _nothing
        self.lesson = runner.lesson
        self.settings = self.setup.table.completed({**memory.recall(self.ruleset.id), **configured().words})
        self._people = self.people
        self.viewer = self._viewer_without_hand
        self.near = self._side
        self.stepped = self._steps()
        self.stepping: Stepping | None = None
        self._look()
        self.staged = role.shows is Shows.STAGE
        self._marks = ChangeMarks()
        self._shown_up_to = self.runner.reached
        if role is KEYBOARD:
            self._set_up_match()
        runner.shared = runner.shared or bool(runner.watchers)
        runner.watchers.append(self._look_again)

    @classmethod
    def of(
        cls, record: Record, *, keep: bool = False, lesson: "Lesson | None" = None, patient: bool = False
    ) -> "Session":
        """The first screen of a match; ``runner.open`` begins or continues it.

        Args:
            record: the match.
            keep: make a journal when the match begins.
            lesson: the lesson that the match is played in, None for an ordinary match.
            patient: whether bots think in small pieces, see `MatchRunner`.
        """
        return cls(MatchRunner(record, keep=keep, lesson=lesson, patient=patient))

    def follow(self) -> "Session":
        """This screen at the match that is played after this one."""
        successor = self.live.successor
        assert successor is not None
        self._turn_away()
        return self._at(successor)

    def _at(self, runner: MatchRunner) -> "Session":
        """The same screen at another match of the same players, who may have changed seats."""
        swapped = runner.record.setup.names == self.setup.names[::-1] != self.setup.names
        session = Session(runner, self.role.swapped() if swapped else self.role)
        session.stepped, session.staged = self.stepped, self.staged
        return session

    def leave(self) -> None:
        """This screen shows the match no longer; the seat of its player is kept until it returns."""
        self._turn_away()
        self.live.screens.go(self.role)
        self.live.tell()

    def _turn_away(self) -> None:
        if self._look_again in self.live.watchers:
            self.live.watchers.remove(self._look_again)
        self.on_change = _nothing

    def use_settings(self, chosen: Mapping[str, str]) -> None:
        """Use other settings from now on, where they do not belong to the match; empty for what was used last."""
        shown = [each.name for each in SETTINGS if not each.of_match and each.name in chosen]
        if not shown:
            return
        words = {name: chosen[name] for name in shown}
        self.settings = self.settings.with_words(words).completed(memory.recall(self.ruleset.id))
        if "step" in shown:
            self.stepped = self._steps()
            self.stepping = self.stepping if self.stepped else None
        self._set_up_match()
        self._open_what_hides_nothing()

    def _set_up_match(self) -> None:
        """Let the settings of this screen count for the match."""
        self.live.asks_all, self.live.pace = self.settings.forced == "asked", float(self.settings.pace)

    def _steps(self) -> bool:
        """Whether events are shown one by one, as the settings say; not where nobody may be at the keys."""
        if self.role.looks_on:
            return False
        auto = self.ruleset.stepped or (self.alone and self.lesson is None)
        return self.settings.step == "on" or (self.settings.step == "auto" and auto)

    def rematch(self, how: Rematch = Rematch.SWAPPED) -> "Session":
        """A new match of the same two players with the current rule files.

        Raises:
            ContentError: with all faults of the files; this match is not changed.
        """
        setup = rematch_setup(self.setup, how)
        if how is Rematch.HERE:
            from cardgame_tui.play.scenario.same_position import same_position

            setup = same_position(self.driver, setup)
        return self.next_match(Record(setup), keep=self.runner.keep)

    def next_match(self, record: Record, *, keep: bool = False) -> "Session":
        """This screen at another match of the same two players, which begins or continues."""
        runner = MatchRunner(record, keep=keep, patient=self.runner.patient)
        runner.take_over(self.runner)
        session = self._at(runner)
        runner.open()
        return session

    def give_way(self, session: "Session") -> None:
        """Close this match: another one is played on this screen, and on all others that showed it."""
        self.record.close()
        self._turn_away()
        self.runner.successor = session.runner
        self.runner.tell()

    # -- who looks -------------------------------------------------------------------------------------

    @property
    def hands_hidden(self) -> bool:
        """Whether two people hide their hands from each other."""
        return not self.alone and (self.settings.privacy != "open" or self.has_other_screens)

    @property
    def one_after_the_other(self) -> bool:
        """Whether two people make secret choices one after the other, behind a curtain."""
        return len(self.people) > 1 and self.settings.privacy == "strict"

    @property
    def hand_closed(self) -> bool:
        """Whether the hand of the player who must decide is closed to the viewer.

        So is the hand of a player at another screen, and that of a bot whose answer could not be written.
        """
        prompt = self.prompt
        if prompt is None or prompt.secret:
            return False
        if prompt.seat not in self.people:
            return True
        return self.hands_hidden and self.viewer.seat != prompt.seat

    @property
    def gate_closed(self) -> bool:
        """Whether the player who must decide has to open the hand before seeing any option.

        This is the same for all questions that are not public: a gate that closed only for some would show that
        an option is about a hidden card.
        """
        prompt = self.prompt
        public = prompt is not None and prompt.public and prompt.seat in self.people
        return self.hand_closed and not public

    @property
    def curtain_due(self) -> bool:
        """Whether the keyboard must be handed over behind a curtain."""
        return self.gate_closed and self.one_after_the_other and self.bot_thinks is None

    @property
    def bot_thinks(self) -> Asked | None:
        """The bot that thinks about the open prompt while the table is shown; None while none does."""
        return None if self.stepping is not None else self.runner.thinking

    @property
    def hand_open(self) -> bool:
        """Whether the screen shows the hand of one player."""
        return self.viewer.seat != PUBLIC_SEAT

    def open_hand(self) -> None:
        """Show the table to the seat that must decide."""
        prompt = self.prompt
        if prompt is None or prompt.seat not in self.people:
            return
        self.runner.watch.show()
        if not self.viewer.sees_all:
            self.viewer = Viewer.at(prompt.seat)
        if self.settings.sides != "fixed" or self.has_other_screens:
            self.near = prompt.seat

    def close_hand(self) -> None:
        """Show what both players may know, or everything if hands need not be hidden here."""
        self.viewer = self._viewer_without_hand

    @property
    def _viewer_without_hand(self) -> Viewer:
        """The viewer while no player has opened a hand."""
        if self._shown.hands or (self.settings.privacy == "open" and not self.has_other_screens):
            return Viewer.BOTH
        return Viewer.at(self.people[0]) if len(self.people) == 1 else Viewer.PUBLIC

    @property
    def _side(self) -> int:
        """The seat at the bottom while no player has opened a hand."""
        return self.people[0] if self.people else 1

    def _look_again(self) -> None:
        """After the match has run on: close a hand whose player need not decide, and show what has happened.

        A hand is closed too when others play at this screen than before.
        """
        before, self._people = self._people, self.people
        self._look()
        if self.prompt is None or self.prompt.seat != self.viewer.seat or self.people != before:
            self.close_hand()
        if self.has_other_screens:
            self.near = self._side
        if self.stepping is None or self._shown_up_to != self.runner.reached:
            self._step_through_events()
        self._open_what_hides_nothing()
        self.on_change()

    def _look(self) -> None:
        """Look at what there is for this screen; what may be seen of it is settled in the same step."""
        shown = shown_late(self.live) if self.role.late else self._shown
        if shown != self._shown:
            self._shown, self.stepping = shown, None
            self.close_hand()

    def _open_what_hides_nothing(self) -> None:
        """A player who sees no more than both players do has nothing to hide, and need not open anything."""
        prompt = self.prompt if self.record.begun else None
        if prompt is None or self.stepping is not None or self.settings.privacy != "gate":
            return
        if self.gate_closed and not sees_more(self.driver.duel, prompt.seat):
            self.open_hand()

    # -- what is shown ---------------------------------------------------------------------------------

    def view(self) -> View:
        """The table as the viewer may see it; while an event is being shown, the table after that event."""
        if self.stepping is not None:
            return self.stepping.stop.view
        return self.viewer.view(self.ruleset, self.driver.duel)

    def question(self) -> str:
        """The open question, as the viewer may read it."""
        prompt = self.prompt
        return "" if prompt is None else self.viewer.question(self.ruleset, self.driver.duel, prompt)

    def log(self, last: int = 0) -> list[LogLine]:
        """The log as the viewer may read it, oldest first; up to the event that is being shown.

        Args:
            last: how many of the latest lines, 0 for all.
        """
        duel = self.driver.duel
        events = duel.events or []
        until = len(events) if self.stepping is None else self.stepping.stop.event
        first = max(0, until - last) if last else 0
        lines = self.lines(range(first, until))
        for note in reversed([each for each in self.runner.orders.notes if each.duel == duel.start.number]):
            if first <= note.events <= until:
                place = note.events - first
                when = lines[max(0, place - 1)].when if lines else ""
                lines.insert(place, LogLine(note.words, "", when))
        return lines[-last:]

    @property
    def offered_by_change(self) -> OfferedByChange:
        """What the changed rules have done to the options of the open prompt."""
        return self._marks.offered(self.driver)

    @property
    def changes(self) -> Mapping[int, str]:
        """What would have happened in place of each event that the changed rules brought about, by its place."""
        return self._marks.instead(self.driver, self.record.duel.event_counts())

    @property
    def events_since_answer(self) -> int:
        """How many events came after the last answer of the player here, or of whoever must decide.

        0 while they are shown, and where nobody plays.
        """
        prompt, role = self.prompt, self.role
        if prompt is None or self.stepping is not None or role.looks_on:
            return 0
        here = prompt.seat in self.people or len(self.people) != 1
        answered = self.runner.answered.get((self.record.number, prompt.seat if here else self.people[0]))
        events = len(self.driver.duel.events or ())
        return 0 if answered is None else max(0, events - answered)

    # -- one event at a time ---------------------------------------------------------------------------

    def step(self, *, back: bool = False) -> bool:
        """Show the table after the next event or the previous one; returns whether one exists.

        Only `go_past` leaves the last event, so that one extra step does not answer a question.
        """
        if self.stepping is None:
            return False
        return self.stepping.back() if back else self.stepping.forward()

    def go_past(self) -> bool:
        """Show the current table and its question; returns whether an event was being shown."""
        if self.stepping is None:
            return False
        self.stepping = None
        self._open_what_hides_nothing()
        if not self.gate_closed:
            self.runner.watch.show()
        return True

    def events_shown(self) -> list[Event]:
        """The events of the step that is being shown; none while the current or the first position is shown."""
        events = self.driver.duel.events
        if self.stepping is None or self.stepping.at_position or not events:
            return []
        return [events[place] for place in self.stepping.events]

    def step_words(self) -> list[LogLine]:
        """The events of the step that is being shown, as the viewer may read them."""
        shown = self.stepping is not None and not self.stepping.at_position
        return self.lines(self.stepping.events) if self.stepping is not None and shown else []

    def lines(self, places: Sequence[int], viewer: Viewer | None = None) -> list[LogLine]:
        """Some events, by their places in the log, as a viewer may read them; by default whoever looks now."""
        events = self.driver.duel.events or []
        lines = (viewer or self.viewer).log(self.ruleset, self.driver.duel, [events[place] for place in places])
        return self._marks.on(lines, places, self.driver, self.record.duel.event_counts())

    def show_events(self, *, stepped: bool) -> None:
        """Show automatic events one at a time, or not, now and next time."""
        self.stepped = stepped
        self.stepping = self.stepping if stepped else None
        self._open_what_hides_nothing()
        if self.role is KEYBOARD:
            memory.amend(self.ruleset.id, step="on" if stepped else "off")

    def _step_through_events(self) -> None:
        """Begin to show the events since the table was last shown, if stepping is on and they are several.

        A duel that begins with a position, or with a bot, shows its first table, then all that happens before the
        first question.
        No hand is open meanwhile, because both players look.
        """
        self.stepping = None
        if self.runner.trouble is not None or (self.runner.thinking is not None and self.people):
            return
        number, before = self._shown_up_to
        self._shown_up_to = self.runner.reached
        if not self.stepped:
            return
        begun = number != self.record.number
        if begun and opens_at_start(self.record, bots=self.alone and self.lesson is None):
            self.stepping = steps_from_start(self.record, self._viewer_without_hand)
        elif several_steps_since(self.record, 0 if begun else before):
            self.stepping = steps_since(self.record, 0 if begun else before, self._viewer_without_hand)
        if self.stepping is not None:
            self.close_hand()


def _nothing() -> None:
    """What follows a change while no screen shows the match."""
