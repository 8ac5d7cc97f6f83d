"""The lines a running match writes into its journal, and those that a journal still lacks."""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, TypeAlias

from cardgame_tui.engine.digest import state_digest
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver, Settled
from cardgame_tui.play.journal.lines import (
    AnswerLine,
    DuelLine,
    GivenLine,
    MarkLine,
    ResultLine,
    RuleLine,
    SettleLine,
    UndoLine,
)
from cardgame_tui.play.journal.reader import JournalDuel
from cardgame_tui.play.match import Match
from cardgame_tui.play.option_words import chosen_options, picks
from cardgame_tui.play.rule_change import RuleChange

Written: TypeAlias = DuelLine | GivenLine | MarkLine | UndoLine | ResultLine
"""A line of a duel."""


def answer_line(driver: Driver, prompt: Prompt, answer: Answer, seconds: float = 0) -> AnswerLine:
    """The line of an answer that is about to be given, after so many seconds; 0 where nobody was timed."""
    duel, wording = driver.duel, driver.ruleset.wording
    seat: Any = prompt.seat
    return AnswerLine(
        duel=driver.start.number,
        n=len(driver.given) + 1,
        turn=duel.turn,
        seat=seat,
        ask=prompt.ask,
        answer=answer,
        picked=picks(duel, prompt, answer),
        label=[wording.option(duel, option) for option in chosen_options(prompt, answer)],
        seconds=seconds,
    )


def opening_lines(driver: Driver, opening: Sequence[Answer]) -> list[AnswerLine]:
    """The lines of the answers a duel begins with.

    Args:
        driver: the duel before them; it is not changed.
        opening: the answers.

    Raises:
        ValueError: when one does not fit.
    """
    twin, lines = driver.fork() if opening else driver, []
    for answer in opening:
        fault = "the duel is over" if twin.prompt is None else twin.prompt.fault(answer)
        if twin.prompt is None or fault:
            raise ValueError(f"an opening answer of the duel does not fit: {fault}")
        lines.append(answer_line(twin, twin.prompt, answer))
        twin.answer(answer)
    return lines


def settle_line(driver: Driver, end: Settled) -> SettleLine:
    """The line of an end that the players are about to agree on."""
    winner: Any = end.winner
    how: Any = end.how
    number, turn = driver.start.number, driver.duel.turn
    return SettleLine(duel=number, n=len(driver.given) + 1, turn=turn, winner=winner, how=how)


def rule_line(driver: Driver, change: RuleChange) -> RuleLine:
    """The line of a rule option that the players are about to set."""
    number, turn = driver.start.number, driver.duel.turn
    return RuleLine(duel=number, n=len(driver.given) + 1, turn=turn, option=change.option, value=change.worth)


def result_line(driver: Driver, match: Match, given: Iterable[GivenLine] = ()) -> ResultLine:
    """The line of a duel that has ended and is counted in its match, with the time that its answers took."""
    result, duel = driver.result, driver.duel
    assert result is not None
    winner: Any = result.winner
    return ResultLine(
        duel=driver.start.number,
        winner=winner,
        rule=result.rule,
        how=result.how,
        decisions=len(driver.given),
        turns=duel.turn,
        digest=state_digest(duel),
        over=match.over,
        seconds=round(sum(line.seconds for line in given if isinstance(line, AnswerLine)), 1),
    )


def missing_lines(
    kept: JournalDuel | None, lines: Sequence[GivenLine], driver: Driver, match: Match
) -> list[Written]:
    """Lines that bring a journal in step with a duel: they undo what it has too much and add what it lacks.

    Args:
        kept: the duel as the journal has it, None when the journal lacks it.
        lines: the current answers of the duel.
        driver: the duel.
        match: its match.
    """
    number = driver.start.number
    missing: list[Written] = [] if kept else [DuelLine(duel=number)]
    entries = kept.entries if kept else []
    shared = len(entries)
    if entries != lines[:shared]:
        shared = sum(1 for _ in takewhile(_equal, zip(entries, lines, strict=False)))
    if surplus := len(entries) - shared:
        missing.append(UndoLine(duel=number, count=surplus, turn=driver.duel.turn))
    missing += lines[shared:]
    if driver.result is not None and (missing or kept is None or kept.result is None):
        missing.append(result_line(driver, match, lines))
    return missing


def _equal(pair: tuple[GivenLine, GivenLine]) -> bool:
    """Whether two lines say the same."""
    kept, given = pair
    return kept == given
