"""How a replay is viewed: from whose point of view, and from which key event."""

from collections.abc import Callable, Sequence

from cardgame_tui.play.eyes import Eyes
from cardgame_tui.ui.pages.replay import agree_page, eyes_page, jump_page
from cardgame_tui.ui.replay.desk import ReplayDesk

UNCHANGED = "The point of view does not change."
"""Said when somebody does not agree."""


def pick_jump(at: ReplayDesk) -> None:
    """Pick a key event to go to."""
    at.dialog.choose(jump_page(at.table.replay, at.table.eyes), lambda index: _jump(at, int(index)))


def _jump(at: ReplayDesk, index: int) -> None:
    at.table.jump(index)
    at.draw()


def pick_eyes(at: ReplayDesk) -> None:
    """Pick whose point of view is shown."""
    choose_eyes(at, at.draw)


def choose_eyes(at: ReplayDesk, then: Callable[[], None], why: str = "") -> None:
    """Let a point of view be picked.

    Args:
        at: the replay.
        then: what follows once everybody who must agree has.
        why: why another point of view is needed; empty where a player only wants one.
    """
    page = eyes_page(at.table.replay.setup.names, why)
    at.dialog.choose(page, lambda picked: see_as(at, Eyes(picked), then))


def see_as(at: ReplayDesk, eyes: Eyes, then: Callable[[], None]) -> None:
    """Change the point of view, once everybody who must agree has."""
    _ask(at, () if eyes is Eyes.PUBLIC else at.table.must_agree, eyes, then)


def _ask(at: ReplayDesk, names: Sequence[str], eyes: Eyes, then: Callable[[], None]) -> None:
    """Ask one player after the other before hands of a match that is not over are shown."""
    if names:
        at.dialog.choose(
            agree_page(names[0]),
            lambda _: _ask(at, names[1:], eyes, then),
            lambda: at.dialog.note(UNCHANGED),
        )
        return
    at.table.agreed = at.table.agreed or eyes is not Eyes.PUBLIC
    at.table.see_as(eyes)
    then()
