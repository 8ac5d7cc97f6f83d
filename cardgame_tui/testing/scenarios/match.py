"""The duels a scenario is about: the one it opens at, and those that follow in the same match."""

from collections.abc import Callable
from dataclasses import replace

from cardgame_tui.content.scenarios.scenario import ScenarioFile
from cardgame_tui.engine.duel import Duel
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.scenario.option_matching import Mismatch, describe_prompt
from cardgame_tui.play.scenario.scenario_setup import placed, scenario_setup
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.facts import EventWatch, FactReader
from cardgame_tui.testing.scenarios.moment import Moment


class ScenarioMatch:
    """The match of a scenario.

    Args:
        ruleset: the game.
        file: the scenario.

    Attributes:
        facts: reads facts of its duels.
        watch: waits for the scenario's events.
        opens: turn and phase that the first step of the latest duel need not name. Usually those of the first
            question. If the position names a phase, it is that phase. If the turn of the position ended without a
            question, it is that turn.

    Raises:
        ContentError: with all faults of its options, cards or decks.
        ValueError: with all faults of its cards' texts.
    """

    def __init__(self, ruleset: Ruleset, file: ScenarioFile) -> None:
        self._file = file
        self._setup = scenario_setup(ruleset, file)
        self._match = self._setup.match()
        self.facts = FactReader(ruleset, self._match)
        self.watch = EventWatch(self.facts, file.scenario.event)
        self.opens = Moment(0, "")

    def first(self, look: Callable[[Duel], object] = lambda duel: None) -> Driver:
        """Open the first duel at its position, without the decks that a later duel begins with.

        Args:
            look: called with the duel before anything is played.

        Raises:
            ContentError: with all faults of the position.
        """
        start = self._match.next_start()
        later = any((step.duel or 1) > 1 for step in self._file.scenario.step)
        if later and self._setup.position is not None:
            start = replace(start, decks=({}, {}))

        position: list[Moment] = []

        def prepare(duel: Duel) -> None:
            position.append(Moment.of(duel))
            self.watch.begin(duel)
            look(duel)

        with placed(self._file):
            driver = self._setup.driver(start, prepare)
        self.opens = self._opens(driver, position[0])
        return driver

    def _opens(self, driver: Driver, position: Moment) -> Moment:
        """Turn and phase that the first step need not name; an author who means a later turn has to say so."""
        asked = Moment.of(driver.duel)
        if self._setup.position is None:
            return asked
        turn = position.turn if driver.silent_turns else asked.turn
        return Moment(turn, position.phase if "phase" in self._setup.position else asked.phase)

    def next(self, driver: Driver, number: int) -> Driver:
        """Begin the next duel, with its set-up; the rest of the scripted chance applies there.

        Raises:
            Mismatch: when the previous duel is not over, or was the last of the match.
        """
        following = len(self._match.results) + 2
        if driver.result is None:
            raise Mismatch(
                f"expected duel {number}, but duel {following - 1} is not over; {describe_prompt(driver)}"
            )
        if number != following:
            raise Mismatch(f"expected duel {number}, but the next one is duel {following}")
        self._match.record(driver.result)
        if self._match.over:
            raise Mismatch(f"expected duel {number}, but the match is over after duel {following - 1}")
        setup = replace(self._setup, position=None, random=list(driver.duel.chance.script))
        later = setup.driver(self._match.next_start(), self.watch.begin)
        self.opens = Moment.of(later.duel)
        return later
