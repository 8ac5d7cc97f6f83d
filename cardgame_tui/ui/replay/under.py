"""Another rule in a replay: who must agree, and how either side is continued."""

from collections.abc import Callable

from cardgame_tui.play.under.side_by_side import PLAYED, SideBySide
from cardgame_tui.ui.replay.branching import ask_branch
from cardgame_tui.ui.replay.desk import ReplayDesk
from cardgame_tui.ui.replay.viewing import ask_players
from cardgame_tui.ui.under.play_on import NewMatch
from cardgame_tui.ui.under.rehearsed import Rehearsed


def rehearsed(at: ReplayDesk) -> Rehearsed:
    """The duel that is being shown, as far as it was played."""
    replay, viewer = at.table.replay, at.table.viewer
    number = replay.place.duel
    earlier = replay.journal.duels[: number - 1]
    results = [duel.result.result for duel in earlier if duel.result is not None]
    return Rehearsed(replay.setup, replay.played, results, viewer)


class ReplayHost:
    """A replay in which a duel is shown under another rule.

    Args:
        at: the replay.
    """

    def __init__(self, at: ReplayDesk) -> None:
        self._at = at

    def before_showing(self, words: str, then: Callable[[], None]) -> None:
        """Ask the players of a match that is not over: another rule may show cards that are still hidden."""
        ask_players(self._at, f"Show it under {words}?", "cards are shown that the other rule would show", then)

    def before_bots(self, then: Callable[[], None]) -> None:
        """Ask them again: what bots achieve with both hands tells what is in them."""
        hand = self._at.table.replay.setup.hand_word
        ask_players(self._at, "Let bots play?", f"bots play on with both {hand}s", then)

    def play_on(self, both: SideBySide, side: int, decision: int) -> None:
        """Continue one side in a new match, after a question."""
        at, replay = self._at, self._at.table.replay
        if side == PLAYED:
            replay.go_to(replay.place.duel, decision)
            at.draw()
            ask_branch(at)
        else:
            NewMatch(at.dialog, both, decision, replay.journal.path, at.play_on).ask()
