"""What this process computes for a decision at the table, without Textual, on usual and on crowded boards."""

from collections.abc import Iterator
from random import Random

from cardgame_tui.commands.arguments.parser import build_parser
from cardgame_tui.commands.matches.play import read_setup
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.play.record import Record
from cardgame_tui.ui.drawing.frame import Frame
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.benchmarks.games import random_answer
from tests.benchmarks.keys import BOARDS, SIZES, Board
from tests.benchmarks.sampling import Goal, Row, Sample, floor, in_floors, own_seconds, row_of
from tests.ui.driving import state_of

DECISIONS = 60
TRIED = Goal("22", in_floors(0.08), in_floors(0.04))
"""What the options of a question would do, on a crowded board."""


def rows() -> Iterator[Row]:
    """For each board: the frame after a decision, one after a resize, and one with what the options would do."""
    for board in BOARDS:
        if board.size == SIZES[0]:
            yield from _rows_of(board)


def _rows_of(board: Board) -> Iterator[Row]:
    session = Session.of(Record(read_setup(build_parser().parse_args(board.words))))
    session.runner.begin()
    table, chance = state_of(session), Random(5)
    table.ahead.try_later()
    answered: list[Sample] = []
    resized: list[Sample] = []
    tried: list[Sample] = []
    while len(answered) < DECISIONS and (prompt := session.prompt) is not None:
        _answer(session, prompt, chance)
        base = floor()
        answered.append(Sample(own_seconds(lambda: _draw(table, *SIZES[0], afresh=True)), base))
        resized.append(Sample(own_seconds(lambda: _draw(table, *SIZES[1])), base))
        tried.append(Sample(own_seconds(lambda: _try(table)), base))
        if session.gate_closed:
            table.show_hand()
    kinds = (
        ("frame after a decision", answered),
        ("frame after a resize", resized),
        ("options tried, drawn", tried),
    )
    for what, samples in kinds:
        for percent in (50, 95):
            goal = TRIED if board.crowded and samples is tried and percent == 95 else None
            yield row_of(f"{board.name}: {what}", "ms", samples, goal=goal, scale=1e3, percent=percent)


def _answer(session: Session, prompt: Prompt, chance: Random) -> None:
    """Give a random answer that is allowed."""
    while prompt.fault(answer := random_answer(prompt, chance)) is not None:
        pass
    session.runner.answer(answer)


def _draw(table: TableState, rows: int, columns: int, *, afresh: bool = False) -> None:
    if afresh:
        table.refresh()
    Frame(table.scene(), columns, rows).lines()


def _try(table: TableState) -> None:
    while table.try_next():
        pass
    _draw(table, *SIZES[0])
