"""Asks the players of a match that is not over before something tells what is in their hands."""

import sys

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.play.hand_words import with_hand_word
from cardgame_tui.play.history.replay import Replay


def ask_players(replay: Replay, asked: str, refused: str) -> None:
    """Ask every person who plays an unfinished match; nobody is asked once it is over.

    Args:
        replay: the match.
        asked: what they agree to, such as ``hands are shown``; the words are made those of the game.
        refused: what does not happen if one of them does not, such as ``no transcript``.

    Raises:
        UsageError: when a player does not agree.
    """
    from cardgame_tui.ui.replay.state import ReplayState

    asked = with_hand_word(asked, replay.setup.hand_word)
    for name in ReplayState(replay).must_agree:
        print(f"This match is not over. {name} agrees that {asked}: type yes.", file=sys.stderr)
        if sys.stdin is None or sys.stdin.readline().strip().casefold() != "yes":
            raise UsageError(f"{refused}: the match is not over, and {name} did not agree that {asked}")
