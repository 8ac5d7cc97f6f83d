"""What changed rules did in the duels of a replay, found decision by decision when it is asked for."""

from collections.abc import Mapping, Sequence

from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.lookahead.unchanged import ChangeMarks, may_differ
from cardgame_tui.play.viewer import LogLine


class PlayedChanges:
    """What changed rules did in some duels that were played."""

    def __init__(self) -> None:
        self._marks: dict[int, ChangeMarks] = {}

    def instead(self, duel: PlayedDuel) -> Mapping[int, str]:
        """What would have happened in place of each event of a duel that they brought about, by its place."""
        return self._marks_of(duel).instead(duel.driver, _counts(duel))

    def on(self, duel: PlayedDuel, lines: Sequence[LogLine], places: Sequence[int]) -> list[LogLine]:
        """The lines of some events of a duel, by their places in its log, marked where they brought them about."""
        return self._marks_of(duel).on(lines, places, duel.driver, _counts(duel))

    def next_after(self, duels: Sequence[PlayedDuel], number: int, event: int) -> tuple[int, int] | None:
        """The next event that they brought about; after the last one the first.

        Args:
            duels: the duels, in order.
            number: of the duel after some events of which it is looked for.
            event: how many events of that duel are before it.

        Returns:
            The number of the duel, and the place of the event in its log; None where there is none.
        """
        after = [(duel, event if duel.number == number else 0) for duel in duels if duel.number >= number]
        again = [(duel, 0) for duel in duels if duel.number <= number]
        found = ((duel.number, place) for duel, since in [*after, *again] for place in self._first(duel, since))
        return next(found, None)

    def _first(self, duel: PlayedDuel, since: int) -> list[int]:
        """The place of the first event they brought about from a place in the log on, if there is one."""
        if not may_differ(duel.driver):
            return []
        for decision, after in enumerate(duel.situations[1 : len(duel.entries) + 1], 1):
            if after.events > since:
                found = [
                    place for place in self._marks_of(duel).of(duel.driver, decision).instead if place >= since
                ]
                if found:
                    return found[:1]
        return []

    def _marks_of(self, duel: PlayedDuel) -> ChangeMarks:
        return self._marks.setdefault(duel.number, ChangeMarks())


def _counts(duel: PlayedDuel) -> list[int]:
    """How many events the log had at each decision, in order."""
    return [each.events for each in duel.situations[: len(duel.entries)]]
