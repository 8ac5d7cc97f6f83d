"""The answers of the bench in words, the same on every page: a sentence, a short form, and how certain it is."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardgame_tui.lab.bench.comparing.verdicts import Verdict, percent
from cardgame_tui.lab.bench.table import number_words
from cardgame_tui.lab.statistics import CONFIDENCE

ANSWERS = {True: "Yes.", False: "No.", None: "Cannot tell."}
"""The answers."""
NUMBERS = ("No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten")
"""Numbers at the beginning of a sentence."""


class VerdictShown(NamedTuple):
    """One answer in words.

    Args:
        question: such as ``Faster?``.
        answer: one of `ANSWERS`.
        long: a sentence with both measures, the difference and its interval, for a line of a screen.
        sentence: the same, which also says that it may be chance, and how many more duels would tell.
        short: the difference alone.
        certain: ``clear`` or ``chance?``, and how many more duels would tell.
    """

    question: str
    answer: str
    long: str
    sentence: str
    short: str
    certain: str


def verdict_shown(verdict: Verdict) -> VerdictShown:
    """Put a verdict into words."""
    asked = verdict.question.asked or f"{verdict.question.title}?"
    if words := verdict.without_numbers:
        sentence = f"{_capital(words)}."
        certain = "the same" if verdict.same else ""
        return VerdictShown(asked, ANSWERS[None], sentence, sentence, words, certain)
    measures, change, certain = _measures(verdict), _change(verdict), _certain(verdict)
    sentence = f"{_capital(measures + change)}."
    long = sentence.replace(" points ", " ") if measures else sentence
    if verdict.answer is None:
        more = f" About {verdict.more:,} more duels would tell." if verdict.more else ""
        sentence = f"{_capital(f'{measures}chance? {change}')}.{more}"
    return VerdictShown(asked, ANSWERS[verdict.answer], long, sentence, _short(verdict), certain)


def verdict_lines(verdicts: Sequence[Verdict]) -> Iterator[str]:
    """Yield answers about the same arm as lines, their columns aligned."""
    shown = [verdict_shown(each) for each in verdicts]
    wide = max((len(each.question) for each in shown), default=0)
    answers = max((len(each.answer) for each in shown), default=0)
    for each in shown:
        yield f"{each.question:{wide}}  {each.answer:{answers}}  {each.sentence}"


def many_questions(verdicts: Sequence[Verdict]) -> str:
    """How often chance alone answers one of the questions that a comparison asks; empty where that is no matter.

    It matters if several are asked of the same arm and something was found. Those that no pair of duels can answer
    are asked, but do not raise the chance.
    """
    asked, open_ = (
        max(Counter((each.arm, each.bot) for each in found).values(), default=0)
        for found in (verdicts, [each for each in verdicts if not each.same])
    )
    if asked < 2 or all(each.answer is None for each in verdicts):
        return ""
    every = round(1 / (1 - CONFIDENCE**open_))
    count = NUMBERS[asked] if asked < len(NUMBERS) else f"{asked}"
    return f"{count} questions: even without any change, up to 1 in {every} runs shows something."


def _capital(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _measures(verdict: Verdict) -> str:
    """What was measured on both sides; empty where it is not known."""
    if verdict.both is None:
        return ""
    question = verdict.question
    now, before = (number_words(each, question.style) for each in verdict.both)
    return f"{question.sentence.format(now=now, before=before, turn=verdict.turn)}: "


def _change(verdict: Verdict) -> str:
    """The difference with its interval."""
    found = verdict.difference
    interval = f"{percent(verdict.confidence)} {_ends(verdict)}"
    return interval if verdict.answer is None else f"{_size(verdict, found.middle, verdict.both)} ({interval})"


def _size(verdict: Verdict, number: float, both: object = None) -> str:
    """A difference without a sign; counted things are named unless both measures were named before it."""
    size = f"{abs(number):.{verdict.digits}f}"
    if not verdict.question.counts:
        return f"{size} points {_way(verdict, number)}"
    return f"{size} {_way(verdict, number)}" + ("" if both else f" {verdict.unit}")


def _way(verdict: Verdict, number: float) -> str:
    return "more" if number >= 0 else "fewer" if verdict.question.counts else "less"


def _ends(verdict: Verdict) -> str:
    """Both ends of the interval, the nearer to zero first; on both sides of zero each says its way."""
    found, digits = verdict.difference, verdict.digits
    if verdict.answer is None:
        ends = (f"{abs(end):.{digits}f} {_way(verdict, end)}" for end in (found.low, found.high))
    else:
        ends = (f"{end:.{digits}f}" for end in sorted((abs(found.low), abs(found.high))))
    return " to ".join(ends)


def _short(verdict: Verdict) -> str:
    if verdict.answer is not None:
        return f"{_size(verdict, verdict.difference.middle).partition(' a ')[0]} ({_ends(verdict)})"
    more = f"; {verdict.more:,} more duels" if verdict.more else ""
    return f"{_ends(verdict)}{more}"


def _certain(verdict: Verdict) -> str:
    if verdict.answer is not None:
        return "clear"
    return f"chance? {verdict.more:,} more duels would tell" if verdict.more else "chance?"
