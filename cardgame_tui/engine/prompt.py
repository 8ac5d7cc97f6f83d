"""What a script asks, what may be answered, and why something may not.

A prompt is plain data: card and zone *numbers*, never objects, so that a player or a bot
learns nothing from it that the seat may not know.
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias, TypeVar

from cardgame_tui.value import value

__all__ = [
    "BOTH",
    "Answer",
    "Judged",
    "Option",
    "Prompt",
    "Refusal",
    "Refused",
    "Script",
    "SharedOptions",
    "WhyNot",
    "nothing_refused",
    "shared_option",
]

BOTH = 0
"""The seat of a prompt that both players answer secretly, at the same time."""

Answer: TypeAlias = int | tuple[int, ...]
"""An index into the options; a tuple of indexes for choose-several and order prompts, and for a secret
prompt (one index per seat, seat 1 first)."""


@dataclass(slots=True, eq=False)
class Option:
    """One thing a player may choose.

    Args:
        key: stable word for what this is, such as ``pass``, ``campaign``, ``card``, ``strike``.
        card: number of the card it is about, if any; always one the asked seat can see.
        zone: number of the zone it is about, if any.
        value: anything else: an amount, an orientation, a printed ability. Never a card object.
    """

    key: str
    card: int | None = None
    zone: int | None = None
    value: object = None


shared_option = cache(Option)
"""Make an option, or return the equal one made before: options hold no objects, so they can be shared.

For prompts that offer the same things again and again; takes positional arguments only.
"""


class SharedOptions(dict[int, Option]):
    """Shared options that differ in one number, that of a card or a zone: ``SUMMON[card.id]``.

    Each is made when it is first asked for. For options offered all the time this is faster than `shared_option`.

    Args:
        make: what makes the option of a number: ``partial(shared_option, "summon")``.
    """

    __slots__ = ("_make",)

    def __init__(self, make: Callable[[int], Option]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, number: int) -> Option:
        option = self[number] = self._make(number)
        return option


@dataclass(slots=True, eq=False)
class Prompt:
    """One question to one seat (or, in secret, to both), with every legal answer.

    Args:
        seat: 1 or 2, or `BOTH`.
        ask: stable word for the question, such as ``janken``, ``mulligan``, ``event``, ``blocker``.
        rule: number of the rule that makes the game ask.
        options: every legal option, never empty.
        least: fewest options an answer picks; with `most` 1 and 1 the answer is a bare index.
        most: most options an answer picks; 0 for all of them.
        ordered: the answer is an order of the picked options.
        card: number of the card whose text asks, if any.
        zone: number of the zone the question is about, if any.
        public: whether both players may read the question and every option, so that it can be answered at the
            open table without handing the keyboard over.
        amount: a number that the question names and both players know, such as the Might of a Strike or what is to
            be paid; None for none.
        word: words that the question is about and both players know, such as those of a text; may be empty.
    """

    seat: int
    ask: str
    rule: str
    options: Sequence[Option]
    least: int = 1
    most: int = 1
    ordered: bool = False
    card: int | None = None
    zone: int | None = None
    public: bool = False
    amount: int | None = None
    word: str = ""

    @property
    def secret(self) -> bool:
        """Whether both seats answer at the same time and neither sees the other's choice."""
        return self.seat == BOTH

    @property
    def single(self) -> bool:
        """Whether the answer is one bare index."""
        return self.least == 1 and self.most == 1 and not self.ordered and self.seat != BOTH

    @property
    def limit(self) -> int:
        """The largest number of options an answer may pick."""
        return self.most or len(self.options)

    def fault(self, answer: object) -> str | None:
        """Say what is wrong with an answer, or None when it fits this prompt."""
        count = len(self.options)
        if self.least == self.most == 1 and self.seat and not self.ordered:
            fits = type(answer) is int and 0 <= answer < count
            return None if fits else f"expected a number from 0 to {count - 1}"
        if not isinstance(answer, tuple) or not _are_indexes(answer, count):
            return f"expected numbers from 0 to {count - 1}"
        if self.secret:
            return None if len(answer) == 2 else "expected one number for each seat"
        if len(set(answer)) != len(answer):
            return "an option is picked twice"
        if not self.least <= len(answer) <= self.limit:
            return f"expected {self.least} to {self.limit} options, found {len(answer)}"
        return None


def _are_indexes(parts: tuple[object, ...], count: int) -> bool:
    for part in parts:
        if type(part) is not int or not 0 <= part < count:
            return False
    return True


ResultT = TypeVar("ResultT")
Script: TypeAlias = Generator[Prompt, Answer, ResultT]
"""A piece of the rules: yields prompts, receives answers, returns what it worked out."""


@value
class Refusal:
    """Why something is not allowed. Made once per reason, at import, and shared.

    Args:
        rule: number of the rule that forbids it.
        reason: the reason in words, with no name of any card in it.
    """

    rule: str
    reason: str

    def under(self, rule: str) -> "Refusal":
        """The same reason where another rule forbids it."""
        return Refusal(rule, self.reason)

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


Refused: TypeAlias = tuple[Option, Refusal]
"""An option that is not on offer, and why."""

Judged: TypeAlias = tuple[Option, Refusal | None]
"""Something a player might choose, and what forbids it, if anything."""

WhyNot: TypeAlias = Callable[[], Iterable[Refused]]
"""Works out, on request, what the open prompt does not offer and why."""


def nothing_refused() -> Iterable[Refused]:
    """The `WhyNot` of a prompt with nothing to grey out."""
    return ()
