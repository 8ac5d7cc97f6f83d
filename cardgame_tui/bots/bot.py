"""What a bot is: a program that answers the prompts of one seat, and what it is made from."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Generator, Mapping
from typing import Any, ClassVar, NamedTuple, TypeAlias

from cardgame_tui.content.options import OptionModel
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList, Start
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.engine.shown.glance import Glance
from cardgame_tui.engine.shown.view import View
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.setup import Setup
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

__all__ = ["Bot", "BotKind", "BotSetup", "MakeBot", "OutOfTimeError", "Thinking"]


Thinking: TypeAlias = Generator[Any, Driver, Answer]
"""A bot that is thinking: it yields to ask for a sample of the duel, and returns its answer.

A sample is a duel of its own at the same prompt. Hidden cards are dealt again in it, see
`cardgame_tui.bots.simulator`. The bot may answer its prompts for both seats, and read all of it. It may use the
last two samples; older ones are freed. It yields nothing or a number: samples of the same number have the same
hidden cards and the same chance, so that answers can be compared in them.
"""


class UnknownBotError(LookupError):
    """No usable bot has that name."""


class OutOfTimeError(Exception):
    """Raised in a bot where it waits for a sample: no more will come, and it answers with what it knows."""


@value
class BotSetup:
    """What a bot knows before a duel begins. Both players may know all of it.

    Args:
        ruleset: the game.
        options: its options.
        cards: the card set by name.
        decks: the deck lists of seat 1 and seat 2.
        names: the players' names.
        effort: the number after the colon of the bot's name, such as 200 in ``ismcts:200``.
    """

    ruleset: Ruleset
    options: OptionModel
    cards: Mapping[str, Printed]
    decks: tuple[DeckList, DeckList]
    names: tuple[str, str] = ("Seat 1", "Seat 2")
    effort: int = 0

    def with_effort(self, effort: int) -> "BotSetup":
        """A copy with another effort."""
        return BotSetup(self.ruleset, self.options, self.cards, self.decks, self.names, effort)

    @classmethod
    def of_match(cls, setup: Setup) -> "BotSetup":
        """What a bot knows of a match."""
        return cls(setup.ruleset, setup.options, setup.cards, setup.decks, setup.names)

    @classmethod
    def of(cls, ruleset: Ruleset, start: Start) -> "BotSetup":
        """The set-up of a duel, without its seed."""
        return cls(ruleset, start.options, start.cards, start.decks, start.names)


class Bot(ABC):
    """Answers the prompts of one seat, for one duel.

    Attributes:
        looks: whether it reads the view. A bot that does not is quicker: its view is empty.
        glances: whether it reads a glance, made much quicker than a view: for programs that learn.
        glanced: the glance at the prompt it is asked next, if it `glances`.
        needless: indexes of options of that prompt that nobody takes who thinks, if it `looks_ahead`.
        looks_ahead: whether it may ask for samples of the duel.
        remembers: whether an answer may depend on earlier prompts. At the table a bot that does not is made again
            for each decision, so that it answers in the same way after an undo.
    """

    looks: ClassVar[bool] = True
    glances: ClassVar[bool] = False
    looks_ahead: ClassVar[bool] = False
    remembers: ClassVar[bool] = True
    glanced: Glance
    needless: Collection[int] = ()

    @abstractmethod
    def choose(self, prompt: Prompt, view: View) -> Answer | Thinking:
        """Answer a prompt.

        A bot that looks ahead writes this as a generator. Each ``sample = yield`` gives it another sample of the
        duel, ``sample = yield 3`` the one with the number 3 once more, and its ``return`` is the answer.

        Args:
            prompt: the question; every option is legal.
            view: what the bot's seat may know now.

        Returns:
            An answer that fits the prompt; for a secret prompt the one index of this seat.
        """


MakeBot: TypeAlias = Callable[[BotSetup, int, int], Bot]
"""Makes a bot from the set-up, its seat and a seed; equal seeds make bots that answer in the same way."""


class BotKind(NamedTuple):
    """One kind of bot, as its entry point in the group ``cardgame_tui.bots`` describes it.

    Args:
        make: makes a bot of this kind.
        about: what it does, in a few words.
        effort: the default of the number after the colon, 0 if its name takes no number.
        most: the largest number it takes.
    """

    make: MakeBot
    about: str
    effort: int = 0
    most: int = 1_000_000
