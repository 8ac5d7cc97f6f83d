"""The answers of the bench in words: a long sentence, a short one, and how certain it is."""

from typing import NamedTuple

from cardgame_tui.lab.bench.comparing.measures import Figures
from cardgame_tui.lab.bench.comparing.verdicts import (
    CLOSER,
    DECISIVE,
    FAIRER,
    FASTER,
    LIVELIER,
    WEAKER,
    Verdict,
    percent,
)
from cardgame_tui.ui.cells.text import capital

ASKED = {
    FASTER: "Faster?",
    FAIRER: "Fairer?",
    DECISIVE: "More decisive?",
    CLOSER: "Closer?",
    LIVELIER: "Livelier?",
    WEAKER: "Weaker without it?",
}
"""The questions."""
FEWER = (FASTER, LIVELIER)
"""The questions about things that are counted."""
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


def verdict_shown(verdict: Verdict, now: Figures, before: Figures, changed_deck: int = 1) -> VerdictShown:
    """Put a verdict into words.

    Args:
        verdict: the answer.
        now: the duels it is about.
        before: those it is compared with.
        changed_deck: which deck lacks a card, for `WEAKER`.
    """
    asked = ASKED.get(verdict.question, verdict.question)
    if words := verdict.without_numbers:
        return VerdictShown(asked, ANSWERS[None], f"{capital(words)}.", words, "the same" if verdict.same else "")
    return VerdictShown(
        asked,
        ANSWERS[verdict.answer],
        f"{_measures(verdict, now, before, changed_deck)}: {_change(verdict)}.",
        _short(verdict),
        _certain(verdict),
    )


def _measures(verdict: Verdict, now: Figures, before: Figures, deck: int) -> str:
    """What was measured on both sides."""
    match verdict.question:
        case "Faster":
            one, two = f"{now.turns.middle:.1f}", f"{before.turns.middle:.1f}"
            return f"A duel takes {one} {verdict.unit} instead of {two}"
        case "Fairer":
            return f"The first player wins {_share(now.first.middle)} instead of {_share(before.first.middle)}"
        case "More decisive":
            return f"{_share(now.drawn.middle)} are drawn instead of {_share(before.drawn.middle)}"
        case "Closer" if now.apart is not None and before.apart is not None:
            one, two = _share(now.apart.middle), _share(before.apart.middle)
            return f"Life ends {one} apart instead of {two}"
        case "Livelier" if now.key_events is not None and before.key_events is not None:
            turn = verdict.unit.rpartition(" ")[2]
            return f"A {turn} has {now.key_events.middle:.2f} key events instead of {before.key_events.middle:.2f}"
        case _:
            one, two = (_share(abs((deck == 2) - each.deck1.middle)) for each in (now, before))
            return f"The deck wins {one} instead of {two}"


def _change(verdict: Verdict) -> str:
    """The difference with its interval."""
    found, digits = verdict.difference, verdict.digits
    thing = "edge " if verdict.question == FAIRER else ""
    if verdict.answer is None:
        _, least, most = verdict.numbers
        return f"{thing}{least} to {most} {verdict.unit}"
    low, high = sorted((abs(found.low), abs(found.high)))
    way = "less" if found.middle < 0 else "more"
    if verdict.question in FEWER and found.middle < 0:
        way = "fewer"
    unit = "" if verdict.question in FEWER else " points"
    size = f"{abs(found.middle):.{digits}f}{unit}"
    return f"{thing}{size} {way} ({percent(verdict.confidence)} {low:.{digits}f} to {high:.{digits}f})"


def _short(verdict: Verdict) -> str:
    middle, low, high = verdict.numbers
    more = f"; {verdict.more:,} more duels" if verdict.more else ""
    return f"{middle} {verdict.unit} ({low} to {high}){more}"


def _certain(verdict: Verdict) -> str:
    if verdict.answer is not None:
        return "clear"
    return f"chance? {verdict.more:,} more duels would tell" if verdict.more else "chance?"


def _share(share: float) -> str:
    return f"{100 * share:.1f} %"
