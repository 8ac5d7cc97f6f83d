"""What a run of the bench plays: the arms it compares, the bots, and the seeds of every duel."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from hashlib import blake2b
from itertools import islice
from typing import Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from cardgame_tui.content.options import OptionModel
from cardgame_tui.lab.batch import GameSeeds, seeds_of
from cardgame_tui.play.journal.header import Header, header_of
from cardgame_tui.play.setup import Setup
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

Kind: TypeAlias = Literal["health", "compare", "sweep", "decks", "card"]
"""What is asked: how healthy a game is, how two arms differ, how the values of an option differ from the first
arm, how decks fare against each other, or what each card does for a deck."""

VERSUS = "/"
"""Between two bots that play against each other, the better one first; no name of a bot has it."""


_NO_RULES = {"begun", "names", "deck_names", "seats", "seed", "privacy", "undo", "rules", "version"}
"""Fields of a header that change no duel."""


class Arm(BaseModel):
    """One of the things that are compared: a game with its options, cards and decks.

    Attributes:
        name: what it is called in the answers, such as ``Long siege`` or ``hp 3``.
        header: everything its duels begin from, in the form a journal keeps it.
        variant: the file of its variant line by line, as it was when the run began; empty without one.
        without: the card that was taken out of a deck; empty for none.
        itself: whether that deck plays against itself as it was, which is the first deck then.
    """

    model_config = ConfigDict(frozen=True)

    name: str
    header: Header
    variant: tuple[str, ...] = ()
    without: str = ""
    itself: bool = False

    @classmethod
    def of(cls, name: str, setup: Setup, without: str = "", *, itself: bool = False) -> "Arm":
        """Make an arm of a set-up."""
        lines = () if setup.variant is None else setup.variant.document.lines
        return cls(name=name, header=header_of(setup), variant=lines, without=without, itself=itself)

    def setup(self) -> Setup:
        """Make the set-up again; the files it came from are not needed.

        Raises:
            ContentError: when options or cards no longer exist.
            PluginError: when the game does not exist.
        """
        return self.header.setup(load_ruleset(self.header.ruleset), self.name)

    def options(self, ruleset: Ruleset) -> OptionModel:
        """Its options; the cards are not read."""
        options: OptionModel = ruleset.options_model(**self.header.options)
        return options

    def took_its_place(self, with_card: "Arm") -> Counter[str]:
        """The cards that replace the card that this arm is `without`, and how many copies each replaces.

        Args:
            with_card: the arm whose decks have the card; apart from it they list the same cards in the same order.
        """
        decks = zip(with_card.header.decks, self.header.decks, strict=True)
        sections = [(before[name], after[name]) for before, after in decks for name in before]
        cards = (pair for before, after in sections for pair in zip(before, after, strict=True))
        return Counter(after for before, after in cards if before == self.without != after)

    @property
    def mirrored(self) -> bool:
        """Whether both decks are equal, so that swapping them would repeat the duel."""
        one, two = self.header.decks
        return one == two

    @property
    def essence(self) -> str:
        """What makes its duels what they are, without dates and names."""
        return self.header.model_dump_json(exclude=_NO_RULES)

    def plays_like(self, other: "Arm") -> bool:
        """Whether its duels are those of another arm, wherever their variants are kept."""
        one, two = (arm.header.model_dump(exclude=_NO_RULES) for arm in (self, other))
        for each in (one, two):
            for name in ("id", "file"):
                (each["variant"] or {}).pop(name, None)
        return one == two


class Request(BaseModel):
    """What was asked for, in words: the names of files, not their contents, so that they can be read again.

    Attributes:
        variant: a variant, or options such as ``hp=3``; empty for the game as it is.
        against: the same for what it is compared with; None for no comparison.
        settings: options of both sides.
        decks: id, name or path of each deck; empty for the default.
        sweep: an option and values; empty for none.
        card: the card that is asked about; empty for none.
        versions: two versions of a file, the earlier first; empty for none.
        all_decks: whether every deck plays against every other.
        health: whether a variant is looked at alone, and not compared.
        bots: the bots that were named.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    variant: str = ""
    against: str | None = None
    settings: tuple[str, ...] = ()
    decks: tuple[str, str] = ("", "")
    sweep: str = ""
    card: str = ""
    versions: tuple[str, ...] = ()
    all_decks: bool = False
    health: bool = False
    bots: tuple[str, ...] = ()


def who_plays(bots: Sequence[str]) -> str:
    """Who plays the duels, for a title: each bot plays both seats of its own."""
    return f"both seats played by {'the same bot: ' if len(bots) > 1 else ''}{', '.join(bots)}"


