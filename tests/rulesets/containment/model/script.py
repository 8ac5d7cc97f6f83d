"""Runs the plain model on prepared answers, with looks at the table between them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.rulesets.containment.model.cards import BY_ID, named
from tests.rulesets.containment.model.rules import window
from tests.rulesets.containment.model.table import FOE, GameOver, Table, Thing

PASSES = ("pass", "pass")


Answer = str | list[str] | Callable[[], object]
"""An answer, an order, or a function that looks at the table."""


@dataclass(frozen=True)
class Look:
    """An open question and the table at that moment."""

    question: str
    seat: int
    legal: list[str]
    table: dict[Any, Any]

    @property
    def stack(self) -> list[tuple[Any, ...]]:
        """The stack in words, the top item last."""
        found: list[tuple[Any, ...]] = self.table["stack"]
        return found

    def protection(self, seat: int) -> tuple[int, ...]:
        """The protection of the three sandboxes."""
        return tuple(protection for protection, _ in self.table[seat]["sandboxes"].values())

    def power(self, seat: int, key: str) -> int:
        """The power of an object on a site, by the id of its card."""
        found: int = next(power for name, power, _ in self.table[seat]["site"] if BY_ID[key].name in name)
        return found


class Stop(Exception):  # noqa: N818 - it is the end of a script, not an error
    """No answer is left: the table waits at a question."""


class Played:
    """A table with prepared answers and dice; it begins in the main phase of seat 1.

    Args:
        options: those that differ from the defaults.
        decks: both decks, seat 1's first.

    Attributes:
        table: the table.
        question: the open question: its word, its seat and what is legal.
        result: the winner and how, once the game is over.
        looks: what `look` saw.
    """

    def __init__(
        self, options: dict[str, Any] | None = None, decks: tuple[list[str], list[str]] = ([], [])
    ) -> None:
        self.table = Table(dict(zip(FOE, decks, strict=True)), options or {}, self._ask, self._chance)
        self.table.turn, self.table.active, self.table.phase = 1, 1, "main"
        self.question: tuple[str, int, list[str]] = ("", 0, [])
        self.result: tuple[Any, ...] = ()
        self.looks: list[Look] = []
        self._answers: Iterator[Answer] = iter(())
        self._dice: Iterator[int] = iter(())

    def _ask(self, question: str, seat: int, legal: list[str]) -> str | list[str]:
        self.question = (question, seat, legal)
        for answer in self._answers:
            if not callable(answer):
                return answer
            answer()
        raise Stop

    def _chance(self, what: str, cards: list[str]) -> Any:
        return next(self._dice) if what == "die" else cards

    def run(
        self,
        *answers: Answer,
        dice: tuple[int, ...] = (),
        what: Callable[[Table], object] = window,
    ) -> None:
        """Play with just these answers, to the next question or the end of the game or of `what`.

        Args:
            *answers: an answer for each question; a function, such as `look`, is called before the next one.
            dice: what dice show.
            what: what is played.
        """
        self._answers, self._dice = iter(answers), iter(dice)
        try:
            what(self.table)
        except Stop:
            pass
        except GameOver as over:
            self.result = over.args
        for left in self._answers:
            assert callable(left), f"the answer {left!r} was not asked for"
            left()
        assert next(self._dice, None) is None

    # -- the position ----------------------------------------------------------------------------------

    def site(self, seat: int, ids: str) -> None:
        """Put objects and tokens on a site; they are not new to the next check."""
        for key in ids.split():
            serial = 0
            if BY_ID[key].kind == "token":
                self.table.tokens += 1
                serial = self.table.tokens
            self.table.sides[seat].site.append(Thing(BY_ID[key], seat, serial))
        self.table.seen = {each: (list(self.table.sides[each].site), self.table.limit(each)) for each in FOE}

    def pile(self, seat: int, pile: str, ids: str, protection: int) -> None:
        """Put cards into a sandbox, the top one last, and set its protection."""
        self.table.sides[seat].piles[pile] = named(ids)
        self.table.sides[seat].protection[pile] = protection

    def tale(self, seat: int, key: str) -> None:
        """Put a card into a Tale zone."""
        self.table.sides[seat].tales.append(BY_ID[key].name)

    def personnel(self, seat: int, key: str) -> None:
        """Give a player a personnel card."""
        self.table.sides[seat].personnel = BY_ID[key].name

    # -- looking ---------------------------------------------------------------------------------------

    def look(self) -> None:
        """Remember the open question and the table as it is now."""
        self.looks.append(Look(*self.question, self.table.snapshot()))

    def thing(self, seat: int, key: str) -> Thing:
        """The object of a card on a site."""
        return next(thing for thing in self.table.sides[seat].site if thing.card.id == key)

    def power(self, seat: int, key: str) -> int:
        """The power of an object."""
        return self.table.power(self.thing(seat, key))

    def names(self, seat: int) -> list[str]:
        """The ids of the objects on a site."""
        return [thing.card.id for thing in self.table.sides[seat].site]

    def protection(self, seat: int) -> tuple[int, ...]:
        """The protection of the three sandboxes."""
        return tuple(self.table.sides[seat].protection.values())

    def decommissioned(self, seat: int) -> list[str]:
        """The names in a decommissioned zone."""
        return self.table.sides[seat].decommissioned


def word(seat: int, key: str) -> str:
    """What an object of an owner is called in answers."""
    return f"{seat} {BY_ID[key].name}"


def cross_test(seat: int, key: str) -> str:
    """The answer that declares a cross test."""
    return f"test {word(seat, key)}"


def use(seat: int, key: str) -> str:
    """The answer that uses an activated effect."""
    return f"use {word(seat, key)}"


def play(seat: int, key: str) -> str:
    """The answer that plays a Tale or Incident."""
    return f"play {word(seat, key)}"
