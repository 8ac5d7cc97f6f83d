"""A requested match and the set-up made from it: for the command line, the set-up form and a rematch."""

import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.decks import Deck, deck_faults, default_decks, pick_deck
from cardgame_tui.content.faults import ContentError, FileFault, gathered, quoted
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.seeds import Purpose, seed_for
from cardgame_tui.play.rules_in_play import RulesInPlay, read_rules
from cardgame_tui.play.setup import HUMAN, Setup
from cardgame_tui.play.table_settings import DEFAULTS, TableSettings
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.value import value

__all__ = ["Recipe"]

LONGEST_NAME = 24
"""Most characters of a player's name."""
NAMES = ("Seat 1", "Seat 2")
"""The names of players that were not given any."""
PLAYERS = ("Alice", "Bob")
"""The names that people are offered who have not given any."""


@value
class Recipe:
    """A match as requested: the names of files, not their contents.

    `build` reads the files, so that building again uses their current contents.

    Args:
        ruleset: the game.
        variant: id, name or path of a variant; empty for none.
        settings: options such as ``hp=30``; they override the variant's.
        decks: id, name or path of each seat's deck; empty for the variant's deck or, without one, the default.
        names: the players' names.
        seats: who plays each seat: ``human`` or a bot's name.
        table: how the players share the table.
        seed: the match's seed; None for the scenario's seed or, without one, a random one.
        scenario: path of the scenario file to start from; empty for none. It has its own decks and excludes
            variants.
        swapped: whether the players swap seats, with their decks.
    """

    ruleset: Ruleset
    variant: str = ""
    settings: Sequence[str] = ()
    decks: tuple[str, str] = ("", "")
    names: tuple[str, str] = NAMES
    seats: tuple[str, str] = (HUMAN, HUMAN)
    table: TableSettings = DEFAULTS
    seed: int | None = None
    scenario: str = ""
    swapped: bool = False

    def build(self) -> Setup:
        """Read all files and make the set-up.

        Raises:
            ContentError: with all faults.
        """
        faults = name_faults(self.names)
        with gathered(faults):
            setup = self._scenario() if self.scenario else self._duel()
        if faults:
            raise ContentError(dict.fromkeys(faults))
        seed = setup.seed if self.seed is None else self.seed
        made = replace(
            setup,
            names=_tidy(self.names),
            seats=self.seats,
            table=self.table,
            seed=seed,
            recipe=replace(self, seed=seed),
        )
        return made.swapped() if self.swapped else made

    def rematch(self) -> "Recipe":
        """A copy with swapped seats and another seed."""
        seed = None if self.seed is None else seed_for(self.seed, Purpose.REMATCH)
        return replace(self, swapped=not self.swapped, seed=seed)

    def with_seed(self, seed: int) -> "Recipe":
        """A copy with another seed."""
        return replace(self, seed=seed)

    def rules(self) -> RulesInPlay:
        """Read the rules alone: options, cards and variant, without a look at decks.

        Raises:
            ContentError: with all faults.
        """
        return read_rules(self.ruleset, self.variant, self.settings)

    def _duel(self) -> Setup:
        rules = self.rules()
        first, second = self._decks(rules)
        return Setup(
            ruleset=self.ruleset,
            options=rules.options,
            cards=rules.cards,
            decks=(first.sections if first else {}, second.sections if second else {}),
            deck_names=(first.name if first else "", second.name if second else ""),
            seed=secrets.randbits(64),
            variant=rules.variant,
        )

    def _decks(self, rules: RulesInPlay) -> tuple[Deck | None, Deck | None]:
        """Find and check the decks of both seats; None for both where the game has no decks at all."""
        usual = default_decks(self.ruleset, rules.options, rules.shelf(), rules.cards)
        found: list[Deck | None] = [None, None]
        faults: list[FileFault] = []
        for seat in SEATS:
            with gathered(faults):
                deck = self._picked(rules, seat) or usual[seat - 1]
                found[seat - 1] = deck
                faults += deck_faults(self.ruleset, rules.options, deck, rules.cards) if deck else []
        if faults:
            raise ContentError(dict.fromkeys(faults))
        return found[0], found[1]

    def _picked(self, rules: RulesInPlay, seat: int) -> Deck | None:
        if word := self.decks[seat - 1]:
            return pick_deck(self.ruleset.id, word, rules.shelf())
        return rules.variant.deck_of(seat) if rules.variant else None

    def _scenario(self) -> Setup:
        """Set up the position once, so that its faults are reported before anything is played."""
        from cardgame_tui.content.scenarios.scenario import load_scenario
        from cardgame_tui.play.scenario.scenario_setup import opening, placed, scenario_setup

        file = load_scenario(Path(self.scenario))
        try:
            setup = scenario_setup(self.ruleset, file, self.settings)
            with placed(file):
                driver = setup.driver(setup.match().next_start())
            return replace(setup, opening=opening(file, driver))
        except ContentError:
            raise
        except ValueError as error:
            raise ContentError([FileFault(self.scenario, None, "", str(error))]) from error


def name_faults(names: Sequence[str]) -> list[FileFault]:
    """Name what is wrong with the players' names."""
    first, second = _tidy(names)
    allowed = f"1 to {LONGEST_NAME} characters"
    faults = [
        FileFault("names", None, "", f"found {quoted(name)}", allowed)
        for name in (first, second)
        if not 1 <= len(name) <= LONGEST_NAME
    ]
    if first == second and not faults:
        faults.append(FileFault("names", None, "", f"both players are called {quoted(first)}"))
    return faults


def _tidy(names: Sequence[str]) -> tuple[str, str]:
    first, second = (" ".join(clean_text(name).split()) for name in names)
    return first, second
