"""What a rehearsal needs: the duel that is played under another rule, and the place where it is held."""

from collections.abc import Callable, Sequence
from typing import Protocol

from cardgame_tui.engine.duel import Result
from cardgame_tui.play.history.timeline import PlayedDuel
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.under.other_line import OtherLine
from cardgame_tui.play.under.side_by_side import SideBySide
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.value import value


@value
class Rehearsed:
    """The duel that is played under another rule.

    Args:
        setup: the set-up of its match.
        played: the duel.
        results: how the earlier duels of the match ended.
        viewer: who looks.
        near: the seat drawn at the bottom.
    """

    setup: Setup
    played: PlayedDuel
    results: Sequence[Result]
    viewer: Viewer
    near: int = 1

    def under(self, words: str) -> SideBySide:
        """The duel next to the same under other rules.

        Raises:
            ContentError: with all faults of the rules.
            ValueError: when the duel cannot be begun under them.
        """
        return SideBySide(self.played, OtherLine(self.setup, self.played, words, self.results))


class Host(Protocol):
    """Where a rehearsal is held: at a table, or in a replay."""

    def before_showing(self, words: str, then: Callable[[], None]) -> None:
        """Ask whoever must agree before the duel is shown under other rules; then `then` follows."""

    def before_bots(self, then: Callable[[], None]) -> None:
        """Ask whoever must agree before bots play on with both hands; then `then` follows."""

    def play_on(self, both: SideBySide, side: int, decision: int) -> None:
        """Continue one side by hand, from a decision."""
