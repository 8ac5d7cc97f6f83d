"""The page of a finished duel: who won, what decided it, the score by turn, numbers, and what may follow."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import ceil
from statistics import median

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.shown.view import View, ZoneView
from cardgame_tui.engine.shown.wording import gauge_word
from cardgame_tui.play.history.course import Course, TurningPoint, course_of
from cardgame_tui.play.history.replay import RESULT
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.cells.text import Line, capital, counted
from cardgame_tui.ui.drawing.cards.chips import card_name
from cardgame_tui.ui.drawing.strip.strip import result_words
from cardgame_tui.ui.pages.played import played_in_short
from cardgame_tui.ui.pages.result.doers import doers
from cardgame_tui.ui.pages.result.drawing import Action, Point, ResultShown, draw_result
from cardgame_tui.ui.scene.card_names import names_in_use
from cardgame_tui.ui.scene.scene import seats_in
from cardgame_tui.ui.scene.slots import zone_words
from cardgame_tui.ui.session.screens.role import KEYBOARD
from cardgame_tui.ui.session.session import Session
from cardgame_tui.value import value

KEPT = "the duel is kept under Replays"
NOT_KEPT = "this duel is not saved"
NOT_TIMED = "-"
"""For the seconds of a bot."""
REPLAY = "replay"
"""What opens the replay; after a space the number of an event, to open it there."""


@value
class Row:
    """A line of the numbers: what is counted, and how many for each seat."""

    words: str
    one: int | str
    two: int | str


def _score_word(view: View) -> str:
    """The word of what is counted first, such as HP; empty for nothing."""
    return next((gauge_word(word) for word, _ in view.gauges[1]), "")


class ResultPage:
    """The page of the duel that has just ended.

    Args:
        session: the match; its duel is over.

    Attributes:
        course: its course.
        open: whether hidden cards are shown.
    """

    def __init__(self, session: Session) -> None:
        self._session = session
        self.course: Course = course_of(session.ruleset, session.driver)
        self.open = False

    @property
    def has_replay(self) -> bool:
        """Whether the duel can be shown again: it is saved, on the machine of this screen."""
        return self._session.record.path is not None and self._session.role is KEYBOARD

    def press(self, key: str) -> str | None:
        """Take one key and return what was picked, if something was; empty to go back to the table.

        Picks are ``next``, ``again``, ``undo``, ``menu``, ``hidden`` and `REPLAY`.
        """
        if key in ("backspace", "space", "q"):
            return ""
        if self.has_replay and key in self._digits():
            return f"{REPLAY} {self.course.points[int(key) - 1].event}"
        return next((action.pick for action in self._actions() if action.key == key), None)

    def actions(self) -> Sequence[str]:
        """What can be picked now, except places of the replay."""
        return [action.pick for action in self._actions()]

    def lines(self, width: int, height: int, *, ascii: bool = False) -> list[Line]:
        """Draw the page in `height` lines."""
        return draw_result(names_in_use(self._session.setup).within(self.shown()), width, height, ascii=ascii)

    def _digits(self) -> str:
        return "123456789"[: len(self.course.points)]

    def shown(self) -> ResultShown:
        """All that the page shows."""
        session, view = self._session, self._view(Viewer.PUBLIC)
        result = session.result
        assert result is not None
        turn_word = session.ruleset.wording.turn
        last = self.course.by_turn[-1][0] if self.course.by_turn else view.turn
        return ResultShown(
            title=session.ruleset.title,
            facts=f"{played_in_short(session.setup)}   {last} {turn_word}{'' if last == 1 else 's'}".strip(),
            match=self._match_words(),
            winner=result.winner,
            words=self._words(view),
            rule=result.rule,
            names=view.names,
            turn_word=turn_word,
            points=[self._point(view, number, point) for number, point in enumerate(self.course.points, 1)],
            score=f"left below {view.meter}" if view.meter else _score_word(view),
            by_turn=self.course.by_turn,
            most=self.course.most,
            seats=seats_in(view),
            numbers=[(row.words, row.one, row.two) for row in self._numbers(view)],
            doers=doers(session.ruleset, session.driver.duel),
            hidden=[*self._hidden(view)],
            actions=self._actions(),
        )

    def _words(self, view: View) -> str:
        """Who won, and how the duel ended, as the log says it."""
        duel = self._session.driver.duel
        last = [event for event in duel.events or () if event.what.startswith(RESULT)][-1:]
        ending = "".join(Viewer.PUBLIC.log_line(self._session.ruleset, duel, event).words for event in last)
        rule = view.result.rule if view.result else ""
        short = result_words(view).removesuffix(f" ({rule}).")
        winner = view.names[view.result.winner - 1] if view.result and view.result.winner else ""
        if winner and ending and not ending.startswith(winner):
            return f"{short}: {ending}"
        return ending or short

    def _view(self, viewer: Viewer) -> View:
        return viewer.view(self._session.ruleset, self._session.driver.duel)

    def _point(self, view: View, number: int, point: TurningPoint) -> Point:
        """A turning point as it is drawn."""
        happened, *more = (capital(line.words) for line in point.lines)
        cost = ", ".join(f"{view.names[seat - 1]} {before} → {after}" for seat, before, after in point.losses)
        cost += f" this {self._session.ruleset.wording.turn}" if point.is_part else ""
        return Point(str(number) if self.has_replay else "", point.turn, happened, " ".join(more), cost)

    def _match_words(self) -> str:
        match = self._session.match
        if match.best_of == 1:
            return ""
        one, two = match.names
        score = f"{one} {match.wins(1)}, {two} {match.wins(2)}"
        if not match.over:
            return f"best of {match.best_of}: {score}"
        winner = f"{self._session.name(match.winner)} wins the match" if match.winner else "the match is a draw"
        return f"{winner}: {score}"

    def _numbers(self, view: View) -> Iterator[Row]:
        """What is counted at the end, and how often some events happened to each seat; of life, what is left."""
        lives = [health[0] for seat in SEATS if (health := view.health.get(seat))]
        gauges = zip(view.gauges[1], view.gauges[2], strict=True)
        for place, ((word, one), (_, two)) in enumerate(gauges):
            if place == 0 and not view.meter and len(lives) == len(SEATS):
                yield Row(f"{gauge_word(word)} left", *lives)
            else:
                yield Row(gauge_word(word) if place == 0 else word, one, two)
        counts = Counter((event.what, event.seat) for event in self._session.driver.duel.events or ())
        for what, words in self._session.ruleset.counted.items():
            yield Row(words, counts[what, 1], counts[what, 2])
        yield from self._seconds()

    def _seconds(self) -> Iterator[Row]:
        """How long each player took for a choice: the median, so that a break does not count."""
        lines = self._session.record.duel.lines
        timed = [line for line in lines if isinstance(line, AnswerLine) and line.seconds and line.seat]
        times = [[line.seconds for line in timed if line.seat == seat] for seat in SEATS]
        if timed:
            one, two = (ceil(median(each)) if each else NOT_TIMED for each in times)
            yield Row("seconds a choice", one, two)

    # -- what was hidden -------------------------------------------------------------------------------

    def _hidden(self, view: View) -> Iterator[tuple[int, str]]:
        """The zones with cards that nobody could see at the end: the seat, and how many or which."""
        shown = self._view(Viewer.BOTH) if self.open else view
        for name, zone in view.zones.items():
            closed = zone.count - sum(card.face is not None for card in zone.cards)
            if not closed or not zone.seat or not self._can_be_shown(name):
                continue
            where = capital(zone_words(view, zone))
            said = self._names(zone, shown.zones[name]) if self.open else self._count(zone, closed)
            yield zone.seat, f"{where}: {said}"

    def _count(self, zone: ZoneView, closed: int) -> str:
        """How many cards were hidden in a zone, in words."""
        ruleset = self._session.ruleset
        if zone.kind not in ruleset.slots and zone.kind not in ruleset.backs:
            return counted(closed, "card")
        return "a face-down card" if closed == 1 else f"{closed} face-down cards"

    def _can_be_shown(self, name: str) -> bool:
        """Whether looking at both hands shows the cards of a zone; decks stay closed."""
        everything = self._view(Viewer.BOTH).zones[name]
        return any(card.face is not None for card in everything.cards)

    def _names(self, public: ZoneView, shown: ZoneView) -> str:
        known = [card.face is not None for card in public.cards] or [False] * shown.count
        return ", ".join(card_name(card) for card, seen in zip(shown.cards, known, strict=True) if not seen)

    # -- what may follow -------------------------------------------------------------------------------

    def _actions(self) -> list[Action]:
        session = self._session
        if session.role.looks_on:
            return [Action("m", "leave", "look on no longer", "menu")]
        if session.match.over:
            found = [Action("n", "again, seats swapped", "with the current cards and decks", "again")]
        else:
            number = len(session.match.results) + 1
            found = [Action("n", f"duel {number}", "the next duel of this match", "next")]
        if self.has_replay:
            found.append(Action("r", "whole replay", "step through it, or play on from any place", REPLAY))
        if session.match.over and not self.open and any(self._hidden(self._view(Viewer.PUBLIC))):
            found.append(
                Action(
                    "h",
                    "what was hidden",
                    f"shows both {session.hand_word}s; nothing can be undone then",
                    "hidden",
                )
            )
        if session.runner.undoable:
            found.append(Action("u", "undo", "take back the last decision", "undo"))
        if session.role is KEYBOARD:
            found.append(Action("m", "first page", KEPT if self.has_replay else NOT_KEPT, "menu"))
        else:
            found.append(Action("m", "leave", "your seat is kept for you", "menu"))
        return found
