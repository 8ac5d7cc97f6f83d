"""Games for the command line to find: Leduc as if it were installed, with a deck rule, and broken ones."""

import os
from collections.abc import Mapping
from typing import Any

from cardgame_tui.content.faults import RuleFault
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.duel import DeckList
from cardgame_tui.engine.plugin import Plugin
from cardgame_tui.engine.prompt import Script
from cardgame_tui.entry_points import EntryPoint
from cardgame_tui.ruleset import Ruleset
from tests.games.leduc import Leduc, LeducDuel


class DeckLeduc(Leduc):
    """Leduc where a player may bring a deck of two cards, which does not matter."""

    def check_deck(self, deck: DeckList, options: Any, cards: Mapping[str, Printed]) -> list[RuleFault]:
        """A deck has two different cards (LE-1)."""
        main = deck.get("main", ())
        faults = [] if len(main) == 2 else [RuleFault("LE-1", f"a deck has 2 cards, this one {len(main)}")]
        return faults if len(set(main)) == len(main) else [*faults, RuleFault("LE-2", "a card is in it twice")]


class LoudLeduc(DeckLeduc):
    """The same, which says when a duel has begun."""

    def setup(self, duel: LeducDuel) -> Script[None]:
        """Say so first."""
        os.write(1, b"begun\n")  # at once, so that an interrupt leaves no part of it
        yield from super().setup(duel)


class FaultyLeduc(DeckLeduc):
    """The same, which breaks down in its second hand."""

    def turn(self, duel: LeducDuel) -> Script[None]:
        """Play a hand, or break."""
        if duel.turn == 2:
            raise KeyError("second hand")
        yield from super().turn(duel)


def fail_to_load() -> Ruleset:
    """Break while the game is built."""
    raise RuntimeError("the cards are gone")


PLUGIN = Plugin("leduc", "Leduc", "poker with six cards", "1", DeckLeduc)
LOUD_PLUGIN = Plugin("leduc", "Leduc", "poker with six cards", "1", LoudLeduc)
FAULTY_PLUGIN = Plugin("leduc", "Leduc", "poker with six cards", "1", FaultyLeduc)
BROKEN = Plugin("broken", "Broken", "does not load", "1", fail_to_load)
NO_GAME = Plugin("no_game", "No game", "loads something else", "1", object)
MISNAMED = Plugin("other", "Other", "calls itself something else", "1", DeckLeduc)
OLD = Plugin("old", "Old", "made for another interface", "1", DeckLeduc, api=0)

HERE = "tests.cli.games"
SOUND = ("leduc", f"{HERE}:PLUGIN")
LOUD = ("leduc", f"{HERE}:LOUD_PLUGIN")
UNSOUND = (
    ("broken", f"{HERE}:BROKEN"),
    ("no_game", f"{HERE}:NO_GAME"),
    ("gone", "tests.cli.no_such_module:PLUGIN"),
    ("misnamed", f"{HERE}:MISNAMED"),
    ("no_plugin", f"{HERE}:HERE"),
    ("old", f"{HERE}:OLD"),
)


def entry_points_of(*named: tuple[str, str]) -> list[EntryPoint]:
    """The entry points of installed packages that name these ids and objects."""
    return [EntryPoint(name, value, f"package{number}") for number, (name, value) in enumerate(named, 1)]
