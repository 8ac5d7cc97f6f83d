"""The lines of a run's files: one for each duel, and for each duel its cards, questions and rules."""

import csv
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, TypeVar

from cardgame_tui.lab.csv_lines import csv_line, unquoted
from cardgame_tui.value import value

FINISHED, ABORTED, BROKE = "finished", "aborted", "broke"
"""What became of a duel: ended by its rules, was broken off as too long, or ended with an error."""


@value
class DuelRow:
    """One duel.

    Args:
        number: its number in the run, from 1.
        unit: number of its unit: duels of one unit share their seeds.
        arm: index of its arm.
        bot: the bot of both seats, or a pair of bots.
        swapped: whether seat 1 had the second deck, and the second bot of a pair.
        seed: seed of its chance.
        bot1: seed of the bot at seat 1.
        bot2: seed of the bot at seat 2.
        outcome: `FINISHED`, `ABORTED` or `BROKE`.
        winner: the winning seat, 0 for none.
        first: the seat that took the first turn, 0 for none.
        turns: number of the last turn.
        decisions: answers given.
        how: stable word for the way it ended; for a duel that broke, the kind of error.
        leads: at the start of each turn, how much more life seat 1 had than seat 2; empty in a game without life.
        digest: digest of the final state; empty for a duel that broke.
        life: at the end, the life that seat 1 has left and its full life, then those of seat 2; empty in a game
            without life.
        key_events: how many events happened that a replay can jump to; None in a game that has none.
    """

    number: int
    unit: int
    arm: int
    bot: str
    swapped: bool
    seed: int
    bot1: int
    bot2: int
    outcome: str
    winner: int = 0
    first: int = 0
    turns: int = 0
    decisions: int = 0
    how: str = ""
    leads: tuple[int, ...] = ()
    digest: str = ""
    life: tuple[int, ...] = ()
    key_events: int | None = None

    @property
    def finished(self) -> bool:
        """Whether it ended by its rules."""
        return self.outcome == FINISHED

    @property
    def drawn(self) -> bool:
        """Whether it ended without a winner."""
        return self.finished and not self.winner

    @property
    def decided(self) -> bool:
        """Whether somebody won."""
        return self.finished and self.winner != 0

    @property
    def begun(self) -> bool:
        """Whether somebody won, and somebody took the first turn."""
        return self.decided and self.first != 0

    @property
    def first_won(self) -> bool:
        """Whether the seat that took the first turn won."""
        return self.decided and self.winner == self.first

    @property
    def apart(self) -> float | None:
        """How far the life of both players is apart at the end of a decided duel, as a share of full life.

        None for other duels, and in a game without life.
        """
        if not self.decided or len(self.life) != 4:
            return None
        left1, full1, left2, full2 = self.life
        return abs(left1 / max(1, full1) - left2 / max(1, full2))

    @property
    def key_events_a_turn(self) -> float | None:
        """How many key events a turn had; None in a game that has none."""
        return None if self.key_events is None else self.key_events / max(1, self.turns)

    @property
    def deck_won(self) -> int:
        """Which deck won, and of a pair of bots which of them: 1 or 2; 0 for none."""
        return 3 - self.winner if self.swapped and self.decided else self.winner if self.decided else 0


@value
class CardRow:
    """What became of the copies of one card in one duel, for the seat whose they were.

    Args:
        number: number of the duel.
        seat: the seat.
        card: the card's name.
        copies: how many the seat's deck had; of a deck that both share, how many that has.
        opening: how many were in hand when the first turn began.
        drawn: how many were ever in hand or in play.
        played: how many were ever in play.
    """

    number: int
    seat: int
    card: str
    copies: int
    opening: int
    drawn: int
    played: int


@value
class QuestionRow:
    """How often one question was asked in one duel.

    Args:
        number: number of the duel.
        seat: who was asked, 0 for both in secret.
        question: the stable word of the question.
        asked: how often.
        forced: how often only one answer was possible.
        options: all options offered, counted together.
    """

    number: int
    seat: int
    question: str
    asked: int
    forced: int
    options: int


@value
class RuleRow:
    """How often one rule was at work in one duel.

    Args:
        number: number of the duel.
        rule: number of the rule.
        cited: how many events cite it.
    """

    number: int
    rule: str
    cited: int


@value
class OptionRow:
    """How often one kind of option was offered in one duel, and how often it was picked.

    Args:
        number: number of the duel.
        question: the stable word of the question.
        option: the stable word of the option.
        offered: how often the question had one or more of them.
        picked: how often one was picked.
    """

    number: int
    question: str
    option: str
    offered: int
    picked: int


LONGEST_NUMBER = 20
"""Most digits of a number; the longest are seeds."""

RowT = TypeVar("RowT", DuelRow, CardRow, QuestionRow, RuleRow, OptionRow)

FILES: Mapping[str, type[Any]] = {
    "duels.csv": DuelRow,
    "cards.csv": CardRow,
    "decisions.csv": QuestionRow,
    "rules.csv": RuleRow,
    "options.csv": OptionRow,
}
"""The files of a run, with the rows they hold."""


@value
class DuelRows:
    """All rows of one duel.

    Args:
        duel: the duel.
        cards: its cards.
        questions: its questions.
        rules: its rules.
        options: the options of its questions.
    """

    duel: DuelRow
    cards: Sequence[CardRow] = ()
    questions: Sequence[QuestionRow] = ()
    rules: Sequence[RuleRow] = ()
    options: Sequence[OptionRow] = ()

    def by_file(self) -> dict[str, Sequence[Any]]:
        """Its rows by the file they belong to."""
        rows = ((self.duel,), self.cards, self.questions, self.rules, self.options)
        return dict(zip(FILES, rows, strict=True))


def header(kind: type[Any]) -> list[str]:
    """The names of the columns of a file."""
    return [each.name for each in fields(kind)]


def text_of(rows: Iterable[Any]) -> str:
    """Write rows as lines of CSV."""
    return "".join(csv_line(_cell(getattr(row, name)) for name in header(type(row))) for row in rows)


def rows_of(kind: type[RowT], lines: Iterable[str]) -> Iterator[RowT]:
    """Read the lines of a file after its first.

    Raises:
        ValueError: for a line that is not one of this file.
        csv.Error: for a line that is not CSV.
    """
    readers = [_READERS[str(each.type)] for each in fields(kind)]
    for number, cells in enumerate(csv.reader(lines), 2):
        if len(cells) != len(readers):
            raise ValueError(f"line {number} has {len(cells)} fields, not {len(readers)}")
        yield kind(*[read(cell) for read, cell in zip(readers, cells)])  # noqa: B905  # they are as many


def _cell(found: object) -> object:
    if isinstance(found, bool):
        return int(found)
    if found is None:
        return ""
    return " ".join(map(str, found)) if isinstance(found, tuple) else found


class _Numbers(dict[str, int]):
    """Numbers by their digits. Most are small, and are looked up several times faster than they are read."""

    def __missing__(self, cell: str) -> int:
        if len(cell) > LONGEST_NUMBER:
            raise ValueError(f"a number has {len(cell)} digits")
        return int(cell)


_number = _Numbers({str(each): each for each in range(1_000)}).__getitem__


def _numbers(cell: str) -> tuple[int, ...]:
    return tuple(map(_number, unquoted(cell).split()))


_READERS: Mapping[str, Callable[[str], Any]] = {
    repr(int): _number,
    repr(str): unquoted,
    repr(bool): lambda cell: cell == "1",
    "tuple[int, ...]": _numbers,
    repr(int | None): lambda cell: _number(cell) if cell else None,
}
