"""``replay FILE --under``: the same duel under another rule, and where it parts from what was played."""

from cardgame_tui.commands.shared.errors import UsageError
from cardgame_tui.commands.shared.reading import faults_in_words
from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.timeline import PlayedDuel, decision_meant
from cardgame_tui.play.under.in_words import in_words
from cardgame_tui.play.under.other_line import OtherLine
from cardgame_tui.play.viewer import Viewer


def under(replay: Replay, words: str, at: str | None, viewer: Viewer) -> int:
    """Print where a duel parts from the same duel under other rules; the first one is written as a new match too.

    Args:
        replay: the match.
        words: the other rules: a variant, or options.
        at: which duel is meant, as ``--at``; None for the first.
        viewer: who reads what happens.

    Raises:
        UsageError: with all faults of the rules, or when there is no such duel.
    """
    played = _duel(replay, at)
    with faults_in_words():
        try:
            other = OtherLine.of_replay(replay, played.number, words)
        except ValueError as error:
            raise UsageError(str(error)) from error
        print("\n".join(in_words(played, other, viewer)))
        if other.can_be_written:
            path = other.write(origin=replay.journal.path.name)
            print(f"{path}\nopen it: cardgame-tui replay {path} --at {len(other.lines)}")
    return 0


def _duel(replay: Replay, at: str | None) -> PlayedDuel:
    """The duel that is meant."""
    try:
        number, _ = decision_meant(at) if at else (1, 0)
    except ValueError as error:
        raise UsageError(f"--at: {error}") from None
    if not 0 < number <= len(replay.duels):
        raise UsageError(f"--at: no duel {number}; the last one of the match is {len(replay.duels)}")
    return replay.duels[number - 1]
