"""Lets the quick bot learn a game: it plays as many decisions as asked for, and can be stopped and continued."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from cardgame_tui.bots.quick.learned import Learned, LearnedError, written
from cardgame_tui.bots.quick.self_play import School
from cardgame_tui.content.decks import deck_faults, find_decks
from cardgame_tui.engine.duel import DeckList, Start
from cardgame_tui.files import make_private_folder, read_regular, write_private
from cardgame_tui.play.setup import Setup

MOST_BYTES = 200_000_000
EVERY = 40_000
"""After so many decisions what was learned is kept, so that a power cut costs no more."""


class Training:
    """What the quick bot learns of one game.

    Equal arguments give equal files, also if it was interrupted.

    Args:
        setup: the game and its rules; its decks are played where the game has no ready decks.
        seed: seed of all duels.
        path: where the file goes. While it is not complete, ``.unfinished`` is added to its name.
    """

    def __init__(self, setup: Setup, seed: int, path: Path) -> None:
        self._setup = setup
        self._decks = _decks(setup)
        self._path = path
        self._unfinished = path.with_name(f"{path.name}.unfinished")
        self.school = School(setup.ruleset, self._start, seed)

    def _start(self, number: int, seed: int) -> Start:
        """The start of a duel: any two of the decks, also two copies of one."""
        decks, setup = self._decks, self._setup
        count = len(decks)
        pair = decks[number % count], decks[number // count % count]
        return Start(seed, setup.options, pair if count > 1 else setup.decks, cards=setup.cards)

    def resume(self) -> bool:
        """Go on where the same training was interrupted; False if there is nothing to go on from.

        Raises:
            LearnedError: when the file of that cannot be used.
        """
        if not self._unfinished.exists():
            return False
        try:
            found = json.loads(read_regular(self._unfinished, MOST_BYTES))
            if found["of"] != self._of():
                return False
            self._take_up(found)
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise LearnedError(f"{self._unfinished}: cannot be continued; remove it to start again") from error
        return True

    def run(self, decisions: int, listen: Callable[[School], object]) -> bool:
        """Play until so many decisions have been made in all; False after Ctrl-C, with what was learned kept.

        Args:
            decisions: how many.
            listen: called after each duel.

        Raises:
            OSError: when a file cannot be written.
        """
        school, kept = self.school, self.school.decisions
        make_private_folder(self._path.parent)
        try:
            while school.decisions < decisions:
                school.play()
                listen(school)
                if school.decisions - kept >= EVERY:
                    self._keep()
                    kept = school.decisions
        except KeyboardInterrupt:
            return False
        write_private(self._path, written(self.learned()))
        self._unfinished.unlink(missing_ok=True)
        return True

    def learned(self) -> Learned:
        """What was learned so far."""
        ruleset, school = self._setup.ruleset, self.school
        scope = ruleset.scope(self._setup.options)
        return Learned(ruleset.id, ruleset.version, scope, school.seed, school.duels, school.policy)

    def _of(self) -> list[object]:
        ruleset = self._setup.ruleset
        return [ruleset.id, ruleset.version, self._setup.options.model_dump(mode="json"), self.school.seed]

    def _keep(self) -> None:
        """Write down everything that the next duel depends on."""
        school = self.school
        content = {
            "of": self._of(),
            "duels": school.duels,
            "decisions": school.decisions,
            "usual": school.usual,
            "main": school.policy.main,
            "more": school.policy.more,
            "spent": school.learner.spent,
            "spent_more": school.learner.spent_more,
            "outlook": school.outlook.weights,
            "outlook_spent": school.outlook.spent,
        }
        write_private(self._unfinished, json.dumps(content))

    def _take_up(self, found: Mapping[str, object]) -> None:
        school = self.school
        tables = ("main", "more", "spent", "spent_more", "outlook", "outlook_spent")
        main, more, spent, spent_more, outlook, outlook_spent = (_table(found[name]) for name in tables)
        school.duels, school.decisions = int(str(found["duels"])), int(str(found["decisions"]))
        school.usual = float(str(found["usual"]))
        school.policy.main, school.policy.more = main, more
        school.learner.spent, school.learner.spent_more = spent, spent_more
        school.outlook.weights, school.outlook.spent = outlook, outlook_spent


def _table(found: object) -> dict[str, Any]:
    if not isinstance(found, dict):
        raise TypeError("not a table")
    return found


def _decks(setup: Setup) -> list[DeckList]:
    """The ready decks that these rules allow."""
    ruleset, options = setup.ruleset, setup.options
    found = find_decks(ruleset.id).decks
    return [each.sections for each in found if not deck_faults(ruleset, options, each, setup.cards)] or [{}]
