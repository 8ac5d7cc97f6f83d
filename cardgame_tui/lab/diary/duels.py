"""The finished duels between people that journals hold, each with what a designer asks of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.lines import AnswerLine
from cardgame_tui.play.journal.reader import Journal, JournalDuel, read_journal
from cardgame_tui.play.setup import HUMAN
from cardgame_tui.value import value


@value
class PeopleDuel:
    """One finished duel between two people.

    Args:
        file: name of its journal.
        number: its number in the match.
        begun: day and time at which the match began.
        rules: edition, variant and options that differ, in words; may be empty.
        names: the players' names.
        decks: the names of their decks.
        winner: the seat that won, 0 for a draw.
        turns: number of the last turn.
        answers: the seconds of each answer, by the word of the question; only answers that were timed.
        taken_back: how many answers were undone.
        cards: the cards of both decks, and whether an answer picked them; None until the match is over.
        first: the seat whose turn was the first; 0 where that is not known.
        used: how often each rule made something happen, by its number; None if the duel cannot be played again.
    """

    file: str
    number: int
    begun: str
    rules: str
    names: tuple[str, str]
    decks: tuple[str, str]
    winner: int
    turns: int
    answers: Mapping[str, tuple[float, ...]]
    taken_back: int
    cards: Mapping[str, bool] | None
    first: int = 0
    used: Mapping[str, int] | None = None

    @property
    def seconds(self) -> float:
        """How long the players took for all their answers together; 0 where nobody was timed."""
        return sum(sum(each) for each in self.answers.values())


@value
class Diary:
    """What people played of a game.

    Args:
        duels: their finished duels, in the order in which they were begun.
        unread: journals of the game that cannot be read.
    """

    duels: tuple[PeopleDuel, ...]
    unread: tuple[str, ...] = ()


def diary_of(ruleset_id: str, files: Iterable[Path], *, again: bool = True) -> Diary:
    """Read the duels of people out of journals.

    Args:
        ruleset_id: the game.
        files: journals of it; those with a bot at a seat count for nothing.
        again: whether each duel is played again, which takes up to a second: only then are the first player and
            the rules that were used known.
    """
    duels: list[PeopleDuel] = []
    unread: list[str] = []
    for file in files:
        try:
            journal = read_journal(file)
        except JournalError:
            unread.append(file.name)
            continue
        if journal.header.ruleset == ruleset_id and journal.header.seats == (HUMAN, HUMAN):
            duels += _duels_of(journal, again)
    return Diary(tuple(sorted(duels, key=lambda duel: (duel.begun, duel.file, duel.number))), tuple(unread))


def _duels_of(journal: Journal, again: bool) -> Iterable[PeopleDuel]:
    finished = [duel for duel in journal.duels if duel.result is not None]
    played = _played_again(journal) if again and finished else {}
    for duel in finished:
        yield _duel(journal, duel, played.get(duel.number))


def _played_again(journal: Journal) -> dict[int, PlayedDuel]:
    """The duels of a journal, played through; only those that come to the end that is written there."""
    try:
        replay = Replay(journal)
    except JournalError:
        return {}
    return {duel.number: duel for duel in replay.duels if duel.driver.duel.result is not None}


def _duel(journal: Journal, duel: JournalDuel, played: PlayedDuel | None) -> PeopleDuel:
    header, result = journal.header, duel.result
    assert result is not None
    answers: dict[str, list[float]] = {}
    picked: set[str] = set()
    for entry in duel.entries:
        if isinstance(entry, AnswerLine):
            picked.update(part for parts in entry.picked for part in parts)
            if entry.seconds:
                answers.setdefault(entry.ask, []).append(entry.seconds)
    cards = {name for deck in header.decks for names in deck.values() for name in names}
    events = (played.driver.duel.events or []) if played else []
    return PeopleDuel(
        file=journal.path.name,
        number=duel.number,
        begun=header.begun,
        rules=header.rules,
        names=header.names,
        decks=header.deck_names,
        winner=result.winner,
        turns=result.turns,
        answers={ask: tuple(seconds) for ask, seconds in answers.items()},
        taken_back=duel.taken_back,
        cards={name: name in picked for name in cards} if journal.over else None,
        first=next((event.active for event in events if event.active), 0),
        used=Counter(event.rule for event in events) if played else None,
    )
