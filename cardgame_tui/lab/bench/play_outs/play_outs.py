"""Bots play a duel out from one of its decisions, as it was played and under another rule, with the same seeds."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from cardgame_tui.bots.asking import looks_ahead
from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.registry import make_bots
from cardgame_tui.bots.simulator import deal_again
from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import SEATS, Duel
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.lab.batch import GameSeeds
from cardgame_tui.lab.bench.rows import ABORTED, BROKE, FINISHED
from cardgame_tui.lab.play_out import Outcome, play_out
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.under.other_line import OtherLine
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

AT_A_TIME = 50
"""How many decisions quick bots make before it is asked whether anybody still waits; others make one."""

AS_PLAYED = "as played"
"""The name of the line of a duel that was played."""


class StoppedError(Exception):
    """Nobody waits any more for the duel that is being played."""


@value
class PlayedOut:
    """One duel that bots have played out.

    Args:
        unit: number of its seeds, from 1; a unit plays every line.
        line: index of the line it continues.
        bot: the bot of both seats.
        outcome: ``finished``, ``aborted`` as too long, or ``broke`` by an error.
        winner: the winning seat, 0 for a draw or without an end.
        turns: number of its last turn.
        decisions: how many answers the bots gave.
        how: how it ended, or the kind of the error.
        digest: digest of its final state, empty without one.
    """

    unit: int
    line: int
    bot: str
    outcome: str
    winner: int = 0
    turns: int = 0
    decisions: int = 0
    how: str = ""
    digest: str = ""

    @property
    def finished(self) -> bool:
        """Whether it ended by the rules."""
        return self.outcome == FINISHED

    def score(self, seat: int) -> float:
        """What it is worth for a seat: 1 for a win, one half for a draw."""
        return 0.5 if not self.winner else float(self.winner == seat)


class PlayOuts:
    """A decision of a duel, from which bots play on along each of its lines.

    What is decided stays: everything that lies open and both hands, as far as their players know them. What is not
    yet decided is new in every unit: cards that no player knows are dealt again among their places, and chance has
    another seed. All lines of a unit have the same seeds.

    Args:
        drivers: the lines, by their names: the duel as it was played and, if there is one, the other line.
        decision: how many decisions come before.

    Attributes:
        names: the names of the lines.
        decision: how many decisions come before.
    """

    def __init__(self, drivers: Sequence[tuple[str, Driver]], decision: int) -> None:
        self.names = tuple(name for name, _ in drivers)
        self._drivers = [driver for _, driver in drivers]
        self.decision = decision

    @classmethod
    def of(cls, played: PlayedDuel, other: OtherLine | None, decision: int) -> "PlayOuts":
        """A decision of a played duel, compared with another line of it if there is one.

        Raises:
            ContentError: when a line does not reach the decision.
        """
        count = len(played.entries)
        if not 0 <= decision <= count:
            raise _fault(f"duel {played.number} has {count} decisions, not {decision}")
        drivers = [(AS_PLAYED, played.driver)]
        if other is not None:
            if other.misfit is not None and decision > len(other.lines):
                words = f"the answers fit for {len(other.lines)} decisions under {other.said_of[1]}"
                raise _fault(f"{words}, then: {other.misfit.public}")
            drivers.append((f"under {other.said_of[1]}", other.driver))
        return cls(drivers, decision)

    @property
    def ruleset(self) -> Ruleset:
        """The game."""
        return self._drivers[0].ruleset

    @property
    def options(self) -> Sequence[OptionModel]:
        """The options of each line."""
        return [driver.duel.options for driver in self._drivers]

    @property
    def players(self) -> tuple[str, str]:
        """The names of the players."""
        return self._drivers[0].start.names

    def play_unit(
        self, bots: Sequence[str], seeds: GameSeeds, stopped: Callable[[], bool] = lambda: False
    ) -> list[PlayedOut]:
        """Play every line out once with each bot.

        Args:
            bots: names of the bots; in each duel one of them plays both seats.
            seeds: the seeds.
            stopped: whether nobody waits for the unit any more; asked from time to time.

        Raises:
            UnknownBotError: when a bot does not exist.
            StoppedError: when nobody waits any more.
        """
        lines = range(len(self._drivers))
        return [self._play(line, bot, seeds, stopped) for bot in bots for line in lines]

    def _play(self, line: int, bot: str, seeds: GameSeeds, stopped: Callable[[], bool]) -> PlayedOut:
        driver = self._drivers[line]
        bots = make_bots((bot, bot), driver.ruleset, driver.start, (seeds.bot1, seeds.bot2))
        branch: Driver | None = None
        try:
            branch = self._branch(driver, seeds.duel, keep=looks_ahead(bots))
            ended = _to_the_end(branch, bots, stopped)
        except StoppedError:
            raise
        except Exception as error:
            turns = 0 if branch is None else branch.duel.turn
            return PlayedOut(seeds.number, line, bot, BROKE, turns=turns, how=type(error).__name__)
        outcome = ABORTED if ended.winner is None else FINISHED
        return PlayedOut(
            seeds.number,
            line,
            bot,
            outcome,
            winner=ended.winner or 0,
            turns=ended.turns,
            decisions=len(branch.given) - self.decision,
            how=ended.how,
            digest=ended.digest,
        )

    def _branch(self, driver: Driver, seed: int, *, keep: bool) -> Driver:
        """The duel at the decision, with all that is not decided new."""

        def make_new(duel: Duel) -> None:
            """Deal again what is hidden, and begin chance again."""
            deal_again(driver.ruleset, duel, SEATS, Chance(seed_for(seed, Purpose.DEAL)))
            duel.chance = Chance(seed)

        return driver.fork(self.decision, keep=keep, log=False, change=make_new)


def _to_the_end(driver: Driver, bots: tuple[Bot, Bot], stopped: Callable[[], bool]) -> Outcome:
    """Let bots play a duel to its end, or until it is broken off as too long."""
    most = len(driver.given) + driver.ruleset.longest
    at_a_time = 1 if looks_ahead(bots) else AT_A_TIME
    while True:
        ended = play_out(driver, bots, min(at_a_time, most - len(driver.given)))
        if ended.winner is not None or len(driver.given) >= most:
            return ended
        if stopped():
            raise StoppedError


@value
class JournalPlace:
    """A decision of a journal, in words that another process can read.

    Args:
        file: the journal.
        duel: number of the duel.
        decision: how many of its decisions come before.
        under: the other rules, empty for none.
    """

    file: Path
    duel: int
    decision: int
    under: str = ""

    def find(self, replay: Replay | None = None) -> PlayOuts:
        """Read the journal, unless that was done, and play it up to the decision.

        Raises:
            JournalError: when the journal cannot be used.
            ContentError: when it has no such decision, or the other rules have faults.
        """
        replay = Replay(self.file) if replay is None else replay
        if not 0 < self.duel <= len(replay.duels):
            raise _fault(f"no duel {self.duel}; the last one of the match is {len(replay.duels)}")
        other = OtherLine.of_replay(replay, self.duel, self.under) if self.under else None
        return PlayOuts.of(replay.duels[self.duel - 1], other, self.decision)


def _fault(words: str) -> ContentError:
    return ContentError([FileFault("--at", None, "", words)])


def finished(rows: Sequence[PlayedOut], line: int, bot: str) -> Iterator[PlayedOut]:
    """The duels of a line and a bot that ended by the rules."""
    return (row for row in rows if row.line == line and row.bot == bot and row.finished)
