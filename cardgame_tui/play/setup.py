"""Everything chosen before a duel starts: in the set-up form, on the command line or by a scenario."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Protocol

from cardgame_tui.content.faults import ContentError, FileFault
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.variants import Variant
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.chance import Scripted
from cardgame_tui.engine.duel import DeckList, Duel, Start
from cardgame_tui.engine.duel_rules import PositionTable
from cardgame_tui.engine.prompt import Answer
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.hand_words import hand_word
from cardgame_tui.play.match import Match
from cardgame_tui.play.rules_in_play import rules_in_short
from cardgame_tui.play.table_settings import DEFAULTS, TableSettings
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.text.tokens import is_by_hand
from cardgame_tui.value import value

__all__ = ["HUMAN", "Setup", "refuse_by_hand"]

HUMAN = "human"
"""The player word of a seat at the keyboard; every other word names a bot."""


class SetupRecipe(Protocol):
    """What a set-up was made from (a `play.recipe.Recipe`); it reads the files again whenever it builds."""

    @property
    def settings(self) -> Sequence[str]:
        """The options that were asked for, such as ``hp=30``."""

    def build(self) -> "Setup":
        """Read all files and make the set-up."""

    def rematch(self) -> "SetupRecipe":
        """A copy with swapped seats and another seed."""

    def with_seed(self, seed: int) -> "SetupRecipe":
        """A copy with another seed."""


@value
class Setup:
    """A match that is ready to be played.

    Args:
        ruleset: the game.
        options: its checked options.
        cards: the card set by name.
        decks: the deck lists of seat 1 and seat 2.
        deck_names: their names.
        names: the players' names.
        seed: the match's seed.
        seats: who plays each seat: ``human`` or a bot's name.
        table: how the players share the table.
        position: the position a duel starts from instead of its set-up, None to start with the set-up.
        random: scripted outcomes of chance, used before the seed.
        opening: answers given when the first duel begins, such as those that lead to a mark.
        own_cards: tables of extra cards, as in a scenario; a known name replaces that card.
        variant: the variant it is played in, None for none; its file names the changed cards.
        recipe: rebuilds it from the current files; None for a set-up made without a recipe.
        first_seed: seed of the first duel, such as one that bots have played; None for one derived from `seed`.
    """

    ruleset: Ruleset
    options: OptionModel
    cards: Mapping[str, Printed]
    decks: tuple[DeckList, DeckList]
    deck_names: tuple[str, str] = ("", "")
    names: tuple[str, str] = ("Seat 1", "Seat 2")
    seed: int = 1
    seats: tuple[str, str] = (HUMAN, HUMAN)
    table: TableSettings = DEFAULTS
    position: PositionTable | None = None
    random: Sequence[Scripted] = ()
    opening: Sequence[Answer] = ()
    own_cards: Sequence[Mapping[str, object]] = ()
    variant: Variant | None = None
    recipe: "SetupRecipe | None" = None
    first_seed: int | None = None

    @property
    def rules_in_short(self) -> str:
        """Edition, variant and differences in one line, such as ``rift / Long siege / HP 30``; may be empty."""
        return rules_in_short(self.options, "" if self.variant is None else self.variant.name)

    @property
    def by_hand(self) -> list[str]:
        """The cards of its decks of whose texts the players carry something out by hand."""
        names = dict.fromkeys(name for deck in self.decks for section in deck.values() for name in section)
        return [name for name in names if name in self.cards and is_by_hand(self.cards[name].text)]

    @property
    def hand_word(self) -> str:
        """What the game has in the place of a hand."""
        return hand_word(self.ruleset.layout(self.options), self.ruleset.wording.zones)

    def swapped(self) -> "Setup":
        """The same with seats swapped; the decks move with the players."""
        return replace(
            self,
            decks=self.decks[::-1],
            deck_names=self.deck_names[::-1],
            names=self.names[::-1],
            seats=self.seats[::-1],
        )

    def match(self) -> Match:
        """Begin the match."""
        return Match(self.seed, self.options, self.decks, self.names, self.cards, first_seed=self.first_seed)

    def driver(self, start: Start, watch: Callable[[Duel], object] | None = None) -> Driver:
        """Begin one duel of it.

        Args:
            start: from `Match.next_start`.
            watch: called with the duel before anything is played, for instance to watch its log.

        Raises:
            ValueError: when the ruleset cannot set up the position.
        """

        def prepare(duel: Duel) -> None:
            self._prepare(duel)
            if watch is not None:
                watch(duel)

        return Driver(self.ruleset, start, prepare=prepare, begin_at_turn=self.position is not None)

    def _prepare(self, duel: Duel) -> None:
        duel.chance.script = list(self.random)
        duel.remembers = True
        if self.position is not None:
            self.ruleset.arrange(duel, self.position)


def refuse_by_hand(setup: Setup) -> None:
    """Refuse decks with texts that the players carry out by hand, which say nothing when bots play them.

    Raises:
        ContentError: naming the cards.
    """
    if cards := setup.by_hand:
        found = f"people carry out by hand what these cards say: {', '.join(cards)}"
        allowed = "other cards, or --by-hand: then bots answer for them"
        raise ContentError([FileFault("decks", None, "", found, allowed)])
