"""The answers of the bench in words: a long sentence, a short one, and how certain it is."""

from typing import NamedTuple

from cardgame_tui.lab.bench.comparing.verdicts import Verdict, percent
from cardgame_tui.lab.bench.table import number_words
from cardgame_tui.ui.cells.text import capital

ANSWERS = {True: "Yes.", False: "No.", None: "Cannot tell."}
"""The answers."""


class VerdictShown(NamedTuple):
    """One answer in words.

    Args:
        question: such as ``Faster?``.
        answer: one of `ANSWERS`.
        long: a sentence with both measures, the difference and its interval.
        short: the difference alone.
        certain: ``clear`` or ``chance?``, and how many more duels would tell.
    """

    question: str
    answer: str
    long: str
    short: str
    certain: str


def verdict_shown(verdict: Verdict) -> VerdictShown:
    """Put a verdict into words."""
    asked = verdict.question.asked or f"{verdict.question.title}?"
    if words := verdict.without_numbers:
        return VerdictShown(asked, ANSWERS[None], f"{capital(words)}.", words, "the same" if verdict.same else "")
    return VerdictShown(
        asked,
        ANSWERS[verdict.answer],
        f"{capital(f'{_measures(verdict)}{_change(verdict)}')}.",
        _short(verdict),
        _certain(verdict),
    )


def _measures(verdict: Verdict) -> str:
    """What was measured on both sides; empty where it is not known."""
    if verdict.both is None:
        return ""
    question = verdict.question
    now, before = (number_words(each, question.style) for each in verdict.both)
    return f"{question.sentence.format(now=now, before=before, turn=verdict.turn)}: "


def _change(verdict: Verdict) -> str:
    """The difference with its interval."""
    question, found, digits = verdict.question, verdict.difference, verdict.digits
    if verdict.answer is None:
        _, least, most = verdict.numbers
        return f"{question.edge}{least} to {most} {verdict.unit}"
    low, high = sorted((abs(found.low), abs(found.high)))
    way = "more" if found.middle >= 0 else "fewer" if question.counts else "less"
    unit = "" if question.counts else " points"
    size = f"{abs(found.middle):.{digits}f}{unit}"
    return f"{question.edge}{size} {way} ({percent(verdict.confidence)} {low:.{digits}f} to {high:.{digits}f})"


def _short(verdict: Verdict) -> str:
    middle, low, high = verdict.numbers
    more = f"; {verdict.more:,} more duels" if verdict.more else ""
    return f"{middle} {verdict.unit} ({low} to {high}){more}"


def _certain(verdict: Verdict) -> str:
    if verdict.answer is not None:
        return "clear"
    return f"chance? {verdict.more:,} more duels would tell" if verdict.more else "chance?"
