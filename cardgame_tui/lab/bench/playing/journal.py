"""Writes a duel of bots as the journal of a match, so that it can be opened in the replay.

Nothing of the duel was kept but its seeds: it is played once more.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from cardgame_tui.bots.asking import looks_ahead, remember
from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.registry import make_bots
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.lab.bench.folders.folder import RunFolder
from cardgame_tui.lab.bench.plan import seats_of
from cardgame_tui.lab.bench.playing.duel import setup_of_task
from cardgame_tui.lab.bench.rows import DuelRow
from cardgame_tui.lab.play_out import play_out
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.journal.header import header_of
from cardgame_tui.play.journal.lines import AnswerLine, DuelLine, ResultLine
from cardgame_tui.play.journal.record_lines import answer_line, result_line
from cardgame_tui.play.journal.writer import create
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset


def journal_of(folder: RunFolder, row: DuelRow) -> Path:
    """Play a duel of a run once more and write its journal into the folder of the run.

    Raises:
        ContentError: when its cards no longer exist, or the file cannot be written.
        UnknownBotError: when its bot does not exist.
    """
    setup = setup_of_task(folder.plan.arms[row.arm].setup(), row.swapped)
    path = folder.path / "duels" / f"duel-{row.number}.jsonl"
    return write_duel(path, setup, row.seed, seats_of(row.bot, row.swapped), (row.bot1, row.bot2))


class RecordedDriver(Driver):
    """A duel that writes down every answer.

    Args:
        ruleset: the game.
        start: what the duel begins from.
        bots: the bots that will be asked.
        lines: receives the answers; the last one may be the one at which the rules broke down.
    """

    def __init__(
        self, ruleset: Ruleset, start: Start, bots: Sequence[Bot], lines: list[AnswerLine | ResultLine]
    ) -> None:
        self._lines = lines
        ahead = looks_ahead(bots)
        super().__init__(ruleset, start, keep=ahead, log=False, prepare=remember if ahead else None)

    def answer(self, answer: Answer) -> None:
        """Write the answer down, then give it."""
        if self.prompt is not None and self.prompt.fault(answer) is None:
            self._lines.append(answer_line(self, self.prompt, answer))
        super().answer(answer)


def write_duel(path: Path, setup: Setup, seed: int, names: tuple[str, str], bots: tuple[int, int]) -> Path:
    """Play a duel of bots once more and write its journal.

    Args:
        path: the file; one that is there is replaced.
        setup: its set-up, with the decks at the seats they had.
        seed: seed of its chance.
        names: names of the bots of seat 1 and seat 2.
        bots: their seeds.

    Returns:
        The path.

    Raises:
        UnknownBotError: when a bot does not exist.
        JournalError: when it cannot be written.
    """
    setup = replace(setup, seats=names, first_seed=seed)
    lines = _lines(setup, bots)
    path.unlink(missing_ok=True)
    create(path, header_of(setup), DuelLine(duel=1), *lines).close()
    return path


def _lines(setup: Setup, seeds: tuple[int, int]) -> list[AnswerLine | ResultLine]:
    """The lines of the duel, up to its end or to where the rules or a bot broke down."""
    match, lines = setup.match(), list[AnswerLine | ResultLine]()
    start = match.next_start()
    bots = make_bots(setup.seats, setup.ruleset, start, seeds)
    with suppress(Exception):
        driver = RecordedDriver(setup.ruleset, start, bots, lines)
        play_out(driver, bots, setup.ruleset.longest)
        if driver.result is not None:
            match.record(driver.result)
            lines.append(result_line(driver, match))
    return lines
