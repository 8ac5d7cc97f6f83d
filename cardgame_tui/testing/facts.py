"""Facts of a scenario compared with a table, at a prompt or while the rules do something by themselves."""

from collections.abc import Iterator, Mapping, Sequence

from cardgame_tui.content.scenario import Fact, Moment
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.events import Event
from cardgame_tui.play.event_tap import Tap
from cardgame_tui.ruleset import Ruleset


def wrong_facts(ruleset: Ruleset, duel: Duel, facts: Mapping[str, Fact]) -> list[str]:
    """Name every fact that does not hold, and those there are not.

    Args:
        ruleset: the game.
        duel: the table.
        facts: what must hold, by the path that `Ruleset.measure` reads.
    """
    return [wrong for path, fact in facts.items() if (wrong := _wrong_fact(ruleset, duel, path, fact))]


def _wrong_fact(ruleset: Ruleset, duel: Duel, path: str, fact: Fact) -> str:
    try:
        found = ruleset.measure(duel, path)
    except KeyError:
        return f"{path}: there is no such fact"
    plain = list(found) if isinstance(found, tuple) else found
    return "" if plain == fact else f"{path}: expected {fact!r}, found {plain!r}"


class EventWatch:
    """Waits for the events of a scenario, one after another, and compares facts as each is logged.

    Args:
        ruleset: the game.
        moments: the events, in the order in which the log must have them.
    """

    def __init__(self, ruleset: Ruleset, moments: Sequence[Moment]) -> None:
        self._ruleset = ruleset
        self._moments = moments
        self._seen = 0
        self._wrong: list[str] = []

    def begin(self, duel: Duel) -> None:
        """Watch the log of a table from now on."""
        if self._moments:
            duel.events = Tap(duel.events or (), lambda event: self._look(duel, event))

    def failures(self) -> list[str]:
        """Name the facts that did not hold, and the first event that did not come."""
        missing = self._moments[self._seen : self._seen + 1]
        return [*self._wrong, *(f"{_describe(each, self._seen)} is not logged, or not here" for each in missing)]

    def _look(self, duel: Duel, event: Event) -> None:
        if self._seen == len(self._moments):
            return
        moment = self._moments[self._seen]
        if event.rule == moment.rule and (moment.card is None or moment.card in _names(duel, event)):
            wrong = wrong_facts(self._ruleset, duel, moment.expect)
            self._wrong += [f"{_describe(moment, self._seen)}: {each}" for each in wrong]
            self._seen += 1


def _names(duel: Duel, event: Event) -> Iterator[str]:
    """The cards an event is about."""
    return (duel.cards[number].name for number in (event.card, event.other) if number is not None)


def _describe(moment: Moment, index: int) -> str:
    about = "" if moment.card is None else f" about {moment.card}"
    return f"event {index + 1} ({moment.rule}{about})"
