"""The conformance kit for one installed game, with everything that it finds instead of the first thing.

print(check_game("mini_war", games=100))
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache, partial

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.option_info import describe_options
from cardgame_tui.content.rulebook.book import load_rulebook
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.processes import in_processes
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.conformance import ConformanceReport, DuelReport, check_duel
from cardgame_tui.testing.content_checks import content_faults, unsaid
from cardgame_tui.testing.reading import facts_can_be_read, positions_continue
from cardgame_tui.testing.starts import starts_of
from cardgame_tui.testing.watch import Nonconformance, breakdown_words
from cardgame_tui.value import value

__all__ = ["Complaint", "GameReport", "check_game"]

SAMPLES = 12
"""At about how many prompts of a duel the costly checks run."""
FIRST = 3
"""Duels from which is known how long the others will be."""
FIRST_EVERY = 64
"""In the first duel, whose length is not known, the costly checks run at every 64th prompt."""
USUAL_EVERY = 4
"""Where no duel comes to an end, the costly checks run at every 4th prompt."""
MOST_LISTED = 20
"""Most rules that a note names."""

NO_DUEL = 0
"""The number of the duel of a complaint that is about none."""


@value
class Complaint:
    """Something wrong with a game.

    Args:
        words: what is wrong, with the seeds of the duel if it was found in one.
        duel: number of the first duel it was found in, from 1; 0 for what is wrong without a duel.
        promise: name of the check that found it; empty for a breakdown of the rules.
    """

    words: str
    duel: int = NO_DUEL
    promise: str = ""

    def __str__(self) -> str:
        return f"duel {self.duel}: {self.words}" if self.duel else self.words


@dataclass(slots=True)
class GameReport:
    """What was found in a game.

    Args:
        ruleset: the game.
        seed: seed of the run.
        complaints: everything that is wrong, once each.
        again: how many further duels each complaint was found in, by its place in the list.
        played: the figures of the duels that came to an end.
        duels: how many duels were checked.
    """

    ruleset: Ruleset
    seed: int
    complaints: list[Complaint] = field(default_factory=list)
    again: Counter[int] = field(default_factory=Counter)
    played: ConformanceReport = field(default_factory=ConformanceReport)
    duels: int = 0

    def add(self, complaint: Complaint) -> None:
        """Add a complaint, or count it where the same check has failed in an earlier duel."""
        for place, each in enumerate(self.complaints):
            if each.duel and complaint.duel and _kind(each) == _kind(complaint):
                self.again[place] += 1
                return
        self.complaints.append(complaint)

    def take(self, checked: "Checked") -> None:
        """Add what a duel gave."""
        self.duels += 1
        if checked.report is not None:
            self.played.duels.append(checked.report)
        for each in checked.complaints:
            self.add(each)

    @property
    def every(self) -> int:
        """The costly checks of the next duel run at one prompt in this many."""
        if not self.played.duels:
            return USUAL_EVERY if self.duels else FIRST_EVERY
        return max(2, self.played.decisions // len(self.played.duels) // SAMPLES)

    @property
    def uncited(self) -> list[str]:
        """Numbers of the rules that neither a duel nor an option has cited."""
        used = {*self.played.rules, *[each.rule for each in describe_options(self.ruleset.options_model)]}
        return [number for number in load_rulebook(self.ruleset.rulebook).rules if number not in used]

    @property
    def notes(self) -> list[str]:
        """What is worth knowing and is not wrong."""
        if not self.played.duels:
            return []
        seen: Counter[str] = sum((duel.notes for duel in self.played.duels), Counter())
        notes = [f"{words} ({count} times)" for words, count in seen.items()]
        if uncited := self.uncited:
            more = f" and {len(uncited) - MOST_LISTED} more" if len(uncited) > MOST_LISTED else ""
            listed = ", ".join(uncited[:MOST_LISTED])
            notes.append(f"rules that no duel has cited, such as those of decks: {listed}{more}")
        if silent := unsaid(self.ruleset, self.played.prompts):
            notes.append(f"questions that were never asked: {', '.join(silent)}")
        return notes

    def __str__(self) -> str:
        about = f"{self.ruleset.id}: {self.duels} duels, seed {self.seed}"
        figures = str(self.played).split("\n") if self.played.duels else []
        lines = [about, *figures[1:3], *figures[-1:]]
        lines += [f"note: {each}" for each in self.notes]
        lines += [f"wrong: {each}{self._more(place)}" for place, each in enumerate(self.complaints)]
        count = len(self.complaints)
        sound = "nothing is wrong" if self.duels else "no duel was checked"
        end = f"{count} complaint{'s' if count > 1 else ''}" if count else sound
        return "\n".join([*lines, end])

    def _more(self, place: int) -> str:
        count = self.again[place]
        return f" (and in {count} more duel{'s' if count > 1 else ''})" if count else ""


_NUMBER = re.compile(r"(?<![-\w])\d+")
"""A number such as that of a card, but not that of a rule."""


def _kind(complaint: Complaint) -> str:
    """What complaints of the same fault in several duels share."""
    return _NUMBER.sub("0", complaint.words.partition(" [")[0])


def check_game(
    ruleset_id: str,
    games: int = 50,
    *,
    seed: int = 1,
    jobs: int = 1,
    report: GameReport | None = None,
    listen: Callable[[GameReport], object] = lambda report: None,
) -> GameReport:
    """Check an installed game: its content, and random duels with random options and changed decks.

    Args:
        ruleset_id: the game.
        games: how many duels.
        seed: seed of the run; equal runs give equal reports, with any number of processes.
        jobs: number of processes.
        report: what is added to, so that a caller that stops the run has what was found.
        listen: called with the report after each duel.

    Raises:
        PluginError: when the game does not exist or is broken.
    """
    game = load_ruleset(ruleset_id)
    so_far = report or GameReport(game, seed)
    for words in content_faults(game):
        so_far.add(Complaint(words))
    _check_duels(game, so_far, games, jobs, listen)
    return so_far


def new_report(ruleset_id: str, seed: int) -> GameReport:
    """An empty report on an installed game.

    Raises:
        PluginError: when the game does not exist or is broken.
    """
    return GameReport(load_ruleset(ruleset_id), seed)


@value
class Checked:
    """What the check of one duel gave.

    Args:
        report: its figures; None where it came to no end.
        complaints: what is wrong.
    """

    report: DuelReport | None
    complaints: tuple[Complaint, ...]


def _check_duels(
    game: Ruleset, so_far: GameReport, games: int, jobs: int, listen: Callable[[GameReport], object]
) -> None:
    try:
        duels = _Duels(game, so_far.seed)
    except (ContentError, OSError):
        return  # named with the content
    except Exception as error:
        words = str(error) if isinstance(error, ValueError) else breakdown_words(error)
        so_far.add(Complaint(f"no duel can begin: {words}"))
        return
    for number in range(min(FIRST, games)):
        so_far.take(duels.check(so_far.every, number))
        listen(so_far)
    here = partial(duels.check, so_far.every)
    elsewhere = partial(_check_elsewhere, game.id, so_far.seed, so_far.every)
    for checked in in_processes(here if jobs == 1 else elsewhere, range(FIRST, games), jobs):
        so_far.take(checked)
        listen(so_far)


class _Duels:
    """The duels of a run.

    Args:
        game: the game.
        seed: seed of the run.

    Raises:
        Exception: any, when no duel can begin.
    """

    def __init__(self, game: Ruleset, seed: int) -> None:
        self._game = game
        self._seed = seed
        self._rulebook = load_rulebook(game.rulebook)
        self._start_of = starts_of(game, turn_options=True, change_decks=True)

    def check(self, every: int, number: int) -> Checked:
        """Check one duel.

        Args:
            every: the costly checks run at one prompt in this many.
            number: the duel, from 0.
        """
        duel_seed, answer_seed = (seed_for(self._seed, each, number) for each in (Purpose.DUEL, Purpose.ANSWERS))
        canaries = number % 2 == 1  # positions name cards: they are checked in every other duel
        report, broken, complaints = None, list[Nonconformance](), list[Complaint]()
        try:
            report = check_duel(
                self._game,
                self._start_of(duel_seed),
                answer_seed,
                rulebook=self._rulebook,
                every=every,
                canaries=canaries,
                found=broken,
                sampled=(facts_can_be_read,),
                at_end=(facts_can_be_read, *(() if canaries else (positions_continue,))),
            )
        except Nonconformance:
            pass  # it is among the broken promises
        except Exception as error:
            seeds = f"duel seed {duel_seed}, answer seed {answer_seed}"
            complaints.append(Complaint(f"{breakdown_words(error)} [{self._game.id}, {seeds}]", number + 1))
        complaints += [Complaint(str(each), number + 1, each.promise) for each in broken]
        return Checked(report, tuple(complaints))


@cache
def _duels(ruleset_id: str, seed: int) -> _Duels:
    return _Duels(load_ruleset(ruleset_id), seed)


def _check_elsewhere(ruleset_id: str, seed: int, every: int, number: int) -> Checked:
    """Check a duel in another process, which loads the game once."""
    return _duels(ruleset_id, seed).check(every, number)
