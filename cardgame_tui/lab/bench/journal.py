"""Writes a duel of bots as the journal of a match, so that it can be opened in the replay.

Nothing of the duel was kept but its seeds: it is played once more.
"""

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardgame_tui.bots.bot import Bot
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.lab.batch import GameSeeds, bots_for
from cardgame_tui.lab.play_out import play_out
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.journal.header import header_of
from cardgame_tui.play.journal.lines import AnswerLine, DuelLine, ResultLine
from cardgame_tui.play.journal.writer import create
from cardgame_tui.play.record_lines import answer_line, result_line
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset


class RecordedDriver(Driver):
    """A duel that writes down every answer.

    Args:
        ruleset: the game.
        start: what the duel begins from.
        lines: receives the answers; the last one may be the one at which the rules broke down.
    """

    def __init__(self, ruleset: Ruleset, start: Start, lines: list[AnswerLine | ResultLine]) -> None:
        self._lines = lines
        super().__init__(ruleset, start, keep=False, log=False)

    def answer(self, answer: Answer) -> None:
        """Write the answer down, then give it."""
        if self.prompt is not None and self.prompt.fault(answer) is None:
            self._lines.append(answer_line(self, self.prompt, answer))
        super().answer(answer)


def write_duel(path: Path, setup: Setup, names: tuple[str, str], seeds: GameSeeds) -> Path:
    """Play a duel of bots once more and write its journal.

    Args:
        path: the file; one that is there is replaced.
        setup: its set-up, with the decks at the seats they had.
        names: names of the bots of seat 1 and seat 2.
        seeds: its seeds.

    Returns:
        The path.

    Raises:
        JournalError: when it cannot be written.
        UnknownBotError: when no bot has a name.
    """
    setup = replace(setup, seats=names, first_seed=seeds.duel)
    bots = bots_for(names, setup.match().next_start(), seeds)
    path.unlink(missing_ok=True)
    create(path, header_of(setup), DuelLine(duel=1), *_lines(setup, bots)).close()
    return path


def _lines(setup: Setup, bots: tuple[Bot, Bot]) -> list[AnswerLine | ResultLine]:
    """The lines of the duel, up to its end or to where the rules or a bot broke down."""
    match, lines = setup.match(), list[AnswerLine | ResultLine]()
    with suppress(Exception):
        driver = RecordedDriver(setup.ruleset, match.next_start(), lines)
        play_out(driver, bots, setup.ruleset.longest)
        if driver.result is not None:
            match.record(driver.result)
            lines.append(result_line(driver, match))
    return lines
