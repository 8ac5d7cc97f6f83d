"""What is wanted of a game: measures of its duels, and the range in which each shall lie."""

import re
from collections.abc import Sequence
from math import inf

from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.lab.bench.comparing.questions import RunQuestion, narrowed
from cardgame_tui.lab.statistics import Interval
from cardgame_tui.value import value

ARGUMENT = "--aim"
"""What messages call the words that are read here."""

UNKNOWN = 100.0
"""How far a measure is from its aim, in ranges, where no duel has it."""

_RANGE = re.compile(r"(\d{1,6}(?:\.\d{1,3})?)?\.\.(\d{1,6}(?:\.\d{1,3})?)?")


@value
class Aim:
    """A measure and the range in which it shall lie, in the unit of its question: percent for a share.

    Args:
        question: the question whose measure is meant.
        low: the lower end, None where it is open.
        high: the upper end, None where it is open.
    """

    question: RunQuestion
    low: float | None
    high: float | None

    @property
    def word(self) -> str:
        """The measure as it is typed, such as ``first``."""
        return self.question.until

    @property
    def wanted(self) -> str:
        """The range in words, such as ``50 to 52 %``."""
        unit = "" if self.question.counts else " %"
        if self.low is None:
            return f"at most {self.high:g}{unit}"
        if self.high is None:
            return f"at least {self.low:g}{unit}"
        return f"{self.low:g} to {self.high:g}{unit}"

    @property
    def width(self) -> float:
        """How wide the range is; of an open one, how far its end is from that of the scale."""
        least, most = self.low or 0.0, self.high
        if most is None and not self.question.counts:
            most = 100.0
        return (least if most is None else most - least) or 1.0

    def distance(self, measured: float | None) -> float:
        """How far a measure, as a part of one or as a number, is from its range, in widths of the range."""
        if measured is None:
            return UNKNOWN
        found = measured if self.question.counts else 100 * measured
        below = 0.0 if self.low is None else self.low - found
        above = 0.0 if self.high is None else found - self.high
        return max(below, above, 0.0) / self.width

    def reached(self, measured: Interval | None) -> bool | None:
        """True if the interval lies within the range, False if it lies outside, otherwise None."""
        if measured is None or not measured.known:
            return None
        found = self.question.in_unit(measured)
        low, high = -inf if self.low is None else self.low, inf if self.high is None else self.high
        if low <= found.low and found.high <= high:
            return True
        return False if found.high < low or found.low > high else None


def aims_of(words: str) -> Sequence[Aim]:
    """Read aims such as ``first=50..52,turns=12..18,drawn=..5``.

    Raises:
        ContentError: with all faults.
    """
    known = {word: each for word, each in narrowed().items() if each.of_duel is not None}
    aims: list[Aim] = []
    faults: list[FileFault] = []
    for part in words.split(","):
        name, _, text = (each.strip() for each in part.partition("="))
        span = _RANGE.fullmatch(text.replace(" ", ""))
        low, high = (float(end) if end else None for end in (span.groups() if span else ("", "")))
        if name not in known:
            faults.append(_fault("", f"no measure {quoted(name)}", listed(known), nearest(name, known)))
        elif low is None and high is None:
            faults.append(_fault(name, f"found {quoted(text)}", "a range, such as 50..52, 12.. or ..5"))
        elif low is not None and high is not None and low >= high:
            faults.append(_fault(name, f"found {quoted(text)}", "the lower number first, such as 50..52"))
        elif not known[name].counts and max(low or 0, high or 0) > 100:
            faults.append(_fault(name, f"found {quoted(text)}", "percent, at most 100"))
        elif name in [aim.word for aim in aims]:
            faults.append(_fault(name, "given more than once"))
        else:
            aims.append(Aim(known[name], low, high))
    if faults:
        raise ContentError(faults)
    return aims


def _fault(field: str, found: str, allowed: str = "", near: str = "") -> FileFault:
    return FileFault(ARGUMENT, None, field, found, allowed, near)
