"""Facts of a scenario compared with a duel, at a prompt or during automatic events."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from cardgame_tui.content.faults import nearest
from cardgame_tui.content.scenarios.expected import Compared, Expected, wrong
from cardgame_tui.content.scenarios.scenario import ExpectedEvent
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.shown.facts import AbsentError, fact_paths
from cardgame_tui.play.event_tap import EventTap
from cardgame_tui.play.match import Match
from cardgame_tui.ruleset import Ruleset

MATCH_FACTS: Mapping[str, tuple[str, Callable[[Match, Duel], object]]] = {
    "match.duel": ("the number of the duel in its match", lambda match, duel: len(match.results) + 1),
    "match.wins": (
        "duels won before this one, seat 1 and seat 2",
        lambda match, duel: [match.wins(1), match.wins(2)],
    ),
    "match.loser": ("the seat that lost the duel before, 0 for none", lambda match, duel: duel.start.loser),
}
"""Facts about the match, the same in every game: their meaning and how they are read."""


class FactReader:
    """Reads facts of a scenario's duels.

    Args:
        ruleset: the game.
        match: the match the duels are of.
    """

    def __init__(self, ruleset: Ruleset, match: Match) -> None:
        self._ruleset = ruleset
        self._match = match

    def read(self, duel: Duel, path: str) -> object:
        """Read one fact.

        Raises:
            KeyError: when the game has no such fact.
            AbsentError: when this duel does not have it now.
        """
        if path in MATCH_FACTS:
            return MATCH_FACTS[path][1](self._match, duel)
        return self._ruleset.measure(duel, path)

    def wrong(self, duel: Duel, facts: Mapping[str, Expected]) -> Iterator[tuple[str, str]]:
        """Yield the path of every fact that does not hold, and why."""
        for path, expected in facts.items():
            if complaint := self._complaint(duel, path, expected):
                yield path, f"{path}: {complaint}"

    def _complaint(self, duel: Duel, path: str, expected: Expected) -> str:
        try:
            found = self.read(duel, path)
        except AbsentError as absent:
            return f"expected {_in_words(expected)}, but {absent}"
        except KeyError:
            return self.unknown(duel, path)
        plain = list(found) if isinstance(found, tuple) else found
        complaint = wrong(expected, plain)
        return complaint and f"{complaint}, found {plain!r}"

    def unknown(self, duel: Duel, path: str) -> str:
        """Say that the fact does not exist, and name the nearest one."""
        close = nearest(path, [*fact_paths(self._ruleset.facts, self._ruleset.slots, duel), *MATCH_FACTS])
        return "no such fact" + (f"; did you mean {close}?" if close else "")

    def knows(self, duel: Duel, path: str) -> bool:
        """Whether a fact can be asked for; if a game lists no facts, any fact that can be read now."""
        try:
            self.read(duel, path)
        except AbsentError:
            return True
        except KeyError:
            return False
        return True


def _in_words(expected: Expected) -> str:
    return str(expected) if isinstance(expected, Compared) else repr(expected)


class EventWatch:
    """Waits for the events of a scenario, one after another, and compares facts as each is logged.

    Args:
        reader: reads the facts.
        expected: the events, in the order in which the log must have them.
    """

    def __init__(self, reader: FactReader, expected: Sequence[ExpectedEvent]) -> None:
        self._reader = reader
        self._expected = expected
        self._seen = 0
        self._wrong: list[str] = []

    def begin(self, duel: Duel) -> None:
        """Watch the log of a duel from now on."""
        if self._expected:
            duel.events = EventTap(duel.events or (), lambda event: self._look(duel, event))

    def failures(self) -> list[str]:
        """Name the facts that did not hold, and the first event that did not come."""
        missing = self._expected[self._seen : self._seen + 1]
        return [*self._wrong, *(f"{_describe(each, self._seen)} is not logged, or not here" for each in missing)]

    def _look(self, duel: Duel, event: Event) -> None:
        if self._seen == len(self._expected):
            return
        expected = self._expected[self._seen]
        if event.rule == expected.rule and (expected.card is None or expected.card in _names(duel, event)):
            self._wrong += [
                f"{_describe(expected, self._seen)}: {words}"
                for _, words in self._reader.wrong(duel, expected.expect)
            ]
            self._seen += 1


def _names(duel: Duel, event: Event) -> Iterator[str]:
    """The cards an event is about."""
    return (duel.cards[number].name for number in (event.card, event.other) if number is not None)


def _describe(expected: ExpectedEvent, index: int) -> str:
    about = "" if expected.card is None else f" about {expected.card}"
    return f"event {index + 1} ({expected.rule}{about})"
