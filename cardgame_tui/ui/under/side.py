"""One of two lines as it is drawn."""

from collections.abc import Sequence

from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.value import value


@value
class Side:
    """One side as it is drawn.

    Args:
        name: what it is called.
        scene: its board.
        events: the latest events of its log up to here, oldest first.
        following: what is asked next and was answered, or how it ends.
    """

    name: str
    scene: Scene
    events: Sequence[LogLine]
    following: str
