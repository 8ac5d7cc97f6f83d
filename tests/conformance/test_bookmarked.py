"""The check on bookmarks: duels of every game continue from one, and a game that loses something is found."""

from typing import Any

import pytest

from cardgame_tui.engine.duel import Start, other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.bookmarked import bookmarks_continue
from cardgame_tui.testing.conformance import check_duel
from cardgame_tui.testing.starts import starts_of
from cardgame_tui.testing.watch import Nonconformance
from tests.games.brawl import BRAWL, Brawl, BrawlDuel, brawl_start

SHIPPED = ("dimensional_rift", "rune_duel", "containment", "grand_archive")


class CountingDuel(BrawlDuel):
    """A duel that counts turns outside its state, and writes the count down wrongly."""

    def __init__(self, start: Start) -> None:
        super().__init__(start)
        self.counted = 0

    def clone(self) -> "CountingDuel":
        """Copy it with its count."""
        twin = super().clone()
        twin.counted = self.counted
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Everything, with another count."""
        return vars(self) | {"counted": 0}


class Counting(Brawl):
    """A game whose seats change places by a count that no bookmark has."""

    duel_class = CountingDuel

    def turn(self, duel: BrawlDuel) -> Script[None]:
        """Play a turn; every seventh gives the same seat another."""
        assert isinstance(duel, CountingDuel)
        yield from super().turn(duel)
        duel.counted += 1
        if duel.counted % 7 == 0:
            duel.active = other(duel.active)


class ClosedDuel(BrawlDuel):
    """A duel that holds a function made inside another."""

    def __init__(self, start: Start) -> None:
        super().__init__(start)
        self.rule = lambda: start

    def clone(self) -> "ClosedDuel":
        """Copy it with its function."""
        twin = super().clone()
        twin.rule = self.rule
        return twin


class Closed(Brawl):
    """A game whose duels cannot be written."""

    duel_class = ClosedDuel


def checked(game: Ruleset, seed: int) -> Any:
    """One random duel of a game with random options and decks, checked at its end."""
    start = starts_of(game, turn_options=True, change_decks=True)(seed)
    return check_duel(game, start, seed, every=1_000, canaries=False, at_end=(bookmarks_continue,))


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", SHIPPED)
def test_duels_of_every_game_continue_from_a_bookmark(game: str, seed: int) -> None:
    report = checked(load_ruleset(game), seed)
    assert report.checked["bookmarks_continue"] == 1
    assert not report.notes


@pytest.mark.parametrize("seed", range(4))
def test_a_declared_duel_has_bookmarks(seed: int) -> None:
    report = check_duel(BRAWL, brawl_start(seed), seed, canaries=False, at_end=(bookmarks_continue,))
    assert not report.notes


def test_a_duel_that_loses_something_is_found() -> None:
    with pytest.raises(Nonconformance, match="from a bookmark"):
        check_duel(Counting(), brawl_start(1), 1, canaries=False, at_end=(bookmarks_continue,))


def test_a_duel_that_cannot_be_written_is_noted() -> None:
    report = check_duel(Closed(), brawl_start(1), 1, canaries=False, at_end=(bookmarks_continue,))
    assert any(note.startswith("no bookmarks: Can't") for note in report.notes)
