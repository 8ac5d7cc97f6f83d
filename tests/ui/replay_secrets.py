"""What is hidden from a viewer of a replay."""

from cardgame_tui.play.eyes import Eyes
from cardgame_tui.play.replay import Replay
from tests.ui.canary import Eyes as Seen

CLOSED = (Eyes.PUBLIC, Eyes.SEAT1, Eyes.SEAT2)


def hidden_at_the_end(replay: Replay, eyes: Eyes) -> set[str]:
    """Names that eyes have read nowhere in the whole replay."""
    return hidden_up_to(replay, eyes, len(replay.duels[0].entries))


def hidden_up_to(replay: Replay, eyes: Eyes, decisions: int) -> set[str]:
    """Names that eyes have not been allowed to read after so many decisions."""
    seen, names = Seen(), set[str]()
    for count in range(decisions + 1):
        names = seen.hidden_in(replay.duels[0].driver.fork(count).duel, eyes.seat)
    return names