class Plan(BaseModel):
    """A run: each unit plays all arms with all bots, from the same seeds and with the decks at both seats.

    Attributes:
        kind: what is asked.
        arms: what is compared; of a comparison the first is the one the others are compared with.
        bots: names of the bots; in each duel one of them plays both seats.
        ladder: further pairs of bots, such as ``eager/random``, that play against each other with equal decks.
        seed: seed of all duels.
        request: what was asked for; None in runs of a program that did not keep it.
    """

    model_config = ConfigDict(frozen=True)

    kind: Kind
    arms: tuple[Arm, ...] = Field(min_length=1)
    bots: tuple[str, ...] = Field(default=("random",), min_length=1)
    ladder: tuple[str, ...] = ()
    seed: int = 1
    request: Request | None = None

    @cached_property
    def fingerprint(self) -> str:
        """A short text that two plans share exactly when their duels are the same."""
        parts = (self.kind, self.bots, self.ladder, self.seed, [(arm.name, arm.essence) for arm in self.arms])
        return blake2b(repr(parts).encode(), digest_size=8).hexdigest()

    def plays_like(self, other: "Plan") -> bool:
        """Whether its duels are those of another plan of the same question, bots and seed."""
        pairs = zip(self.arms, other.arms, strict=False)
        return len(self.arms) == len(other.arms) and all(one.plays_like(two) for one, two in pairs)

    @cached_property
    def mirrored(self) -> bool:
        """Whether no duel is repeated with the decks at the other seats, since they are equal."""
        return all(arm.mirrored for arm in self.arms)

    @property
    def compared(self) -> Sequence[int]:
        """The arms that are compared with the first; of the cards of a deck the one that is asked about."""
        match self.kind:
            case "compare" | "sweep":
                return range(1, len(self.arms))
            case "card":
                return (1,)
            case _:
                return ()

    @cached_property
    def main_arms(self) -> Mapping[int, Arm]:
        """The arms that tables are about, by their index: about cards, with and without the one that is asked."""
        return dict(list(enumerate(self.arms))[: 2 if self.kind == "card" else None])

    @property
    def changed_deck(self) -> int:
        """Which deck of the second arm differs from that of the first: 1 or 2."""
        before, after = (arm.header.decks for arm in self.arms[:2])
        return 1 if before[0] != after[0] else 2

    @property
    def swaps(self) -> tuple[bool, ...]:
        """Whether the decks are swapped, for each duel of the first arm and a bot in a unit."""
        return _swaps(self.arms[0])

    @property
    def duels_of_unit(self) -> int:
        """How many duels a unit has."""
        return len(self.order)

    def tasks(self, seeds: GameSeeds) -> Iterator["Task"]:
        """Yield the duels of a unit in their order."""
        first = (seeds.number - 1) * self.duels_of_unit + 1
        for number, (arm, bot, swapped) in enumerate(self.order, first):
            yield Task(number, seeds, arm, bot, swapped)

    @cached_property
    def order(self) -> Sequence[tuple[int, str, bool]]:
        """The arm and the bot of each duel of a unit, and whether its decks are swapped; of a ladder, its bots."""
        arms = [*enumerate(self.arms)]
        both = [(number, bot, swapped) for bot in self.bots for number, arm in arms for swapped in _swaps(arm)]
        equal = [number for number, arm in arms if arm.mirrored]
        return both + [(arm, pair, swapped) for pair in self.ladder for arm in equal for swapped in (False, True)]

    @property
    def everybody(self) -> Sequence[str]:
        """The names of all bots that play."""
        return list(dict.fromkeys([*self.bots, *(bot for pair in self.ladder for bot in pair.split(VERSUS))]))

    def units(self, after: int = 0) -> Iterator[GameSeeds]:
        """Yield the seeds of one unit after another, without end.

        Args:
            after: how many units to skip.
        """
        return islice(seeds_of(self.seed), after, None)


def _swaps(arm: Arm) -> tuple[bool, ...]:
    """Whether decks are swapped, for each duel of an arm and a bot: equal decks would repeat the duel."""
    return (False,) if arm.mirrored else (False, True)


def seats_of(bot: str, swapped: bool) -> tuple[str, str]:
    """Who plays seat 1 and seat 2 of a duel.

    Args:
        bot: a bot, or a pair of a ladder.
        swapped: whether the second of a pair has seat 1.
    """
    one, _, two = bot.partition(VERSUS)
    return (two or one, one) if swapped else (one, two or one)


@value
class Task:
    """One duel of a run.

    Args:
        number: its number in the run, from 1.
        seeds: seeds of its unit.
        arm: index of its arm.
        bot: the bot of both seats, or a pair of a ladder.
        swapped: whether seat 1 has the second deck, and the second bot of a pair.
    """

    number: int
    seeds: GameSeeds
    arm: int
    bot: str
    swapped: bool
