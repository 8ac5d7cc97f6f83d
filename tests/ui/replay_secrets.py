"""What is hidden from a viewer of a replay."""

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.viewer import Viewer
from tests.ui.canary import KnownNames

CLOSED = (Viewer.PUBLIC, Viewer.SEAT1, Viewer.SEAT2)


def hidden_at_the_end(replay: Replay, viewer: Viewer) -> set[str]:
    """Names that a viewer has read nowhere in the whole replay."""
    return hidden_up_to(replay, viewer, len(replay.duels[0].entries))


def hidden_up_to(replay: Replay, viewer: Viewer, decisions: int) -> set[str]:
    """Names that a viewer has not been allowed to read after so many decisions."""
    seen, names = KnownNames(), set[str]()
    for count in range(decisions + 1):
        names = seen.hidden_in(replay.duels[0].driver.fork(count).duel, viewer.seat)
    return names
