"""The duels of a journal played through once, and every place in them that a replay can show."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import groupby, pairwise
from typing import NamedTuple

from cardgame_tui.play.driver import Driver
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.lines import GivenLine
from cardgame_tui.play.journal.reader import Journal, JournalDuel
from cardgame_tui.play.journal.verify import begin_duel, give_all, result_notes
from cardgame_tui.play.match import Match
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.situation import Situation, situation_of


class ReplayPlace(NamedTuple):
    """A place in a replay.

    Args:
        duel: number of the duel.
        decision: how many decisions have been made; when `event` is less than what they led to, the last of
            them is still being carried out.
        event: how many events the log has.
    """

    duel: int
    decision: int
    event: int


def decision_meant(words: str, duel: int = 1) -> tuple[int, int]:
    """Read ``37``, a decision of a duel, or ``2.37``, one of duel 2: the numbers of duel and decision.

    Raises:
        ValueError: saying what is allowed.
    """
    number, _, decision = words.rpartition(".")
    try:
        return int(number or duel), int(decision)
    except ValueError:
        raise ValueError(f'found "{words}"; allowed: a decision such as 37, or 2.37 for one of duel 2') from None


class By(Enum):
    """How far one step of a replay goes."""

    EVENT = "event"
    DECISION = "decision"
    PHASE = "phase"
    TURN = "turn"
    DUEL = "duel"
    LANDMARK = "key event"


@dataclass(slots=True)
class PlayedDuel:
    """One duel, played through.

    Args:
        number: its number.
        driver: the duel after its last answer.
        entries: the answers that were given.
        situations: the state of the duel after 0, 1, 2 ... of them.
        marked: the line of text at the decision after the last answer, None where it is not marked.
    """

    number: int
    driver: Driver
    entries: list[GivenLine]
    situations: list[Situation]
    marked: str | None = None

    def places(self) -> Iterator[ReplayPlace]:
        """Every place of the duel, in order: after each decision, and after each event within one."""
        yield ReplayPlace(self.number, 0, self.situations[0].events)
        for count, (before, after) in enumerate(pairwise(self.situations), 1):
            for event in range(before.events + 1, after.events):
                yield ReplayPlace(self.number, count, event)
            yield ReplayPlace(self.number, count, after.events)

    def at_rest(self, place: ReplayPlace) -> bool:
        """Whether a place is after a complete decision, so that a prompt is open or the duel is over."""
        return place.event == self.situations[place.decision].events


def play_through(journal: Journal, setup: Setup) -> tuple[list[PlayedDuel], list[str]]:
    """Play all duels of a journal.

    Returns:
        The duels, up to the first answer that no longer fits, and notes about that.

    Raises:
        JournalError: when the first duel cannot be begun.
    """
    match, played, notes = setup.match(), list[PlayedDuel](), list[str]()
    for duel in journal.duels:
        try:
            played.append(PlayedDuel(duel.number, begin_duel(journal, setup, match), [], []))
            _play_to_end(journal, duel, setup, played[-1])
            undone = duel.undone[-1].mark if duel.undone else None
            played[-1].marked = duel.marked.get(len(duel.entries) + 1, undone)
        except JournalError as error:
            if not played:
                raise
            return played, [*notes, *_without_folder(error, journal)]
        notes += result_notes(duel, played[-1].driver)
        _count(match, duel)
    return played, notes


def _without_folder(error: JournalError, journal: Journal) -> Iterator[str]:
    """What is wrong with a journal, without its folder: notes are also sent to others."""
    return (str(replace(fault, file=journal.path.name)) for fault in error.faults)


def _play_to_end(journal: Journal, duel: JournalDuel, setup: Setup, played: PlayedDuel) -> None:
    try:
        _play(journal, duel, setup, played)
    finally:
        played.situations.append(situation_of(played.driver))


def _play(journal: Journal, duel: JournalDuel, setup: Setup, played: PlayedDuel) -> None:
    def give(line: GivenLine) -> None:
        played.situations.append(situation_of(played.driver))
        try:
            played.driver.replay([line.given])
        except Exception:
            played.driver.undo()
            played.situations.pop()
            raise
        played.entries.append(line)

    give_all(journal, duel, setup, played.driver, give, len(duel.entries))


def _count(match: Match, duel: JournalDuel) -> None:
    if duel.result is not None:
        match.record(duel.result.result)


def starts(duels: Sequence[PlayedDuel], places: Sequence[ReplayPlace], by: By) -> list[int]:
    """The indexes of places at which a duel, a turn, a phase or a decision begins; of all for events."""
    if by is By.EVENT:
        return list(range(len(places)))
    by_number = {duel.number: duel for duel in duels}
    resting = [index for index, place in enumerate(places) if by_number[place.duel].at_rest(place)]
    if by is By.DECISION:
        return resting

    def part(index: int) -> tuple[object, ...]:
        place = places[index]
        moment = by_number[place.duel].situations[place.decision]
        return (place.duel, moment.turn, moment.phase)[: _PARTS[by]]

    return [next(group) for _, group in groupby(resting, part)]


_PARTS = {By.DUEL: 1, By.TURN: 2, By.PHASE: 3}
