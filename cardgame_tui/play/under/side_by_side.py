"""A played duel and the same duel under another rule, walked through together."""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from operator import ge
from typing import NamedTuple, TypeVar

from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.stepping import after_events
from cardgame_tui.play.history.timeline import By, PlayedDuel
from cardgame_tui.play.under.other_line import OtherLine, events_of
from cardgame_tui.play.viewer import LogLine, Viewer
from cardgame_tui.ruleset import Ruleset

T = TypeVar("T")

PLAYED, OTHER = 0, 1
"""The two sides: as it was played, and under the other rule."""


class PairPlace(NamedTuple):
    """A place in both duels.

    Args:
        decision: how many decisions have been made in both; the last of them may still be carried out.
        events: how many events the log of each side has.
    """

    decision: int
    events: tuple[int, int]


class SideBySide:
    """Two lines with the same answers. It is always at one of its `places`, and changes neither line.

    Args:
        played: the duel as it was played.
        other: the same duel under another rule.

    Attributes:
        other: the other line.
        places: every place it can go to, up to the last answer that fits under the other rule.
        parting: the index of the first place after an event in which the lines differ; None if they never do.
        index: the index of the current place.
    """

    def __init__(self, played: PlayedDuel, other: OtherLine) -> None:
        self.other = other
        self._sides = (played, other.line)
        self.places = list(self._all_places())
        same = self.shared = other.parting
        self.parting = next((at for at, place in enumerate(self.places) if max(place.events) > same), None)
        self._drivers: dict[int, Driver] = {}
        self.index = 0
        self.go(0 if self.parting is None else self.parting)

    def _all_places(self) -> Iterator[PairPlace]:
        """The place at the first question, then those after each event of each decision."""
        played, other = ([each.events for each in side.situations] for side in self._sides)
        yield PairPlace(0, (played[0], other[0]))
        for decision in range(1, len(other)):
            before, after = (played[decision - 1], other[decision - 1]), (played[decision], other[decision])
            steps = max(1, *(end - begin for begin, end in zip(before, after, strict=True)))
            for step in range(1, steps + 1):
                one, two = (min(begin + step, end) for begin, end in zip(before, after, strict=True))
                yield PairPlace(decision, (one, two))

    # -- moving ----------------------------------------------------------------------------------------

    @property
    def place(self) -> PairPlace:
        """The current place."""
        return self.places[self.index]

    def go(self, index: int) -> None:
        """Go to a place by its index; beyond an end to that end."""
        self.index = min(max(index, 0), len(self.places) - 1)

    def index_of(self, played: int | None, other: int | None) -> int:
        """The index of the first place after an event of the played duel and after one of the other line.

        Args:
            played: the number of the event of the played duel; None for none.
            other: the same of the other line.
        """
        least = (0 if played is None else played + 1, 0 if other is None else other + 1)
        after = (at for at, place in enumerate(self.places) if all(map(ge, place.events, least)))
        return next(after, len(self.places) - 1)

    def step(self, by: By, *, back: bool = False) -> bool:
        """Go to where the next part begins, or this part or the previous one began; returns whether it moved."""
        before = self.index
        stops = [at for at in self._starts(by) if (at < before if back else at > before)]
        self.go((stops[-1] if back else stops[0]) if stops else (0 if back else len(self.places)))
        return self.index != before

    def _starts(self, by: By) -> list[int]:
        """The indexes at which an event, a decision or a turn of the played duel begins."""
        if by is By.EVENT:
            return list(range(len(self.places)))
        decisions = [place.decision for place in self.places]
        ends = [at for at, (one, two) in enumerate(zip_longest(decisions, decisions[1:])) if one != two]
        if by is By.DECISION:
            return ends
        turns = [self._sides[PLAYED].situations[self.places[at].decision].turn for at in ends]
        return [at for at, turn, last in zip(ends, turns, [None, *turns], strict=False) if turn != last]

    # -- what is shown ---------------------------------------------------------------------------------

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self.other.setup.ruleset

    @property
    def apart(self) -> bool:
        """Whether the lines have parted here."""
        return self.parting is not None and self.index >= self.parting

    def line(self, side: int) -> PlayedDuel:
        """One of the two duels."""
        return self._sides[side]

    def at_rest(self, side: int) -> bool:
        """Whether the last decision is carried out on a side."""
        return self.place.events[side] == self._sides[side].situations[self.place.decision].events

    def driver(self, side: int) -> Driver:
        """The duel of a side at the decision here; within one, as it was before it. Read it, never change it."""
        count = self.place.decision - (0 if self.at_rest(side) else 1)
        known = self._drivers.get(side)
        if known is None or len(known.given) != count:
            known = self._drivers[side] = self._sides[side].driver.fork(count)
        return known

    def read(self, side: int, read: Callable[[Duel], T]) -> T:
        """Read something from the duel of a side as it is here, within a decision too.

        Args:
            side: `PLAYED` or `OTHER`.
            read: receives the duel; must not change it.
        """
        decision, events = self.place.decision, self.place.events[side]
        if self.at_rest(side):
            return read(self.driver(side).duel)
        return after_events(self._sides[side].driver, decision - 1, decision, (events,), read)[events]

    def log(self, side: int, viewer: Viewer, first: int, last: int) -> list[LogLine]:
        """The lines of the log of a side from one event to another, as a viewer may read them."""
        driver = self._sides[side].driver
        return viewer.log(self.ruleset, driver.duel, events_of(driver)[first:last])
